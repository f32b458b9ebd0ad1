"""Table and hub may be of different versions: what the newer one says more is passed over, and nothing is lost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from postparade.hub import messages
from postparade.hub.messages import KINDS, FromHub, FromTable
from postparade.rules.viewer import TABLE
from postparade.table.messages import TakeSeat
from tests.hub.venue import End, TableHere, Venue, until, venue, wire

UNHEARD = b'{"t":"weather","rain":true}'


def richer(part: object) -> object:
    """``part`` with a field more in every object whose fields are named; maps by number stay."""
    if isinstance(part, dict):
        more = {} if all(name.isdecimal() for name in part) else {"newer": {"deep": [1]}}
        return {**{name: richer(value) for name, value in part.items()}, **more}
    return [richer(value) for value in part] if isinstance(part, list) else part


def speaks_newer(end: End) -> None:
    """Let ``end`` talk as a newer version might: with more fields, and messages of another kind in between."""
    send: Callable[..., object] = end.send

    async def newer(data: bytes, request: str = "") -> None:
        await send(UNHEARD)  # type: ignore[misc]
        await send(json.dumps(richer(json.loads(data))).encode(), request)  # type: ignore[misc]

    end.send = newer  # type: ignore[method-assign]


async def again(here: TableHere, newer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table connects anew, and one end of its wire is ``newer``."""
    await here.disconnect()
    ends = wire()
    speaks_newer(ends[newer == "hub"])
    monkeypatch.setattr("tests.hub.venue.wire", lambda: ends)
    here.connect()


async def follows(there: Venue, here: TableHere) -> None:
    await here.guests.do(TakeSeat("Bob"))
    await here.settle()
    await until(lambda: there.hub.tables()[0].latency is not None, here.guests.clock)
    assert there.equals_journal(here)
    assert there.hub.tables()[0].refused == 0
    assert there.hub.tables()[0].refusal is None
    assert here.noes == [] or here.noes[-1] is None
    assert here.guests.table.view(TABLE).entry == 2


@pytest.mark.parametrize("newer", ["table", "hub"])
async def test_what_a_newer_version_says_more_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer: str
) -> None:
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as here:
        await again(here, newer, monkeypatch)
        await follows(there, here)


def test_all_kinds_of_messages_are_known() -> None:
    told = (*get_args(FromTable), *get_args(FromHub))
    assert {msgspec.inspect.type_info(one).tag for one in told} == KINDS  # type: ignore[attr-defined] # all have one
    assert messages.is_of_another_version(UNHEARD)
    for nonsense in (b"", b"[]", b'{"t":"order"}', b'{"t":1}', b"\xff", b"[" * 5000):
        assert not messages.is_of_another_version(nonsense)
