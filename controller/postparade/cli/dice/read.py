"""``postparade dice read``: the camera reader on photographs."""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from postparade.cli.dice.pictures import draw, number_of_dice, outline_of, with_progress
from postparade.core.faults import PictureFault


def read_files(
    files: Sequence[Path | str],
    expect: str,
    reference: Path | str | None,
    as_json: bool,
    out: Path | str | None,
    outline: str | None = None,
) -> int:
    """Read each of ``files`` and print one line for each, a JSON object with ``as_json``.

    ``expect`` is ``"any"`` or a number of dice, ``reference`` a picture of the empty tray, ``out`` a folder for copies
    of the pictures with what was found drawn into them, ``outline`` the floor of the tray as text. A file that cannot
    be read becomes a line with its reason, and the others are still read. Returns 0, or 1 when a file could not be
    read as a picture. Raises :class:`PictureFault` for an unusable ``reference`` or ``outline`` and
    :class:`ConfigurationFault` for a malformed ``expect``.
    """
    from postparade.dice.calibration.tray import Tray
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
        line: dict[str, Any] = {"file": file, "values": values and list(values), "reason": reason}
        line |= {"confidence": round(confidence, 3), "ms": spent, "likely": [list(guess) for guess in likely]}
        print(json.dumps(line), flush=True)
        return
    if values is not None:
        print(f"{file}: {' '.join(map(str, values))} ({confidence:.0%} sure, {spent:.0f} ms)")
        return
    hint = f"; perhaps {' or '.join('-'.join(map(str, guess)) for guess in likely[:2])}" if likely else ""
    print(f"{file}: not read, {sentence or reason}{hint}")
