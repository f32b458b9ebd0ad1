"""Whether this machine can show and print the names that guests give themselves."""

import shutil
import subprocess
from collections.abc import Iterator

from postparade.config import Settings
from postparade.doctor.finding import Finding, Machine

PART = "fonts"
SCRIPTS = {
    "Latin": ("A", "fonts-dejavu-core"),
    "Greek": ("\u03a9", "fonts-dejavu-core"),
    "Cyrillic": ("\u0416", "fonts-dejavu-core"),
    "Hebrew": ("\u05d0", "fonts-dejavu-core"),
    "Arabic": ("\u0633", "fonts-noto-ui-core"),
    "Devanagari": ("\u0915", "fonts-noto-ui-core"),
    "Thai": ("\u0e01", "fonts-noto-ui-core"),
    "Chinese": ("\u5c0f", "fonts-wqy-microhei"),
    "Japanese": ("\u3042", "fonts-wqy-microhei"),
    "Korean": ("\ud55c", "fonts-wqy-microhei"),
    "emoji": ("\U0001f3c7", "fonts-noto-color-emoji"),
}
"""By script a letter of it, and the package of Debian that brings it."""
SECONDS = 20.0


def check(_: Machine, __: Settings) -> Iterator[Finding]:
    program = shutil.which("fc-list")
    if program is None:
        said = "Nobody knows which fonts this machine has: there is no fontconfig."
        yield Finding(
            PART, "warn", "fonts_unknown", said, "sudo apt install fontconfig; a machine without a screen needs none."
        )
        return
    lacking = {script: package for script, (letter, package) in SCRIPTS.items() if not _has(program, letter)}
    if not lacking:
        yield Finding(PART, "pass", "fonts", "Names can be shown in every common script, and with emoji.")
        return
    said = f"Names show boxes on this machine's own screen and in its prints where they use: {', '.join(lacking)}."
    packages = " ".join(sorted(set(lacking.values())))
    yield Finding(PART, "warn", "fonts_missing", said, f"sudo apt install {packages}; phones bring fonts of their own.")


def _has(program: str, letter: str) -> bool:
    """Whether any font of this machine draws ``letter``."""
    asked = [program, f":charset={ord(letter):x}", "family"]
    found = subprocess.run(asked, capture_output=True, timeout=SECONDS, check=False)
    return bool(found.stdout.strip())
