"""What style sheets may do to the machine that draws them all evening."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[3] / "controller" / "postparade"
STYLES = sorted(PACKAGE.rglob("*.css"))
ENDLESS = re.compile(r"animation:\s*([\w-]+)[^;}]*\binfinite\b")
MOVED = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser moves without painting anything anew."""


def keyframes(name: str) -> list[str]:
    """What stands in each ``@keyframes`` of that name."""
    found = []
    for style in STYLES:
        text = style.read_text(encoding="utf-8")
        for start in re.finditer(rf"@keyframes {name} {{", text):
            depth, end = 1, start.end()
            while depth:
                depth += {"{": 1, "}": -1}.get(text[end], 0)
                end += 1
            found.append(text[start.end() : end - 1])
    return found


def endless() -> list[str]:
    """The names of all animations that never end."""
    return sorted({name for style in STYLES for name in ENDLESS.findall(style.read_text(encoding="utf-8"))})


def test_there_are_animations_that_never_end() -> None:
    assert {"glow", "fret"} <= set(endless())


@pytest.mark.parametrize("name", endless())
def test_what_moves_for_ever_is_not_painted_anew_for_every_picture(name: str) -> None:
    changed = {prop for body in keyframes(name) for prop in re.findall(r"([\w-]+):", body)}
    assert changed
    assert changed <= MOVED
