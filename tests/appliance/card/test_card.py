"""postparade.txt on the boot partition becomes configuration, name and Wi-Fi; what cannot be used is told beside it,
and a password leaves the card only when its network has worked and is kept where it outlasts the next start."""

import os
import shutil
from pathlib import Path

import pytest

from postparade.appliance.card.apply import apply, joined, told
from postparade.appliance.card.machine import Machine
from postparade.config import load

IMAGE = Path(__file__).resolve().parents[3] / "hardware" / "image"
HOUSE = "wifi_name=Our House\nwifi_password=correct horse\n"


class Card(Machine):
    """The partitions of a card, in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, file_system=lambda place: self.kinds.get(place, "ext4"))
        self.kinds: dict[Path, str] = {}
        for path in (self.boot, self.config.parent, folder / "etc/NetworkManager/conf.d"):
            path.mkdir(parents=True)
        (folder / "etc/hostname").write_text("raspberrypi\n")
        (folder / "etc/hosts").write_text("127.0.0.1\tlocalhost\n127.0.1.1\traspberrypi\n")
        (folder / "etc/NetworkManager/conf.d/50-postparade.conf").write_text("[keyfile]\n")

    @property
    def file(self) -> Path:
        return self.boot / "postparade.txt"

    def start(self, settings: str | bytes | None = None) -> str:
        """One start, with this file; what is told of problems, without the byte order mark."""
        if settings is not None:
            self.file.write_bytes(settings if isinstance(settings, bytes) else settings.encode())
        problems = apply(self)
        assert told(self.told) == problems or "card_unwritable" in {one.code for one in told(self.told)}
        text = self.boot / "postparade-problems.txt"
        return text.read_text("utf-8-sig") if text.exists() else ""

    def codes(self) -> list[str]:
        return [problem.code for problem in told(self.told)]

    def uuid(self, profile: str = "house") -> str:
        return self.memory().networks[profile].uuid

    def profile(self, name: str = "house") -> list[str]:
        (file,) = self.networks.glob(f"{name}-*.nmconnection")
        assert file.stat().st_mode & 0o777 == 0o600
        return file.read_text().splitlines()


@pytest.fixture
def card(tmp_path: Path) -> Card:
    if shutil.which("nmcli") is None:
        pytest.skip("needs nmcli: sudo apt-get install network-manager")
    return Card(tmp_path)


def test_the_file_as_it_comes_makes_a_table_with_camera_and_pico(card: Card) -> None:
    assert card.start((IMAGE / "postparade.txt").read_bytes()) == ""
    settings = load(card.config)
    assert (settings.track.driver, settings.dice.source, settings.announcer.language) == ("pico", "camera", "en")
    assert (card.root / "etc/hostname").read_text() == "postparade\n"
    assert "127.0.1.1\tpostparade" in (card.root / "etc/hosts").read_text()


def test_the_names_of_the_machine_lead_to_it_on_its_own_wi_fi(card: Card) -> None:
    card.start("name=Paddock.local\n")
    names = (card.root / "etc/NetworkManager/dnsmasq-shared.d/postparade.conf").read_text()
    assert "\naddress=/paddock/10.42.0.1\n" in names
    assert "\naddress=/paddock.local/10.42.0.1\n" in names


@pytest.mark.parametrize("settings", ["name=pit\n", None])
def test_a_name_that_the_console_has_set_later_stays(card: Card, settings: str | None) -> None:
    card.start(settings)
    card.config.write_text('[machine]\nname = "Paddock"\n')
    for _ in range(2):
        assert card.start() == ""
        assert card.name() == "paddock"
        assert "127.0.1.1\tpaddock" in (card.root / "etc/hosts").read_text()
    names = (card.root / "etc/NetworkManager/dnsmasq-shared.d/postparade.conf").read_text()
    assert "\naddress=/paddock.local/10.42.0.1\n" in names
    card.start("name=grandstand\n")
    assert (card.name(), load(card.config).machine.name) == ("grandstand", "grandstand")


def test_the_configuration_stays_readable_for_the_table(card: Card) -> None:
    """Root writes it, before the table's own user starts."""
    if os.geteuid() != 0:
        pytest.skip("needs root: the file is another user's")
    os.chown(card.config.parent, 65534, 65534)
    for language in ("de", "Français"):
        assert card.start(f"language={language}\n") == ""
        there = card.config.stat()
        assert (there.st_uid, there.st_gid, there.st_mode & 0o777) == (65534, 65534, 0o640)
    assert load(card.config).announcer.language == "fr"


def test_settings_from_windows_change_their_options_alone(card: Card) -> None:
    card.config.write_text("[web]\nport = 80 # the usual one\n")
    assert card.start("Language=DE\r\ntrack=simulated\r\ndice = electronic \r\n".encode("utf-16")) == ""
    assert "port = 80 # the usual one" in card.config.read_text()
    settings = load(card.config)
    assert (settings.announcer.language, settings.track.driver, settings.dice.source) == ("de", "null", "electronic")


def test_settings_made_on_the_console_outlast_the_next_start(card: Card) -> None:
    card.start("language=de\n")
    card.config.write_text(card.config.read_text().replace('language = "de"', 'language = "it"'))
    card.start("language=de\n")
    assert load(card.config).announcer.language == "it"
    card.start("language=fr\n")
    assert load(card.config).announcer.language == "fr", "a line that was changed counts"


def test_a_password_leaves_the_card_when_its_network_has_worked(card: Card) -> None:
    said = card.start(HOUSE + "wifi_country=gb\nhotspot_name=Post Parade\nhotspot_password=2 to 12 win\n")
    assert card.codes() == ["card_wifi_waiting", "card_hotspot_waiting"]
    assert "Our House" in said
    assert {"ssid=Our House", "psk=correct horse"} <= set(card.profile())
    assert {"ssid=Post Parade", "mode=ap", "psk=2 to 12 win", "method=shared"} <= set(card.profile("postparade"))
    assert "correct horse" in card.file.read_text(), "nothing is erased before it has worked"

    joined(card, "house", card.uuid())
    assert "horse" not in card.file.read_text()
    assert "2 to 12 win" in card.file.read_text()
    assert card.codes() == ["card_hotspot_waiting"]
    joined(card, "postparade", card.uuid("postparade"))
    assert card.codes() == []
    assert "win" not in card.file.read_text()
    before = card.profile()
    assert card.start() == "", "the next start leaves all of it alone"
    assert card.profile() == before


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_rest_of_the_file_stays_as_the_editor_saved_it(card: Card, encoding: str, end: str) -> None:
    text = (
        f"# Küche{end}WiFi-Name = Café{end}WiFi-Password = 'pâte à choux'  # ours{end}"
        f"wifi_password=pâte à choux{end}name=pit"
    )
    card.start(text.encode(encoding))
    joined(card, "house", card.uuid())
    left = card.file.read_bytes()
    assert left.decode(encoding) == (
        f"# Küche{end}WiFi-Name = Café{end}#wifi_password= (kept in the system){end}"
        f"#wifi_password= (kept in the system){end}name=pit"
    )
    card.start()
    assert card.codes() == []


def test_a_system_that_runs_in_memory_keeps_the_password_for_every_start(card: Card) -> None:
    card.kinds[card.networks] = "overlay"
    card.start(HOUSE)
    assert "card_network_forgotten" in card.codes()
    joined(card, "house", card.uuid())
    assert "correct horse" in card.file.read_text()
    shutil.rmtree(card.networks)
    card.start()
    assert "psk=correct horse" in card.profile()


def test_a_network_that_was_chosen_on_the_console_is_not_replaced_at_the_next_start(card: Card) -> None:
    card.start(HOUSE)
    theirs = card.networks / "house.nmconnection"
    theirs.write_text("[connection]\nid=house\nuuid=of-the-console\n[wifi]\nssid=Next Door\n")
    joined(card, "house", "of-the-console")
    for path in card.networks.glob("house-*"):
        path.unlink()
    card.start()
    assert [path.name for path in card.networks.iterdir()] == ["house.nmconnection"]
    assert card.codes() == []
    card.start("wifi_name=Our House\nwifi_password=another horse\n")
    assert "psk=another horse" in card.profile()
    assert theirs.exists(), "until the new one has worked"
    joined(card, "house", card.uuid())
    assert not theirs.exists()


def test_lines_that_are_rewritten_count_again(card: Card) -> None:
    card.start(HOUSE + "language=de\n")
    joined(card, "house", card.uuid())
    card.start()
    for path in card.networks.iterdir():
        path.unlink()
    card.start("name=pit\n")
    card.config.write_text(card.config.read_text().replace('language = "de"', 'language = "it"'))
    card.start(HOUSE + "language=de\n")
    assert "psk=correct horse" in card.profile()
    assert load(card.config).announcer.language == "de"


def test_a_wrong_password_is_reported_until_it_is_corrected(card: Card) -> None:
    card.start(HOUSE)
    first = card.uuid()
    assert "not joined the Wi-Fi Our House" in card.start()
    card.start(HOUSE.replace("horse", "house"))
    assert card.uuid() != first
    joined(card, "house", card.uuid())
    assert len(list(card.networks.glob("house-*"))) == 1
    assert card.codes() == []


def test_a_new_password_that_cannot_be_used_is_not_erased_because_the_old_one_has_worked(card: Card) -> None:
    card.start(HOUSE)
    joined(card, "house", card.uuid())
    card.start("wifi_name=Our House\nwifi_password=short\n")
    assert card.codes() == ["card_value_unfit"]
    assert "wifi_password=short" in card.file.read_text()
    assert "psk=correct horse" in card.profile()


def test_a_network_name_without_a_password_or_the_reverse_is_reported(card: Card) -> None:
    assert "sets wifi_name, but not wifi_password" in card.start("wifi_name=Us\n")
    assert "sets hotspot_password, but not hotspot_name" in card.start("hotspot_password=2 to 12 win\n")
    card.start("wifi_name=Café\nwifi_password=none\n")
    assert f"ssid={''.join(f'{byte};' for byte in 'Café'.encode())}" in card.profile()
    assert not [line for line in card.profile() if line.startswith("psk")]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("nmae=pit", "Line 3 of postparade.txt sets something that does not exist"),
        ("name=Pit Lane", "letters from a to z"),
        ("language=klingon", "the languages are en, de"),
        ("dice=crystal", "crystal"),
        ("track=monorail", "monorail"),
        ("wifi_country=Germany", "two letters"),
        ("wifi_name=Us\nwifi_password=short", "8 to 63"),
        (f"wifi_name={'x' * 33}\nwifi_password=correct horse", "1 to 32"),
        ("wifi_name=Us\nwifi_password=naïve horses", "few keyboards"),
    ],
)
def test_lines_that_cannot_be_used_are_reported_and_the_rest_is_applied(card: Card, line: str, says: str) -> None:
    card.config.write_text('[wifi]\ncountry = "GB"\n')
    said = card.start(f"hotspot_name=Post Parade\nhotspot_password=2 to 12 win\n{line}\n")
    assert says in said
    assert "ssid=Post Parade" in card.profile("postparade")
    if card.config.exists():
        load(card.config)
    joined(card, "postparade", card.uuid("postparade"))
    assert card.start("name=pit\n") == "", "a problem that was mended is gone"


def test_problems_are_reported_in_the_language_of_the_table(card: Card) -> None:
    assert "Es gibt diese Einstellungen" in card.start("language=de\nnmae=pit\n")
    assert (card.boot / "postparade-problems.txt").read_bytes().endswith(b"\r\n")


@pytest.mark.parametrize(
    "name", ["postparade.txt.txt", "PostParade.TXT", "postparade", "settings.txt.txt", "postparade.toml.txt"]
)
def test_a_file_of_another_name_is_read_where_the_right_one_is_missing(card: Card, name: str) -> None:
    (card.boot / name).write_text("name=paddock\n")
    assert card.start() == ""
    assert card.name() == "paddock"
    if name.lower() != "postparade.txt":
        assert name in card.start("name=pit\n")
        assert card.name() == "pit"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "card_empty"),
        (b"\x00" * 512, "card_file_unreadable"),
        (b"{\\rtf1\\ansi wifi_password=correct horse}", "card_file_document"),
        (b"PK\x03\x04" + b"x" * 100, "card_file_document"),
        (b"name=pit\x00\x00\x00", "card_file_unreadable"),
    ],
)
def test_a_file_without_settings_is_reported_and_changes_nothing(card: Card, data: bytes, code: str) -> None:
    said = card.start(data)
    assert card.codes() == [code]
    assert "horse" not in said
    assert card.name() == "raspberrypi"


def test_a_card_that_cannot_be_written_is_reported_at_the_table(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    card.start(HOUSE)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("postparade.appliance.card.card.write_whole", refuse)
    joined(card, "house", card.uuid())
    assert "card_unwritable" in card.codes()
    monkeypatch.undo()
    card.start()
    assert card.codes() == [], "the next start erases what was left"
    assert "horse" not in card.file.read_text()


def test_no_problem_contains_a_secret_even_one_in_the_wrong_place(card: Card) -> None:
    said = card.start(
        "wifi_password=correct horse\nlanguage=correct horse\nname=correct horse\nwifi_name=correct horse\n"
    )
    assert "horse" not in said
    assert "horse" not in card.told.read_text()


def test_a_reset_leaves_a_table_like_new_once_for_each_time_that_it_is_written(card: Card) -> None:
    card.first_config.parent.mkdir(parents=True)
    card.first_config.write_text("[web]\nport = 80\n")
    card.start(HOUSE + "language=de\n")
    (card.config.parent / "evening.sqlite").write_text("an evening")
    (card.config.parent / "copies").mkdir()
    (card.config.parent / "copies/one").write_text("a copy")
    assert card.start("language=it\nreset=yes\n") != ""
    assert card.codes() == ["card_value_unfit"]
    assert (card.config.parent / "copies/one").exists(), "only the whole word deletes anything"
    assert card.start("language=it\nreset=Everything\n") == ""
    assert [path.name for path in card.config.parent.iterdir()] == ["postparade.toml"]
    settings = load(card.config)
    assert (settings.web.port, settings.announcer.language) == (80, "it"), "the other lines count for the new table"
    assert list(card.networks.iterdir()) == []
    (card.config.parent / "evening.sqlite").write_text("the next one")
    card.start()
    assert (card.config.parent / "evening.sqlite").exists(), "the line that was left there deletes nothing more"


def test_the_time_that_a_clock_goes_on_from_is_that_of_the_newest_file(card: Card) -> None:
    card.start("language=de\n")
    evening = card.config.parent / "evening.sqlite"
    evening.write_text("an evening")
    os.utime(evening, (4e9, 4e9))
    assert card.newest() == 4e9


def test_without_a_file_nothing_happens(card: Card) -> None:
    apply(card)
    assert list(card.boot.iterdir()) == []
    assert told(card.told) == []


def test_a_wi_fi_of_its_own_stays_closed_until_somebody_says_in_which_country(card: Card) -> None:
    own = "hotspot_name=Post Parade\nhotspot_password=2 to 12 win\n"
    assert "wifi_country" in card.start(own)
    assert card.codes() == ["card_hotspot_without_country"]
    assert not list(card.networks.glob("*")), "nothing that could open it"
    assert "2 to 12 win" in card.file.read_text()
    card.start(f"wifi_country=Germany\n{own}")
    assert card.codes() == ["card_value_unfit", "card_hotspot_without_country"]
    card.start(f"wifi_country=de\n{own}")
    assert card.codes() == ["card_hotspot_waiting"]
    assert load(card.config).wifi.country == "DE"
    assert "mode=ap" in card.profile("postparade")


def test_guests_scan_the_code_of_a_wi_fi_of_the_tables_own(card: Card) -> None:
    """Whoever sets it up on the card would otherwise have to type it a second time, on the console."""
    card.start("wifi_country=DE\nhotspot_name=Post Parade\nhotspot_password=2 to 12 win\n")
    shown = load(card.config).web
    assert (shown.guest_wifi, shown.guest_wifi_password) == ("Post Parade", "2 to 12 win")
    assert card.config.stat().st_mode & 0o777 == 0o640
    card.start('wifi_country=DE\nhotspot_name=Derby\nhotspot_password=back\\slash "1\n')
    shown = load(card.config).web
    assert (shown.guest_wifi, shown.guest_wifi_password) == ("Derby", 'back\\slash "1')


def test_guests_who_are_told_another_wi_fi_stay_there(card: Card) -> None:
    card.start("language=de\n")
    card.config.write_text(
        card.config.read_text() + '\n[web]\nguest_wifi = "The Inn"\n'
        if "[web]" not in card.config.read_text()
        else card.config.read_text().replace("[web]", '[web]\nguest_wifi = "The Inn"')
    )
    assert load(card.config).web.guest_wifi == "The Inn"
    card.start("wifi_country=DE\nhotspot_name=Post Parade\nhotspot_password=2 to 12 win\n")
    assert "mode=ap" in card.profile("postparade")
    shown = load(card.config).web
    assert (shown.guest_wifi, shown.guest_wifi_password) == ("The Inn", "")


def test_the_wi_fi_of_the_house_is_told_to_no_guest(card: Card) -> None:
    card.start(HOUSE)
    assert not card.config.exists() or load(card.config).web.guest_wifi == ""


def test_a_country_that_was_set_on_the_console_outlasts_the_line_on_the_card(card: Card) -> None:
    card.start("wifi_country=DE\n")
    card.config.write_text(card.config.read_text().replace('"DE"', '"AT"'))
    card.start("wifi_country=DE\n")
    assert load(card.config).wifi.country == "AT"


@pytest.mark.parametrize("settings", ["name=paddock\n", None])
def test_the_radio_is_given_the_country_of_the_configuration_at_every_start(
    card: Card, settings: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    card.config.write_text('[wifi]\ncountry = "FR"\n')
    given: list[tuple[str, bool]] = []
    monkeypatch.setattr(card, "set_country", lambda country, *, new: given.append((country, new)))
    card.start(settings)
    card.start()
    assert [country for country, _ in given] == ["FR", "FR"]
    assert given[0] == ("FR", True)
