"""``postparade dice read``: the camera reader on photographs."""

import json
import time
from pathlib import Path

from postparade.cli.dice.pictures import draw, number_of_dice, outline_of, with_progress
from postparade.cli.options import AsJson
from postparade.core.faults import ConfigurationFault, PictureFault


def read_files(
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
    from postparade.dice.tray_calibration.calibrated_tray import Tray
    from postparade.dice.vision.picture import load
    from postparade.dice.vision.reader import read

    wanted = number_of_dice(expect)
    tray = None if outline is None else Tray(outline=outline_of(outline).corners)
    empty = None if reference is None else load(reference)
    broken = False
    for file in with_progress(files, as_json, "Reading"):
        began = time.perf_counter()
        try:
            picture = load(file)
            reading = read(picture, wanted, empty, floor=None if tray is None else tray.mask(picture.shape))
        except PictureFault as fault:
            broken = True
            _say_read(str(file), None, fault.code, 0.0, (), began, as_json, fault.sentence)
            continue
        _say_read(str(file), reading.values, reading.reason, reading.confidence, reading.likely, began, as_json)
        if out is not None:
            draw(picture, reading.dice, Path(out) / f"{Path(file).stem}.png")
    return 1 if broken else 0


def _say_read(
    file: str,
    values: tuple[int, ...] | None,
    reason: str | None,
    confidence: float,
    likely: tuple[tuple[int, ...], ...],
    began: float,
    as_json: bool,
    sentence: str = "",
) -> None:
    spent = round((time.perf_counter() - began) * 1000, 1)
    if as_json:
        line: dict[str, object] = {"file": file, "values": values and list(values), "reason": reason}
        line |= {"confidence": round(confidence, 3), "ms": spent, "likely": [list(guess) for guess in likely]}
        print(json.dumps(line), flush=True)
        return
    if values is not None:
        print(f"{file}: {' '.join(map(str, values))} ({confidence:.0%} sure, {spent:.0f} ms)")
        return
    hint = f"; perhaps {' or '.join('-'.join(map(str, guess)) for guess in likely[:2])}" if likely else ""
    print(f"{file}: not read, {sentence or reason}{hint}")
