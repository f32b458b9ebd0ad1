"""Draws follow from the seed alone, every one is as likely as the others, and nothing about them hangs together.

The statistics are run on fixed seeds, each at the level of 99 %, so that they say the same every time: a generator that
is fair passes nearly all of them, and one that is not cannot be talked out of it by running the tests again.
"""

import hashlib
import hmac
import itertools
import math
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.seeded_draws import WORD, Draws, commitment

SEEDS = tuple(bytes([number]) * 32 for number in range(1, 6))
EVERY_SEED = pytest.mark.parametrize("seed", SEEDS, ids=range(1, 6))
THROWS = 6000
NORMAL_99 = 2.326


def critical(freedom: int) -> float:
    """The value that chi-square stays below 99 times in 100 (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + NORMAL_99 * math.sqrt(part)) ** 3)


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    return sum((found - wanted) ** 2 / wanted for found, wanted in zip(counts, expected, strict=True))


def faces(seed: bytes, throws: int = THROWS) -> list[int]:
    """Faces as the table throws them: each pair under a label of its own."""
    return [face for throw in range(1, throws // 2 + 1) for face in Draws(seed, f"roll:{throw}").dice()]


def test_the_stream_is_the_one_that_is_documented() -> None:

    words = hmac.new(b"k" * 32, b"deal:1#0", hashlib.sha256).digest()
    draws = Draws(b"k" * 32, "deal:1")
    assert [draws.below(WORD) for _ in range(8)] == [
        int.from_bytes(words[at : at + 4], "big") for at in range(0, 32, 4)
    ]
    second = hmac.new(b"k" * 32, b"deal:1#1", hashlib.sha256).digest()
    assert draws.below(WORD) == int.from_bytes(second[:4], "big")
    assert commitment(b"seed", b"nonce") == hashlib.sha256(b"seednonce").hexdigest()


@given(st.binary(min_size=32, max_size=32), st.text(max_size=20), st.integers(1, 1000))
def test_a_draw_is_the_same_every_time_and_within_its_bounds(seed: bytes, label: str, count: int) -> None:
    drawn = [Draws(seed, label).below(count) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert 0 <= drawn[0] < count


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_nothing_and_leaves_the_items_alone(seed: bytes, items: list[int]) -> None:
    before = list(items)
    assert sorted(Draws(seed, "deal:1").shuffle(items)) == sorted(before)
    assert items == before


@EVERY_SEED
def test_every_face_is_equally_likely(seed: bytes) -> None:
    counts = Counter(faces(seed))
    assert chi_square([counts[face] for face in range(1, 7)], [THROWS / 6] * 6) < critical(5)


@EVERY_SEED
def test_every_sum_is_as_likely_as_with_two_dice(seed: bytes) -> None:
    thrown = faces(seed)
    counts = Counter(first + second for first, second in zip(thrown[::2], thrown[1::2], strict=True))
    expected = [(6 - abs(7 - total)) / 36 * THROWS / 2 for total in range(2, 13)]
    assert chi_square([counts[total] for total in range(2, 13)], expected) < critical(10)


@EVERY_SEED
def test_no_face_draws_another_after_it(seed: bytes) -> None:
    thrown = faces(seed)
    counts = Counter(itertools.pairwise(thrown[::2]))
    pairs = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    assert chi_square([counts[pair] for pair in pairs], [(THROWS / 2 - 1) / 36] * 36) < critical(35)


@EVERY_SEED
def test_high_and_low_faces_run_as_long_as_chance_has_it(seed: bytes) -> None:
    high = [face > 3 for face in faces(seed)]
    ups = sum(high)
    runs = 1 + sum(first != second for first, second in itertools.pairwise(high))
    both = ups * (THROWS - ups)
    mean = 1 + 2 * both / THROWS
    deviation = math.sqrt(2 * both * (2 * both - THROWS) / (THROWS**2 * (THROWS - 1)))
    assert abs(runs - mean) / deviation < 2.576


@EVERY_SEED
def test_a_six_lets_wait_for_it_as_long_as_chance_has_it(seed: bytes) -> None:
    sixes = [at for at, face in enumerate(faces(seed)) if face == 6]
    gaps = Counter(min(second - first, 20) for first, second in itertools.pairwise(sixes))
    waits = [1 / 6 * (5 / 6) ** (gap - 1) for gap in range(1, 20)] + [(5 / 6) ** 19]
    total = sum(gaps.values())
    assert chi_square([gaps[gap] for gap in range(1, 21)], [share * total for share in waits]) < critical(19)


@EVERY_SEED
def test_every_card_comes_to_every_place(seed: bytes) -> None:
    cards = range(12)
    deals = 1200
    counts = Counter(
        (card, place)
        for deal in range(1, deals + 1)
        for place, card in enumerate(Draws(seed, f"deal:{deal}").shuffle(cards))
    )
    found = chi_square([counts[card, place] for card in cards for place in cards], [deals / 12] * 144)
    # In a deal every card and every place comes once, so the cells of a row are not drawn apart: eleven twelfths of the
    # sum are chi-square with eleven by eleven degrees of freedom.
    assert found * 11 / 12 < critical(121)


@EVERY_SEED
def test_every_order_of_four_is_equally_likely(seed: bytes) -> None:
    deals = 2400
    counts = Counter(tuple(Draws(seed, f"deal:{deal}").shuffle("abcd")) for deal in range(1, deals + 1))
    orders = list(itertools.permutations("abcd"))
    assert chi_square([counts[order] for order in orders], [deals / 24] * 24) < critical(23)


def test_the_tests_can_tell_a_loaded_die() -> None:
    """One face in forty becomes a six: far less than anybody would see at the table."""
    loaded = [6 if at % 40 == 0 else face for at, face in enumerate(faces(SEEDS[0], 5 * THROWS))]
    counts = Counter(loaded)
    assert chi_square([counts[face] for face in range(1, 7)], [5 * THROWS / 6] * 6) > critical(5)
