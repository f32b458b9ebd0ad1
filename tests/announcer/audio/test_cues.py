"""Which effects belong to what happened."""

from collections.abc import Callable
from typing import Any

import pytest

from postparade.announcer.audio.cues import ALL, Cue, cues
from postparade.announcer.packs.pack import Pack, sounds_folder
from tests.announcer.transcript import transcript


def names(found: tuple[Cue, ...]) -> set[str]:
    return {cue.name for cue in found}


def test_each_event_has_its_sound(evening: Callable[..., Any]) -> None:
    night = evening(lanes={**dict.fromkeys(range(2, 13), 2), 7: 11})
    assert names(cues(night.deal())) == {"bugle_call"}
    for horse in (2, 3, 11):
        night.scratch(horse)
    assert names(cues(night.scratch(12))) == {"dice_roll", "chips_4", "start_bell", "gate_clang"}
    assert names(cues(night.run(6))) == {"dice_roll"}
    assert names(cues(night.run(2))) == {"dice_roll", "chip_1"}
    for _ in range(10):
        night.run(7)
    assert names(cues(night.run(6))) == {"dice_roll", "photo_shutter", "chips_4"}


def test_no_photo_for_a_finish_that_the_next_roll_would_hardly_have_changed(evening: Callable[..., Any]) -> None:
    night = evening(lanes={**dict.fromkeys(range(2, 13), 2), 6: 11})
    night.deal()
    night.scratch(2, 3, 11, 12)
    night.run(*[6] * 10, 7)
    assert names(cues(night.run(7))) == {"dice_roll", "chips_4"}


def test_correction_makes_no_noise(evening: Callable[..., Any]) -> None:
    night = evening()
    night.deal()
    update = night.scratch(4)
    assert cues(night.update("correction", None, update.events, None)) == ()


def test_default_pack_holds_every_effect() -> None:
    pack = Pack(sounds_folder() / "default")
    assert all(pack.file(f"sfx/{cue.name}") for cue in ALL)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("ready-set-bet", {"bugle_call", "start_bell", "gate_clang", "dice_roll", "chips_4"}),
        ("bettor-horse", {"tick", "cheer", "photo_shutter", "chips_4"}),
        ("odds-on", {"bugle_call", "start_bell", "gate_clang", "photo_shutter", "chips_4"}),
    ],
)
def test_games_that_declare_no_sounds_are_heard_by_the_tags_of_their_events(game: str, expected: set[str]) -> None:
    played = transcript(game, 3, setup=lambda setup: len(setup.seats) > 2).run(400)
    assert {name for _, update in played.updates for name in names(cues(update))} >= expected
