"""What all tests share: options, the photographs, which tests are slow, and the rule that nothing skips silently.

A test that cannot run here calls ``pytest.skip("needs <part>: <remedy>")``. That is a skip on a reader's machine, and a
failure where the part is required: the parts listed in the environment variable POSTPARADE_REQUIRE, or all of
:data:`PARTS` when only CI is set. A skip with any other reason is a failure everywhere.

A module that takes seconds is marked ``pytest.mark.slow(seconds)``; what opens a browser is slow without saying so.
``make check`` leaves slow tests out. With several workers each module goes to one of them, the longest first.
"""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How long an example takes on a busy machine is no property of the code.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

PARTS = ("browser", "emulator", "micropython", "photos", "sound")
BROWSER_SECONDS = 10
REPOSITORY = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors",
        type=Path,
        default=REPOSITORY / "tests" / "vectors",
        help="folder of rule vectors, one folder a game inside it (default: tests/vectors)",
    )


@pytest.fixture(scope="session")
def photos() -> Path:
    """The folder of labelled dice photographs: `images/`, `sequences/` and `labels.json`."""
    folder = Path(os.environ.get("POSTPARADE_PHOTOS", REPOSITORY.parent / "shared" / "dice" / "dev"))
    if not (folder / "labels.json").is_file():
        pytest.skip(f"needs photos: no labels.json in {folder}; name their folder in POSTPARADE_PHOTOS")
    return folder


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "chrome" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow(BROWSER_SECONDS))
    if hasattr(config, "workerinput"):
        items.sort(key=_seconds, reverse=True)


def _seconds(item: pytest.Item) -> float:
    """About how long the module of ``item`` takes, as its mark says; 0 for one that is not marked."""
    mark = item.get_closest_marker("slow")
    return 0.0 if mark is None else float(mark.args[0]) if mark.args else 1.0


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _forbid_silent_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _forbid_silent_skip(report)
    return report


def _forbid_silent_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip without a remedy, or of a part that is required here, into a failure."""
    if not report.skipped or hasattr(report, "wasxfail") or not isinstance(report.longrepr, tuple):
        return
    reason = report.longrepr[2].removeprefix("Skipped: ")
    needs, _, rest = reason.partition(" ")
    if needs != "needs":
        report.outcome = "failed"
        report.longrepr = f"skipped without saying what it needs: {reason!r}; use 'needs <part>: <remedy>'"
    elif rest.partition(":")[0] in _required_parts():
        report.outcome = "failed"
        report.longrepr = f"a required part did not run: {reason}"


def _required_parts() -> frozenset[str]:
    listed = os.environ.get("POSTPARADE_REQUIRE")
    if listed is None:
        return frozenset(PARTS) if os.environ.get("CI", "").lower() in ("1", "true") else frozenset()
    return frozenset(part.strip() for part in listed.split(",") if part.strip())
