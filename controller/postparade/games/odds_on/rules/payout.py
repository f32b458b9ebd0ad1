"""What a place pays the owner of a horse (rules, section 8)."""

from postparade.games.odds_on.rules.cards import HORSES, JOCKEYS, PRICES
from postparade.games.odds_on.rules.state import Gate


def points(gate: Gate, place: int, *, runner_up: bool) -> int:
    """What the owner of ``gate`` scores for ``place``; ``runner_up`` says whether place 2 is paid."""
    if gate.owner is None or gate.withdrawn:
        return 0
    form, price = worth(gate)
    if place == 1:
        return form + price
    return price if place == 2 and runner_up else 0


def worth(gate: Gate) -> tuple[int, int]:
    """The points of the horse and jockey of ``gate`` together, and of its price."""
    if gate.entry is not None:
        return gate.entry.form, gate.entry.price
    if not gate.horse:
        return 0, 0
    return HORSES[gate.horse].dollars + JOCKEYS[gate.jockey].dollars, PRICES[gate.price].dollars if gate.price else 0
