"""Long work says how far it is, also where there is no terminal."""

import queue
import threading

import pytest

from postparade.cli.progress import FIRST_LINE, LINE_EVERY, progress


def test_work_that_is_quick_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("counting") as advance:
        advance(1, 2)
    assert capsys.readouterr() == ("", "")


def test_long_work_says_how_far_it_is_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    begun, turns, pauses = threading.Event(), queue.Queue[bool](), list[float]()

    def wait(_over: threading.Event, seconds: float) -> bool:
        pauses.append(seconds)
        begun.set()
        return turns.get(timeout=10)

    with progress("counting", wait) as advance:
        begun.wait(10)
        turns.put(False)
        while len(pauses) < 2:
            begun.wait(0)
        advance(3, 8)
        turns.put(False)
        turns.put(True)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == ["counting ...", "counting: 3 of 8"]
    assert pauses == [FIRST_LINE, LINE_EVERY, LINE_EVERY]


def test_it_ends_when_the_work_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ZeroDivisionError), progress("counting"):
        raise ZeroDivisionError
    assert not [thread for thread in threading.enumerate() if thread.name == "progress"]
