"""The commands below ``postparade dice``: names and options."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from postparade.cli.options import AsJson, ConfigFile, PortNumber
from postparade.core.faults import ConfigurationFault

dice_app = App(name="dice", help="Read dice from pictures and cameras, without a table; judge the dice of an evening.")


@dice_app.command
def read(
    *files: Path,
    expect: str = "2",
    reference: Path | None = None,
    outline: str | None = None,
    out: Path | None = None,
    as_json: AsJson = False,
) -> int:
    """Read the dice in photographs; one answer per picture, and none where the reader is not sure.

    Parameters
    ----------
    files
        Pictures to read.
    expect
        How many dice lie on the tray: a number, or any.
    reference
        A picture of the empty tray.
    outline
        The floor of the tray, as corners in shares of the picture: "0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9". Dice are looked
        for only inside it.
    out
        A folder for copies of the pictures with what was found drawn into them.
    as_json
        Print one JSON object per line.
    """
    if not files:
        raise ConfigurationFault("bad_usage", why="dice read needs at least one picture")
    from postparade.cli.dice.read import read_files

    return read_files(files, expect, reference, as_json, out, outline)


@dice_app.command
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
    once: Annotated[bool, Parameter(negative="")] = False,
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
    if (folder is None) == (camera is None):
        raise ConfigurationFault("bad_usage", why="dice watch needs either a folder of frames or --camera")
    if camera is not None:
        from postparade.cli.dice.watch_camera import watch_camera

        return watch_camera(camera, expect, as_json, out, host, port, once, config, outline)
    assert folder is not None, "without a camera there is a folder"
    if folder.is_file():
        raise ConfigurationFault("bad_usage", why=f"{folder} is no folder; dice watch --camera {folder} plays a video")
    from postparade.cli.dice.watch_folder import watch_folder

    return watch_folder(folder, expect, as_json, out, outline)


@dice_app.command
def replay(bundle: Path, *, as_json: AsJson = False) -> int:
    """Play a film that was kept as evidence to the reader again; exit status 1 when it misreads the dice.

    Parameters
    ----------
    bundle
        A folder below film in the data folder, one for every roll of the camera that was corrected.
    """
    from postparade.cli.dice.replay import replay_bundle

    return replay_bundle(bundle, as_json)


@dice_app.command
def calibrate(
    *,
    camera: str | None = None,
    reference: Path | None = None,
    roll: Path | None = None,
    outline: str | None = None,
    data: Path | None = None,
    as_json: AsJson = False,
    config: ConfigFile = None,
) -> int:
    """Calibrate a camera step by step: the empty tray, its outline, a test roll; or judge two pictures instead.

    Parameters
    ----------
    camera
        The camera: its number, picamera, a recording, or simulated. Without one, that of the configuration is
        calibrated, and pictures are only judged.
    reference
        A picture of the empty tray, instead of looking through the camera.
    roll
        A picture of two dice in the same tray, taken in the same way.
    outline
        Where dice can lie: whole, or corners as shares of the picture ("0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9"); found in
        the picture if not given.
    data
        The data folder of the table that is to use it.
    as_json
        Print one JSON object; for pictures only.
    config
        A configuration file, for the camera and the data folder.
    """
    if reference is not None and roll is not None:
        from postparade.cli.dice.calibrate import calibrate_pictures

        return calibrate_pictures(reference, roll, outline, camera, data, config, as_json)
    if reference is not None or roll is not None:
        raise ConfigurationFault("bad_usage", why="dice calibrate needs both --reference and --roll, or neither")
    if as_json or outline is not None:
        raise ConfigurationFault("bad_usage", why="--json and --outline go with --reference and --roll")
    from postparade.cli.dice.calibrate import calibrate_camera

    return calibrate_camera(camera, data, config)


@dice_app.command
def health(journal: Path, *, as_json: AsJson = False) -> int:
    """Say whether the dice of an evening look fair: faces, sums and order of its rolls against those of fair dice.

    Parameters
    ----------
    journal
        The journal.sqlite of an evening.
    as_json
        Print one JSON object.
    """
    from postparade.cli.dice.health import health as print_health

    return print_health(journal, as_json)
