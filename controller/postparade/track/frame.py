"""A frame is one full set of LED values."""

import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]
"""``(pixels, 3)``: red, green, blue of every pixel of all chains."""
