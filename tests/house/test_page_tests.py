"""Tests of pages share browsers: none leaves anything in one that the next test would find."""

import ast
import re
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "web" / "pages"
LASTING = re.compile(r"\.clock\.install\(|\.add_init_script\(|\.expose_(?:function|binding)\(")
"""What Playwright cannot take out of a browser again."""


def careless(source: str) -> list[str]:
    """The functions in ``source`` that put something lasting into a browser of ``browsers`` that is not fresh."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [
        one.name
        for one in functions
        if any(argument.arg == "browsers" for argument in one.args.args)
        and LASTING.search(text := ast.get_source_segment(source, one) or "")
        and "browsers.fresh = True" not in text
    ]


def test_whatever_lasts_is_done_to_a_fresh_browser() -> None:
    modules = sorted(PAGES.rglob("test_*.py"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in modules}
    assert {name: found for name, text in texts.items() if (found := careless(text))} == {}
    assert any(LASTING.search(text) for text in texts.values()), "nothing was looked at"


def test_a_clock_in_a_shared_browser_is_noticed() -> None:
    told = "def test_late(browsers):\n    {}ann = browsers.phone('Ann')\n    ann.clock.install()\n"
    assert careless(told.format("")) == ["test_late"]
    assert careless(told.format("browsers.fresh = True\n    ")) == []
