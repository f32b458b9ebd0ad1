"""What style sheets may do to the machine that draws them all evening."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[3] / "controller" / "postparade"
STYLES = sorted(PACKAGE.rglob("*.css"))
ENDLESS = re.compile(r"animation:\s*([\w-]+)[^;}]*\binfinite\b")
MOVED = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser moves without painting anything anew."""


TOKENS = PACKAGE / "web" / "static" / "lib" / "tokens.css"
NAMED = "black|white|red|green|blue|yellow|orange|brown|gold|gr[ae]y|pink|purple|silver"
RAW = re.compile(rf"#[0-9a-fA-F]{{3,8}}\b|\b(?:rgba?|hsla?|lab|lch|oklab|oklch)\(|(?<![\w.#-])(?:{NAMED})(?![\w-])")
TOKEN = re.compile(r"(--[\w-]+): (#[0-9a-f]+);")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


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


def declarations(style: Path) -> str:
    """What stands in the braces of a sheet, without its comments."""
    text = COMMENT.sub("", style.read_text(encoding="utf-8"))
    return ";".join(re.findall(r"(?<=[{;])[^{};]*(?=[;}])", text))


@pytest.mark.parametrize("style", [style for style in STYLES if style != TOKENS], ids=lambda path: path.stem)
def test_sheet_states_no_colour_of_its_own(style: Path) -> None:
    assert RAW.findall(declarations(style)) == []


@pytest.mark.parametrize("text", ["color: #fff;", "background: rgb(1 2 3);", "border: 1px solid white;"])
def test_colours_are_recognised(text: str) -> None:
    assert RAW.search(text)


def test_every_colour_has_one_name_and_is_used() -> None:
    tokens = TOKEN.findall(TOKENS.read_text(encoding="utf-8"))
    assert len({colour for _, colour in tokens}) == len(tokens) > 100
    sources = [path for path in PACKAGE.rglob("*") if path.suffix in {".css", ".js", ".html"}]
    said = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert [name for name, _ in tokens if f"var({name}" not in said] == []
