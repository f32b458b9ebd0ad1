"""A roll that is entered press by press: what all ways to enter dice by hand have in common."""

from collections.abc import Callable

from postparade.dice.proposal import Proposal
from postparade.dice.sources.context import SourceContext


class Entry:
    """What has been pressed for the next roll: ``faces`` of the two dice, or ``total`` where only the sum is entered.

    The first press fixes which roll it is for. As soon as that roll has counted, from whatever source, the entry begins
    anew, and for ``settle_ms`` after a roll of another source presses are ignored: they come late, for dice that the
    camera or a phone has entered already. ``changed`` is called whenever the entry has changed, ``refused`` whenever a
    press or a roll did not count.
    """

    def __init__(
        self, context: SourceContext, source: str, changed: Callable[[], None], refused: Callable[[], None]
    ) -> None:
        self._context = context
        self._source = source
        self._changed = changed
        self._refused = refused
        self._based_on = 0
        self._deaf_until: float | None = None
        self.faces: list[int | None] = [None, None]
        self.total: int | None = None
        context.roll_committer.on_counted(self._counted)
        context.status_board.watch(self._read)

    def begin(self) -> None:
        """Say at the table that dice come from here."""
        self._context.roll_committer.introduce(self._source)

    @property
    def empty(self) -> bool:
        """Whether nothing has been pressed."""
        return self.faces == [None, None] and self.total is None

    @property
    def whole(self) -> bool:
        """Whether both faces have been pressed."""
        return None not in self.faces

    def choose(self, die: int, face: int) -> bool:
        """Enter ``face`` for ``die`` (0 or 1); return whether the press counts."""
        if not self._open():
            return False
        self.faces[die] = face
        self._changed()
        return True

    def choose_total(self, total: int) -> bool:
        """Enter ``total`` for both dice; return whether the press counts."""
        if not self._open():
            return False
        self.total = total
        self._changed()
        return True

    def clear(self) -> None:
        """Forget the keys pressed so far."""
        if not self.empty:
            self.faces, self.total = [None, None], None
            self._changed()

    def proposal(self, *, settled: bool, reason: str | None = None) -> Proposal:
        """What has been pressed, for the roll committer. Two faces say more than a sum."""
        first, second = self.faces
        faces = None if first is None or second is None else (first, second)
        total = self.total if faces is None else None
        named = self._context.settings.die_names if faces else None
        return Proposal(self._source, faces, reason, settled=settled, based_on=self._based_on, total=total, named=named)

    def _open(self) -> bool:
        """Whether a press may count now."""
        roll_committer = self._context.roll_committer
        if not roll_committer.expects_roll:
            roll_committer.turn_away(self._source)
            self._refused()
            return False
        if self._deaf_until is not None and self._context.clock.now() < self._deaf_until:
            self._refused()
            return False
        if self.empty:
            self._based_on = roll_committer.entry
        return True

    def _counted(self) -> None:
        said = self._context.status_board.latest("dice") or {}
        if said.get("source") != self._source:
            self._deaf_until = self._context.clock.now() + self._context.settings.settle_ms / 1000
        self.clear()

    def _read(self, topic: str, body: dict[str, object]) -> None:
        """Clear the entry when the table refused our roll, so that nothing of it lingers in the next one."""
        ours = topic == "dice" and body.get("source") == self._source
        if ours and body.get("stage") == "still" and body.get("reason") and not self.empty:
            self.clear()
            self._refused()
