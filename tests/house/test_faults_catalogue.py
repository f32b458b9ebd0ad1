"""Every refusal and fault has its words in one catalogue, and the catalogue holds no word that nobody says."""

import ast
import errno
import string
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from postparade.core import faults
from postparade.core.error_messages import CATALOGUE
from postparade.core.faults import DeviceFault, Fault, Phrase, SoundFault, detail_as_json, refuse
from postparade.core.phrases import PHRASES
from tests.house.blueprint import Module


class Use(NamedTuple):
    """A place that says a code by ``refuse`` or a fault; ``details`` is None where they are not listed one by one."""

    where: str
    code: str
    details: frozenset[str] | None


QUOTING = {"correction_conflict"}
"""Codes that end with the sentence of another refusal."""
PHRASE = "Phrase"
SPEAKERS = {"refuse"} | {
    name for name, kind in vars(faults).items() if isinstance(kind, type) and issubclass(kind, Fault)
}


def uses(modules: list[Module], speakers: set[str] = SPEAKERS) -> Iterator[Use]:
    for module in modules:
        for node in module.nodes():
            if not isinstance(node, ast.Call) or not node.args:
                continue
            speaker = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            code = node.args[0]
            if speaker in speakers and isinstance(code, ast.Constant) and isinstance(code.value, str):
                names = [keyword.arg for keyword in node.keywords]
                listed = frozenset(name for name in names if name) if None not in names else None
                yield Use(f"{module.path.name}:{node.lineno}", code.value, listed)


def fields(code: str) -> set[str]:
    """The details that the two texts of ``code`` speak of."""
    return fields_of(*CATALOGUE[code])


def fields_of(*texts: str) -> set[str]:
    """The details that format strings speak of."""
    parsed = (piece for text in texts for piece in string.Formatter().parse(text))
    return {name.partition(".")[0].partition("[")[0] for _, name, _, _ in parsed if name}


@pytest.mark.parametrize("code", sorted(CATALOGUE))
def test_sentence_and_remedy_are_whole_sentences(code: str) -> None:
    for text in CATALOGUE[code]:
        assert text.endswith(": {why}" if text.endswith("}") and code in QUOTING else ".")
        assert text[0].isupper() or text[0] == "{"
        assert "  " not in text


def test_every_code_that_is_used_has_its_words(modules: list[Module]) -> None:
    assert [use for use in uses(modules) if use.code not in CATALOGUE] == []


def test_every_use_gives_the_details_that_the_words_speak_of(modules: list[Module]) -> None:
    missing = {
        use.where: lacking
        for use in uses(modules)
        if use.code in CATALOGUE and use.details is not None and (lacking := fields(use.code) - use.details)
    }
    assert missing == {}


def mentioned(modules: list[Module]) -> set[str]:
    """Every string outside the catalogues: a code may also travel through a table or an attribute."""
    return {
        node.value
        for module in modules
        if module.name not in ("catalogue", "phrases")
        for node in module.nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_code_is_idle(modules: list[Module]) -> None:
    assert set(CATALOGUE) - mentioned(modules) == set()


def test_every_phrase_exists_and_is_filled_with_its_details(modules: list[Module]) -> None:
    said = list(uses(modules, {PHRASE}))
    assert len(said) > 20
    assert [use for use in said if use.code not in PHRASES] == []
    assert [use for use in said if use.details is not None and fields_of(PHRASES[use.code]) - use.details] == []


def test_no_phrase_is_idle_and_none_is_a_code(modules: list[Module]) -> None:
    assert set(PHRASES) - mentioned(modules) == set()
    assert PHRASES.keys() & CATALOGUE.keys() == set()


def test_a_phrase_is_a_string_that_knows_its_parts() -> None:
    both = Phrase("both", one=Phrase("horse_number", horse=7), other="a cat")
    assert f"{both}" == "horse 7 and a cat"
    horse = {"code": "horse_number", "details": {"horse": 7}, "text": "horse 7"}
    told = {"code": "both", "details": {"one": horse, "other": "a cat"}, "text": "horse 7 and a cat"}
    assert detail_as_json({"why": both, "count": 3}) == {"why": told, "count": 3}


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "/dev/i2c-1"), Phrase("no_permission")),
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), Phrase("no_such_file")),
        (OSError(errno.EBUSY, "Device or resource busy"), Phrase("device_busy")),
        (OSError(errno.ENXIO, "No such device or address"), Phrase("no_such_device")),
        (OSError(errno.EREMOTEIO, "Remote I/O error"), Phrase("input_output_failed")),
        (TimeoutError(), Phrase("no_answer_in_time")),
        (OSError(Phrase("cable_pulled")), Phrase("cable_pulled")),
        (DeviceFault("camera_lost", camera="C"), Phrase.quoting(refuse("camera_lost", camera="C"))),
        (OSError(errno.EMFILE, "Too many open files"), "Too many open files"),
        (ValueError("a word."), "a word"),
        (RuntimeError(), "RuntimeError"),
    ],
)
def test_a_fault_gives_its_reason_in_translated_words_where_there_are_any(error: Exception, told: str) -> None:
    why = DeviceFault("track_lost", port="/dev/ttyACM0", why=error).details["why"]
    assert detail_as_json(why) == detail_as_json(told)


def test_a_fault_can_go_on_with_a_second_sentence() -> None:
    fault = SoundFault("sound_silent", file="a", too=Phrase("same_goes_for_more", files="b, c, d", more=2))
    assert fault.sentence == "a is silent. The same goes for b, c, d and 2 more."


def test_scan_sees_the_uses(modules: list[Module]) -> None:
    """Should the scan go blind, the tests above would pass for nothing."""
    assert len(list(uses(modules))) > 20
