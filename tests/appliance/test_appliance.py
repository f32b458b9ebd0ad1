"""The host sets what a console may set, updates, reads the log, and joins networks, where the machine allows it."""

import time
from pathlib import Path
from typing import Any

import pytest

from postparade.appliance.appliance import Appliance
from postparade.appliance.card.machine import Machine
from postparade.appliance.drives import Drives
from postparade.appliance.service import APPLIANCE, Service
from postparade.appliance.wifi import Wifi
from postparade.config import Settings, load
from postparade.core.faults import ConfigurationFault, DeviceFault, Fault
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings

LOG = """2026-11-23T20:00:00 pit postparade[1]: Host console: http://192.168.1.20/host/   PIN 271828
2026-11-23T20:00:01 pit postparade[1]: Players join: http://192.168.1.20/join#K7QX2MND"""


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs in place of the system's, on a machine that is there for the table."""
    folder = tmp_path / "system"
    folder.mkdir()
    for name, does in (
        ("systemctl", f'echo "$@" >>{folder}/orders; [ "$1" = show ] && cat {folder}/update; exit 0'),
        ("journalctl", f"cat {folder}/log"),
        (
            "nmcli",
            f'case "$*" in *DEVICE,TYPE*) echo wlan0:wifi:connected ;; *up*) cat {folder}/refuses >&2; exit 4 ;; esac',
        ),
    ):
        (folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / name).chmod(0o755)
    (folder / "update").write_text("ActiveState=inactive\nResult=success\n")
    (folder / "log").write_text(LOG)
    (folder / "refuses").write_text("Error: Secrets were required.")
    monkeypatch.setenv(APPLIANCE, "1")
    return folder


@pytest.fixture
def appliance(tmp_path: Path, system: Path) -> Appliance:
    data = tmp_path / "data"
    data.mkdir()
    service = Service(str(system / "systemctl"), str(system / "journalctl"), system / "says", system / "ended")
    # The files of tests may lie in memory; those of this machine do not.
    return Appliance(
        Settings(table=TableSettings(data=str(data)), web=WebSettings(port=8091)),
        data,
        tmp_path / "postparade.toml",
        service=service,
        drives=Drives(tmp_path),
        wifi=Wifi(str(system / "nmcli"), Machine(system, tmp_path / "postparade.toml", lambda _: "ext4")),
    )


def save(appliance: Appliance, **answers: Any) -> dict[str, Any]:
    appliance.command({"do": "settings", "answers": {key.replace("__", "."): value for key, value in answers.items()}})
    told: dict[str, Any] = appliance.status()["settings"]
    return told


def test_a_first_start_writes_the_commented_file_that_init_writes(appliance: Appliance, tmp_path: Path) -> None:
    assert not appliance.status()["settings"]["written"]
    told = save(appliance, announcer__language="de", dice__source=["number-pad", "manual"], track__driver=["wled"])
    assert told["written"]
    assert told["pending"]
    file = tmp_path / "postparade.toml"
    assert '# Language of calls and screens\nlanguage = "de"' in file.read_text()
    settings = load(file)
    assert (settings.dice.source, settings.track.driver) == ("number-pad+manual", "wled")
    assert (settings.web.port, settings.table.data) == (8091, str(tmp_path / "data")), "the table stays where it is"


NAMED = ["", "Storm", *[""] * 9]
"""What the form sends when horse 3 alone has a name."""


@pytest.mark.parametrize(
    ("written", "horses"),
    [
        (None, [(3, "Storm", "")]),
        ("[announcer]\nvoice = 0.4\n", [(3, "Storm", "")]),
        ('[[table.horses]]\nnumber = 7\nname = "Lucky"\n', [(3, "Storm", "")]),
        (
            """[table]
[[table.horses]]
number = 7
name = "Lucky"
silk = "#123456"
[[table.horses]]
number = 3
name = "Rain"
silk = "#abcdef"
[announcer]
voice = 0.4
""",
            [(3, "Storm", "#abcdef"), (7, "", "#123456")],
        ),
        (
            'table.horses = [{number = 12, name = "Last"}, {number = 1, name = "One"}]\n',
            [(1, "One", ""), (3, "Storm", "")],
        ),
    ],
)
def test_horses_are_named_and_keep_their_colours(
    appliance: Appliance, tmp_path: Path, written: str | None, horses: list[tuple[int, str, str]]
) -> None:
    file = tmp_path / "postparade.toml"
    if written is not None:
        file.write_text(written)
    told = save(appliance, table__horses=["", " Storm ", *[""] * 9], table__odds=False, announcer__night=True)
    assert next(form["value"] for form in told["asked"] if form["key"] == "table.horses") == NAMED
    settings = load(file)
    assert [(horse.number, horse.name, horse.silk) for horse in settings.table.horses] == horses
    assert (settings.table.odds, settings.announcer.night) == (False, True)
    told = save(appliance, table__horses=NAMED[::-1])
    assert "Storm" in next(form["value"] for form in told["asked"] if form["key"] == "table.horses")[-2:]


@pytest.mark.parametrize("wrong", [["Storm"], [3] * 11, "Storm", {"2": "Storm"}, [None] * 11, [{"number": 2}]])
def test_blank_names_change_nothing(appliance: Appliance, tmp_path: Path, wrong: Any) -> None:
    with pytest.raises(ConfigurationFault):
        save(appliance, table__horses=wrong)
    assert not (tmp_path / "postparade.toml").exists()


def test_a_file_changes_in_what_was_answered_alone(appliance: Appliance, tmp_path: Path) -> None:
    file = tmp_path / "postparade.toml"
    file.write_text("# ours\n[announcer]\nvoice = 0.4 # the neighbours\n")
    file.chmod(0o640)
    save(appliance, announcer__night=True, track__driver=[])
    assert file.read_text().startswith("# ours\n[announcer]\nvoice = 0.4 # the neighbours\nnight = true\n")
    assert load(file).track.driver == "null"
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    "answers",
    [
        {"web__port": 80},
        {"table__data": "/etc"},
        {"dice__source": []},
        {"dice__source": ["crystal ball"]},
        {"dice__source": ["buttons"]},
        {"track__driver": ["pico", "pico"]},
        {"track__brightness": 7},
        {"announcer__language": "klingon"},
        {"announcer__enabled": "perhaps"},
    ],
)
def test_settings_that_no_table_could_run_with_are_refused_and_nothing_is_written(
    appliance: Appliance, tmp_path: Path, answers: dict[str, Any]
) -> None:
    with pytest.raises(Fault):
        save(appliance, **answers)
    assert not (tmp_path / "postparade.toml").exists()


def test_settings_tuned_while_the_table_runs_are_kept_and_in_force_already(
    appliance: Appliance, tmp_path: Path
) -> None:
    tuned = {"announcer.voice": 0.4, "announcer.night": True, "track.palette": "safe"}
    appliance.command({"do": "keep", "answers": tuned})
    settings = load(tmp_path / "postparade.toml")
    assert (settings.announcer.voice, settings.announcer.night, settings.track.palette) == (0.4, True, "safe")
    assert not appliance.status()["settings"]["pending"]
    with pytest.raises(ConfigurationFault):
        appliance.command({"do": "keep", "answers": {"web.port": 80}})


def test_a_file_with_a_mistake_is_reported_and_not_written_over(appliance: Appliance, tmp_path: Path) -> None:
    (tmp_path / "postparade.toml").write_text("[web\n")
    assert appliance.status()["settings"]["fault"]["code"] == "config_syntax"
    with pytest.raises(ConfigurationFault):
        save(appliance, announcer__night=True)
    assert (tmp_path / "postparade.toml").read_text() == "[web\n"


def test_the_table_restarts_where_a_service_starts_it_again(
    appliance: Appliance, monkeypatch: pytest.MonkeyPatch
) -> None:
    restarts: list[str] = []
    with pytest.raises(DeviceFault):
        appliance.command({"do": "order", "what": "table"})
    appliance.attach_restart(lambda: restarts.append("now"))
    appliance.command({"do": "order", "what": "table"})
    assert restarts == ["now"]
    monkeypatch.delenv(APPLIANCE)
    with pytest.raises(DeviceFault) as caught:
        appliance.command({"do": "order", "what": "table"})
    assert caught.value.code == "table_not_restarted"
    assert restarts == ["now"]


def test_an_update_is_requested_from_the_system_and_followed(appliance: Appliance, system: Path) -> None:
    assert appliance.status()["update"] == {"can": True, "state": "none", "says": "", "last": None}
    appliance.command({"do": "order", "what": "update"})
    assert "start --no-block postparade-update.service" in (system / "orders").read_text()
    (system / "says").write_text("fetching\n\n")
    (system / "update").write_text("ActiveState=activating\nResult=success\n")
    (system / "ended").write_text('{"outcome": "begun", "at": 1}')
    assert appliance.status()["update"] == {"can": True, "state": "running", "says": "fetching", "last": None}
    (system / "update").write_text("ActiveState=failed\nResult=exit-code\n")
    assert appliance.status()["update"]["state"] == "failed"
    (system / "ended").write_text(
        '{"outcome": "went-back", "at": 7.5, "from": "0.2.0", "to": "0.3.0", "why": "does_not_answer", "new": 1}'
    )
    told = appliance.status()["update"]
    assert told["state"] == "done", "it is known how it ended"
    assert {key: told["last"][key] for key in ("outcome", "from", "to", "why")} == {
        "outcome": "went-back",
        "from": "0.2.0",
        "to": "0.3.0",
        "why": "does_not_answer",
    }


@pytest.mark.parametrize("record", ["", "[]", '{"outcome": "strange", "at": 1}', "\0\0\0"])
def test_an_unreadable_record_of_an_update_counts_as_none(appliance: Appliance, system: Path, record: str) -> None:
    (system / "ended").write_text(record)
    assert appliance.status()["update"]["last"] is None


def test_the_channel_of_updates_is_chosen_and_needs_no_restart(appliance: Appliance, tmp_path: Path) -> None:
    told = save(appliance, updates__channel="test")
    assert load(tmp_path / "postparade.toml").updates.channel == "test"
    assert not told["pending"]
    with pytest.raises(Fault):
        save(appliance, updates__channel="nightly")


async def test_the_log_contains_no_pin_code_or_address(appliance: Appliance, system: Path) -> None:
    text = await appliance.log()
    assert "Players join" in text
    for secret in ("271828", "K7QX2MND", "192.168.1.20"):
        assert secret not in text
    (system / "journalctl").unlink()
    with pytest.raises(DeviceFault) as caught:
        await appliance.log()
    assert caught.value.code == "log_unreadable"


def test_a_failed_join_is_reported_to_whoever_asks_next(appliance: Appliance) -> None:
    appliance.command({"do": "join", "name": "The Hall", "password": "long enough"})
    for _ in range(100):
        told = appliance.status()["wifi"]
        if told["fault"]:
            break
        time.sleep(0.05)
    assert told["fault"]["code"] == "wifi_failed"
    assert "Secrets were required" in told["fault"]["sentence"]
    assert told["doing"] in ("", "look")


def settled(appliance: Appliance) -> Any:
    """The state of the Wi-Fi once nothing is being done."""
    for _ in range(200):
        told = appliance.status()["wifi"]
        if told["doing"] in ("", "look"):
            return told
        time.sleep(0.02)
    raise AssertionError(told)


def test_the_country_of_the_radio_is_kept_and_taken_before_a_network_of_its_own_opens(
    appliance: Appliance, system: Path, tmp_path: Path
) -> None:
    own = {"do": "join", "name": "Post Parade", "password": "2 to 12 win", "own": True}
    for country in ("", "D", "Germany", "D3", "ÄÖ"):
        with pytest.raises(DeviceFault) as caught:
            appliance.command({"do": "country", "country": country})
        assert caught.value.code == "wifi_country_unfit"
    with pytest.raises(DeviceFault) as caught:
        appliance.command(own)
    assert caught.value.code == "wifi_without_country"
    assert settled(appliance)["country"] == ""
    appliance.command({"do": "country", "country": " de"})
    told = settled(appliance)
    assert (told["country"], told["fault"]) == ("DE", None)
    assert load(tmp_path / "postparade.toml").wifi.country == "DE"
    assert "start postparade-settings.service" in (system / "orders").read_text()
    appliance.command(own)
    assert settled(appliance)["fault"]["code"] == "wifi_failed", "it was tried: this nmcli refuses"


def test_guests_scan_the_code_of_a_network_that_the_host_has_opened(
    appliance: Appliance, system: Path, tmp_path: Path
) -> None:
    (system / "nmcli").write_text('#!/bin/sh\ncase "$*" in *DEVICE,TYPE,STATE*) echo wlan0:wifi:disconnected ;; esac\n')
    appliance.command({"do": "country", "country": "DE"})
    assert settled(appliance)["fault"] is None
    appliance.command({"do": "join", "name": "The Hall", "password": "long enough"})
    assert settled(appliance)["fault"] is None
    assert load(tmp_path / "postparade.toml").web.guest_wifi == "", "that is the house's own"
    appliance.command({"do": "join", "name": "Post Parade", "password": "2 to 12 win", "own": True})
    assert settled(appliance)["fault"] is None
    shown = load(tmp_path / "postparade.toml").web
    assert (shown.guest_wifi, shown.guest_wifi_password) == ("Post Parade", "2 to 12 win")


def test_a_country_that_the_machine_does_not_take_is_not_kept(
    appliance: Appliance, system: Path, tmp_path: Path
) -> None:
    (system / "systemctl").write_text('#!/bin/sh\n[ "$1" = show ] || { echo Unit not found. >&2; exit 5; }\n')
    appliance.command({"do": "country", "country": "FR"})
    told = settled(appliance)
    assert (told["fault"]["code"], told["country"]) == ("wifi_country_not_set", "")
    assert load(tmp_path / "postparade.toml").wifi.country == ""


def test_the_name_of_the_machine_is_given_at_once(appliance: Appliance, system: Path, tmp_path: Path) -> None:
    naming = {"do": "settings", "answers": {"machine.name": " Paddock "}}
    appliance.command(naming)
    assert load(tmp_path / "postparade.toml").machine.name == "Paddock"
    assert (system / "orders").read_text().count("start postparade-settings.service") == 1
    appliance.command({"do": "settings", "answers": {"machine.name": "Paddock", "announcer.language": "de"}})
    assert (system / "orders").read_text().count("start postparade-settings.service") == 1, "it has that name"
    with pytest.raises(ConfigurationFault):
        appliance.command({"do": "settings", "answers": {"machine.name": "the pit lane"}})
    assert load(tmp_path / "postparade.toml").machine.name == "Paddock"


def test_a_name_that_the_machine_does_not_take_is_not_kept(appliance: Appliance, system: Path, tmp_path: Path) -> None:
    (system / "systemctl").write_text('#!/bin/sh\n[ "$1" = show ] || { echo Unit not found. >&2; exit 5; }\n')
    with pytest.raises(DeviceFault) as caught:
        appliance.command({"do": "settings", "answers": {"machine.name": "paddock", "announcer.language": "fr"}})
    assert caught.value.code == "machine_not_named"
    kept = load(tmp_path / "postparade.toml")
    assert (kept.machine.name, kept.announcer.language) == ("", "fr")


def test_only_a_machine_of_the_tables_own_is_asked_for_its_name(
    appliance: Appliance, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked() -> set[str]:
        return {field["key"] for field in appliance.status()["settings"]["asked"]}

    assert "machine.name" in asked()
    monkeypatch.delenv(APPLIANCE)
    assert "machine.name" not in asked()
    with pytest.raises(ConfigurationFault):
        appliance.command({"do": "settings", "answers": {"machine.name": "paddock"}})


def test_a_radio_that_is_off_can_be_given_its_country(appliance: Appliance, system: Path) -> None:
    (system / "nmcli").write_text("#!/bin/sh\necho wlan0:wifi:unavailable\n")
    told = appliance.status()["wifi"]
    assert (told["device"], told["off"], told["country"]) == (None, True, "")
    appliance.command({"do": "country", "country": "IT"})
    assert settled(appliance)["country"] == "IT"


async def test_a_machine_that_is_shared_is_left_alone(
    appliance: Appliance, system: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(APPLIANCE)
    told = appliance.status()
    assert (told["appliance"], told["can_restart"], told["wifi"], told["update"]["can"]) == (False, False, None, False)
    for command, code in (
        ({"do": "order", "what": "update"}, "update_not_started"),
        ({"do": "order", "what": "scan"}, "no_wifi"),
        ({"do": "join", "name": "The Hall"}, "no_wifi"),
        ({"do": "country", "country": "DE"}, "no_wifi"),
    ):
        with pytest.raises(DeviceFault) as caught:
            appliance.command(command)
        assert caught.value.code == code
    assert await appliance.log() == ""
    assert not (system / "orders").exists()


@pytest.mark.parametrize("command", [{}, {"do": "dance"}, {"do": "order", "what": "dance"}, {"do": "copy"}])
def test_nonsense_is_refused(appliance: Appliance, command: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        appliance.command(command)
    assert caught.value.code == "bad_request"
