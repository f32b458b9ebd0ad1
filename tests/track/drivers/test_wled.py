"""WLED in every state that owners bring it into: what the driver tells the host, and what it leaves alone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault
from postparade.track.drivers import wled_lines
from postparade.track.drivers.wled import WledDriver
from postparade.track.drivers.wled_lines import AdalightLine, DdpLine, ddp_packets
from postparade.track.drivers.wled_report import (
    Expected,
    WledReport,
    WledSettingsTold,
    judge,
    read_report,
    read_settings,
)
from postparade.track.frame import Frame
from testkit.wled_board import OWN_LIGHT, SimulatedWled, WledOnASerialLine, WledOnTheNetwork

PIXELS = 60
CAP_MA = 700
pytestmark = pytest.mark.slow(8)


def light(value: int = 90, pixels: int = PIXELS) -> Frame:
    return np.full((pixels, 3), value, dtype=np.uint8)


class Bench:
    """A driver, its board on this machine's network, and one clock for both, turned by hand."""

    def __init__(self, pixels: int = PIXELS) -> None:
        self.clock = HandClock(100.0)
        self.board = SimulatedWled(self.clock, pixels)
        self.network = WledOnTheNetwork(self.board)
        self.serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.driver = WledDriver(DdpLine(self.network.host, self.network.ddp_port), PIXELS, self.clock, CAP_MA)
        await self.driver.open()
        self.serving = asyncio.create_task(self.driver.serve())

    async def until(self, true: Callable[[], bool]) -> None:
        for _ in range(4000):
            if true():
                return
            await self.clock.advance(0.05)
            await asyncio.sleep(0.001)
        raise AssertionError(f"never true; it tells {self.caution} and {self.confirmation}")

    async def pass_time(self, seconds: float) -> None:
        end = self.clock.now() + seconds
        await self.until(lambda: self.clock.now() >= end)

    async def shows(self, value: int = 90) -> None:
        """Have the race shown, and confirmed."""
        self.driver.show(light(value))
        await self.until(lambda: self.confirmation is Confirmation.CONFIRMED)

    @property
    def confirmation(self) -> Confirmation:
        return self.driver.health().confirmation

    @property
    def caution(self) -> str | None:
        caution = self.driver.health().caution
        return caution.code if caution else None


@asynccontextmanager
async def benched(pixels: int = PIXELS, opened: bool = True) -> AsyncIterator[Bench]:
    bench = Bench(pixels)
    await bench.network.plug()
    if opened:
        await bench.open()
    try:
        yield bench
    finally:
        if bench.serving is not None:
            bench.serving.cancel()
            await asyncio.wait([bench.serving])
            await bench.driver.close()
        if bench.network.holds is not None:
            bench.network.holds.set()
        await bench.network.unplug()


async def test_board_that_shows_the_race_confirms_it() -> None:
    async with benched() as bench:
        await bench.shows()
        assert bench.caution is None
        assert np.array_equal(bench.board.pixels, light())


@pytest.mark.parametrize("state", [{"on": False}, {"bri": 0}])
async def test_a_board_switched_off_during_the_race_is_reported_and_left_off(state: dict[str, Any]) -> None:
    async with benched() as bench:
        await bench.shows()
        bench.board.set_state(state)
        await bench.until(lambda: bench.confirmation is Confirmation.WITHHELD)
        assert bench.caution == "wled_off"
        assert not bench.board.pixels.any()
        await bench.pass_time(30)
        assert not bench.board.pixels.any()
        assert "/json/state" not in bench.network.asked


@pytest.mark.parametrize("state", [{"on": False}, {"lor": 1}, {"lor": 2}])
async def test_one_tap_of_the_host_lets_the_board_show_the_race_again(state: dict[str, Any]) -> None:
    async with benched() as bench:
        await bench.shows()
        bench.board.set_state(state)
        await bench.until(lambda: bench.confirmation is Confirmation.WITHHELD)
        wake = bench.driver.health().wake
        assert wake is not None
        await wake()
        await bench.until(lambda: bench.confirmation is Confirmation.CONFIRMED)
        assert np.array_equal(bench.board.pixels, light())
        assert bench.driver.health().wake is None


@pytest.mark.parametrize("lor", [1, 2])
async def test_an_override_of_live_light_is_reported(lor: int) -> None:
    async with benched() as bench:
        await bench.shows()
        bench.board.set_state({"lor": lor})
        await bench.until(lambda: bench.confirmation is Confirmation.WITHHELD)
        assert bench.caution == "wled_overridden"
        assert tuple(bench.board.pixels[0]) == OWN_LIGHT


async def test_a_board_that_was_off_but_shows_the_race_anyway_is_confirmed_by_its_current() -> None:
    async with benched() as bench:
        bench.board.set_state({"on": False})
        await bench.shows()
        assert np.array_equal(bench.board.pixels, light())
        bench.driver.show(light(0))  # darkness proves nothing, and takes nothing back
        await bench.pass_time(12)
        assert (bench.confirmation, bench.caution) == (Confirmation.CONFIRMED, None)


async def test_a_board_that_takes_no_realtime_light_is_reported() -> None:
    async with benched() as bench:
        bench.board.receives = False
        bench.driver.show(light())
        await bench.until(lambda: bench.confirmation is Confirmation.WITHHELD)
        assert bench.caution == "wled_deaf"


async def test_a_strip_that_its_board_reports_dark_is_reported() -> None:
    async with benched() as bench:
        bench.board.strip_works = False
        bench.driver.show(light())
        await bench.until(lambda: bench.confirmation is Confirmation.WITHHELD)
        assert bench.caution == "wled_dark"


async def test_light_from_another_sender_is_reported() -> None:
    async with benched() as bench:
        await bench.shows()

        def interfere() -> bool:
            bench.board.put(0, bytes(3 * PIXELS), True, "E1.31", "192.168.1.77")
            return bench.caution is not None

        await bench.until(interfere)
        assert (bench.caution, bench.confirmation) == ("wled_other_sender", Confirmation.SENT)
        caution = bench.driver.health().caution
        assert caution is not None
        assert "192.168.1.77 E1.31" in caution.sentence


async def test_a_table_behind_a_router_is_not_another_sender() -> None:
    async with benched() as bench:
        line = bench.driver._line
        assert isinstance(line, DdpLine)
        line.ours = frozenset({"172.17.0.2"})
        await bench.shows()
        assert bench.caution is None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda board: board.built(20), "wled_too_short"),
        (lambda board: board.set_state({"bri": 12}), "wled_dim"),
        (lambda board: setattr(board, "limit_ma", 450), "wled_limit_low"),
    ],
)
async def test_settings_that_make_the_race_hard_to_see_are_reported_and_the_light_goes_on(
    change: Callable[[SimulatedWled], None], code: str
) -> None:
    async with benched() as bench:
        await bench.shows()
        change(bench.board)
        await bench.until(lambda: bench.caution == code)
        assert bench.confirmation is Confirmation.CONFIRMED
        assert bench.driver.health().wake is None
        assert bench.board.pixels.any()


@pytest.mark.parametrize(
    ("main", "quirk"),
    [
        ({"stop": 30}, "only the pixels 0 to 29"),
        ({"on": False}, "switched off"),
        ({"rev": True}, "backwards"),
        ({"mi": True}, "mirrored"),
        ({"grp": 2}, "groups"),
    ],
)
async def test_quirks_of_the_main_segment_are_reported_if_the_light_goes_through_it(
    main: dict[str, Any], quirk: str
) -> None:
    async with benched(opened=False) as bench:
        bench.board.main = main
        bench.board.main_segment_only = True
        await bench.open()
        bench.driver.show(light())
        await bench.until(lambda: bench.caution == "wled_segment")
        caution = bench.driver.health().caution
        assert caution is not None
        assert quirk in caution.sentence


async def test_segments_do_not_matter_where_the_light_goes_past_them() -> None:
    async with benched() as bench:
        bench.board.main = {"rev": True, "stop": 3}
        await bench.shows()
        assert bench.caution is None


async def test_moved_light_is_reported() -> None:
    async with benched(opened=False) as bench:
        bench.board.offset = 5
        await bench.open()
        bench.driver.show(light())
        await bench.until(lambda: bench.caution == "wled_moved")


async def test_page_that_hangs_never_holds_up_the_light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wled_lines, "ANSWER_WITHIN", 0.05)
    async with benched() as bench:
        await bench.shows()
        bench.network.holds = asyncio.Event()
        await bench.until(lambda: bench.caution == "wled_silent")
        assert bench.confirmation is Confirmation.SENT
        assert bench.serving is not None
        assert not bench.serving.done()
        bench.driver.show(light(33))
        await bench.until(lambda: bool(np.array_equal(bench.board.pixels, light(33))))
        bench.network.holds.set()
        bench.network.holds = None
        await bench.until(lambda: bench.confirmation is Confirmation.CONFIRMED)


@pytest.mark.parametrize(
    ("status", "instead", "code"),
    [(503, None, "wled_silent"), (401, None, "wled_foreign"), (200, "<html>a printer</html>", "wled_foreign")],
)
async def test_page_that_answers_something_else_never_costs_the_light(
    status: int, instead: str | None, code: str
) -> None:
    async with benched() as bench:
        await bench.shows()
        bench.network.answers_with, bench.network.instead = status, instead
        await bench.until(lambda: bench.caution == code)
        assert bench.confirmation is Confirmation.SENT
        bench.driver.show(light(44))
        await bench.until(lambda: bool(np.array_equal(bench.board.pixels, light(44))))


@pytest.mark.parametrize(("status", "instead"), [(404, None), (401, None), (200, "Tasmota"), (200, '{"ver":1}')])
async def test_another_server_at_the_address_is_not_taken_for_wled(status: int, instead: str | None) -> None:
    async with benched(opened=False) as bench:
        bench.network.answers_with, bench.network.instead = status, instead
        with pytest.raises(DeviceFault) as caught:
            await bench.open()
        assert caught.value.code == "wled_foreign"


async def test_a_board_that_vanishes_is_lost_after_two_polls() -> None:
    async with benched() as bench:
        await bench.shows()
        await bench.network.unplug()
        assert bench.serving is not None
        await bench.until(bench.serving.done)
        fault = bench.serving.exception()
        assert isinstance(fault, DeviceFault)
        assert fault.code == "wled_missing"
        await bench.network.plug()


async def test_board_that_restarts_shows_the_race_again_and_is_counted() -> None:
    async with benched() as bench:
        await bench.shows()
        for times in (1, 2):
            await bench.pass_time(6)
            bench.board.restart()
            await bench.until(lambda times=times: bench.driver.health().restarts == times)  # type: ignore[misc]  # a lambda with a default
        await bench.shows()
        assert bench.caution == "wled_restarts"


async def test_polls_are_few_and_change_nothing() -> None:
    async with benched() as bench:
        await bench.shows()
        before = len(bench.network.asked)
        await bench.pass_time(60)
        asked = bench.network.asked[before:]
        assert set(asked) == {"/json/si"}
        assert len(asked) <= 13


async def test_board_at_a_serial_line_is_asked_only_while_nothing_moves() -> None:
    clock = HandClock()
    board = SimulatedWled(clock, PIXELS)
    line = WledOnASerialLine(board)
    driver = WledDriver(AdalightLine(line, PIXELS, 115200, clock), PIXELS, clock, CAP_MA)
    opening = asyncio.ensure_future(driver.open())
    await clock.advance(2)
    await opening
    serving = asyncio.create_task(driver.serve())
    for step in range(200):
        driver.show(light(step % 100))
        await clock.advance(0.1)
    assert line.reports == 0
    assert driver.health().confirmation is Confirmation.SENT
    driver.show(light())
    await clock.advance(12)
    assert driver.health().confirmation is Confirmation.CONFIRMED
    board.set_state({"on": False})
    await clock.advance(6.5)
    wake = driver.health().wake
    assert wake is not None
    waking = asyncio.ensure_future(wake())
    await clock.advance(2)
    await waking
    assert driver.health().confirmation is Confirmation.CONFIRMED
    serving.cancel()
    await asyncio.wait([serving])
    await driver.close()


async def test_old_board_at_a_serial_line_confirms_nothing_and_is_not_called_silent() -> None:
    clock = HandClock()
    line = WledOnASerialLine(SimulatedWled(clock, PIXELS))
    line.speaks_json = False
    driver = WledDriver(AdalightLine(line, PIXELS, 115200, clock), PIXELS, clock)
    opening = asyncio.ensure_future(driver.open())
    await clock.advance(2)
    await opening
    serving = asyncio.create_task(driver.serve())
    driver.show(light())
    await clock.advance(20)
    health = driver.health()
    assert (health.confirmation, health.caution) == (Confirmation.SENT, None)
    serving.cancel()
    await asyncio.wait([serving])
    await driver.close()


def expected(**changes: Any) -> Expected:
    usual = Expected("wled.local", PIXELS, CAP_MA, ("DDP",), frozenset({"10.0.0.2"}), 400, True)
    return usual._replace(**changes)


@pytest.mark.parametrize(
    ("report", "code"),
    [
        (WledReport("0.8.0", PIXELS), None),
        (WledReport("0.15.0", PIXELS, True, live=True, protocol="DDP", sender="10.0.0.2"), None),
        (WledReport("0.15.0", PIXELS, True, live=True, protocol="Art-Net", sender="10.0.0.2"), "wled_other_sender"),
        (WledReport("0.15.0", PIXELS, True, 128, live=True, drawn_ma=160, limit_ma=850), "wled_dark"),
        (WledReport("0.15.0", PIXELS, False, 128, live=True, drawn_ma=160, limit_ma=850), "wled_off"),
        (WledReport("0.15.0", PIXELS, False, 128, live=True), "wled_off"),
    ],
)
def test_report_is_judged_by_its_gravest_line(report: WledReport, code: str | None) -> None:
    caution = judge(report, WledSettingsTold(), expected()).caution
    assert (caution and caution.code) == code


def test_board_too_old_to_tell_its_state_confirms_nothing() -> None:
    assert judge(WledReport("0.8.0", PIXELS), WledSettingsTold(), expected()).confirmation is Confirmation.SENT


def test_wleds_own_brightness_does_not_matter_with_full_live_brightness() -> None:
    report = WledReport("0.15.0", PIXELS, True, 3, live=True, protocol="DDP")
    assert judge(report, WledSettingsTold(full=True), expected()).caution is None
    dim = judge(report, WledSettingsTold(), expected()).caution
    assert dim is not None
    assert dim.code == "wled_dim"


@pytest.mark.parametrize("answer", [b"", b"[]", b'{"info":{"ver":"1"}}', b'{"error":3}', b'"info"' * 9, b"\xff\xfe"])
def test_an_answer_of_something_else_is_not_a_report(answer: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_report(answer)


@pytest.mark.parametrize("answer", [b"", b"[]", b"{}", b'{"if":3}', b'{"if":{"live":{"offset":"x"}}}', b"<html>"])
def test_unreadable_settings_count_as_delivered(answer: bytes) -> None:
    assert read_settings(answer) == WledSettingsTold()


def test_ddp_packets_are_numbered_so_that_wled_drops_late_ones() -> None:
    assert [ddp_packets(light(), number)[0][1] for number in (0, 14, 15)] == [1, 15, 1]
