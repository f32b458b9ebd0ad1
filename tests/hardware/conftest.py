"""An installed machine for the tests of updates."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hardware.update_machine import SavedMachine


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SavedMachine]:
    """A machine with version ``0.2.0``, to be restored for each try."""
    if not Path("/usr/bin/dpkg").exists():
        pytest.skip("needs dpkg: the installer is for Debian and Raspberry Pi OS")
    made = SavedMachine(tmp_path_factory.mktemp("machines"))
    yield made
    made.machine.kill()
