"""Effects share ten channels and one loudness: what weighs least makes room."""

from pathlib import Path

import pytest

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.cues import BELL, CHEER, CHIP, DICE, SHUTTER, TICK, Cue
from postparade.announcer.audio.foley import Foley
from postparade.announcer.audio.levels import FULL_EFFECTS, levels
from postparade.announcer.audio.mixer import SilentMixer
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.settings import AnnouncerSettings


class Rack(SilentMixer):
    """A mixer whose time stands still, so that everything goes on sounding."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.on: dict[int, str] = {}

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self.on[channel] = clip.stem
        super().play(channel, clip, volume, loop=loop)

    def stop(self, channel: int) -> None:
        self.on.pop(channel, None)
        super().stop(channel)


@pytest.fixture
def rack() -> Rack:
    return Rack()


def foley(rack: Rack, **settings: object) -> Foley:
    packs, _ = open_packs("")
    return Foley(Soundboard(rack, packs, lambda fault: None), levels(AnnouncerSettings(**settings)))  # type: ignore[arg-type]  # options by name


def loudness(rack: Rack) -> float:
    return sum(rack.volumes[channel] for channel, name in rack.on.items() if name != "tick")


def test_everything_together_is_never_louder_than_the_group(rack: Rack) -> None:
    effects = foley(rack, effects=1.0)
    for cue in (CHIP, DICE, BELL, CHEER, SHUTTER, CHIP, DICE, CHEER) * 3:
        effects.play(cue)
        assert loudness(rack) <= FULL_EFFECTS + 1e-9


def test_heavy_effect_stops_lighter_ones_that_leave_no_room(rack: Rack) -> None:
    effects = foley(rack, effects=1.0)
    effects.play(DICE)
    effects.play(CHIP)
    effects.play(CHEER)
    assert sorted(rack.on.values()) == ["cheer"]
    assert rack.volumes[next(iter(rack.on))] == pytest.approx(CHEER.volume * FULL_EFFECTS)
    effects.play(DICE)
    assert "cheer" in rack.on.values()


def test_with_all_channels_taken_the_oldest_lightest_gives_way(rack: Rack) -> None:
    effects = foley(rack)
    soft = Cue("chip_1", volume=0.1, weight=1)
    for _ in mix.EFFECTS:
        effects.play(soft)
    assert sorted(rack.on) == sorted(mix.EFFECTS)
    effects.play(Cue("dice_roll", "dice", 0.1, weight=0))
    assert "dice_roll" not in rack.on.values(), "a lighter one takes nobody's place"
    effects.play(Cue("photo_shutter", volume=0.1, weight=2))
    effects.play(Cue("gate_clang", volume=0.1, weight=1))
    assert [rack.on[channel] for channel in mix.EFFECTS[:3]] == ["photo_shutter", "gate_clang", "chip_1"]


def test_call_for_attention_needs_no_room_and_is_not_lowered(rack: Rack) -> None:
    effects = foley(rack, effects=1.0)
    effects.play(CHEER)
    effects.step(22.0)
    effects.play(TICK)
    volumes = {name: rack.volumes[channel] for channel, name in rack.on.items()}
    assert volumes["tick"] == pytest.approx(TICK.volume * FULL_EFFECTS)
    assert volumes["cheer"] == pytest.approx(CHEER.volume * FULL_EFFECTS * 10 ** (-22 / 20))


def test_night_has_no_bell_and_a_table_with_loud_dice_no_dice(rack: Rack) -> None:
    effects = foley(rack, night=True, dice_sound=False)
    effects.play(BELL)
    effects.play(DICE)
    assert rack.on == {}
    effects.play(CHIP)
    assert list(rack.on.values()) == ["chip_1"]
