"""The browser of the board is asked who draws for it: a real one, started as the kiosk does."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from postparade.config import Settings
from postparade.doctor.checks import screen
from postparade.doctor.finding import Finding, Machine
from tests.web.conftest import CHROMIUM

PROFILE = "run/user/1000/postparade-board.abcdef"


def test_a_browser_without_a_graphics_chip_is_found_out_and_what_to_do_is_said(tmp_path: Path) -> None:
    profile = tmp_path / PROFILE
    profile.mkdir(parents=True)
    flags = ["--headless=new", "--disable-gpu", "--no-sandbox", "--remote-debugging-port=0", "--no-first-run"]
    with subprocess.Popen(
        [str(CHROMIUM), *flags, f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as browser:
        try:
            found = until_answered(Machine(tmp_path))
        finally:
            # What Debian starts is a script; the browser is its child.
            os.killpg(browser.pid, signal.SIGTERM)
    assert [(one.level, one.code) for one in found] == [("warn", "screen_in_software")]
    assert "2d_canvas: " in found[0].sentence
    assert "POSTPARADE_BROWSER_FLAGS" in found[0].remedy
    assert "${POSTPARADE_BROWSER_FLAGS:-}" in Path("hardware/services/kiosk.sh").read_text(encoding="utf-8")


def until_answered(machine: Machine) -> list[Finding]:
    """What is found once the browser is up, which has to be within a minute."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = list(screen.check(machine, Settings()))
        if found[0].code != "screen_elsewhere":
            return found
    raise AssertionError("the browser did not answer")


@pytest.mark.parametrize("composited", ["enabled", "enabled_force"])
def test_a_browser_with_a_graphics_chip_is_in_order(composited: str) -> None:
    status = {"2d_canvas": "enabled", "gpu_compositing": composited}
    gpu = screen.Graphics(status, (screen.Device(), screen.Device("V3D 4.2")))
    assert screen.finding(gpu).code == "screen_accelerated"
    assert "V3D 4.2" in screen.finding(gpu).sentence


def test_a_browser_that_has_ended_is_none(tmp_path: Path) -> None:
    assert [one.code for one in screen.check(Machine(tmp_path), Settings())] == ["screen_elsewhere"]
    profile = tmp_path / PROFILE
    profile.mkdir(parents=True)
    for told in ("9\n/devtools/browser/gone", "", "no port\nat all"):
        (profile / "DevToolsActivePort").write_text(told, encoding="ascii")
        assert [one.code for one in screen.check(Machine(tmp_path), Settings())] == ["screen_elsewhere"]
