"""What sets a machine up gives the environment the Pi's libraries for pins, and no other package of the system."""

import subprocess
import sys
import sysconfig
import zipfile
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


def test_an_image_gets_its_libraries_and_pip_as_they_are(tmp_path: Path) -> None:
    """Nothing is installed by a Python that may be emulated: pip is only asked whether all is there."""
    wheels, libraries = tmp_path / "wheels", tmp_path / "libraries"
    for folder in (wheels, libraries):
        folder.mkdir()
    (libraries / "paddock.py").write_text("")
    with zipfile.ZipFile(wheels / "pip-99-py3-none-any.whl", "w") as wheel:
        wheel.writestr("pip/__init__.py", "")
        wheel.writestr("pip/__main__.py", "import sys; print(*sys.argv[1:], file=open('asked', 'a'))\n")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "apt-get").write_text(f"#!/bin/sh\ntouch {tmp_path}/fetched\n")
    (programs / "apt-get").chmod(0o755)
    given = {"WHEELS": str(wheels), "POSTPARADE_LIBRARIES": str(libraries), "POSTPARADE_FOR": "pi"}
    order = [str(SETUP), "venv", "environment", sys.executable, "nothing.lock"]
    subprocess.run(
        order, cwd=tmp_path, env={"PATH": f"{programs}:/usr/bin:/bin", **given}, capture_output=True, check=True
    )
    assert loads(tmp_path / "environment", "paddock")
    assert not (tmp_path / "environment/bin/pip").exists()
    assert not (tmp_path / "fetched").exists(), "the image's packages are those that the installer asked for"
    asked = (tmp_path / "asked").read_text().splitlines()
    assert all("install -q --no-deps" in line for line in asked)
    assert [line.split()[-1] for line in asked] == ["nothing.lock", "."]
