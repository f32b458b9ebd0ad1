"""A skipped test must say what it needs, and is a failure where that part is required."""

import re
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parent.parent / "conftest.py"
INI = """
[pytest]
markers = slow(seconds): takes seconds
asyncio_default_fixture_loop_scope = function
"""


@pytest.fixture
def house(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small test suite under the rules of ours, on a reader's machine."""
    monkeypatch.delenv("POSTPARADE_REQUIRE", raising=False)
    monkeypatch.delenv("CI", raising=False)
    pytester.makeini(INI)
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    return pytester


def skip_with(house: pytest.Pytester, reason: str) -> pytest.RunResult:
    house.makepyfile(f"import pytest\ndef test_part():\n    pytest.skip({reason!r})")
    return house.runpytest_inprocess("-p", "no:hypothesispytest")


def test_skip_with_a_need_is_a_skip_on_a_readers_machine(house: pytest.Pytester) -> None:
    skip_with(house, "needs browser: apt install chromium").assert_outcomes(skipped=1)


@pytest.mark.parametrize("reason", ["", "no chromium", "needsbrowser: x"])
def test_skip_without_a_need_fails_everywhere(house: pytest.Pytester, reason: str) -> None:
    skip_with(house, reason).assert_outcomes(failed=1)


def test_skip_of_a_required_part_fails(house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTPARADE_REQUIRE", "photos, browser")
    skip_with(house, "needs browser: apt install chromium").assert_outcomes(failed=1)


def test_skip_of_another_part_stays_a_skip(house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTPARADE_REQUIRE", "photos,browser")
    skip_with(house, "needs emulator: set POSTPARADE_UF2").assert_outcomes(skipped=1)


def test_ci_requires_every_part(house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    skip_with(house, "needs sound: apt install nothing").assert_outcomes(failed=1)


def test_skip_mark_follows_the_same_rule(house: pytest.Pytester) -> None:
    house.makepyfile("import pytest\n@pytest.mark.skip('later')\ndef test_part(): pass")
    house.runpytest_inprocess("-p", "no:hypothesispytest").assert_outcomes(errors=1)


def test_whole_module_that_skips_follows_the_same_rule(house: pytest.Pytester) -> None:
    house.makepyfile("import pytest\npytest.importorskip('no_such_library_here')")
    house.runpytest_inprocess("-p", "no:hypothesispytest").assert_outcomes(errors=1)


def test_skip_in_a_fixture_follows_the_same_rule(house: pytest.Pytester) -> None:
    house.makepyfile("import pytest\n@pytest.fixture\ndef part(): pytest.skip('not today')\ndef test_part(part): pass")
    result = house.runpytest_inprocess("-p", "no:hypothesispytest")
    assert result.ret != pytest.ExitCode.OK


def test_expected_failure_is_not_a_skip(house: pytest.Pytester) -> None:
    house.makepyfile("import pytest\n@pytest.mark.xfail(reason='known')\ndef test_part(): assert False")
    house.runpytest_inprocess("-p", "no:hypothesispytest").assert_outcomes(xfailed=1)


@pytest.mark.slow(3)
def test_rule_holds_where_several_workers_share_the_tests(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTPARADE_REQUIRE", "browser")
    house.makepyfile(
        test_part="import pytest\ndef test_part(): pytest.skip('needs browser: apt install chromium')",
        test_module="import pytest\npytest.importorskip('no_such_library_here')",
        test_good="def test_good(): pass",
    )
    result = house.runpytest_subprocess("-n", "1", "--dist", "loadscope", "--no-loadscope-reorder")
    result.assert_outcomes(failed=1, errors=1, passed=1)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*= 1 failed, 1 passed, 1 error in *"])


def test_slow_tests_are_left_out_by_their_mark(house: pytest.Pytester) -> None:
    house.makepyfile(
        "import pytest\n@pytest.fixture\ndef chrome(): pass\ndef test_page(chrome): pass\ndef test_quick(): pass\n"
        "@pytest.mark.slow(3)\ndef test_long(): pass"
    )
    house.runpytest_inprocess("-p", "no:hypothesispytest", "-m", "not slow").assert_outcomes(passed=1)
    house.runpytest_inprocess("-p", "no:hypothesispytest").assert_outcomes(passed=3)


@pytest.mark.slow(3)
def test_workers_begin_with_the_longest_module_whether_it_opens_a_browser_or_not(house: pytest.Pytester) -> None:
    page = "import pytest\n@pytest.fixture\ndef chrome(): pass\n{mark}def test_page(chrome): pass\n"
    module = "import pytest\npytestmark = pytest.mark.slow({seconds})\ndef test_part(): pass\n"
    house.makepyfile(
        test_a_quick="def test_quick(): pass",
        test_b_page=page.format(mark=""),
        test_c_part=module.format(seconds=20),
        test_d_long_page=page.format(mark="pytestmark = pytest.mark.slow(40)\n"),
        test_e_long_part=module.format(seconds=30),
    )
    result = house.runpytest_subprocess("-v", "-n", "1", "--dist", "loadscope", "--no-loadscope-reorder")
    begun = re.findall(r"PASSED test_(\w)_", result.stdout.str())
    assert begun == ["d", "e", "c", "b", "a"]
