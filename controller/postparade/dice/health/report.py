"""The report on the dice: counts beside those of fair dice, the classical tests, and the findings."""

from collections.abc import Iterable, Sequence
from math import floor, log10

from msgspec import Struct

from postparade.dice.health.fairness_evidence import Finding, findings
from postparade.dice.health.tail_probabilities import at_least, chi_square_tail, holm, runs_two_sided, statistic
from postparade.dice.health.tally import FAIR, SUMS, Seen, Tally, folded
from postparade.rules.dice import FACES

LEAST_EXPECTED = 5.0
"""Chi-square needs about this much in every cell (Cochran's rule)."""


class Counts(Struct, frozen=True):
    """How often each of ``names`` came, and how often it would have come with fair dice."""

    names: tuple[int, ...]
    counts: tuple[int, ...]
    usual: tuple[float, ...]


class Test(Struct, frozen=True):
    """One classical test. ``chance``: how often fair dice look at least as uneven in one look after so many rolls;
    ``adjusted`` for all tests of the report (Holm). Neither allows for looking after every roll; the findings do."""

    name: str
    statistic: float
    usual: float
    chance: float
    adjusted: float


class WordedFinding(Struct, frozen=True):
    """A finding with its sentence. At most one fair session in ``rare`` ever looks like this, in a round number."""

    finding: Finding
    sentence: str
    rare: int


class Report(Struct, frozen=True):
    """Health of the dice after ``rolls`` counted rolls, ``with_faces`` of them with both faces seen.

    ``left_out`` counts rolls that are no evidence, by who knew the dice. ``suspect`` is true with real evidence only;
    ``sentence`` says it for people.
    """

    rolls: int
    with_faces: int
    left_out: dict[str, int]
    faces: Counts
    dice: dict[str, Counts]
    sums: Counts
    tests: tuple[Test, ...]
    findings: tuple[WordedFinding, ...]
    suspect: bool
    sentence: str


def examine(rolls: Iterable[Seen]) -> Report:
    """The report on ``rolls``, oldest first."""
    return report(Tally(rolls))


def report(tally: Tally) -> Report:
    """The report on counted rolls."""
    found = findings(tally)
    return Report(
        rolls=tally.rolls,
        with_faces=tally.with_faces,
        left_out=dict(tally.left_out),
        faces=_faces(tally.faces),
        dice={name: _faces(faces) for name, faces in tally.by_die.items()},
        sums=Counts(SUMS, tuple(tally.sums), tuple(round(tally.rolls * chance, 3) for chance in FAIR)),
        tests=_tests(tally),
        findings=tuple(WordedFinding(finding, sentence(finding), rare(finding.one_in)) for finding in found),
        suspect=bool(found),
        sentence=summary(tally, found),
    )


def _faces(faces: list[int]) -> Counts:
    usual = round(sum(faces) / len(faces), 3)
    return Counts(tuple(FACES), tuple(faces), (usual,) * len(faces))


def _tests(tally: Tally) -> tuple[Test, ...]:
    found: list[tuple[str, float, float, float]] = []
    usual = sum(tally.faces) / len(tally.faces)
    if usual >= LEAST_EXPECTED:
        value = statistic(tally.faces, [usual] * len(tally.faces))
        degrees = len(tally.faces) - 1
        found.append(("faces", value, degrees, chi_square_tail(value, degrees)))
    counts, expected = folded(tally.sums, LEAST_EXPECTED)
    if len(counts) > 1:
        value = statistic(counts, expected)
        found.append(("sums", value, len(counts) - 1, chi_square_tail(value, len(counts) - 1)))
    high, low = tally.high, tally.low
    if high and low:
        found.append(("runs", tally.runs, 1 + 2 * high * low / (high + low), runs_two_sided(high, low, tally.runs)))
    after_double, after_mixed = (tally.after_double, 1 / 36), (tally.after_mixed, 2 / 36)
    if again := sum(tries * chance for tries, chance in (after_double, after_mixed)):
        found.append(("again", tally.again, again, at_least(tally.again, after_double, after_mixed)))
    adjusted = holm([chance for *_, chance in found])
    return tuple(
        Test(name, round(value, 3), round(usual, 3), chance, together)
        for (name, value, usual, chance), together in zip(found, adjusted, strict=True)
    )


def summary(tally: Tally, found: Sequence[Finding]) -> str:
    """One line for the host."""
    if found:
        return sentence(found[0])
    if tally.rolls == 0:
        return "No rolls to judge yet."
    return f"Nothing unusual in {tally.rolls} {_plural(tally.rolls, 'roll')}."


def sentence(finding: Finding) -> str:
    """What was found, and how rare it is."""
    return f"{_what(finding)}; at most one fair evening in {rare(finding.one_in):,} ever looks like this."


def rare(number: float) -> int:
    """``number`` rounded down to its first digit, or two where it begins with a 1, and to a thousand million at most:
    34,210 becomes 30,000."""
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
    order = "take turns too often" if often else "come in streaks that are too long"
    return f"High and low sums {order}: {finding.times} changes in {finding.tries}, {_usual(finding)} usual"


def _usual(finding: Finding) -> str:
    usual = round(finding.usual)
    return f"{usual} {'is' if usual == 1 else 'are'}"


def _plural(count: int, noun: str) -> str:
    return noun if count == 1 else f"{noun}s"
