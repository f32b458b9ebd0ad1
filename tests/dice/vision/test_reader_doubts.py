"""What the reader makes of what both readings say of the places that were found."""

from collections.abc import Callable, Sequence

import pytest

from postparade.dice.vision import detector, reader
from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import OVERLAP, read
from tests.dice.vision.drawn import roll, taken, tray
from tests.dice.vision.explanation import EDGE, ONE, OTHER, pair, verdict

Tell = Callable[[Sequence[Found], Callable[[Found], DieEstimate]], list[Found]]


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Tell:
    """Says which places are found in every picture, and what is seen there; returns the places looked at again."""

    def tell(found: Sequence[Found], judge: Callable[[Found], DieEstimate]) -> list[Found]:
        again: list[Found] = []

        def look_again(_: Picture, one: DieEstimate) -> DieEstimate:
            again.append(one.found)
            return one

        monkeypatch.setattr(detector, "find", lambda *_: list(found))
        monkeypatch.setattr(reader, "estimates", lambda _, places: [judge(one) for one in places])
        monkeypatch.setattr(reader, "look_again", look_again)
        return again

    return tell


def judged(die: Found, face: int = 5, chance: float = 0.98) -> DieEstimate:
    return verdict(die, 3) if die.x < 300 else verdict(die, face, chance)


@pytest.mark.parametrize(("chance", "values"), [(0.98, (3, 5)), (0.5, None)])
def test_a_face_that_nobody_is_sure_of_is_no_answer(tell: Tell, chance: float, values: tuple[int, ...] | None) -> None:
    tell(pair(), lambda die: judged(die, chance=chance))
    reading = read(taken(roll(3, 5)))
    assert reading.values == values
    assert reading.likely[0] == (3, 5)
    assert (reading.confidence > 0.9) == (values is not None)


def test_only_what_is_not_certain_is_looked_at_again(tell: Tell) -> None:
    assert tell(pair(), judged) == []
    assert read(taken(roll(3, 5))).values == (3, 5)
    again = tell(pair(), lambda die: judged(die, chance=0.7))
    read(taken(roll(3, 5)))
    assert sorted(again) == sorted(pair())


def test_where_dice_are_missing_or_far_too_many_lie_nothing_is_looked_at_again(tell: Tell) -> None:
    many = [*pair(), *(Found(100 + 90 * n, 400, EDGE, 0.9) for n in range(3))]
    for places, reason in ((pair()[:1], "too_few"), (many, "too_many")):
        again = tell(places, judged)
        assert read(taken(roll(3, 5))).reason == reason
        assert again == []


@pytest.mark.parametrize(("aside", "score", "values"), [(0.6, 0.7, None), (0.6, 0.2, (3, 5)), (1.2, 0.2, (3, 5))])
def test_a_second_face_on_a_die_is_a_doubt(
    tell: Tell, aside: float, score: float, values: tuple[int, int] | None
) -> None:
    second = Found(ONE[0], ONE[1] - aside * EDGE, EDGE, score)
    tell([*pair(), second], lambda die: verdict(die, 2, 0.3) if die == second else judged(die))
    reading = read(taken(roll(3, 5)))
    assert reading.values == values
    assert reading.reason == ("cocked" if values is None else None)


def test_two_faces_of_one_die_are_never_two_dice(tell: Tell) -> None:
    side = Found(ONE[0], ONE[1] + 0.95 * OVERLAP * EDGE, EDGE, 0.8)
    tell([pair()[0], side], lambda die: verdict(die, 4) if die == side else judged(die))
    for expect in (2, None):
        reading = read(taken(roll(3, 5)), expect)
        assert reading.values is None
        assert reading.reason in ("too_few", "cocked")


@pytest.mark.parametrize("score", [0.5, 0.9])
def test_what_looks_like_a_die_and_is_not_read_makes_any_number_of_dice_unsure(tell: Tell, score: float) -> None:
    third = Found(300.0, 400.0, EDGE, score)
    tell([*pair(), third], lambda die: verdict(die, 2, 0.3) if die == third else judged(die))
    assert read(taken(roll(3, 5)), None).values is None
    tell(pair(), judged)
    assert read(taken(roll(3, 5)), None).values == (3, 5)


@pytest.mark.parametrize(("face", "values"), [(3, (3, 5)), (2, None)])
def test_value_of_a_whole_body_is_believed_unless_its_face_alone_was_another(
    tell: Tell, face: int, values: tuple[int, int] | None
) -> None:
    """The places found are smaller than the bodies; ``face`` is what one shows by itself."""
    tell(pair(edge=40), lambda die: verdict(die, face) if die.x < 300 and die.edge < 45 else judged(die))
    assert read(taken(roll(3, 5)), 2, taken(tray(), seed=1)).values == values


@pytest.mark.parametrize(("edge", "values"), [(EDGE, (3, 5)), (3 * EDGE, None)])
def test_dice_have_the_size_that_is_known(tell: Tell, edge: float, values: tuple[int, int] | None) -> None:
    tell(pair(), judged)
    reading = read(taken(roll(3, 5)), edge=edge)
    assert reading.values == values
    assert reading.reason == ("too_few" if values is None else None)


def test_pips_of_a_large_die_are_no_dice_beside_it(tell: Tell) -> None:
    pips = [Found(ONE[0] - 14, ONE[1] - 14, 20.0, 0.6), Found(ONE[0] + 14, ONE[1] + 14, 20.0, 0.6)]
    large = Found(*OTHER, EDGE, 0.5)
    tell([*pips, large], lambda die: verdict(die, 2, 0.9) if die == large else verdict(die, 1))
    assert read(taken(roll(2, 5))).values is None
