"""``postparade dice watch FOLDER``: a folder of frames, played to the reader as if live."""

import sys
from pathlib import Path

from postparade.cli.dice.pictures import draw, number_of_dice, outline_of, say_commit, with_progress
from postparade.core.faults import PictureFault

COUNTS = "a roll counts once all dice have come to rest on the tray and can be read"


def watch_folder(
    folder: Path | str, expect: str, as_json: bool, out: Path | str | None, outline: str | None = None
) -> int:
    """Play the frames in ``folder`` to a watcher and print one line for each roll it commits.

    Frames are the pictures whose name ends with a number, in that order; ``background.jpg`` is the empty tray if it is
    there, ``outline`` the floor of its tray as text; the rate comes from ``fps`` in ``sequence.json``, else 15 a
    second. With ``out``, frames on which a roll was committed are drawn there. A frame that cannot be read is reported
    on standard error and skipped; that there was no roll at all is told there, too. Returns 0, or 1 when a frame could
    not be read. Raises ``DeviceFault`` (``video_unreadable``) when the folder holds no frames.
    """
    from postparade.dice.capture import recordings
    from postparade.dice.sources.tray_worker import watcher_over
    from postparade.dice.tray_calibration.calibrated_tray import Tray
    from postparade.dice.vision.picture import load

    wanted = number_of_dice(expect)
    place, watcher, rolls, broken = Path(folder), None, 0, False
    frames = recordings.frames(place)
    reference = recordings.background(place)
    tray = Tray(reference, None if outline is None else outline_of(outline).corners)
    rate = recordings.rate(place)
    for file in with_progress(frames, as_json, "Watching"):
        number = recordings.number(file)
        try:
            picture = load(file)
            watcher = watcher or watcher_over(tray, picture.shape, wanted)
            sighting = watcher.see(picture, number / rate)
        except PictureFault as fault:
            broken = True
            print(f"{fault.code}: {fault.sentence}", file=sys.stderr)
            continue
        if sighting.committed is not None:
            rolls += 1
            say_commit(number, sighting.committed, as_json)
            if out is not None and sighting.reading is not None:
                draw(picture, sighting.reading.dice, Path(out) / f"{file.stem}.png")
    if not rolls:
        print(f"No roll in {len(frames)} frames: {COUNTS}.", file=sys.stderr)
    return 1 if broken else 0
