"""What is sent to somebody else opens nothing."""

import re

import msgspec

from postparade.config import Settings, as_toml, options
from postparade.doctor.bundle import without_secrets

SECRET = re.compile(r"(^|[._])(pin|password|secret|token)$")


def test_no_secret_of_the_settings_is_shown() -> None:
    given = {
        "web": {"pin": "246810", "guest_wifi_password": "trotting:on"},
        "mqtt": {"host": "broker.local", "user": "ann", "password": "horseshoe-1"},
    }
    shown = as_toml(without_secrets(msgspec.convert(given, Settings)))
    assert not [word for word in ("246810", "trotting:on", "horseshoe-1") if word in shown]
    assert 'host = "broker.local"' in shown


def test_every_setting_that_sounds_like_a_secret_is_one() -> None:
    """A setting of a new name is looked at: with a value it must not be shown."""
    names = [name for name in options() if SECRET.search(name)]
    assert {"web.pin", "web.guest_wifi_password", "mqtt.password"} <= set(names)
    for name in names:
        room, _, field = name.rpartition(".")
        inner = without_secrets(_with(Settings(), room.split("."), field))
        assert "hush-hush-hush-hush" not in as_toml(inner), name


def _with(settings: msgspec.Struct, rooms: list[str], field: str) -> Settings:
    at = settings
    for room in rooms:
        at = getattr(at, room)
    msgspec.structs.force_setattr(at, field, "hush-hush-hush-hush")
    assert isinstance(settings, Settings)
    return settings
