"""What an entry means after those that are known."""

from postparade.hub.ledger.cursor import Cursor, is_behind, judge, landmarks
from postparade.hub.messages import Known, Sealed

SEALS = {number: f"{number:064x}" for number in range(1, 101)}
AT = Cursor(100, SEALS[100])


def entry(number: int, before: str, seal: str = "f" * 64) -> Sealed:
    return Sealed(number, before, seal, "{}", "")


def test_only_what_continues_the_chain_is_next() -> None:
    assert judge(AT, SEALS.get, entry(101, SEALS[100])) == "next"
    assert judge(AT, SEALS.get, entry(101, SEALS[99])) == "fork"
    assert judge(AT, SEALS.get, entry(102, SEALS[100])) == "gap"
    assert judge(AT, SEALS.get, entry(50, SEALS[49], SEALS[50])) == "repeated"
    assert judge(AT, SEALS.get, entry(50, SEALS[49])) == "fork"
    assert judge(Cursor(), SEALS.get, entry(1, "")) == "next"
    assert judge(Cursor(), SEALS.get, entry(0, "")) == "fork"


def test_a_journal_is_behind_if_it_is_shorter_or_ends_with_another_seal() -> None:
    assert is_behind(AT, Known(99, SEALS[99]))
    assert is_behind(AT, Known(100, "e" * 64))
    assert not is_behind(AT, Known(100, SEALS[100]))
    assert not is_behind(AT, Known(500, "e" * 64))


def test_landmarks_are_few_and_reach_the_beginning() -> None:
    found = landmarks(AT, SEALS.get)
    assert [one.entry for one in found] == [100, 99, 97, 93, 85, 69, 37, 0]
    assert landmarks(Cursor(), SEALS.get) == (Known(0, ""),)
