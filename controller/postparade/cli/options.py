"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]
GameName = Annotated[str, Parameter(help="The game, for example quarter-horse.")]
JournalFile = Annotated[Path, Parameter(help="The journal.sqlite of an evening, or its data folder.")]
ConfigFile = Annotated[Path | None, Parameter(name="--config")]
