"""Names are short, visible, and cannot be mistaken for somebody else's."""

import unicodedata

import pytest

from postparade.core.faults import Refusal
from postparade.table.seating.names import clean_name, same_name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann  Lee ", "Ann Lee"),
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("\u674e\u5c0f\u9f99", "\u674e\u5c0f\u9f99"),
        ("\u0628\u0646\u062a", "\u0628\u0646\u062a"),
        ("Ann \U0001f40e", "Ann \U0001f40e"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("x" * 16, "x" * 16),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467" * 12, "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 12),
        ("\U0001f1eb\U0001f1f7" * 16, "\U0001f1eb\U0001f1f7" * 16),
        ("\U0001f44b\U0001f3fd" * 16, "\U0001f44b\U0001f3fd" * 16),
        (
            "Fl\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "Fl\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
        ("\u0645\u06cc\u200c\u0646\u0627", "\u0645\u06cc\u200c\u0646\u0627"),
        ("\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f", "\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f"),
        ("O'Hara-\u00df.", "O'Hara-\u00df."),
    ],
)
def test_names_in_every_script_are_welcome(name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned
    assert unicodedata.is_normalized("NFC", cleaned)


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 17, "Ann\n", "A\tB", "A\x00", "\u200b", "Ann\u202eBob", "\u3164", "\u2800", "\u0301", "\u200d",
     "Ann\u2028", "\ud800", "\ue000", "A" + "\u0316" * 9, "\u00a0", "\U0001f40e" * 17,
     "A\U000e0067", "\U0001f3f4\U000e0067\U000e0062",
     "\u200c\ufe0f"],
)  # fmt: skip
def test_invisible_or_disruptive_names_are_refused(name: str) -> None:
    refused = clean_name(name)
    assert isinstance(refused, Refusal)
    assert refused.code == "bad_name"


@pytest.mark.parametrize("name", ["ann", "ANN", "\uff21nn", "Ann", "Ann\u200d", "A\u200cnn", "Ann\ufe0f"])
def test_names_that_look_alike_count_as_the_same(name: str) -> None:
    assert same_name(name, ["Bob", "Ann"])
    assert not same_name(name, ["Bob", "Anna"])


def test_sharp_s_is_the_same_in_capitals() -> None:
    assert same_name("WEISS", ["Wei\u00df"])
