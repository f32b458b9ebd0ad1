#!/usr/bin/env python3
"""Builds the documents as a site, into build/site or the folder that is named: tools/site.py [FOLDER].

Any warning (a link or an anchor that is not there) ends it with exit status 1.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(REPOSITORY / "controller"))
PAGES = (
    "README.md",
    "CHANGELOG.md",
    "changelog.d/README.md",
    "SECURITY.md",
    "benchmarks/RESULTS.md",
    "third-party/NOTICES.md",
    "firmware/README.md",
)
FOLDERS = ("docs", "hardware")
STYLE = Path("docs/site.css")
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
FENCE = {".py": "python", ".toml": "toml", ".md": "markdown", ".ftl": "ftl", ".js": "javascript", ".css": "css"}


def pages() -> list[Path]:
    """Every document of the site, as a path inside the repository."""
    found = [Path(name) for name in PAGES]
    for folder in FOLDERS:
        paths = (path.relative_to(REPOSITORY) for path in (REPOSITORY / folder).rglob("*.md"))
        found += [path for path in paths if "examples" not in path.parts]
    return found


def lay_out(target: Path) -> None:
    """Put all documents, and what they link to, into ``target`` as they lie in the repository."""
    for page in pages():
        text = (REPOSITORY / page).read_text(encoding="utf-8")
        if page.name == "configuration.md":
            text = with_what_options_may_be(text)
        for link in {match[1] for match in LINK.finditer(text) if "://" not in match[1]}:
            text = _bring(link, page, text, target)
        _write(target / page, text)
    shutil.copyfile(REPOSITORY / STYLE, target / STYLE)


def _bring(link: str, page: Path, text: str, target: Path) -> str:
    """Copy what ``page`` links to, unless it is a document; a folder becomes a page that shows its files."""
    linked = (REPOSITORY / page.parent / link).resolve()
    place = target / linked.relative_to(REPOSITORY)
    if linked.is_dir():
        _write(place / "index.md", "".join(_shown(linked)))
        return text.replace(f"]({link})", f"]({link.rstrip('/')}/index.md)")
    if linked.is_file() and linked.relative_to(REPOSITORY) not in pages():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(linked, place if place.suffix else place.with_suffix(".txt"))
        if not place.suffix:
            return text.replace(f"]({link})", f"]({link}.txt)")
    return text


def _shown(folder: Path) -> Iterator[str]:
    yield f"# {folder.name}\n"
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in FENCE and "__pycache__" not in path.parts:
            text = path.read_text(encoding="utf-8")
            yield f"\n## {path.relative_to(folder)}\n\n````{FENCE[path.suffix]}\n{text}````\n"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def with_what_options_may_be(text: str) -> str:
    """The page of the configuration with one more column, from the types of the settings."""
    from postparade.cli.allowed_values import allowed_values

    allowed = allowed_values()
    lines = []
    for line in text.splitlines():
        if match := re.match(r"\| `([^`]+)` \|", line):
            cells = line.strip("| ").split(" | ")
            lines.append(f"| {cells[0]} | {cells[1]} | {allowed[match[1]]} | {' | '.join(cells[2:])} |")
        elif line.startswith("| Option |"):
            lines.append("| Option | Default | May be | Meaning |")
        elif line.startswith("| --- | --- | --- |") and lines and lines[-1].startswith("| Option |"):
            lines.append("| --- | --- | --- | --- |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def main(target: Path) -> int:
    """Build the site. Returns the exit status of MkDocs."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "site-source"
        lay_out(source)
        return _build(source, target)


def _build(source: Path, target: Path) -> int:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean", "--site-dir", str(target)]
    command += ["--config-file", str(REPOSITORY / "mkdocs.yml")]
    environment = os.environ | {"POSTPARADE_SITE_SOURCE": str(source)}
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else REPOSITORY / "build" / "site"))
