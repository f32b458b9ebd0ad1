"""The built package brings everything that an installed table needs, and nothing else."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import postparade

pytestmark = pytest.mark.slow(3)


REPOSITORY = Path(__file__).resolve().parents[2]
SHIPPED = "postparade/_shipped/"


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names inside a wheel that was built just now."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True)
    (wheel,) = folder.iterdir()
    assert wheel.name == f"postparade-{postparade.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_wheel_brings_every_module_and_data_file(names: list[str]) -> None:
    package = REPOSITORY / "controller" / "postparade"
    files = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
    assert {name for name in files if "__pycache__" not in name} <= set(names)


def test_wheel_brings_the_firmware(names: list[str]) -> None:
    firmware = REPOSITORY / "firmware"
    files = {f"{SHIPPED}firmware/{path.relative_to(firmware).as_posix()}" for path in firmware.rglob("*.py")}
    assert files
    assert files <= set(names)


def test_wheel_brings_the_sounds_without_the_scripts_that_made_them(names: list[str]) -> None:
    sounds = REPOSITORY / "sounds"
    files = {f"{SHIPPED}sounds/{path.relative_to(sounds).as_posix()}" for path in sounds.rglob("*.ogg")}
    assert files
    assert files <= set(names)
    assert [name for name in names if name.startswith(f"{SHIPPED}sounds") and name.endswith(".py")] == []


def test_wheel_brings_the_licences_and_nothing_beside_the_package(names: list[str]) -> None:
    info = f"postparade-{postparade.__version__}.dist-info"
    assert f"{info}/licenses/LICENSE" in names
    assert f"{info}/licenses/sounds/LICENSE.txt" in names
    assert {name.split("/")[0] for name in names} == {"postparade", info}
