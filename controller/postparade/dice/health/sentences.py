"""The verdict in plain words."""

from collections.abc import Sequence
from math import floor, log10

from postparade.dice.health.evidence import Finding
from postparade.dice.health.tally import Tally


def verdict(tally: Tally, found: Sequence[Finding]) -> str:
    """One line for the host."""
    if found:
        return of_finding(found[0])
    if tally.rolls == 0:
        return "No rolls to judge yet."
    return f"Nothing unusual in {tally.rolls} {_plural(tally.rolls, 'roll')}."


def of_finding(finding: Finding) -> str:
    """What was found, and how rare it is."""
    return f"{_what(finding)}; at most one fair evening in {rare(finding.one_in):,} ever looks like this."


def rare(number: float) -> int:
    """``number`` rounded down to its first digit, or two where it begins with a 1: 34,210 is 30,000. More than a
    thousand million is that."""
    number = min(number, 1e9)
    digits = floor(log10(number))
    unit: int = 10 ** max(0, digits - (1 if number < 2 * 10**digits else 0))
    return int(number // unit) * unit


def _what(finding: Finding) -> str:
    often = finding.times > finding.usual
    count = f"{'' if often else 'only '}{finding.times}"
    times = f"{count} times"
    match finding.kind:
        case "die":
            return (
                f"The {finding.die} die showed the {finding.number} in {count} of {finding.tries} rolls, "
                f"{_usual(finding)} usual"
            )
        case "face":
            return f"The face {finding.number} came {times} in {finding.tries} faces, {_usual(finding)} usual"
        case "sum":
            return f"The sum {finding.number} came {times} in {finding.tries} rolls, {_usual(finding)} usual"
        case "again":
            return (
                f"The same two faces came again {times} in {finding.tries} rolls, {_usual(finding)} usual: "
                "dice that are not shaken, or a roll that is read twice"
            )
    order = "take turns too often" if often else "come in too long rows"
    return f"High and low sums {order}: {finding.times} changes in {finding.tries}, {_usual(finding)} usual"


def _usual(finding: Finding) -> str:
    usual = round(finding.usual)
    return f"{usual} {'is' if usual == 1 else 'are'}"


def _plural(count: int, noun: str) -> str:
    return noun if count == 1 else f"{noun}s"
