"""The image for a card: the packages are those of the installer; the machine that it is for decides, not the one that
builds; the disk is one that owners and loaders read."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
INSTALL = REPOSITORY / "hardware/install"
LAYER = REPOSITORY / "hardware/image/raspberry-pi-os/layer/postparade.yaml"
KIOSK = ("--kiosk", "cage", "--card")
MEGABYTE = 1_000_000
PINS = {"python3-lgpio", "python3-rpi-lgpio", "python3-picamera2"}


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of hardware/image find each other beside them."""
    monkeypatch.syspath_prepend(REPOSITORY / "hardware/image")
    for name in ("bill", "disk", "make", "natives", "system"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def packages(root: Path, *options: str) -> set[str]:
    """What the installer asks for in the system below ``root``."""
    done = subprocess.run(
        [INSTALL, "--packages", *KIOSK, *options],
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "ROOT": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stdout.split())


def raspberry_pi_os(root: Path) -> Path:
    sources = root / "etc/apt/sources.list.d"
    sources.mkdir(parents=True)
    (sources / "raspi.sources").write_text("URIs: http://archive.raspberrypi.example/debian/\n")
    return root


def test_what_is_installed_depends_on_the_machine_that_the_image_is_for(tmp_path: Path) -> None:
    system = raspberry_pi_os(tmp_path / "a")
    assert packages(system, "--for", "pi") >= PINS
    assert not packages(system, "--for", "pc") & PINS
    assert not packages(system) & PINS, "without a word, the system itself is asked: this one has no device tree"
    model = system / "proc/device-tree/model"
    model.parent.mkdir(parents=True)
    model.write_bytes(b"Raspberry Pi 4 Model B Rev 1.5\0")
    assert packages(system) >= PINS
    assert not packages(system, "--for", "pc") & PINS
    assert not packages(tmp_path / "b", "--for", "pi") & PINS, "Debian itself does not have them"


def test_what_the_board_and_a_wi_fi_need_is_part_of_every_image(tmp_path: Path) -> None:
    needed = {
        "cage",
        "xwayland",
        "chromium",
        "network-manager",
        "wpasupplicant",
        "dnsmasq-base",
        "iw",
        "wireless-regdb",
    }
    assert packages(tmp_path, "--for", "pc") >= needed


def test_the_recipe_for_raspberry_pi_os_has_the_packages_that_the_installer_asks_for(tmp_path: Path) -> None:
    lines = LAYER.read_text().partition("  packages:\n")[2].partition("  customize-hooks:")[0].splitlines()
    assert {line.split("- ")[1] for line in lines} == packages(raspberry_pi_os(tmp_path), "--for", "pi")


def test_both_recipes_install_by_the_same_script() -> None:
    assert 'hardware/image/program.sh "$1" pi' in LAYER.read_text()
    assert "hardware/image/program.sh" in (REPOSITORY / "hardware/image/system.py").read_text()


def test_for_takes_a_pi_or_a_pc() -> None:
    done = subprocess.run([INSTALL, "--check", "--for", "toaster"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "install: --for is pi or pc\n")


def test_the_list_of_parts_names_what_is_installed_and_nothing_else(recipe: None, tmp_path: Path) -> None:
    from bill import bill_of  # type: ignore[import-not-found] # a script's neighbour

    (tmp_path / "var/lib/dpkg").mkdir(parents=True)
    (tmp_path / "var/lib/dpkg/status").write_text(
        "Package: cage\nStatus: install ok installed\nArchitecture: arm64\nVersion: 0.2.0-2\n\n"
        "Package: gone\nStatus: deinstall ok config-files\nArchitecture: arm64\nVersion: 1\n"
    )
    library = tmp_path / "opt/postparade-versions/1/.venv/lib/python3.13/site-packages/aiohttp-3.dist-info"
    library.mkdir(parents=True)
    (library / "METADATA").write_text("Metadata-Version: 2.4\nName: aiohttp\nVersion: 3.14.5\n\nA library.\n")
    found = bill_of(tmp_path, "postparade-1-arm64")
    assert [part["purl"] for part in found["components"]] == [
        "pkg:deb/debian/cage@0.2.0-2?arch=arm64",
        "pkg:pypi/aiohttp@3.14.5",
    ]
    assert json.loads(json.dumps(found)) == found


def test_the_disk_has_a_partition_that_owners_read_and_partitions_on_whole_blocks(recipe: None, tmp_path: Path) -> None:
    for program in ("genimage", "mcopy", "mkfs.vfat", "mke2fs"):
        if shutil.which(program, path="/usr/sbin:/usr/bin:/sbin:/bin") is None:
            pytest.skip(f"needs {program}: sudo apt-get install genimage mtools dosfstools e2fsprogs")
    import disk  # type: ignore[import-not-found] # a script's neighbour
    from system import Target  # type: ignore[import-not-found] # a script's neighbour

    root = tmp_path / "root"
    version = root / "opt/postparade-versions/1"
    for folder in (root / "boot/firmware/overlays", root / "data/postparade", root / "etc", version):
        folder.mkdir(parents=True)
    (version / "libraries").write_bytes(bytes(MEGABYTE * 40))
    (root / "boot/firmware/config.txt").write_text("arm_64bit=1\n")
    (root / "data/postparade/postparade.toml").write_text("[web]\n")
    image = tmp_path / "card.img"
    disk.SPARE_MB, disk.DATA_MB, disk.BOOT_MB = 16, 8, 48
    disk.make_disk(Target("arm64", "pi"), root, REPOSITORY / "hardware/image/postparade.txt", tmp_path, image)
    head = image.read_bytes()[:512]
    entries = [head[446 + 16 * number : 462 + 16 * number] for number in range(3)]
    begins = [int.from_bytes(entry[8:12], "little") * 512 for entry in entries]
    assert [entry[4] for entry in entries] == [0x0C, 0x83, 0x83]
    assert [begin % 4_194_304 for begin in begins] == [0, 0, 0], "cards erase 4 MB at a time"
    listed = subprocess.run(
        ["mdir", "-b", "-i", f"{image}@@{begins[0]}", "::"], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"::/config.txt", "::/postparade.txt", "::/overlays/"} <= set(listed)
    for begin, label in zip(begins[1:], (b"pp-root", b"pp-data"), strict=True):
        with image.open("rb") as file:
            file.seek(begin + 1024 + 0x78)
            assert file.read(16).rstrip(b"\0") == label
    with image.open("rb") as file:
        file.seek(begins[1] + 1024)
        numbers = [int.from_bytes(file.read(4), "little") for _ in range(7)]
    free = (numbers[3] - numbers[2]) * (1024 << numbers[6])
    assert free > (40 + 16) * MEGABYTE, "an update sets up a second version beside the first, and some room is left"
    assert (root / "data/postparade/postparade.toml").exists(), "the folder is left as it was"


def test_an_image_is_named_after_the_program_in_it(
    recipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after the clone, which may be at another commit by the time it is built."""
    import make  # type: ignore[import-not-found] # a script's neighbour
    from system import Target

    def install(_target: object, root: Path, *_: object) -> None:
        (root / "opt").mkdir(parents=True)
        (root / "opt/postparade").symlink_to("/opt/postparade-versions/1.2.3-0123456789ab")

    monkeypatch.setattr(make, "fetch_libraries", lambda *_: None)
    monkeypatch.setattr(make, "make_system", install)
    monkeypatch.setattr(make, "make_disk", lambda *given: given[-1].write_bytes(b"a disk"))
    monkeypatch.setattr(make, "bill_of", lambda _root, name: {"name": name})
    make.build(Target("amd64", "pc"), tmp_path, compress=False)
    facts = json.loads((tmp_path / "amd64/facts.json").read_text())
    assert facts["name"] == "postparade-1.2.3-0123456789ab-amd64"
    assert json.loads((tmp_path / "amd64/postparade-1.2.3-0123456789ab-amd64.cdx.json").read_text()) == {
        "name": facts["name"]
    }


@pytest.mark.parametrize(("answer", "starts"), [(0, True), (1, False)])
def test_a_machine_that_starts_no_programs_for_the_card_is_told_before_anything_is_fetched(
    recipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: int, starts: bool
) -> None:
    import make

    for name in (*make.PROGRAMS, "arch-test"):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {answer}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(make.os, "geteuid", lambda: 0)
    monkeypatch.setattr(make, "build", lambda *_, **__: None)
    monkeypatch.setattr(sys, "argv", ["make.py", "arm64", "--into", str(tmp_path)])
    if starts:
        make.main()
    else:
        with pytest.raises(SystemExit, match=r"starts no programs for arm64.*mount -t binfmt_misc"):
            make.main()


def test_what_would_be_done_again_and_again_by_an_emulated_machine_is_done_once(
    recipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Debian's packages call a stand-in; in the end the real programs are back, and the modules of every kernel are
    listed by this machine."""
    if shutil.which("depmod", path="/usr/sbin:/usr/bin:/sbin:/bin") is None:
        pytest.skip("needs depmod: sudo apt-get install kmod")
    import system

    inside: list[tuple[str, ...]] = []
    monkeypatch.setattr(system, "_in_root", lambda _root, *command: inside.append(command))
    for folder in ("usr/sbin", "usr/bin", "usr/lib/modules/6.12.1-arm64", "etc/initramfs-tools/conf.d"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "lib").symlink_to("usr/lib")
    (tmp_path / "chroot").write_text('#!/bin/sh\n[ "$2" = dpkg-divert ]\n')
    (tmp_path / "chroot").chmod(0o755)
    before = "\n".join(system.STAND_IN.format(path=path) for path in system.ONCE)
    subprocess.run(["sh", "-ec", before, "sh", tmp_path], env={"PATH": f"{tmp_path}:/usr/bin:/bin"}, check=True)
    assert all((tmp_path / path.lstrip("/")).is_symlink() for path in system.ONCE)
    rules = tmp_path / "usr/lib/udev/hwdb.d/20-paddock.hwdb"
    rules.parent.mkdir(parents=True)
    rules.write_text("usb:v1234*\n ID_MODEL_FROM_DATABASE=Track\n")
    system._initramfs(tmp_path, foreign=False)
    assert not any((tmp_path / path.lstrip("/")).is_symlink() for path in system.ONCE)
    assert [command[-1] for command in inside[:3]] == list(system.ONCE)
    assert inside[-1] == ("update-initramfs", "-c", "-k", "all")
    if shutil.which("systemd-hwdb"):
        assert b"Track" in (tmp_path / "usr/lib/udev/hwdb.bin").read_bytes()
    assert (tmp_path / "usr/lib/modules/6.12.1-arm64/modules.dep").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount: run the tests as root")
def test_what_the_packages_leave_mounted_is_not_in_the_image(
    recipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mmdebstrap goes on with a warning where it cannot unmount /proc, which would be copied to the disk."""
    import system

    root, programs = tmp_path / "root", tmp_path / "programs"
    (root / "proc").mkdir(parents=True)
    programs.mkdir()
    (programs / "mmdebstrap").write_text('#!/bin/sh\nfor root; do :; done\nmount -t proc proc "$root/proc"\n')
    (programs / "mmdebstrap").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.delenv("MIRROR", raising=False)
    system._debian(system.Target(system._own_architecture(), "pc"), root, REPOSITORY, tmp_path / "packages")
    left = list((root / "proc").iterdir())
    subprocess.run(["umount", "--quiet", root / "proc"], check=False, capture_output=True)
    assert not left


def test_this_machines_programs_stand_in_for_emulated_ones_and_leave_nothing_behind(
    recipe: None, tmp_path: Path
) -> None:
    import natives  # type: ignore[import-not-found] # a script's neighbour

    root = tmp_path / "root"
    (root / "usr/bin").mkdir(parents=True)
    for name in ("bin", "lib"):
        (root / f"usr/{name}").mkdir(exist_ok=True)
        (root / name).symlink_to(f"usr/{name}")
    foreign = b"\x7fELF of another machine"
    for name in ("dash", "sed", "perl", "uname", "kmod"):
        (root / "usr/bin" / name).write_bytes(foreign)
        (root / "usr/bin" / name).chmod(0o755)
    (root / "usr/bin/sh").symlink_to("dash")
    before = {path.relative_to(root) for path in root.rglob("*")}
    natives.put(root)
    for name in ("dash", "sed", "perl"):
        mine = Path(str(shutil.which(name))).read_bytes()
        assert (root / "usr/bin" / name).read_bytes() == mine
    assert (root / "usr/bin/uname").read_bytes() == foreign, "it tells for which machine it was built"
    assert (root / "usr/bin/sh").is_symlink()
    assert natives.foreign_programs(root, root / "usr/bin") == ["dash", "perl", "sed"]
    added = {path.relative_to(root) for path in root.rglob("*")} - before
    assert any(path.name.startswith("libc.so") for path in added)
    real = {path.name for path in root.iterdir() if not path.is_symlink()}
    assert real == {"usr"}, "systemd refuses a root with programs or libraries beside /usr"
    # A package that is set up meanwhile brings something of its own into a folder of ours.
    brought = root / "usr/share/perl/5.99/Module.pm"
    brought.parent.mkdir(parents=True)
    brought.write_text("package Module;\n")
    (root / "usr/sbin").mkdir()
    (root / "usr/sbin/depmod").symlink_to("../bin/kmod")
    before |= {Path("usr/sbin"), Path("usr/sbin/depmod")}
    natives.put(root)
    assert not (root / "usr/sbin/depmod").is_symlink(), "what is there by now is taken, too"
    natives.put_back(root)
    after = {path.relative_to(root) for path in root.rglob("*")}
    assert {str(path) for path in after - before} == {
        *("usr/share", "usr/share/perl", "usr/share/perl/5.99", "usr/share/perl/5.99/Module.pm"),
    }
    assert before <= after
    assert (root / "usr/sbin/depmod").readlink() == Path("../bin/kmod")
    assert {(root / "usr/bin" / name).read_bytes() for name in ("dash", "sed", "perl", "uname")} == {foreign}
    natives.put_back(root)
    assert not (tmp_path / "emulated").exists()


def test_python_is_compiled_here_for_the_image_and_names_the_files_as_they_are_called_there(
    recipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import natives

    monkeypatch.syspath_prepend(REPOSITORY / "tools")
    from pi_wheels import RELEASES  # type: ignore[import-not-found] # a script's neighbour

    assert "python{}.{}".format(*RELEASES[-1].python) == natives.PYTHON
    module = tmp_path / "usr/lib/python3/paddock.py"
    module.parent.mkdir(parents=True)
    module.write_text("def where(): pass\n")
    natives.compile_python(Path(sys.executable), tmp_path, "usr/lib/python3")
    (compiled,) = module.parent.glob("__pycache__/paddock.*.pyc")
    assert b"/usr/lib/python3/paddock.py" in compiled.read_bytes()
    assert bytes(tmp_path) not in compiled.read_bytes()


def test_the_room_on_the_system_is_what_the_updater_wants(recipe: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(REPOSITORY / "hardware")
    import disk

    from updater.places import ROOM

    assert disk.SPARE_MB * MEGABYTE > 2 * ROOM


def test_the_data_are_mounted_before_their_partition_is_made_longer() -> None:
    """partx takes a partition that nobody uses from the system and gives it back: whoever mounts it meanwhile fails,
    and the machine ends in emergency mode at its first start."""
    unit = (REPOSITORY / "hardware/services/postparade-grow.service").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in unit.partition("[Service]")[0].splitlines() if "=" in line)
    assert (lines["After"], lines["RequiresMountsFor"]) == ("data.mount", "/data")
    assert lines["Before"].split() == ["systemd-growfs@data.service", "local-fs.target"]


def test_the_board_is_not_stretched_over_two_screens() -> None:
    """By itself cage lets a window lie across every screen that is plugged in."""
    service = (REPOSITORY / "hardware/services/postparade-kiosk.service").read_text(encoding="utf-8")
    assert "\nExecStart=/usr/bin/cage -s -m last -- " in service


def test_no_pointer_stands_on_the_board() -> None:
    """The screen asks for a theme whose pointer is one pixel that is not seen; it is found where the unit says."""
    services = REPOSITORY / "hardware/services"
    unit = (services / "postparade-kiosk.service").read_text(encoding="utf-8")
    (line,) = (line for line in unit.splitlines() if line.startswith("Environment=XCURSOR_PATH="))
    given = dict(word.split("=", 1) for word in line.removeprefix("Environment=").split())
    folder = REPOSITORY / given["XCURSOR_PATH"].removeprefix("/opt/postparade/") / given["XCURSOR_THEME"] / "cursors"
    assert given["XCURSOR_THEME"] == "default", "cage asks for no theme by name, and gets the one that is called so"
    for name in ("default", "left_ptr"):
        data = (folder / name).read_bytes()
        assert data[:4] == b"Xcur"
        at = int.from_bytes(data[24:28], "little")
        width, height = (int.from_bytes(data[at + shift : at + shift + 4], "little") for shift in (16, 20))
        assert (width, height, data[at + 36 :]) == (1, 1, bytes(4)), "one pixel, and that one clear"
