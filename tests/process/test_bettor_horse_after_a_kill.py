"""A game of Bettor Horse survives the plug being pulled in every phase: the next process stands where it stood."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.process.clients import TableProcess, Visitor, agree, come_back, sign_in, sit_down

pytestmark = pytest.mark.slow(20)

OPTIONS = ("--hardware", "none", "--dice", "manual")
NAMES = ("Ann", "Bob")


def filled(choice: dict[str, Any], rng: random.Random, prefer: str) -> dict[str, Any]:
    """The action of a template, filled in as a phone would; ``prefer`` are letters of horses to be raced first."""
    action = dict(choice["action"])
    for need in choice.get("needs", ()):
        if need["kind"] == "card":
            ranked = sorted(need["of"], key=lambda card: (card.split("-")[1] not in prefer, rng.random()))
            action[need["field"]] = ranked[: need.get("most", 1)]
        else:
            action[need["field"]] = rng.choice(need["of"])
    return action


def round_of(state: dict[str, Any]) -> Any:
    """The round that is played or shown."""
    return state["play"]["round"]


async def act(phone: Visitor, rng: random.Random, prefer: str = "") -> None:
    """The first thing that the phone offers."""
    await phone.until(lambda state: state["choices"])
    reply = await phone.do(**filled(phone.state["choices"][0], rng, prefer))
    assert reply["ok"], reply


async def go_to(phase: str, phones: list[Visitor], rng: random.Random) -> None:
    """Bring the game into ``phase``. Mudders race first, so that a wet track asks for them."""
    if phase == "commit":
        return
    await act(phones[0], rng, "b")
    if phase == "locked":
        return
    await act(phones[1], rng, "b")
    await phones[0].until(lambda state: state["play"]["phase"] == "track" and state["choices"])
    if phase == "track":
        return
    await act(phones[0], rng)
    await phones[0].until(lambda state: round_of(state)["condition"] is not None or round_of(state)["number"] == 2)


@pytest.mark.parametrize("phase", ["commit", "locked", "track", "race"])
async def test_after_kill_nine_hands_commitments_and_purses_are_the_same(tmp_path: Path, phase: str) -> None:
    """After the cut the track is wet, and a Mudder's owner is asked, or dry, and the races run."""
    rng = random.Random(6)
    with TableProcess(tmp_path, *OPTIONS) as table:
        host = await sign_in(table)
        phones = [await sit_down(table, name) for name in NAMES]
        opened = await host.do(do="open_game", game="bettor-horse", options={"track_conditions": True})
        assert opened["ok"], opened
        await go_to(phase, phones, rng)
        # A race goes on by itself: where this takes long the next round may have begun.
        locked = (phase != "commit") + (phase in ("track", "race"))
        await host.until(lambda state: len(round_of(state)["locked"]) == locked or round_of(state)["number"] == 2)
        await agree(host, *phones)
        left = host.state["play"]
        own = [{key: phone.state["play"][key] for key in ("hand", "locked", "winnings")} for phone in phones]
        table.kill()
    await host.close()
    with TableProcess(tmp_path, *OPTIONS) as table:
        host = await sign_in(table)
        back = await come_back(table, phones)
        play = host.state["play"]
        if phase != "race":
            assert play == left
            assert [{key: phone.state["play"][key] for key in one} for phone, one in zip(back, own, strict=True)] == own
        elif play["phase"] == "adjust":
            assert play["round"]["condition"] == "wet"
            # The cloths of the lane that waits are covered.
            run = len(round_of(host.state)["lanes"])
            assert [len(seat["left"]) for seat in play["seats"]] == [24 - run, 24 - run]
        else:
            # The round was settled before it was shown: after a restart the end is there at once.
            assert play["round"]["number"] == 2
            assert sum(seat["purse"] for seat in play["seats"]) + play["pool"] == 6
        waiting = play["waiting"]
        assert waiting
        for number in waiting:
            await act(back[number - 1], rng)
        await host.until(lambda state: state["play"]["waiting"] != waiting)
        for visitor in (host, *phones, *back):
            await visitor.close()
