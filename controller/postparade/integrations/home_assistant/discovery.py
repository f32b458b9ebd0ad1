"""The message by which Home Assistant (2024.11 or later) learns of the table: one device with all of its entities."""

from postparade import __version__
from postparade.core.i18n import Messages
from postparade.integrations.home_assistant.controls import LEVELS, MODES, SCENES

Config = dict[str, object]
"""A JSON object."""
EXPIRES = 180
"""Seconds after which Home Assistant takes no state for true that was not told again."""
AREA = "home_assistant"
"""The catalogue of the names."""


class Topics:
    """The topics of a table that is called ``name`` at the broker."""

    def __init__(self, name: str, prefix: str) -> None:
        self.name = name
        base = f"postparade/{name}"
        self.config = f"{prefix}/device/{'' if name == 'postparade' else 'postparade_'}{name}/config"
        self.birth = f"{prefix}/status"
        self.availability = f"{base}/availability"
        self.state = f"{base}/state"
        self.controls = f"{base}/controls"
        self.do = f"{base}/do"
        """Followed by what is to be done, such as ``/press/next``."""
        self.light = f"{base}/light"
        """Followed by the mode."""


def device_config(topics: Topics, language: str, address: str, *, lights: bool, sound: bool, cues: bool) -> Config:
    """The discovery message, its names in ``language``. ``address`` is that of the board. Without ``lights`` or
    ``sound`` there are no entities for them, and none that does anything unless ``cues`` may come."""
    words = Messages(language, AREA)
    entities = _sensors(topics)
    if cues:
        entities |= _buttons(topics)
        entities["schedule"] = _schedule(topics)
        if sound:
            entities |= _sound(topics)
        if sound or lights:
            entities["scene"] = _scene(topics)
        if lights:
            entities |= {f"light_{mode}": _light(topics, mode) for mode in MODES}
    for key, entity in entities.items():
        entity["unique_id"] = f"postparade_{topics.name}_{key}"
        entity["name"] = words.wording(key.replace("_", "-"), {})
    return {
        "device": {
            "identifiers": [f"postparade_{topics.name}"],
            "name": "Post Parade" if topics.name == "postparade" else f"Post Parade {topics.name}",
            "manufacturer": "Post Parade",
            "model": words.wording("model", {}),
            "sw_version": __version__,
            "configuration_url": f"{address}/host/",
        },
        "origin": {"name": "Post Parade", "sw_version": __version__},
        "availability": [{"topic": topics.availability}],
        "qos": 1,
        "components": entities,
    }


def _sensors(topics: Topics) -> dict[str, Config]:
    def sensor(field: str, **more: object) -> Config:
        value = f"{{{{ value_json.{field} }}}}"
        told = {"state_topic": topics.state, "value_template": value, "expire_after": EXPIRES}
        return {"platform": "sensor", **told, **more}

    def binary(field: str, **more: object) -> Config:
        return sensor(field, **more) | {"platform": "binary_sensor"}

    return {
        "race": sensor("race", device_class="enum", options=["none", "waiting", "running", "finished"]),
        "running": binary("running", device_class="running"),
        "red_line": binary("red_line"),
        "winner": sensor("winner", icon="mdi:trophy"),
        "pot": sensor("pot", icon="mdi:poker-chip", state_class="measurement"),
        "turn": sensor("turn", icon="mdi:account"),
        "autopilot": sensor("autopilot", icon="mdi:calendar-clock"),
        "dice_fault": binary("dice_fault", device_class="problem"),
        "trouble": binary("trouble", device_class="problem"),
        "what": sensor("what", entity_category="diagnostic"),
    }


def _buttons(topics: Topics) -> dict[str, Config]:
    icons = {"start": "mdi:flag-checkered", "pause": "mdi:pause", "next": "mdi:skip-next"}
    return {
        name: {"platform": "button", "command_topic": f"{topics.do}/press/{name}", "icon": icon}
        for name, icon in icons.items()
    }


def _schedule(topics: Topics) -> Config:
    """On while the evening goes by a schedule; off holds it."""
    return {
        "platform": "switch",
        "command_topic": f"{topics.do}/schedule",
        "state_topic": topics.state,
        "value_template": "{{ value_json.schedule }}",
        "icon": "mdi:calendar-start",
    }


def _sound(topics: Topics) -> dict[str, Config]:
    return {
        f"volume_{name}": {
            "platform": "number",
            "command_topic": f"{topics.do}/volume/{name}",
            "state_topic": topics.controls,
            "value_template": f"{{{{ value_json.{name} }}}}",
            "min": 0,
            "max": 100,
            "step": 5,
            "unit_of_measurement": "%",
            "icon": "mdi:volume-high",
        }
        for name in LEVELS
    }


def _scene(topics: Topics) -> Config:
    return {
        "platform": "select",
        "command_topic": f"{topics.do}/scene",
        "state_topic": topics.controls,
        "value_template": "{{ value_json.scene }}",
        "options": list(SCENES),
        "icon": "mdi:theme-light-dark",
    }


def _light(topics: Topics, mode: str) -> Config:
    return {
        "platform": "light",
        "schema": "json",
        "command_topic": f"{topics.do}/light/{mode}",
        "state_topic": f"{topics.light}/{mode}",
        "brightness": True,
        "supported_color_modes": ["brightness"],
        "effect": True,
        "effect_list": ["silks", "safe"],
    }
