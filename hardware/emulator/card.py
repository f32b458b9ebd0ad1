"""The card that an image is written to, as an owner handles it: its settings are edited on any computer, and it is put
into a machine again and again."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from computer import UEFI_REMEMBERS
from machine import Machine

SIZE = 6 * 1024**3
"""Bytes of the card: more than the image has."""


class Card:
    """An image on a card of its own, in the folder ``work``, where each start leaves its log."""

    def __init__(
        self, architecture: str, image: Path, work: Path, *, new: bool = True, machine: type[Machine] | None = None
    ) -> None:
        self.architecture, self.work = architecture, work
        self._machine = machine or Machine
        self.file = work / "card.img"
        self._state, self._kept, self._variables = work / "kept.state", work / "kept.img", work / "kept.fd"
        self.starts = 0 if new else len(list(work.glob("start-*")))
        if new:
            shutil.rmtree(work, ignore_errors=True)
            work.mkdir(parents=True)
            subprocess.run(["cp", "--sparse=always", image, self.file], check=True)
            with self.file.open("r+b") as file:
                file.truncate(SIZE)
        self.boot = f"{self.file}@@{_first_partition(self.file)}"
        self.kernel = self._kernel()

    def _kernel(self) -> tuple[Path, Path]:
        """What a loader would load from the card."""
        names = subprocess.run(["mdir", "-b", "-i", self.boot, "::"], capture_output=True, text=True, check=True).stdout
        found = []
        for begin in ("vmlinuz-", "initrd.img-"):
            name = next(line.removeprefix("::/") for line in names.splitlines() if begin in line)
            subprocess.run(["mcopy", "-n", "-i", self.boot, f"::{name}", self.work / name], check=True)
            found.append(self.work / name)
        return found[0], found[1]

    def edit_settings(self, changed: dict[str, str]) -> None:
        """Change lines of ``postparade.txt`` on the card, as an owner does on any computer."""
        text = self.read_from_boot("postparade.txt")
        for key, value in changed.items():
            lines = [line for line in text.splitlines() if line.lstrip("#").split("=")[0].strip() != key]
            text = "\n".join([*lines, f"{key}={value}", ""])
        file = self.work / "postparade.txt"
        file.write_text(text, encoding="utf-8", newline="\r\n")
        subprocess.run(["mcopy", "-o", "-i", self.boot, file, "::postparade.txt"], check=True)

    def read_from_boot(self, name: str) -> str:
        """A file of the small partition; empty if it is not there."""
        done = subprocess.run(["mtype", "-i", self.boot, f"::{name}"], capture_output=True, text=True, check=False)
        return done.stdout

    def start(self, **given: Any) -> Machine:
        """Switch the machine on. The first start of a PC goes through its firmware and the loader on the card; later
        ones load the same kernel directly, which saves minutes. The firmware of a Pi cannot be emulated."""
        self.starts += 1
        folder = self.work / f"start-{self.starts}"
        loads_itself = self.architecture == "amd64" and self.starts == 1
        loads_itself = loads_itself and self._machine is Machine
        kernel = None if loads_itself else self.kernel
        return self._machine(self.architecture, self.file, folder, kernel=kernel, **given)

    def keep(self, machine: Machine) -> None:
        """Keep the machine that runs from this card as it is now, to go on from there any number of times. One that
        cannot be kept is switched off, and started when it is to go on."""
        machine.keep(self._state)
        if not self._state.exists():
            return
        self._variables.unlink(missing_ok=True)
        if (machine.folder / UEFI_REMEMBERS).exists():
            shutil.copy(machine.folder / UEFI_REMEMBERS, self._variables)
        subprocess.run(["cp", "--sparse=always", self.file, self._kept], check=True)

    def go_on(self) -> Machine:
        """The machine that was kept; if none was, one that is started."""
        if not self._state.exists():
            return self.start(screen=False)
        subprocess.run(["cp", "--sparse=always", self._kept, self.file], check=True)
        self.starts += 1
        folder = self.work / f"start-{self.starts}"
        folder.mkdir(exist_ok=True)
        kernel = self.kernel
        if self._variables.exists():
            shutil.copy(self._variables, folder / UEFI_REMEMBERS)
            kernel = None
        machine = Machine(self.architecture, self.file, folder, kernel=kernel, state=self._state, screen=False)
        machine.go_on()
        return machine


def _first_partition(disk: Path) -> int:
    with disk.open("rb") as file:
        head = file.read(512)
    return int.from_bytes(head[454:458], "little") * 512
