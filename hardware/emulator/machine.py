"""A machine in QEMU that starts from an image as it is: its screen, its plug, and a root shell for the trial alone.

Nothing in the image is changed. The shell comes as a systemd credential, which the emulator hands over as firmware
would, and talks over a port that no real machine has.
"""

import base64
import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import screens
from computer import credentials, devices, loaded, loads_itself, processor

PATIENCE = float(os.environ.get("POSTPARADE_PATIENCE", "1"))
"""Every limit of a trial is multiplied by this: more than 1 on a machine that has much else to do."""


class TrialError(Exception):
    """The machine did not do what the trial waited for."""


class Machine:
    """An emulated machine. ``disk`` is its card, which it writes to; ``kernel`` (kernel and initramfs) starts it as a
    Pi's firmware would, without a loader; ``words`` are added to the kernel's command line; ``clock`` is the time it
    starts with, that of this machine unless given. With ``state`` it is not started: it goes on from where :meth:`keep`
    left it, with the card of then. Without ``screen`` the board waits until a trial asks for it (``SHOW_SCREEN``)."""

    has_screen = True
    outside, serves_at = "10.0.2.2", "127.0.0.1"
    """The machine that runs the emulator as it is called inside, and the address at which it listens for that."""

    def __init__(
        self,
        architecture: str,
        disk: Path,
        folder: Path,
        *,
        kernel: tuple[Path, Path] | None = None,
        words: str = "",
        more: Sequence[str] = (),
        clock: str | None = None,
        state: Path | None = None,
        screen: bool = True,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.serial = folder / "serial.log"
        self._sockets = Path(f"/run/postparade-trial-{os.getpid()}")
        self._sockets.mkdir(exist_ok=True)
        self.port = _free_port()
        self.begun = time.monotonic()
        given = credentials(screen=screen)
        command = [*processor(architecture), *devices(disk, self._sockets, self.port, self.serial), *more]
        if clock is not None:
            command += ["-rtc", f"base={clock},clock=vm"]
        command += loaded(architecture, kernel, words, given) if kernel else loads_itself(words, given, folder)
        command += ["-incoming", f"exec:cat <{shlex.quote(str(state))}"] if state else []
        self._log = (folder / "qemu.log").open("w", encoding="utf-8")
        # It steps back behind whatever else this machine does.
        self.process = subprocess.Popen(["nice", "-n", "10", *command], stdout=self._log, stderr=self._log)
        self._shell: socket.socket | None = None

    @property
    def seconds(self) -> float:
        """Since the machine was switched on."""
        return time.monotonic() - self.begun

    @property
    def base(self) -> str:
        """The address of its table, from outside."""
        return f"http://127.0.0.1:{self.port}"

    def patience(self, limit: float) -> "Patience":
        """For ``limit`` seconds of a machine that has a processor to itself."""
        return Patience(self.process.pid, limit * PATIENCE)

    def wait(self, true: Callable[[], Any], what: str, limit: float = 300, pause: float = 0.5) -> Any:
        """What ``true`` returns, once that is true. Raises :class:`TrialError` after ``limit`` seconds of its own time,
        or when the machine is off."""
        patience = self.patience(limit)
        while True:
            if found := true():
                return found
            if self.process.poll() is not None:
                raise TrialError(f"{what}: the machine is off")
            if patience.is_over():
                raise TrialError(f"{what}: not within {limit:.0f} s; its console: {self.last_words()}")
            time.sleep(pause)

    def said(self) -> str:
        """What it said on its serial console."""
        return self.serial.read_text(encoding="utf-8", errors="replace") if self.serial.exists() else ""

    def last_words(self) -> str:
        """The end of that."""
        return " | ".join(self.said().splitlines()[-3:])[-400:]

    # ---- from outside

    def get(self, path: str, patience: float = 60) -> bytes | None:
        """What the table answers to a request from outside; None if it does not."""
        try:
            with urllib.request.urlopen(self.base + path, timeout=patience * PATIENCE) as answer:  # noqa: S310 the machine's own
                return bytes(answer.read())
        except (OSError, urllib.error.HTTPError):
            return None

    def healthy(self, limit: float = 300) -> dict[str, Any]:
        """Wait for ``/health`` to be answered from outside; the answer."""
        found = self.wait(lambda: self.get("/health"), "/health", limit)
        answer: dict[str, Any] = json.loads(found)
        return answer

    def picture(self, file: Path, screen: int = 0) -> None:
        """What its first screen shows, or another one, as a PNG."""
        self.monitor("screendump", filename=str(file), format="png", device="gpu", head=screen)

    def plug_in_screen(self, screen: int) -> None:
        """Plug in a screen; the first one is, when the machine is switched on."""
        screens.plug_in(self._sockets, screen)

    def unplug_screen(self, screen: int) -> None:
        """Pull the cable of a screen."""
        screens.unplug(self._sockets, screen)

    def monitor(self, order: str, **given: Any) -> Any:
        """An order for the emulator; its answer."""
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(120)
            link.connect(f"{self._sockets}/qmp")
            lines = link.makefile("rw", encoding="utf-8")
            lines.readline()
            for execute, arguments in (("qmp_capabilities", {}), (order, given)):
                lines.write(json.dumps({"execute": execute, "arguments": arguments}) + "\n")
                lines.flush()
                answer: dict[str, Any] = {}
                while "return" not in answer and "error" not in answer:
                    answer = json.loads(lines.readline())
        if "error" in answer:
            raise TrialError(f"{order}: {answer['error']['desc']}")
        return answer["return"]

    def keep(self, state: Path) -> None:
        """Write all that it has in mind to the file ``state``, and pull its plug: its card stays as it is now."""
        self.monitor("stop")
        self.monitor("migrate", uri=f"exec:cat >{shlex.quote(str(state))}")

        def written() -> bool:
            status = self.monitor("query-migrate").get("status")
            if status == "failed":
                raise TrialError("its state cannot be kept")
            return bool(status == "completed")

        self.wait(written, "its state, in a file", 600, 1)
        self.pull_the_plug()

    def go_on(self) -> None:
        """Let a machine that was kept go on, once all of it has been read."""
        self.wait(self._is_read, "what was kept", 300, 1)
        self.monitor("cont")

    def _is_read(self) -> bool:
        with contextlib.suppress(OSError):
            return bool(self.monitor("query-status")["status"] == "paused")
        return False

    def pull_the_plug(self) -> None:
        """End it at once, between any two writes."""
        self.process.kill()
        self._over()

    def wait_until_off(self, limit: float = 120) -> float:
        """Wait until it has switched itself off; the seconds that took."""
        begun, patience = time.monotonic(), self.patience(limit)
        while self.process.poll() is None:
            if patience.is_over():
                raise TrialError(f"still running after {limit:.0f} s of its own time")
            time.sleep(0.5)
        self._over()
        return time.monotonic() - begun

    def _over(self) -> None:
        self.process.wait()
        self._log.close()
        self.forget_shell()
        shutil.rmtree(self._sockets, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.pull_the_plug()

    # ---- from inside

    def forget_shell(self) -> None:
        """The machine starts anew: the shell of before is gone."""
        if self._shell is not None:
            self._shell.close()
            self._shell = None

    def _connected(self, limit: float) -> socket.socket:
        if self._shell is not None:
            return self._shell
        link = socket.socket(socket.AF_UNIX)
        link.connect(f"{self._sockets}/shell")
        patience = self.patience(limit)
        while not patience.is_over():
            link.settimeout(2)
            link.sendall(b"\necho HERE-$((40+2))\n")
            if b"HERE-42" in _received(link, self.patience(3), b"HERE-42"):
                # Earlier questions may still be answered.
                _received(link, self.patience(2))
                self._shell = link
                return link
            if self.process.poll() is not None:
                break
        link.close()
        raise TrialError("no shell inside the machine")

    def run(self, script: str, limit: float = 400, *, check: bool = True) -> str:
        """What ``script`` prints inside, run as root by bash. Raises :class:`TrialError` if it fails and ``check``."""
        link = self._connected(900)
        mark = f"END-{time.monotonic_ns()}"
        packed = base64.b64encode(script.encode()).decode()
        lines = [": >/run/trial.b64"]
        lines += [f"echo {packed[at : at + 1000]} >>/run/trial.b64" for at in range(0, len(packed), 1000)]
        lines += [
            "base64 -di </run/trial.b64 >/run/trial.sh; bash /run/trial.sh </dev/null >/run/trial.out 2>&1; code=$?"
        ]
        lines += [f"base64 -w0 /run/trial.out; echo; echo {mark}:$code"]
        link.settimeout(2)
        link.sendall(("\n".join(lines) + "\n").encode())
        got = _received(link, self.patience(limit), f"{mark}:".encode())
        found = re.search(rf"([A-Za-z0-9+/=]*)\s+{mark}:(\d+)", got.decode(errors="replace"))
        if found is None:
            raise TrialError(f"no answer from inside within {limit:.0f} s to: {script[:200]}")
        text = base64.b64decode(found[1]).decode(errors="replace").strip()
        if check and found[2] != "0":
            raise TrialError(f"exit status {found[2]}: {script[:200]}\n{text}")
        return text


class Patience:
    """Seconds of a machine that has a processor to itself: those that it waited for one do not count."""

    def __init__(self, process: int, limit: float) -> None:
        self._threads = Path(f"/proc/{process}/task")
        self._left = limit
        self._before = time.monotonic(), self._waited()

    def _waited(self) -> dict[str, float]:
        """Seconds that each of its threads was ready, but others had the processors."""
        waited = {}
        for file in self._threads.glob("*/schedstat"):
            with contextlib.suppress(OSError):
                waited[file.parent.name] = int(file.read_text(encoding="ascii").split()[1]) / 1e9
        return waited

    def is_over(self) -> bool:
        """Whether it has run out."""
        now = time.monotonic(), self._waited()
        passed = now[0] - self._before[0]
        delays = [seconds - self._before[1].get(thread, 0) for thread, seconds in now[1].items()]
        self._before = now
        self._left -= max(passed - max(delays, default=0), passed / 10)
        return self._left <= 0


def _received(link: socket.socket, patience: Patience, until: bytes = b"\0never\0") -> bytes:
    got = b""
    while not patience.is_over():
        try:
            got += link.recv(65536)
        except TimeoutError:
            continue
        if until in got and got.endswith(b"\n"):
            break
    return got


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
