"""A roll: the named horse moves, bonus cards pay, the red line closes the betting, the first horse home ends the race
(rules, sections 2 and 11)."""

from collections.abc import Iterator

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.evolve import evolve
from postparade.games.ready_set_bet.rules.horses import FINISH, HORSES, OF_SUM, Horse, ranks
from postparade.games.ready_set_bet.rules.red_line import crossing
from postparade.games.ready_set_bet.rules.settlement import settle
from postparade.games.ready_set_bet.rules.spots import BEST_RANK
from postparade.games.ready_set_bet.rules.state import State
from postparade.games.ready_set_bet.rules.vip_cards import PAID_BY_COLOUR, PAID_BY_SUM, VIP_CARDS, VIP_DECK, VipCard
from postparade.rules.actions import Roll
from postparade.rules.dice import TWO_SIXES, total_of

SNAKE_EYES, BOXCARS = 2, 12


def roll(state: State, action: Roll, seat: int | None) -> tuple[ev.Event, ...] | Refusal:
    """The events that follow from a roll, entered by ``seat`` (``None``: the table itself or its host)."""
    if not state.running:
        return refuse("wrong_phase", phase=state.phase, action="a roll")
    if seat is not None and seat != state.house:
        return refuse("not_allowed", role="player")
    if state.paused:
        return refuse("paused")
    dice = TWO_SIXES.read(action.dice, action.total)
    if isinstance(dice, Refusal):
        return dice
    total = total_of(dice)
    horse = OF_SUM[total]
    bonus = horse.bonus if state.single == horse.index else 0
    start = state.positions[horse.index]
    to = min(FINISH, start + 1 + bonus)
    events: list[ev.Event] = [ev.Rolled(dice, horse.number), *_shouts(total)]
    events.append(ev.Moved(horse.number, start, to, bonus, FINISH - to))
    events.extend(_card_payments(state, total, horse, bonus))
    events.extend(crossing(state, horse, start, to))
    if to < FINISH:
        return tuple(events)
    after = state
    for event in events:
        after = evolve(after, event)
    if after.phase != "closed":
        closed = ev.BetsClosed("finish")
        events.append(closed)
        after = evolve(after, closed)
    finished = _finish(after, horse)
    return *events, finished, *settle(evolve(after, finished))


def _shouts(total: int) -> Iterator[ev.Event]:
    if total == SNAKE_EYES:
        yield ev.SnakeEyes()
    elif total == BOXCARS:
        yield ev.Boxcars()


def _card_payments(state: State, total: int, horse: Horse, bonus: int) -> Iterator[ev.Event]:
    """What VIP cards pay for this roll: in seat order, a player's roll bonuses before the bonus-move cards."""
    if not state.accounts:
        cards = tuple(card.id for card in _paying(VIP_DECK, total, horse, bonus)) if "vip" in state.modules else ()
        if cards:
            yield ev.VipTriggered(cards)
        return
    for seat in state.players:
        kept = state.kept.get(seat)
        if kept and seat != state.house:
            for card in _paying(kept, total, horse, bonus):
                yield ev.VipPaid(seat, card.id, card.amount)


def _paying(cards: tuple[str, ...], total: int, horse: Horse, bonus: int) -> list[VipCard]:
    """Those of ``cards`` that pay for this roll."""
    by_roll = [VIP_CARDS[card] for card in cards if card in PAID_BY_SUM.get(total, ())]
    by_move = PAID_BY_COLOUR.get(horse.colour, ()) if bonus else ()
    return by_roll + [VIP_CARDS[card] for card in cards if card in by_move]


def _finish(state: State, winner: Horse) -> ev.Finished:
    by_horse = {horse.number: rank for horse, rank in zip(HORSES, ranks(state.positions), strict=True)}
    place = tuple(number for number, rank in by_horse.items() if rank <= BEST_RANK["place"])
    show = tuple(number for number, rank in by_horse.items() if rank <= BEST_RANK["show"])
    return ev.Finished(winner.number, by_horse, place, show)
