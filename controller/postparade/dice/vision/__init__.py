"""The camera reader: from pictures of the tray to values, and from frames to rolls.

The tray. There is one ``floor``, outside of which nothing is looked for, and one empty tray, kept by
:class:`~postparade.dice.vision.background.Background`: tray state and reader get the same picture of it, aligned and
lit as it should be seen now. What differs from it is measured twice, because two questions are asked. ``motion``
answers on every frame whether anything is there or moves: 160 cells across, blue-green-red, with each row's light taken
out, because lamps on mains current draw bands. ``difference`` answers on frames that are read what stands out where:
320 pixels across, in lightness and colour, so that a shadow is told from a die and the outline of a body is found to a
pixel. Cells are too coarse for bodies, and the finer difference takes as long as everything else done to a frame that
is only watched. ``tray_state`` makes of the first one of five states of the tray.

The dice. ``detector`` says where they may lie, ``face_classifier`` and ``geometry`` read their upper faces, ``fusion``
puts both together; ``against_empty`` and ``silhouette`` say which of them have a body in the tray, how large and how
upright, and what else lies there. ``confidence`` weighs all of that, and ``reader`` answers or says why not.
``roll_watcher`` follows both through the frames and commits each roll once.

Lengths of dice are told in edges of a die, of the tray in shares of the picture's width; times in seconds.
"""
