"""Whether a spot wins, given where the horses stand when the race is over (rules, section 6)."""

from postparade.games.ready_set_bet.rules.horses import FINISH, Positions
from postparade.games.ready_set_bet.rules.spots import Condition

_COMPARE = {"eq": int.__eq__, "ge": int.__ge__, "le": int.__le__}


def holds(condition: Condition, positions: Positions, placed: tuple[int, ...], finish: int = FINISH) -> bool:
    """Whether ``condition`` is true of the final ``positions``; ``placed`` are the ranks of all horses there, and
    ``finish`` is where the winner stands."""
    match condition.test:
        case "rank_at_most":
            return placed[condition.horse] <= condition.value
        case "rank_at_least":
            return placed[condition.horse] >= condition.value
        case "colour_wins":
            return max(positions[horse] for horse in condition.horses) == finish
        case "ahead_of_all":
            return positions[condition.horse] > max(positions[horse] for horse in condition.horses)
        case "margin_second" | "margin_third":
            place = 1 if condition.test == "margin_second" else 2
            margin = finish - sorted(positions, reverse=True)[place]
            return _COMPARE[condition.op](margin, condition.value)
        case "at_least":
            return sum(position >= condition.value for position in positions) >= condition.count
        case "at_most":
            return sum(position <= condition.value for position in positions) >= condition.count
