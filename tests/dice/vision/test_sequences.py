"""The ten filmed rolls: with a reader that reads right, every roll is committed once, in its span, and nothing else."""

import json
from pathlib import Path

import pytest

from postparade.dice.vision.picture import Picture, load
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import RollWatcher

pytestmark = pytest.mark.slow(3)


@pytest.mark.parametrize("calibrated", [True, False])
@pytest.mark.parametrize("number", range(10))
def test_every_roll_is_committed_once(photos: Path, number: int, calibrated: bool) -> None:
    folder = photos / "sequences" / f"dev_{number:02d}"
    script = json.loads((folder / "sequence.json").read_text(encoding="utf-8"))
    frame = 0

    def oracle(_picture: Picture, _expect: int | None, _reference: Picture | None, /) -> Reading:
        for roll in script["expected"]:
            if roll["settled_from"] <= frame < roll["until"]:
                values = tuple(roll["values"])
                dice = tuple(Die(value, 1.0, (100 + 200 * k, 100, 50, 50)) for k, value in enumerate(values))
                return Reading(values, None, 1.0, (values,), dice)
        return Reading(None, "unsure", 0.0)

    watcher = RollWatcher(script["expect"], load(folder / "background.jpg") if calibrated else None, oracle)
    commits = []
    for frame in range(script["frames"]):
        committed = watcher.see(load(folder / f"{frame:03d}.jpg"), frame / script["fps"]).committed
        if committed is not None:
            commits.append((frame, list(committed)))
    assert [values for _, values in commits] == [roll["values"] for roll in script["expected"]]
    for (at, _), roll in zip(commits, script["expected"], strict=True):
        assert roll["settled_from"] <= at <= roll["settled_from"] + 0.4 * script["fps"]
