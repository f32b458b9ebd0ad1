"""The built package brings everything that an installed table needs, and nothing else; and it is enough: in a fresh
environment, far from the repository, it plays, prints and explains.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

import postparade

pytestmark = pytest.mark.slow(20)


REPOSITORY = Path(__file__).resolve().parents[2]
SHIPPED = "postparade/_shipped/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that was built just now."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=REPOSITORY, capture_output=True, check=True)
    (built,) = folder.iterdir()
    assert built.name == f"postparade-{postparade.__version__}-py3-none-any.whl"
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    """The names inside the wheel."""
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
    assert f"{info}/licenses/third-party/NOTICES.md" in names
    assert f"{info}/sboms/sbom.cdx.json" in names
    assert {name.split("/")[0] for name in names} == {"postparade", info}


def test_wheel_brings_documents_services_installer_and_printable_parts(names: list[str]) -> None:
    wanted = (
        "docs/build-guide.md",
        "docs/screenshots/wiring.svg",
        "hardware/README.md",
        "hardware/install",
        "hardware/services/postparade.service",
        "hardware/printable/horse.stl",
        "firmware/README.md",
    )
    assert {f"{SHIPPED}{name}" for name in wanted} <= set(names)
    assert not [name for name in names if "__pycache__" in name]


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed ``postparade`` command. What it depends on is lent to its environment from this one."""
    home = tmp_path_factory.mktemp("environment") / "venv"
    venv.create(home, symlinks=True)
    (packages,) = (home / "lib").glob("python*/site-packages")
    options = (
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-compile",
        "--disable-pip-version-check",
        # Without it pip takes the checkout out of the environment of these tests.
        "--ignore-installed",
        "--prefix",
        str(home),
    )
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(wheel)], capture_output=True, check=True)
    # A folder that is named in a .pth file is searched last, and .pth files inside of it are not read: this checkout
    # stays out of sight.
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    script = home / "bin" / "postparade"
    text = script.read_text(encoding="utf-8").partition("\n")[2]
    script.write_text(f"#!{home / 'bin' / 'python'}\n{text}", encoding="utf-8")
    return script


def call(program: Path, folder: Path, *words: str) -> str:
    """What the installed command prints, called in ``folder``; it must succeed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(program), *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_environment_knows_the_installed_package_only(program: Path, tmp_path: Path) -> None:
    where = "import postparade; print(postparade.__file__)"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    python = [str(program.parent / "python"), "-c", where]
    done = subprocess.run(python, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(str(program.parents[1]))


def test_a_race_is_played(program: Path, tmp_path: Path) -> None:
    said = call(program, tmp_path, "simulate", "quarter-horse", "--races", "2", "--seed", "7")
    assert "2 races" in said
    assert "every chip accounted for" in said


def test_the_track_is_printed_and_tried_with_the_shipped_firmware(program: Path, tmp_path: Path) -> None:
    assert call(program, tmp_path, "track", "print").startswith("track.pdf: 653 by 496 mm")
    assert "total" in call(program, tmp_path, "track", "parts", "--csv")
    assert call(program, tmp_path, "track", "test", "--simulated", "--seconds", "0")


def test_documents_services_and_installer_come_along(program: Path, tmp_path: Path) -> None:
    assert "build-guide " in call(program, tmp_path, "docs")
    assert call(program, tmp_path, "docs", "build-guide").startswith("# Building the table")
    folder = Path(call(program, tmp_path, "docs", "--folder").strip())
    assert folder.is_relative_to(program.parents[1])
    assert (folder / "hardware" / "services" / "postparade.service").is_file()
    assert (folder / "hardware" / "printable" / "horse.stl").is_file()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_every_command(program: Path, tmp_path: Path, shell: str) -> None:
    script = call(program, tmp_path, "completion", shell)
    for word in ("simulate", "fairness", "leds-per-metre", "salvage"):
        assert word in script
    if shell == "bash":
        file = tmp_path / "completion"
        file.write_text(script, encoding="utf-8")
        ask = f'source {file}; COMP_WORDS=(postparade track ""); COMP_CWORD=2; _postparade; echo "${{COMPREPLY[*]}}"'
        done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True)
        assert {"print", "parts", "layout", "rails", "test"} <= set(done.stdout.split())
