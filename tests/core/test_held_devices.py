"""Who works on an installed table by hand is told how to stop the service that holds what he needs."""

import re
from importlib.resources import files

import pytest

from postparade.core.faults import ConfigurationFault, DeviceFault, Fault, JournalFault

STOP = "sudo systemctl stop postparade"
HELD: list[Fault] = [
    DeviceFault("track_port_busy", port="/dev/ttyACM0"),
    DeviceFault("camera_busy", camera="/dev/video0"),
    ConfigurationFault("port_busy", port=80),
    JournalFault("journal_locked", path="/data/postparade"),
]


@pytest.mark.parametrize("fault", HELD, ids=lambda fault: fault.code)
def test_the_remedy_names_the_command(fault: Fault) -> None:
    assert STOP in fault.remedy


@pytest.mark.parametrize("language", ["de", "es", "fr", "it"])
def test_the_remedy_is_there_in_every_language(language: str) -> None:
    folder = files("postparade") / "locale" / language
    text = "".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in ("devices", "faults"))
    for code in ("track_port_busy", "camera_busy", "journal_locked"):
        assert re.search(rf"(?m)^{code} = .*\n    \.remedy = .*{STOP}", text), code
