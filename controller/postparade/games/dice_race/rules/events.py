"""What happens in a dice race: events in the past tense, tagged with the words of the rule specifications (section 8).

Events never form reference cycles, so the garbage collector need not track them (``gc=False``).
"""

from typing import Literal

from msgspec import Struct

from postparade.rules import events
from postparade.rules.cards import Hand
from postparade.rules.dice import Dice

PayReason = Literal["scratch", "repeat", "scratched_roll"]
Question = Literal["scratch", "finish"]


class Rolled(Struct, events.Rolled, frozen=True, gc=False, tag_field="type", tag="roll"):
    """``player`` threw these faces, or this sum where the faces are not known."""

    dice: Dice
    player: int


class Dealt(Struct, events.RaceBegan, frozen=True, gc=False, tag_field="type", tag="dealt"):
    """Race ``race`` begins. ``cards`` counts each seat's cards; ``hands`` are those cards counted by rank, ``None``
    when the cards are physical and unknown. ``opener`` is the dealer or the youngest."""

    race: int
    cards: dict[int, int]
    first_roller: int
    hands: dict[int, Hand] | None
    opener: int


class LeftOver(Struct, frozen=True, gc=False, tag_field="type", tag="left_over"):
    """House rule: an even deal left ``cards`` over, counted by rank. They belong to the pot: its share of the winner
    stays in it."""

    cards: Hand


class AntePaid(Struct, frozen=True, gc=False, tag_field="type", tag="ante"):
    """House rule: seat ``player`` paid ``paid`` of an ante of ``due`` chips into the pot, right after the deal."""

    player: int
    due: int
    paid: int


class Redistributed(Struct, frozen=True, gc=False, tag_field="type", tag="redistribute"):
    """All tokens outside the pot were shared out again: ``each`` a seat, ``box`` left over, ``pot`` untouched."""

    each: int
    box: int
    pot: int


class Scratched(Struct, frozen=True, gc=False, tag_field="type", tag="scratch"):
    """``horse`` went to scratch box ``box`` and is worth ``value``; ``player`` rolled it."""

    horse: int
    box: int
    value: int
    player: int


class Asked(Struct, frozen=True, gc=False, tag_field="type", tag="ask"):
    """Physical cards: the table asks every seat how many cards of ``horse`` it holds."""

    horse: int
    why: Question


class Held(Struct, frozen=True, gc=False, tag_field="type", tag="held"):
    """Physical cards: seat ``player`` said that it holds ``cards`` of ``horse``."""

    player: int
    horse: int
    cards: int


class Paid(Struct, frozen=True, gc=False, tag_field="type", tag="pay"):
    """Seat ``player`` paid ``paid`` of ``due`` chips into the pot. ``cards`` only with reason ``scratch``."""

    player: int
    reason: PayReason
    horse: int
    due: int
    paid: int
    cards: int | None = None


class Counted(Struct, frozen=True, gc=False, tag_field="type", tag="counted"):
    """Physical cards: the question about ``horse`` is answered; ``missing`` of its cards were not found."""

    horse: int
    missing: int


class Repeated(Struct, frozen=True, gc=False, tag_field="type", tag="repeat"):
    """A scratched horse came up again in the scratch phase; ``again``: the same seat rolls once more."""

    horse: int
    player: int
    again: bool


class Passed(Struct, frozen=True, gc=False, tag_field="type", tag="pass"):
    """The sum that ``player`` rolled is no horse's: nobody moves."""

    player: int


class Off(Struct, events.Off, frozen=True, gc=False, tag_field="type", tag="off"):
    """All boxes are full and the race begins."""

    first_roller: int


class Moved(Struct, events.Moved, frozen=True, gc=False, tag_field="type", tag="move"):
    """``horse`` moved one space ``to`` its new position and has ``left`` moves to go; ``player`` rolled."""

    horse: int
    to: int
    left: int
    player: int


class Finished(Struct, events.Finished, frozen=True, gc=False, tag_field="type", tag="finish"):
    """``horse`` crossed the line with ``pot`` chips to be won."""

    horse: int
    pot: int


class RollerPaid(Struct, frozen=True, gc=False, tag_field="type", tag="roller_purse"):
    """House rule: seat ``player`` rolled the winner home and took ``paid`` chips from the pot before it was split;
    ``due`` were promised, and a smaller pot pays what it holds."""

    player: int
    due: int
    paid: int


class PaidOut(Struct, frozen=True, gc=False, tag_field="type", tag="payout"):
    """Seat ``player`` won ``amount`` chips with ``cards`` winning cards."""

    player: int
    cards: int
    amount: int


class Carried(Struct, frozen=True, gc=False, tag_field="type", tag="carry"):
    """``amount`` chips stay in the pot for the next race; ``holders`` seats held the winner."""

    amount: int
    holders: int


class Result(Struct, events.GameOver, frozen=True, gc=False, tag_field="type", tag="result"):
    """The game is over. ``winners`` in seat order; ``unclaimed_pot`` belongs to nobody."""

    by: Literal["chips", "score"]
    totals: dict[int, int]
    winners: tuple[int, ...]
    unclaimed_pot: int


class Joined(Struct, events.Joined, frozen=True, gc=False, tag_field="type", tag="joined"):
    """Seat ``player`` takes part from the next race on, having bought ``chips``."""

    player: int
    chips: int


class Left(Struct, events.Left, frozen=True, gc=False, tag_field="type", tag="left"):
    """Seat ``player`` left and took ``chips`` along; what else was in the purse went to the box. ``opener`` is the
    dealer or youngest among those who stay."""

    player: int
    chips: int
    opener: int


class ToppedUp(Struct, events.ToppedUp, frozen=True, gc=False, tag_field="type", tag="topped_up"):
    """Seat ``player`` bought ``chips``."""

    player: int
    chips: int


Event = (
    Rolled
    | Dealt
    | LeftOver
    | AntePaid
    | Redistributed
    | Scratched
    | Asked
    | Held
    | Paid
    | Counted
    | Repeated
    | Passed
    | Off
    | Moved
    | Finished
    | RollerPaid
    | PaidOut
    | Carried
    | Result
    | Joined
    | Left
    | ToppedUp
)
