"""Where a worker dies, or is ended because a test hung, the run says in which test, and goes on once."""

import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

PART = """
import os
from pathlib import Path

def test_dies():
    if not Path("dead").exists():
        Path("dead").touch()
        os._exit(3)

def test_lives():
    pass
"""

pytestmark = pytest.mark.slow(3)


def test_the_test_is_named_and_the_others_are_heard_of(pytester: pytest.Pytester) -> None:
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    flags = re.search(r"^WORKERS := (.*)$", makefile, re.MULTILINE)
    assert flags is not None
    pytester.makeini(
        "[pytest]\nmarkers = slow(seconds): takes seconds\nasyncio_default_fixture_loop_scope = function\n"
    )
    pytester.makeconftest((REPOSITORY / "tests" / "conftest.py").read_text(encoding="utf-8"))
    pytester.makepyfile(test_part=PART)
    result = pytester.runpytest_subprocess(*flags[1].replace("auto", "1").split())
    assert result.ret != pytest.ExitCode.OK
    result.stderr.fnmatch_lines(["a worker died or hung in test_part.py::test_dies"])
    result.stdout.fnmatch_lines(
        ["FAILED test_part.py::test_dies - worker 'gw0' crashed*", "*= 1 failed, 2 passed in *"]
    )
