"""What pages may send, checked before anything looks at it, and turned into the table's commands."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse, unreadable
from postparade.rules.actions import TYPED, Roll
from postparade.rules.registry import game_named
from postparade.table.messages import AskedAction
from postparade.web.auth.doors import Door

Id = Annotated[str, Meta(pattern=r"^[0-9a-zA-Z_-]{8,40}$")]
LARGEST = 2**31 - 1
"""The largest whole number that a page may send; nothing at a table is counted higher, and SQLite keeps it."""
DEEPEST = 8
"""How deeply lists and objects may be nested in a command."""
Entry = Annotated[int, Meta(ge=0, le=LARGEST)]
Seat = Annotated[int, Meta(ge=1, le=12)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Is anybody there?"""


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="do"):
    """``action`` for the table, decided while journal entry ``based_on`` was on the screen. ``id`` makes a resend
    harmless."""

    id: Id
    action: dict[str, Any]
    based_on: Entry | None = None


class ThrowDice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="throw"):
    """Throw the electronic dice."""

    id: Id
    based_on: Entry


class Reseat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="reseat"):
    """Host: a one-time QR code that hands ``seat`` to another phone."""

    id: Id
    seat: Seat


class Doors(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="doors"):
    """Host: let newcomers join by themselves, only when the host lets each of them in, or not at all."""

    id: Id
    door: Door


class Admit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="admit"):
    """Host: let in the visitor who waits at the door under number ``visitor``, or turn them away."""

    id: Id
    visitor: Entry
    let_in: bool


class SeatsEach(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="seats_each"):
    """Host: how many seats one phone may take."""

    id: Id
    seats: Seat


class ClearIdle(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="clear_idle"):
    """Host: clear these ``seats``, as far as a phone holds them that has never played."""

    id: Id
    seats: Annotated[tuple[Seat, ...], Meta(max_length=12)]


class Screen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="screen"):
    """Host: let the screen that asks under number ``screen`` show the join code, or not."""

    id: Id
    screen: Entry
    allow: bool


class Show(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="show"):
    """Host: what the board shows while no race is on: the result or the chart of the race just decided, or once more an
    earlier race, the one that journal entry ``race`` decided."""

    id: Id
    what: Literal["result", "chart", "race"]
    race: Entry | None = None


class PreviewCorrection(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="preview"):
    """Host: what would change if the roll of journal entry ``entry`` had shown ``dice``."""

    id: Id
    entry: Entry
    dice: Annotated[tuple[int, ...], Meta(max_length=12)]


class Seen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="seen"):
    """Host: has seen what went wrong at the table."""

    id: Id


class Painted(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="painted"):
    """Board: the scene ``scene`` of journal entry ``entry`` is on the screen."""

    id: Id
    entry: Entry
    scene: Name


class Touched(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="touched"):
    """Board: somebody has touched it, or pressed a key."""

    id: Id


class Cheer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="cheer"):
    """Phone: cheer for the horse in ``lane``, or for the whole field."""

    id: Id
    lane: Annotated[int, Meta(ge=1, le=99)] | None = None


class PanelCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="panel"):
    """Panel: something for the simulated table."""

    id: Id
    name: Name
    args: dict[str, Any] = {}


WithId = (
    Do
    | ThrowDice
    | Reseat
    | Doors
    | Admit
    | SeatsEach
    | ClearIdle
    | Screen
    | Show
    | PreviewCorrection
    | Seen
    | Painted
    | Touched
    | Cheer
    | PanelCommand
)
"""Messages that are answered under the id that came with them."""
Message = Ping | WithId

_decoder = msgspec.json.Decoder(Message)
_TABLE_WORDS = frozenset(str(kind.__struct_config__.tag) for kind in AskedAction.__args__)


def parse(text: str) -> Message | Refusal:
    """The message in ``text``, or ``bad_request``."""
    try:
        message: Message = _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return refuse("bad_request", why=unreadable(error))
    open_ended = (
        message.action if isinstance(message, Do) else message.args if isinstance(message, PanelCommand) else {}
    )
    why = _oversized(open_ended)
    return message if why is None else refuse("bad_request", why=why)


def _oversized(value: object, depth: int = 0) -> str | None:
    """In words, what in ``value`` is larger or deeper than in any genuine message; ``None`` if nothing is."""
    if depth > DEEPEST:
        return "it is nested too deeply"
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        return "a number is too large"
    inside = (*value.keys(), *value.values()) if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((why for part in inside if (why := _oversized(part, depth + 1)) is not None), None)


def action_for(game: str | None, sent: dict[str, object]) -> Any | Refusal:
    """``sent`` as an action of the table or of ``game``; ``no_game`` or ``bad_request`` when it is neither.

    Dice that come from a page were typed there, whatever the page says of their source.
    """
    try:
        if str(sent.get("do")) in _TABLE_WORDS:
            return msgspec.convert(sent, AskedAction, str_keys=True)
        if game is None:
            return refuse("no_game")
        rules = game_named(game)
        if isinstance(rules, Refusal):
            return rules
        action = msgspec.convert(sent, rules.action_type, str_keys=True)
        return replace(action, source=TYPED, named=None) if isinstance(action, Roll) else action
    except msgspec.ValidationError as error:
        return refuse("bad_request", why=unreadable(error))
