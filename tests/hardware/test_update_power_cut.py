"""A power cut at any moment of an update leaves a machine that starts with one whole version, the old or the new one;
what was interrupted is finished or taken back after the start, and the next update works."""

import shutil
import subprocess
import sys

import pytest

from tests.conftest import LONG
from tests.hardware.update_machine import Machine, SavedMachine

pytestmark = pytest.mark.slow(60)

CUT = """
import os, sys
sys.dont_write_bytecode = True
folder, number = sys.argv[1], int(sys.argv[2])
sys.path.insert(0, folder)
from updater.command import main
CHANGES = {"os.rename", "os.remove", "os.rmdir", "os.symlink", "os.mkdir", "os.chmod", "subprocess.Popen"}
steps = 0
def cut(event, given):
    global steps
    if event in CHANGES or event == "open" and isinstance(given[1], str) and set(given[1]) & set("wax"):
        steps += 1
        if steps == number:
            os._exit(9)
sys.addaudithook(cut)
sys.exit(main(sys.argv[3:]))
"""
"""The updater's own code, ended without a word before the change to the system with a given number."""


def cut(machine: Machine, number: int) -> subprocess.CompletedProcess[str]:
    hardware = machine.program.resolve() / "hardware"
    command = [sys.executable, "-c", CUT, hardware, number]
    return machine.run(*map(str, command), f"--root={machine.root}", f"--patience={patience(machine)}")


def patience(machine: Machine) -> float:
    """Seconds to wait for an answer: longer where one comes, however busy this machine is, than where none does."""
    return 3 if (machine.source / "does").read_text() == "not get well\n" else 9


def starts(machine: Machine) -> str:
    """The machine starts after the cut, and its services do what they do then; the version that runs at last."""
    machine.kill()
    folder = machine.program.resolve(strict=True)
    assert (folder / ".complete").exists(), "half a version would run"
    assert (machine.versions / "settled/.complete").exists(), "nothing could take it back"
    for unit in ("postparade.service", "postparade-update.service", "postparade-settle.service"):
        assert (machine.units / unit).read_text(), unit
    machine.restart()
    settled = machine.settle(patience(machine))
    assert machine.settled, settled.stderr
    if (machine.versions / "last-update.json").exists():
        assert machine.told["outcome"] != "begun", settled.stderr
    assert machine.answers == machine.installed
    return machine.installed


def tried(machine: Machine, number: int, does: str) -> tuple[bool, str]:
    """An update that is cut before its change ``number``: whether it came that far, and the version after the start."""
    machine.release("0.3.0", does)
    done = cut(machine, number)
    assert done.returncode in (0, 1, 9), done.stderr
    version = starts(machine)
    if done.returncode == 9:
        machine.release("0.4.0")
        assert machine.update(patience=9).returncode == 0
        assert (machine.installed, machine.answers, machine.settled) == ("0.4.0", "0.4.0", True)
    return done.returncode == 9, version


@pytest.mark.parametrize(("does", "first", "ends"), [("well", 1, {"0.2.0", "0.3.0"}), ("not get well", 7, {"0.2.0"})])
def test_a_power_cut_before_any_change_leaves_one_whole_version(
    saved: SavedMachine, does: str, first: int, ends: set[str]
) -> None:
    # Usually the one tries the cuts that lie between those of the other: they differ only from the restart on.
    number, step = (1, 1) if LONG else (first, 12)
    seen: set[str] = set()
    while True:
        far, version = tried(saved.restored(), number, does)
        assert version in ends, f"cut before change {number}"
        if not far:
            break
        seen.add(version)
        number += step
    assert number > 30, "a whole update changes more than that"
    assert seen == ends


def test_an_update_cut_before_its_first_change_is_reported(saved: SavedMachine) -> None:
    machine, step = released(saved), 8
    near = next(number for number in range(step, 99, step) if has_begun(machine, number))
    machine = released(saved)
    assert next(number for number in range(near - step + 1, 99) if has_begun(machine, number)) <= near
    assert (machine.told["outcome"], machine.installed) == ("begun", "0.2.0")
    assert starts(machine) == "0.2.0"
    assert (machine.told["outcome"], machine.told["why"]) == ("failed", "interrupted")


def released(saved: SavedMachine) -> Machine:
    """The machine as it was, and a newer release for it."""
    machine = saved.restored()
    machine.release("0.3.0")
    return machine


def has_begun(machine: Machine, number: int) -> bool:
    """Cut before change ``number``: whether it is recorded by then that the update switches versions."""
    for folder in machine.versions.glob("0.3.0-*"):
        shutil.rmtree(folder)
    cut(machine, number)
    return (machine.versions / "last-update.json").exists()
