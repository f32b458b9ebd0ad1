"""What pages ask for: granted once, refused with a remedy, and never as somebody else."""

from pathlib import Path
from typing import Any

from postparade.core.faults import Refusal
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, TABLE, Viewer, seat
from postparade.table.messages import Command, Receipt
from tests.web.server_fixture import Page, newcomers, serving


async def test_roll_from_a_phone_reaches_every_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        pages = [await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws"), await fixture.client().open("/ws")]
        for page in pages:
            await page.hear()
        assert pages[0].state["choices"][0]["action"]["do"] == "roll"
        assert pages[1].state["choices"] == []
        answer = await pages[0].act("throw-001", pages[0].state["entry"], do="roll", dice=[3, 4])
        assert answer["ok"]
        for page in pages:
            await page.hear_until("play.last_roll", [3, 4])


async def test_a_page_cannot_pass_its_dice_off_as_the_cameras(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann, _) = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        page = await ann.open("/seat/1/ws")
        entry = (await page.hear())["set"]["entry"]
        forged = {"do": "roll", "dice": [3, 4], "source": "camera", "named": ["red", "white"]}
        assert (await page.act("forged-01", entry, **forged))["ok"]
        assert fixture.table.view(HOST).rolls[0].source == "typed"


async def test_refusals_carry_code_sentence_and_remedy_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        one, two = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
        entry = (await two.hear())["set"]["entry"]
        commands: list[tuple[Page, dict[str, Any], str]] = [
            (two, {"do": "roll", "dice": [1, 1]}, "not_your_turn"),
            (one, {"do": "roll", "dice": [0, 7]}, "invalid_dice"),
            (one, {"do": "roll", "dice": "six"}, "invalid_dice"),
            (one, {"do": "deal"}, "wrong_phase"),
            (one, {"do": "fly"}, "bad_request"),
            (one, {"do": "open_game", "game": "quarter-horse"}, "not_allowed"),
            (one, {"do": "correct", "entry": 4, "dice": [1, 1]}, "not_allowed"),
            (one, {"do": "take_seat", "name": "Eve"}, "not_allowed"),
            (one, {"do": "rename", "seat": 2, "name": "Eve"}, "not_allowed"),
            (one, {"do": "clear_seat", "seat": 2}, "not_allowed"),
        ]
        for number, (page, action, code) in enumerate(commands):
            answer = await page.act(f"command-{number:04}", entry, **action)
            assert (answer["ok"], answer["code"]) == (False, code), (action, answer)
            assert answer["sentence"]
            assert answer["remedy"]
            await fixture.clock.advance(1)
        assert fixture.table.view(TABLE).entry == entry


async def test_stale_command_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann", "Bob")
        await fixture.deal()
        host = await fixture.host()
        seen = host.state["entry"]
        await fixture.act(Roll((1, 1)))
        answer = await host.act("late-0001", seen, do="roll", dice=[3, 4])
        assert answer["code"] == "stale"


async def test_seat_is_that_of_the_page_whatever_the_message_says(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann")
        (bob,) = await fixture.seat("Bob")
        await fixture.deal("quarter-horse", cards="dealt")
        page = await bob.open("/seat/2/ws")
        await page.hear()
        for message in (
            {"t": "do", "id": "command-0001", "seat": 1, "action": {"do": "roll", "dice": [1, 1]}},
            {"t": "do", "id": "command-0002", "who": {"role": "host"}, "action": {"do": "roll", "dice": [1, 1]}},
        ):
            assert (await page.ask(**message))["code"] == "bad_request"
        answer = await page.act("command-0003", do="roll", dice=[1, 1], seat=1)
        assert answer["code"] == "not_your_turn"


async def test_board_only_looks(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        board = await fixture.client().open("/ws")
        await board.hear()
        for message in (
            {"t": "do", "id": "command-0001", "action": {"do": "open_game", "game": "quarter-horse"}},
            {"t": "reseat", "id": "command-0002", "seat": 1},
            {"t": "doors", "id": "command-0003", "door": "closed"},
            {"t": "panel", "id": "command-0004", "name": "throw"},
        ):
            assert (await board.ask(**message))["code"] == "not_allowed"
        assert fixture.table.view(TABLE).game is None


async def test_resend_acts_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann, _) = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        page = await ann.open("/seat/1/ws")
        await page.hear()
        entry = page.state["entry"]
        first = await page.act("same-command", entry, do="roll", dice=[3, 4])
        await page.socket.close()
        again = await ann.open("/seat/1/ws")
        await again.hear()
        second = await again.act("same-command", entry, do="roll", dice=[3, 4])
        assert first["entry"] == second["entry"]
        assert fixture.table.view(TABLE).play.rolls == 1
    async with serving(tmp_path) as fixture:
        command = Command("seat1:same-command", seat(1), Roll([3, 4], source="typed"), entry)
        outcome = await fixture.table.submit(command)
        assert isinstance(outcome, Receipt)
        assert outcome.repeated, "the journal remembers the command after a restart"


async def test_two_seats_may_choose_the_same_id(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        pages = await ann.open("/seat/1/ws"), await bob.open("/seat/2/ws")
        for number, page in enumerate(pages, 1):
            await page.hear()
            answer = await page.act("same-command", do="rename", seat=number, name=f"Player {number}")
            assert answer["ok"]
        assert [card.name for card in fixture.table.view(TABLE).seats] == ["Player 1", "Player 2"]


async def test_electronic_dice_throw_once_a_command(tmp_path: Path) -> None:
    thrown: list[Viewer] = []

    async def throw(who: Viewer, based_on: int) -> Receipt | Refusal:
        thrown.append(who)
        return await fixture.table.submit(Command(f"throw-{len(thrown)}", who, Roll((2, 5)), based_on))

    async with serving(tmp_path, throw=throw) as fixture:
        ann, bob = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        page = await ann.open("/seat/1/ws")
        await page.hear()
        entry = page.state["entry"]
        for _ in range(2):
            answer = await page.ask(t="throw", id="throw-0001", based_on=entry)
            assert answer["ok"]
        assert thrown == [seat(1)]
        other = await bob.open("/seat/2/ws")
        await other.hear()
        assert (await other.ask(t="throw", id="throw-0001", based_on=entry))["code"] == "stale"


async def test_table_with_real_dice_throws_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host = await fixture.host()
        assert host.state["electronic"] is False
        assert (await host.ask(t="throw", id="throw-0001", based_on=0))["code"] == "no_electronic_dice"


async def test_nonsense_is_answered_and_survived(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        await page.hear()
        for nonsense in ("", "{", "[]", "null", '{"t":"do"}', '{"t":"nothing"}', "[" * 1500, '{"t":"ping","x":1}'):
            await page.socket.send_str(nonsense)
            assert (await page.hear())["code"] == "bad_request"
        await page.socket.send_str('{"t":"ping"}')
        assert (await page.hear()) == {"t": "pong"}


async def test_correction_from_the_host_reaches_the_board(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        await fixture.act(Roll((3, 4)))
        board = await fixture.client().open("/ws")
        await board.hear()
        host = await fixture.host()
        entry = host.state["rolls"][0]["entry"]
        assert (await host.act("mend-0001", do="correct", entry=entry, dice=[3, 5]))["ok"]
        await board.hear_until("play.last_roll", [3, 5])
        assert [box["horse"] for box in board.state["play.boxes"]] == [8, None, None, None]


async def test_absurd_numbers_and_nesting_are_refused_and_the_table_keeps_answering(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann, _) = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        page = await ann.open("/seat/1/ws")
        entry = (await page.hear())["set"]["entry"]
        nested = "[" * 500 + "]" * 500
        join = '{"do":"join","player":3,"chips":50}'
        texts = [
            f'{{"t":"do","id":"abcdefgh","action":{join},"based_on":9223372036854775808}}',
            '{"t":"do","id":"abcdefgi","action":{"do":"join","player":3,"chips":1e300}}',
            f'{{"t":"do","id":"abcdefgj","action":{{"do":"join","player":3,"chips":{10**200}}}}}',
            f'{{"t":"do","id":"abcdefgk","action":{{"do":"roll","dice":{nested}}}}}',
            '{"t":"do","id":"abcdefgl","action":{"do":[]}}',
            '{"t":"do","id":"abcdefgm","action":{"do":{"a":1}}}',
        ]
        for text in texts:
            await page.socket.send_str(text)
        await page.socket.send_json(
            {"t": "do", "id": "alive-001", "action": {"do": "roll", "dice": [3, 4]}, "based_on": entry}
        )
        answers: list[dict[str, Any]] = []
        while not answers or answers[-1].get("id") != "alive-001":
            frame = await page.hear()
            answers += [frame] if frame["t"] in ("ack", "refused") else []
        assert [(answer.get("ok", False), answer.get("code")) for answer in answers[:-1]] == [
            (False, "bad_request") for _ in texts
        ]
        assert answers[-1]["ok"]
