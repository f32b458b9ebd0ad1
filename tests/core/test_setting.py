"""A setting is declared once, at its field: what docs/adding-a-setting.md promises follows from that."""

import ast
import re
import types
from importlib.metadata import entry_points

import pytest

from postparade.appliance.setup_questions import DECLARED, NEED_A_RESTART, TUNED, field_of, form
from postparade.config import Settings, options
from postparade.core.setting import declared_in
from postparade.track import drivers
from tests.house.blueprint import PACKAGE, REPOSITORY

PAGE = REPOSITORY / "docs" / "adding-a-setting.md"
KEY = re.compile("|".join(re.escape(key) for key in sorted(DECLARED, key=len, reverse=True)))


@pytest.fixture(scope="module")
def lamps() -> types.ModuleType:
    """The section that the guide adds."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (code,) = (block for block in blocks if "class" in block)
    module = types.ModuleType("lamps")
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    return module


def test_form_and_questions_follow_from_the_section_of_the_guide(lamps: types.ModuleType) -> None:
    found = declared_in(lamps.LampSettings)
    count, colour, level = (field_of(found[key]) for key in ("count", "colour", "level"))
    assert count is not None
    assert colour is not None
    assert level is not None
    assert (count.kind, count.lowest, count.highest) == ("number", 0, 12)
    assert (colour.kind, colour.choices) == ("choice", ("cold", "warm"))
    assert (level.lowest, level.highest, level.step) == (0.1, 1.0, 0.1)
    assert [key for key, one in found.items() if one.setting.question] == ["count", "colour"]
    assert [found["colour"].setting.asked({"count": number}) for number in (0, 3)] == [False, True]
    assert found["level"].setting.takes == "at once"


def test_every_declared_setting_is_an_option_of_the_configuration() -> None:
    assert DECLARED.keys() <= options().keys()
    assert TUNED <= NEED_A_RESTART


def test_fields_of_the_form_are_in_the_order_of_their_places() -> None:
    places = [DECLARED[field.key].setting.place for field in form()]
    assert places == sorted(set(places))


def test_a_default_is_one_of_the_choices() -> None:
    for field in form():
        if field.kind == "choice":
            assert options(Settings())[field.key] in field.choices


def test_every_driver_that_can_be_used_can_be_chosen() -> None:
    (driver,) = (field for field in form() if field.key == "track.driver")
    assert set(driver.choices) == set(drivers.names()) - {"null"}
    assert not entry_points(group="postparade.track_drivers")


def test_no_list_repeats_what_is_declared() -> None:
    """Two settings by their dotted keys in one collection are a list of settings, which the next one would miss."""
    lists = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Tuple | ast.List | ast.Set)
        and len([text for text in map(_text, ast.iter_child_nodes(node)) if KEY.fullmatch(text)]) > 2
    ]
    assert lists == []


def _text(node: ast.AST) -> str:
    """The text that ``node`` is, or that is passed first to what it calls."""
    if isinstance(node, ast.Call) and node.args:
        node = node.args[0]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
