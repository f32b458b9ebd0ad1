"""``postparade dice replay BUNDLE``: a film that was kept as evidence, played to the reader again."""

import json
from pathlib import Path


def replay_bundle(folder: Path, as_json: bool) -> int:
    """Play the bundle in ``folder`` to a watcher and print what it reads and commits now, beside what it did then.

    Returns 0 when the dice are read as they really lay or not at all, 1 when they are misread. Raises ``DeviceFault``
    (``video_unreadable``) or ``PictureFault`` for a folder that holds no whole bundle.
    """
    from postparade.dice import film
    from postparade.dice.sources.tray_worker import watcher_over
    from postparade.dice.vision.picture import load
    from postparade.dice.vision.reader import read

    bundle, tray = film.opened(folder)
    watcher = None
    commits: list[tuple[int, ...]] = []
    readings: list[tuple[int, ...] | None] = []
    mask = None
    for frame in bundle.frames:
        picture = load(folder / frame.file)
        if watcher is None:
            watcher = watcher_over(tray, picture.shape)
            mask = None if tray.outline is None else tray.mask(picture.shape)
        sighting = watcher.see(picture, frame.at)
        if sighting.committed is not None:
            commits.append(sighting.committed)
        if frame.stage == "still":
            edge = tray.edge_in(picture.shape)
            readings.append(read(picture, len(bundle.corrected), tray.reference, edge=edge, floor=mask).values)
    wrong = [one for one in (*commits, *readings) if one is not None and one != bundle.corrected]
    if as_json:
        told = {"corrected": bundle.corrected, "counted": bundle.counted, "commits": commits, "readings": readings}
        print(json.dumps(told | {"version": bundle.version, "misread": len(wrong)}))
    else:
        print(f"Lay there: {_words(bundle.corrected)}. Counted by version {bundle.version}: {_words(bundle.counted)}.")
        sure = sum(one is not None for one in readings)
        now = ", ".join(map(_words, commits)) or "no roll"
        print(f"Now: {now} committed; {sure} of {len(readings)} still frames read.")
        print("Misread." if wrong else "Nothing is misread.")
    return 1 if wrong else 0


def _words(values: tuple[int, ...] | None) -> str:
    return "not read" if values is None else " ".join(map(str, values))
