"""Before a roll is put right, the host is told what that changes; nothing has changed until it is confirmed."""

from pathlib import Path

from postparade.core.faults import Refusal
from postparade.table.corrections.preview import Preview
from postparade.table.messages import Correct
from tests.table.players import company, views

PAIR = ("Ann", "Bob")


async def test_the_preview_is_what_the_correction_then_does(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2, 2)
        entry = guests.board.entry
        before = views(guests.table)
        held = dict(guests.chips)
        told = await guests.table.preview(Correct(entry, (1, 2)))
        assert isinstance(told, Preview)
        assert views(guests.table) == before
        assert told.horses == {2: (3, 2), 3: (0, 1)}
        assert told.winners == ()
        await guests.do(Correct(entry, (1, 2)))
        changed = {seat: (held[seat], chips) for seat, chips in guests.chips.items() if chips != held[seat]}
        assert told.purses == changed
        assert told.pot[1] == guests.board.play.pot


async def test_what_cannot_be_corrected_is_refused_as_the_correction_would_be(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        for correction in (Correct(1, (1, 2)), Correct(guests.board.entry, (0, 9))):
            told = await guests.table.preview(correction)
            assert isinstance(told, Refusal)
            assert told.code == await guests.code(correction)
