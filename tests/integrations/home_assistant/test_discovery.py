"""The table is announced as Home Assistant wants it, in every language."""

from typing import Any

import msgspec
import pytest

from postparade.core.i18n import LANGUAGES
from postparade.integrations.home_assistant.controls import SCENES, ControlState
from postparade.integrations.home_assistant.discovery import AREA, Topics, device_config
from postparade.integrations.home_assistant.state import HouseState
from tests.catalogues import messages
from tests.integrations.home_assistant.schema import Discovery, Number, Select, Stated, checked


def config(language: str = "en", name: str = "postparade", **has: Any) -> Discovery:
    asked = {"lights": True, "sound": True, "cues": True, **has}
    told = device_config(Topics(name, "homeassistant"), language, "http://192.168.1.9:8080", **asked)
    return checked(msgspec.json.encode(told))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_message_is_valid_and_every_name_is_a_word_of_the_language(language: str) -> None:
    found = config(language)
    assert len(found.components) == 20
    assert messages(language, AREA).keys() == messages("en", AREA).keys()
    names = [entity.name for entity in found.components.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_sliders_are_told_apart_by_the_beginning_of_their_names(language: str) -> None:
    """A card of Home Assistant shows a dozen letters beside a slider."""
    sliders = [entity.name[:12] for entity in config(language).components.values() if isinstance(entity, Number)]
    assert len(set(sliders)) == len(sliders) == 3
    assert len({name.split()[0] for name in sliders}) == 3, sliders


@pytest.mark.parametrize(("has", "platforms"), [
    ({"cues": False}, {"sensor", "binary_sensor"}),
    ({"lights": False}, {"sensor", "binary_sensor", "button", "switch", "number", "select"}),
    ({"sound": False}, {"sensor", "binary_sensor", "button", "switch", "select", "light"}),
    ({"sound": False, "lights": False}, {"sensor", "binary_sensor", "button", "switch"}),
])  # fmt: skip
def test_there_are_entities_only_for_what_there_is(has: dict[str, Any], platforms: set[str]) -> None:
    found = {str(type(entity).__struct_config__.tag) for entity in config(**has).components.values()}
    assert found == platforms


def test_two_tables_at_one_broker_are_two_devices() -> None:
    one, other = config(), config(name="upstairs")
    assert not set(one.device.identifiers) & set(other.device.identifiers)
    ids = [{entity.unique_id for entity in found.components.values()} for found in (one, other)]
    assert not ids[0] & ids[1]
    topics = [Topics(name, "homeassistant") for name in ("postparade", "upstairs")]
    assert topics[0].config == "homeassistant/device/postparade/config"
    assert topics[1].config == "homeassistant/device/postparade_upstairs/config"


def test_every_template_reads_a_field_that_is_told() -> None:
    told = {*HouseState.__struct_fields__, *ControlState.__struct_fields__}
    stated = [entity for entity in config().components.values() if isinstance(entity, Stated)]
    fields = {entity.value_template.removeprefix("{{ value_json.").removesuffix(" }}") for entity in stated}
    assert fields <= told
    assert len(fields) == 15
    (select,) = [entity for entity in stated if isinstance(entity, Select)]
    assert tuple(select.options) == SCENES


def test_the_schema_refuses_what_home_assistant_would_leave_out() -> None:
    good = device_config(Topics("postparade", "homeassistant"), "en", "http://a", lights=True, sound=True, cues=True)
    for path, value in (("components.pot.options", []), ("origin", {}), ("device.identifiers", []), ("extra", 1)):
        wrong = msgspec.json.decode(msgspec.json.encode(good))
        *way, last = path.split(".")
        inner = wrong
        for step in way:
            inner = inner[step]
        inner[last] = value
        with pytest.raises((msgspec.ValidationError, AssertionError)):
            checked(msgspec.json.encode(wrong))
