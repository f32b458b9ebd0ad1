"""Where the project is found stands in one place, `[project.urls]` of pyproject.toml; until it has a public address,
nothing claims one."""

import re
import tomllib
from pathlib import Path

from tests.house.blueprint import REPOSITORY

OWN = re.compile(r"(?:https?|git|ssh)(?:://|@)[^\s)>\"'`\]]*post-?parade[^\s)>\"'`\],;]*", re.IGNORECASE)
AT_HOME = re.compile(r"://(?:[\w.-]+@)?postparade(?:\.local|\.lan|\.fritz\.box)\b", re.IGNORECASE)
"""Names of a table in its own network."""
NOBODYS = re.compile(r"\bexample\.(?:org|com|net)\b|\.example\b")


def test_every_address_of_the_project_is_that_of_its_metadata(tracked_files: list[Path]) -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = tuple(project.get("urls", {}).values())
    claimed = [
        f"{path.relative_to(REPOSITORY)}: {address}"
        for path in tracked_files
        if path.suffix in {"", ".md", ".py", ".sh", ".toml", ".html", ".js", ".ftl", ".service", ".yml", ".json"}
        for address in OWN.findall(path.read_text(encoding="utf-8", errors="replace"))
        if not AT_HOME.search(address) and not NOBODYS.search(address) and not address.startswith(known or "none")
    ]
    assert claimed == []


def test_the_absence_of_an_address_is_reported_where_people_look_for_one() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name in ("README.md", "SECURITY.md"):
        text = (REPOSITORY / name).read_text(encoding="utf-8")
        assert ("no public address yet" in text) == ("urls" not in project), name


def test_an_address_of_the_project_is_seen() -> None:
    assert OWN.search("clone https://example.org/somebody/post-parade.git")
    assert OWN.search("git@example.org:post-parade/postparade.git")
    assert AT_HOME.search("http://postparade.local:8080")
    assert not AT_HOME.search("https://postparade.example")
