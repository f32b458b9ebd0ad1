"""A simulated WLED board: its web page, its port for DDP, and its serial line for Adalight.

It behaves as WLED 0.15 does in the states that owners bring it into: off, dimmed, told to show its own light, limited
in current, taking light from somebody else, restarting, slow.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import numpy as np
from aiohttp import web

from postparade.core.clock import Clock
from postparade.simulator.strip import Frame, Strip

VERSION = "0.15.0"
BUILD = b"WLED 2412100\r\n"
REALTIME_SECONDS = 2.5
OWN_LIGHT = (255, 160, 0)
DDP_HEAD = 10
BOARD_MA, PIXEL_MA, FULL_PIXEL_MA = 100, 1, 55
"""What WLED counts for its processor, for a dark pixel, and as delivered for a white one."""


class SimulatedWled:
    """A board with ``pixels`` pixels. It shows what it is sent, and its own light when nothing came for 2.5 s.

    ``limit_ma``: its own current limit, 0 for none. ``receives``: whether it takes realtime light at all. ``main``: its
    main segment, through which realtime light goes if ``main_segment_only``. ``strip_works``: false if nothing comes
    of what it calculates.
    """

    def __init__(self, clock: Clock, pixels: int) -> None:
        self._clock = clock
        self.built(pixels)
        self.limit_ma = 850
        self.receives = True
        self.strip_works = True
        self.main_segment_only = False
        self.offset = 0
        self.main: dict[str, Any] = {}
        self._brightness, self._last_brightness = 128, 128
        self._shown_at = 128
        self._override = 0
        self._protocol = self._sender = ""
        self._started = clock.now()

    def built(self, pixels: int) -> None:
        """Set the number of pixels, as under LED preferences."""
        self._strip = Strip(pixels, "RGB")
        self._colours = bytearray(3 * pixels)
        self._heard_at = float("-inf")
        self.pixels_built = pixels

    @property
    def live(self) -> bool:
        """Whether it is in realtime mode."""
        if self._protocol and self._clock.now() - self._heard_at >= REALTIME_SECONDS:
            self._leave_realtime()
        return bool(self._protocol)

    @property
    def override(self) -> int:
        """0: light from outside is shown; 1: not until it ends; 2: not until the next start."""
        return self._override

    @property
    def pixels(self) -> Frame:
        """What it calculates for the strip before brightness and limit, ``(n, 3)``; dark at brightness 0."""
        if not self.live or self._override:
            own = np.full((self.pixels_built, 3), OWN_LIGHT, dtype=np.uint8)
            return own if self._brightness else np.zeros_like(own)
        if not self._shown_at or not self.strip_works:
            return np.zeros((self.pixels_built, 3), dtype=np.uint8)
        return self._strip.pixels

    def put(self, start: int, colours: bytes, show: bool, protocol: str = "DDP", sender: str = "") -> None:
        """Take over colours from byte ``start`` on, and show everything if asked to."""
        if not self.receives:
            return
        if not self.live and not self._override:
            self._strip.clock_in(bytes(len(self._colours)))
            # Whoever is off when the light begins to come shows it as brightly as it was on before.
            self._shown_at = self._brightness or self._last_brightness
        self._heard_at = self._clock.now()
        self._protocol, self._sender = protocol, sender
        if self._override:
            return
        end = min(len(self._colours), start + len(colours))
        if start < end:
            self._colours[start:end] = colours[: end - start]
        if show:
            self._strip.clock_in(bytes(self._colours))

    def set_state(self, state: dict[str, Any]) -> None:
        """What a POST to ``/json/state`` does."""
        before = self._brightness
        wanted = int(state.get("bri", before))
        on = bool(state.get("on", wanted > 0))
        if wanted:
            self._last_brightness = wanted
        self._brightness = (wanted or self._last_brightness) if on else 0
        if self._brightness != before:
            self._shown_at = self._brightness
        if "lor" in state:
            self._override = min(2, max(0, int(state["lor"])))

    def restart(self) -> None:
        """Lose power for a moment."""
        self._protocol = self._sender = ""
        self._brightness = self._last_brightness = self._shown_at = 128
        self._override = 0
        self._started = self._clock.now()

    def told(self) -> dict[str, Any]:
        """What ``/json/si`` answers."""
        live = self.live  # first of all: light from outside that has run out changes the state
        return {"state": self._state(), "info": self._info(live)}

    def _state(self) -> dict[str, Any]:
        segment: dict[str, Any] = {"id": 0, "start": 0, "stop": self.pixels_built, "len": self.pixels_built}
        segment |= {"grp": 1, "spc": 0, "of": 0, "on": True, "frz": False, "bri": 255, "rev": False, "mi": False}
        return {
            "on": self._brightness > 0,
            "bri": self._last_brightness,
            "transition": 7,
            "ps": -1,
            "pl": -1,
            "nl": {"on": False, "dur": 60, "mode": 1, "tbri": 0, "rem": -1},
            "udpn": {"send": False, "recv": True, "sgrp": 1, "rgrp": 1},
            "lor": self._override,
            "mainseg": 0,
            "seg": [segment | self.main],
        }

    def _info(self, live: bool) -> dict[str, Any]:
        drawn = self._counted_ma()
        leds: dict[str, Any] = {"count": self.pixels_built, "pwr": drawn, "maxpwr": self.limit_ma if drawn else 0}
        leds |= {"fps": 42, "maxseg": 32, "seglc": [1], "lc": 1, "rgbw": False, "wv": 0, "cct": 0}
        return {
            "ver": VERSION,
            "vid": 2412100,
            "leds": leds,
            "str": False,
            "name": "Simulated WLED",
            "udpport": 21324,
            "live": live,
            "liveseg": -1,
            "lm": self._protocol,
            "lip": self._sender,
            "uptime": int(self._clock.now() - self._started),
            "brand": "WLED",
            "product": "FOSS",
        }

    def settings(self) -> dict[str, Any]:
        """What ``/json/cfg`` answers, as far as it is about realtime light."""
        live = {"en": True, "mso": self.main_segment_only, "port": 5568, "timeout": 25, "maxbri": False, "no-gc": True}
        return {"rev": [1, 0], "vid": 2412100, "if": {"live": live | {"offset": self.offset}}}

    def _counted_ma(self) -> int:
        """The current that WLED counts for itself and its strip, nothing without a limit."""
        if not self.limit_ma:
            return 0
        bright = self._shown_at if self.live and not self._override else self._brightness
        light = int(self.pixels.sum(dtype=np.int64)) * FULL_PIXEL_MA * bright // (3 * 255 * 255)
        return BOARD_MA + min(PIXEL_MA * self.pixels_built + light, max(0, self.limit_ma - BOARD_MA))

    def _leave_realtime(self) -> None:
        self._protocol = self._sender = ""
        self._shown_at = self._brightness
        if self._override == 1:
            self._override = 0


class WledOnTheNetwork(asyncio.DatagramProtocol):
    """``board`` on this machine: ``host`` and ``ddp_port`` are what ``[track.wled]`` wants.

    ``holds``: while set, requests are not answered. ``answers_with``: the status of every answer but 200.
    ``instead``: what somebody else at the address answers. ``asked``: the paths of all requests.
    """

    def __init__(self, board: SimulatedWled) -> None:
        self.board = board
        self._runner: web.AppRunner | None = None
        self._ear: asyncio.DatagramTransport | None = None
        self.host = ""
        self.ddp_port = 0
        self.holds: asyncio.Event | None = None
        self.answers_with = 200
        self.instead: str | None = None
        self.asked: list[str] = []
        self.datagrams = 0

    async def plug(self) -> None:
        """Appear on the network; the second time under the addresses of the first."""
        app = web.Application()
        for path, told in (
            ("/json/si", self.board.told),
            ("/json/info", lambda: self.board.told()["info"]),
            ("/json/cfg", self.board.settings),
        ):
            app.router.add_get(path, self._page(told))
        app.router.add_post("/json/state", self._set)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", int(self.host.partition(":")[2] or 0))
        await site.start()
        self.host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        loop = asyncio.get_running_loop()
        self._ear, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.1", self.ddp_port))
        self.ddp_port = self._ear.get_extra_info("sockname")[1]

    async def unplug(self) -> None:
        """Vanish from the network."""
        if self._ear:
            self._ear.close()
        if self._runner:
            await self._runner.cleanup()

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        if len(data) < DDP_HEAD or data[0] & 0xC0 != 0x40 or data[3] != 1:
            return
        self.datagrams += 1
        start, length = int.from_bytes(data[4:8], "big"), int.from_bytes(data[8:10], "big")
        self.board.put(start, data[DDP_HEAD : DDP_HEAD + length], bool(data[0] & 1), "DDP", addr[0])

    def _page(self, told: Callable[[], dict[str, Any]]) -> Callable[[web.Request], Any]:
        async def answer(request: web.Request) -> web.Response:
            return await self._answer(request, json.dumps(told()))

        return answer

    async def _set(self, request: web.Request) -> web.Response:
        answered = await self._answer(request, '{"success":true}')
        if answered.status == 200 and self.instead is None:
            self.board.set_state(await request.json())
        return answered

    async def _answer(self, request: web.Request, text: str) -> web.Response:
        self.asked.append(request.path)
        if self.holds is not None:
            await self.holds.wait()
        body = text if self.instead is None else self.instead
        return web.Response(text=body, status=self.answers_with, content_type="application/json")


class WledOnASerialLine:
    """``board`` at a serial line, which is also the port the driver opens. ``speaks_json``: false before WLED 0.13."""

    name = "the simulated WLED"

    def __init__(self, board: SimulatedWled) -> None:
        self._board = board
        self._stream = b""
        self._received: Callable[[bytes], None] | None = None
        self._lost: Callable[[Exception], None] | None = None
        self.speaks_json = True
        self.reports = 0

    async def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        self._received, self._lost = received, lost

    def write(self, data: bytes) -> None:
        self._stream += data
        while self._stream:
            if self._stream.startswith(b"v"):
                self._stream = self._stream[1:]
                self._say(BUILD)
            elif self.speaks_json and self._stream.startswith(b"{"):
                line, bracket, rest = self._stream.partition(b"}")
                if not bracket:
                    return
                self._stream = rest
                self._command(json.loads(line + bracket))
            elif self._stream.startswith(b"Ada") and len(self._stream) >= 6:
                high, low, check = self._stream[3:6]
                count = 3 * ((high << 8 | low) + 1)
                if check != high ^ low ^ 0x55:
                    self._stream = self._stream[1:]
                elif len(self._stream) < 6 + count:
                    return
                else:
                    self._board.put(0, self._stream[6 : 6 + count], True, "USB Adalight/TPM2")
                    self._stream = self._stream[6 + count :]
            elif b"Ada".startswith(self._stream[:3]):
                return
            else:
                self._stream = self._stream[1:]

    async def close(self) -> None:
        self._received = self._lost = None

    def unplug(self) -> None:
        """Pull the cable."""
        if self._lost:
            self._lost(OSError("the cable was pulled"))

    def _command(self, state: dict[str, Any]) -> None:
        self._board.set_state({name: value for name, value in state.items() if name != "v"})
        if state.get("v"):
            self.reports += 1
            self._say(json.dumps(self._board.told(), separators=(",", ":")).encode() + b"\r\n")

    def _say(self, data: bytes) -> None:
        if self._received:
            self._received(data)
