"""Whatever is typed after ``postparade`` gets an answer or a reason, and never a traceback."""

import contextlib
import io
import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App
from hypothesis import given
from hypothesis import strategies as st

from postparade.cli.main import app, main

pytestmark = pytest.mark.slow(2)

WORDS = (
    "", "-", "--", "-1", "0", "7", "99999", "1e9", "nan", "ä", "\u202e", "[red]", "{}", "a b", "en", "xx", "true",
    "null", "/nonexistent/file", "/dev/null", "/dev/null/x", ".", "file", "quarter-horse", "usual", "2,3", "any",
    "no-such-camera", "photos:", "photos:/nonexistent", "camera:", "+", "pico+pico", "wlad", "--json", "--verbose",
)  # fmt: skip
"""What is no camera, no board and no terminal, so that nothing here begins to serve or waits for a person."""
CLOSED = {
    ("run",): ["--data", "/dev/null/x"],
    ("dice", "watch"): ["--camera", "no-such-camera"],
    ("dice", "calibrate"): ["--camera", "no-such-camera"],
    ("dice", "measure"): ["--camera", "no-such-camera"],
    ("firmware", "info"): ["--port", "/nonexistent/port"],
    ("firmware", "upload"): ["--port", "/nonexistent/port"],
    ("hub",): ["--data", "/dev/null/x"],
    ("league",): ["--data", "/dev/null/x"],
    ("hub", "simulate"): ["--data", "/dev/null/x"],
    ("hub", "replay"): ["--recording", "/nonexistent/file"],
    ("sounds", "build"): ["--voice", "/nonexistent/voice.onnx"],
    ("report",): ["--drawings-only"],
    ("init",): ["--yes"],
}
"""Options that keep what would run for long from beginning."""


def commands(group: App, chain: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Every command with the names of its options."""
    for name in group:
        if not name.startswith("-"):
            yield from commands(group[name], (*chain, name))
    if group.default_command is not None and chain:
        arguments = group.assemble_argument_collection()
        yield chain, [name for argument in arguments for name in argument.names if name.startswith("--")]


COMMANDS = list(commands(app))


@st.composite
def lines(draw: st.DrawFn) -> list[str]:
    """A command, or nearly one, with some of its options and any words."""
    chain, options = draw(st.sampled_from(COMMANDS))
    words = st.one_of(st.sampled_from(WORDS), st.text(max_size=6), st.integers().map(str))
    line: list[str] = [] if draw(st.booleans()) else [draw(words)]
    for option in draw(st.lists(st.sampled_from(options), max_size=4, unique=True)) if options else []:
        if option not in CLOSED.get(chain, []):
            line += [option, draw(words)]
    return [*chain, *line, *CLOSED.get(chain, [])]


@pytest.fixture(scope="module", autouse=True)
def _elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with contextlib.chdir(tmp_path_factory.mktemp("words")):
        Path("file").write_text("no journal", encoding="utf-8")
        yield


def test_every_command_is_tried() -> None:
    assert {" ".join(chain) for chain, _ in COMMANDS} >= {"run", "odds", "odds fairness", "dice watch", "config show"}


def test_no_command_that_serves_or_opens_a_port_can_begin() -> None:
    assert [chain for chain, options in COMMANDS if {"--host", "--port"} & {*options} and chain not in CLOSED] == []


@given(lines())
def test_any_input_gets_an_answer_or_a_reason(line: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(line)
    said = f"postparade {shlex.join(line)}\n{out.getvalue()}{err.getvalue()}"
    assert status in (0, 1, 2), said
    assert "Traceback" not in said
    assert "unexpected" not in (err.getvalue().partition(":")[0], said.partition('"code": "')[2][:10]), said
    if status and "--json" in line and out.getvalue():
        json.loads(out.getvalue().splitlines()[-1])
