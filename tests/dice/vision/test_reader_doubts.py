"""What makes the reader doubt values that both readings of a die agree on."""

from collections.abc import Callable, Sequence

import pytest

from postparade.dice.vision import detector, pair_checks, reader
from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import FAINT, ON_ONE_DIE, SECOND_FACE, WEAK, read
from postparade.dice.vision.reading import Reason
from tests.dice.vision.drawn import roll, taken, tray
from tests.dice.vision.explanation import EDGE, ONE, OTHER, pair, verdict

Tell = Callable[[Sequence[Found], Callable[[Found], DieEstimate]], None]


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Says which places are found in every picture, and what is seen there."""

    def tell(found: Sequence[Found], judge: Callable[[Found], DieEstimate]) -> None:
        def estimates(_: Picture, places: Sequence[Found]) -> list[DieEstimate]:
            return [judge(one) for one in places]

        monkeypatch.setattr(detector, "find", lambda *_: list(found))
        monkeypatch.setattr(reader, "estimates", estimates)
        monkeypatch.setattr(pair_checks, "estimates", estimates)

    return tell


@pytest.mark.parametrize(
    ("score", "chance", "values"),
    [(0.8, 0.85, (3, 5)), (0.65, 0.85, None), (0.65, 0.9, (3, 5)), (0.5, 0.9, None), (0.5, 0.98, (3, 5))],
)
def test_faint_die_needs_a_plain_face(tell: Tell, score: float, chance: float, values: tuple[int, int] | None) -> None:
    assert (score < FAINT, score < WEAK) == (score == 0.5, score < 0.8)
    tell(pair(score), lambda die: verdict(die, 3, 0.98) if die.x < 300 else verdict(die, 5, chance))
    assert read(taken(roll(3, 5))).values == values


@pytest.mark.parametrize(
    ("apart", "score", "chance", "reason"),
    [(1.0, 0.8, 0.9, None), (0.9, 0.8, 0.9, "touching"), (1.2, 0.65, 0.9, "touching"), (1.2, 0.65, 0.98, None)],
)
def test_dice_side_by_side_are_read_unless_one_may_lie_on_the_other(
    tell: Tell, apart: float, score: float, chance: float, reason: Reason | None
) -> None:
    dice = [Found(*ONE, EDGE, 0.8), Found(ONE[0] + apart * EDGE, ONE[1], EDGE, score)]
    tell(dice, lambda die: verdict(die, 3, 0.98) if die == dice[0] else verdict(die, 5, chance))
    assert read(taken(roll(3, 5))).reason == reason


@pytest.mark.parametrize(("aside", "score", "values"), [(0.6, 0.3, None), (0.6, 0.2, (3, 5)), (1.2, 0.3, (3, 5))])
def test_second_face_on_a_die_is_a_doubt(
    tell: Tell, aside: float, score: float, values: tuple[int, int] | None
) -> None:
    assert (score >= SECOND_FACE and aside < ON_ONE_DIE) == (values is None)
    second = Found(ONE[0], ONE[1] - aside * EDGE, EDGE, score)
    tell(
        [*pair(), second],
        lambda die: verdict(die, 3 if die.x < 300 else 5, 0.98 if die != second else 0.3, sure=die != second),
    )
    reading = read(taken(roll(3, 5)))
    assert reading.values == values
    assert reading.reason == ("cocked" if values is None else None)


@pytest.mark.parametrize(
    ("face", "chance", "sure", "plain", "values"),
    [
        (3, 0.98, True, True, (3, 5)),
        (3, 0.6, False, True, (3, 5)),
        (2, 0.6, False, True, None),
        (2, 0.2, False, True, (3, 5)),
        (3, 0.6, False, False, None),
        (2, 0.98, True, True, None),
    ],
)
def test_value_of_a_whole_body_is_believed_unless_its_face_alone_was_another(
    tell: Tell, face: int, chance: float, sure: bool, plain: bool, values: tuple[int, int] | None
) -> None:
    """The places found are smaller than the bodies; ``face`` and so on is what they show by themselves."""

    def judge(die: Found) -> DieEstimate:
        if die.x > 300:
            return verdict(die, 5)
        return verdict(die, 3) if die.edge > 45 else verdict(die, face, chance, sure=sure, plain=plain)

    tell(pair(edge=40), judge)
    assert read(taken(roll(3, 5)), 2, taken(tray(), seed=1)).values == values


@pytest.mark.parametrize(("chance", "values"), [(0.97, (3, 5)), (0.85, None)])
def test_a_clear_face_stands_for_a_body_that_cannot_be_read(
    tell: Tell, chance: float, values: tuple[int, int] | None
) -> None:
    def judge(die: Found) -> DieEstimate:
        if die.x > 300:
            return verdict(die, 5)
        return verdict(die, 3, 0.3, sure=False) if die.edge > 45 else verdict(die, 3, chance)

    tell(pair(edge=40), judge)
    assert read(taken(roll(3, 5)), 2, taken(tray(), seed=1)).values == values


@pytest.mark.parametrize(("known", "aside", "values"), [(True, 0.0, (3, 5)), (True, 0.35, None), (False, 0.0, None)])
def test_body_right_below_its_face_bears_out_a_faint_die(
    tell: Tell, known: bool, aside: float, values: tuple[int, int] | None
) -> None:
    first, second = pair(score=0.5)
    tell(
        [first, second._replace(x=second.x + aside * EDGE)],
        lambda die: verdict(die, 3) if die.x < 300 else verdict(die, 5, 0.9),
    )
    assert read(taken(roll(3, 5)), 2, taken(tray(), seed=1) if known else None).values == values


@pytest.mark.parametrize(("burnt", "chance", "values"), [(0.4, 0.98, (3, 5)), (0.4, 0.9, None), (0.1, 0.9, (3, 5))])
def test_face_under_glare_must_be_plain(
    tell: Tell, burnt: float, chance: float, values: tuple[int, int] | None
) -> None:
    picture = taken(roll(3, 5))
    half = 0.4 * EDGE
    top, left = round(OTHER[1] - half), round(OTHER[0] - half)
    picture[top : top + round(2 * half * burnt), left : round(OTHER[0] + half)] = 255
    tell(pair(), lambda die: verdict(die, 3 if die.x < 300 else 5, chance))
    reading = read(picture)
    assert reading.values == values
    assert reading.reason == ("glare" if values is None else None)


@pytest.mark.parametrize(("sure", "reason"), [(True, "too_many"), (False, None)])
def test_only_a_large_thing_without_a_value_is_dismissed_beside_small_dice(
    tell: Tell, sure: bool, reason: str | None
) -> None:
    """The small ones may be the pips of another die as large."""
    pips = [Found(ONE[0] - 14, ONE[1] - 14, 20.0, 0.6), Found(ONE[0] + 14, ONE[1] + 14, 20.0, 0.6)]
    large = Found(*OTHER, EDGE, 0.5)
    tell([*pips, large], lambda die: verdict(die, 2, 0.9, sure=sure) if die == large else verdict(die, 1))
    assert read(taken(roll(2, 5))).reason == reason
