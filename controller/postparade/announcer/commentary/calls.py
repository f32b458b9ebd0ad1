"""What the announcer may say: lines, and calls made of them."""

from enum import IntEnum
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.commentary.validity import Validity
from postparade.table.presentation.scene_clock import Scene

Energy = Literal["calm", "warm", "hot"]
Caller = Literal["classic", "dry", "fiery"]


CALLERS: tuple[Caller, ...] = ("classic", "dry", "fiery")
"""Who calls: the first one has the words of all messages, the others have their own for what comes up most."""
USUAL_CALLER = CALLERS[0]


def own_key(caller: Caller, key: str) -> str:
    """The name of the message ``key`` among those of ``caller``."""
    return key if caller == USUAL_CALLER else f"{caller}-{key}"


def base_of(key: str) -> str:
    """The message that ``key`` stands for, whoever words it."""
    first, _, rest = key.partition("-")
    return rest if first in CALLERS[1:] else key


class Priority(IntEnum):
    """How much a call matters: the smaller the number, the more."""

    RULE = 0
    """Somebody pays, the race is won, something was corrected."""
    TURN = 1
    """The race takes a turn."""
    COLOUR = 2
    """What a roll looks like."""
    FILLER = 3
    """Nice to know, only in quiet moments."""


PATIENCE = {Priority.RULE: 4.0, Priority.TURN: 1.2, Priority.COLOUR: 0.8, Priority.FILLER: 0.4}
"""Seconds after which a call that has not begun is stale."""


class Line(Struct, frozen=True):
    """One sentence: a message of the catalogue with its arguments.

    ``variant`` counts from 1 to ``variants`` and picks one of the message's wordings; those that are ``banned`` may not
    stand in for it.
    """

    key: str
    args: tuple[tuple[str, str | int], ...] = ()
    variant: int = 1
    variants: int = 1
    banned: tuple[int, ...] = ()

    @property
    def base(self) -> str:
        """The message that the line stands for: without the name of a caller who words it in a way of their own."""
        return base_of(self.key)

    @property
    def another(self) -> "Line":
        """The same in the next wording that may be said; the line itself where there is no other."""
        turns = (replace(self, variant=(self.variant + turn) % self.variants + 1) for turn in range(self.variants))
        return next((one for one in turns if one.variant not in (self.variant, *self.banned)), self)

    @property
    def clip(self) -> str | None:
        """Name of the line in a sound pack, such as ``lead.7-2``; ``None`` if it contains a name: no pack has those."""
        if any(isinstance(value, str) for _, value in self.args):
            return None
        numbers = "".join(f".{value}" for _, value in self.args)
        return f"{self.key}{numbers}" + (f"-{self.variant}" if self.variant > 1 else "")


class Call(Struct, frozen=True):
    """One thing worth saying.

    ``lines`` are said one after the other. ``created`` and ``deadline`` are times of the announcer's clock: a call that
    has not begun by its deadline is dropped. ``valid`` has to hold when a line begins. The newest call of a ``topic``
    replaces one that still waits. ``interrupts`` cuts off whatever is being said with that priority or a lesser one.
    A call that is not ``spoken`` is a caption only, and ``notes`` are lines that stand in its caption only, after the
    first ``noted_after`` of the ``lines``. The first ``firm`` lines are said before anything newer that does not
    interrupt; the lines after them give way as if they had the priority ``rest``. The last line is dropped unless
    ``lapses`` holds as well. ``scenes``, if any, are those that reveal what each of the lines tells.
    A call that ``joins`` is said in one breath with one that waits, as its last line.
    """

    lines: tuple[Line, ...]
    priority: Priority
    created: float
    deadline: float
    valid: Validity
    energy: Energy = "calm"
    topic: str = ""
    interrupts: Priority | None = None
    spoken: bool = True
    notes: tuple[Line, ...] = ()
    noted_after: int = 0
    firm: int = 0
    rest: Priority | None = None
    lapses: Validity | None = None
    scenes: tuple[Scene, ...] = ()
    joins: bool = False

    @property
    def caption(self) -> tuple[Line, ...]:
        """Everything that is shown."""
        return (*self.lines[: self.noted_after], *self.notes, *self.lines[self.noted_after :])

    @property
    def key(self) -> str:
        """The message that the call begins with."""
        return self.lines[0].key

    @property
    def horse(self) -> int | None:
        """The runner that the call begins with."""
        return next((value for name, value in self.lines[0].args if name == "horse" and isinstance(value, int)), None)
