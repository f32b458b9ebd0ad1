"""Whole games of every kind, called from the first to the last event: in all languages, true, and in time."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from postparade.announcer.commentary.calls import Line, Priority
from postparade.announcer.commentary.favourites import favourites, long_shots
from postparade.announcer.commentary.game_calls import calls_of
from postparade.announcer.wording import Wording
from postparade.core.i18n import LANGUAGES
from postparade.table.messages import Update
from tests.announcer.bettors_checker import untrue
from tests.announcer.season import BREATH, LETTER
from tests.announcer.transcript import AFTER_A_RACE, Transcript, transcript
from tests.conftest import amount
from tests.games.driver import Driver, drivers, tag_of

pytestmark = pytest.mark.slow(24)

CATALOGUES = {language: Wording(language) for language in LANGUAGES}
GAMES = ("ready-set-bet", "bettor-horse", "odds-on")
PACES = (1.0, 0.4, 2.5, 0.1)
"""How fast people act, against the usual."""


@pytest.fixture(scope="module")
def played() -> Callable[..., Transcript]:
    """A game with three or more seats, played once for all tests."""
    known: dict[tuple[str, int], Transcript] = {}

    def play(game: str, seed: int) -> Transcript:
        if (game, seed) not in known:
            known[game, seed] = transcript(game, seed, setup=lambda setup: len(setup.seats) > 2).run(500)
        return known[game, seed]

    return play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_of_a_game_can_be_said_in_every_language(
    played: Callable[..., Transcript], game: str, language: str
) -> None:
    calls = played(game, 1).calls
    assert len({call.key for call in calls}) > 20
    for line in {line for call in calls for line in call.caption}:
        for variant in range(1, line.variants + 1):
            text = CATALOGUES[language].text(Line(line.key, line.args, variant, line.variants))
            assert text[-1] in ".!?"
            assert "{" not in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_untrue_is_said(played: Callable[..., Transcript], game: str, seed: int) -> None:
    said = played(game, seed)
    assert len(said.spoken) > 60
    assert [(one.at, one.line) for one in untrue(said)] == []


@pytest.mark.slow(25)
@pytest.mark.parametrize("driver", [one for one in drivers() if one.game.name in GAMES], ids=lambda one: one.game.name)
def test_nothing_untrue_is_said_in_any_setup_at_any_pace(driver: Driver) -> None:
    lines = 0
    for number, setup in enumerate(driver.setups()):
        for seed in range(amount(1, 12)):
            said = Transcript(driver, setup, seed, pace=PACES[(number + seed) % len(PACES)]).run(3000)
            assert [(one.at, one.line) for one in untrue(said)] == []
            lines += len(said.spoken)
    assert lines > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_begun_after_its_deadline_or_over_another_line(
    played: Callable[..., Transcript], game: str, seed: int
) -> None:
    said = played(game, seed)
    first: dict[int, float] = {}
    for one in said.spoken:
        assert first.setdefault(id(one.call), one.at) <= one.call.deadline
    for one, after in pairwise(said.spoken):
        cut = after.call.interrupts is not None and one.call.priority >= after.call.interrupts
        length = BREATH + LETTER * len(said.catalogue.spoken(one.line))
        assert cut or after.at >= one.at + length - 1e-6


@pytest.mark.parametrize("game", GAMES)
def test_every_finish_is_called_at_once(played: Callable[..., Transcript], game: str) -> None:
    said = played(game, 2)
    finishes = [at for at, update in said.updates if {"finish", "lane_run"} & {tag_of(one) for one in update.events}]
    assert finishes
    for finish in finishes:
        begun = [one for one in said.spoken if finish <= one.at < finish + 0.6 and one.call.priority is Priority.RULE]
        assert begun, finish


def test_bets_have_no_voice_and_no_caption(played: Callable[..., Transcript]) -> None:
    said = played("ready-set-bet", 1)
    bets = {at for at, update in said.updates if {tag_of(event) for event in update.events} == {"bet"}}
    assert len(bets) > 10
    assert not {call.created for call in said.calls} & bets


@pytest.mark.parametrize("seed", range(4))
def test_calls_keep_up_with_a_roll_every_two_and_a_half_seconds(played: Callable[..., Transcript], seed: int) -> None:
    said = played("ready-set-bet", seed)
    rolls = [at for at, update in said.updates if any(tag_of(event) == "roll" for event in update.events)]
    called = [any(at <= one.at < at + 1.3 for one in said.spoken) for at in rolls]
    assert sum(called) > 0.9 * len(called)


def test_the_line_that_closes_the_bets_is_counted_down(played: Callable[..., Transcript]) -> None:
    said = played("ready-set-bet", 3)
    keys = [one.line.key for one in said.spoken]
    closed = keys.index("bets-closed")
    assert "red-line-last" in keys[:closed]
    assert "red-line" in keys[:closed]


def test_favourites_and_long_shots_follow_from_the_chances_of_the_board(
    played: Callable[..., Transcript],
) -> None:
    race = played("ready-set-bet", 1).updates[-1][1].race
    assert race is not None
    percent = calls_of("ready-set-bet").chances(race)
    assert long_shots(percent) == {2, 4, 10, 11}
    assert favourites(percent) == {6, 7, 8}


def test_a_long_shot_that_wins_is_called_one_and_nobody_else_is(played: Callable[..., Transcript]) -> None:
    winners = set()
    for seed in range(4):
        said = played("ready-set-bet", seed)
        for at, update in said.updates:
            for event in update.events:
                if tag_of(event) == "finish":
                    keys = {line.key for call in said.calls if call.created == at for line in call.caption}
                    assert update.race is not None
                    outsider = event.horse in long_shots(calls_of("ready-set-bet").chances(update.race))
                    assert ("longshot-wins" in keys) <= outsider
                    assert outsider <= bool(keys & {"longshot-wins", "sleeper-wins"})
                    winners.add(outsider)
    assert winners == {True, False}


def test_prices_and_payments_are_told_when_all_are_paid(played: Callable[..., Transcript]) -> None:
    """Payments follow one another faster than anybody can read them out."""
    for seed in range(4):
        said = played("odds-on", seed)
        paid: dict[int, int] = {}
        for at, update in said.updates:
            for event in update.events:
                if tag_of(event) == "field_drawn":
                    paid = {}
                elif tag_of(event) == "bookmaker_paid" and event.points:
                    paid[event.player] = event.points
                elif tag_of(event) == "race_closed":
                    (told,) = (call for call in said.calls if call.created == at and call.topic == "points")
                    assert told.spoken
                    keys = [line.key for line in told.lines]
                    assert len(keys) == max(1, len(paid))
                    assert keys == sorted(keys, key=("points-won", "points-lost", "race-nobody").index)


def test_placed_horses_are_not_cut_short_by_the_settlement(played: Callable[..., Transcript]) -> None:
    said = played("ready-set-bet", 1)
    finishes = [one for one in said.calls if one.topic == "finish"]
    assert len(finishes) == 4
    for call in finishes:
        spoken = [one for one in said.spoken if one.call is call]
        assert [one.line.key for one in spoken] == [line.key for line in call.lines]
        after = next(one for one in said.spoken if one.at > spoken[-1].at)
        assert after.line.key in ("had-winner", "last-bet") or after.line.key.startswith("race-")


def test_no_part_of_a_race_of_ratings_passes_in_silence(played: Callable[..., Transcript]) -> None:
    for seed in range(4):
        said = played("odds-on", seed)
        for at, update in said.updates:
            if any(tag_of(event) == "running" for event in update.events):
                length = update.events[0].seconds
                begun = [one for one in said.spoken if at - 3.5 <= one.at < at + length]
                assert begun, (seed, at)


def test_who_breaks_best_is_said_at_the_start_only(played: Callable[..., Transcript]) -> None:
    keys = set()
    for seed in range(20):
        said = played("bettor-horse", seed)
        loaded = [at for at, update in said.updates if _loaded(update)]
        keys |= {call.key for call in said.calls}
        for call in said.calls:
            if call.key == "duel-leads":
                assert call.created - max(at for at in loaded if at <= call.created) < 5.0
    assert {"duel-leads", "duel-again", "duel-passes"} <= keys


def test_strides_cut_no_name_in_two(played: Callable[..., Transcript]) -> None:
    """A lane is loaded two seconds before its first stride, and strides are less than a second apart."""
    for seed in range(4):
        said = played("bettor-horse", seed)
        for one, after in pairwise(said.spoken):
            if after.call.topic == "duel" and one.call.priority is after.call.priority is Priority.TURN:
                length = BREATH + LETTER * len(said.catalogue.spoken(one.line))
                assert after.at >= one.at + length - 1e-6


def test_horses_of_a_lane_are_introduced_before_it_runs(
    played: Callable[..., Transcript],
) -> None:
    said = played("bettor-horse", 1)
    keys = ("duel-horses", "duel-horses-next")
    loaded = {at: event for at, update in said.updates for event in update.events if tag_of(event) == "lane_loaded"}
    called = [call for call in said.calls if call.key in keys]
    assert [call.created for call in called] == list(loaded)
    for call in called:
        line, lane = dict(call.lines[0].args), loaded[call.created]
        assert (line["horse-name"], line["other-name"]) == tuple(runner.name for runner in lane.runners)
        assert (call.key == "duel-horses") == ("seat" in line) == (lane.lane == 1)
    spoken = [one for one in said.spoken if one.line.key in keys]
    assert len(spoken) > 0.95 * len(called)
    assert all(one.at - one.call.created < 2.0 for one in spoken)


def test_printed_cards_are_called_by_lane_as_nobody_knows_their_names() -> None:
    said = transcript("bettor-horse", 1, setup=lambda setup: setup.cards == "physical").run(200)
    assert {call.key for call in said.calls} & {"duel-lane", "duel-single"}
    assert not {call.key for call in said.calls} & {"duel-horses", "duel-horses-next"}


@pytest.mark.parametrize("seed", range(3))
def test_who_meets_whom_first_is_said_with_the_opening(played: Callable[..., Transcript], seed: int) -> None:
    first = played("bettor-horse", seed).calls[0]
    pair = played("bettor-horse", seed).updates[0][1].view.play.round.pair
    assert [line.key for line in first.lines] == ["opened", "duel-round"]
    args = dict(first.lines[1].args)
    assert (args["seat"], args["rival-seat"], args["number"]) == (*pair, 1)
    assert all(len(played(game, seed).calls[0].lines) == 1 for game in ("ready-set-bet", "odds-on"))


def test_first_leads_are_spoken_while_they_hold() -> None:
    """Only what is no longer so, or what matters more, keeps the caller from saying who leads first."""
    for game, key in (("ready-set-bet", "first-step"), ("bettor-horse", "duel-leads"), ("quarter-horse", "first-step")):
        spoken = called = 0
        driver = next(one for one in drivers() if one.game.name == game)
        setup = next(one for one in driver.setups() if len(one.seats) > 2)
        for seed in range(3):
            said = Transcript(driver, setup, seed, pace=2.0).run(400)
            called += sum(call.key == key for call in said.calls)
            spoken += sum(one.line.key == key for one in said.spoken)
        assert spoken > 0.85 * called, (game, spoken, called)


def test_an_extra_stride_that_changes_who_leads_is_called_by_who_leads(played: Callable[..., Transcript]) -> None:
    for seed in range(4):
        calls = played("ready-set-bet", seed).calls
        leads = {call.created for call in calls if call.topic == "front"}
        surges = [call for call in calls if call.key in ("surge", "surge-hot")]
        assert any(call.priority is Priority.TURN for call in surges)
        taken = ("lead", "lead-back", "lead-from", "first-step", "level", "level-many")
        changed = {call.created for call in calls if call.key.removesuffix("-hot") in taken}
        assert all(call.priority is Priority.COLOUR for call in surges if call.created in changed & leads)


def test_dice_are_not_given_to_anybody_once_they_have_rolled(played: Callable[..., Transcript]) -> None:
    for seed in range(6):
        said = played("quarter-horse", seed)
        rolls = [at for at, update in said.updates if any(tag_of(event) == "roll" for event in update.events)]
        for one in said.spoken:
            if one.line.key == "has-dice":
                assert not any(one.call.created < at <= one.at for at in rolls)


@pytest.mark.parametrize("seed", range(4))
def test_players_with_real_chips_hear_which_cards_pay_and_when_the_race_is_settled(seed: int) -> None:
    said = transcript("ready-set-bet", seed, setup=lambda setup: setup.bets == "board").run(2000)
    assert not list(untrue(said))
    sheets = {
        at: update.view.play.sheet
        for at, update in said.updates
        if any(tag_of(event) == "finish" for event in update.events)
    }
    for at, sheet in sheets.items():
        cards = {spot.split("/")[1] for spot, won, *_ in sheet if won and spot.startswith(("prop", "exotic"))}
        lines = [line for call in said.calls if call.created == at for line in call.lines]
        told = [line for line in lines if line.key.endswith(("-pays", "pay-nothing"))]
        assert len(told) == max(1, len(cards))
        assert {line.args for line in told} & {one.line.args for one in said.spoken if one.line.key == told[0].key}
    assert [one.line.key for one in said.spoken].count("ended") == 1


def test_cards_pay_aloud_only_where_people_settle_by_themselves(played: Callable[..., Transcript]) -> None:
    keys = {call.key for call in played("ready-set-bet", 1).calls} | {
        line.key for call in played("ready-set-bet", 1).calls for line in call.lines
    }
    assert not {"prop-pays", "exotic-pays", "cards-pay-nothing", "ended"} & keys


def test_the_off_comes_with_the_bell_whatever_was_being_read_out(played: Callable[..., Transcript]) -> None:
    for game in ("ready-set-bet", "odds-on"):
        offs = [call for call in played(game, 1).calls if call.key == "off"]
        spoken = {one.call.created: one.at for one in played(game, 1).spoken if one.line.key == "off"}
        assert offs
        assert all(spoken[call.created] - call.created < 0.5 for call in offs)


def test_two_horses_at_the_line_are_called_in_one_order_when_it_is_close(played: Callable[..., Transcript]) -> None:
    pairs = set()
    for seed in range(6):
        said = played("quarter-horse", seed)
        for call in said.calls:
            if call.key == "near-two-hot":
                line = dict(call.lines[0].args)
                pairs.add((int(line["horse"]), int(line["other"])))
                captions = {one.key for one in said.calls if one.created == call.created and one is not call}
                assert not captions & {"move", "move-hot", "double", "left-gate"}
    assert pairs
    assert all(first < second for first, second in pairs)


def test_a_field_is_read_two_by_two_and_holds_up_nothing(played: Callable[..., Transcript]) -> None:
    """A price waits for the end of two names, no longer; who does not hurry hears the whole field."""
    prices = fields = 0
    for pace in (1.0, 4.0):
        driver = next(one for one in drivers() if one.game.name == "odds-on")
        said = Transcript(driver, next(one for one in driver.setups() if len(one.seats) > 2), 2, pace=pace).run(300)
        assert not list(untrue(said))
        for one, after in pairwise(said.spoken):
            if one.line.key.startswith("field"):
                fields += one.line.key == "field-last"
                prices += after.line.key.startswith("price")
                assert after.call is one.call or after.at - after.call.created < 4.0
        for call in said.calls:
            if call.key == "market":
                names = [name for line in call.lines for key, name in line.args if key.endswith("-name")]
                race = next(update.race for at, update in reversed(said.updates) if at <= call.created)
                assert race is not None
                assert names == [lane.name for lane in race.lanes]
    assert prices
    assert fields


def test_prices_of_scratches_are_named_until_everybody_knows_them() -> None:
    aloud, shown = set(), set()
    for seed in range(4):
        said = transcript("quarter-horse", seed, setup=lambda setup: len(setup.seats) > 2).run(900)
        for call in said.calls:
            status = next(update.view.status for at, update in reversed(said.updates) if at <= call.created)
            number = status.race if status is not None else 0
            aloud |= {number for line in call.lines if line.key == "price"}
            shown |= {number for line in call.caption if line.key == "price"}
    assert aloud == {1, 2}
    assert max(shown) > 3


def test_nobody_smiles_at_two_steps_of_an_outsider_running(played: Callable[..., Transcript]) -> None:
    for seed in range(4):
        said = played("ready-set-bet", seed)
        for call in said.calls:
            if call.key == "move-outsider" and call.horse is not None:
                race = next(update.race for at, update in reversed(said.updates) if at <= call.created)
                assert race is not None
                assert race.lane(call.horse).position % 2 == 1


def test_who_is_one_step_from_the_line_is_said_again_while_others_move(played: Callable[..., Transcript]) -> None:
    reminders = 0
    for seed in range(4):
        said = played("ready-set-bet", seed)
        for call in said.calls:
            if call.topic == "move" and call.key.startswith("near"):
                race = next(update.race for at, update in reversed(said.updates) if at <= call.created)
                assert race is not None
                assert min(lane.length - lane.position for lane in race.lanes) == 1
                reminders += 1
    assert reminders


def test_placed_horses_are_named_once(played: Callable[..., Transcript]) -> None:
    assert any(call.key.startswith("official") for call in played("odds-on", 1).calls)
    for seed in range(4):
        assert not any(call.key.startswith("official") for call in played("ready-set-bet", seed).calls)


def _loaded(update: Update) -> bool:
    return any(tag_of(event) == "lane_loaded" for event in update.events)


def test_three_rolls_of_a_dice_race_never_pass_without_a_word(played: Callable[..., Transcript]) -> None:
    """Rolls that cost somebody a fine and move nobody tell how the race stands, even before one that may decide."""
    said = played("quarter-horse", 1)
    rolls = [(at, update) for at, update in said.updates if "roll" in {tag_of(event) for event in update.events}]
    running = [at for at, update in rolls if update.race is not None and update.race.running]
    words = [(one.at, one.at + BREATH + LETTER * len(said.catalogue.spoken(one.line))) for one in said.spoken]
    assert len(running) > 200
    for first, _, third in zip(running, running[1:], running[2:], strict=False):
        if third - first < AFTER_A_RACE:
            assert any(begun < third + 1 and over > first for begun, over in words), f"silence from {first} to {third}"
