"""Rolls from photographs: each picture of two dice is one, read by the camera reader when the table waits for it."""

import asyncio
import json
from pathlib import Path

from postparade.core.faults import ConfigurationFault, DeviceFault, PictureFault
from postparade.dice.proposal import Proposal
from postparade.dice.sources.context import SourceContext
from postparade.dice.vision.picture import SUFFIXES, load
from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading

LOOK_AGAIN = 0.1


class PhotoSource:
    """Goes through a folder in a loop. What the reader is not sure of is shown as unsure and passed over.

    ``used`` and ``passed_over`` count pictures.
    """

    name = "photos"

    def __init__(self, folder: str, context: SourceContext) -> None:
        """Raises ``ConfigurationFault`` (``photos_no_folder``, or ``photos_missing`` when it holds no pictures)."""
        if not Path(folder).is_dir():
            raise ConfigurationFault("photos_no_folder", path=folder)
        self._context = context
        self.pictures = two_dice_pictures(Path(folder))
        if not self.pictures:
            raise ConfigurationFault("photos_missing", path=folder)
        self.used = 0
        self.passed_over = 0

    async def run(self) -> None:
        """Roll until cancelled. Raises ``DeviceFault`` (``photos_unreadable``) after a round without a single roll."""
        clock, pause = self._context.clock, self._context.settings.photo_seconds
        while True:
            used = self.used
            for picture in self.pictures:
                while not self._context.roll_committer.expects_roll:
                    await clock.sleep(LOOK_AGAIN)
                await clock.sleep(pause)
                await self.show(picture)
            if self.used == used:
                raise DeviceFault("photos_unreadable", path=self.pictures[0].parent)

    async def show(self, picture: Path) -> None:
        """Read one picture and propose what it shows."""
        entry = self._context.roll_committer.entry
        try:
            reading = await asyncio.to_thread(_read, picture)
        except PictureFault as fault:
            self._context.status_board.report("dice", fault, "photos", "error")
            self.passed_over += 1
            return
        faces = None
        if reading.values is not None and len(reading.values) == 2:
            faces = (reading.values[0], reading.values[1])
        self.used += faces is not None
        self.passed_over += faces is None
        self._context.roll_committer.propose(
            Proposal(self.name, faces, reading.reason, reading.likely, reading.confidence, based_on=entry)
        )


def _read(picture: Path) -> Reading:
    return read(load(picture), 2)


def two_dice_pictures(folder: Path) -> list[Path]:
    """The pictures in ``folder``, by name. Where a ``labels.json`` lies in it or above it (a list of ``file``,
    ``count`` and ``readable``), only those labelled as two readable dice."""
    found = sorted(path for path in folder.glob("*") if path.suffix.lower() in SUFFIXES)
    for place in (folder, folder.parent):
        labels = place / "labels.json"
        if labels.is_file():
            with labels.open(encoding="utf-8") as file:
                known = json.load(file)
            wanted = {place / one["file"] for one in known if one.get("count") == 2 and one.get("readable", True)}
            chosen = [path for path in found if path in wanted]
            inside = sorted(path for path in wanted if path.is_relative_to(folder) and path.is_file())
            return chosen or inside
    return found
