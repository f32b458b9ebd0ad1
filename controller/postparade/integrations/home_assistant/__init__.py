"""The table as a device of Home Assistant, by MQTT discovery."""
