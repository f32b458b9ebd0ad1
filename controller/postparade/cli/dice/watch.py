"""``postparade dice watch``: a camera on a page, or a folder of frames as if live."""

from pathlib import Path

from postparade.cli.options import AsJson, ConfigFile, Flag, PortNumber
from postparade.core.faults import ConfigurationFault


def watch(
    folder: Path | None = None,
    *,
    camera: str | None = None,
    expect: str = "2",
    outline: str | None = None,
    out: Path | None = None,
    as_json: AsJson = False,
    host: str = "127.0.0.1",
    port: PortNumber = 8081,
    once: Flag = False,
    config: ConfigFile = None,
) -> int:
    """Show on a page what a camera sees and reads; or play a folder of frames to the reader as if live, and print each
    roll that it commits.

    Parameters
    ----------
    folder
        Pictures whose names end with a number, in that order; background.jpg among them is the empty tray.
    camera
        Look through a camera instead: its number, picamera, a video file, a folder of frames, or simulated.
    expect
        How many dice lie on the tray: a number, or any.
    outline
        The floor of the tray, as corners in shares of the picture: "0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9". What lies or
        moves outside it is ignored. Without it, the calibrated outline of the camera.
    out
        A folder for copies of the frames with what was found drawn into them.
    as_json
        Print one JSON object per line.
    host
        The address that the page is served on; 0.0.0.0 shows it to the whole network.
    port
        The port of the page; 0 for any free one.
    once
        Stop at the end of a video file or folder instead of starting it again.
    config
        A configuration file; its section [dice] has the size, the rate and the settings of the camera, and its data
        folder the calibration.
    """
    if camera is not None:
        from postparade.cli.dice.watch_camera import watch_camera

        return watch_camera(camera, expect, as_json, out, host, port, once, config, outline)
    assert folder is not None, "without a camera there is a folder"
    if folder.is_file():
        raise ConfigurationFault("bad_usage", why=f"{folder} is no folder; dice watch --camera {folder} plays a video")
    from postparade.cli.dice.watch_folder import watch_folder

    return watch_folder(folder, expect, as_json, out, outline)
