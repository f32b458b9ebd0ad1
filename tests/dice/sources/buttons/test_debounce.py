"""One press is one press, however the contact bounces."""

import pytest

from postparade.dice.sources.buttons.debounce import Contact

QUIET = 0.04


def presses(*edges: tuple[float, bool]) -> list[float]:
    """When presses counted, of edges (seconds, closed)."""
    contact = Contact(QUIET)
    return [at for at, down in edges if contact.edge(down, at)]


def test_the_first_edge_counts_at_once() -> None:
    assert presses((5.0, True)) == [5.0]


def test_bouncing_while_closing_is_one_press() -> None:
    assert presses((0.0, True), (0.001, False), (0.002, True), (0.004, False), (0.005, True)) == [0.0]


def test_bouncing_while_opening_is_no_press() -> None:
    """The button was held for a second; letting it go bounces too."""
    assert presses((0.0, True), (1.0, False), (1.001, True), (1.002, False), (1.02, True), (1.021, False)) == [0.0]


def test_the_next_press_counts_when_the_contact_has_rested() -> None:
    assert presses((0.0, True), (0.1, False), (0.15, True), (0.3, False), (0.341, True)) == [0.0, 0.15, 0.341]


def test_a_contact_that_never_rests_is_one_press() -> None:
    chatter = [(number * 0.01, number % 2 == 0) for number in range(200)]
    assert presses(*chatter) == [0.0]


@pytest.mark.parametrize("down", [True, False])
def test_opening_alone_is_never_a_press(down: bool) -> None:
    assert presses((0.0, down), (1.0, False), (2.0, False)) == ([0.0] if down else [])


def test_without_a_quiet_time_every_closing_counts() -> None:
    contact = Contact(0.0)
    assert [contact.edge(down, 0.0) for down in (True, False, True)] == [True, False, True]
