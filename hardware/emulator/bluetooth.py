"""Smart dice over the kernel's own Bluetooth, without an image: ``make smart-dice-test``.

Debian's kernel starts in QEMU on the files of this machine, which it can only read. Inside, BlueZ speaks with simulated
dice over a virtual adapter (hci_vhci), and a table plays with them (guest/bluetooth.py). It takes a few minutes.
"""

import argparse
import gzip
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from machine import TrialError
from record import Proof, Record

REPOSITORY = Path(__file__).resolve().parents[2]
INSIDE = Path(__file__).resolve().parent / "guest" / "bluetooth.py"
DRIVERS = ("virtio_pci", "9pnet_virtio", "9p", "hci_vhci")
FIRST = """#!/bin/busybox sh
bin=/bin/busybox
$bin mount -t devtmpfs dev /dev; $bin mount -t proc proc /proc; $bin mount -t sysfs sys /sys
for driver in /drivers/*; do $bin insmod $driver; done
$bin mount -t 9p -o trans=virtio,version=9p2000.L,msize=262144,cache=loose,ro files /files
for place in dev proc sys; do $bin mount --move /$place /files/$place; done
exec $bin switch_root /files /bin/bash -c {script}
"""
INIT = """
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/run/home TMPDIR=/run/tmp
mount -t tmpfs run /run; mkdir -p /run/home /run/tmp /run/dbus /run/bluetooth /dev/shm
mount -t tmpfs shm /dev/shm; mount --bind /run/bluetooth /var/lib/bluetooth; ip link set lo up
dbus-daemon --system --fork --nopidfile
cd {repository}; PYTHONDONTWRITEBYTECODE=1 {python} -u {inside}; echo END:$?
echo o >/proc/sysrq-trigger; sleep 60
"""


def kernel(folder: Path) -> Path:
    """Debian's newest kernel with its drivers, unpacked in ``folder`` without being installed."""
    root = folder / "kernel"
    if not root.exists():
        asked = ["apt-cache", "depends", "linux-image-amd64"]
        told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout
        package = next(line.split()[1] for line in told.splitlines() if "Depends: linux-image" in line)
        with tempfile.TemporaryDirectory(dir=folder) as place:
            subprocess.run(
                ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", package], check=True, cwd=place
            )
            packed = next(Path(place).glob("*.deb"))
            subprocess.run(["dpkg", "-x", packed, Path(place) / "kernel"], check=True)
            (Path(place) / "kernel").rename(root)
    return root


def drivers(root: Path) -> list[Path]:
    """The files of all :data:`DRIVERS`, each after those that it needs."""
    modules = next((root / "lib/modules").iterdir())
    subprocess.run(["/sbin/depmod", "-b", root, modules.name], check=True)
    needs = dict(line.split(":", 1) for line in (modules / "modules.dep").read_text(encoding="ascii").splitlines())
    named = {Path(file).name.split(".")[0].replace("-", "_"): file for file in needs}
    found: dict[str, None] = {}
    for name in DRIVERS:
        if name not in named:
            raise TrialError(f"this kernel has no {name}")
        for file in (*reversed(needs[named[name]].split()), named[name]):
            found.setdefault(file)
    return [modules / file for file in found]


def first_files(root: Path, folder: Path) -> Path:
    """What the kernel starts with: a shell and the drivers by which it gets at the files of this machine."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        top = Path(place)
        for name in ("bin", "drivers", "dev", "proc", "sys", "files"):
            (top / name).mkdir()
        shutil.copy("/bin/busybox", top / "bin")
        for number, file in enumerate(drivers(root)):
            shutil.copy(file, top / "drivers" / f"{number:02}-{file.name}")
        script = INIT.format(repository=REPOSITORY, python=sys.executable, inside=INSIDE)
        (top / "init").write_text(FIRST.format(script=shlex.quote(script)), encoding="utf-8")
        (top / "init").chmod(0o755)
        names = "\n".join(str(file.relative_to(top)) for file in sorted(top.rglob("*")))
        packed = subprocess.run(
            ["cpio", "-o", "-H", "newc", "--quiet"], input=names.encode(), cwd=top, check=True, capture_output=True
        )
    first = folder / "first.cpio.gz"
    first.write_bytes(gzip.compress(packed.stdout, 1))
    return first


def played(root: Path, first: Path, proof: Proof) -> None:
    """Start the machine, and note what is said inside until it switches itself off."""
    command = ["nice", "qemu-system-x86_64", "-machine", "q35", "-cpu", "max", "-m", "1200", "-nographic", "-no-reboot"]
    command += ["-kernel", str(next((root / "boot").glob("vmlinuz-*"))), "-initrd", str(first)]
    command += ["-append", "console=ttyS0 quiet", "-nic", "none"]
    command += ["-virtfs", "local,path=/,mount_tag=files,security_model=passthrough,readonly=on,multidevs=remap"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as qemu:
        assert qemu.stdout is not None
        end = ""
        for raw in qemu.stdout:
            line = raw.decode(errors="replace").strip()
            if line.startswith("SEEN: "):
                proof.seen.append(line.removeprefix("SEEN: "))
                print(f"    {proof.seen[-1]}", flush=True)
            elif line.startswith("END:"):
                end = line
            elif "Error" in line or "Fault" in line:
                proof.seen.append(line[:200])
    if end != "END:0":
        raise TrialError(end or "the machine ended before the trial")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, default=REPOSITORY / "build/bluetooth", help="folder of kernel and record")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    root = kernel(options.work)
    name = next((root / "lib/modules").iterdir()).name
    record = Record("Smart dice over the kernel's Bluetooth", options.work, f"Linux {name}")
    first = first_files(root, options.work)
    record.part = "dice"
    record.prove("a table plays with smart dice", lambda proof: played(root, first, proof))
    record.write("bluetooth", {"kernel": name, "machine": os.uname().machine}, ["dice"])
    sys.exit(0 if record.held else 1)


if __name__ == "__main__":
    main()
