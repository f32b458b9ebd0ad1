"""Where rolls come from: the camera over the tray, buttons, phones and the operating system's dice."""
