"""The list of everything in an image (CycloneDX 1.6): Debian's packages and Python's."""

import re
from email.parser import HeaderParser
from pathlib import Path


def bill_of(root: Path, name: str) -> dict[str, object]:
    """The list for the root file system in the folder ``root``."""
    parts = [*_debian(root), *_python(root)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "operating-system", "name": name}},
        "components": sorted(parts, key=lambda part: part["purl"]),
    }


def _part(kind: str, name: str, version: str, more: str = "") -> dict[str, str]:
    return {"type": "library", "name": name, "version": version, "purl": f"pkg:{kind}/{name}@{version}{more}"}


def _debian(root: Path) -> list[dict[str, str]]:
    parts = []
    for block in (root / "var/lib/dpkg/status").read_text(encoding="utf-8").split("\n\n"):
        found = dict(re.findall(r"^(Package|Version|Architecture|Status): (.+)$", block, re.MULTILINE))
        if found.get("Status", "").endswith(" installed"):
            parts.append(_part("deb/debian", found["Package"], found["Version"], f"?arch={found['Architecture']}"))
    return parts


def _python(root: Path) -> list[dict[str, str]]:
    parts = []
    for path in root.glob("opt/postparade-versions/*/.venv/lib/python3*/site-packages/*.dist-info/METADATA"):
        found = HeaderParser().parsestr(path.read_text(encoding="utf-8"))
        parts.append(_part("pypi", found["Name"].lower(), found["Version"]))
    return parts
