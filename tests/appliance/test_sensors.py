"""Supply and heat are read from the files of whatever kernel a Pi runs, and nothing is made up where there are none."""

from pathlib import Path

import pytest

from postparade.appliance import sensors
from postparade.appliance.sensors import Readings

FIRMWARE = "sys/devices/platform/soc/soc:firmware/get_throttled"
OF_A_PI_5 = "sys/devices/platform/soc@107c000000/soc@107c000000:firmware/get_throttled"


def machine(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.mark.parametrize("file", [FIRMWARE, OF_A_PI_5])
@pytest.mark.parametrize(("bits", "weak"), [("0\n", False), ("50005\n", True), ("50000\n", False), ("8\n", False)])
def test_the_firmware_reports_whether_the_supply_is_weak_now(tmp_path: Path, file: str, bits: str, weak: bool) -> None:
    readings = sensors.read(machine(tmp_path, **{file: bits}))
    assert (readings.under_voltage, readings.firmware) == (weak, int(bits, 16))


@pytest.mark.parametrize(("alarm", "weak"), [("0\n", False), ("1\n", True)])
def test_a_kernel_without_the_bits_has_an_alarm(tmp_path: Path, alarm: str, weak: bool) -> None:
    monitors = "sys/class/hwmon"
    files = {f"{monitors}/hwmon0/name": "nvme\n", f"{monitors}/hwmon0/in0_lcrit_alarm": "1\n"}
    files |= {f"{monitors}/hwmon1/name": "rpi_volt\n", f"{monitors}/hwmon1/in0_lcrit_alarm": alarm}
    assert sensors.read(machine(tmp_path, **files)).under_voltage is weak


def test_the_alarm_counts_beside_the_bits(tmp_path: Path) -> None:
    monitor = "sys/class/hwmon/hwmon0"
    files = {FIRMWARE: "0\n", f"{monitor}/name": "rpi_volt\n", f"{monitor}/in0_lcrit_alarm": "1\n"}
    assert sensors.read(machine(tmp_path, **files)).under_voltage is True


def test_heat_is_that_of_the_processor_of_a_small_board(tmp_path: Path) -> None:
    zones = "sys/class/thermal"
    files = {f"{zones}/thermal_zone0/type": "x86_pkg_temp\n", f"{zones}/thermal_zone0/temp": "97000\n"}
    assert sensors.read(machine(tmp_path, **files)).celsius is None, "a laptop is made to be that hot"
    files = {f"{zones}/thermal_zone1/type": "cpu-thermal\n", f"{zones}/thermal_zone1/temp": "61234\n"}
    assert sensors.read(machine(tmp_path, **files)).celsius == 61.234


@pytest.mark.parametrize("nonsense", ["", "\0", "none", "0x"])
def test_a_value_that_cannot_be_read_is_unknown(tmp_path: Path, nonsense: str) -> None:
    files = {FIRMWARE: nonsense, "sys/class/thermal/thermal_zone0/type": "cpu-thermal"}
    files |= {"sys/class/thermal/thermal_zone0/temp": nonsense}
    assert sensors.read(machine(tmp_path, **files)) == Readings()
    assert sensors.read(tmp_path / "elsewhere") == Readings()


def test_the_sensors_of_this_very_machine_are_read_without_a_fault() -> None:
    readings = sensors.read()
    assert readings.celsius is None or -50 < readings.celsius < 150
