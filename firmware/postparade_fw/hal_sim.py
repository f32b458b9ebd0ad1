"""The machine of the simulated table: a terminal is the link, everything electrical is a JSON line.

Standard error gives ``{"chain": 0, "leds": "hex as clocked out"}``, ``{"servo": 3, "us": 1500}``, ``{"lights": 3}``,
``{"wdt": n}``, ``{"ms": now}`` after the clock was advanced, ``{"free": bytes}`` after garbage was collected,
``{"exception": text}``. Standard input takes ``{"button": 0, "down": 1}``, ``{"end_stop": 1}``, ``{"collect": 1}``,
``{"advance": ms}`` (only with ``--virtual``) and ``{"quit": 1}``.
The terminal must be raw with VMIN=0 and VTIME=0: MicroPython's ``readinto`` would otherwise wait until the whole buffer
is full.
"""

import gc
import json
import select
import sys
import time

STEP_MS = 10


class Hal:
    """Simulated pins, and a clock that is real or advanced by command."""

    def __init__(self, arguments: list) -> None:
        self._link = open(arguments[0], "r+b")  # noqa: SIM115  (open until close())
        self._virtual = "--virtual" in arguments
        self.cap_ma = int(arguments[arguments.index("--cap") + 1]) if "--cap" in arguments else 2000
        self._clock_ms = 0
        self._until_ms = 0
        self._turning = False
        self._levels = [0] * 4
        self._pulses = [0] * 11
        self._end_stop = False
        self._fed = 0
        self._lights = 0
        self._settings = b""
        self._poll = select.poll()
        self._poll.register(self._link, select.POLLIN)
        self._poll.register(sys.stdin, select.POLLIN)

    def wait(self, ms: int) -> bool:
        """Whether the link has something to read, after at most ``ms`` milliseconds (none while the clock advances)."""
        readable = False
        for stream, _ in self._poll.ipoll(0 if self._turning else ms):
            if stream is self._link:
                readable = True
            else:
                self._obey(sys.stdin.readline())
        if not readable:
            self._turn()
        return readable

    def read(self, space: memoryview) -> int:
        return self._link.readinto(space) or 0

    def write(self, message: bytes) -> None:
        self._link.write(message)

    def ms(self) -> int:
        return self._clock_ms if self._virtual else time.ticks_ms()

    def since(self, later: int, earlier: int) -> int:
        if self._virtual:
            return later - earlier
        return time.ticks_diff(later, earlier)

    def leds(self, chain: int, wire: memoryview) -> None:
        self._say({"chain": chain, "leds": bytes(wire).hex()})

    def servo(self, servo: int, us: int) -> None:
        if self._pulses[servo] != us:
            self._pulses[servo] = us
            self._say({"servo": servo, "us": us})

    def buttons(self) -> list:
        return self._levels

    def end_stop(self) -> bool:
        return self._end_stop

    def lights(self, mask: int) -> None:
        if mask != self._lights:
            self._lights = mask
            self._say({"lights": mask})

    def stored(self) -> bytes:
        return self._settings

    def store(self, settings: bytes) -> None:
        """Keep the settings while the program runs: every simulated board starts like one not set up yet."""
        self._settings = settings

    def uid(self) -> bytes:
        return b"SIMULATE"

    def reset_cause(self) -> int:
        return 1

    def heap_free(self) -> int:
        return gc.mem_free()

    def feed(self) -> None:
        self._fed += 1
        if self._fed % 100 == 0:
            self._say({"wdt": self._fed})

    def every(self, ms: int, callback) -> None:
        """Reads never block here, so the loop itself is the timer."""

    def report(self, trouble) -> None:
        self._say({"exception": repr(trouble)})

    def close(self) -> None:
        self._link.close()

    def _turn(self) -> None:
        """Advance the clock one step towards its goal; the loop ticks between two steps."""
        if not self._turning:
            return
        if self._clock_ms < self._until_ms:
            self._clock_ms = min(self._until_ms, self._clock_ms + STEP_MS)
        else:
            self._turning = False
            self._say({"ms": self._clock_ms})

    def _obey(self, line: str) -> None:
        if not line:
            raise SystemExit
        command = json.loads(line)
        if "button" in command:
            self._levels[command["button"]] = command["down"]
        if "end_stop" in command:
            self._end_stop = bool(command["end_stop"])
        if "collect" in command:
            gc.collect()
            self._say({"free": gc.mem_free()})
        if "advance" in command:
            self._until_ms = self._clock_ms + command["advance"]
            self._turning = True
        if "quit" in command:
            raise SystemExit

    def _say(self, fact: dict) -> None:
        sys.stderr.write(json.dumps(fact) + "\n")
