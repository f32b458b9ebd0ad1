"""What all tests share: options, photographs, installed examples, which tests are slow, and no silent skips.

A test that cannot run here calls ``pytest.skip("needs <part>: <remedy>")``. That is a skip on a reader's machine, and a
failure where the part is required: the parts listed in the environment variable POSTPARADE_REQUIRE, or all of
:data:`PARTS` when only CI is set. A skip with any other reason is a failure everywhere.

A module that takes seconds is marked ``pytest.mark.slow(seconds)``; what opens a browser is slow without saying so. It
also gets a second try, which the summary lists as RERUN: on a busy machine a whole Chromium fails for reasons of its
own.
``make check`` leaves slow tests out. With several workers each module goes to one of them, the longest first. With
POSTPARADE_LONG=1 in the environment tests of chance try as much as :func:`amount` has for that.
"""

import fcntl
import gc
import logging
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What is collected stays to the end: looking through all of it for garbage is half of what collecting takes.
gc.disable()

# How long an example takes on a busy machine is no property of the code.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# Pictures are small and every core has a worker of its own: OpenCV's threads would only wait for one another, which
# took a fifth of what reading dice costs. Processes that tests start inherit this.
os.environ.setdefault("OPENCV_FOR_THREADS_NUM", "1")

LONG = os.environ.get("POSTPARADE_LONG", "") == "1"
"""Whether whatever is counted in examples, games or flipped bits is to be done at length."""

PARTS = ("broker", "browser", "emulator", "micropython", "node", "photos", "sound")
BROWSER_SECONDS = 10
BESIDE_OTHERS = (
    *("announcer/audio", "announcer/packs", "announcer/speech", "announcer/test_announcer.py"),
    *("appliance/test_appliance.py", "appliance/test_machine_watch.py", "dice/capture", "dice/sources"),
    *("hub", "integrations", "mqtt", "track", "web"),
)
"""Tests of what shares an event loop with the whole table: nothing in them may hold it up."""
REPOSITORY = Path(__file__).resolve().parent.parent
FILES = pytest.StashKey[str]()
"""Where the files of this run's tests are, in words."""


def amount(usual: int, at_length: int) -> int:
    """How many examples, games or damages a test goes through: ``usual``, or ``at_length`` with POSTPARADE_LONG=1."""
    return at_length if LONG else usual


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors",
        type=Path,
        default=REPOSITORY / "tests" / "vectors",
        help="folder of rule vectors, one folder a game inside it (default: tests/vectors)",
    )


@pytest.fixture(autouse=True)
def _log_as_it_was() -> Iterator[None]:
    """A command that a test runs in this process sets up the package's log for the rest of it."""
    log = logging.getLogger("postparade")
    before = log.handlers, log.level
    yield
    log.handlers, level = before
    log.setLevel(level)


@pytest.fixture(scope="session")
def photos() -> Path:
    """The folder of labelled dice photographs: `images/`, `sequences/` and `labels.json`."""
    folder = Path(os.environ.get("POSTPARADE_PHOTOS", REPOSITORY.parent / "shared" / "dice" / "dev"))
    if not (folder / "labels.json").is_file():
        pytest.skip(f"needs photos: no labels.json in {folder}; name their folder in POSTPARADE_PHOTOS")
    return folder


@pytest.fixture(scope="session")
def install_example(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Installs the package ``docs/examples/NAME`` by pip, without a network, into a folder of its own, and tells the
    folder. It is done once a run, whichever worker asks first."""
    workers = "PYTEST_XDIST_WORKER" in os.environ
    shared = tmp_path_factory.getbasetemp().parent if workers else tmp_path_factory.getbasetemp()

    def install(name: str) -> Path:
        target, source = shared / f"installed-{name}", shared / f"source-{name}"
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not target.exists():
                # Building writes beside the sources; a folder that is half filled is not taken for an installed one.
                shutil.copytree(REPOSITORY / "docs" / "examples" / name, source)
                half = shared / f"half-{name}"
                options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
                command = [sys.executable, "-m", "pip", "install", *options, "--target", str(half), str(source)]
                subprocess.run(command, check=True, capture_output=True)
                half.rename(target)
        return target

    return install


def _files_of_tests(config: pytest.Config) -> str:
    """Let tests, and all processes that they start, keep their files in memory; tells where they are. A place that was
    asked for stays, and tests of this file have theirs below ours."""
    if os.environ.get("TMPDIR") or config.option.basetemp or config.rootpath != REPOSITORY:
        return f"files of tests: in {tempfile.gettempdir()}"
    from tests.memory import folder_in_memory

    folder, where = folder_in_memory()
    if folder is not None:
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    return f"files of tests: {where}"


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    config.stash[FILES] = _files_of_tests(config)
    # A worker tells in two small packets how often a test may be tried; the second waits 40 ms for the receipt of the
    # first unless told otherwise, which is two minutes in six thousand tests.
    counters = getattr(config, "failures_db", None)
    if isinstance(line := getattr(counters, "sock", None), socket.socket):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def pytest_report_header(config: pytest.Config) -> str:
    return config.stash[FILES]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "chrome" in getattr(item, "fixturenames", ()):
            if item.get_closest_marker("slow") is None:
                item.add_marker(pytest.mark.slow(BROWSER_SECONDS))
            item.add_marker(pytest.mark.flaky(reruns=1))
    if hasattr(config, "workerinput"):
        items.sort(key=_seconds, reverse=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    # What tests leave alive grows for minutes; to look through it at the usual pace takes a tenth of their time.
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Three workers for two cores: while a test waits for a page, a process or a thread, another worker has the core.
    Four keep two cores busy all the time, and pages then take seconds. Each takes up to a gigabyte, with its Chromium.
    """
    from tests.memory import available

    return max(1, min(3 * len(os.sched_getaffinity(0)) // 2, available() >> 30))


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str) -> None:
    """Name the test at once in which a worker died, or was ended because it hung: where the run itself is ended from
    outside, nobody reads its summary."""
    sys.stderr.write(f"\na worker died or hung in {crashitem}\n")
    sys.stderr.flush()


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


@pytest.fixture(autouse=True)
def nothing_blocks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails when the product makes a call in the event loop that may wait for a device, a disk, the network, a process
    or a thread: everybody at the table would wait with it."""
    if not any(request.path.is_relative_to(REPOSITORY / "tests" / part) for part in BESIDE_OTHERS):
        yield
        return
    # Here, not above: tests of this file try it by itself, in a folder of its own.
    from tests.blocking_calls import noted

    with noted() as calls:
        yield
    assert not calls, "\n".join(sorted(set(calls)))
