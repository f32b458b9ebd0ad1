"""The rules of the Sprint: what it does otherwise than the other dice races."""

from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.boards import boards_in
from postparade.games.dice_race.rules.game import DiceRaceGame
from postparade.games.dice_race.rules.setup import DiceRaceSetup, common_options, first_state, house_rules
from postparade.games.dice_race.rules.state import State
from postparade.rules.boards import table
from postparade.rules.contract import Offer, Option

TABLE = table(__package__)


class SprintSetup(DiceRaceSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``chips`` is what everybody starts with; ``races`` how many are run."""

    chips: int = 20
    races: int = 3


class Sprint(DiceRaceGame[SprintSetup]):
    """Two horses are scratched, three cards stand for each of the others, and whoever has most chips after the last
    race wins. A horse that is scratched already costs nothing before the off."""

    name = "sprint"
    title = "The Sprint"
    rules = "sprint/1"
    setup_type = SprintSetup
    chips_are_owned = True
    boards = boards_in(TABLE)
    copies = 3
    capabilities = replace(
        DiceRaceGame.capabilities, boards=f"{__name__}:Sprint.boards", words="postparade_sprint:words"
    )

    def offer(self) -> Offer:
        options = (
            *common_options(self, TABLE),
            Option("chips", "number", 20, lowest=1, highest=1000),
            Option("races", "number", 3, lowest=1, highest=99),
            *house_rules(),
        )
        return Offer(self.name, self.title, self.seat_counts, options, learn_minutes=3)

    def new(self, setup: SprintSetup) -> State | Refusal:
        chips = dict.fromkeys(setup.seats, setup.chips)
        opener = setup.seats[0] if setup.seats else 0
        return first_state(self, setup, chips=chips, supply=0, opener=opener, races=setup.races)

    def buy_in(self, setup: SprintSetup) -> int:
        return setup.chips

    def opening(self, state: State) -> tuple[int, int]:
        """The deal, and the first roll, go to the left after every race."""
        dealer = state.opener if state.phase == "setup" else state.left_of(state.opener)
        return dealer, dealer
