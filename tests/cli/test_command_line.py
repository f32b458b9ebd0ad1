"""The command line's frame: every command is there, wrong usage is named, and what goes wrong is one clean line."""

import ast
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App

from postparade import __version__
from postparade.cli.main import app, main

pytestmark = pytest.mark.slow(5)

CONTROLLER = Path(__file__).resolve().parents[2] / "controller"


def program(*arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """The real program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "postparade", *arguments],
        env=os.environ | {"PYTHONPATH": str(CONTROLLER)} | extra,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        "run",
        "simulate",
        "replay",
        "ledger",
        "report",
        "doctor",
        "init",
        "odds",
        "odds fairness",
        "dice read",
        "dice watch",
        "dice measure",
        "config check",
        "config show",
    ],
)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    assert f"Usage: postparade {command}" in capsys.readouterr().out


def test_the_module_runs_as_the_program() -> None:
    done = program("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, __version__, "")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("rnu", "rnu"),
        ("run --prot 80", "--port"),
        ("run --port eighty", "eighty"),
        ("run --port 99999", "<= 65535"),
        ("run --port -5", ">= 0"),
        ("dice watch --camera 0 --port 99999", "<= 65535"),
        ("simulate quarter-horse --fast --seed -1", ">= 0"),
        ("simulate quarter-horse --fast --players 3", "without players"),
        ("simulate quarter-horse --races 0", ">= 1"),
        ("replay evening --until 0", ">= 1"),
        ("run --dice roulette", "photos:FOLDER"),
        ("run --dice photos:", "photos:FOLDER"),
        ("run --dice photos:/nonexistent", "There is no folder /nonexistent."),
        ("run --hardware steam", "simulated"),
        ("simulate", "GAME"),
        ("dice read", "picture"),
        ("dice watch a --expect many", "any"),
    ],
)
def test_wrong_usage_is_named_and_exits_with_2(line: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("bad_usage: ")
    assert said.err.endswith(". See --help.\n")
    assert says.lower() in said.err.lower()
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "names"),
    [
        (
            "rnu",
            "cards, completion, config, dice, docs, doctor, firmware, hub, init, journal, league, ledger, odds, replay",
        ),
        ("dice rd", "calibrate, health, measure, read, replay, smart, watch. "),
        ("config chek", "check, options, show. "),
    ],
)
def test_unknown_command_names_all_that_there_are(line: str, names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert f"The commands are {names}" in capsys.readouterr().err


def test_readme_names_every_command() -> None:
    text = (CONTROLLER.parent / "README.md").read_text(encoding="utf-8")
    named: set[str] = set()
    for line in text.splitlines():
        if line.startswith("postparade "):
            _, group, names, *_ = f"{line} -".split()
            named |= {group, *(f"{group} {name}" for name in names.split("|"))}
    missing: set[str] = set()
    for group in (name for name in app if not name.startswith("-")):
        below = {f"{group} {name}" for name in app[group] if not name.startswith("-")}
        missing |= ({group} | below) - named
    assert missing == set()


def test_each_fault_code_has_one_exit_status() -> None:
    """A question that makes no sense ends with 2, everything else with 1, wherever a code is raised."""
    kinds: dict[str, set[bool]] = {}
    for path in (CONTROLLER / "postparade").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id.endswith("Fault")
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                kinds.setdefault(str(node.args[0].value), set()).add(node.func.id == "QuestionFault")
    assert len(kinds) > 100
    assert {code for code, found in kinds.items() if len(found) > 1} == set()


def test_an_unexpected_error_is_one_line_with_a_traceback_only_on_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_path: Path | None) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("postparade.cli.config.load_with_mistakes", fail)
    assert main(["config", "check"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("unexpected: An unexpected error occurred (ZeroDivisionError: division by zero).")
    assert said.count("\n") == 1
    assert main(["config", "check", "--verbose"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_wrong_usage_is_an_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "bad_usage"


def test_expected_trouble_is_one_line_and_no_traceback(tmp_path: Path) -> None:
    done = program("config", "check", "--config", str(tmp_path / "none.toml"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("config_missing: There is no configuration file ")
    assert done.stderr.count("\n") == 1


def test_expected_trouble_is_an_object_for_programs(tmp_path: Path) -> None:
    done = program("replay", str(tmp_path / "journal.sqlite"), "--json")
    assert (done.returncode, done.stderr) == (1, "")
    answer = json.loads(done.stdout)
    assert answer["code"] == "journal_missing"
    assert answer["sentence"].endswith(".")
    assert answer["remedy"].endswith(".")


def test_a_reader_that_goes_away_is_no_problem() -> None:
    """`postparade config show | head -0` ends without a complaint."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "postparade", "config", "show"],
            env=os.environ | {"PYTHONPATH": str(CONTROLLER)},
            stdout=gone,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"")


def test_an_interrupt_from_the_keyboard_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(_path: Path | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("postparade.cli.config.load_with_mistakes", stop)
    assert main(["config", "check"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("line", ["--version", "--help", "run --help", "run --port x", "dice --help", "docs --folder"])
def test_answers_without_a_table_load_no_heavy_library(line: str) -> None:
    """Pictures, sound and the server are loaded by the commands that need them, not by lists of commands."""
    heavy = "cv2 numpy pygame aiohttp serial gpiozero postparade.config postparade.app"
    code = (
        f"import sys; from postparade.cli.main import main; main({line.split()}); "
        f"print(sorted(set('{heavy}'.split()) & set(sys.modules)), file=sys.stderr)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(CONTROLLER)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stderr.strip().endswith("[]")


def test_each_command_is_declared_once_and_listed_with_its_own_help() -> None:
    """What a list of commands shows is read from the sources; it must be what the imported command says of itself."""
    odds, night = "Exact chances of a dice race, and how fair a board is.", "A race night: the hub of several tables."
    commands = [command for name in app if not name.startswith("-") for command in _with_those_below(app[name])]
    assert len(commands) > 30
    for command in commands:
        own = command.default_command
        assert own is None or command.help in {inspect.getdoc(own), odds, night}


def _with_those_below(command: App) -> Iterator[App]:
    yield command
    for name in command:
        if not name.startswith("-"):
            yield from _with_those_below(command[name])
