"""The same card in User-mode Linux: a kernel that is a program of this machine, and so needs no emulated processor.

It starts the system of the card ten times faster than an emulator, on the same partitions, and its plug can be pulled
between any two writes. It has a kernel and modules of its own (Debian's package user-mode-linux), which are laid beside
those of the image, a network with an address from DHCP, and no screen, USB, radio, firmware or clock. It runs in a
network namespace, where the trial has to run as well: :func:`in_a_network_of_its_own`.
"""

import base64
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from machine import Machine, TrialError

LINUX = Path(os.environ.get("POSTPARADE_USER_MODE_LINUX", "/usr"))
"""Where the package lies: Debian 12 has it, later ones may need it unpacked by hand."""
FAKETIME = os.environ.get("POSTPARADE_FAKETIME")
"""The library that gives a machine another clock, of Debian's package libfaketime."""
MODULES = (
    "fat",
    "vfat",
    "nls_cp437",
    "nls_ascii",
    "nls_iso8859-1",
    "overlay",
    "loop",
    "dm-mod",
    "dm-flakey",
    "dm-log-writes",
)
ADDRESS, OURS, TAP = "10.9.0.2", "10.9.0.1", "tap0"
SHELL_PORT = 9999
UNITS = {
    "systemd.extra-unit.trial-shell.socket": f"[Socket]\nListenStream={SHELL_PORT}\nAccept=yes\n",
    "systemd.extra-unit.trial-shell@.service": "[Service]\nExecStart=-/bin/bash --norc\nStandardInput=socket\n",
    "systemd.unit-dropin.sockets.target": "[Unit]\nWants=trial-shell.socket\n",
    # What lets the data grow may open no other kinds of disks than real machines have.
    "systemd.unit-dropin.postparade-grow.service": "[Service]\nDeviceAllow=block-ubd rw\n",
}
"""Among them the root shell of the trial: it is reached through the network that only the trial has."""
SCREENLESS = "systemd.mask=postparade-kiosk.service systemd.mask=getty@tty1.service systemd.watchdog_sec=off"


def in_a_network_of_its_own() -> None:
    """Run this program again where it has a network with the machines that it starts, and nothing else."""
    if os.environ.get("POSTPARADE_TRIAL_NETWORK") == "own":
        return
    script = (
        f"ip link set lo up; ip tuntap add dev {TAP} mode tap; ip addr add {OURS}/24 dev {TAP}; ip link set {TAP} up; "
    )
    # It goes into the background by itself, and ends with the namespace.
    script += f"dnsmasq --conf-file=/dev/null --interface={TAP} --bind-interfaces --port=0 --leasefile-ro --pid-file= "
    script += f'--dhcp-range={ADDRESS},{ADDRESS},255.255.255.0,12h --user=root; exec "$@"'
    os.environ["POSTPARADE_TRIAL_NETWORK"] = "own"
    words = ["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc", "sh", "-ec", script, "sh"]
    os.execvp("unshare", [*words, sys.executable, *sys.argv])  # noqa: S606 this program again


class UserModeMachine(Machine):
    """A :class:`~machine.Machine` in User-mode Linux; its ``kernel`` is the initramfs of the card, with modules."""

    has_screen = False
    outside = serves_at = OURS

    def __init__(
        self,
        architecture: str,
        disk: Path,
        folder: Path,
        *,
        kernel: tuple[Path, Path],
        words: str = "",
        clock: str | None = None,
        **_: object,
    ) -> None:
        if architecture != "amd64":
            raise TrialError("User-mode Linux is there for amd64 alone")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.serial = folder, folder / "serial.log"
        self._sockets = folder
        self.begun = time.monotonic()
        modules = _modules(LINUX / "lib/uml/modules")
        _lay_beside(disk, modules)
        initramfs = folder / "initramfs"
        initramfs.write_bytes(_padded(kernel[1].read_bytes()) + _archive(modules))
        units = [f"systemd.set_credential_binary={name}:{_packed(text)}" for name, text in UNITS.items()]
        command = [LINUX / "bin/linux.uml", "mem=1500M", f"ubd0={disk}", f"initrd={initramfs}"]
        command += ["root=LABEL=pp-root", "rw", "rootwait", "con=null", "con0=null,fd:1"]
        command += [f"vec0:transport=tap,ifname={TAP},depth=64", f"uml_dir={folder}/uml", SCREENLESS, *units]
        line = [word for part in command for word in str(part).split()] + words.split()
        self._log = self.serial.open("w", encoding="utf-8")
        scratch = {"TMPDIR": str(folder), "HOME": str(folder), "PATH": os.environ["PATH"]}
        if clock is not None:
            if FAKETIME is None:
                raise TrialError("another clock needs libfaketime: its place in POSTPARADE_FAKETIME")
            scratch |= {
                "LD_PRELOAD": FAKETIME,
                "FAKETIME": f"@{clock.replace('T', ' ')}",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        self.process = subprocess.Popen(
            line, stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log, env=scratch, start_new_session=True
        )
        self._shell: socket.socket | None = None

    @property
    def base(self) -> str:
        """The address of its table, in the network of the trial."""
        return f"http://{ADDRESS}"

    def monitor(self, order: str, **given: Any) -> Any:
        """There is none."""
        raise TrialError(f"User-mode Linux cannot: {order} {given}")

    def keep(self, state: Path) -> None:  # noqa: ARG002 that of any machine
        """Pull its plug: what it has in mind cannot be kept, and ``state`` is not written."""
        self.pull_the_plug()

    def pull_the_plug(self) -> None:
        """End it at once, between any two writes."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._over()

    def _over(self) -> None:
        self.process.wait()
        self._log.close()
        self.forget_shell()

    def _connected(self, limit: float) -> socket.socket:
        patience = self.patience(limit)
        while self._shell is None and not patience.is_over() and self.process.poll() is None:
            with contextlib.suppress(OSError):
                self._shell = socket.create_connection((ADDRESS, SHELL_PORT), timeout=10)
                break
            time.sleep(1)
        if self._shell is None:
            raise TrialError(f"no shell inside the machine; its console: {self.last_words()}")
        return self._shell


def _packed(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def _modules(folder: Path) -> dict[str, Path]:
    """The modules that the card needs, by the name they get in the system, with the lists that modprobe reads."""
    (release,) = folder.iterdir()
    place = f"usr/lib/modules/{release.name}"
    files = [file for file in release.rglob("*.ko") if file.stem in MODULES]
    files += [file for file in release.iterdir() if file.is_file()]
    return {f"{place}/{file.relative_to(release)}": file for file in files}


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)


def _folders(names: Iterable[str]) -> list[str]:
    """Every folder that files with these names lie in, the outer ones first."""
    return sorted({str(folder) for name in names for folder in Path(name).parents if str(folder) != "."})


def _archive(files: Mapping[str, Path]) -> bytes:
    """``files`` as the kernel unpacks them into its first file system (cpio, "newc")."""
    entries = [(name, 0o040755, b"") for name in _folders(files)]
    entries += [(name, 0o100644, file.read_bytes()) for name, file in files.items()]
    archive = b""
    for number, (name, mode, data) in enumerate([*entries, ("TRAILER!!!", 0, b"")], 1):
        fields = (number, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name) + 1, 0)
        head = b"070701" + b"".join(b"%08X" % field for field in fields)
        archive = _padded(archive + head + name.encode() + b"\0") + _padded(data)
    return archive


def _lay_beside(disk: Path, files: Mapping[str, Path]) -> None:
    """Put ``files`` into the system on a card that has not been started yet, beside those of its own kernel."""
    done = disk.with_suffix(".modules")
    if done.exists():
        return
    with disk.open("rb") as card:
        begin = int.from_bytes(card.read(512)[470:474], "little") * 512
    orders = [f"mkdir /{name}" for name in _folders(files)]
    orders += [f"write {file} /{name}" for name, file in files.items()]
    order = ["debugfs", "-w", "-f", "-", f"{disk}?offset={begin}"]
    said = subprocess.run(order, input="\n".join(orders), capture_output=True, text=True, check=True)
    done.write_text(said.stdout + said.stderr, encoding="utf-8")
