"""What the host console and ``postparade init`` do with a setting, declared at its field beside type and default."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Meta, Struct, inspect

Form = Literal["choice", "several", "number", "switch", "text", "names"]
Takes = Literal["restart", "at once", "next update"]


def always(_settings: Mapping[str, object]) -> bool:
    """Whether to ask, whatever the other settings are."""
    return True


class Setting(Struct, frozen=True, kw_only=True):
    """How a setting is asked for and when a change takes effect. A setting without one is in the file only.

    ``form``: how the form on the host console asks for it: one of the ``choices``, ``several`` of them joined with plus
    signs, a number, a switch, a text, or ``names`` for the ``choices``; ``None`` where it does not. Its words are the
    message ``setting-KEY`` of the screens. ``question``: what ``postparade init`` asks, and writes above the answer;
    empty where it does not ask. ``place``: where form and questions have it, lowest first. ``asked``: whether ``init``
    asks, given all settings by dotted key.

    ``choices`` are those of the type if it lists them; ``installed`` is a group of entry points whose names are choices
    as well, and ``nothing`` the value while none of several is chosen. ``lowest`` and ``step`` are those of a number in
    the form; its limits are otherwise those of the type.

    ``takes``: when a change takes effect. What takes effect ``at once`` is tuned on the console while the table runs,
    and kept in the file on request.
    """

    form: Form | None = None
    question: str = ""
    place: int = 0
    asked: Callable[[Mapping[str, Any]], bool] = always
    choices: tuple[str, ...] = ()
    installed: str = ""
    nothing: str = ""
    lowest: float | None = None
    step: float = 1
    takes: Takes = "restart"

    def meta(self) -> Meta:
        """The annotation that declares this at a field: ``Annotated[int, Meta(ge=0), Setting(...).meta()]``."""
        return Meta(extra={"setting": self})


class Declared(Struct, frozen=True):
    """A setting by its dotted ``key``, with its type."""

    key: str
    setting: Setting
    type: inspect.Type

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices that are built in."""
        listed = self.type.values if isinstance(self.type, inspect.LiteralType) else ()
        return self.setting.choices or tuple(map(str, listed))

    @property
    def limits(self) -> tuple[float, float]:
        """The lowest and the highest number that the form takes."""
        kind = self.type
        assert isinstance(kind, inspect.IntType | inspect.FloatType), f"{self.key} is no number"
        assert kind.ge is not None, f"{self.key} has no lowest value"
        assert kind.le is not None, f"{self.key} has no highest value"
        return kind.ge if self.setting.lowest is None else self.setting.lowest, kind.le

    @property
    def may_be_whole(self) -> bool:
        """Whether a whole number is one of its values."""
        kinds = self.type.types if isinstance(self.type, inspect.UnionType) else (self.type,)
        return any(isinstance(kind, inspect.IntType) for kind in kinds)


def declared_in(settings: type[Struct]) -> dict[str, Declared]:
    """What is declared at the fields of ``settings`` and of the tables inside, by dotted key, in order of their
    places."""
    found = sorted(_declared(msgspec.inspect.type_info(settings), ""), key=lambda one: one.setting.place)
    return {one.key: one for one in found}


def _declared(kind: inspect.Type, prefix: str) -> Iterator[Declared]:
    if not isinstance(kind, inspect.StructType):
        return
    for field in kind.fields:
        key = f"{prefix}{field.encode_name}"
        if isinstance(field.type, inspect.Metadata) and field.type.extra and "setting" in field.type.extra:
            yield Declared(key, field.type.extra["setting"], field.type.type)
        else:
            yield from _declared(field.type, f"{key}.")
