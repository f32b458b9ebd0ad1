"""Every check says what is wrong with its part of a machine, and what to do; a machine here is a folder."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.announcer.audio.system_output import SystemOutput
from postparade.announcer.settings import AnnouncerSettings
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.smart_dice import bluetooth
from postparade.dice.sources.smart_dice.pixels import PIXELS
from postparade.dice.sources.smart_dice.radio import Link
from postparade.doctor import examination
from postparade.doctor.checks import (
    buttons,
    camera,
    clock,
    configuration,
    disk,
    fonts,
    network,
    power,
    smart_dice,
    sound,
    track,
    versions,
)
from postparade.doctor.examination import CHECKS, examine
from postparade.doctor.finding import Check, Finding, Machine
from postparade.table.settings import TableSettings
from postparade.track.settings import PwmSettings, SpiSettings, TrackSettings, WledSettings
from postparade.web.settings import WebSettings
from testkit.wled_board import SimulatedWled, WledOnTheNetwork
from tests.dice.sources.smart_dice.air import Air
from tests.web.http.certificates import issue

PI_4, PI_5 = "Raspberry Pi 4 Model B Rev 1.4\0", "Raspberry Pi 5 Model B Rev 1.0\0"
THROTTLED = "/sys/devices/platform/soc/soc:firmware/get_throttled"

MakeMachine = Callable[..., Machine]


@pytest.fixture
def machine(tmp_path: Path) -> MakeMachine:
    def make(model: str = PI_4, runs: bool = False, **files: str) -> Machine:
        every = {"/proc/device-tree/model": model, "/proc/mounts": "/dev/sda / ext4 rw 0 0\n"} | files
        for name, text in every.items():
            file = tmp_path / name.lstrip("/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return Machine(tmp_path, runs)

    return make


def found(check: Check, machine: Machine, **sections: Any) -> dict[str, Finding]:
    """Findings by code."""
    return {finding.code: finding for finding in check(machine, Settings(**sections))}


def level(check: Check, machine: Machine, **sections: Any) -> dict[str, str]:
    return {code: finding.level for code, finding in found(check, machine, **sections).items()}


@pytest.mark.parametrize(
    ("bits", "levels"),
    [
        ("0", {"power": "pass"}),
        ("50005", {"under_voltage": "fail"}),
        ("50000", {"under_voltage": "warn"}),
        ("80008", {"too_hot": "fail"}),
        ("90000", {"under_voltage": "warn", "too_hot": "warn"}),
    ],
)
def test_a_weak_supply_and_heat_are_reported_now_and_afterwards(
    machine: MakeMachine, bits: str, levels: dict[str, str]
) -> None:
    assert level(power.check, machine(**{THROTTLED: bits + "\n"})) == levels


def test_only_a_pi_is_asked_about_its_supply(machine: MakeMachine) -> None:
    assert level(power.check, machine()) == {"power_unknown": "warn"}
    assert level(power.check, machine(model="")) == {}


def test_evenings_in_memory_are_a_failure(machine: MakeMachine, tmp_path: Path) -> None:
    table = TableSettings(data=str(tmp_path / "data"))
    mounts = f"/dev/sda / ext4 rw 0 0\noverlay {tmp_path} overlay rw 0 0\n"
    assert level(disk.check, machine(**{"/proc/mounts": mounts}), table=table)["data_in_memory"] == "fail"
    own = f"{mounts}/dev/sdb {tmp_path}/data ext4 rw 0 0\n"
    assert level(disk.check, machine(**{"/proc/mounts": own}), table=table) == {"disk": "pass"}


def test_a_full_card_is_reported_in_time(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, levels in ((10**9, {"disk": "pass"}), (10**8, {"disk_low": "warn"}), (10**6, {"disk_full": "fail"})):
        monkeypatch.setattr(Machine, "free", lambda _self, _folder, free=free: free)
        assert level(disk.check, machine()) == levels


def test_a_clock_that_nobody_set_is_reported(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    assert level(clock.check, machine()) == {"clock_unset": "warn"}
    assert level(clock.check, machine(**{"/dev/rtc0": ""})) == {"clock": "pass"}
    monkeypatch.setattr("time.time", lambda: 86400.0)
    assert level(clock.check, machine()) == {"clock_in_the_past": "fail"}


def test_libraries_that_get_in_each_others_way_are_reported(
    machine: MakeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert level(versions.check, machine()) == {"versions": "pass"}
    installed = {"pygame": "2.6", "pygame-ce": "2.5", "RPi.GPIO": "0.7.1"}
    monkeypatch.setattr(Machine, "package", lambda _self, name: installed.get(name, ""))
    assert level(versions.check, machine()) == {"versions": "pass", "two_pygames": "fail"}
    assert "classic_gpio_on_pi_5" in level(versions.check, machine(model=PI_5))


def test_an_old_system_is_reported(machine: MakeMachine) -> None:
    old = 'PRETTY_NAME="Debian GNU/Linux 11 (bullseye)"\nID=debian\nVERSION_ID="11"\n'
    assert level(versions.check, machine(**{"/etc/os-release": old}))["old_system"] == "fail"


def test_a_port_that_is_taken_is_reported_unless_the_table_has_it(machine: MakeMachine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        web = WebSettings(host="127.0.0.1", port=taken.getsockname()[1])
        assert level(network.check, machine(), web=web)["port_used"] == "fail"
        assert "port_used" not in level(network.check, machine(runs=True), web=web)


def test_a_wi_fi_for_seven_phones_is_told(machine: MakeMachine, tmp_path: Path) -> None:
    host = machine(**{f"{network.PROFILES[0]}/postparade.nmconnection": "", network.CHIP: ""})
    assert level(network.check, host)["few_phones"] == "warn"
    chip = tmp_path / network.CHIP.lstrip("/")
    chip.unlink()
    chip.with_name("cyfmac43455-sdio-minimal.bin").write_text("")
    chip.symlink_to("cyfmac43455-sdio-minimal.bin")
    assert "few_phones" not in level(network.check, host)


def test_a_certificate_is_checked_for_the_name_that_phones_use(machine: MakeMachine, tmp_path: Path) -> None:
    files = issue(tmp_path, "table.test")
    web = WebSettings(port=0, certificate=str(files.certificate), key=str(files.key))
    assert level(network.check, machine(), web=web)["certificate"] == "pass"
    elsewhere = level(network.check, machine(), web=replace(web, public_address="elsewhere.test"))
    assert elsewhere["tls_other_name"] == "fail"
    assert "certificate" not in elsewhere
    files.key.unlink()
    assert level(network.check, machine(), web=web)["tls_file_missing"] == "fail"


def test_a_track_that_is_not_plugged_in_is_reported(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serial.tools.list_ports.comports", list)
    pico = TrackSettings(driver="pico")
    assert level(track.check, machine(), track=pico) == {"track_port_missing": "fail"}
    assert level(track.check, machine(runs=True), track=pico) == {"track_in_use": "pass"}
    assert level(track.check, machine()) == {"no_track": "pass"}


def test_buses_that_are_switched_off_are_reported_with_the_command(machine: MakeMachine) -> None:
    for driver, bus, code in (("spi", "/dev/spidev0.0", "no_spi"), ("pwm", "/dev/i2c-1", "no_i2c")):
        settings = TrackSettings(driver=f"null + {driver}")
        finding = found(track.check, machine(), track=settings)[code]
        assert finding.level == "fail"
        assert f"raspi-config nonint do_{code.removeprefix('no_')} 0" in finding.remedy
        assert code not in level(track.check, machine(**{bus: ""}), track=settings)


def test_pins_of_the_pi_need_no_bus_and_what_nobody_can_tell_is_reported(machine: MakeMachine) -> None:
    pins = TrackSettings(driver="pwm", pwm=PwmSettings(kind="gpio", channels=(17,)))
    finding = found(track.check, machine(), track=pins)["track"]
    assert "Not known: whether the servos have power and turn." in finding.sentence
    spi = TrackSettings(driver="spi", spi=SpiSettings(device="/dev/spidev1.0"))
    assert level(track.check, machine(), track=spi) == {"no_spi": "fail"}
    assert level(track.check, machine(**{"/dev/spidev1.0": ""}), track=spi) == {"track": "pass"}


def test_servo_board_that_does_not_answer_is_reported(machine: MakeMachine) -> None:
    pwm = TrackSettings(driver="pwm")
    assert level(track.check, machine(**{"/dev/i2c-1": ""}), track=pwm) == {"bus_missing": "fail"}


@pytest.fixture
def wled() -> Iterator[WledOnTheNetwork]:
    """A board on this machine's network, in a loop of its own."""
    network = WledOnTheNetwork(SimulatedWled(SystemClock(), 330))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    asyncio.run_coroutine_threadsafe(network.plug(), loop).result(20)
    yield network
    asyncio.run_coroutine_threadsafe(network.unplug(), loop).result(20)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def test_wled_is_asked_what_it_would_show_and_nothing_is_sent_to_it(
    machine: MakeMachine, wled: WledOnTheNetwork
) -> None:
    settings = TrackSettings(driver="wled", cap_ma=800, wled=WledSettings(host=wled.host, ddp_port=wled.ddp_port))
    finding = found(track.check, machine(), track=settings)["track_wled"]
    assert finding.level == "pass"
    assert "Not known" in finding.sentence
    for change, code in (
        ({"on": False}, "wled_off"),
        ({"on": True, "lor": 2}, "wled_overridden"),
        ({"lor": 0, "bri": 5}, "wled_dim"),
    ):
        wled.board.set_state(change)
        assert level(track.check, machine(), track=settings) == {code: "warn"}
    wled.board.set_state({"bri": 128})
    wled.board.put(0, bytes(9), True, "DDP", "192.168.1.9")
    assert level(track.check, machine(), track=settings) == {"wled_other_sender": "warn"}
    assert level(track.check, machine(), track=replace(settings, cap_ma=3000))["wled_other_sender"] == "warn"
    wled.instead = "a printer"
    assert level(track.check, machine(), track=settings) == {"wled_foreign": "fail"}
    assert wled.datagrams == 0
    assert "/json/state" not in wled.asked


def test_wled_with_a_lower_limit_than_the_track_is_reported(machine: MakeMachine, wled: WledOnTheNetwork) -> None:
    settings = TrackSettings(driver="wled", cap_ma=2000, wled=WledSettings(host=wled.host, ddp_port=wled.ddp_port))
    finding = found(track.check, machine(), track=settings)["wled_limit_low"]
    assert "850 mA" in finding.sentence
    assert "2000 mA" in finding.sentence


class Seeing:
    """A camera with a sensor that gives these pictures."""

    name, identity, pace = "Camera 7", "usb:7", 30.0
    unlocked: tuple[str, ...] = ()
    verifies = Verifies(Confirmation.CONFIRMED, "anything")

    def __init__(self, picture: Callable[[], Any]) -> None:
        self.read = picture

    def close(self) -> None: ...


def test_camera_that_is_covered_or_hangs_is_reported(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    noise = np.random.default_rng(1)
    one = noise.integers(60, 160, (240, 320, 3), dtype=np.uint8)
    for picture, code in (
        (lambda: np.zeros((240, 320, 3), np.uint8), "camera_black"),
        (lambda: one, "camera_frozen"),
        (lambda: noise.integers(60, 160, (240, 320, 3), dtype=np.uint8), "camera"),
    ):
        monkeypatch.setattr(
            "postparade.dice.capture.registry.find", lambda choice, options, picture=picture: Seeing(picture)
        )
        assert code in level(camera.check, machine(), dice=DiceSettings(source="camera"))


def test_muted_machine_is_reported(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(
        "postparade.announcer.audio.system_output.look", lambda _wanted: SystemOutput("HDMI", silent=True)
    )
    assert level(sound.check, machine()) == {"sound": "pass", "sound_muted": "warn"}


def test_a_camera_is_tried(machine: MakeMachine, tmp_path: Path) -> None:
    dice = DiceSettings(source="camera", camera="/dev/video99")
    assert level(camera.check, machine(), dice=dice) == {"camera_missing": "fail"}
    assert level(camera.check, machine(runs=True), dice=dice) == {"camera_in_use": "pass"}
    assert level(camera.check, machine()) == {"no_camera": "pass"}


def test_a_dark_picture_and_a_burnt_one_are_reported(machine: MakeMachine, tmp_path: Path) -> None:
    import cv2
    import numpy as np

    for shade, code in ((20, "camera_dark"), (255, "camera_glare"), (120, "camera")):
        folder = tmp_path / f"frames{shade}"
        folder.mkdir()
        for number in range(3):
            cv2.imwrite(str(folder / f"{number:03}.png"), np.full((240, 320, 3), shade, np.uint8))
        dice = DiceSettings(source=f"camera:{folder}")
        assert code in level(camera.check, machine(), dice=dice)


def test_pins_and_number_pad_are_tried(machine: MakeMachine) -> None:
    mock = DiceSettings(source="buttons", pins="mock")
    assert level(buttons.check, machine(), dice=mock) == {"pins": "pass"}
    absent = DiceSettings(source="number-pad", number_pad="/dev/input/nothing")
    assert level(buttons.check, machine(), dice=absent) == {"number_pad_missing": "fail"}
    assert level(buttons.check, machine()) == {"no_buttons": "pass"}


def test_silence_is_reported(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert level(sound.check, machine()) == {"sound": "pass"}
    assert level(sound.check, machine(), announcer=AnnouncerSettings(device="Hall")) == {"sound_device_missing": "warn"}
    assert level(sound.check, machine(), announcer=AnnouncerSettings(enabled=False)) == {"sound_off": "pass"}


def test_a_configuration_that_no_table_starts_with_is_reported(machine: MakeMachine) -> None:
    assert level(configuration.check, machine(), dice=DiceSettings(source="crystal")) == {"dice_unknown": "fail"}


def test_a_check_that_breaks_hides_no_other(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_machine: Machine, _settings: Settings) -> Any:
        raise RuntimeError("no such chip")

    monkeypatch.setattr(examination, "CHECKS", CHECKS | {"power": broken})
    findings = list(examine(machine(runs=True), Settings()))
    assert [finding.code for finding in findings if finding.part == "power"] == ["check_broken"]
    assert {finding.part for finding in findings} == set(CHECKS)


def test_whatever_is_not_right_has_a_remedy(machine: MakeMachine) -> None:
    settings = replace(Settings(), track=TrackSettings(driver="spi"), dice=DiceSettings(source="camera"))
    for finding in examine(machine(**{THROTTLED: "90009"}), settings):
        assert (finding.level == "pass") or finding.remedy, finding


def test_scripts_without_a_font_are_named_with_the_package_that_brings_one(
    machine: MakeMachine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "fc-list"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\ncase $1 in :charset=d55c | :charset=1f3c7) ;; *) echo "Some Font" ;; esac\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    (finding,) = fonts.check(machine(), Settings())
    assert (finding.level, finding.code) == ("warn", "fonts_missing")
    assert "Korean, emoji" in finding.sentence
    assert "fonts-noto-color-emoji fonts-wqy-microhei" in finding.remedy
    program.unlink()
    assert level(fonts.check, machine()) == {"fonts_unknown": "warn"}


class DiceInReach:
    """A radio that reaches Pixels dice with these ``batteries``, by name; they come up in the loop that asks."""

    def __init__(self, batteries: dict[str, int]) -> None:
        self._batteries = batteries

    async def scan(self, seconds: float) -> tuple[str, ...]:
        return tuple(self._batteries)

    async def connect(self, name: str, lost: Callable[[], None]) -> Link:
        air = Air()
        for known, battery in self._batteries.items():
            (await air.die(known, PIXELS)).battery = battery
        return await (await air.radio()).connect(name, lost)


def test_smart_dice_are_asked_for_their_batteries(machine: MakeMachine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bluetooth, "LOOKS_FOR", 0.5)
    named = DiceSettings(source="smart", smart_dice="Ruby, Snow")
    assert level(smart_dice.check, machine()) == {"no_smart_dice": "pass"}
    assert level(smart_dice.check, machine(runs=True), dice=named) == {"smart_dice_in_use": "pass"}
    assert level(smart_dice.check, machine(), dice=DiceSettings(source="smart")) == {"smart_dice_unnamed": "fail"}
    settings = Settings(dice=named)
    both = list(smart_dice.check(machine(), settings, DiceInReach({"Ruby": 90, "Snow": 10})))
    assert [(one.level, one.code) for one in both] == [("pass", "smart_die"), ("warn", "smart_die_battery")]
    assert both[0].sentence == "Ruby (Pixels) answers; its battery is at 90 %."
    alone = list(smart_dice.check(machine(), settings, DiceInReach({"Ruby": 90})))
    assert [(one.level, one.code) for one in alone] == [("pass", "smart_die"), ("fail", "smart_die_missing")]


def test_a_machine_without_bluetooth_is_told_about_smart_dice(
    machine: MakeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
    named = DiceSettings(source="smart", smart_dice="Ruby, Snow")
    assert level(smart_dice.check, machine(), dice=named) == {"bluetooth_off": "fail"}


@pytest.mark.parametrize(
    ("web", "known", "code", "said"),
    [
        (WebSettings(), True, "network", "http://192.168.1.5:8080"),
        (WebSettings(public_address="table.example"), True, "network", "http://table.example:8080"),
        (WebSettings(public_address="https://table.example"), True, "network", "https://table.example"),
        (WebSettings(public_address="tabel.example"), False, "name_unknown", "http://tabel.example:8080"),
        (WebSettings(host="127.0.0.1"), True, "only_this_machine", "127.0.0.1"),
    ],
)
def test_the_address_that_guests_really_get_is_shown_and_looked_up(
    machine: MakeMachine, monkeypatch: pytest.MonkeyPatch, web: WebSettings, known: bool, code: str, said: str
) -> None:
    def look_up(name: str, port: object) -> list[str]:
        if not known:
            raise socket.gaierror
        return [name]

    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.5")
    monkeypatch.setattr("postparade.web.api.qr.own_address", lambda: "192.168.1.5")
    monkeypatch.setattr("socket.getaddrinfo", look_up)
    findings = found(network.check, machine(runs=True), web=web)
    assert set(findings) & {"network", "name_unknown", "only_this_machine"} == {code}
    assert said in findings[code].sentence
