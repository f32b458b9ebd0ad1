"""The simulated dice tray: thrown dice, and what the camera above sees of them."""
