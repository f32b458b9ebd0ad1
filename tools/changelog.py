#!/usr/bin/env python3
"""Assemble the change log from changelog.d, a file for each change.

    tools/changelog.py                        what the next release says
    tools/changelog.py release [YYYY-MM-DD]   put it into CHANGELOG.md, with version and date (today)

changelog.d/README.md says which folder a change belongs into, and how it is written.
"""

import datetime as dt
import re
import sys
import textwrap
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
GROUPS = {
    "before-you-update": "Before you update",
    "guests": "For guests",
    "hosts": "For hosts",
    "makers": "For makers",
    "developers": "For developers",
}
"""Folders, and the headings that their files come under, in the order in which people read them."""
WIDTH = 160
UNRELEASED = "not released yet"
VERSION = re.compile(r"^__version__ = \"([^\"]+)\"", re.MULTILINE)
HEADING = r"^## (?P<version>\S+)(?: \((?P<when>[^)]*)\))?\n"
SECTION = re.compile(rf"{HEADING}(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class ChangelogError(ValueError):
    """Why the change log cannot be assembled."""


def version_of(repository: Path) -> str:
    """The version of the program, without what marks a candidate for testers."""
    found = VERSION.search((repository / "controller/postparade/__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise ChangelogError("the program tells no version")
    return re.sub(r"rc\d+$", "", found[1])


def fragments(repository: Path) -> dict[Path, str]:
    """Every file of ``changelog.d`` with its group. Raises :class:`ChangelogError` for one that fits none."""
    found = {}
    for path in sorted((repository / "changelog.d").rglob("*")):
        name = path.relative_to(repository)
        if path.is_dir() or name == Path("changelog.d/README.md"):
            continue
        if path.parent.parent.name != "changelog.d" or path.parent.name not in GROUPS or path.suffix != ".md":
            raise ChangelogError(f"{name}: move it to changelog.d/{'|'.join(GROUPS)}/NAME.md")
        text = path.read_text(encoding="utf-8").strip()
        if not text or re.search(r"^[#*-]|\n\s*\n", text, re.MULTILINE):
            raise ChangelogError(f"{name}: write one to three sentences, without a heading, a list or an empty line")
        found[path] = GROUPS[path.parent.name]
    return found


def section(changes: str, version: str) -> tuple[str, dict[str, list[str]]]:
    """When ``version`` was released (empty: not yet), and its entries by group; nothing if ``changes`` has none."""
    found = next((one for one in SECTION.finditer(changes) if one["version"] == version), None)
    if found is None:
        return "", {}
    when = found["when"] or ""
    groups: dict[str, list[str]] = {}
    for heading, text in re.findall(r"^### ([^\n]+)\n(.*?)(?=^### |\Z)", found["text"], re.MULTILINE | re.DOTALL):
        groups[heading] = [entry.strip() for entry in re.split(r"^(?=\* )", text, flags=re.MULTILINE) if entry.strip()]
    return ("" if when == UNRELEASED else when), groups


def assembled(repository: Path) -> str:
    """What is new in the version of the program: its part of CHANGELOG.md, and all of ``changelog.d``."""
    _, groups = section((repository / "CHANGELOG.md").read_text(encoding="utf-8"), version_of(repository))
    for path, group in fragments(repository).items():
        text = " ".join(path.read_text(encoding="utf-8").split())
        wrapped = textwrap.fill(text, WIDTH, initial_indent="* ", subsequent_indent="  ", break_long_words=False)
        groups.setdefault(group, []).append(re.sub(r"\s+$", "", wrapped, flags=re.MULTILINE))
    order = [*GROUPS.values(), *(heading for heading in groups if heading not in GROUPS.values())]
    parts = [f"### {heading}\n\n" + "\n".join(groups[heading]) for heading in order if groups.get(heading)]
    return "\n\n".join(parts)


def release(repository: Path, date: dt.date) -> str:
    """Write what is assembled into CHANGELOG.md, and remove the files that are in it. Returns the version."""
    version, file = version_of(repository), repository / "CHANGELOG.md"
    changes, text, used = file.read_text(encoding="utf-8"), assembled(repository), fragments(repository)
    when, _ = section(changes, version)
    if when:
        raise ChangelogError(f"{version} was released on {when}: raise __version__ first")
    if not text:
        raise ChangelogError(f"nothing has changed since the last release: changelog.d is empty, and so is {version}")
    new = f"## {version} ({date.isoformat()})\n\n{text}\n\n"
    old = next((one for one in SECTION.finditer(changes) if one["version"] == version), None)
    first = SECTION.search(changes)
    start, end = old.span() if old else (first.start(), first.start()) if first else (len(changes), len(changes))
    file.write_text(f"{changes[:start]}{new}{changes[end:]}".rstrip() + "\n", encoding="utf-8")
    for path in used:
        path.unlink()
    return version


def main(words: list[str]) -> int:
    try:
        match words:
            case []:
                print(assembled(REPOSITORY))
            case ["release", *given] if len(given) < 2:
                date = dt.date.fromisoformat(given[0]) if given else dt.datetime.now(dt.UTC).date()
                print(f"CHANGELOG.md tells of {release(REPOSITORY, date)}; commit it, then: make release")
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ValueError as error:
        print(f"changelog.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
