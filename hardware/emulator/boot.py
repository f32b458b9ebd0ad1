"""Starts an image in an emulator, as it is, and proves what an owner relies on: ``make boot-test ARCH=amd64``.

The image is written to a larger "card" (a file), ``postparade.txt`` on it is edited as an owner would, and the card is
started several times. Logs and pictures are kept. Needs QEMU, mtools and, for a PC, its firmware (ovmf).
"""

import argparse
import contextlib
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import proofs
import screen_proofs
from card import Card
from computer import tree_of_a_pi
from machine import Machine, TrialError
from record import Record
from user_mode import UserModeMachine, in_a_network_of_its_own

REPOSITORY = Path(__file__).resolve().parents[2]


READ_ONLY = "overlayroot=tmpfs:recurse=0"


class Evening:
    """The parts of the trial, in the order of an evening. Those that need no start of their own go on, each by itself,
    from the machine of the first start, as it was in its race."""

    def __init__(self, card: Card, record: Record) -> None:
        self._card, self._record = card, record
        self._file = card.work / "told.json"
        """The journal as it was told before the plug was pulled."""
        self._kept: list[str] = json.loads(self._file.read_text(encoding="utf-8")) if self._file.exists() else []

    def first(self) -> None:
        """The first start of a new card; one for a Pi is told that the machine is a Pi 4. The machine is kept as it is
        in its race; then its plug is pulled."""
        pi = self._card.architecture == "arm64"
        with self._card.start(screen=False, **self._called_a_pi() if pi else {}) as machine:
            self._prove("first start", proofs.first_start, machine)
            self._prove("the settings file is taken", proofs.settings_taken, machine)
            self._prove("the data take the rest of the card", proofs.data_fill_the_card, machine)
            self._prove("a code leads the first host to the set-up", proofs.first_host_is_led, machine)
            self._race(machine)
            if pi:
                self._prove("a Pi 4's device tree makes it a Pi", proofs.is_a_pi, machine)
            self._keep(machine)

    def pull(self) -> None:
        """The plug has been pulled in a race."""
        with self._card.start(screen=False) as machine:
            self._prove("plug pulled: the same race", proofs.same_race, machine, kept=self._kept)
            self._pull(machine)

    def read_only(self) -> None:
        """The same twice, with a system that nothing is written to."""
        for which in ("first", "second"):
            with self._card.start(words=READ_ONLY, screen=False) as machine:
                name = f"read-only system, {which} start"
                self._prove(f"{name}: the same race", proofs.same_race, machine, kept=self._kept)
                self._prove(f"{name}: only the data are written", proofs.only_data_are_written, machine)
                self._pull(machine)

    def screen(self) -> None:
        """The board on the machine's own screen."""
        with self._card.go_on() as machine:
            self._race(machine)
            picture = self._record.folder / f"race-{self._card.architecture}.png"
            self._prove("the race on the screen", screen_proofs.drawn_on_screen, machine, picture=picture)
            self._prove("the board is touched", screen_proofs.board_is_touched, machine)
            other = picture.with_name(f"screens-{self._card.architecture}.png")
            self._prove("the board follows the screen", screen_proofs.board_follows_the_screen, machine, picture=other)
            self._prove("a screen comes back", screen_proofs.screen_comes_back, machine, picture=other)
            self._pull(machine)

    def hung(self) -> None:
        """What hangs is started anew."""
        with self._card.go_on() as machine:
            self._race(machine)
            self._prove("a hung table is replaced", proofs.hung_table_is_restarted, machine, kept=self._kept)
            self._prove("a hung machine is reset", proofs.hung_machine_is_reset, machine, kept=self._kept)
            self._pull(machine)

    def full(self) -> None:
        """A full partition."""
        with self._card.go_on() as machine:
            self._race(machine)
            self._prove("a full data partition", proofs.full_data_partition, machine, kept=self._kept)
            self._pull(machine)

    def stick(self) -> None:
        """A copy of the evening, and the switch on the console."""
        with self._card.go_on() as machine:
            self._prove("a copy to a stick and back", proofs.copy_to_a_stick, machine, card=self._card)
            self._prove("switched off from the console", proofs.switched_off_from_the_console, machine)

    def clock(self) -> None:
        """A machine without a battery begins in the past."""
        with self._card.start(words=READ_ONLY, screen=False, clock="2020-01-01T00:00:00") as machine:
            self._prove("a clock without a battery", proofs.clock_without_battery, machine, kept=self._kept)
            self._pull(machine)

    def update(self) -> None:
        """A release that works."""
        with self._card.go_on() as machine:
            self._race(machine)
            self._prove("an update in a race", proofs.updated, machine, kept=self._kept)
            self._pull(machine)

    def rollback(self) -> None:
        """And one that does not."""
        with self._card.go_on() as machine:
            self._race(machine)
            self._prove("a release that does not start is taken back", proofs.taken_back, machine, kept=self._kept)
            self._pull(machine)

    def reset(self) -> None:
        """An owner gives the table away."""
        self._card.edit_settings({"reset": "everything"})
        with self._card.start(screen=False) as machine:
            self._prove("a reset", proofs.like_new, machine)
            picture = self._record.folder / f"board-{self._card.architecture}.png"
            if machine.has_screen:
                self._prove(
                    "the board of a new table on the screen", screen_proofs.drawn_on_screen, machine, picture=picture
                )
            self._pull(machine)

    def _called_a_pi(self) -> dict[str, list[str]]:
        return {"more": tree_of_a_pi(self._card.work / "pi.dtb")}

    def _prove(self, name: str, trial: Callable[..., None], machine: Machine, **given: Any) -> bool:
        held: bool = self._record.prove(name, partial(trial, machine, **given))
        return held

    def _race(self, machine: Machine) -> None:
        """A race is under way: that of before, or a new one."""
        if machine.healthy(1200)["entry"] == 0:
            self._prove("a race, seen from outside", proofs.race_begins, machine, kept=self._kept)
        else:
            self._kept[:] = proofs.told(machine)

    def _pull(self, machine: Machine) -> None:
        self._remember(machine)
        machine.pull_the_plug()

    def _keep(self, machine: Machine) -> None:
        self._remember(machine)
        self._card.keep(machine)

    def _remember(self, machine: Machine) -> None:
        with contextlib.suppress(OSError, TrialError):
            self._kept[:] = proofs.told(machine)
        self._file.write_text(json.dumps(self._kept), encoding="utf-8")


PARTS = ("first", "pull", "read_only", "clock", "hung", "full", "stick", "update", "rollback", "reset", "screen")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("architecture", choices=("amd64", "arm64"))
    parser.add_argument("--images", type=Path, default=REPOSITORY / "build/image", help="where the image was built")
    parser.add_argument(
        "--record", type=Path, default=REPOSITORY / "build/image/record", help="folder of record and pictures"
    )
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="only these, in this order")
    parser.add_argument("--user-mode", action="store_true", help="in User-mode Linux, without an emulated processor")
    parser.add_argument("--card", default="trial", help="name of a card: it stays, and parts go on with it")
    options = parser.parse_args()
    if options.user_mode:
        in_a_network_of_its_own()
    folder = options.images / options.architecture
    facts = json.loads((folder / "facts.json").read_text(encoding="utf-8"))
    where = "User-mode Linux" if options.user_mode else "an emulator"
    title = f"The image for {options.architecture}, started in {where}"
    record = Record(title, options.record.resolve(), facts["name"])
    work = options.images / f"{options.card}-{options.architecture}"
    new = options.parts == PARTS or not (work / "card.img").exists()
    machine = UserModeMachine if options.user_mode else Machine
    card = Card(options.architecture, folder / "postparade.img", work, new=new, machine=machine)
    if new:
        card.edit_settings(proofs.SETTINGS)
    evening = Evening(card, record)
    for part in options.parts:
        record.part = part
        try:
            getattr(evening, part)()
        except (TrialError, OSError) as error:
            record.failed(part, error)
        told = {"bytes": facts["bytes"], "built in seconds": facts["seconds"]}
        record.write(options.architecture + ("-user-mode" if options.user_mode else ""), told, PARTS)
    sys.exit(0 if record.held else 1)


if __name__ == "__main__":
    main()
