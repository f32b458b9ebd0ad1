"""Find the camera that a setting or an argument means."""

from importlib.metadata import entry_points
from pathlib import Path

from postparade.core.confirmation import Verifies
from postparade.core.faults import ConfigurationFault, DeviceFault, Phrase
from postparade.dice.capture.contract import Camera, CameraOptions

GROUP = "postparade.cameras"
"""Entry points: a callable that takes what stands behind the colon and a :class:`CameraOptions`, and returns a
:class:`Camera`."""

KINDS = ("0", "/dev/video0", "picamera", "picamera:1", "FILE.mp4", "FOLDER")


def find(choice: str, options: CameraOptions | None = None) -> Camera:
    """The camera meant by ``choice``: a number or device file (USB), ``picamera`` or ``picamera:NUMBER``, a video file,
    a folder of numbered pictures, or ``NAME`` or ``NAME:REST`` of an installed one. Real cameras are not opened yet.

    Raises ``ConfigurationFault`` (``camera_unknown``, ``dice_plugin_failed``), or for a recording that cannot be used
    ``DeviceFault`` (``video_unreadable``) or ``PictureFault``.
    """
    options = options or CameraOptions()
    if choice.isdecimal() or (choice.startswith("/dev/") and not _recorded(Path(choice))):
        from postparade.dice.capture.usb import UsbCamera

        return UsbCamera(Path(f"/dev/video{int(choice)}" if choice.isdecimal() else choice), options)
    kind, _, rest = choice.partition(":")
    if kind == "picamera" and (rest.isdecimal() or choice == kind):
        from postparade.dice.capture.picamera import PiCamera

        return PiCamera(int(rest or 0), options)
    for point in entry_points(group=GROUP, name=kind):
        camera: Camera = point.load()(rest, options)
        if not isinstance(getattr(camera, "verifies", None), Verifies):
            raise ConfigurationFault("dice_plugin_failed", name=kind, why="it does not say what its pictures prove")
        return camera
    return _recording(choice, options)


def _recorded(path: Path) -> bool:
    """Whether ``path`` holds pictures and is no device: below ``/dev`` too, where ``/dev/shm`` is."""
    return path.is_dir() or path.is_file()


def _recording(choice: str, options: CameraOptions) -> Camera:
    from postparade.dice.capture.recordings import FrameFolder, VideoFile
    from postparade.dice.vision.picture import SUFFIXES

    path = Path(choice)
    if path.is_dir():
        return FrameFolder(path, options)
    if path.is_file() and path.suffix.lower() in SUFFIXES:
        raise DeviceFault("video_unreadable", path=path, why=Phrase("single_picture"))
    if path.is_file():
        return VideoFile(path, options)
    if path.suffix or "/" in choice:
        raise DeviceFault("video_unreadable", path=path, why=Phrase("no_such_file"))
    raise ConfigurationFault("camera_unknown", name=choice, known=", ".join(KINDS))
