"""Hold Your Horses: scratches cost one token, repeats are rolled again, tokens are shared out again before each of five
races."""

from collections.abc import Iterable

from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.boards import boards_in, chances_in
from postparade.games.dice_race.rules.game import DiceRaceGame
from postparade.games.dice_race.rules.setup import DiceRaceSetup, common_options, first_state, house_rules
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import winners
from postparade.rules.boards import table
from postparade.rules.contract import Offer, Option

TABLE = table(__package__)


class HoldYourHorsesSetup(DiceRaceSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``tokens`` are divided evenly, the rest waits in the box; ``youngest`` starts every race (default: the first
    seat); ``tie_break`` adds one race when the best scores are equal after the last."""

    tokens: int = 60
    youngest: int | None = None
    races: int = 5
    tie_break: bool = False


class HoldYourHorses(DiceRaceGame[HoldYourHorsesSetup]):
    """Rules: sections 1 to 4 of the Hold Your Horses specification."""

    name = "hold-your-horses"
    title = "Hold Your Horses"
    rules = "hold-your-horses/1"
    chips_are_owned = False
    opener_starts = True
    boards = boards_in(TABLE)
    chances = chances_in(TABLE)
    capabilities = replace(DiceRaceGame.capabilities, boards=f"{__name__}:HoldYourHorses.boards")
    setup_type = HoldYourHorsesSetup

    def offer(self) -> Offer:
        options = (
            *common_options(self, TABLE),
            Option("tokens", "number", 60, lowest=2, highest=1000),
            Option("races", "number", 5, lowest=1, highest=99),
            Option("youngest", "seat", None),
            Option("tie_break", "switch", default=False),
            *house_rules(),
        )
        return Offer(self.name, self.title, self.seat_counts, options, learn_minutes=3, minutes=30)

    def new(self, setup: HoldYourHorsesSetup) -> State | Refusal:
        if not 1 <= setup.races <= 99:
            return refuse("bad_setup", why="a game has 1 to 99 races")
        if setup.tokens < len(setup.seats):
            return refuse("bad_setup", why=f"{setup.tokens} tokens are too few for {len(setup.seats)} players")
        each, rest = divmod(setup.tokens, max(1, len(setup.seats)))
        return first_state(
            self,
            setup,
            chips=dict.fromkeys(setup.seats, each),
            supply=rest,
            opener=setup.youngest or (setup.seats[0] if setup.seats else 0),
            races=setup.races,
            tie_break=setup.tie_break,
        )

    def buy_in(self, setup: HoldYourHorsesSetup) -> int:
        """Nothing: all tokens are shared out again before each race."""
        return 0

    def opening(self, state: State) -> tuple[int, int]:
        """The youngest gets the first card and the first roll of every race."""
        return state.opener, state.opener

    def repeat(self, state: State, horse: int, roller: int) -> tuple[ev.Event, ...]:
        """Nobody pays and the same player rolls again."""
        return (ev.Repeated(horse, roller, again=True),)

    def before_deal(self, state: State) -> Iterable[ev.Event]:
        """All tokens outside the pot are shared out again, except before race 1."""
        if state.race > 0:
            yield _shared_out(state)

    def after_seating(self, state: State) -> Iterable[ev.Event]:
        """Before race 1 tokens are divided evenly among those seated; later the next deal does it anyway."""
        if state.race == 0:
            yield _shared_out(state)

    def after_payout(self, state: State, payouts: tuple[ev.PaidOut, ...]) -> Iterable[ev.Event]:
        """After the last race the highest score wins."""
        if state.races is None or state.race < state.races:
            return
        won = {payout.player: payout.amount for payout in payouts}
        totals = {seat: score + won.get(seat, 0) for seat, score in zip(state.players, state.scores, strict=True)}
        best = winners(totals)
        if len(best) > 1 and state.tie_break and state.race == state.races:
            return
        yield ev.Result("score", totals, best, state.pot - sum(won.values()))

    def may_top_up(self, state: State) -> bool:
        """More tokens may be added for a large table before the first race."""
        return state.phase == "setup"


def _shared_out(state: State) -> ev.Redistributed:
    """All tokens in purses and box divided evenly; what cannot be divided waits in the box (rules, section 3)."""
    each, box = divmod(sum(state.chips) + state.box, len(state.players))
    return ev.Redistributed(each, box, state.pot)
