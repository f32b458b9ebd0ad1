"""The host sees who is how loud, turns it down for the night, chooses the output and tries it while the table runs."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio.mixer import SilentMixer, SoundDevice
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import SystemClock
from postparade.core.faults import DeviceFault
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers, Evening, wait_for

SLOW = 20_000


class TwoSpeakers(SilentMixer):
    """A machine with two outputs, of which a third was to be used."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.opened: list[tuple[str, int]] = []
        self.played: list[str] = []

    def start(self, device: str = "", buffer: int = 512, /) -> SoundDevice:
        self.opened.append((device, buffer))
        if device in ("", *self.devices()):
            return SoundDevice(device or "default")
        return SoundDevice("default", DeviceFault("sound_device_missing", device=device, why="unplugged"))

    def devices(self) -> tuple[str, ...]:
        return ("Built-in Audio", "HDMI TV")

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self.played.append(clip.stem)
        super().play(channel, clip, volume, loop=loop)


@pytest.fixture
def mixer(evening: Evening) -> Iterator[TwoSpeakers]:
    """The announcer of the evening, at work on that machine."""
    mixer = TwoSpeakers()

    async def start() -> tuple[Announcer, "asyncio.Task[None]"]:
        settings = AnnouncerSettings(synthesis=False, device="Old headset")
        announcer = Announcer(settings, evening.status_board, SystemClock(), mixer)
        evening.server.attach_sound(announcer)
        return announcer, asyncio.create_task(announcer.run())

    async def stop(announcer: Announcer, running: "asyncio.Task[None]") -> None:
        announcer.close()
        await running

    announcer, running = evening.do(start())
    yield mixer
    evening.do(stop(announcer, running))


def test_sound_is_tuned_from_the_host_console(browsers: Browsers, evening: Evening, mixer: TwoSpeakers) -> None:
    page, other = browsers.host(room="setup"), browsers.host(PHONE, "setup")
    box = page.get_by_role("region", name="Sound")
    expect(box.get_by_text("Sound goes to: Default device")).to_be_visible(timeout=SLOW)
    browsers.enter(page, "run")
    expect(page.get_by_text("The sound device Old headset is missing")).to_be_visible()
    browsers.enter(page, "setup")
    box.get_by_label("Crowd and hooves").fill("0.3")
    expect(other.get_by_label("Crowd and hooves")).to_have_value("0.3")
    box.get_by_label("Night").check()
    expect(other.get_by_role("checkbox", name="Night")).to_be_checked()
    box.get_by_label("Output").select_option("HDMI TV")
    expect(box.get_by_text("Sound goes to: HDMI TV")).to_be_visible()
    browsers.enter(page, "run")
    expect(page.get_by_text("The sound device Old headset is missing")).to_be_hidden()
    browsers.enter(page, "setup")
    box.get_by_label("Delay").select_option("about 46 ms")
    box.get_by_role("button", name="Test the sound").click()
    expect(box.get_by_label("Delay")).to_have_value("1024")
    wait_for(page, lambda: {"chips_4", "sound-test", "crowd_buzz_loop"} <= set(mixer.played))
    assert mixer.opened == [("Old headset", 512), ("HDMI TV", 512), ("HDMI TV", 1024)]
    pictures = os.environ.get("POSTPARADE_PICTURES")
    for name, size in {"small-phone": SMALL_PHONE, "phone": PHONE, "laptop": LAPTOP, "kiosk": KIOSK}.items():
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        if pictures:
            page.screenshot(path=f"{pictures}/host-{name}.png", full_page=True)
            box.screenshot(path=f"{pictures}/sound-{name}.png")
    assert browsers.violations(page) == []


def test_sound_that_is_off_says_so(browsers: Browsers, evening: Evening) -> None:
    evening.post("sound", device="", sentence="Sound is switched off; captions go on.")
    box = browsers.host(room="setup").get_by_role("region", name="Sound")
    expect(box.get_by_text("Sound is switched off in the configuration")).to_be_visible()
    expect(box.get_by_role("button")).to_be_hidden()
