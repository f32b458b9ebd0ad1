"""Bettor Horse by phones against the real server: whole games, secrets on the wire, restarts, small screens."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from postparade.games.bettor_horse.rules import game
from postparade.games.bettor_horse.rules.actions import Commit, FillIn
from postparade.rules.viewer import Viewer
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.conftest import LONG, amount
from tests.web.evening import KIOSK, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, wait_for

pytestmark = pytest.mark.slow(60)

SMALL: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 820, "height": 1180}
CARDS_DRAWN = """all => all.map(one => one.querySelectorAll("rect[height='36'][width='26']").length
  + one.querySelectorAll("rect[width='14']").length)"""
NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Frederik", "Grandma", "Hannah")


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Races are shown a thousand times as fast."""
    monkeypatch.setattr(game, "BEATS", {kind: seconds / 1000 for kind, seconds in game.BEATS.items()})


class Party:
    """Guests who choose at random; the house plays for those beyond the first ``phones``, if that is given."""

    def __init__(
        self, browsers: Browsers, evening: Evening, players: int, phones: int | None = None, **options: Any
    ) -> None:
        self.evening = evening
        self.rng = random.Random(players)
        names = dict(enumerate(NAMES[:players], 1))
        with_phone = list(names)[:phones]
        self.phones = {seat: browsers.phone(names[seat], SMALL) for seat in with_phone}
        for seat in list(names)[len(with_phone) :]:
            evening.act(TakeSeat(names[seat]))
        self.board = browsers.board()
        evening.act(OpenGame("bettor-horse", options))

    @property
    def play(self) -> Any:
        return self.evening.view().play

    def hand(self, seat: int) -> Any:
        """What ``seat`` may race with, as only its phone is told."""
        return self.evening.view(Viewer("seat", seat)).play.hand

    def compose(self, seat: int, bet: str | None = None) -> None:
        """Put horses into the lanes, and bet."""
        phone = self.phones[seat]
        raceable = phone.locator(".bh-composer button.bh-card:not(.gone)")
        # Until the phone has heard of the new round it shows the one before.
        expect(raceable).to_have_count(len(self.hand(seat)))
        cards = raceable.evaluate_all("all => all.map(one => one.dataset.key)")
        for card in self.rng.sample(cards, phone.locator("button.bh-slot").count()):
            phone.locator(f'[data-key="{card}"]').tap()
        phone.locator(f'[data-key="bet {bet or self.rng.choice(("win", "lose", "draw"))}"]').tap()

    def lock(self, seat: int) -> None:
        """Lock by the keyboard, which presses twice instead of holding."""
        round_number = self.play.round.number
        for _ in range(2):
            self.phones[seat].locator('[data-key="lock"]').press("Enter")
        # Whoever races in the next round, too, may be composing for that one before a look at the phone is taken.
        wait_for(self.board, lambda: self.play.round.number != round_number or seat not in self.play.waiting)

    def go_on(self) -> None:
        """Whatever the game waits for: everybody locks, cuts, picks."""
        before = self.asked
        for seat in self.play.waiting:
            if seat not in self.phones:
                self.evening.act(FillIn(seat))
                continue
            phone = self.phones[seat]
            if before[0] == "commit":
                self.compose(seat)
                self.lock(seat)
            elif before[0] == "track":
                expect(phone.locator(".bh-composer")).to_be_hidden()
                phone.locator("#actions button:not(.settling)").tap()
            else:
                phone.locator(f'[data-key="by {self.rng.choice((-1, 0, 1))}"]').tap()
        wait_for(self.board, lambda: self.asked not in (before, None))

    @property
    def asked(self) -> Any:
        """What the game waits for: phase, round and lane; nothing while a race is run."""
        play = self.play
        return None if play.phase == "race" else (play.phase, play.round.number, play.round.lane)


@pytest.mark.parametrize(
    ("players", "phones", "wet", "by_phones"), [(2, 2, True, amount(2, 1)), (8, amount(2, 8), False, amount(6, 1))]
)
def test_a_whole_game_by_phones(
    browsers: Browsers, evening: Evening, players: int, phones: int, wet: bool, by_phones: int
) -> None:
    """One round of ``by_phones`` is; in the others the house plays for everybody: 36 rounds by phones take minutes."""
    browsers.coarse = browsers.hurried = True
    party = Party(browsers, evening, players, phones, track_conditions=wet)
    for _ in range(400):
        play = party.play
        if play.result is not None:
            break
        if play.phase == "commit" and play.round.number == 2:
            expect(party.phones[1].locator("#turntext")).to_contain_text(f"Round 2 of {play.rounds}", timeout=20_000)
        if play.phase == "commit" and play.round.number % by_phones:
            before = party.asked
            for seat in play.waiting:
                evening.act(FillIn(seat))
            wait_for(party.board, lambda before=before: party.asked not in (before, None))  # type: ignore[misc]
        else:
            party.go_on()
    result = party.play.result
    assert result is not None
    assert sum(result.totals.values()) + result.unclaimed == (22 if players == 2 else 23) * players
    best = NAMES[result.winners[0] - 1]
    expect(party.board.locator("#overlay")).to_contain_text(best, timeout=20_000)
    for seat, phone in party.phones.items():
        expect(phone.locator("#chips")).to_have_text(str(result.totals[seat]))
        expect(phone.locator(".bh-composer")).to_be_hidden()
        expect(phone.locator(".bh-peek")).to_be_hidden()


WIRE_IS_DRAWN = """() => {
  const canvas = document.querySelector(".bh-canvas"), { width, height } = canvas;
  // Read from a copy: a canvas of the page that is read again and again makes the browser complain.
  const [wide, high] = [Math.round(0.01 * width), Math.round(0.5 * height)];
  const ink = new OffscreenCanvas(wide, high).getContext("2d", { willReadFrequently: true });
  ink.drawImage(canvas, Math.round(0.88 * width), Math.round(0.4 * height), wide, high, 0, 0, wide, high);
  const seen = ink.getImageData(0, 0, wide, high).data;
  let ivory = 0;
  for (let at = 0; at < seen.length; at += 4) ivory += seen[at] > 240 && seen[at + 1] > 230 && seen[at + 2] > 210;
  return ivory > 100;
}"""
"""Script: whether the wire, at which the last two have stopped, is in the picture."""


@pytest.mark.parametrize("right", [0, *([2] if LONG else [])])
def test_equal_purses_are_decided_in_a_duel_by_phones(browsers: Browsers, evening: Evening, right: int) -> None:
    """Both race the same speeds, so that every round is drawn: with two right bets everybody takes the own cards."""
    browsers.coarse = browsers.hurried = True
    party = Party(browsers, evening, 2)
    while party.play.round.kind != "sudden-death":
        number = party.play.round.number
        for seat in party.play.waiting:
            cards = [card.id for card in party.hand(seat)[: party.play.round.size]]
            evening.act(Commit(cards, "draw" if right else "win"), Viewer("seat", seat))
        wait_for(party.board, lambda number=number: party.play.round.number != number and party.play.phase != "race")  # type: ignore[misc]
    expect(party.board.locator("header").first).to_contain_text("Sudden death · secret bets")
    expect(party.phones[1].locator("#turntext")).to_have_text(f"Sudden death: choose against {NAMES[1]}")
    assert [one.purse for one in party.play.seats] == [11 * right, 11 * right]
    for _ in range(60):
        if party.play.result is not None:
            break
        party.go_on()
    result = party.play.result
    assert result is not None
    assert result.totals == {1: 11 * right, 2: 11 * right}
    over = party.board.locator("#overlay")
    expect(over).to_contain_text(NAMES[result.winners[0] - 1], timeout=20_000)
    expect(over).to_contain_text("Level purses: decided by sudden death")
    expect(party.board.locator("body.over")).to_be_attached()
    wait_for(party.board, lambda: not party.board.evaluate(WIRE_IS_DRAWN))


def overhear(page: Page, frames: list[str]) -> None:
    """Note everything that the table sends to ``page``."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))


def test_nobody_else_is_sent_a_commitment_before_the_bets_turn_over(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    party = Party(browsers, evening, 4, open_decks=False)
    told: dict[str, list[str]] = {}
    for name, page in {"board": party.board, "2": party.phones[2], "3": party.phones[3]}.items():
        overhear(page, told.setdefault(name, []))
        page.reload()
        expect(page.locator("#connection")).to_be_hidden()
    party.compose(1, "lose")
    party.lock(1)
    wait_for(party.board, lambda: party.play.round.locked == (1,))
    expect(party.board.locator(".bh-lockstate.locked")).to_be_visible()
    for frames in told.values():
        assert any('"locked"' in frame for frame in frames)
        assert not any('"red-' in str(frame) or '"bet":"lose"' in frame for frame in frames)
    assert party.play.round.bets is None


def test_what_cannot_be_played_says_why(browsers: Browsers, evening: Evening) -> None:
    party = Party(browsers, evening, 2)
    ann, why = party.phones[1], party.phones[1].locator(".bh-why")
    ann.locator('[data-key="lock"]').tap(force=True)
    expect(why).to_have_text("Choose 3 more horses")
    chances = {"win": 0.4, "lose": 0.4, "draw": 0.2}
    evening.post("odds", on=True, bets={"1": chances, "2": chances})
    expect(party.board.locator(".bh-chances").first).to_have_text("Win40 %Lose40 %Draw20 %")
    evening.post("odds", on=False)
    for card in ("red-a-1", "red-b-7", "red-c-8"):
        ann.locator(f'[data-key="{card}"]').tap()
    expect(why).to_have_text("How will it end for you? Bet")
    ann.locator('[data-key="red-d-8"]').tap()
    expect(why).to_contain_text("All 3 lanes are taken")
    ann.locator('[data-key="slot 1"]').tap()
    expect(why).to_have_text("Choose 1 more horse")
    ann.locator('[data-key="red-d-8"]').tap()
    ann.locator('[data-key="bet draw"]').tap()
    expect(why).to_have_text("Ready: hold “Lock” below your cards")
    party.lock(1)
    party.compose(2)
    party.lock(2)
    ann.locator('[data-key="red-a-1"]').tap(force=True)
    expect(why).to_have_text("Brisket 1 has raced already")


def test_cards_cover_themselves_and_locked_ones_show_only_under_a_finger(browsers: Browsers, evening: Evening) -> None:
    party = Party(browsers, evening, 2)
    ann = party.phones[1]
    expect(ann.locator(".bh-composer")).to_contain_text("Only a right bet takes the cards")
    party.compose(1)
    ann.get_by_role("button", name="Cover my cards").tap()
    expect(ann.locator("button.bh-card")).to_have_count(0)
    ann.get_by_role("button", name="Show my cards").tap()
    expect(ann.locator("button.bh-card")).to_have_count(24)
    party.lock(1)
    peek = ann.locator(".bh-peek")
    expect(peek.locator(".bh-peeked")).to_be_hidden()
    peek.dispatch_event("pointerdown")
    expect(peek.locator(".bh-peeked .bh-card")).to_have_count(3)
    expect(peek.locator(".bh-peeked")).to_be_visible()
    peek.dispatch_event("pointerup")
    expect(peek.locator(".bh-peeked")).to_be_hidden()


def test_a_table_that_starts_again_goes_on_in_every_phase(browsers: Browsers, evening: Evening) -> None:
    """Nothing locked, one locked, a track to be declared, a Mudder to be decided: everybody finds it as it was."""
    browsers.coarse = True
    party = Party(browsers, evening, 2, track_conditions=True)
    met, wanted = set[tuple[str, int]](), {("commit", 0), ("commit", 1), ("track", 2), ("adjust", 2)}
    for _ in range(120):
        if met >= wanted:
            break
        if party.play.result is not None:  # no Mudder came to the start
            evening.act(OpenGame("bettor-horse", {"track_conditions": True}))
        play = party.play
        state = (play.phase, len(play.round.locked))
        if state not in met:
            met.add(state)
            before = play
            browsers.away = True
            evening.stop()
            evening.start()
            for page in (party.board, *party.phones.values()):
                expect(page.locator("#connection")).to_be_hidden(timeout=20_000)
            browsers.away = False
            assert party.play == before
        if play.phase == "commit" and not play.round.locked and ("commit", 1) not in met:
            party.compose(1)
            party.lock(1)
            continue
        party.go_on()
    assert met >= wanted


def test_no_generic_buttons_while_the_script_of_the_game_is_loading(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", SMALL)
    browsers.phone("Bob", SMALL)
    held: list[Route] = []
    ann.route("**/games/bettor-horse/composer.js", lambda route: held.append(route))
    evening.act(OpenGame("bettor-horse", {}))
    wait_for(ann, lambda: bool(held))
    expect(ann.locator("#turn")).to_contain_text("Look up at the board")  # as before the game
    assert ann.locator("#actions button").count() == 0
    held[0].continue_()
    expect(ann.locator(".bh-composer")).to_be_visible()


@pytest.mark.parametrize("script", ["seat.js", "composer.js", "messages.js*"])
def test_a_script_that_could_not_be_had_is_asked_for_again(browsers: Browsers, evening: Evening, script: str) -> None:
    """Even one that the page's script asks for: a browser remembers such a failure."""
    ann = browsers.phone("Ann", SMALL)
    browsers.phone("Bob", SMALL)
    browsers.away = True
    ann.route(f"**/games/bettor-horse/{script}", lambda route: route.abort(), times=1)
    evening.act(OpenGame("bettor-horse", {}))
    expect(ann.locator(".bh-composer")).to_be_visible()
    browsers.away = False


def test_the_host_plays_for_somebody_absent(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    party = Party(browsers, evening, 2)
    party.compose(1)
    party.lock(1)
    host = browsers.host()
    button = host.get_by_role("button", name="Play at random for Bob")
    for _ in range(2):
        button.press("Enter")
    wait_for(party.board, lambda: party.play.round.number == 2)
    assert party.play.last.locked == (1, 2)


def test_the_console_asks_who_may_type_rolls_only_where_some_are_rolled(browsers: Browsers, evening: Evening) -> None:
    evening.act(TakeSeat("Ann"))
    host = browsers.host(room="setup")
    expect(host.get_by_role("heading", name="Who may type rolls in")).to_be_visible()
    for name, title, rolled in (
        ("Bob", "bettor-horse", False),
        ("Cid", "odds-on", False),
        ("Dan", "quarter-horse", True),
    ):
        evening.act(TakeSeat(name))
        evening.act(OpenGame(title))
        expect(host.locator("#typingbox")).to_be_visible(visible=rolled)
        purse = {"bettor-horse": "cards: 0", "odds-on": "points: 0"}.get(title, "50 chips")
        expect(host.locator("#seats li").first).to_contain_text(purse)
        evening.act(CloseGame())


def test_printed_cards_are_entered_and_run(browsers: Browsers, evening: Evening) -> None:
    browsers.coarse = True
    party = Party(browsers, evening, 2, cards="physical")
    ann = party.phones[1]
    for side, bet in enumerate(("win", "win")):
        ann.locator(f'[data-key="bet {side} {bet}"]').tap()
    for at, taps in enumerate((5, 3, 2, 2, 6, 1)):
        for _ in range(taps):
            ann.locator(f'[data-key="more {at}"]').tap()
    ann.get_by_role("button", name="Run the races").tap()
    wait_for(party.board, lambda: party.play.round.number == 2)
    assert [lane.speeds for lane in party.play.last.lanes] == [(5, 3), (2, 2), (6, 1)]
    expect(ann.locator("#chips")).to_have_text("6")


def cut(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDER_THAN_THE_PAGE)
    return found


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_text_is_cut_on_phone_tablet_and_board(browsers: Browsers, evening: Evening, language: str) -> None:
    evening.stop()
    evening.speak(language)
    evening.start()
    pages = []
    for seat, size in ((1, SMALL), (2, TABLET)):
        pages.append(browsers.phone(NAMES[seat - 1], size, locale=language))
    board = browsers.board(KIOSK)
    evening.act(OpenGame("bettor-horse", {"track_conditions": True}))
    for page in (*pages, board):
        expect(page.locator(".bh-composer, .bh-stage").first).to_be_visible()
        assert cut(page) == []
    for page in pages:
        for summary in page.locator("#hand summary").all():
            summary.tap()
        expect(page.locator(".bh-rules h3")).to_have_count(8)
        assert page.locator(".bh-picture").evaluate_all(CARDS_DRAWN) == [6, 2, 6]
        assert cut(page) == []
    assert browsers.violations(pages[0]) == []
    assert browsers.violations(board) == []


GRANDMA_FITS = """(one) => {
  const name = one.cloneNode();
  name.textContent = "Grandma";
  name.style.setProperty("--letters", name.textContent.length);
  one.parentElement.replaceChild(name, one);
  const fits = name.clientWidth > 0 && name.scrollWidth <= name.clientWidth;
  name.parentElement.replaceChild(one, name);
  return fits;
}"""
"""Script: whether a wide name of seven letters has the room of this one."""


def test_whoever_waits_prepares_the_next_round_and_tips_this_one(browsers: Browsers, evening: Evening) -> None:
    party = Party(browsers, evening, 4, 1)
    ann = party.phones[1]
    while 1 in party.play.round.pair or party.play.phase != "commit":
        before = party.asked
        for seat in party.play.waiting:
            evening.act(FillIn(seat))
        wait_for(party.board, lambda before=before: party.asked not in (before, None))  # type: ignore[misc]
    expect(ann.locator(".bh-composer")).to_be_visible()
    expect(ann.locator('[data-key="lock"]')).to_have_count(0)
    party.compose(1, "lose")
    expect(ann.locator(".bh-why")).to_contain_text("Prepared")
    prepared = ann.locator(".bh-slot.full").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    number = party.play.round.number
    ann.locator('[data-key="tip first"]').tap()
    expect(ann.locator('[data-key="tip first"]')).to_have_attribute("aria-pressed", "true")
    assert browsers.violations(ann) == []
    size = ann.viewport_size
    ann.set_viewport_size(SMALL_PHONE)
    assert ann.locator(".bh-tip .name").first.evaluate(GRANDMA_FITS)
    ann.set_viewport_size(size or SMALL_PHONE)
    assert party.play.round.locked == (), "a tip and what is prepared stay on the phone"
    while 1 not in party.play.round.pair:
        before = party.asked
        for seat in party.play.waiting:
            evening.act(FillIn(seat))
        wait_for(party.board, lambda before=before: party.asked not in (before, None))  # type: ignore[misc]
        if party.play.last.number == number:
            right = party.play.last.outcomes[0] == "win"
            said = "Your tip was right! 1 of 1" if right else "Your tip was wrong. 0 of 1"
            expect(ann.locator(".bh-tip [role=status]").or_(ann.locator('[data-key="lock"]')).first).to_be_visible()
            if 1 not in party.play.round.pair:
                expect(ann.locator(".bh-tip [role=status]")).to_contain_text(said)
    expect(ann.locator('[data-key="lock"]')).to_be_visible()
    expect(ann.locator(".bh-slot.full")).to_have_count(3)
    shown = ann.locator(".bh-slot.full").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert shown == prepared
    party.lock(1)
    assert evening.view(Viewer("seat", 1)).play.locked.bet == "lose"


def test_a_round_says_how_many_cards_it_brought(browsers: Browsers, evening: Evening) -> None:
    party = Party(browsers, evening, 2, 2)
    told = set()
    for _ in range(4):
        party.go_on()
        last = party.play.last
        for seat, phone in party.phones.items():
            cards = {"all": 6, "own": 3, "pool": 0}[last.prize] if seat in last.right else 0
            result = phone.locator("#result")
            if cards:
                expect(result).to_contain_text(f"+{cards} cards!")
            elif last.prize == "pool":
                expect(result).to_contain_text("Nobody bet right: all 6 cards go into the pot.")
            else:
                expect(result).to_contain_text("takes all 6 cards")
            told.add((last.prize, cards))
    assert told
