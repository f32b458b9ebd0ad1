"""``postparade dice read`` and ``postparade dice watch``: the camera reader on files instead of a camera."""

import json
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.progress import track

from postparade.faults import ConfigurationFault, PictureFault

if TYPE_CHECKING:
    from postparade.dice.camera.picture import Picture
    from postparade.dice.camera.reading import Die

_Item = TypeVar("_Item")

PICTURES = (".jpg", ".jpeg", ".png", ".bmp", ".webp")
FRAMES_A_SECOND = 15.0
MANY = 8


def read_files(
    files: Sequence[Path | str], expect: str, reference: Path | str | None, as_json: bool, out: Path | str | None
) -> int:
    """Read each of ``files`` and print one line for each, a JSON object with ``as_json``.

    ``expect`` is ``"any"`` or a number of dice, ``reference`` a picture of the empty tray, ``out`` a folder for copies
    of the pictures with what was found drawn into them. A file that cannot be read becomes a line with its reason and
    the rest is read all the same. Returns 0, or 1 when a file could not be read as a picture. Raises
    :class:`PictureFault` for an unusable ``reference`` and :class:`ConfigurationFault` for a senseless ``expect``.
    """
    from postparade.dice.camera.picture import load
    from postparade.dice.camera.reader import read

    wanted = _number_of_dice(expect)
    empty = None if reference is None else load(reference)
    broken = False
    for file in _with_progress(files, as_json, "Reading"):
        began = time.perf_counter()
        try:
            picture = load(file)
            reading = read(picture, wanted, empty)
        except PictureFault as fault:
            broken = True
            _say_read(str(file), None, fault.code, 0.0, (), began, as_json, fault.sentence)
            continue
        _say_read(str(file), reading.values, reading.reason, reading.confidence, reading.likely, began, as_json)
        if out is not None:
            _draw(picture, reading.dice, Path(out) / f"{Path(file).stem}.png")
    return 1 if broken else 0


def watch_folder(folder: Path | str, expect: str, as_json: bool, out: Path | str | None) -> int:
    """Play the frames in ``folder`` to a watcher and print one line for each roll it commits.

    Frames are the pictures whose name is a number, in that order; ``background.jpg`` is the empty tray if it is there;
    the rate comes from ``fps`` in ``sequence.json``, else 15 a second. With ``out``, frames on which a roll was
    committed are drawn there. A frame that cannot be read is reported on standard error and skipped. Returns 0, or 1
    when a frame could not be read. Raises :class:`PictureFault` when the folder holds no frames.
    """
    from postparade.dice.camera.picture import load
    from postparade.dice.camera.watcher import Watcher

    wanted = _number_of_dice(expect)
    place = Path(folder)
    frames = _frames(place)
    empty = place / "background.jpg"
    watcher = Watcher(wanted, load(empty) if empty.exists() else None)
    rate = _rate(place)
    broken = False
    for file in _with_progress(frames, as_json, "Watching"):
        number = int(file.stem)
        try:
            picture = load(file)
            sighting = watcher.see(picture, number / rate)
        except PictureFault as fault:
            broken = True
            print(f"{fault.code}: {fault.sentence}", file=sys.stderr)
            continue
        if sighting.committed is not None:
            _say_commit(number, sighting.committed, as_json)
            if out is not None and sighting.reading is not None:
                _draw(picture, sighting.reading.dice, Path(out) / f"{file.stem}.png")
    return 1 if broken else 0


def _number_of_dice(expect: str) -> int | None:
    if expect == "any":
        return None
    if not expect.isdecimal() or not 1 <= int(expect) <= 6:
        raise ConfigurationFault("bad_usage", why=f"{expect!r} is neither a number of dice from 1 to 6 nor 'any'")
    return int(expect)


def _frames(folder: Path) -> list[Path]:
    try:
        files = [file for file in folder.iterdir() if file.suffix.lower() in PICTURES and file.stem.isdecimal()]
    except OSError as error:
        raise PictureFault("picture_missing", path=folder, why=error.strerror or error) from error
    if not files:
        raise PictureFault("picture_missing", path=folder / "000.jpg", why="the folder holds no numbered frames")
    return sorted(files, key=lambda file: int(file.stem))


def _rate(folder: Path) -> float:
    """Frames a second as written down beside the frames; a missing or damaged note means the usual rate."""
    try:
        note = json.loads((folder / "sequence.json").read_text(encoding="utf-8"))
        rate = float(note["fps"])
    except (OSError, ValueError, KeyError, TypeError):
        return FRAMES_A_SECOND
    return rate if rate > 0 else FRAMES_A_SECOND


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


def _say_commit(frame: int, values: tuple[int, ...], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"frame": frame, "values": list(values)}), flush=True)
    else:
        print(f"frame {frame}: {' '.join(map(str, values))}")


def _with_progress(items: Sequence[_Item], as_json: bool, what: str) -> Iterable[_Item]:
    """``items``, with a progress bar on standard error when somebody is watching a long run."""
    from rich.console import Console

    console = Console(stderr=True)
    if as_json or len(items) < MANY or not console.is_terminal:
        return items
    return track(items, description=what, console=console, transient=True)


def _draw(picture: "Picture", dice: Sequence["Die"], path: Path) -> None:
    """A copy of ``picture`` with a frame and the value at every die found. Raises :class:`PictureFault`."""
    import cv2

    copy = picture.copy()
    for die in dice:
        x, y, w, h = die.box
        colour = (0, 200, 0) if die.value is not None else (0, 140, 255)
        cv2.rectangle(copy, (x, y), (x + w, y + h), colour, 2)
        cv2.putText(copy, str(die.value or "?"), (x, max(14, y - 5)), cv2.FONT_HERSHEY_SIMPLEX, 0.6, colour, 2)
    done, data = cv2.imencode(".png", copy)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data.tobytes() if done else b"")
    except OSError as error:
        raise PictureFault("picture_unwritable", path=path, why=error.strerror or error) from error
