"""What the two judges of the caller share: they look up when a call is true, or say how to tell them."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from postparade.announcer.commentary.calls import base_of

REPOSITORY = Path(__file__).resolve().parents[2]
HOT = "-hot"
"""A short form is true when the long one is."""
Truth = TypeVar("Truth")


class UnjudgedCallError(LookupError):
    """The caller said something of which no judge knows when it is true; the message tells what to write, and where."""


def truth_of(key: str, truths: Mapping[str, Truth], file: str) -> Truth:
    """When the call ``key`` is true, by the ``truths`` of the judge in ``file``. Raises :class:`UnjudgedCallError`."""
    try:
        return truths[base_of(key).removesuffix(HOT)]
    except KeyError:
        raise UnjudgedCallError(
            f'the caller said "{key}", and nobody has written down when that is true.\n'
            f"Add a line to TRUTHS in {Path(file).relative_to(REPOSITORY)} that looks at events and views alone:\n"
            f'    "{base_of(key).removesuffix(HOT)}": lambda r, g, now: ...,  # r: what has happened, '
            "g: what the call says, now: seconds\n"
            "A call that only repeats its event goes into ALWAYS, further up. docs/adding-a-call.md has an example."
        ) from None
