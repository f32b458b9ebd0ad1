"""What everybody may see of a dice race. All hands are open in these games, so there is one view for all."""

from msgspec import Struct

from postparade.games.dice_race.rules.events import PaidOut, Result, RollerPaid
from postparade.games.dice_race.rules.state import Question, State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.contract import GameStatus
from postparade.rules.dice import Dice
from postparade.rules.race import Lane, Race, sole_leader


class ScratchBox(Struct, frozen=True):
    """One of the scratch boxes; ``horse`` is ``None`` while it is empty."""

    box: int
    value: int
    horse: int | None


class SeatView(Struct, frozen=True):
    """One player: chips in the purse, score, and the cards in hand (``None`` when they are printed ones)."""

    seat: int
    chips: int
    score: int
    cards: tuple[int, ...] | None


class DiceRaceView(Struct, frozen=True):
    """A dice race as screens show it. ``next_dealer`` is the seat whose deal everybody waits for, if they do.

    House rules: ``ante`` and ``roller_purse`` are their chips (0: not played), ``roller_paid`` who was paid that purse
    in this race, ``pot_cards`` the cards that an even deal left to the pot.
    """

    game: str
    title: str
    phase: str
    race: Race
    race_number: int
    races: int | None
    turn: int | None
    opener: int
    next_dealer: int | None
    pot: int
    box: int
    boxes: tuple[ScratchBox, ...]
    seats: tuple[SeatView, ...]
    last_roll: Dice | None
    last_roller: int | None
    rolls: int
    physical: bool
    question: Question | None
    payouts: tuple[PaidOut, ...]
    result: Result | None
    ante: int
    roller_purse: int
    roller_paid: RollerPaid | None
    pot_cards: tuple[int, ...]


def race_of(game: Variant, state: State) -> Race:
    """The common race value of ``state``."""
    lanes = tuple(
        Lane(lane.number, lane.label, lane.colour, length, position, lane.number in state.scratched, sums=lane.sums)
        for lane, length, position in zip(game.board.lanes, state.lanes, state.positions, strict=True)
    )
    won = () if state.winner is None else (state.winner,)
    return Race(lanes, sole_leader(lanes), state.phase == "race", bool(won), won)


def status_of(state: State) -> GameStatus:
    """What every room may ask of a dice race."""
    question = state.question
    decided = state.winner is not None and question is None
    holders = {
        horse: {seat: hand[index] for seat, hand in zip(state.players, state.hands, strict=True) if hand[index]}
        for index, horse in enumerate(state.numbers if state.hands else ())
        if state.hands
    }
    return GameStatus(
        phase=state.phase,
        race=state.race,
        races=state.races,
        turn=state.turn,
        waiting=() if question is None else _unanswered(state, question),
        asked=question is not None,
        paid=tuple(sorted(_collected(state) & set(state.players))) if decided else (),
        purses=dict(zip(state.players, state.chips, strict=True)),
        scores=dict(zip(state.players, state.scores, strict=True)) if state.races else {},
        pot=state.pot,
        holders=holders,
        tolls=dict(zip(state.scratched, state.scratch_values, strict=False)),
        bills=tuple(sorted(set(state.scratch_values))),
        last_roll=state.last_roll,
    )


def _collected(state: State) -> set[int]:
    """The seats that the finish has paid."""
    roller = {state.roller_paid.player} if state.roller_paid is not None and state.roller_paid.paid else set[int]()
    return roller | {one.player for one in state.payouts}


def _unanswered(state: State, question: Question) -> tuple[int, ...]:
    answers = zip(state.players, question.answers, strict=True)
    return tuple(seat for seat, answer in answers if answer is None)


def view_of(game: Variant, state: State) -> DiceRaceView:
    """The public view of ``state``."""
    hands = state.hands
    seats = tuple(
        SeatView(seat, chips, score, None if state.physical or hands is None else game.deck.as_ranks(hands[at]))
        for at, (seat, chips, score) in enumerate(zip(state.players, state.chips, state.scores, strict=True))
    )
    filled = (*state.scratched, *(None,) * (len(state.scratch_values) - len(state.scratched)))
    boxes = tuple(
        ScratchBox(box, value, horse)
        for box, (value, horse) in enumerate(zip(state.scratch_values, filled, strict=True), 1)
    )
    between = state.phase in ("setup", "finished") and state.question is None
    return DiceRaceView(
        game=game.name,
        title=game.title,
        phase=state.phase,
        race=race_of(game, state),
        race_number=state.race,
        races=state.races,
        turn=state.turn,
        opener=state.opener,
        next_dealer=game.opening(state)[0] if between else None,
        pot=state.pot,
        box=state.box,
        boxes=boxes,
        seats=seats,
        last_roll=state.last_roll,
        last_roller=state.last_roller,
        rolls=state.rolls,
        physical=state.physical,
        question=state.question,
        payouts=state.payouts,
        result=state.result,
        ante=state.ante,
        roller_purse=state.roller_purse,
        roller_paid=state.roller_paid,
        pot_cards=game.deck.as_ranks(state.pot_cards),
    )
