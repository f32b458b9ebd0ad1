"""``postparade dice replay BUNDLE``: a film that was kept as evidence, played to the reader again."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from postparade.cli.options import AsJson

if TYPE_CHECKING:
    from postparade.dice.misread_film import Bundle


def replay_bundle(bundle: Path, *, as_json: AsJson = False) -> int:
    """Play a film that was kept as evidence to the reader again; exit status 1 when it misreads the dice.

    Parameters
    ----------
    bundle
        A folder below film in the data folder, one for every roll of the camera that was corrected.
    """
    from postparade.dice import misread_film
    from postparade.dice.sources.tray_worker import watcher_over
    from postparade.dice.vision.picture import load
    from postparade.dice.vision.reader import read

    evidence, tray = misread_film.opened(bundle)
    watcher = None
    commits: list[tuple[int, ...]] = []
    readings: list[tuple[int, ...] | None] = []
    mask = None
    for frame in evidence.frames:
        picture = load(bundle / frame.file)
        if watcher is None:
            watcher = watcher_over(tray, picture.shape)
            mask = None if tray.outline is None else tray.mask(picture.shape)
        sighting = watcher.see(picture, frame.at)
        if sighting.committed is not None:
            commits.append(sighting.committed)
        if frame.stage == "still" and evidence.corrected:
            edge = tray.edge_in(picture.shape)
            readings.append(read(picture, len(evidence.corrected), tray.reference, edge=edge, floor=mask).values)
    wrong = sum(one is not None and one != evidence.corrected for one in (*commits, *readings))
    if as_json:
        told = {"corrected": evidence.corrected, "counted": evidence.counted, "commits": commits, "readings": readings}
        print(json.dumps(told | {"version": evidence.version, "misread": wrong}))
    else:
        _print(evidence, commits, readings, wrong)
    return 1 if wrong else 0


def _print(
    evidence: "Bundle", commits: list[tuple[int, ...]], readings: list[tuple[int, ...] | None], wrong: int
) -> None:
    counted = f"Counted by version {evidence.version}: {_words(evidence.counted)}"
    print(f"Lay there: {_words(evidence.corrected) or 'nothing that counts'}. {counted}.")
    sure = sum(one is not None for one in readings)
    now = ", ".join(map(_words, commits)) or "no roll"
    print(f"Now: {now} committed; {sure} of {len(readings)} still frames read.")
    print("Misread." if wrong else "Nothing is misread.")


def _words(values: tuple[int, ...] | None) -> str:
    return "not read" if values is None else " ".join(map(str, values))
