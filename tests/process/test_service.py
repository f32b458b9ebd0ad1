"""The table as a service manager sees it: ready when it serves, alive while it lives, silent when it hangs."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

CONTROLLER = Path(__file__).resolve().parents[2] / "controller"
PERIOD = 0.6
"""Seconds between two signs of life; half of the watchdog's time."""


@pytest.mark.slow(6)
def test_a_table_that_hangs_gives_no_sign_of_life_until_it_goes_on(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(60)
        variables = {
            "PYTHONPATH": str(CONTROLLER),
            "NOTIFY_SOCKET": str(tmp_path / "notify"),
            "WATCHDOG_USEC": str(round(2 * PERIOD * 1_000_000)),
            "SDL_AUDIODRIVER": "dummy",
        }
        line = ["run", "--hardware", "none", "--dice", "manual", "--port", "0", "--data", str(tmp_path / "data")]
        table = subprocess.Popen(
            [sys.executable, "-m", "postparade", *line], env=os.environ | variables, stdout=subprocess.PIPE, text=True
        )
        try:
            assert manager.recv(100) == b"READY=1"
            assert table.stdout is not None
            address = table.stdout.readline().split()[-1]
            with urllib.request.urlopen(f"{address}health", timeout=20) as answer:
                assert answer.status == 200, "who is told that it is ready may ask at once"
            assert manager.recv(100) == b"WATCHDOG=1"
            table.send_signal(signal.SIGSTOP)
            manager.settimeout(3 * PERIOD)
            with pytest.raises(TimeoutError):
                _listen_for_ever(manager)
            table.send_signal(signal.SIGCONT)
            manager.settimeout(60)
            assert manager.recv(100) == b"WATCHDOG=1"
            table.send_signal(signal.SIGTERM)
            while (said := manager.recv(100)) == b"WATCHDOG=1":
                pass
            assert said == b"STOPPING=1"
            assert table.wait(60) == 0
        finally:
            table.kill()
            table.wait()
            if table.stdout is not None:
                table.stdout.close()


def _listen_for_ever(manager: socket.socket) -> None:
    """What was said before the table hung is heard as well."""
    while True:
        manager.recv(100)
