"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

AsJson = Annotated[bool, Parameter(name="--json", negative="")]
ConfigFile = Annotated[Path | None, Parameter(name="--config")]
