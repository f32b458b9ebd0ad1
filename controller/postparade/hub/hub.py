"""The hub of a race night: its tables, its contest, and what the organiser decides."""

import secrets
from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.hub.common_races import CommonRaces, RaceWish
from postparade.hub.contest.closest_race import closeness
from postparade.hub.contest.night import Contest, Final, Night, contested, final_of, finalists_of, standings_of
from postparade.hub.contest.standings import Raced, Standings, counted
from postparade.hub.ledger.applying import Member
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.link.sealing import key_of, new_token
from postparade.hub.link.wire import Wire
from postparade.hub.messages import Do, Joined, Live, Order
from postparade.hub.moves import MoveLine, Moves
from postparade.hub.orders import Answer
from postparade.hub.table_link import TableLink

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8


class TableStand(Struct, frozen=True):
    """A table as stage and console show it. ``here``: it is connected; ``silent``: seconds since it was last heard, if
    it is away; ``close``: how much its race deserves a look; ``behind``: entries that are yet to be applied."""

    number: int
    name: str
    here: bool
    silent: float | None
    close: float
    live: Live
    state: str
    entry: int
    behind: int
    version: str
    fault: str | None
    latency: float | None
    ahead: float | None
    repeated: int
    refused: int
    refusal: Refusal | None
    order: Answer | None
    withdrawn: int


class LeagueLine(Struct, frozen=True):
    """How the report to a league stands: what it is called, once that is known, and what is wrong."""

    name: str
    fault: Refusal | None


class NightStand(Struct, frozen=True):
    """The night as the pages show it."""

    name: str
    contest: Contest
    standings: Standings
    final: Standings | None
    announcement: str
    over: bool
    races: dict[int, int]
    """Races that count, by table."""
    league: LeagueLine | None = None
    moves: tuple[MoveLine, ...] = ()
    """Guests who move to other tables, and the last that have."""


class Hub:
    """All of one night; ``chance`` draws finals. What is no coroutine and changes something, or may read from the
    database, takes turns in the thread of the ledger (:attr:`turn`): one decision after another, each on top of those
    before it. Tables are talked with in the event loop."""

    def __init__(
        self, ledger: Ledger, clock: Clock, name: str, chance: Random | None = None, code: str | None = None
    ) -> None:
        """A new night is called ``name``; tables join with ``code``, or with the one that it has."""
        self._ledger = ledger
        self.turn = ledger.turn
        """Does something in the thread of the ledger."""
        self._clock = clock
        self._chance = chance or secrets.SystemRandom()
        night = ledger.night()
        if night is None:
            night = Night(name, new_code())
        self.night = night
        self.league_line: Callable[[], LeagueLine | None] = lambda: None
        """How the report to a league stands, if there is one."""
        self.on_joined: Callable[[], None] = lambda: None
        """Called in the thread of the ledger when a table has joined."""
        self.on_heard: Callable[[int, bytes | str], None] = lambda _table, _data: None
        """Called with everything that a table has sent, by its number."""
        self._keep(night if code is None else replace(night, code=code))
        self._links: dict[int, TableLink] = {}
        self.moves = Moves(self, ledger, clock)
        """Guests who move from table to table."""
        self.races = CommonRaces(ledger, clock, self._followed)
        """Races between all tables."""
        for member in ledger.members:
            self._link_with(member.number)

    def join(self, code: str, name: str) -> Joined | Refusal:
        """Let a table called ``name`` take part, which knows the ``code`` of the night: ``hub_code_wrong``,
        ``hub_name_taken``, ``hub_over``."""
        if not secrets.compare_digest(code.strip().upper().encode(), self.night.code.encode()):
            return refuse("hub_code_wrong")
        if self.night.over:
            return refuse("hub_over")
        token = new_token()
        member = self._ledger.add(" ".join(name.split()), key_of(token))
        if isinstance(member, Refusal):
            return member
        self._link_with(member.number)
        self.on_joined()
        return Joined(member.number, self.night.name, token)

    def _link_with(self, number: int) -> None:
        link = TableLink(number, self._ledger, self._clock)
        link.on_done = partial(self.moves.answered, number)
        link.own_horse = partial(self.races.own_horse, number)
        # A new dictionary: somebody may be going through the old one.
        self._links = {**self._links, number: link}

    def name_of(self, number: int) -> str | None:
        """What the table ``number`` is called, if there is one."""
        return self._ledger.member(number).name if number in self._links else None

    def is_here(self, number: int) -> bool:
        """Whether the table ``number`` is connected."""
        return self._links[number].here

    def live(self, number: int) -> Live:
        """What the board of the table ``number`` showed when it was last heard."""
        return self._links[number].live

    async def tell(self, number: int, order: Order) -> None:
        """Give the table ``number`` an order, now or as soon as it is back."""
        await self._links[number].tell(order)

    def __contains__(self, number: int) -> bool:
        """Whether there is a table ``number``."""
        return number in self._links

    @property
    def members(self) -> tuple[Member, ...]:
        """All tables."""
        return self._ledger.members

    def number_of(self, token: str) -> int | None:
        """The number of the table that has ``token``."""
        member = self._ledger.member_with(key_of(token))
        return None if member is None else member.number

    async def talk(self, number: int, wire: Wire) -> None:
        """Talk with the table ``number``; see :meth:`TableLink.talk`."""
        await self._links[number].talk(wire, lambda data: self.on_heard(number, data))

    async def order(self, do: Do, tables: Iterable[int] = (), text: str = "", seconds: float = 0.0) -> None:
        """Tell ``tables`` (none: all) what to ``do``. What is announced to all stays on the stage."""
        chosen = [number for number in tables if number in self._links]
        if do == "announce" and not chosen:
            await self.turn(lambda: self._keep(replace(self.night, announcement=text)))
        if do == "end" and not chosen:
            await self.turn(lambda: self._keep(replace(self.night, over=True)))
        for number in chosen or self._links:
            await self._links[number].tell(Order(secrets.token_hex(8), do, text, seconds))

    async def rejoin(self, number: int) -> Refusal | None:
        """Take the journal of the table ``number`` as it is now; ``hub_table_unknown``."""
        link = self._links.get(number)
        if link is None:
            return refuse("hub_table_unknown", number=number)
        await self.turn(self._ledger.rejoin, number)
        link.refusal = None
        await link.ask()
        return None

    def begin(self, contest: Contest) -> None:
        """Begin ``contest``: from now on its races count, and no earlier ones."""
        since = {member.number: (member.journal, member.cursor.entry) for member in self._ledger.members}
        self._keep(replace(self.night, contest=replace(contest, since=since, final=None), over=False))
        self.races.forget_past()

    def race(self, wish: RaceWish) -> Refusal | None:
        """Begin a common race, close its round, or call it off; see :meth:`CommonRaces.carry`. Once a final was drawn,
        it is run for itself."""
        return self.races.carry(wish, counts=self.night.contest.final is None)

    def draw_final(self, table: int) -> Refusal | None:
        """Draw the final of the heats, to be run at ``table``: ``hub_table_unknown``, ``hub_no_heats``,
        ``hub_final_drawn``."""
        contest = self.night.contest
        if table not in self._links:
            return refuse("hub_table_unknown", number=table)
        if contest.final is not None:
            return refuse("hub_final_drawn")
        member = self._ledger.member(table)
        guests = standings_of(contest, self._ledger.results(), self.races.rides()).guests
        finalists = finalists_of(contest, guests, self._chance)
        if not finalists:
            return refuse("hub_no_heats")
        final = Final(table, finalists, (member.journal, member.cursor.entry))
        self._keep(replace(self.night, contest=replace(contest, final=final)))
        return None

    def final_running(self) -> int | None:
        """The number of the table at which the final is being run right now."""
        final = self.night.contest.final
        if final is None or final.table not in self._links:
            return None
        link = self._links[final.table]
        if not link.here or not link.live.running or link.live.finished:
            return None
        standing = final_of(self.night.contest, self._ledger.results())
        return final.table if standing is not None and not standing.guests else None

    def forget(self, name: str) -> int:
        """Delete the ``name`` of a person; returns for how many seats it stood."""
        name = " ".join(name.split())
        count = self._ledger.forget(name)
        final = self.night.contest.final
        if final is not None and any(one.name.casefold() == name.casefold() for one in final.finalists):
            left = tuple(
                replace(one, name="-") if one.name.casefold() == name.casefold() else one for one in final.finalists
            )
            contest = replace(self.night.contest, final=replace(final, finalists=left))
            self._keep(replace(self.night, contest=contest))
        self._ledger.purge()
        return count

    def renew_code(self) -> None:
        """Another code for tables that are yet to join; those that have joined stay."""
        self._keep(replace(self.night, code=new_code()))

    def tables(self) -> list[TableStand]:
        """All tables, those with the closest race first."""
        found = [self._stand(link) for link in self._links.values()]
        return sorted(found, key=lambda table: (-table.close, table.number))

    def stand(self) -> NightStand:
        """The night as it stands."""
        night, results = self.night, self._ledger.results()
        races: dict[int, int] = {}
        for one in _counting(night.contest, results):
            races[one.table] = races.get(one.table, 0) + 1
        return NightStand(
            night.name,
            night.contest,
            standings_of(night.contest, results, self.races.rides()),
            final_of(night.contest, results),
            night.announcement,
            night.over,
            races,
            self.league_line(),
            self.moves.lines,
        )

    def _followed(self) -> dict[int, bool]:
        """The tables that are connected and whose journals are taken, and whether their games have dice."""
        return {
            number: link.live.dice
            for number, link in self._links.items()
            if link.here and self._ledger.member(number).state == "following"
        }

    def _stand(self, link: TableLink) -> TableStand:
        member = self._ledger.member(link.number)
        here = link.here
        return TableStand(
            member.number,
            member.name,
            here,
            None if here or link.silent == float("inf") else round(link.silent, -1),
            closeness(link.live) if here else 0.0,
            link.live,
            member.state,
            member.cursor.entry,
            link.behind,
            link.version,
            link.fault,
            None if link.latency is None else round(link.latency, 3),
            None if link.ahead is None else round(link.ahead, 1),
            link.repeated,
            link.refused,
            link.refusal,
            link.orders.last,
            self._ledger.withdrawn(member.number),
        )

    def _keep(self, night: Night) -> None:
        self._ledger.keep_night(night)
        self.night = night
        self._ledger.meeting = night.name if night.contest.name == "-" else night.contest.name


def _counting(contest: Contest, results: list[Raced]) -> list[Raced]:
    return counted(contested(contest, results), contest.races)


def is_code(text: str) -> bool:
    """Whether ``text`` can be the code of a night."""
    return len(text) == CODE_LENGTH and text.isascii() and text.isalnum() and text.isupper()


def new_code() -> str:
    """A code for joining, without letters that look alike."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
