"""How the last update ended, as ``hardware/updater`` has recorded it for the host."""

import logging
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

log = logging.getLogger(__name__)

Outcome = Literal["begun", "newest", "came", "went-back", "refused", "failed", "stuck"]
"""An update has begun; nothing newer is there; it came; the one of before is back; it is not properly signed; it was
not set up; or neither version comes up."""
REASONS = frozenset(
    {
        *("unreachable", "no_keys", "not_signed", "wrong_signature", "not_what_it_says", "no_room", "not_set_up"),
        *("no_copy", "does_not_answer", "interrupted", "in_memory"),
    }
)
"""Why an update ended."""
RECORD = Path("/opt/postparade-versions/last-update.json")
"""Root writes it, the table can only read it."""


class Refused(Struct, frozen=True):
    """A ``version`` that was passed over, and ``why``."""

    version: str
    why: str


class Ending(Struct, frozen=True):
    """How an update ended ``at`` (seconds since 1970): from which version, to which one, and ``why`` if it did not
    come. ``news`` are those that were signed with the new version; ``detail`` is what a program of the system said."""

    outcome: Outcome
    at: float
    origin: str = field(default="", name="from")
    to: str = ""
    channel: str = "stable"
    why: str = ""
    detail: str = ""
    news: str = ""
    refused: Refused | None = None


class Update(Struct, frozen=True):
    """What is known of updates: whether one runs, failed where nobody could say why, or how the ``last`` one ended.
    ``says`` is the last line that it printed."""

    state: Literal["none", "running", "done", "failed"]
    says: str = ""
    last: Ending | None = None


def last_ending(record: Path) -> Ending | None:
    """How the last update ended; None before the first, while one has merely begun, and where nothing can be read."""
    try:
        ending = msgspec.json.decode(record.read_bytes(), type=Ending)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("%s cannot be read: %s", record, error)
        return None
    return None if ending.outcome == "begun" else ending
