"""The card in User-mode Linux: what is laid beside its own kernel, and what the kernel is told."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EMULATOR = Path(__file__).resolve().parents[2] / "hardware/emulator"
LONGEST = 4096
"""Bytes of a command line that User-mode Linux takes."""


@pytest.fixture
def emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of hardware/emulator find each other beside them."""
    monkeypatch.syspath_prepend(EMULATOR)
    for file in EMULATOR.glob("*.py"):
        monkeypatch.delitem(sys.modules, file.stem, raising=False)


def package(folder: Path) -> Path:
    """The files of Debian's package that are used, its kernel replaced by a program that tells its words."""
    modules = folder / "lib/uml/modules/6.1.1"
    (modules / "kernel/fs").mkdir(parents=True)
    (modules / "kernel/fs/overlay.ko").write_bytes(b"a module" * 999)
    (modules / "kernel/fs/other.ko").write_bytes(b"another")
    (modules / "modules.dep").write_text("kernel/fs/overlay.ko:\n")
    (folder / "bin").mkdir()
    linux = folder / "bin/linux.uml"
    linux.write_text('#!/bin/sh\nprintf "%s\\n" "$*"\n')
    linux.chmod(0o755)
    return folder


def card(folder: Path) -> Path:
    """A card with a system on its second partition."""
    disk, root = folder / "card.img", folder / "root.ext4"
    subprocess.run(["/sbin/mke2fs", "-q", "-t", "ext4", root, "8M"], check=True)
    table = bytearray(512)
    table[470:474] = (2048).to_bytes(4, "little")
    disk.write_bytes(bytes(table) + bytes(2048 * 512 - 512) + root.read_bytes())
    return disk


def test_modules_lie_beside_those_of_the_card_and_in_its_first_file_system(
    emulator: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not Path("/sbin/mke2fs").exists() or shutil.which("debugfs", path="/usr/sbin:/sbin") is None:
        pytest.skip("needs e2fsprogs: sudo apt-get install e2fsprogs")
    monkeypatch.setenv("POSTPARADE_USER_MODE_LINUX", str(package(tmp_path / "usr")))
    import user_mode  # type: ignore[import-not-found] # a script's neighbour

    disk = card(tmp_path)
    (tmp_path / "initrd").write_bytes(b"as it was")
    kernels = (tmp_path / "vmlinuz", tmp_path / "initrd")
    machine = user_mode.UserModeMachine("amd64", disk, tmp_path / "start-1", kernel=kernels, words="overlayroot=tmpfs")
    machine.process.wait()
    machine.pull_the_plug()
    told = machine.said()
    assert len(told) < LONGEST
    assert "overlayroot=tmpfs" in told
    assert f"ubd0={disk} " in told
    shown = ["/sbin/debugfs", "-R", "cat /usr/lib/modules/6.1.1/kernel/fs/overlay.ko", f"{disk}?offset={2048 * 512}"]
    assert subprocess.run(shown, capture_output=True, check=True).stdout == b"a module" * 999
    first = (tmp_path / "start-1/initramfs").read_bytes()
    assert first.startswith(b"as it was\0\0\0" + b"070701")
    assert b"usr/lib/modules/6.1.1/kernel/fs/overlay.ko\0" in first
    assert b"other.ko" not in first
    assert b"TRAILER!!!\0" in first


def test_what_cannot_be_kept_is_started_when_it_is_to_go_on(emulator: None, tmp_path: Path) -> None:
    import card as cards  # type: ignore[import-not-found]

    one = cards.Card.__new__(cards.Card)
    one.work, one.file = tmp_path, tmp_path / "card.img"
    one._state, one._kept, one._variables = tmp_path / "state", tmp_path / "kept.img", tmp_path / "kept.fd"
    pulled, started = [], []

    class Machine:
        """Cannot write down what it has in mind."""

        def keep(self, state: Path) -> None:
            pulled.append(state)

    one.keep(Machine())
    one.start = lambda **given: started.append(given)
    one.go_on()
    assert pulled == [one._state]
    assert started == [{"screen": False}]
