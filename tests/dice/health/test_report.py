"""What the host is told, and that it is told with real evidence only."""

import random

import msgspec
import pytest

from postparade.dice.health.fairness_evidence import SHARES
from postparade.dice.health.report import Report, examine, rare
from postparade.dice.health.tally import Seen


def fair(chance: random.Random) -> int:
    return chance.randint(1, 6)


def loaded(chance: random.Random, face: int = 6, weight: float = 0.45) -> int:
    return face if chance.random() < weight else chance.choice([other for other in range(1, 7) if other != face])


def test_an_evening_without_rolls_is_empty() -> None:
    report = examine([])
    assert report.sentence == "No rolls to judge yet."
    assert (report.suspect, report.tests, report.findings) == (False, (), ())


def test_fair_dice_look_ordinary() -> None:
    chance = random.Random(3)
    report = examine(Seen((fair(chance), fair(chance))) for _ in range(84))
    assert report.sentence == "Nothing unusual in 84 rolls."
    assert not report.suspect
    assert {test.name for test in report.tests} == {"faces", "sums", "runs", "again"}
    assert all(test.adjusted >= test.chance > 0.001 for test in report.tests)


def test_the_face_is_named_but_no_die_while_dice_look_alike() -> None:
    chance = random.Random(5)
    report = examine(Seen((loaded(chance), fair(chance))) for _ in range(120))
    assert report.suspect
    first = report.findings[0].finding
    assert (first.kind, first.number, first.die) == ("face", 6, "")
    assert report.sentence.startswith(
        f"The face 6 came {first.times} times in 240 faces, 40 are usual; at most one fair"
    )
    assert report.dice == {}


def test_the_die_is_named_where_dice_are_told_apart() -> None:
    chance = random.Random(5)
    named = ("red", "white")
    report = examine(Seen((loaded(chance), fair(chance)), named=named) for _ in range(120))
    first = report.findings[0].finding
    assert (first.kind, first.number, first.die) == ("die", 6, "red")
    assert report.sentence.startswith(f"The red die showed the 6 in {first.times} of 120 rolls, 20 are usual;")
    assert all(told.finding.die != "white" for told in report.findings)
    assert sum(report.dice["white"].counts) == 120


def test_a_face_that_never_comes_is_named_too() -> None:
    chance = random.Random(7)
    report = examine(Seen((chance.randint(2, 6), chance.randint(2, 6))) for _ in range(150))
    told = {(one.finding.kind, one.finding.number): one.sentence for one in report.findings}
    assert told["face", 1].startswith("The face 1 came only 0 times in 300 faces, 50 are usual")


def test_rolls_that_are_read_twice_are_found() -> None:
    """A reader that counts every fifth roll again."""
    chance = random.Random(11)
    rolls: list[Seen] = []
    for number in range(150):
        rolls.append(Seen((fair(chance), fair(chance))))
        if number % 5 == 0:
            rolls.append(rolls[-1])
    report = examine(rolls)
    assert [told.finding.kind for told in report.findings] == ["again"]
    assert "read twice" in report.sentence


def test_sums_that_take_turns_are_found() -> None:
    chance = random.Random(13)
    rolls = sorted((fair(chance), fair(chance)) for _ in range(200))
    high = [dice for dice in rolls if sum(dice) > 7]
    low = [dice for dice in rolls if sum(dice) < 7]
    chance.shuffle(high)
    chance.shuffle(low)
    turns = [Seen(dice) for pair in zip(high, low, strict=False) for dice in pair]
    report = examine(turns)
    assert report.findings[-1].finding.kind == "order"
    assert "take turns too often" in report.findings[-1].sentence


def test_sums_alone_can_be_suspicious_without_any_face() -> None:
    chance = random.Random(17)
    report = examine(Seen(7 if chance.random() < 0.45 else chance.randint(2, 12), by_sum=True) for _ in range(100))
    assert report.findings[0].finding.kind == "sum"
    assert report.findings[0].finding.number == 7
    assert report.with_faces == 0


def test_the_report_travels_as_json() -> None:
    chance = random.Random(19)
    report = examine(Seen((loaded(chance), loaded(chance))) for _ in range(100))
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_all_shares_together_are_one_chip() -> None:
    assert sum(SHARES.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("number", "told"),
    [(100, 100), (154, 150), (999, 900), (1234, 1200), (34_210, 30_000), (5e8, 500_000_000), (3e12, 10**9)],
)
def test_large_numbers_are_rounded_down(number: float, told: int) -> None:
    assert rare(number) == told
