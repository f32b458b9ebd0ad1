"""The screens of a table: which browsers have become one, what each is called and shows, and when it was last heard.

A file of their own keeps numbers, names and roles over a restart; no part of the journal, as nothing of it is played.
"""

import re
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, reason, refuse
from postparade.core.latest_file import LatestFile, read_or_empty

FILE: Final = "screens.json"
"""In the data folder."""
MOST = 40
STALE = 2.0
"""Seconds without a word from a screen after which it may show what is no longer so."""
FORGOTTEN = 60.0
"""Seconds after which a screen to which nothing was ever assigned makes room for another one."""
DIGEST = re.compile("[0-9a-f]{64}")
NAME = r"^[^\x00-\x1f\x7f]{1,24}$"

Role = Literal[
    "waiting", "board", "stage", "odds", "standings", "bets", "caller", "overlay", "lobby", "advertisement", "blank"
]
ADDRESSES: Final[dict[Role, str]] = {
    "waiting": "",
    "board": "/",
    "stage": "/?stage",
    "odds": "/overlay/odds?solid",
    "standings": "/overlay/standings?solid",
    "bets": "/overlay/bets?solid",
    "caller": "/overlay/caller?solid",
    "overlay": "/overlay/race",
    "lobby": "/overlay/lobby?solid",
    "advertisement": "/overlay/pictures?solid",
    "blank": "",
}
"""What a screen opens for each role; nothing where it shows a page of its own: its number while it waits for a role,
or black."""
ROLES = get_args(Role)


class Screen(Struct, frozen=True):
    """A screen as it is kept. ``name`` is what people call it; empty for its number."""

    number: Annotated[int, Meta(ge=1)]
    name: Annotated[str, Meta(max_length=24)] = ""
    role: Role = "waiting"


class Fleet:
    """The screens of one table, by the digests of their cookies."""

    def __init__(self, data: Path, clock: Clock) -> None:
        self._file = LatestFile(data / FILE, "what screens show")
        self._clock = clock
        self._screens = read(data / FILE)
        self._heard: dict[str, float] = {}
        self._pointed: tuple[int, float] | None = None

    async def close(self) -> None:
        """Finish what is being saved."""
        await self._file.close()

    def hear(self, digest: str) -> Screen | Refusal:
        """The browser with ``digest`` is here: the screen that it is, a new one if need be."""
        screen = self._screens.get(digest)
        if screen is None:
            self._make_room()
            if len(self._screens) >= MOST:
                return refuse("too_many_screens", most=MOST)
            taken = {one.number for one in self._screens.values()}
            screen = Screen(next(number for number in range(1, MOST + 1) if number not in taken))
            self._put(digest, screen)
        self._heard[digest] = self._clock.now()
        return screen

    async def assign(self, number: int, role: Role) -> Refusal | None:
        """Let screen ``number`` show ``role`` from now on; that is on the disk then, as is what the next two do."""
        return await self._change(number, role=role)

    async def rename(self, number: int, name: str) -> Refusal | None:
        """Call screen ``number`` by another name."""
        return await self._change(number, name=" ".join(name.split()))

    async def forget(self, number: int) -> Refusal | None:
        """Screen ``number`` is none any more; a browser that is still open becomes a new one."""
        digest = self._digest(number)
        if digest is None:
            return refuse("no_such_screen", number=number)
        screens = {one: screen for one, screen in self._screens.items() if one != digest}
        self._heard.pop(digest, None)
        return await self._kept(screens)

    def point_out(self, number: int) -> Refusal | None:
        """Let screen ``number`` say for five seconds which one it is."""
        if self._digest(number) is None:
            return refuse("no_such_screen", number=number)
        self._pointed = number, self._clock.now() + 5.0
        return None

    def is_pointed_out(self, number: int) -> bool:
        """Whether screen ``number`` is to say which one it is."""
        return self._pointed is not None and self._pointed[0] == number and self._clock.now() < self._pointed[1]

    def listed(self) -> list[dict[str, object]]:
        """What the host sees: every screen by its number, and for how many seconds nothing was heard of it; ``None``
        where it has not come since the start of the table."""
        now = self._clock.now()
        rows = []
        for digest, screen in sorted(self._screens.items(), key=lambda pair: pair[1].number):
            heard = self._heard.get(digest)
            silent = None if heard is None else now - heard
            rows.append(
                {
                    "number": screen.number,
                    "name": screen.name,
                    "role": screen.role,
                    "live": silent is not None and silent < STALE,
                    "silent": None if silent is None else int(silent),
                }
            )
        return rows

    async def _change(self, number: int, **changes: object) -> Refusal | None:
        digest = self._digest(number)
        if digest is None:
            return refuse("no_such_screen", number=number)
        return await self._kept({**self._screens, digest: replace(self._screens[digest], **changes)})

    def _digest(self, number: int) -> str | None:
        return next((digest for digest, screen in self._screens.items() if screen.number == number), None)

    def _make_room(self) -> None:
        """Whoever opens the page may become a screen; whoever only looked in makes room for those that stay."""
        if len(self._screens) < MOST:
            return
        now = self._clock.now()
        kept = {
            digest: screen
            for digest, screen in self._screens.items()
            if screen.role != "waiting" or screen.name or now - self._heard.get(digest, -FORGOTTEN) < FORGOTTEN
        }
        if len(kept) < len(self._screens):
            self._keep(kept)

    async def _kept(self, screens: dict[str, Screen]) -> Refusal | None:
        self._keep(screens)
        why = await self._file.kept()
        return None if why is None else refuse("screens_not_kept", why=reason(why))

    def _put(self, digest: str, screen: Screen) -> None:
        self._keep({**self._screens, digest: screen})

    def _keep(self, screens: dict[str, Screen]) -> None:
        self._screens = screens
        self._file.put(screens)


def read(file: Path) -> dict[str, Screen]:
    """The screens that ``file`` keeps; none where there is no such file, or none of ours."""
    return read_or_empty(file, {}, dict[str, Screen], _wrong)


def _wrong(screens: dict[str, Screen]) -> str | None:
    twice = len({one.number for one in screens.values()}) < len(screens)
    return "screens are mixed up" if twice or not all(map(DIGEST.fullmatch, screens)) else None
