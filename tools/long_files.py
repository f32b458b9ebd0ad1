"""Name the files that have grown past one idea: advice that `make check` shows, no rule."""

import subprocess
import sys
from pathlib import Path

LONG = 350
LONG_STYLES = 600
"""Style sheets have a declaration a line."""

SOURCE = {".py", ".js", ".css", ".html", ".sh", ".toml"}
DATA = {"sounds/default/words.toml", "sounds/fiery/words.toml"}
"""Written by a command, and read by nobody."""


def main() -> int:
    listing = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=False)  # noqa: S607
    for name in filter(None, listing.stdout.split("\0")):
        path = Path(name)
        if path.suffix in SOURCE and path.parts[0] != "tests" and name not in DATA and path.is_file():
            lines = path.read_text(encoding="utf-8").count("\n")
            if lines > (LONG_STYLES if path.suffix == ".css" else LONG):
                print(f"long: {name} has {lines} lines; does it hold one idea?", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
