"""Guests who move from one table of a night to another: they leave the one after the race, sit down at the other, and
their phone follows. Whatever dies meanwhile, they sit at one of the two in the end, and never at both."""

import secrets
from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.messages import Do, Done, Guest, Live, Order
from postparade.table.seating.names import same_name
from postparade.table.state import SEATS

State = Literal["waiting", "leaving", "sitting", "forwarding", "moved", "stayed"]
"""A move waits until the race is over and there is room; then the guest leaves, and sits down; then the phone is told.
In the end the guest has moved, or has stayed."""
OPEN = ("waiting", "leaving", "sitting", "forwarding")
UNDER_WAY = ("leaving", "sitting")
TOLD = (*UNDER_WAY, "forwarding")
ROUND = 1.0
"""Seconds between two looks."""
AGAIN = 5.0
"""Seconds after which a table is told once more what it has not answered."""
REMEMBERED = 30
"""Moves that are over and still listed."""
KEPT = "moves"


class Move(Struct, frozen=True):
    """A guest called ``name`` goes from ``seat`` of one table ``to`` another; ``place`` is the seat there. ``tries``
    counts what tables have refused, of which ``refusal`` is the last; ``back``: there was no seat after all, so that
    the guest sits down where they came from. ``asked`` is how that table stood when it last refused."""

    id: str
    name: str
    table: int
    seat: int
    to: int
    state: State = "waiting"
    place: int = 0
    tries: int = 0
    back: bool = False
    refusal: Refusal | None = None
    guest: Guest | None = None
    asked: str = ""

    @property
    def at(self) -> int:
        """The number of the table that does what comes next."""
        return self.to if self.state == "sitting" and not self.back else self.table


class MoveLine(Struct, frozen=True):
    """A move as pages show it, without the link that belongs to the guest's phone alone."""

    id: str
    name: str
    table: int
    seat: int
    to: int
    state: State
    place: int
    refusal: Refusal | None


class Tables(Protocol):
    """The tables of the night, as far as moves know them."""

    def name_of(self, number: int) -> str | None: ...

    def is_here(self, number: int) -> bool: ...

    def live(self, number: int) -> Live: ...

    async def tell(self, number: int, order: Order) -> None: ...


class Moves:
    """All moves of a night, which are kept in its ledger and survive every restart. Raises ``JournalFault`` when the
    ledger cannot be written; nothing has changed then. What decides something takes turns in the ledger's thread."""

    def __init__(self, tables: Tables, ledger: Ledger, clock: Clock, new_id: Callable[[], str] | None = None) -> None:
        self._tables = tables
        self._ledger = ledger
        self._clock = clock
        self._new_id = new_id or (lambda: secrets.token_hex(8))
        self._told: dict[str, float] = {}
        kept = ledger.kept(KEPT)
        self._moves = {} if kept is None else {one.id: one for one in msgspec.json.decode(kept, type=list[Move])}

    @property
    def all(self) -> tuple[Move, ...]:
        """All moves, those under way and the last that are over, in the order in which they were asked for."""
        return tuple(self._moves.values())

    @property
    def lines(self) -> tuple[MoveLine, ...]:
        """All moves as pages show them."""
        return tuple(
            MoveLine(one.id, one.name, one.table, one.seat, one.to, one.state, one.place, one.refusal)
            for one in self._moves.values()
        )

    def ask(self, table: int, seat: int, to: int) -> Refusal | None:
        """Let whoever sits at ``seat`` of the table number ``table`` move ``to`` another: ``hub_table_unknown``,
        ``hub_same_table``, ``guest_gone``, ``hub_moving``."""
        if no := self._no_way(table, to):
            return no
        name = self._tables.live(table).seats.get(seat)
        if name is None:
            return refuse("guest_gone", name=str(seat))
        if self._moves_already(table, seat):
            return refuse("hub_moving", name=name)
        self._keep(Move(self._new_id(), name, table, seat, to))
        return None

    def ask_all(self, table: int, to: int) -> Refusal | None:
        """Let everybody at the table number ``table`` move ``to`` another who does not move already; refused like
        :meth:`ask`. Asked again, it changes nothing."""
        if no := self._no_way(table, to):
            return no
        seats = self._tables.live(table).seats
        if not seats:
            return refuse("guest_gone", name=self._tables.name_of(table) or str(table))
        there = [(seat, name) for seat, name in seats.items() if not self._moves_already(table, seat)]
        self._keep(*(Move(self._new_id(), name, table, seat, to) for seat, name in there))
        return None

    def _no_way(self, table: int, to: int) -> Refusal | None:
        """Why nobody can move from the one table to the other."""
        for number in (table, to):
            if self._tables.name_of(number) is None:
                return refuse("hub_table_unknown", number=number)
        return refuse("hub_same_table") if table == to else None

    def _moves_already(self, table: int, seat: int) -> bool:
        return any(one.state in OPEN and (one.table, one.seat) == (table, seat) for one in self._moves.values())

    def cancel(self, move: str) -> Refusal | None:
        """Let the guest of ``move`` stay: ``hub_move_gone`` once that is too late."""
        found = self._moves.get(move)
        if found is None or found.state != "waiting":
            return refuse("hub_move_gone")
        self._keep(replace(found, state="stayed", refusal=None))
        return None

    async def run(self) -> None:
        """Look for ever."""
        while True:
            try:
                await self.look()
            except JournalFault:
                self._told.clear()  # the ledger answers again some time; tables do nothing twice
            await self._clock.sleep(ROUND)

    async def look(self) -> None:
        """Begin what can begin now, and tell tables once more what they have not answered."""
        for name in [one.id for one in self.all if one.state in OPEN]:
            # Tables may have answered while another one was told.
            move = await self._ledger.turn(self._looked_at, name)
            if move is not None and move.state in TOLD:
                await self._tell(move)

    async def answered(self, number: int, done: Done) -> None:
        """The table ``number`` has answered an order."""
        move = await self._ledger.turn(self._gone_on, number, done)
        if move is not None and move.state in ("sitting", "forwarding"):
            await self._tell(move)

    def _gone_on(self, number: int, done: Done) -> Move | None:
        """The move that the table ``number`` has answered, as it goes on; ``None`` if there is none."""
        move = self._moves.get(done.id.partition("-")[0])
        if move is None or number != move.at or done.id != _order_id(move):
            return None
        self._told.pop(move.id, None)
        match move.state:
            case "leaving":
                return self._left(move, done)
            case "sitting":
                return self._sat(move, done)
        state: State = "stayed" if move.back else "moved"
        return self._kept(replace(move, state=state, refusal=move.refusal if move.back else None))

    def _looked_at(self, name: str) -> Move | None:
        """The move of that id, begun if it can begin."""
        move = self._moves.get(name)
        return self._begun(move) if move is not None and move.state == "waiting" else move

    def _begun(self, move: Move) -> Move:
        no, standing = self._why_not(move), self._standing(move)
        if no is not None:
            return move if no == move.refusal else self._kept(replace(move, refusal=no))
        crowded = any(one.state in UNDER_WAY and one.to == move.to for one in self._moves.values())
        if crowded or move.asked == standing:
            return move
        return self._kept(replace(move, state="leaving", asked=standing))

    def _left(self, move: Move, done: Done) -> Move:
        if done.refusal is None:
            return self._seated_at(replace(move, state="sitting", guest=done.guest, refusal=None, tries=move.tries + 1))
        gone = done.refusal.code == "guest_gone"
        return self._kept(
            replace(move, state="stayed" if gone else "waiting", refusal=done.refusal, tries=move.tries + 1)
        )

    def _sat(self, move: Move, done: Done) -> Move:
        if done.refusal is None:
            return self._kept(replace(move, state="forwarding", guest=done.guest or move.guest))
        # Whoever has left sits down somewhere: at another seat, or where they came from, whichever has one first.
        back = move.back if done.refusal.code == "seat_taken" else not move.back
        again = replace(move, back=back, refusal=done.refusal, tries=move.tries + 1)
        return self._seated_at(again, move.place if back == move.back else 0)

    def _seated_at(self, move: Move, refused: int = 0) -> Move:
        """``move`` with the next seat to try: the guest's own number, which is also the colour, where it is free."""
        taken = self._tables.live(move.at).seats
        wished = (move.seat, *range(1, SEATS + 1))
        free = (seat for seat in wished if seat not in taken and seat != refused)
        move = replace(move, place=next(free, move.seat))
        self._ledger.move(move.name, (move.table, move.seat), (move.at, move.place))
        return self._kept(move)

    def _why_not(self, move: Move) -> Refusal | None:
        """Why a guest has to wait; what only the rules know is asked of the table."""
        for number in (move.table, move.to):
            if not self._tables.is_here(number):
                return refuse("hub_table_away", table=self._tables.name_of(number) or number)
        live, there = self._tables.live(move.table), self._tables.live(move.to)
        if live.running and not live.finished:
            return refuse("seat_in_play", name=move.name)
        if len(there.seats) >= SEATS:
            return refuse("table_full", seats=SEATS)
        if same_name(move.name, there.seats.values()):
            return refuse("name_taken", name=move.name)
        return None

    def _standing(self, move: Move) -> str:
        """How the table stands that the guest is to leave: what it refused it refuses until that changes."""
        live = self._tables.live(move.table)
        return f"{live.game} {live.race} {live.phase} {live.running} {live.finished} {live.paused} {live.over}"

    async def _tell(self, move: Move) -> None:
        now = self._clock.now()
        if now - self._told.get(move.id, -AGAIN) < AGAIN:
            return
        self._told[move.id] = now
        do: Do = "leave" if move.state == "leaving" else "sit" if move.state == "sitting" else "forward"
        guest = move.guest or Guest(move.name, move.seat)
        if do != "forward":
            guest = replace(guest, seat=move.place if do == "sit" else move.seat)
        to = self._tables.name_of(move.to) or ""
        await self._tables.tell(move.at, Order(_order_id(move), do, guest=guest, move=move.id, to=to))

    def _keep(self, *changed: Move) -> None:
        moves = {**self._moves, **{move.id: move for move in changed}}
        over = [one.id for one in moves.values() if one.state not in OPEN]
        for old in over[:-REMEMBERED]:
            del moves[old]
        self._ledger.keep(KEPT, msgspec.json.encode(list(moves.values())).decode())
        self._moves = moves

    def _kept(self, move: Move) -> Move:
        self._keep(move)
        return move


def _order_id(move: Move) -> str:
    """The id of what comes next: the same whenever it is sent, another one for every new try."""
    return f"{move.id}-{move.state}-{move.tries}"
