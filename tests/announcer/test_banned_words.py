"""What the host never wants to hear again is never said again: after a restart, too, until the host allows it."""

from pathlib import Path

import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.banned_words import FILE, BannedWords
from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.phrasebook import Phrasebook
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.wording import Wording
from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.table.presentation.status_board import StatusBoard

SEVEN = (("horse", 7),)


def said(banned: BannedWords, catalogue: Wording, key: str, times: int) -> set[int]:
    """The wordings of so many lines."""
    phrases = Phrasebook(catalogue.variants)
    phrases.banned = banned.banned
    return {phrases.line(key, SEVEN).variant for _ in range(times)}


async def test_a_banned_wording_is_never_said_again_after_a_restart_either(tmp_path: Path, catalogue: Wording) -> None:
    await BannedWords(tmp_path, catalogue).ban("move", 3, "Seven finds more.")
    again = BannedWords(tmp_path, catalogue)
    assert again.banned == {"move": frozenset({3})}
    assert said(again, catalogue, "move", 60) == set(range(1, catalogue.variants("move") + 1)) - {3}


def test_no_other_wording_stands_in_that_is_banned(tmp_path: Path, catalogue: Wording) -> None:
    """The scheduler puts the next wording in place of one that was said last."""
    line = Line("lead", SEVEN, 1, 4, (2, 3))
    assert line.another.variant == 4
    assert Line("lead", SEVEN, 4, 4, (1, 2, 3)).another.variant == 4


async def test_the_last_wording_cannot_be_banned(tmp_path: Path, catalogue: Wording) -> None:
    banned = BannedWords(tmp_path, catalogue)
    for wording in range(1, catalogue.variants("photo")):
        await banned.ban("photo", wording, f"{wording}")
    with pytest.raises(ConfigurationFault) as refused:
        await banned.ban("photo", catalogue.variants("photo"), "That was close!")
    assert refused.value.code == "last_wording"
    assert len(BannedWords(tmp_path, catalogue).kept) == catalogue.variants("photo") - 1


@pytest.mark.parametrize(("key", "wording"), [("neigh", 1), ("photo", 0), ("photo", 9)])
async def test_what_is_no_wording_is_refused(tmp_path: Path, catalogue: Wording, key: str, wording: int) -> None:
    banned = BannedWords(tmp_path, catalogue)
    with pytest.raises(ConfigurationFault):
        await banned.ban(key, wording, "Neigh!")
    assert banned.kept == ()


def test_a_ban_is_one_of_words_and_ends_with_them(tmp_path: Path, catalogue: Wording) -> None:
    (tmp_path / FILE).write_text('[{"key":"move","language":"en","words":"Gone.","text":"Gone."}]', encoding="utf-8")
    assert BannedWords(tmp_path, catalogue).banned == {"move": frozenset()}
    assert BannedWords(tmp_path, Wording("de")).banned == {}


def test_a_file_that_cannot_be_read_bans_nothing(tmp_path: Path, catalogue: Wording) -> None:
    (tmp_path / FILE).write_text("neigh", encoding="utf-8")
    assert BannedWords(tmp_path, catalogue).banned == {}


async def test_the_host_is_told_what_is_banned_and_may_allow_it_again(tmp_path: Path) -> None:
    board = StatusBoard()
    announcer = Announcer(AnnouncerSettings(enabled=False), board, SystemClock(), folder=tmp_path)
    await announcer.never_say("move", 3, "Seven finds more.")
    assert board.latest("never_said") == {"texts": ["Seven finds more."]}
    await announcer.say_again("Seven finds more.")
    assert board.latest("never_said") == {"texts": []}
    assert BannedWords(tmp_path, Wording("en")).kept == ()
