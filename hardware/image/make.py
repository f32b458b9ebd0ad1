"""Builds an image for a card, or for a stick that starts a PC: ``make image ARCH=arm64`` or ``make image ARCH=amd64``.

As root, on Debian 12 or newer with mmdebstrap, genimage, mtools, dosfstools and zstd; for a foreign architecture also
qemu-user-static with binfmt-support and arch-test. The program in the image is the commit that is checked out here.
Debian's packages come from where mmdebstrap usually takes them; MIRROR names another source.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bill import bill_of
from disk import make_disk
from libraries import fetch_libraries
from system import Target, make_system

REPOSITORY = Path(__file__).resolve().parents[2]
TARGETS = {"arm64": Target("arm64", "pi"), "amd64": Target("amd64", "pc")}
PROGRAMS = ("mmdebstrap", "genimage", "mcopy", "mkfs.vfat", "mke2fs", "zstd", "git", "depmod")


class Times:
    """How long each step took, in seconds, as it is printed and kept beside the image."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Time what is done inside."""
        print(f"image: {name} ...", flush=True)
        begun = time.monotonic()
        yield
        self.seconds[name] = round(time.monotonic() - begun, 1)
        print(f"image: {name}: {self.seconds[name]:.0f} s", flush=True)


def version(root: Path) -> str:
    """Version and commit of the program that was installed below ``root``: the clone may have gone on since."""
    return (root / "opt/postparade").readlink().name


def checksum(path: Path) -> str:
    """SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def runs_here(architecture: str) -> bool:
    """Whether this machine starts programs for ``architecture``: its own, or one that QEMU stands in for."""
    tried = subprocess.run(["arch-test", architecture], capture_output=True, check=False)
    return tried.returncode == 0


def build(target: Target, into: Path, *, compress: bool) -> None:
    """Build the image of ``target`` in the folder ``into``, with its list of parts and its checksum."""
    folder = into / target.architecture
    root = folder / "root"
    times = Times()
    step: Callable[[str], object] = times.step
    for left in (root, folder / "emulated"):
        if left.exists():
            shutil.rmtree(left)
    folder.mkdir(parents=True, exist_ok=True)
    image = folder / "postparade.img"
    with times.step("wheels"):
        fetch_libraries(target.architecture, folder / "libraries")
    make_system(target, root, REPOSITORY, folder / "libraries", into / f"packages-{target.architecture}", step)
    name = f"postparade-{version(root)}-{target.architecture}"
    with times.step("disk"):
        make_disk(target, root, REPOSITORY / "hardware/image/postparade.txt", folder, image)
    files = [image]
    with times.step("list of parts"):
        bill = folder / f"{name}.cdx.json"
        bill.write_text(json.dumps(bill_of(root, name), indent=1) + "\n", encoding="utf-8")
        files.append(bill)
    if compress:
        with times.step("zstd"):
            packed = folder / f"{name}.img.zst"
            subprocess.run(["zstd", "-q", "-f", "-T0", "-10", image, "-o", packed], check=True)
            files.append(packed)
    with times.step("checksums"):
        sums = {file.name: checksum(file) for file in files}
    (folder / "SHA256SUMS").write_text("".join(f"{sums[name]}  {name}\n" for name in sums), encoding="utf-8")
    facts = {
        "name": name,
        "bytes": {file.name: file.stat().st_size for file in files},
        "bytes_on_disk": image.stat().st_blocks * 512,
        "seconds": times.seconds,
        "sha256": sums,
    }
    (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    print(f"image: {image}, {sum(times.seconds.values()):.0f} s in all")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("architecture", choices=sorted(TARGETS))
    parser.add_argument("--into", type=Path, default=REPOSITORY / "build/image", help="folder to build in")
    parser.add_argument("--no-compress", action="store_true", help="leave the image as it is, for a trial")
    options = parser.parse_args()
    missing = [name for name in PROGRAMS if shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin") is None]
    if missing:
        sys.exit(f"image: needs {', '.join(missing)}; see hardware/image/README.md")
    if os.geteuid() != 0:
        sys.exit("image: needs root: sudo make image ARCH=...")
    if shutil.which("arch-test") and not runs_here(options.architecture):
        sys.exit(
            f"image: this machine starts no programs for {options.architecture}: install qemu-user-static and "
            "binfmt-support; in a container, which has no binfmt_misc of its own: mount -t binfmt_misc none "
            "/proc/sys/fs/binfmt_misc, then update-binfmts --enable"
        )
    build(TARGETS[options.architecture], options.into.resolve(), compress=not options.no_compress)


if __name__ == "__main__":
    main()
