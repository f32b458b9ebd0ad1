"""Cameras over the tray: USB, the Pi's own, recordings; and the loop that brings their newest frame to the reader."""
