"""How a camera is asked to take its pictures: in the configuration, or by the host on the camera page."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Encoding = Literal["any", "mjpg", "yuyv"]
"""How pictures come over the cable: as the camera likes, compressed one by one, or uncompressed."""

Milliseconds = Annotated[float, Meta(ge=0.05, le=500.0)]
Rate = Annotated[int, Meta(ge=1, le=120)]


class CaptureSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """``exposure`` is how long each picture is exposed, in milliseconds; ``None`` where the camera finds it by itself.
    ``rate`` is how many pictures a second the camera is to give, ``None`` as many as it likes."""

    exposure: Milliseconds | None = None
    encoding: Encoding = "any"
    rate: Rate | None = None


AS_IT_LIKES = CaptureSettings()
"""All is left to the camera."""
