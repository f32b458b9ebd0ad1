"""postparade.txt on the boot partition becomes configuration, name and Wi-Fi; what cannot be used is said beside it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.config import load

pytestmark = pytest.mark.slow(5)

IMAGE = Path(__file__).resolve().parents[2] / "hardware" / "image"
CONTROLLER = IMAGE.parents[1] / "controller"


class Card:
    """The partitions of a card, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.boot = folder / "boot" / "firmware"
        self.config = folder / "data" / "postparade.toml"
        for path in (self.boot, folder / "etc", folder / "data"):
            path.mkdir(parents=True)
        (folder / "etc" / "hostname").write_text("raspberrypi\n")
        (folder / "etc" / "hosts").write_text("127.0.0.1\tlocalhost\n127.0.1.1\traspberrypi\n")
        self.program = folder / "postparade"
        self.program.write_text(f'#!/bin/sh\nPYTHONPATH={CONTROLLER} exec {sys.executable} -m postparade "$@"\n')
        self.program.chmod(0o755)

    def start(self, settings: str) -> str:
        """One start with this file; what is said of problems."""
        (self.boot / "postparade.txt").write_text(settings)
        places = {"ROOT": self.root, "BOOT": self.boot, "PROGRAM": self.program, "CONFIG": self.config}
        variables = {name: str(place) for name, place in places.items()} | {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        subprocess.run([IMAGE / "settings"], env=variables, check=True, capture_output=True, timeout=60)
        problems = self.boot / "postparade-problems.txt"
        return problems.read_text() if problems.exists() else ""

    def connection(self, name: str) -> list[str]:
        file = self.root / "etc/NetworkManager/system-connections" / f"{name}.nmconnection"
        assert file.stat().st_mode & 0o777 == 0o600
        return file.read_text().splitlines()


@pytest.fixture
def card(tmp_path: Path) -> Card:
    return Card(tmp_path)


def test_the_file_as_it_comes_makes_a_table_with_camera_and_pico(card: Card) -> None:
    assert card.start((IMAGE / "postparade.txt").read_text()) == ""
    settings = load(card.config)
    assert (settings.track.driver, settings.dice.source, settings.announcer.language) == ("pico", "camera", "en")
    assert (card.root / "etc/hostname").read_text() == "postparade\n"
    assert "127.0.1.1\tpostparade" in (card.root / "etc/hosts").read_text()


def test_the_configuration_stays_readable_for_the_table(card: Card) -> None:
    """Root writes it, before the table's own user starts."""
    if os.geteuid() != 0:
        pytest.skip("needs root: the file is another user's")
    os.chown(card.config.parent, 65534, 65534)
    for language in ("de", "fr"):
        assert card.start(f"language={language}\n") == ""
        there = card.config.stat()
        assert (there.st_uid, there.st_gid, there.st_mode & 0o777) == (65534, 65534, 0o640)


def test_settings_from_windows_change_their_options_alone(card: Card) -> None:
    card.config.write_text("[web]\nport = 80 # the usual one\n")
    assert card.start("language=de\r\ntrack=simulated\r\ndice = electronic \r\n") == ""
    assert "port = 80 # the usual one" in card.config.read_text()
    settings = load(card.config)
    assert (settings.announcer.language, settings.track.driver, settings.dice.source) == ("de", "null", "electronic")


def test_passwords_are_kept_in_the_system_and_not_on_the_card(card: Card) -> None:
    said = card.start(
        "wifi_name=Our House\nwifi_password=correct horse\nhotspot_name=Post Parade\nhotspot_password=2 to 12 win\n"
    )
    assert said == ""
    assert "ssid=Our House" in card.connection("house")
    assert "psk=correct horse" in card.connection("house")
    assert {"ssid=Post Parade", "mode=ap", "psk=2 to 12 win", "method=shared"} <= set(card.connection("postparade"))
    left = (card.boot / "postparade.txt").read_text()
    assert "horse" not in left
    assert "win" not in left
    assert card.start(left) == "", "the next start leaves all of it alone"
    assert "psk=correct horse" in card.connection("house")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nmae=pit", "no setting called nmae"),
        ("name=Pit Lane", "letters a to z"),
        ("language=klingon", "klingon"),
        ("dice=crystal", "crystal"),
        ("wifi_name=Us\nwifi_password=short", "8 to 63"),
    ],
)
def test_what_cannot_be_used_is_said_and_all_else_is_done(card: Card, line: str, says: str) -> None:
    said = card.start(f"hotspot_name=Post Parade\nhotspot_password=2 to 12 win\n{line}\n")
    assert says in said
    assert "ssid=Post Parade" in card.connection("postparade")
    if card.config.exists():
        load(card.config)
    assert card.start("") == "", "a problem that was mended is gone"


def test_without_the_file_nothing_happens(card: Card) -> None:
    places = {"ROOT": str(card.root), "BOOT": str(card.boot), "PATH": "/usr/bin:/bin"}
    subprocess.run([IMAGE / "settings"], env=places, check=True, timeout=10)
    assert list(card.boot.iterdir()) == []
