"""What the screens of a started machine show, each as a trial like those of :mod:`proofs`."""

import time
from functools import partial
from pathlib import Path

from computer import SHOW_SCREEN
from inside import PYTHON, put
from machine import Machine, TrialError
from record import Proof

EMPTY = 40_000
"""Bytes of a picture on which there is no more than a colour and some letters."""


def drawn_on_screen(machine: Machine, proof: Proof, picture: Path) -> None:
    machine.run(SHOW_SCREEN)
    browsers = partial(machine.run, "pgrep -fc 'type=renderer' || true")
    machine.wait(lambda: int(browsers()) > 0, "a browser on the screen", 600, 5)
    try:
        machine.wait(lambda: _drawn(machine, picture), "a page", 900, 10)
    except TrialError as error:
        said = machine.run("journalctl -u postparade-kiosk -n 15 --no-pager -o cat")
        raise TrialError(f"the screen stays empty: {error}; {said}") from error
    proof.seen.append(f"something drawn after {machine.seconds:.0f} s")
    # Letters and horses come after the frame.
    patience = machine.patience(120)
    while not patience.is_over():
        time.sleep(10)
    machine.picture(picture)
    proof.seen.append(f"picture {picture.name} after {machine.seconds:.0f} s, {picture.stat().st_size} bytes")


def screen_comes_back(machine: Machine, proof: Proof, picture: Path) -> None:
    """The only screen is unplugged, and some time later plugged in again: the board is on it."""
    before = _of_the_board(machine)
    machine.unplug_screen(0)
    machine.wait(lambda: "Virtual-1 connected" not in _connected(machine), "the screen to be missed", 120, 2)
    proof.seen.append(f"unplugged: {_connected(machine)}")
    machine.run("sleep 20", 120)
    proof.seen.append(f"after 20 s without it: {_of_the_board(machine)}, before: {before}")
    machine.plug_in_screen(0)
    _is_drawn(machine, proof, picture, 0)


def board_follows_the_screen(machine: Machine, proof: Proof, picture: Path) -> None:
    """A second screen is plugged in, which then shows the board, and unplugged: the first one has it again."""
    machine.plug_in_screen(1)
    _is_drawn(machine, proof, picture, 1)
    if _drawn(machine, picture, 0):
        proof.seen.append("the first one shows it, too")
    machine.unplug_screen(1)
    _is_drawn(machine, proof, picture, 0)


def board_is_touched(machine: Machine, proof: Proof) -> None:
    """A finger on a touch screen is one to the page of the board."""
    machine.run("modprobe uinput")
    for name in ("touch.py", "touched.py"):
        put(machine, name)
    touched = partial(machine.run, f"{PYTHON} /run/touched.py", 120)
    touched()
    machine.run("systemd-run -q --unit=touch --collect python3 /run/touch.py 20")
    seen = machine.wait(touched, "a touch of the board", 300, 5)
    proof.seen.append(f"the page was told of: {seen}")
    if set(seen.split()) != {"touch"}:
        raise TrialError(f"what came was no touch: {seen}")


def _connected(machine: Machine) -> str:
    """The screens of the machine, as its kernel knows them."""
    return machine.run("cd /sys/class/drm; for one in card*-*; do echo ${one#card?-} $(cat $one/status); done").replace(
        "\n", ", "
    )


def _of_the_board(machine: Machine) -> str:
    """Which process is the board's, and how often it was started again."""
    return machine.run("systemctl show postparade-kiosk -P ActiveState -P MainPID -P NRestarts").replace("\n", " ")


def _is_drawn(machine: Machine, proof: Proof, picture: Path, screen: int) -> None:
    begun = machine.seconds
    machine.wait(lambda: _drawn(machine, picture, screen), f"the board on screen {screen + 1}", 900, 5)
    took = machine.seconds - begun
    proof.seen.append(f"on screen {screen + 1} after {took:.0f} s: {_connected(machine)}; {_of_the_board(machine)}")


def _drawn(machine: Machine, picture: Path, screen: int = 0) -> bool:
    machine.picture(picture, screen)
    return picture.stat().st_size > EMPTY
