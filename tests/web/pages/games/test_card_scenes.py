"""The card games scene by scene, on a clock that is turned by hand: no page says more than the table has shown."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from postparade.games.bettor_horse.rules.actions import Commit
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.rules.viewer import Viewer
from postparade.table.messages import OpenGame, TakeSeat
from postparade.table.presentation.interludes import READ
from postparade.table.presentation.scene_clock import reached
from tests.web.evening import Browsers, Evening
from tests.web.pages.games.test_odds_on import act_at_random, play_of
from tests.web.pages.games.test_scenes import words

pytestmark = pytest.mark.slow(30)
SPEEDS = ((6, 7, 8), (5, 7, 3))
"""What Ann and Bob send into the lanes: a win for Ann, a dead heat, and another win."""
ROUND = re.compile(r"wins the round|won the round|lost the round|round is drawn|bet right|bet was (right|wrong)")
PRIZE = re.compile(r"collects|\+6 cards")
WINNER = re.compile(r"\bwins\b|the winner|priced by", re.IGNORECASE)
POINTS = re.compile(r"points?\b.*\d|scores \d|^.*: [+−]?\d+ points?", re.IGNORECASE)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A table whose races and scenes go on as its clock is turned."""
    evening = Evening.on_a_hand_clock(tmp_path)
    evening.start()
    yield evening
    evening.end()


def turn(evening: Evening, page: Page, seconds: float) -> None:
    """Let the clock go on, and the pages show what there is to be seen by then."""
    evening.turn(seconds)
    page.wait_for_timeout(60)


def lock(evening: Evening, seat: int, speeds: tuple[int, ...], bet: str) -> None:
    """Commit the first cards of these speeds."""
    hand = evening.view(Viewer("seat", seat)).play.hand
    cards = [next(card.id for card in hand if card.speed == speed) for speed in speeds]
    evening.act(Commit(cards, bet), Viewer("seat", seat))


def told_of_lane(text: str, lane: int) -> bool:
    """Whether ``text`` says how ``lane`` went."""
    return bool(re.search(rf"Lane {lane}( goes to| is yours| is lost|: a dead heat)", text))


def test_bettor_horse_shows_each_number_at_its_wire_and_no_page_is_ahead(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.act(TakeSeat("Bob"))
    board, host = browsers.board(), browsers.host()
    evening.act(OpenGame("bettor-horse", {}))
    expect(board.locator(".bh-stage")).to_be_visible()
    lock(evening, 1, SPEEDS[0], "win")
    lock(evening, 2, SPEEDS[1], "draw")
    seen: set[str] = set()
    for _ in range(250):
        now: Any = evening.view().play.round
        texts = {page: words(page) for page in (board, ann, host)}
        if now.number > 1:
            break
        run = len(now.lanes)
        numbers = board.locator(".bh-number b").all_inner_texts()
        if now.lane:
            assert numbers == [], "the cloths are covered"
        elif run and numbers:
            assert numbers == [str(speed[run - 1]) for speed in SPEEDS]
            seen.add(f"numbers {run}")
        assert board.locator(".bh-stamp").count() <= 2 * run
        for text in texts.values():
            assert not any(told_of_lane(text, lane) for lane in range(run + 1, 4))
            assert now.outcomes or not ROUND.search(text), ROUND.search(text)
            assert now.prize or not PRIZE.search(text), PRIZE.search(text)
        if not now.outcomes and "needs one more win" in texts[board]:
            seen.add("needs")
            assert run in (1, 2)
        seen |= {f"told {lane}" for lane in range(1, 4) if told_of_lane(texts[board], lane)}
        seen |= {what for what, said in (("round", ROUND), ("prize", PRIZE)) if said.search(texts[board])}
        turn(evening, board, 0.4)
    assert seen >= {"numbers 1", "numbers 2", "numbers 3", "needs", "told 1", "told 2", "round", "prize"}


def test_new_chances_turn_no_open_bet_over_again(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    board = browsers.board()
    evening.act(OpenGame("bettor-horse", {}))
    expect(board.locator(".bh-stage")).to_be_visible()
    lock(evening, 1, SPEEDS[0], "win")
    lock(evening, 2, SPEEDS[1], "draw")
    bets = board.locator(".bh-flip.turned")
    expect(bets).to_have_count(2)
    first = bets.first.element_handle()
    assert first is not None
    evening.post("odds", on=True, bets={seat: {"win": 0.5, "lose": 0.3, "draw": 0.2} for seat in ("1", "2")})
    # What is told after them has arrived, and so have they.
    evening.post("fairness", commitment="ab" * 32)
    expect(board.locator("#fingerprint")).to_contain_text("ababab")
    assert first.evaluate("(one) => one.isConnected")


def test_odds_on_shows_the_order_of_finish_in_its_scene_and_points_afterwards(
    browsers: Browsers, evening: Evening
) -> None:
    ann = browsers.phone("Ann")
    for name in ("Bob", "Cid"):
        evening.act(TakeSeat(name))
    board, host = browsers.board(), browsers.host()
    evening.act(OpenGame("odds-on", {}))
    evening.act(StartMeeting())
    rng = random.Random(4)
    while play_of(evening).race == 1:
        act_at_random(evening, rng)
        turn(evening, board, 6.0 if play_of(evening).race == 1 else 0.1)
    before = board.locator("#people").inner_text()
    seen: set[str] = set()
    for _ in range(200):
        view = evening.view().play
        if view.race_number > 1 and not evening.scenes.now.name:
            break
        scene = evening.scenes.now.name if evening.scenes.now.name or view.last else "dice"
        texts = {page: words(page) for page in (board, ann, host)}
        if view.last is None or not reached(scene, "circle"):
            assert board.locator(".oo-places .won").count() == 0
            for page, text in texts.items():
                assert not WINNER.search(text) or (page is board and scene == "photo"), (scene, WINNER.search(text))
        elif WINNER.search(texts[board]):
            seen.add("winner")
        if view.last is None or not reached(scene, "money"):
            assert board.locator("#people").inner_text() == before
            assert board.locator(".oo-result").count() == 0
            assert not POINTS.search(board.locator("#caption").inner_text())
        elif board.locator(".oo-result").count():
            seen.add("points")
        turn(evening, board, 0.5)
    assert seen == {"winner", "points"}
    expect(board.locator(".oo-last li")).to_have_count(len([row for row in view.last.rows if (row.rank or 9) <= 2]))
    expect(board.locator(".oo-box")).to_have_count(7)


def test_board_names_the_player_of_a_special_and_late_guests_see_no_dice(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob", "Cid"):
        evening.act(TakeSeat(name))
    board = browsers.board()
    evening.act(OpenGame("odds-on", {}))
    evening.act(StartMeeting())
    rng = random.Random(1)
    named = ""
    for _ in range(60):
        player = play_of(evening).turn
        special = len(play_of(evening).hand(player)) and board.locator(".oo-open.special").count()
        act_at_random(evening, rng)
        turn(evening, board, 0.5)
        shown = board.locator(".oo-open.special .by")
        if not special and shown.count():
            named = shown.inner_text()
            assert named == {1: "Ann", 2: "Bob", 3: "Cid"}[player]
            turn(evening, board, READ)
            expect(shown).to_have_count(0)
            break
        turn(evening, board, 5.5)
    assert named
    late = browsers.phone("Late Lou")
    expect(late.locator("#others")).to_contain_text("is playing")
    assert not re.search(r"\brolls?\b", words(late))
