"""Wordings that the host has banned: "never say that again". They are kept in the data folder, by their words, so that
an update that words a message anew does not silence the new words."""

import asyncio
import logging
from pathlib import Path

import msgspec
from msgspec import Struct

from postparade.announcer.commentary.phrasebook import Banned
from postparade.announcer.wording import Wording
from postparade.core.durable import write_whole
from postparade.core.faults import ConfigurationFault

FILE = "never_said.json"
"""In the data folder."""
log = logging.getLogger(__name__)


class BannedWording(Struct, frozen=True):
    """One wording of the message ``key``: its ``words``, as the catalogue of ``language`` has them, and how they were
    heard (``text``)."""

    key: str
    language: str
    words: str
    text: str


class BannedWords:
    """What is never said, in the ``folder`` of the evening (``None``: nothing is kept) and the language of
    ``catalogue``. Belongs to the event loop; files are written in threads."""

    def __init__(self, folder: Path | None, catalogue: Wording) -> None:
        self._file = None if folder is None else folder / FILE
        self._catalogue = catalogue
        self.kept = _read(self._file)
        self._changing = asyncio.Lock()

    @property
    def banned(self) -> Banned:
        """The wordings of each message that are not to be said; none of a message whose words have all changed."""
        found: dict[str, frozenset[int]] = {}
        for one in self.kept:
            if one.language == self._catalogue.language and one.key in self._catalogue.keys:
                known = range(1, self._catalogue.variants(one.key) + 1)
                same = {number for number in known if self._catalogue.source(one.key, number) == one.words}
                found[one.key] = found.get(one.key, frozenset()) | same
        return found

    async def ban(self, key: str, wording: int, text: str) -> None:
        """Never say wording number ``wording`` of ``key`` again. Raises :class:`ConfigurationFault` (``bad_request``
        for one that there is not, ``last_wording`` where nothing else could be said) and ``OSError`` when it cannot be
        kept; then nothing has changed."""
        catalogue = self._catalogue
        if key not in catalogue.keys or not 1 <= wording <= catalogue.variants(key):
            raise ConfigurationFault("bad_request", why="it names no wording of the caller")
        async with self._changing:
            banned = self.banned.get(key, frozenset()) | {wording}
            if len(banned) == catalogue.variants(key):
                raise ConfigurationFault("last_wording", text=text)
            one = BannedWording(key, catalogue.language, catalogue.source(key, wording), text)
            await self._keep((*(other for other in self.kept if other.words != one.words or other.key != key), one))

    async def allow(self, text: str) -> None:
        """Say again what was banned when it was heard as ``text``. Raises ``OSError`` when that cannot be kept."""
        async with self._changing:
            await self._keep(tuple(one for one in self.kept if one.text != text))

    async def _keep(self, kept: tuple[BannedWording, ...]) -> None:
        if self._file is not None:
            draft = self._file.with_name(f"{FILE}.new")
            await asyncio.to_thread(write_whole, self._file, msgspec.json.encode(kept), draft, mode=0o600)
        self.kept = kept


def _read(file: Path | None) -> tuple[BannedWording, ...]:
    """What was kept; nothing where there is no such file, or none that can be read."""
    try:
        return () if file is None else msgspec.json.decode(file.read_bytes(), type=tuple[BannedWording, ...])
    except FileNotFoundError:
        return ()
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s cannot be read, nothing is banned: %s", file, error)
        return ()
