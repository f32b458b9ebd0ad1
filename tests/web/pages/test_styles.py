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
SIZED = re.compile(r"(?:^|[\s;{])(?:font|font-size|gap|row-gap|column-gap|(?:padding|margin)(?:-[a-z-]+)?): ([^;}]*)")
TIMED = re.compile(r"(?:^|[\s;{])(?:transition|animation)(?:-duration)?: ([^;}]*)")
ON_THE_SCALE = ("tools/", "fairness/", "hub/", "lib/base.css", "lib/host-page.css")
"""Sheets that take all sizes and times from the tokens; the others still state some of their own."""
RAW_SIZES_AND_TIMES = 690
"""How many those others state: fewer is welcome, more is not."""


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
def test_endless_animations_never_cause_repaints(name: str) -> None:
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


def raw_sizes_and_times(style: Path) -> list[str]:
    """Sizes of letters, steps of space in ``rem`` and times that ``style`` states itself; what is computed, negative or
    all but nothing has no token."""
    text = COMMENT.sub("", style.read_text(encoding="utf-8"))
    sizes = [
        value for value in SIZED.findall(text) if re.search(r"(?<![\w.-])[0-9.]+rem", value) and "(0." not in value
    ]
    times = [
        value for value in TIMED.findall(text) if re.search(r"(?<![\w.-])[0-9.]+m?s\b", value) and "1ms" not in value
    ]
    return [value for value in sizes + times if "calc(" not in value]


def _takes_the_scale(style: Path) -> bool:
    return style.is_relative_to(TOKENS.parents[1]) and str(style.relative_to(TOKENS.parents[1])).startswith(
        ON_THE_SCALE
    )


@pytest.mark.parametrize("style", [style for style in STYLES if _takes_the_scale(style)], ids=lambda path: path.stem)
def test_sheet_takes_sizes_and_times_from_the_scale(style: Path) -> None:
    assert raw_sizes_and_times(style) == []


def test_other_sheets_add_no_raw_sizes_or_times() -> None:
    found = {str(style.relative_to(PACKAGE)): len(raw_sizes_and_times(style)) for style in STYLES if style != TOKENS}
    assert sum(found.values()) <= RAW_SIZES_AND_TIMES, found
