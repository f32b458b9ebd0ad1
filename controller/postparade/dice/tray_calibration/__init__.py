"""Calibration: what a camera's view of its tray looks like, found once and remembered."""
