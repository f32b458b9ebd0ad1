"""What an emulated computer is made of: processor, watchdog, disk, network, screen, mouse and keyboard, and what its
firmware or loader hands to the system."""

import base64
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import screens

SHELL_UNIT = """[Unit]
Description=Root shell of a trial in an emulator
DefaultDependencies=no
IgnoreOnIsolate=yes
StartLimitIntervalSec=0
BindsTo=dev-virtio\\x2dports-trial.device
After=dev-virtio\\x2dports-trial.device local-fs.target

[Service]
ExecStart=/bin/bash --noprofile --norc
StandardInput=file:/dev/virtio-ports/trial
StandardOutput=file:/dev/virtio-ports/trial
StandardError=null
Restart=always
RestartSec=5
"""
WANTS_SHELL = "[Unit]\nWants=trial-shell.service\n"
UEFI_CODE, UEFI_VARIABLES = Path("/usr/share/OVMF/OVMF_CODE_4M.fd"), Path("/usr/share/OVMF/OVMF_VARS_4M.fd")
UEFI_REMEMBERS = "uefi-variables.fd"
SCREEN_WAITS = "[Unit]\nConditionPathExists=/run/trial-screen\n"
SHOW_SCREEN = "touch /run/trial-screen; systemctl start --no-block postparade-kiosk"
"""To draw the board takes an emulated processor longer than all the rest: it can wait until a trial asks for it."""


def credentials(*, screen: bool) -> list[str]:
    """The shell of the trial, and whether the board waits to be asked for, as NAME=VALUE in base64."""
    units = {"systemd.extra-unit.trial-shell.service": SHELL_UNIT, "systemd.unit-dropin.basic.target": WANTS_SHELL}
    if not screen:
        units["systemd.unit-dropin.postparade-kiosk.service"] = SCREEN_WAITS
    return [f"{name}={base64.b64encode(text.encode()).decode()}" for name, text in units.items()]


def loaded(architecture: str, kernel: tuple[Path, Path], words: str, given: list[str]) -> list[str]:
    """A kernel with its initramfs, loaded by the emulator, with ``words`` and credentials on its command line."""
    console = "ttyAMA0" if architecture == "arm64" else "ttyS0"
    named = " ".join(f"systemd.set_credential_binary={one.replace('=', ':', 1)}" for one in given)
    line = f"root=LABEL=pp-root rw rootwait console={console} net.ifnames=0 {words} {named}"
    return ["-kernel", str(kernel[0]), "-initrd", str(kernel[1]), "-append", line]


def processor(architecture: str) -> Iterable[str]:
    """The emulator with its processor, its pace and its watchdog."""
    # Its time goes by instructions: on a machine that is busy with other things, its watchdogs and patience would end
    # before it has done anything. With time like that, a second processor would only take turns with the first.
    pace = ("-accel", "tcg,thread=single,tb-size=512", "-icount", "shift=1,sleep=on")
    # "max" makes the software that draws the screen use instructions that QEMU 7.2 emulates wrongly.
    if architecture == "arm64":
        watchdog = ("-device", "i6300esb", "-action", "watchdog=reset")
        return ("qemu-system-aarch64", "-M", "virt", "-cpu", "cortex-a72", *watchdog, *pace)
    # The chipset has a watchdog as real ones have, which QEMU 7.2 keeps from resetting the machine unless told.
    watchdog = ("-global", "ICH9-LPC.noreboot=off", "-action", "watchdog=reset")
    return ("qemu-system-x86_64", "-M", "q35", "-cpu", "Nehalem", *watchdog, *pace)


def tree_of_a_pi(file: Path, model: str = "Raspberry Pi 4 Model B Rev 1.5") -> list[str]:
    """The emulated machine described as it is, but by the name of a Pi, in ``file``; the words that hand it over. None
    of a Pi's own parts is in it."""
    virtual = ["qemu-system-aarch64", "-M", f"virt,dumpdtb={file}", "-cpu", "cortex-a72", "-m", "2048"]
    subprocess.run([*virtual, "-display", "none"], check=True, capture_output=True)
    for name, values in {
        "model": [model],
        "compatible": ["raspberrypi,4-model-b", "brcm,bcm2711", "linux,dummy-virt"],
    }.items():
        subprocess.run(["fdtput", "-t", "s", file, "/", name, *values], check=True)
    return ["-dtb", str(file)]


def loads_itself(words: str, given: list[str], folder: Path) -> list[str]:
    """The firmware of a PC, which starts the loader on the card; what it remembers lies in ``folder``."""
    strings = [f"io.systemd.credential.binary:{one}" for one in given]
    strings += [f"io.systemd.boot.kernel-cmdline-extra={words}"] if words else []
    variables = folder / UEFI_REMEMBERS
    if not variables.exists():
        shutil.copy(UEFI_VARIABLES, variables)
    firmware = ["-drive", f"if=pflash,format=raw,readonly=on,file={UEFI_CODE}"]
    firmware += ["-drive", f"if=pflash,format=raw,file={variables}"]
    return [*firmware, "-smbios", f"type=11,{','.join(f'value={one}' for one in strings)}"]


def devices(disk: Path, sockets: Path, port: int, serial: Path) -> list[str]:
    """Everything else: ``port`` of this machine leads to its table, ``sockets`` to its monitor and its shell."""
    words = ["-smp", "1", "-m", "2048", "-display", "none", "-nodefaults", "-serial", f"file:{serial}"]
    words += ["-qmp", f"unix:{sockets}/qmp,server=on,wait=off", "-device", "virtio-serial-pci"]
    words += ["-chardev", f"socket,id=trial,path={sockets}/shell,server=on,wait=off"]
    words += ["-device", "virtserialport,chardev=trial,name=trial"]
    words += ["-drive", f"file={disk},if=virtio,format=raw,cache=writethrough"]
    words += ["-netdev", f"user,id=net,hostfwd=tcp:127.0.0.1:{port}-:80"]
    words += ["-device", "virtio-net-pci,netdev=net", "-object", "rng-random,id=rng,filename=/dev/urandom"]
    words += ["-device", "virtio-rng-pci,rng=rng", *screens.words(sockets)]
    return [*words, "-device", "qemu-xhci,id=usb", "-device", "usb-mouse,bus=usb.0", "-device", "usb-kbd,bus=usb.0"]
