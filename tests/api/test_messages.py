"""Scopes of tokens, and the form of commands."""

import msgspec
import pytest

from postparade.api.messages import SCOPES, Command, allows


def test_a_scope_allows_itself_and_whatever_is_less() -> None:
    allowed = {(held, wanted) for held in SCOPES for wanted in SCOPES if allows(held, wanted)}
    assert allowed == {
        ("read", "read"),
        ("cues", "read"),
        ("cues", "cues"),
        ("host", "read"),
        ("host", "cues"),
        ("host", "host"),
    }


@pytest.mark.parametrize("number", ["", "short", "with blank", "x" * 41, "line\nbreak-1"])
def test_a_command_needs_an_id_that_can_stand_in_the_journal(number: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"id": number, "action": {}}, Command)
