"""Drawings of races and evenings as SVG."""
