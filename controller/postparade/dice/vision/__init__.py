"""The camera reader: from pictures of the tray to values, and from frames to rolls.

There is one empty tray, kept by :class:`~postparade.dice.vision.background.Background`: tray state and reader get the
same picture of it, aligned and lit as it should be seen now, on the same floor. What differs from it is measured
twice, because two questions are asked. ``frame_diff`` answers on every frame whether anything is there or moves: 160
cells across, blue-green-red, with each row's light taken out, because lamps on mains current draw bands.
``difference`` answers on frames that are read what stands out where: 320 pixels across, in lightness and colour, so
that a shadow is told from a die and the outline of a body is found to a pixel. Cells are too coarse for bodies, and the
finer difference takes as long as everything else done to a frame that is only watched.
"""
