"""The camera reader: from pictures of the tray to values, and from frames to rolls."""
