"""What Home Assistant (2024.11 and later) takes as a device discovery message, written down from its documentation and
its published validators: https://www.home-assistant.io/integrations/mqtt/#device-discovery-payload. Unknown fields are
refused here, which Home Assistant would silently leave out."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1)]
Publish = Annotated[str, Meta(pattern=r"^[^+#\x00]{1,200}$")]
"""A topic without wildcards."""
Identifier = Annotated[str, Meta(pattern=r"^[a-zA-Z0-9_-]+$")]
Icon = Literal[
    "mdi:account",
    "mdi:calendar-clock",
    "mdi:calendar-start",
    "mdi:flag-checkered",
    "mdi:pause",
    "mdi:poker-chip",
    "mdi:skip-next",
    "mdi:theme-light-dark",
    "mdi:trophy",
    "mdi:volume-high",
]
"""Icons that Home Assistant (2025.4) was seen to have: in place of one that it lacks it shows nothing."""
Address = Annotated[str, Meta(pattern=r"^(https?|homeassistant)://")]


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Takes what it knows and nothing else."""


class Device(Strict, frozen=True, kw_only=True):
    identifiers: Annotated[list[Text], Meta(min_length=1)]
    name: Text
    manufacturer: Text
    model: Text
    sw_version: Text
    configuration_url: Address


class Origin(Strict, frozen=True, kw_only=True):
    name: Text
    sw_version: str | None = None
    support_url: Address | None = None


class Availability(Strict, frozen=True, kw_only=True):
    topic: Publish


class Entity(Strict, frozen=True, kw_only=True, tag_field="platform"):
    unique_id: Identifier
    name: Text
    icon: Icon | None = None
    entity_category: Literal["config", "diagnostic"] | None = None


class Stated(Entity, frozen=True, kw_only=True):
    state_topic: Publish
    value_template: Text


class Sensor(Stated, frozen=True, kw_only=True, tag="sensor"):
    expire_after: Annotated[int, Meta(gt=0)]
    device_class: Literal["enum"] | None = None
    options: list[str] | None = None
    state_class: Literal["measurement"] | None = None


class BinarySensor(Stated, frozen=True, kw_only=True, tag="binary_sensor"):
    expire_after: Annotated[int, Meta(gt=0)]
    device_class: Literal["running", "problem"] | None = None


class Button(Entity, frozen=True, kw_only=True, tag="button"):
    command_topic: Publish


class Number(Stated, frozen=True, kw_only=True, tag="number"):
    command_topic: Publish
    min: float
    max: float
    step: Annotated[float, Meta(ge=0.001)]
    unit_of_measurement: str | None = None


class Select(Stated, frozen=True, kw_only=True, tag="select"):
    command_topic: Publish
    options: Annotated[list[Text], Meta(min_length=1)]


class Switch(Stated, frozen=True, kw_only=True, tag="switch"):
    command_topic: Publish


class Light(Entity, frozen=True, kw_only=True, tag="light"):
    schema: Literal["json"]
    command_topic: Publish
    state_topic: Publish
    brightness: bool
    supported_color_modes: list[Literal["brightness"]]
    effect: bool
    effect_list: list[Text]


class Discovery(Strict, frozen=True, kw_only=True):
    device: Device
    origin: Origin
    components: Annotated[
        dict[Identifier, Sensor | BinarySensor | Button | Number | Select | Switch | Light], Meta(min_length=1)
    ]
    availability: list[Availability]
    qos: Literal[0, 1, 2]


def checked(payload: bytes) -> Discovery:
    """The message in ``payload``; raises ``msgspec.ValidationError``, or ``AssertionError`` for what only the whole
    shows."""
    found = msgspec.json.decode(payload, type=Discovery)
    ids = [entity.unique_id for entity in found.components.values()]
    assert len(set(ids)) == len(ids)
    for key, entity in found.components.items():
        if isinstance(entity, Sensor):
            # An enumeration has options and no state class, and everything else no options.
            assert (entity.device_class == "enum") == (entity.options is not None), key
            assert entity.options is None or entity.state_class is None, key
    return found
