"""The simulated table: tray, Pico, buttons, players and faults. A product, not a test helper."""
