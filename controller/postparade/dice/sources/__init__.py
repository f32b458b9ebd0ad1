"""Where rolls come from: camera, buttons, number pad, smart dice, photographs, electronic dice."""
