"""What the house tests look at: the package's modules, and the files under version control."""

import subprocess
from pathlib import Path

import pytest

from tests.house.blueprint import REPOSITORY, Module, read_package


@pytest.fixture(scope="session")
def modules() -> list[Module]:
    """All modules of the package."""
    return read_package()


@pytest.fixture(scope="session")
def tracked_files() -> list[Path]:
    """The files under version control."""
    if not (REPOSITORY / ".git").exists():
        pytest.skip("needs git: these checks look at what is under version control; run them in a clone")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, text=True, check=True)
    paths = (REPOSITORY / name for name in listing.stdout.split("\0") if name)
    return [path for path in paths if path.is_file()]
