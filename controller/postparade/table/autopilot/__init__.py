"""Evenings on autopilot: a schedule of games and races that the table runs by itself."""
