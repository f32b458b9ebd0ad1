"""Where rolls come from: camera, buttons, number pad, photographs, electronic dice."""
