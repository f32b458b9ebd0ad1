"""Quarter Horse: rising scratch values, fines for repeats, chips kept from race to race, any number of races."""

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.boards import boards_in, chances_in
from postparade.games.dice_race.rules.game import DiceRaceGame
from postparade.games.dice_race.rules.scratching import fine
from postparade.games.dice_race.rules.setup import DiceRaceSetup, common_options, first_state, house_rules
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import winners
from postparade.rules.boards import table
from postparade.rules.contract import Offer, Option

TABLE = table(__package__)


class QuarterHorseSetup(DiceRaceSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``chips`` is what everybody starts with; ``dealer`` deals race 1, so the seat to the left rolls first (default:
    the last seat deals)."""

    chips: int = 50
    dealer: int | None = None


class QuarterHorse(DiceRaceGame[QuarterHorseSetup]):
    """Rules: sections 2 to 7 of the Quarter Horse specification."""

    name = "quarter-horse"
    title = "Quarter Horse"
    rules = "quarter-horse/1"
    chips_are_owned = True
    fined_repeats = True
    boards = boards_in(TABLE)
    chances = chances_in(TABLE)
    capabilities = replace(DiceRaceGame.capabilities, boards=f"{__name__}:QuarterHorse.boards")
    setup_type = QuarterHorseSetup

    def offer(self) -> Offer:
        options = (
            *common_options(self, TABLE),
            Option("chips", "number", 50, lowest=1, highest=1000),
            Option("dealer", "seat", None),
            *house_rules(),
        )
        return Offer(self.name, self.title, self.seat_counts, options, learn_minutes=2, minutes=20)

    def new(self, setup: QuarterHorseSetup) -> State | Refusal:
        chips = dict.fromkeys(setup.seats, setup.chips)
        return first_state(
            self,
            setup,
            chips=chips,
            supply=0,
            opener=setup.dealer or (setup.seats[-1] if setup.seats else 0),
            races=None,
        )

    def buy_in(self, setup: QuarterHorseSetup) -> int:
        """What everybody started with."""
        return setup.chips

    def opening(self, state: State) -> tuple[int, int]:
        """The deal goes to the left after every race; left of the dealer rolls first."""
        dealer = state.opener if state.phase == "setup" else state.left_of(state.opener)
        return dealer, state.left_of(dealer)

    def repeat(self, state: State, horse: int, roller: int) -> tuple[ev.Event, ...]:
        """The roller pays the horse's value and the dice go on."""
        return ev.Repeated(horse, roller, again=False), fine(state, horse, roller, "repeat")

    def end(self, state: State) -> tuple[ev.Event, ...] | None:
        """Most chips wins; a pot left over belongs to nobody."""
        if state.phase != "finished" or state.question is not None:
            return None
        totals = dict(zip(state.players, state.chips, strict=True))
        return (ev.Result("chips", totals, winners(totals), state.pot),)
