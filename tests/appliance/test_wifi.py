"""Joining a network, making one, and going back to the one before, as NetworkManager is asked for it."""

from pathlib import Path

import pytest

from postparade.appliance.card.machine import USUAL_NETWORKS, Machine
from postparade.appliance.wifi import Visible, Wifi
from postparade.core.faults import DeviceFault

NMCLI = r"""#!/bin/sh
# NetworkManager as it answers scripts: what it is told goes into a log, what is in force lies in files.
cd "$(dirname "$0")"
printf '%s\n' "$*" >>log
case "$*" in
*DEVICE,TYPE,STATE*) cat devices ;;
*SSID,SIGNAL*) cat networks ;;
*"SSID,SECURITY"*) printf 'Old House:WPA2\nNew House:WPA3\n' ;;
*NAME,UUID,DEVICE*) cat active ;;
*UUID,DEVICE*) cut -d: -f2- active ;;
*NAME,UUID*) cat known; echo "$(cat added):$(cat uuid)" ;;
*ssid*"connection show"*) echo "Post Parade" ;;
*"connection add"*)
    for word; do
        [ "$before" = connection.uuid ] && echo "$word" >uuid
        [ "$before" = con-name ] && echo "$word" >added
        before=$word
    done ;;
*"connection up"*) for word; do last=$word; done
    [ -f "$last" ] && cat "$last" >secret
    if [ -e refuses ] && [ "$4" = "$(cat uuid)" ]; then echo "Secrets were required." >&2; exit 4; fi
    echo "house:$4:wlan0" >active ;;
esac
"""


@pytest.fixture
def manager(tmp_path: Path) -> Path:
    program = tmp_path / "nmcli"
    program.write_text(NMCLI)
    program.chmod(0o755)
    (tmp_path / "devices").write_text("eth0:ethernet:connected\nwlan0:wifi:connected\nlo:loopback:unmanaged\n")
    (tmp_path / "networks").write_text(
        "*:Old House:71:WPA2\n :The Hall\\: bar\\\\left:40:\n ::90:WPA2\n"
        " :Old House:30:WPA2\n :The Hall\\: bar\\\\left:55:\n"
    )
    (tmp_path / "active").write_text("house:1-old:wlan0\n")
    (tmp_path / "known").write_text("lo:9-lo\nhouse:1-old\nhouse:2-older\npostparade:3-own\n")
    return program


def where(manager: Path, country: str) -> Machine:
    """A machine whose configuration names the ``country`` of its radio."""
    config = manager.parent / "postparade.toml"
    config.write_text(f'[wifi]\ncountry = "{country}"\n')
    return Machine(manager.parent, config)


def told(manager: Path) -> list[str]:
    return (manager.parent / "log").read_text().splitlines()


def test_a_machine_without_wi_fi_says_so(manager: Path, tmp_path: Path) -> None:
    assert Wifi(str(manager)).device() == "wlan0"
    (tmp_path / "devices").write_text("eth0:ethernet:connected\nwlan0:wifi:unavailable\n")
    assert Wifi(str(manager)).device() is None
    assert Wifi("/no/nmcli").device() is None


def test_networks_are_named_once_with_their_best_signal_the_joined_one_first(manager: Path) -> None:
    seen = Wifi(str(manager)).reception("wlan0")
    assert seen.joined == "Old House"
    assert seen.own is None
    assert seen.networks == (
        Visible("Old House", 71, True, True),
        Visible("The Hall: bar\\left", 55, False, False),
    )


def test_its_own_network_does_not_count_as_one_it_has_joined(manager: Path, tmp_path: Path) -> None:
    (tmp_path / "active").write_text("postparade:3-own:wlan0\n")
    (tmp_path / "networks").write_text("*:Post Parade:0:WPA2\n :Old House:71:WPA2\n")
    seen = Wifi(str(manager)).reception("wlan0")
    assert (seen.own, seen.joined, [one.name for one in seen.networks]) == ("Post Parade", None, ["Old House"])


def test_the_list_of_programs_shows_no_password(manager: Path, tmp_path: Path) -> None:
    Wifi(str(manager)).join("wlan0", "Old House", "correct horse")
    assert "correct" not in (tmp_path / "log").read_text()
    assert (tmp_path / "secret").read_text() == "802-11-wireless-security.psk:correct horse\n"
    Wifi(str(manager)).join("wlan0", "Old House", " back\\slash1")
    assert (tmp_path / "secret").read_text() == "802-11-wireless-security.psk:\\040back\\\\slash1\n"
    up = next(line for line in told(manager) if line.startswith("connection up"))
    assert not Path(up.split()[-1]).exists()


def test_the_old_networks_go_only_once_the_new_one_holds(manager: Path, tmp_path: Path) -> None:
    Wifi(str(manager)).join("wlan0", "New House", "correct horse")
    orders, uuid = told(manager), (tmp_path / "uuid").read_text().strip()
    added = next(line for line in orders if line.startswith("connection add"))
    assert added == (
        f"connection add type wifi connection.uuid {uuid} connection.autoconnect no"
        " con-name house ssid New House wifi-sec.key-mgmt sae"
    ), "bound to no device, and not for the next start before it has worked"
    up = next(at for at, line in enumerate(orders) if line.startswith(f"connection up uuid {uuid} ifname wlan0"))
    after = [line for line in orders[up + 1 :] if "delete" in line or "modify" in line]
    assert after == [
        f"connection modify uuid {uuid} connection.autoconnect yes",
        "connection delete uuid 1-old",
        "connection delete uuid 2-older",
        "connection modify uuid 3-own connection.autoconnect no",
    ]
    assert not [line for line in orders[:up] if "delete" in line or "modify" in line]


def test_a_network_that_refuses_leaves_the_machine_where_it_was(manager: Path, tmp_path: Path) -> None:
    (tmp_path / "refuses").touch()
    with pytest.raises(DeviceFault, match="Secrets were required") as caught:
        Wifi(str(manager)).join("wlan0", "New House", "wrong horse")
    assert caught.value.code == "wifi_failed"
    uuid = (tmp_path / "uuid").read_text().strip()
    assert told(manager)[-2:] == [f"connection delete uuid {uuid}", "connection up uuid 1-old"]
    assert not [line for line in told(manager) if line.startswith("connection delete") and uuid not in line]


def test_a_network_of_its_own_has_the_address_that_the_page_promises(manager: Path) -> None:
    Wifi(str(manager), where(manager, "GB")).open_own("wlan0", "Post Parade", "2 to 12 win")
    added = next(line for line in told(manager) if line.startswith("connection add"))
    for words in ("802-11-wireless.mode ap", "ipv4.method shared ipv4.addresses 10.42.0.1/24", "wifi-sec.proto rsn"):
        assert words in added
    assert "connection delete uuid 3-own" in told(manager)
    assert "connection modify uuid 1-old connection.autoconnect no" in told(manager)


def test_profiles_in_memory_are_known_as_such(manager: Path, tmp_path: Path) -> None:
    for kind, forgets in (("overlay", True), ("tmpfs", True), ("ext4", False), ("", False)):
        machine = Machine(tmp_path, file_system=dict.fromkeys([tmp_path / USUAL_NETWORKS], kind).__getitem__)
        assert Wifi(str(manager), machine).forgets() is forgets


@pytest.mark.parametrize(
    ("name", "password", "own"),
    [("", "", False), ("x" * 33, "", False), ("a\nb", "", False), ("Us", "short", False), ("Us", "", True)],
)
def test_impossible_networks_are_refused_before_anything_happens(
    manager: Path, name: str, password: str, own: bool
) -> None:
    wifi = Wifi(str(manager))
    order = wifi.open_own if own else wifi.join
    with pytest.raises(DeviceFault) as caught:
        order("wlan0", name, password)
    assert caught.value.code == "wifi_failed"
    assert not (manager.parent / "log").exists()


def test_a_network_of_its_own_waits_for_the_country_of_its_radio(manager: Path) -> None:
    with pytest.raises(DeviceFault) as caught:
        Wifi(str(manager), where(manager, "")).open_own("wlan0", "Post Parade", "2 to 12 win")
    assert caught.value.code == "wifi_without_country"
    assert not (manager.parent / "log").exists()


def test_a_radio_that_is_switched_off_is_no_missing_one(manager: Path, tmp_path: Path) -> None:
    assert not Wifi(str(manager)).is_off()
    (tmp_path / "devices").write_text("eth0:ethernet:connected\nwlan0:wifi:unavailable\n")
    assert Wifi(str(manager)).is_off()
    assert not Wifi("/no/nmcli").is_off()


@pytest.mark.parametrize(
    ("said", "country"),
    [
        ("global\ncountry 00: DFS-UNSET\n\t(2402 - 2472 @ 40)\n", ""),
        ("global\ncountry DE: DFS-ETSI\n\t(2400 - 2483 @ 40)\n", "DE"),
        ("global\ncountry 00: DFS-UNSET\nphy#0 (self-managed)\ncountry US: DFS-UNSET\n", "US"),
        ("global\ncountry 99: DFS-UNSET\n", ""),
    ],
)
def test_the_country_is_that_of_the_configuration_or_else_of_the_radio(
    said: str, country: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "iw").write_text(f"#!/bin/sh\ncat <<'END'\n{said}END\n")
    (tmp_path / "iw").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    machine = Machine(config=tmp_path / "postparade.toml")
    assert machine.country() == country
    machine.config.write_text('[wifi]\ncountry = "FR"\n')
    assert machine.country() == "FR"
    machine.config.write_text("[wifi\n")
    assert machine.country() == country, "a file that cannot be read says nothing"


@pytest.mark.parametrize(("tools", "new"), [(("iw", "rfkill"), True), (("raspi-config", "rfkill"), True)])
def test_a_radio_gets_its_country_and_is_switched_on(
    tools: tuple[str, ...], new: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in tools:
        (tmp_path / name).write_text(f'#!/bin/sh\necho "{name} $*" >>{tmp_path}/orders\n')
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}")
    Machine().set_country("DE", new=new)
    first = {"iw": "iw reg set DE", "raspi-config": "raspi-config nonint do_wifi_country DE"}[tools[0]]
    assert (tmp_path / "orders").read_text().splitlines() == [first, "rfkill unblock wlan"]
