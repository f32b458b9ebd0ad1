"""The film of a roll that was read wrongly is kept, can be played again, and is a test when it lies in a folder."""

import asyncio
import itertools
import json
import secrets
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from postparade.cli.main import main
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.misread_film import (
    A_SECOND,
    CLOSE,
    CLOSE_A_SECOND,
    FOLDER,
    KEPT,
    SECONDS,
    Film,
    Shot,
    Story,
    opened,
    save,
)
from postparade.dice.sources.camera import CameraSource
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.simulator.tray.tray import SimulatedTray
from postparade.table.messages import Command, Correct
from tests.dice.abreast import awaited_workers
from tests.dice.sources import opened as tables
from tests.dice.vision.drawn import roll, taken, tray

__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(3), pytest.mark.usefixtures("awaited_workers")]

STORY = Story("usb:test", 3, (1, 2), (2, 5))
BUNDLES = Path(__file__).parent / "bundles"


async def thrown(here: tables.Opened, source: CameraSource, seconds: float) -> None:
    for _ in range(int(seconds * 20)):
        await here.clock.advance(0.05)
        observation = source.tray_worker.see(source.camera.read(), here.clock.now())
        source._on_observation(observation, source.live._seen.stats)
    for _ in range(50):
        await asyncio.sleep(0.002)


async def play(folder: Path, film: str, *, correct: bool) -> tuple[tuple[int, ...], list[Path]]:
    """One throw on the simulated tray that the camera reads, perhaps corrected by the host; what is kept then."""
    async with tables.opened(folder / "table") as here:
        camera = SimulatedTray(here.clock, 1)
        settings = replace(here.context.settings, film=film)
        source = CameraSource(camera, here.context._replace(data=folder, settings=settings), "simulated")
        await thrown(here, source, 1.0)
        faces = tuple(sorted(camera.throw()))
        await thrown(here, source, 3.0)
        assert [tuple(sorted(one)) for one in here.rolls] == [faces]
        wrong = (faces[0], faces[1] % 6 + 1)
        if correct:
            answer = await here.table.submit(Command(secrets.token_hex(8), HOST, Correct(here.entry, wrong)))
            assert answer is not None
            while source._saving:
                await asyncio.gather(*source._saving)
        return wrong, sorted((folder / FOLDER).glob("*"))


def test_a_corrected_roll_is_kept_and_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "table").mkdir()
    corrected, kept = asyncio.run(play(tmp_path, "corrected", correct=True))
    assert len(kept) == 1
    bundle, known = opened(kept[0])
    assert bundle.corrected == tuple(sorted(corrected))
    assert bundle.counted != bundle.corrected
    assert bundle.camera == "simulated"
    assert known.reference is not None
    assert {note.stage for note in bundle.frames} >= {"empty", "moving", "still"}
    # The host was wrong here, so that the reader, which is right, seems to misread.
    assert main(["dice", "replay", str(kept[0]), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["commits"] == [list(bundle.counted or ())]
    assert main(["dice", "replay", str(kept[0])]) == 1
    assert "Misread." in capsys.readouterr().out


@pytest.mark.parametrize(("film", "correct"), [("corrected", False), ("never", True), ("entered", False)])
def test_nothing_else_is_kept(tmp_path: Path, film: str, correct: bool) -> None:
    (tmp_path / "table").mkdir()
    assert asyncio.run(play(tmp_path, film, correct=correct))[1] == []


@pytest.mark.parametrize(("film", "kept"), [("corrected", 0), ("entered", 1)])
def test_rolls_entered_by_hand_are_kept_if_the_host_allows_it(tmp_path: Path, film: str, kept: int) -> None:
    async def enter() -> None:
        async with tables.opened(tmp_path / "table") as here:
            settings = replace(here.context.settings, film=film)
            context = here.context._replace(data=tmp_path, settings=settings)
            source = CameraSource(SimulatedTray(here.clock, 1), context, "simulated")
            for number in range(6):
                source._film.add(taken(roll(2, 5)), 0.2 * number, Sighting(TrayState.STILL))
            source.tell(Sighting(TrayState.STILL))
            await here.table.submit(Command(secrets.token_hex(8), HOST, Roll((2, 5))))
            while source._saving:
                await asyncio.gather(*source._saving)

    (tmp_path / "table").mkdir()
    asyncio.run(enter())
    found = sorted((tmp_path / FOLDER).glob("*"))
    assert len(found) == kept
    assert all(opened(one)[0].counted is None for one in found)


def test_the_ring_holds_the_last_seconds_only() -> None:
    film = Film()
    picture = taken(tray())
    for number in range(600):
        film.add(picture, number / 30, Sighting(TrayState.EMPTY))
    shots = film.last()
    assert shots[-1].at - shots[0].at <= SECONDS
    assert len(shots) <= (SECONDS - CLOSE) * A_SECOND + CLOSE * CLOSE_A_SECOND + 2
    assert sum(len(shot.jpeg) for shot in shots) < len(shots) * picture.nbytes / 10, "memory is scarce"
    gaps = [later.at - shot.at for shot, later in itertools.pairwise(shots)]
    assert gaps[0] > 1.5 * gaps[-1], "the end, in which the last roll falls, is closer"
    film.add(picture, 3.0, Sighting(TrayState.EMPTY))
    assert [shot.at for shot in film.last()] == [3.0], "a clock that was set back begins a new film"


def shots() -> list[Shot]:
    return [Shot.of(taken(roll(2, 5)), 0.1 * number, Sighting(TrayState.STILL)) for number in range(3)]


def test_a_calm_tray_is_filmed_once_a_second() -> None:
    film, calm = Film(), Sighting(TrayState.EMPTY)
    picture = np.zeros((48, 64, 3), np.uint8)
    for frame in range(60):
        film.add(picture, frame / 5, calm, calm=True)
    assert len(film.last()) <= SECONDS + 1
    film.add(picture, 12.0, calm)
    assert film.last()[-1].at == 12.0


def test_the_oldest_bundles_give_way(tmp_path: Path) -> None:
    small = [Shot.of(np.zeros((48, 48, 3), np.uint8), 0.0, Sighting(TrayState.STILL))]
    for number in range(KEPT + 3):
        save(tmp_path, small, Tray(), STORY, f"{number:04}")
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{number:04}" for number in range(3, KEPT + 3)]


def test_a_right_bundle_misreads_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = save(tmp_path, shots(), Tray(taken(tray())), STORY, "one")
    assert main(["dice", "replay", str(place)]) == 0
    assert "3 of 3 still frames read" in capsys.readouterr().out


def test_a_film_that_cannot_be_kept_or_opened_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(ConfigurationFault) as full:
        save(tmp_path / "file", shots(), Tray(), STORY, "one")
    assert full.value.code == "film_unwritable"
    with pytest.raises(DeviceFault):
        opened(tmp_path)
    place = save(tmp_path, shots(), Tray(), STORY, "one")
    (place / "bundle.json").write_bytes(msgspec.json.encode({"format": 1}))
    assert main(["dice", "replay", str(place)]) == 1


@pytest.mark.parametrize(
    "bundle", sorted(path for path in BUNDLES.iterdir() if path.is_dir()), ids=lambda path: path.name
)
def test_no_bundle_in_the_folder_is_misread(bundle: Path) -> None:
    assert main(["dice", "replay", str(bundle)]) == 0
