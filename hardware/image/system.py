"""The root file system of the image: Debian's packages, and the program by the installer that an owner runs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from natives import compile_python, foreign_programs, put, put_back, same_python

RELEASE = "trixie"
COMPONENTS = "main,contrib,non-free-firmware"
BASE = (
    *(
        "systemd",
        "systemd-sysv",
        "systemd-timesyncd",
        "libpam-systemd",
        "udev",
        "dbus",
        "kmod",
        "init",
        "initramfs-tools",
    ),
    *(
        "network-manager",
        "iproute2",
        "iputils-ping",
        "rfkill",
        "e2fsprogs",
        "dosfstools",
        "fdisk",
        "zstd",
        "procps",
        "less",
    ),
    # For a root file system that is read only: without busybox the script of overlayroot silently leaves it writable.
    *("overlayroot", "busybox"),
)
KIND = {
    "pi": ("linux-image-arm64", "raspi-firmware", "firmware-brcm80211"),
    "pc": ("linux-image-amd64", "systemd-boot-efi"),
}
OPTIONS = ("--kiosk", "cage", "--card")
ENVIRONMENT = ("PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8", "DEBIAN_FRONTEND=noninteractive")
HARDWARE = "/usr/bin/systemd-hwdb"
ONCE = ("/usr/sbin/update-initramfs", "/usr/sbin/depmod", HARDWARE)
"""What the kernel and other packages would call again and again, each time by an emulated machine: done once, last."""
STAND_IN = """chroot "$1" dpkg-divert --quiet --local --rename --add {path}
ln -s /bin/true "$1{path}"
"""
PRIVATE_MOUNTS = ("unshare", "--mount", "--propagation", "private")
"""What the command after these words mounts is gone with it, even where a process left behind keeps it busy."""
LOOK = "usr/src/initramfs"
"""Where the initramfs is unpacked to be looked through."""
FSTAB = """LABEL=pp-root / ext4 noatime,errors=remount-ro 0 1
LABEL=PP-BOOT /boot/firmware vfat umask=0077,nofail 0 2
LABEL=pp-data /data ext4 noatime,commit=5,x-systemd.growfs 0 2
"""
FIRMWARE = """# Root is found by its label, whatever the card is called. With memory set aside, a Pi 4 would not start.
ROOTPART=LABEL=pp-root
CONSOLES="ttyS1,115200 tty0"
CMA=0
"""

Step = Callable[[str], AbstractContextManager[None]]


class Target(NamedTuple):
    """What an image is for: Debian's name of the architecture, and the ``kind`` that the installer is told."""

    architecture: str
    kind: str


def make_system(target: Target, root: Path, repository: Path, libraries: Path, packages: Path, step: Step) -> None:
    """Make the folder ``root``; ``packages`` keeps what was downloaded for the next time."""
    with step("packages"):
        _debian(target, root, repository, packages)
    with step("program"):
        _program(target, root, repository, libraries)
    with step("initramfs"):
        _initramfs(root, foreign=target.architecture != _own_architecture())
    _tidy(root)


def wanted(target: Target, repository: Path) -> Sequence[str]:
    """Every Debian package of the image: what starts a machine, and what the installer asks for."""
    installer = repository / "hardware/install"
    asked = subprocess.run(
        [installer, "--packages", "--for", target.kind, *OPTIONS], capture_output=True, text=True, check=True
    )
    return sorted({*BASE, *KIND[target.kind], *asked.stdout.split()})


def _debian(target: Target, root: Path, repository: Path, packages: Path) -> None:
    packages.mkdir(parents=True, exist_ok=True)
    foreign = target.architecture != _own_architecture()
    # Debian's packages call it for nothing but compiling.
    python = same_python() if foreign else None
    aside = (*ONCE, f"/usr/bin/{python.name}") if python else ONCE
    before = root.parent / "before.sh"
    before.write_text("#!/bin/sh\nset -eu\n" + "".join(STAND_IN.format(path=path) for path in aside), encoding="utf-8")
    before.chmod(0o755)
    archives = "/var/cache/apt/archives"
    command = [*PRIVATE_MOUNTS, "mmdebstrap", f"--arch={target.architecture}", "--variant=minbase", "--mode=root"]
    command += [f"--components={COMPONENTS}", f"--include={','.join(wanted(target, repository))}"]
    command += ["--aptopt=APT::Install-Recommends false", "--aptopt=Acquire::Retries 3"]
    command += ["--skip=download/empty", "--skip=essential/unlink", f'--setup-hook=mkdir -p "$1{archives}"']
    command += [f"--setup-hook=sync-in {packages} {archives}", f"--customize-hook=sync-out {archives} {packages}"]
    command += [f'--essential-hook={before} "$1"']
    if foreign:
        stands_in = f'{sys.executable} {Path(__file__).with_name("natives.py")} put "$1"'
        command += [f"--essential-hook={stands_in}"]
    command += [RELEASE, str(root)]
    mirror = os.environ.get("MIRROR")
    subprocess.run([*command, mirror] if mirror else command, check=True)
    if python:
        _give_back(root, f"/usr/bin/{python.name}")
        compile_python(python, root, "usr/lib/python3", f"usr/lib/{python.name}")


def _own_architecture() -> str:
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def _in_root(root: Path, *command: str) -> None:
    """Run a command inside ``root``, with the file systems that it expects; they are gone with it."""
    script = 'mount -t proc proc "$0/proc" && mount -t sysfs -o ro sys "$0/sys" && mount --rbind /dev "$0/dev" && '
    script += 'exec chroot "$0" env -i "$@"'
    subprocess.run([*PRIVATE_MOUNTS, "sh", "-ec", script, str(root), *ENVIRONMENT, *command], check=True)


def _give_back(root: Path, path: str) -> None:
    """The program at ``path`` in place of what stood in for it."""
    (root / path.lstrip("/")).unlink()
    _in_root(root, "dpkg-divert", "--quiet", "--local", "--rename", "--remove", path)


def _program(target: Target, root: Path, repository: Path, libraries: Path) -> None:
    if target.architecture != _own_architecture() and (python := same_python()):
        # The emulated one loads them to install the program; in their place they are compiled anew.
        compile_python(python, libraries, ".")
    subprocess.run([repository / "hardware/image/program.sh", root, target.kind, libraries], check=True)
    (root / "etc/fstab").write_text(FSTAB, encoding="utf-8")
    units = root / "etc/systemd/system"
    (units / "postparade-grow.service").symlink_to("/opt/postparade/hardware/services/postparade-grow.service")
    (units / "local-fs.target.wants").mkdir(exist_ok=True)
    (units / "local-fs.target.wants/postparade-grow.service").symlink_to("../postparade-grow.service")


def _initramfs(root: Path, *, foreign: bool) -> None:
    for path in ONCE:
        _give_back(root, path)
    list_modules(root)
    _list_hardware(root)
    if (root / "usr/lib/raspi-firmware").is_dir():
        (root / "etc/default/raspi-firmware").write_text(FIRMWARE, encoding="utf-8")
    # It cannot ask a file system that is not there yet, and would leave out what checks and repairs it.
    (root / "etc/initramfs-tools/conf.d/postparade").write_text("FSTYPE=ext4\n", encoding="ascii")
    if foreign:
        put(root)
    _in_root(root, "update-initramfs", "-c", "-k", "all")
    if foreign:
        _in_root(root, "sh", "-ec", f"rm -rf /{LOOK}; unmkinitramfs /boot/initrd.img-* /{LOOK}")
        put_back(root)
        mixed = foreign_programs(root, root / LOOK)
        shutil.rmtree(root / LOOK)
        if mixed:
            raise SystemExit(f"image: programs of this machine are in the initramfs: {', '.join(mixed)}")


def _list_hardware(root: Path) -> None:
    """What udev knows of devices, listed by this machine where it can: a second, against minutes when emulated."""
    here = shutil.which("systemd-hwdb")
    if here:
        subprocess.run([here, f"--root={root}", "--usr", "update"], check=True)
    else:
        _in_root(root, HARDWARE, "--usr", "update")


def list_modules(root: Path) -> None:
    """What each kernel below ``root`` needs to find its modules, by this machine's depmod: it takes seconds, and an
    emulated one many minutes."""
    path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    depmod = shutil.which("depmod", path=path)
    if depmod is None:
        raise SystemExit("image: needs depmod (Debian's package kmod)")
    for folder in sorted((root / "usr/lib/modules").iterdir()):
        subprocess.run([depmod, "-b", root, "-a", folder.name], check=True)


def _tidy(root: Path) -> None:
    """Leave nothing that two machines should not share, nor what only the building needed."""
    (root / "etc/machine-id").write_text("", encoding="utf-8")
    (root / "var/lib/dbus/machine-id").unlink(missing_ok=True)
    (root / "etc/resolv.conf").unlink(missing_ok=True)
    for folder in ("var/lib/apt/lists", "var/cache/apt", "var/log"):
        for path in (root / folder).iterdir():
            if path.is_file():
                path.unlink()
            elif folder != "var/log":
                shutil.rmtree(path)
