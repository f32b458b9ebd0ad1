"""What the host's page may order of the machine that the table runs on."""

from typing import Any, Literal

from msgspec import Struct


class Answers(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="settings"):
    """Settings by their dotted keys."""

    answers: dict[str, Any]


class Keep(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="keep"):
    """Settings that were tuned while the table runs, by dotted keys: they are in force already, and are to stay so."""

    answers: dict[str, Any]


class CopyTo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="copy"):
    """Write a copy of everything to a ``drive``."""

    drive: str


class CopyFrom(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take"):
    """Check the copy ``name`` on a ``drive``, to be put back."""

    drive: str
    name: str


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="join"):
    """Join a network, or (``own``) make one."""

    name: str
    password: str = ""
    own: bool = False


class Country(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="country"):
    """Say where the radio is used, as two letters: that switches it on."""

    country: str


What = Literal["confirm", "discard", "table", "update", "scan"]


class Order(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="order"):
    """An order without parameters: ``what`` is "confirm" or "discard" (the copy that waits), "table" (restart it),
    "update", or "scan" (for networks)."""

    what: What


Command = Answers | Keep | CopyTo | CopyFrom | Join | Country | Order
