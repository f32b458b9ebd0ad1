"""The rules of Strike Twelve: one die of twelve faces, a horse for every face but the last."""

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.game import DiceRaceGame
from postparade.games.dice_race.rules.setup import DiceRaceSetup, common_options, first_state, house_rules
from postparade.games.dice_race.rules.state import State
from postparade.rules.boards import Board, numbered_lanes
from postparade.rules.contract import Offer, Option
from postparade.rules.dice import DiceSet

ONE_OF_TWELVE = DiceSet(count=1, sides=12)
HORSES = range(1, 12)


def board(moves: int) -> Board:
    """Eleven lanes of as many moves; the first horse that is scratched costs 2 chips a card, the others 1."""
    return Board(numbered_lanes(dict.fromkeys(HORSES, moves)), ONE_OF_TWELVE, (2, 1, 1))


class TwelveSetup(DiceRaceSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``chips`` is what everybody starts with."""

    chips: int = 20


class Twelve(DiceRaceGame[TwelveSetup]):
    """One race, in which every horse comes up as often as any other. When the die strikes twelve, nobody runs and it
    goes on to the left."""

    name = "twelve"
    title = "Strike Twelve"
    rules = "twelve/1"
    setup_type = TwelveSetup
    chips_are_owned = True
    boards = {"usual": board(4), "short": board(2)}
    copies = 2
    capabilities = replace(
        DiceRaceGame.capabilities,
        boards=f"{__name__}:Twelve.boards",
        words="postparade_twelve:words",
        dice=ONE_OF_TWELVE,
    )

    def offer(self) -> Offer:
        chips = Option("chips", "number", 20, lowest=1, highest=1000)
        options = (*common_options(self, {"scratch": {}}), chips, *house_rules())
        return Offer(self.name, self.title, self.seat_counts, options, learn_minutes=3)

    def new(self, setup: TwelveSetup) -> State | Refusal:
        chips = dict.fromkeys(setup.seats, setup.chips)
        opener = setup.seats[0] if setup.seats else 0
        return first_state(self, setup, chips=chips, supply=0, opener=opener, races=1)

    def buy_in(self, setup: TwelveSetup) -> int:
        return setup.chips

    def opening(self, state: State) -> tuple[int, int]:
        """The first seat deals, and rolls first."""
        return state.opener, state.opener
