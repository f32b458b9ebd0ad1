"""``postparade dice``: the camera reader without a table."""
