"""Lines of the settings file as people type them and editors save them: each is taken or told, and no secret is."""

import random
import unicodedata

import pytest

from postparade.appliance.card.settings_text import KEYS, PASSWORDS, parse
from postparade.core.typed_text import typed_text

PLAIN = "name=paddock\nlanguage=de\nwifi_name=Our House\nwifi_password=correct horse\n"
WANTED = {"name": "paddock", "language": "de", "wifi_name": "Our House", "wifi_password": "correct horse"}


def values(text: str) -> dict[str, str]:
    settings = parse(text)
    assert settings.problems == []
    return {key: value.text for key, value in settings.values.items()}


@pytest.mark.parametrize(
    "data",
    [
        PLAIN.encode(),
        PLAIN.encode("utf-8-sig"),
        PLAIN.encode("utf-16"),
        PLAIN.encode("utf-16-le"),
        PLAIN.encode("utf-16-be"),
        b"\xfe\xff" + PLAIN.encode("utf-16-be"),
        PLAIN.encode("utf-32"),
        PLAIN.replace("\n", "\r\n").encode(),
        PLAIN.replace("\n", "\r").encode(),
        PLAIN.replace("\n", "  \t\r\n").encode(),
        PLAIN.rstrip("\n").encode(),
        (PLAIN + "\x1a").encode(),
        PLAIN.replace("=", " = ").encode(),
        PLAIN.replace("=", "\t=\N{NO-BREAK SPACE}").encode(),
        PLAIN.replace("=", ": ").encode(),
        PLAIN.replace("=", "\N{FULLWIDTH EQUALS SIGN}").encode(),
        PLAIN.replace("name=", "Name=").replace("wifi_", "WiFi-").encode(),
        PLAIN.replace("wifi_", "wifi ").encode(),
        ("\ufeff" + PLAIN.replace("\n", "\n\n# a comment\n   \n")).encode("utf-16"),
        "\n".join(f"{key} = “{value}”" for key, value in WANTED.items()).encode(),
        "\n".join(f"{key} = „{value}“  # Kommentar" for key, value in WANTED.items()).encode(),
        "\n".join(f"'{key}': '{value}'" for key, value in WANTED.items()).encode(),
        "\r\n".join(f"\u200b{key}=\u200b{value}\u200b" for key, value in WANTED.items()).encode("utf-16"),
    ],
)
def test_whatever_the_editor_does_the_settings_are_the_same(data: bytes) -> None:
    assert values(typed_text(data)) == WANTED


def test_umlauts_are_composed_as_access_points_write_them() -> None:
    for form in ("NFC", "NFD"):
        text = unicodedata.normalize(form, "wifi_name=Café Müßig\nwifi_password=Käsekuchen\n")
        for encoding in ("utf-8", "utf-8-sig", "utf-16"):
            found = values(typed_text(text.encode(encoding)))
            assert found == {"wifi_name": "Café Müßig", "wifi_password": "Käsekuchen"}
    assert values(typed_text("wifi_name=Café Müßig".encode("cp1252"))) == {"wifi_name": "Café Müßig"}


def test_comments_end_a_plain_setting_and_no_text() -> None:
    assert values("language=de # German\ntrack= # later\ndice='camera' # above") == {"language": "de", "dice": "camera"}
    assert values("wifi_name=House#2\nwifi_password=#1 in town#") == {
        "wifi_name": "House#2",
        "wifi_password": "#1 in town#",
    }
    told = parse("wifi_name=Us\nwifi_password=correct horse # the old one")
    assert [(one.code, one.details["line"]) for one in told.problems] == [("card_value_unfit", 2)]
    assert "wifi_password" not in told.values, "better none than a wrong one"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nmae=pit", "card_key_unknown"),
        ("[wifi]", "card_line_unclear"),
        ("wifi_password correct horse", "card_line_unclear"),
        ("wifi_pass", "card_line_unclear"),
        ("correct horse=battery", "card_key_unknown"),
        ("hasło=battery staple", "card_line_unclear"),
        ("name=a\nname=b", "card_line_again"),
        ("", "card_empty"),
        (" \t\n\n\ufeff", "card_empty"),
        ("#wifi_name=Us\n#wifi_password=correct horse", "card_line_dormant"),
    ],
)
def test_every_line_that_is_not_used_is_reported(text: str, code: str) -> None:
    problems = parse(text).problems
    assert [one.code for one in problems] == [code]
    said = str(problems[0].fault())
    assert "horse" not in said
    assert "battery" not in said


def test_the_comments_of_the_file_as_it_comes_say_nothing() -> None:
    assert (
        parse("# wifi_name, see below\n#wifi_password=\n#hotspot_name=Post Parade\n#hotspot_password=\n").problems == []
    )
    assert parse("#wifi_password= (kept in the system)\nwifi_name=Us\n").problems == []


LETTERS = (
    *map(chr, range(32, 127)),
    *"äßéñ€“”„’‘«»\N{NO-BREAK SPACE}\N{COMBINING DIAERESIS}\u200b\t",
    *("\\" * 6 + "\"'" * 4 + " " * 6 + "#=" * 3),
)


def test_any_text_in_quotes_is_taken_literally() -> None:
    generator = random.Random(9)
    for _ in range(3000):
        secret = "".join(generator.choices(LETTERS, k=generator.randint(1, 40)))
        for quoted in (f'"{secret}"', f"'{secret}'", f"“{secret}”", f"«{secret}»"):
            assert values(f"wifi_password = {quoted} \n") == {"wifi_password": secret}, secret


def test_any_password_without_quotes_outer_blanks_or_a_comment_is_taken_literally() -> None:
    generator = random.Random(10)
    ascii_letters = [letter for letter in LETTERS if letter.isascii() and letter != "\t"]
    for _ in range(3000):
        secret = "".join(generator.choices(ascii_letters, k=generator.randint(8, 63)))
        if secret == secret.strip() and secret[0] not in "\"'" and " #" not in secret:
            assert values(f"wifi_password={secret}\r\n".replace("\r\n", "\n")) == {"wifi_password": secret}


def test_no_secret_is_ever_told() -> None:
    """Files that are torn, glued and garbled."""
    generator = random.Random(11)
    secret = "Zq9-secret-Xw7"
    for _ in range(3000):
        lines = [
            f"{generator.choice((*KEYS, *PASSWORDS, 'pass', ''))}{generator.choice('=: #')}{secret}" for _ in range(3)
        ]
        text = "\n".join(lines)
        cut = text[: generator.randint(0, len(text))] + generator.choice(("", "\n", " #", "="))
        settings = parse(cut)
        for problem in settings.problems:
            said = str(problem.without({secret, *settings.secrets}).fault())
            assert "secret" not in said, cut
