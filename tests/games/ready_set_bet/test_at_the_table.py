"""What the table adds to the printed rules (specification, section 15)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.actions import Bet, DealVip, HouseBet, KeepVip, MoveBet, SetupRace, Start
from postparade.games.ready_set_bet.rules.setup import ReadySetBetSetup
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.actions import Join, Leave, Pause, Resume, Roll
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import Correct
from tests.games.ready_set_bet.random_play import GAME, RandomEvening
from tests.table.players import company

SEVEN = Roll((3, 4))


def code(answer: Any) -> str:
    return answer.code if isinstance(answer, Refusal) else ""


def evening(seats: int = 3, seed: int = 1, **options: Any) -> RandomEvening:
    return RandomEvening(seed, seats=tuple(range(1, seats + 1)), **options)


def running(seats: int = 3, **options: Any) -> RandomEvening:
    table = evening(seats, **options)
    table.do(SetupRace(), None)
    table.do(Start(), None)
    return table


def finish(table: RandomEvening) -> tuple[Any, ...]:
    """The seven runs home; what the last roll brought."""
    while table.state.running:
        done = table.granted(SEVEN, None)
    return done.events


@pytest.mark.parametrize("forged", [("P01", "P02", "P03", "P04", "P05"), ("P28",), ()])
def test_cards_that_a_sender_names_are_thrown_away(forged: tuple[str, ...]) -> None:
    """What lies face up is drawn by the table, also when a host who plays asks for his favourites."""
    drawn = set()
    for seed in range(6):
        table = evening(seed=seed)
        table.do(SetupRace(forged, "X4"), None)
        assert len(table.state.props) == 5
        drawn.add((table.state.props, table.state.exotics))
    assert len(drawn) > 1


def test_a_phone_can_neither_deal_itself_cards_nor_learn_those_of_others() -> None:
    table = running(modules=("vip",))
    finish(table)
    assert code(table.do(DealVip({1: ["V13", "V14"]}), 1)) == "not_allowed"
    table.do(DealVip({1: ["V13", "V14"], 2: ["V15", "V16"]}), None)
    assert sorted(table.state.dealt) == [1, 2, 3]
    assert len({card for hand in table.state.dealt.values() for card in hand}) == 6
    hand = table.state.dealt[2]
    for guess in (*hand, "V01"):
        assert code(table.do(KeepVip(2, guess), 1)) == "not_your_seat"
        assert code(table.do(KeepVip(2, guess), None)) == "not_your_seat"
    event = ev.VipDealt(2, 2, hand)
    hidden = ev.VipDealt(2, 2, ())
    assert GAME.shown(event, HOST) == GAME.shown(event, seat(1)) == hidden
    assert GAME.shown(event, seat(2)) == event


def test_a_missed_choice_is_made_by_chance_and_marked_as_such() -> None:
    kept = set()
    for seed in range(12):
        table = running(seed=seed, modules=("vip",))
        finish(table)
        table.do(DealVip(), None)
        hand = table.state.dealt[1]
        assert code(table.do(KeepVip(1), 2)) == "not_your_seat"
        done = table.granted(KeepVip(1, lot=hand[0]), None)
        assert done.events[0].at_random
        assert done.events[0].card in hand
        kept.add(hand.index(done.events[0].card))
    assert kept == {0, 1}


def test_nine_bettors_in_rotation_share_what_the_deck_still_holds() -> None:
    table = evening(9, house="rotation", modules=("vip",))
    hands: list[int] = []
    for _ in range(3):
        table.do(SetupRace(), None)
        table.do(Start(), None)
        finish(table)
        table.do(DealVip(), None)
        hands = sorted(map(len, table.state.dealt.values()))
        for number in tuple(table.state.dealt):
            table.do(KeepVip(number), None)
    assert hands == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert GAME.cards(table.state) == 32


def test_while_the_race_is_paused_neither_bets_nor_rolls_count() -> None:
    table = running()
    assert code(table.do(Pause(), 1)) == "not_allowed"
    table.do(Pause(), None)
    assert GAME.status(table.state).paused
    assert GAME.status(table.state).pace is None
    assert code(table.do(SEVEN, None)) == "paused"
    assert code(table.do(Bet(1, 5, "win/7/1"), 1)) == "paused"
    assert code(table.do(MoveBet(1, 5, "win/7/1", "win/7/2"), 1)) == "paused"
    assert [choice.action for choice in GAME.choices(table.state, HOST)] == [Resume()]
    assert code(table.do(Pause(), None)) == "wrong_phase"
    table.do(Resume(), None)
    assert not isinstance(table.do(Bet(1, 5, "win/7/1"), 1), Refusal)


def test_a_bet_names_its_race_and_is_too_late_in_another() -> None:
    table = running()
    assert code(table.do(Bet(1, 5, "win/7/1", race=2), 1)) == "not_open"
    assert not isinstance(table.do(Bet(1, 5, "win/7/1", race=1), 1), Refusal)


def test_only_the_host_bets_for_guests_without_a_phone() -> None:
    table = running()
    assert code(table.do(Bet(1, 5, "win/7/1"), 2)) == "not_your_seat"
    assert not isinstance(table.do(Bet(1, 5, "win/7/1"), None), Refusal)


def test_whoever_leaves_mid_race_is_out_once_their_tokens_are_settled() -> None:
    table = running(modules=())
    table.do(Bet(1, 5, "win/7/1"), 1)
    table.do(Leave(1), None)
    assert GAME.seats(table.state) == (2, 3)
    assert code(table.do(Bet(1, 4, "win/7/2"), 1)) == "not_a_bettor"
    assert code(table.do(Bet(2, 4, "win/7/1"), 2)) == "spot_taken"
    events = finish(table)
    assert ev.Settled(1, 15, 0, 0, 15) in events
    assert events[-1] == ev.Left(1, 15)
    assert table.state.money == {2: 0, 3: 0}
    assert table.state.bank == 1895
    assert code(table.do(Leave(2), None)) == "too_few_players"


def test_whoever_joins_between_races_begins_with_no_money_and_no_cards() -> None:
    table = running(modules=("vip",))
    assert code(table.do(Join(4), None)) == "wrong_phase"
    finish(table)
    assert code(table.do(Join(4, 50), None)) == "bad_join"
    table.do(Join(4), None)
    table.do(DealVip(), None)
    assert table.state.money[4] == 0
    assert sorted(table.state.dealt) == [1, 2, 3]
    for number in range(1, 4):
        table.do(KeepVip(number), None)
    table.do(SetupRace(), None)
    assert 4 in table.state.bettors


def test_when_the_house_leaves_the_table_runs_the_races() -> None:
    table = evening(3, house="fixed", house_seat=3, modules=())
    assert table.state.money == {1: 0, 2: 0, 3: 18}
    table.do(Leave(3), None)
    assert table.state.house is None
    assert table.state.bank == 1895
    table.do(SetupRace(), None)
    assert code(table.do(HouseBet(3, 2, "win/7/1"), None)) == "wrong_phase"


def test_the_table_names_the_first_house_of_a_rotation_and_lets_it_stay() -> None:
    named = set()
    for seed in range(12):
        table = evening(4, seed, house="rotation", modules=())
        table.do(SetupRace(), None)
        named.add(table.state.house)
        table.do(Start(), None)
        finish(table)
        first, second = (choice for choice in GAME.choices(table.state, HOST) if isinstance(choice.action, SetupRace))
        assert first.action.house == table.state.house
        assert table.state.house is not None
        assert second.needs[0].of[0] == table.state.house % 4 + 1
        assert second.needs[0].of[-1] == table.state.house
    assert len(named) > 1


def test_seven_bettors_have_one_token_of_each_value_also_where_the_house_goes_round() -> None:
    for seats, house, tokens in ((6, "none", 5), (7, "none", 4), (7, "rotation", 5), (8, "rotation", 4)):
        table = running(seats, house=house)
        assert len(table.state.tokens) == tokens


def test_a_table_with_a_printed_board_takes_no_bets_and_shows_what_every_spot_pays() -> None:
    table = RandomEvening(3, seats=(1, 2), bets="board")
    assert GAME.accounts(table.state) == {}
    assert GAME.seats(table.state) == ()
    triggers: list[ev.VipTriggered] = []
    for race in range(1, 5):
        lies = ("P01", "P02", "P03", "P04", "P05") if race == 1 else ()
        table.do(SetupRace(lies, "X2" if race == 1 else None), None)
        assert race > 1 or table.state.props == lies
        table.do(Start(), None)
        assert code(table.do(Bet(1, 5, "win/7/1"), None)) == "not_a_bettor"
        for faces in ((1, 1), (1, 1)):
            triggers += [
                event for event in table.granted(Roll(faces), None).events if isinstance(event, ev.VipTriggered)
            ]
        events = finish(table)
        sheet = GAME.view(table.state, HOST).sheet
        assert ("win/7/1", True, 3, 4) in sheet
        assert ("color/red", False, 2, 1) in sheet
        assert len(sheet) == 67 + 5 + 3 * race
    assert isinstance(events[-1], ev.Ended)
    assert GAME.over(table.state)
    assert triggers[:2] == [ev.VipTriggered(("V15",)), ev.VipTriggered(("V15", "V18"))]


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"seats": (1,)}, "2 to 8"),
        ({"seats": tuple(range(1, 10))}, "2 to 8"),
        ({"seats": (1, 2), "house": "rotation"}, "3 to 9"),
        ({"seats": (1, 2), "house": "fixed"}, "House"),
        ({"seats": (1, 2), "house": "neutral", "house_seat": 3}, "House"),
        ({"seats": (1, 1)}, "different"),
        ({"seats": (1, 2), "vip_seconds": -1}, "0 to 600"),
        ({"seats": (1, 2), "balances": {1: 5}}, "balances"),
        ({"seats": (1, 2), "balances": {1: 5, 2: -1}}, "less than no chips"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused_in_words(options: dict[str, Any], word: str) -> None:
    answer = GAME.new(ReadySetBetSetup(**options))
    assert isinstance(answer, Refusal)
    assert answer.code == "bad_setup"
    assert word in answer.sentence


def test_the_table_throws_faster_as_the_leader_nears_home_and_not_at_all_where_the_house_does() -> None:
    table = running(house="fixed", house_seat=1)
    at_the_gate = GAME.status(table.state).pace
    for _ in range(12):
        table.do(SEVEN, None)
    near_home = GAME.status(table.state).pace
    assert at_the_gate == (2.0, 3.0)
    assert near_home is not None
    assert near_home[0] == 2.0
    assert 2.0 < near_home[1] < 3.0
    by_hand = running(house="fixed", house_seat=1, pace="off")
    assert GAME.status(by_hand.state).pace is None
    assert GAME.status(by_hand.state).turn == 1
    assert not isinstance(by_hand.do(SEVEN, 1), Refusal)
    assert code(by_hand.do(SEVEN, 2)) == "not_allowed"


def test_a_state_is_never_changed_by_what_follows() -> None:
    table = running()
    before = table.state
    copy = State(**{field: getattr(before, field) for field in State.__struct_fields__})
    for _ in table.play(most=300):
        pass
    assert before == copy


async def test_a_roll_is_read_again_until_the_next_race_is_laid_out_and_then_refused_with_the_reason(
    tmp_path: Path,
) -> None:
    """Section 15: the settlement and the VIP choices after it are undone with it; a later race stands for good."""
    async with company(tmp_path, ("Ann", "Bob"), "ready-set-bet") as guests:
        await guests.do(SetupRace())
        await guests.do(Start())
        await guests.do(Bet(1, 5, "win/7/1"), seat(1))
        rolls = [await guests.do(SEVEN) for _ in range(15)]
        await guests.do(DealVip())
        assert guests.board.play.seats[0].chips == 15
        assert {roll.race for roll in guests.table.view(HOST).rolls} == {1}
        await guests.do(Correct(rolls[-1].entry, (1, 1)))
        play = guests.board.play
        assert (play.phase, play.seats[0].chips, play.choosing, play.undealt) == ("open", 0, (), ())
        await guests.do(SEVEN)
        await guests.do(DealVip())
        for number in (1, 2):
            await guests.do(KeepVip(number))
        await guests.do(SetupRace())
        assert guests.table.view(HOST).rolls == ()
        assert await guests.code(Correct(rolls[0].entry, (1, 1))) == "race_closed"
        await guests.do(Start())
        second = await guests.do(SEVEN)
        assert [roll.entry for roll in guests.table.view(HOST).rolls] == [second.entry]
        assert await guests.code(Correct(rolls[0].entry, (1, 1))) == "race_closed"
        await guests.do(Correct(second.entry, (1, 1)))


def test_how_tokens_stand_is_what_the_settlement_says_of_the_same_places() -> None:
    compared = 0
    for seed in range(4):
        table = evening(3, seed=seed, modules=("props", "exotics"))
        for done in table.play(900):
            results = [event for event in done.events if isinstance(event, ev.BetResult)]
            ends = any(isinstance(event, ev.Finished) for event in done.events)
            if not ends:
                continue
            last = replace(done.before, positions=table.state.positions)
            for number in done.before.players:
                own = tuple(result for result in results if result.player == number)
                assert GAME.view(last, seat(number)).standing == own
                compared += len(own)
    assert compared > 50


def test_how_tokens_stand_is_told_to_their_owner_while_the_race_runs() -> None:
    table = running()
    table.granted(Bet(1, 5, "win/7/1", 1), 1)
    assert GAME.view(table.state, seat(1)).standing == ()
    table.granted(SEVEN, None)
    assert [(one.spot, one.won) for one in GAME.view(table.state, seat(1)).standing] == [("win/7/1", True)]
    for who in (seat(2), HOST, TABLE):
        assert GAME.view(table.state, who).standing == ()
    table.granted(Roll((2, 4)), None)
    table.granted(Roll((2, 4)), None)
    (behind,) = GAME.view(table.state, seat(1)).standing
    assert (behind.won, behind.gain, behind.penalty > 0) == (False, 0, True)
