"""A release has everything that it should, and what it has works: in a fresh environment with nothing but what the
package asks for, far from the repository, it plays, prints and explains.
"""

import os
import subprocess
import sys
import venv
import zipfile
from email import message_from_bytes
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import postparade

pytestmark = pytest.mark.slow(30)


REPOSITORY = Path(__file__).resolve().parents[2]
SHIPPED = "postparade/_shipped/"


@pytest.fixture(scope="module")
def key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key that signs releases."""
    made = tmp_path_factory.mktemp("key") / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", made], check=True)
    return made


def build(*options: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(REPOSITORY / "tools" / "release.py"), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def release(key: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release that was built from this checkout just now, and signed."""
    if not (REPOSITORY / ".git").exists():
        pytest.skip("needs git: a release is made of what is under version control; run this in a clone")
    folder = tmp_path_factory.mktemp("release") / "files"
    done = build("--draft", "--key", key, "--into", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def wheel(release: Path) -> Path:
    """The wheel of the release, which was built out of its source archive."""
    return release / f"postparade-{postparade.__version__}-py3-none-any.whl"


def test_everything_that_is_published_is_there_and_summed_up(release: Path, wheel: Path) -> None:
    stem = f"postparade-{postparade.__version__}"
    others = {f"{stem}{ending}" for ending in (".tar.gz", ".cdx.json", "-docs.zip", "-printables.zip", "-changes.md")}
    packs = {path.name for path in release.glob("*-sounds-*.zip")}
    assert packs
    summed = {wheel.name, *others, *packs}
    assert {path.name for path in release.iterdir()} == {*summed, "SHA256SUMS", "SHA256SUMS.sig"}
    subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=release, check=True)
    assert {line.split()[1] for line in (release / "SHA256SUMS").read_text().splitlines()} == summed


def test_only_the_checksums_are_signed_for_a_release(release: Path, key: Path) -> None:
    signers = key.with_name("signers")
    signers.write_text(f"release {key.with_suffix('.pub').read_text()}")
    for namespace, status in (("postparade-release", 0), ("git", 255)):
        command = ["ssh-keygen", "-Y", "verify", "-f", str(signers), "-I", "release", "-n", namespace]
        sums = (release / "SHA256SUMS").read_bytes()
        done = subprocess.run(
            [*command, "-s", release / "SHA256SUMS.sig"], input=sums, capture_output=True, check=False
        )
        assert done.returncode == status, done.stderr


def test_archives_hold_what_their_names_say(release: Path) -> None:
    def inside(ending: str) -> set[str]:
        (archive,) = release.glob(f"*{ending}")
        with zipfile.ZipFile(archive) as content:
            assert content.testzip() is None
            return set(content.namelist())

    assert {"index.html", "CHANGELOG.html", "docs/build-guide.html"} <= inside("-docs.zip")
    assert {"hardware/printable/horse.stl", "hardware/carrier/gerbers.zip"} <= inside("-printables.zip")
    assert {"default/pack.toml", "LICENSE.txt"} <= inside("-sounds-post-parade.zip")
    news = (release / f"postparade-{postparade.__version__}-changes.md").read_text()
    assert news.startswith(f"# Post Parade {postparade.__version__}\n\n### ")


def test_a_tree_that_is_not_a_release_is_not_built(tmp_path: Path) -> None:
    """No tag names this commit, or something is not committed."""
    done = build("--into", tmp_path / "files")
    assert done.returncode == 1
    assert "not committed" in done.stderr or "sign it with tools/sign_release.py" in done.stderr
    assert not (tmp_path / "files").exists()


def test_a_folder_with_anything_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    done = build("--draft", "--into", tmp_path)
    assert (done.returncode, (tmp_path / "thesis.txt").read_text()) == (1, "mine")
    assert "something else than a release" in done.stderr


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


def test_the_wheel_contains_the_licences_and_only_the_package(names: list[str]) -> None:
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


def asked_for(wheel: Path) -> set[str]:
    """The names of all distributions that an installation of ``wheel`` brings along, however deep."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        waiting = message_from_bytes(archive.read(name)).get_all("Requires-Dist", [])
    found: set[str] = set()
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(requirement.name)
        waiting += distribution(requirement.name).requires or []
        assert not requirement.extras, f"{requirement}: extras are not followed here"
    return found


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed ``postparade`` command, in an environment with what the wheel asks for and nothing else. That is
    lent from the environment of these tests, as there is no network."""
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
    for name in asked_for(wheel):
        for file in distribution(name).files or ():
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (packages / top).exists():
                (packages / top).symlink_to(str(distribution(name).locate_file(top)))
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


def test_it_prints_the_version_of_the_release(program: Path, tmp_path: Path) -> None:
    assert call(program, tmp_path, "--version").strip() == postparade.__version__


def test_a_race_is_played(program: Path, tmp_path: Path) -> None:
    said = call(program, tmp_path, "simulate", "quarter-horse", "--races", "2", "--seed", "7")
    assert "2 races" in said
    assert "every chip accounted for" in said


def test_the_track_is_printed_and_tried_with_the_shipped_firmware(program: Path, tmp_path: Path) -> None:
    assert call(program, tmp_path, "track", "print").startswith("track.pdf: 663 by 500 mm")
    assert (tmp_path / "track.pdf").read_bytes().startswith(b"%PDF-")
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
def test_shells_are_taught_every_command(program: Path, tmp_path: Path, shell: str) -> None:
    script = call(program, tmp_path, "completion", shell)
    for word in ("simulate", "fairness", "leds-per-metre", "salvage"):
        assert word in script
    if shell == "bash":
        file = tmp_path / "completion"
        file.write_text(script, encoding="utf-8")
        ask = f'source {file}; COMP_WORDS=(postparade track ""); COMP_CWORD=2; _postparade; echo "${{COMPREPLY[*]}}"'
        done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True)
        assert {"print", "parts", "layout", "rails", "test"} <= set(done.stdout.split())
