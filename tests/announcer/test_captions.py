"""Captions: an update in writing, in the language of the table and in those of its guests."""

from postparade.announcer.captions import Captions
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.wording import Wording


def call_of(line: Line) -> Call:
    """A call of that line."""
    return Call((line,), Priority.RULE, 0.0, 1.0, Validity(0))


def test_guests_read_every_caption_in_their_own_language() -> None:
    captions = Captions(Wording("de"))
    captions.add(Wording("en"))
    captions.add(Wording("fr"))
    body = captions.body((call_of(Line("winner-again", (("horse", 9),))),), settled=True)
    assert "Neun" in body["text"]
    assert body["texts"].keys() == {"en", "fr"}
    assert "nine" in body["texts"]["en"].lower()
    assert "neuf" in body["texts"]["fr"].lower()


def test_a_number_that_ends_a_sentence_and_one_that_begins_the_next_stay_two() -> None:
    captions = Captions(Wording("en"))
    captions.add(Wording("fr"))
    rank = Line("result-rank", (("place", 2), ("name", "Ben"), ("seat", 1), ("chips", 31)))
    left = Line("unclaimed", (("chips", 3),))
    body = captions.body((call_of(rank), call_of(left)), settled=True)
    assert "Ben with 31; 3 chips are left" in body["text"]
    assert "31\N{NARROW NO-BREAK SPACE}; 3 jetons" in body["texts"]["fr"]
