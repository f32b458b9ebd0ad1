"""The lists of what others contribute are those of the lock, with a licence for everything."""

import json
import re
import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.house.blueprint import REPOSITORY
from tests.house.tool import load_tool

TOOL = REPOSITORY / "tools" / "third_party.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_tool("third_party")


@pytest.fixture(scope="module")
def sbom() -> dict[str, Any]:
    text = (REPOSITORY / "third-party" / "sbom.cdx.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def test_lists_are_those_of_the_lock() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_sbom_names_every_package_of_the_lock_once(sbom: dict[str, Any]) -> None:
    lock = (REPOSITORY / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^([a-z0-9._-]+)==([^ ;]+)", lock, re.MULTILINE)
    assert [(one["name"], one["version"]) for one in sbom["components"]] == pins
    addresses = [one["purl"] for one in sbom["components"]]
    assert len(set(addresses)) == len(addresses) > 40
    assert sbom["dependencies"][0]["dependsOn"] == addresses
    assert (sbom["bomFormat"], sbom["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", sbom["serialNumber"])


def test_every_licence_is_compatible_with_ours(sbom: dict[str, Any]) -> None:
    """Packages are installed unchanged beside the program, so that the Lesser GPL asks nothing more of it."""
    allowed = {
        "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "LGPL-2.1-or-later", "LGPL-3.0-only", "MIT",
        "MIT-0", "MIT-CMU", "MPL-2.0", "PSF-2.0", "Zlib",
    }  # fmt: skip
    for one in sbom["components"]:
        (licence,) = one["licenses"]
        # Of several licences one may be chosen.
        offered = [set(choice.split(" AND ")) for choice in licence["expression"].split(" OR ")]
        assert any(choice <= allowed for choice in offered), one["name"]


def test_a_package_without_a_licence_is_reported(tool: ModuleType) -> None:
    class Nameless:
        class Metadata(dict[str, str]):
            def get_all(self, _name: str) -> None:
                return None

        metadata = Metadata()

    with pytest.raises(SystemExit) as told:
        tool.licence("nameless", Nameless())
    assert "nameless says nothing of its licence" in str(told.value)
