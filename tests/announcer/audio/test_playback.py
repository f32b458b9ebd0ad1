"""The playback decodes what is about to be said, in the pause before it, and hurries only where it is heard."""

from pathlib import Path

import pytest

from postparade.announcer.audio.levels import levels
from postparade.announcer.audio.mixer import VOICE, SilentMixer
from postparade.announcer.audio.playback import SELDOM, SMOOTHLY, SOON, Announcement, Playback
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording

TICK = 0.01


class Deck:
    """A playback on a mixer that notes what it is told to decode and to say, and when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.decoded: dict[str, float] = {}
        self.said: dict[str, float] = {}
        deck = self

        class Noting(SilentMixer):
            def load(self, clip: Path, *, keep: bool = False) -> None:
                deck.decoded[clip.stem] = deck.now

            def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
                super().play(channel, clip, volume, loop=loop)
                if channel == VOICE:
                    deck.said[clip.stem] = deck.now

        packs = open_packs("")[0]
        board = Soundboard(Noting(lambda: self.now), packs, print)
        self.playback = Playback(levels(AnnouncerSettings()), board, Voice(packs, Wording(), None))

    def call(self, key: str, horse: int, priority: Priority, interrupts: Priority | None = None) -> None:
        line = Line(key, (("horse", horse),))
        call = Call((line,), priority, self.now, self.now + PATIENCE[priority], Validity(0), interrupts=interrupts)
        self.playback.perform(Announcement((call,), (), RaceModel()), self.now)

    def play(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            self.now += TICK
            self.playback.step(self.now)


@pytest.fixture
def deck() -> Deck:
    return Deck()


def test_only_what_is_said_next_is_decoded_and_in_the_pause_before_it(deck: Deck) -> None:
    deck.call("scratch", 4, Priority.RULE)
    for horse in (5, 6, 7):
        deck.play(0.1)
        deck.call("scratch", horse, Priority.RULE)
    assert not deck.decoded
    deck.play(4.0)
    assert set(deck.decoded) == {"scratch.7"}
    assert deck.said["scratch.4"] < deck.decoded["scratch.7"] < deck.said["scratch.7"]


def test_an_urgent_call_is_decoded_once_the_voice_it_cuts_off_has_faded_out(deck: Deck) -> None:
    deck.call("move", 4, Priority.COLOUR)
    deck.play(0.1)
    deck.call("winner", 7, Priority.RULE, interrupts=Priority.COLOUR)
    cut = deck.now
    assert not deck.decoded
    deck.play(1.0)
    assert cut < deck.decoded["winner.7"] < deck.said["winner.7"]


def test_steps_are_small_only_while_a_voice_begins_or_is_cut_off(deck: Deck) -> None:
    assert deck.playback.pause == SELDOM
    deck.call("move", 4, Priority.COLOUR)
    assert deck.playback.pause == SOON
    deck.play(0.3)
    assert deck.playback.pause == SMOOTHLY
    deck.call("winner", 7, Priority.RULE, interrupts=Priority.COLOUR)
    assert deck.playback.pause == SOON
    deck.play(10.0)
    assert deck.playback.pause == SELDOM
