"""The browser that shows the board on this machine: whether the graphics chip draws for it.

The kiosk's browser listens on a port of this machine alone, and writes which one into its profile, which only its own
user and root can read.
"""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from postparade.config import Settings
from postparade.doctor.finding import Finding, Machine

PART = "screen"
PROFILES: Final = "run/user/*/postparade-board.*/DevToolsActivePort"
PATIENCE: Final = 3.0
"""Seconds for which the browser may take to answer."""
DRAWN: Final = ("2d_canvas", "gpu_compositing")
"""What has to be accelerated, as the DevTools protocol names it."""
REMEDY: Final = (
    "Run: sudo systemctl edit postparade-kiosk; add below [Service] the line"
    ' Environment="POSTPARADE_BROWSER_FLAGS=--use-gl=angle --use-angle=gl"; restart postparade-kiosk, and check again.'
    " Take the line out again if this is still said. Set the screen to 1920 x 1080 in any case."
)


class Device(Struct, rename="camel"):
    """A graphics chip, or what stands in for one."""

    device_string: str = ""


class Graphics(Struct, rename="camel"):
    """What the browser says of its graphics: ``SystemInfo.GPUInfo`` of the DevTools protocol, as far as it is read."""

    feature_status: dict[str, str]
    devices: tuple[Device, ...] = ()


class _Told(Struct):
    gpu: Graphics


class _Answer(Struct):
    result: _Told


def check(machine: Machine, _settings: Settings) -> Iterator[Finding]:
    asked = False
    for told in sorted(machine.root.glob(PROFILES)):
        try:
            port, path = told.read_text(encoding="ascii").splitlines()[:2]
            yield finding(asyncio.run(_ask(int(port), path)))
            asked = True
        except (OSError, ValueError, TimeoutError, msgspec.DecodeError):
            continue  # The profile of a browser that has ended.
    if not asked:
        yield Finding(PART, "pass", "screen_elsewhere", "No browser of a kiosk shows the board on this machine.")


def finding(gpu: Graphics) -> Finding:
    """What the browser says, judged."""
    by = next((device.device_string for device in gpu.devices if device.device_string), "the graphics chip")
    slow = [name for name in DRAWN if not gpu.feature_status.get(name, "").startswith("enabled")]
    if not slow:
        return Finding(PART, "pass", "screen_accelerated", f"The board is drawn by {by}.")
    how = ", ".join(f"{name}: {gpu.feature_status.get(name, 'unknown')}" for name in slow)
    sentence = f"The processor draws the board, not the graphics chip ({how}): the board shows 30 frames or fewer."
    return Finding(PART, "warn", "screen_in_software", sentence, REMEDY)


async def _ask(port: int, path: str) -> Graphics:
    """The answer of the browser that listens there. Raises ``OSError``, ``msgspec.DecodeError`` or ``TimeoutError``
    when there is none."""
    from aiohttp import ClientError, ClientSession

    address = f"ws://127.0.0.1:{port}{path}"
    try:
        async with asyncio.timeout(PATIENCE), ClientSession() as session, session.ws_connect(address) as browser:
            await browser.send_json({"id": 1, "method": "SystemInfo.getInfo"})
            answer = await browser.receive_str()
    except (ClientError, TypeError) as error:
        raise OSError(str(error)) from error
    return msgspec.json.decode(answer, type=_Answer).result.gpu
