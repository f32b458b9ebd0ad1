"""Reading a roll again gives exactly what playing the right roll from the start would have given."""

import itertools
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, Viewer
from postparade.table.messages import Correct, Receipt
from tests.table.drawn_commands import SHORT, dice, offered
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(4)


NAMES = ("Ann", "Bob", "Cid")


def decks() -> Any:
    """A shuffler that gives the same decks, in the same order, to everybody who deals the same number of times."""
    turns = itertools.count(1)
    return lambda items: [items[(at * 7 + turn) % len(items)] for turn in (next(turns),) for at in range(len(items))]


class Played(NamedTuple):
    """A command that was granted, and the entry it became."""

    who: Viewer
    action: Any
    entry: int


@settings(max_examples=25, deadline=None)
@given(data=st.data(), game=st.sampled_from(["quarter-horse", "hold-your-horses"]), physical=st.booleans())
async def test_a_correction_equals_having_read_the_roll_rightly(data: st.DataObject, game: str, physical: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        await compare(data, Path(folder), game, "physical" if physical else "dealt")


async def compare(data: st.DataObject, folder: Path, game: str, cards: str) -> None:
    """Play a game, read one of its rolls again, and play it once more with the right roll."""
    setup = {"lanes": SHORT, "cards": cards}
    async with company(folder / "misread", NAMES, game, shuffle=decks(), **setup) as misread:
        played = await play(data, misread)
        rolls = [command for command in played if isinstance(command.action, Roll)]
        if not rolls:
            return
        wrong, right = data.draw(st.sampled_from(rolls)), Roll(data.draw(dice))
        answer = await misread.ask(Correct(wrong.entry, right.dice))
        async with company(folder / "right", NAMES, game, shuffle=decks(), **setup) as rightly:
            refused = [
                await again(rightly, command, right if command is wrong else command.action) for command in played
            ]
            lapsed = [command.entry for command, code in zip(played, refused, strict=True) if lapses(command, code)]
            codes = {
                code
                for command, code in zip(played, refused, strict=True)
                if code is not None and not lapses(command, code)
            }
            if isinstance(answer, Refusal):
                assert answer.code == "correction_conflict"
                assert codes
                return
            assert codes == set()
            assert list(answer.events[0].void) == lapsed
            assert misread.board.play == rightly.board.play
            assert facts(misread) == facts(rightly)


def lapses(command: Played, code: str | None) -> bool:
    """Whether what was refused with ``code`` merely falls away: an answer that nobody asks for any more, or a roll
    after the earlier end of its race."""
    return code == "not_asked" or (isinstance(command.action, Roll) and code == "wrong_phase")


async def play(data: st.DataObject, guests: Company) -> list[Played]:
    """What was granted until the game was over; corrections are left out."""
    played = []
    for _ in range(data.draw(st.integers(1, 40))):
        screen = replace(guests.table.view(HOST), rolls=())
        if not screen.choices:
            break
        who, action = data.draw(offered(screen))
        answer = await guests.ask(action, who)
        if isinstance(answer, Receipt):
            played.append(Played(who, action, answer.entry))
    return played


async def again(guests: Company, command: Played, action: Any) -> str | None:
    """The code with which ``action`` is refused when it comes instead of ``command``: dice are what they are, so the
    house enters them."""
    answer = await guests.ask(action, HOST if isinstance(action, Roll) else command.who)
    return answer.code if isinstance(answer, Refusal) else None


def facts(guests: Company) -> list[Any]:
    """Everything that has happened in the game, as it holds now."""
    return [event for step in guests.table._written.history for event in step.events]
