"""From a folder with a root file system to the image of a disk, without mounting anything: a small FAT partition that
any computer reads, the system, and the data, which grow over the rest of the card."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from system import Target

VERSIONS = "opt/postparade-versions"
BOOT_MB, DATA_MB, SPARE_MB = 256, 256, 900
"""What a system has to spare is for its log, for packages that an update asks for, and for what an updater leaves."""
LOADER = "timeout 0\neditor no\n"
ENTRY = """title Post Parade
linux /{kernel}
initrd /{initrd}
options root=LABEL=pp-root rw console=ttyS0,115200 console=tty0
"""
DISK = """image {image} {{
  hdimage {{
    partition-table-type = mbr
    disk-signature = 0x50504e31
    align = 4M
  }}
  partition boot {{ partition-type = {type} bootable = true image = "boot.vfat" }}
  partition root {{ partition-type = 0x83 image = "root.ext4" }}
  partition data {{ partition-type = 0x83 image = "data.ext4" }}
}}
"""
KINDS = {"pi": "0x0C", "pc": "0xEF"}
"""Types of the first partition: what a Pi starts from, and what the firmware of a PC does."""


def make_disk(target: Target, root: Path, settings: Path, work: Path, image: Path) -> None:
    """Write ``image``; ``settings`` is the file that owners find on the small partition."""
    boot = work / "boot"
    shutil.rmtree(boot, ignore_errors=True)
    boot.mkdir()
    if target.kind == "pi":
        for path in (root / "boot/firmware").iterdir():
            shutil.move(path, boot / path.name)
    else:
        _loader_of_a_pc(root, boot)
    shutil.copy(settings, boot / "postparade.txt")
    _vfat(boot, work / "boot.vfat")
    # Each file system is made from a folder; the data are a folder of the system's until now.
    data = work / "data"
    shutil.rmtree(data, ignore_errors=True)
    shutil.move(root / "data", data)
    try:
        (root / "data").mkdir()
        # An update sets up the new version beside the installed one.
        _ext4(root, "pp-root", work / "root.ext4", _megabytes(root) + _megabytes(root / VERSIONS) * 5 // 4 + SPARE_MB)
        _ext4(data, "pp-data", work / "data.ext4", DATA_MB)
    finally:
        (root / "data").rmdir()
        shutil.move(data, root / "data")
    _join(target, work, image)


def _loader_of_a_pc(root: Path, boot: Path) -> None:
    (kernel,) = (root / "boot").glob("vmlinuz-*")
    (initrd,) = (root / "boot").glob("initrd.img-*")
    for path in (kernel, initrd):
        shutil.copy(path, boot / path.name)
    (boot / "EFI/BOOT").mkdir(parents=True)
    shutil.copy(root / "usr/lib/systemd/boot/efi/systemd-bootx64.efi", boot / "EFI/BOOT/BOOTX64.EFI")
    (boot / "loader/entries").mkdir(parents=True)
    (boot / "loader/loader.conf").write_text(LOADER, encoding="ascii")
    entry = ENTRY.format(kernel=kernel.name, initrd=initrd.name)
    (boot / "loader/entries/postparade.conf").write_text(entry, encoding="ascii")


def _megabytes(folder: Path) -> int:
    shown = subprocess.run(["du", "-sm", folder], capture_output=True, text=True, check=True)
    return int(shown.stdout.split()[0])


def _vfat(folder: Path, image: Path) -> None:
    image.unlink(missing_ok=True)
    subprocess.run(["mkfs.vfat", "-F", "32", "-n", "PP-BOOT", "-C", image, str(BOOT_MB * 1024)], check=True, stdout=-3)
    subprocess.run(["mcopy", "-s", "-i", image, *sorted(folder.iterdir()), "::"], check=True)


def _ext4(folder: Path, label: str, image: Path, megabytes: int) -> None:
    image.unlink(missing_ok=True)
    # The data have room to grow to the size of any card; nothing but root writes to the system.
    more = ["-E", "resize=250000000"] if label == "pp-data" else ["-m", "1"]
    subprocess.run(["mke2fs", "-q", "-t", "ext4", *more, "-L", label, "-d", folder, image, f"{megabytes}M"], check=True)


def _join(target: Target, work: Path, image: Path) -> None:
    layout = work / "genimage.cfg"
    layout.write_text(DISK.format(image=image.name, type=KINDS[target.kind]), encoding="utf-8")
    with tempfile.TemporaryDirectory(dir=work) as scratch:
        nothing = Path(scratch) / "nothing"
        nothing.mkdir()
        command = ["genimage", "--config", layout, "--rootpath", nothing, "--inputpath", work]
        command += ["--outputpath", image.parent, "--tmppath", Path(scratch) / "work"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"image: genimage: {done.stdout}{done.stderr}")
    for part in ("boot.vfat", "root.ext4", "data.ext4"):
        (work / part).unlink()
