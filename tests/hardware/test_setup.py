"""What sets a machine up gives the environment the Pi's libraries for pins, and no other package of the system."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

SETUP = Path(__file__).resolve().parents[2] / "tools" / "setup.sh"


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    return tmp_path / "venv"


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """The system's packages of a Raspberry Pi, which bring a numpy of their own."""
    folder = tmp_path / "dist-packages"
    for name in ("lgpio.py", f"_lgpio{sysconfig.get_config_var('EXT_SUFFIX')}", "RPi/__init__.py", "numpy/__init__.py"):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    return folder


def link(environment: Path, packages: Path) -> str:
    done = subprocess.run(
        [SETUP, "pins", environment],
        env={"PI_PACKAGES": str(packages), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=True,
    )
    return done.stderr.decode()


def loads(environment: Path, module: str) -> bool:
    python = environment / "bin" / "python"
    return subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False).returncode == 0


def test_the_environment_sees_the_libraries_for_pins_and_not_the_numpy_beside_them(
    environment: Path, packages: Path
) -> None:
    assert not loads(environment, "lgpio")
    for _ in range(2):
        assert link(environment, packages) == ""
    assert loads(environment, "lgpio")
    assert loads(environment, "RPi")
    assert not loads(environment, "numpy")


def test_a_missing_library_is_reported_with_its_remedy(environment: Path, packages: Path) -> None:
    (packages / "lgpio.py").unlink()
    assert "sudo apt-get install python3-lgpio" in link(environment, packages)
    assert loads(environment, "RPi")
