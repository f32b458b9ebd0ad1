"""The host keeps copies of the evening and reports, and switches the machine off where it is there for the table."""

import io
import tarfile
from pathlib import Path

import pytest

from postparade.appliance.appliance import Appliance
from postparade.appliance.service import APPLIANCE as SWITCH
from postparade.appliance.service import Service
from postparade.config import Settings
from postparade.core.faults import DeviceFault
from postparade.rules.viewer import TABLE
from postparade.table.journal.journal import Journal
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings
from tests.web.server_fixture import ServerFixture, newcomers, serving


@pytest.fixture
def switch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in place of systemctl, which writes down what it is told."""
    program, log = tmp_path / "systemctl", tmp_path / "orders"
    program.write_text(f'#!/bin/sh\necho "$1" >>{log}\n')
    program.chmod(0o755)
    monkeypatch.setenv(SWITCH, "1")
    return program


def machine(fixture: ServerFixture, data: Path, program: Path | str = "/bin/false") -> None:
    settings = Settings(table=TableSettings(data=str(data)), web=WebSettings(pin="314159"))
    fixture.server.attach_machine(Appliance(settings, data, service=Service(str(program))))


async def test_the_host_keeps_a_copy_of_the_evening_and_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        machine(fixture, tmp_path)
        await newcomers(fixture, "Ann", "Bob")
        await fixture.deal()
        client = fixture.client()
        assert (await client.get("/host/journal.sqlite")).status == 401
        await client.sign_in()
        answer = await client.get("/host/journal.sqlite")
        assert 'filename="journal-' in answer.headers["Content-Disposition"]
        copy = tmp_path / "downloads" / "copy.sqlite"
        copy.parent.mkdir()
        copy.write_bytes(await answer.read())
        assert len(Journal.read(copy)) == 2, "what is hidden in the race stays here"
        assert len(Journal.read(tmp_path)) == fixture.table.view(TABLE).entry


async def test_a_report_holds_no_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        machine(fixture, tmp_path)
        client = fixture.client()
        assert (await client.get("/host/report.tar.gz")).status == 401
        await client.sign_in()
        packed = await (await client.get("/host/report.tar.gz")).read()
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            names = archive.getnames()
            texts = [archive.extractfile(name).read() for name in names]  # type: ignore[union-attr]  # all are files
        assert "postparade-doctor/doctor.json" in names
        assert not [text for text in texts if b"314159" in text]


async def switched(fixture: ServerFixture, body: str, *, as_host: bool = True) -> int:
    client = fixture.client()
    if as_host:
        await client.sign_in()
    headers = {"Origin": client.base, "Content-Type": "application/json"}
    async with client.session.post("/host/machine", data=body, headers=headers) as answer:
        return answer.status


async def test_only_the_host_switches_the_machine_off(tmp_path: Path, switch: Path) -> None:
    orders = tmp_path / "orders"
    async with serving(tmp_path) as fixture:
        assert await switched(fixture, '{"do":"off"}') == 404
        machine(fixture, tmp_path, switch)
        assert await switched(fixture, '{"do":"off"}', as_host=False) == 401
        assert await switched(fixture, '{"do":"explode"}') == 400
        assert not orders.exists()
        assert await switched(fixture, '{"do":"off"}') == 200
        assert await switched(fixture, '{"do":"restart"}') == 200
        assert orders.read_text().split() == ["poweroff", "reboot"]


async def test_a_machine_with_other_duties_stays_on(
    tmp_path: Path, switch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SWITCH)
    async with serving(tmp_path) as fixture:
        machine(fixture, tmp_path, switch)
        assert await switched(fixture, '{"do":"off"}') == 409
        assert not (tmp_path / "orders").exists()


@pytest.mark.parametrize("program", ["/bin/false", "/no/systemctl"])
async def test_a_failing_switch_is_reported(tmp_path: Path, switch: Path, program: str) -> None:
    with pytest.raises(DeviceFault) as caught:
        await Appliance(Settings(), tmp_path, service=Service(program)).switch("off")
    assert caught.value.code == "machine_not_switched"
