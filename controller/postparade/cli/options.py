"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.core.faults import QuestionFault

AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]
GameName = Annotated[str, Parameter(help="The game by its name; any other word lists the names.")]
JournalFile = Annotated[Path, Parameter(help="The journal.sqlite of an evening, or its data folder.")]
Flag = Annotated[bool, Parameter(negative="")]
"""An option without a value, such as ``--fast``."""
ConfigFile = Annotated[Path | None, Parameter(name="--config")]
PortNumber = Annotated[int, Parameter(validator=Number(gte=0, lte=65535))]
Seed = Annotated[int, Parameter(validator=Number(gte=0))]
Count = Annotated[int, Parameter(validator=Number(gte=1, lte=10**9))]
LedsPerMetre = Annotated[float, Parameter(validator=Number(gte=5, lte=332))]
PackFolder = Annotated[Path, Parameter(help="The folder of the pack.")]
CallLanguage = Annotated[str, Parameter(help="The language of the calls: en, de, es, fr or it.")]
LONGEST_SHOW = 3600.0
"""Seconds that one thing is shown on the track at most."""


def _some_seconds(_type: object, value: float) -> None:
    if not 0.0 <= value <= LONGEST_SHOW:
        raise ValueError(f"Choose 0 to {LONGEST_SHOW:.0f} seconds")


Seconds = Annotated[float, Parameter(validator=_some_seconds)]


def parse_language(given: str) -> str:
    """The language meant by ``given``. Raises ``QuestionFault`` (``language_not_spoken``)."""
    from postparade.core.i18n import LANGUAGES, known_language

    known = known_language(given)
    if known is None:
        raise QuestionFault("language_not_spoken", language=given, languages=", ".join(LANGUAGES))
    return known
