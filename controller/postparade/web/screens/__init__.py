"""Screens: any browser that shows what the host assigns to it, and pages for them and for the pictures of streams."""
