"""Client of the voice process: requests go out one at a time, the most urgent first."""

import contextlib
import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from postparade.announcer.commentary.calls import Energy
from postparade.core.faults import Phrase, SoundFault

# Equal to postparade.announcer.packs.normalise.VERSION, which only the voice process loads (a test compares them).
NORMALISE_VERSION = 4


HUNG_SECONDS = 20.0
"""Seconds without an answer after which a process counts as hung. A line takes a second; the longest sentence on a busy
Raspberry Pi less than ten."""
TRIES = 3
"""How often in a row the process may end without having answered."""


class Haste(IntEnum):
    """When a clip is wanted."""

    NOW = 0
    """A call waits for it."""
    NEXT = 1
    """The next roll may need it."""
    SOON = 2
    """This game may need it."""
    SOME_DAY = 3
    """Some evening will."""


class SpeechRequest(Struct, frozen=True, omit_defaults=True):
    """Asks for ``file`` (a name inside the cache folder): ``text`` spoken by ``voice`` with ``energy``, or, if there is
    a ``recording``, that file made louder by ``gain`` dB without clipping."""

    file: str
    text: str = ""
    voice: str = ""
    energy: Energy = "calm"
    recording: str = ""
    gain: float = 0.0


class Answer(Struct):
    """``file`` is ready, unless ``why`` says what went wrong."""

    file: str
    why: str = ""


class TtsClient:
    """Speaks texts into ``folder`` with a Pico ``voice`` such as ``en-GB``.

    ``spoken(file)`` is called in a thread of its own for every finished clip, ``failed(fault)`` when the process has
    ended or hangs, and ``failed(None)`` when it speaks again: it is started anew until it has ended :data:`TRIES` times
    without an answer in between. No method waits for speech.
    """

    def __init__(
        self, folder: Path, voice: str, spoken: Callable[[Path], None], failed: Callable[[SoundFault | None], None]
    ) -> None:
        self.folder = folder
        self._voice = voice
        self._spoken = spoken
        self._failed = failed
        self._lock = threading.Lock()
        self._waiting: dict[Haste, dict[str, SpeechRequest]] = {haste: {} for haste in Haste}
        self._submitted: dict[str, Haste] = {}
        self._at_work: tuple[Haste, SpeechRequest] | None = None
        self._since: float | None = None
        self._ended = 0
        self._told = False
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: threading.Thread | None = None
        self._closed = False

    def request(self, text: str, energy: Energy) -> SpeechRequest:
        """The request for ``text`` said with ``energy``. Equal requests name the same file."""
        key = (_engine(), self._voice, text, energy, str(NORMALISE_VERSION))
        return SpeechRequest(_file(*key), text=text, voice=self._voice, energy=energy)

    def louder(self, recording: Path, gain: float) -> SpeechRequest:
        """The request for ``recording`` as it is now, ``gain`` dB louder and still not clipped."""
        try:
            changed = recording.stat().st_mtime_ns
        except OSError:
            changed = 0
        name = _file("recording", str(recording), str(changed), f"{gain:.2f}", str(NORMALISE_VERSION))
        return SpeechRequest(name, recording=str(recording), gain=gain)

    def submit(self, request: SpeechRequest, haste: Haste) -> None:
        """Have ``request`` spoken. Submitting it again costs nothing; with more haste it comes sooner."""
        with self._lock:
            if self._closed:
                return
            if request.file not in self._submitted:
                self._submitted[request.file] = haste
                self._waiting[haste][request.file] = request
            else:
                for slower in tuple(Haste)[haste + 1 :]:
                    if self._waiting[slower].pop(request.file, None):
                        self._waiting[haste][request.file] = request
            self._send_next()

    def forget(self, haste: Haste) -> None:
        """Drop the waiting requests of that ``haste``; those submitted earlier with less haste return to it."""
        with self._lock:
            for file, request in self._waiting[haste].items():
                first = self._submitted.pop(file)
                if first > haste:
                    self._submitted[file] = first
                    self._waiting[first][file] = request
            self._waiting[haste] = {}

    def check(self, now: float) -> None:
        """Kill a process that hangs. To be called now and then; ``now`` is the time in seconds by any monotonic
        clock."""
        with self._lock:
            if self._at_work is None or self._process is None:
                self._since = None
                return
            if self._since is None:
                self._since = now
            if now - self._since < HUNG_SECONDS:
                return
            self._since = None
            hangs = self._process
        self._tell(SoundFault("voice_engine_failed", why=Phrase("no_answer_in_time")))
        hangs.kill()

    def _tell(self, fault: SoundFault | None) -> None:
        """Report a fault once, and once that it is over."""
        with self._lock:
            news = self._told is (fault is None)
            self._told = fault is not None
        if news:
            self._failed(fault)

    def close(self) -> None:
        """End the process."""
        with self._lock:
            self._closed = True
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            assert process.stdin is not None
            with contextlib.suppress(OSError):  # a request that the process no longer took
                process.stdin.close()
        if self._listener is not None:
            self._listener.join()

    def _send_next(self) -> None:
        haste = next((haste for haste, queue in self._waiting.items() if queue), None)
        if self._at_work or haste is None:
            return
        queue = self._waiting[haste]
        try:
            requests = self._requests()
            request = queue.pop(next(iter(queue)))
            self._at_work, self._since = (haste, request), None
            requests.write(msgspec.json.encode(request) + b"\n")
            requests.flush()
        except BrokenPipeError:
            return  # the process has ended: the listener notices it, too
        except OSError as error:
            self._closed = True
            self._failed(SoundFault("voice_engine_failed", why=error))

    def _requests(self) -> IO[bytes]:
        if self._process is None:
            house = str(Path(__file__).resolve().parents[3])
            path = os.pathsep.join(filter(None, (house, os.environ.get("PYTHONPATH"))))
            self._process = subprocess.Popen(
                [sys.executable, "-m", "postparade.announcer.speech.tts_process", str(self.folder)],
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
                answer = msgspec.json.decode(line, type=Answer)
                if not answer.why:
                    self._spoken(self.folder / answer.file)
                self._tell(None)
                with self._lock:
                    self._at_work, self._ended = None, 0
                    if not self._closed:
                        self._send_next()
        self._start_again(process)

    def _start_again(self, ended: subprocess.Popen[bytes]) -> None:
        """Start another process in place of ``ended``, and have it speak what that was asked for."""
        status = ended.wait()
        with self._lock:
            if self._closed:
                return
            assert ended.stdin is not None
            with contextlib.suppress(OSError):
                ended.stdin.close()
            self._process = None
            self._ended += 1
            self._closed = self._ended >= TRIES
            if self._at_work is not None:
                haste, request = self._at_work
                self._at_work = None
                # Goes to the end of the queue: it may be what ended the process.
                self._waiting[haste][request.file] = request
        self._tell(SoundFault("voice_engine_failed", why=f"the voice process ended with status {status}"))
        with self._lock:
            if not self._closed:
                self._send_next()


def _file(*key: str) -> str:
    return hashlib.sha256("\0".join(key).encode()).hexdigest()[:32] + ".ogg"


@cache
def _engine() -> str:
    # Imported here because only new clips need it, and it loads as much as the rest of this package.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"pico {version('py-nanotts')}"
    except PackageNotFoundError:
        return "pico"
