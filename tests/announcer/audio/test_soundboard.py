"""Sounds with variants are never heard twice running, and belong to one pack."""

import random
import shutil
from itertools import pairwise
from pathlib import Path

from postparade.announcer.audio.ambience import LAYERS, Crowd
from postparade.announcer.audio.cues import ALL
from postparade.announcer.audio.mixer import SilentMixer
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.packs.pack import Pack, Packs, open_packs, sounds_folder
from postparade.core.faults import SoundFault

VARIED = ("gasp", "groan", "laughter", "applause", "chant", "cheer", "start_bell", "dice_roll", "photo_shutter")
MANIFEST = 'name = "Ours"\nlanguage = "en-GB"\nlicence = "CC0-1.0"\nauthor = "Us"\n'


class Deck(SilentMixer):
    """A mixer that remembers what it played."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.played: list[Path] = []

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self.played.append(clip)
        super().play(channel, clip, volume, loop=loop)


def heard(packs: Packs, name: str, times: int) -> list[Path]:
    deck = Deck()
    board = Soundboard(deck, packs, lambda fault: None, random.Random(4))
    for _ in range(times):
        board.play(6, name, 1.0)
    return deck.played


def test_what_is_heard_often_has_four_variants() -> None:
    packs, _ = open_packs("")
    assert {cue.name for cue in ALL if len(packs.variants(f"sfx/{cue.name}")) == 4} == set(VARIED)


def test_no_variant_is_heard_twice_running_and_each_comes_up() -> None:
    packs, _ = open_packs("")
    for name in VARIED:
        played = heard(packs, f"sfx/{name}", 60)
        assert played[0].stem == name
        assert all(one != after for one, after in pairwise(played)), name
        assert len(set(played)) == 4


def test_effect_without_variants_is_played_again() -> None:
    packs, _ = open_packs("")
    assert [file.stem for file in heard(packs, "sfx/gate_clang", 3)] == ["gate_clang"] * 3


def test_own_sound_is_not_mixed_with_the_variants_of_the_built_in_pack(tmp_path: Path) -> None:
    (tmp_path / "sfx").mkdir()
    (tmp_path / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    shutil.copy(sounds_folder() / "default" / "sfx" / "chip_1.ogg", tmp_path / "sfx" / "cheer.ogg")
    packs, _ = open_packs(str(tmp_path))
    assert {file.parent.parent for file in heard(packs, "sfx/cheer", 6)} == {tmp_path}


def test_of_several_variants_only_the_next_is_held_in_memory() -> None:
    packs, _ = open_packs("")
    held: list[Path] = []

    class Shelf(Deck):
        def load(self, clip: Path, *, keep: bool = False) -> None:
            held.extend([clip] * keep)

        def release(self, clip: Path) -> None:
            held.remove(clip)

    deck = Shelf()
    board = Soundboard(deck, packs, lambda fault: None, random.Random(4))
    board.load("sfx/cheer")
    for _ in range(30):
        ready = list(held)
        board.play(6, "sfx/cheer", 1.0)
        assert deck.played[-1:] == ready
        assert board.prepare()
        assert len(held) == 1
    assert not board.prepare()
    held.clear()
    board.restart()
    assert board.prepare()
    assert len(held) == 1


def test_a_loop_that_no_pack_has_is_looked_for_once(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    sought: list[str] = []

    class Bare(Packs):
        def find(self, name: str, caller: str = "") -> tuple[Path, float] | None:
            sought.append(name)
            return super().find(name, caller)

    faults: list[SoundFault] = []
    board = Soundboard(Deck(), Bare([Pack(tmp_path)]), faults.append)
    crowd = Crowd(board, 0.5)
    for step in range(200):
        crowd.sample(until=10.0)
        crowd.step(step / 100, RaceModel(), 1.0)
        board.prepare()
    board.restart()
    board.prepare()
    assert sorted(sought) == sorted({f"bed/{name}" for name in LAYERS})
    assert [fault.code for fault in faults] == ["sound_missing"] * len(LAYERS)
