"""The table's side of the voice process: requests go out one at a time, urgent ones first."""

import contextlib
import hashlib
import os
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import IO

import msgspec

from postparade.faults import SoundFault

# Equal to postparade.announcer.polish.VERSION, which only the voice process loads (a test compares them).
POLISH = 2


class Speaker:
    """Speaks texts into ``folder`` with a Pico ``voice`` such as ``en-GB``.

    ``spoken(file)`` is called in a thread of its own for every finished clip, ``failed(fault)`` once if the process
    cannot be used. Nothing here waits for speech.
    """

    def __init__(
        self, folder: Path, voice: str, spoken: Callable[[Path], None], failed: Callable[[SoundFault], None]
    ) -> None:
        self.folder = folder
        self._voice = voice
        self._spoken = spoken
        self._failed = failed
        self._lock = threading.Lock()
        self._urgent: deque[str] = deque()
        self._later: deque[str] = deque()
        self._asked: set[str] = set()
        self._at_work = False
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: threading.Thread | None = None
        self._engine = _engine()
        self._closed = False

    def file(self, text: str) -> Path:
        """Where the clip of ``text`` is or will be."""
        key = "\0".join((self._engine, self._voice, text, "calm", str(POLISH)))
        return self.folder / f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.wav"

    def ask(self, text: str, *, urgent: bool) -> None:
        """Have ``text`` spoken; asking twice costs nothing, asking urgently brings it to the front."""
        with self._lock:
            if self._closed:
                return
            if text not in self._asked:
                self._asked.add(text)
                (self._urgent if urgent else self._later).append(text)
            elif urgent and text in self._later:
                self._later.remove(text)
                self._urgent.append(text)
            self._send_next()

    def close(self) -> None:
        """End the process."""
        with self._lock:
            self._closed = True
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            with contextlib.suppress(OSError):  # a request that the process did not take any more
                process.stdin.close()
        if self._listener is not None:
            self._listener.join()

    def _send_next(self) -> None:
        if self._at_work or not (self._urgent or self._later):
            return
        try:
            requests = self._requests()
            text = (self._urgent or self._later).popleft()
            wish = {"text": text, "voice": self._voice, "file": self.file(text).name}
            requests.write(msgspec.json.encode(wish) + b"\n")
            requests.flush()
            self._at_work = True
        except OSError as error:
            self._closed = True
            self._failed(SoundFault("voice_engine_failed", why=str(error)))

    def _requests(self) -> IO[bytes]:
        if self._process is None:
            house = str(Path(__file__).resolve().parents[2])
            path = os.pathsep.join(filter(None, (house, os.environ.get("PYTHONPATH"))))
            self._process = subprocess.Popen(
                [sys.executable, "-m", "postparade.announcer.pico", str(self.folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
            self._listener = threading.Thread(
                target=self._listen, args=(self._process,), name="voice-answers", daemon=True
            )
            self._listener.start()
        assert self._process.stdin is not None
        return self._process.stdin

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        with process.stdout as answers:
            for line in answers:
                answer = msgspec.json.decode(line, type=dict[str, str])
                if not answer["why"]:
                    self._spoken(self.folder / answer["file"])
                with self._lock:
                    self._at_work = False
                    if not self._closed:
                        self._send_next()
        with self._lock:
            ended_early, self._closed = not self._closed, True
        if ended_early:
            self._failed(SoundFault("voice_engine_failed", why=f"the voice process ended with status {process.wait()}"))


def _engine() -> str:
    try:
        return f"pico {version('py-nanotts')}"
    except PackageNotFoundError:
        return "pico"
