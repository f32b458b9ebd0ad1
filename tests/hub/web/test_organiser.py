"""Sessions of organisers end at the hub, and nobody shortens a wait by a restart."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.web.organiser import HOURS, Organiser

HERE, THERE = "192.168.1.20", "192.168.1.21"


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    found = Ledger.open(tmp_path)
    yield found
    found.close()


def signed_in(organiser: Organiser) -> str:
    token = organiser.sign_in(organiser.pin, HERE)
    assert isinstance(token, str)
    return token


async def test_a_session_lasts_its_hours_through_restarts_of_the_program(ledger: Ledger) -> None:
    clock = HandClock()
    token = signed_in(Organiser(ledger, clock))
    await clock.advance(HOURS * 3600 - 1)
    again = Organiser(ledger, clock)
    assert again.knows(token)
    await clock.advance(1)
    assert not again.knows(token)
    assert not Organiser(ledger, clock).knows(token)


def test_a_session_ends_when_the_machine_is_switched_off(ledger: Ledger) -> None:
    token = signed_in(Organiser(ledger, HandClock()))
    assert not Organiser(ledger, HandClock()).knows(token)


def test_signing_out_ends_that_session_for_good_and_no_other(ledger: Ledger) -> None:
    clock = HandClock()
    organiser = Organiser(ledger, clock)
    first, second = signed_in(organiser), signed_in(organiser)
    assert first != second
    organiser.sign_out(first)
    for one in (organiser, Organiser(ledger, clock)):
        assert not one.knows(first)
        assert one.knows(second)
        assert not one.knows("")


def test_the_ledger_holds_no_token(ledger: Ledger, tmp_path: Path) -> None:
    token = signed_in(Organiser(ledger, HandClock()))
    assert not any(token.encode() in path.read_bytes() for path in tmp_path.iterdir())


@pytest.mark.parametrize("switched_off", [False, True])
def test_whoever_guesses_waits_through_a_restart(ledger: Ledger, switched_off: bool) -> None:
    clock = HandClock()
    organiser = Organiser(ledger, clock)
    answers = [organiser.sign_in("wrong", HERE) for _ in range(5)]
    assert [one.code for one in answers if isinstance(one, Refusal)] == ["hub_pin_wrong"] * 3 + ["try_later"] * 2
    again = Organiser(ledger, HandClock() if switched_off else clock)
    for address, waits in {HERE: True, THERE: False}.items():
        assert (again.wait(address) is not None) is waits
    assert isinstance(again.sign_in(again.pin, HERE), Refusal)
    assert isinstance(again.sign_in(again.pin, THERE), str)


async def test_the_right_pin_is_forgiven_and_that_is_remembered(ledger: Ledger) -> None:
    clock = HandClock()
    organiser = Organiser(ledger, clock)
    for _ in range(3):
        organiser.sign_in("wrong", HERE)
    await clock.advance(2)
    signed_in(organiser)
    assert isinstance(Organiser(ledger, clock).sign_in("wrong", HERE), Refusal)
    assert Organiser(ledger, clock).wait(HERE) is None
