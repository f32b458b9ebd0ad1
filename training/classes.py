"""What a crop may show, as numbers of the face reader's classes: 0 to 5 are the faces 1 to 6."""

from postparade.dice.vision.face_classifier import CLASSES

NOTHING, BLURRED, COVERED, COCKED = (CLASSES.index(name) for name in ("nothing", "blurred", "covered", "cocked"))

EITHER = -1
"""A die for which neither a value nor a rejection would be wrong; the face reader is not shown it."""
