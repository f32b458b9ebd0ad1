"""Rooms know each other along the arrows of docs/architecture.md only, so that each can be changed alone."""

import sys

from tests.house.blueprint import Module

EDGE = frozenset({"rules", "table", "core"})
ARROWS: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "rules": frozenset({"core.faults"}),
    "odds": frozenset({"rules", "core.faults"}),
    "table": frozenset(
        {
            *("rules", "odds", "core.faults", "core.clock", "core.program_digest", "core.seeded_draws", "core.durable"),
            *("core.graphemes", "core.setting", "core.latest_file"),
        }
    ),
    "workshop": frozenset(
        {
            "rules",
            "track.layout",
            "track.easing",
            "track.current_limit",
            "track.settings",
            "core.faults",
            "core.graphemes",
            "core.i18n",
        }
    ),
    "reports": frozenset(
        {
            *("rules", "odds", "table", "core.faults", "core.i18n", "core.long_work", "core.output_file", "core.clock"),
            *("core.durable", "core.latest_file"),
        }
    ),
    "api": frozenset({"rules", "core.faults"}),
    "client": frozenset({"api"}),
    "dice": EDGE,
    "track": EDGE,
    "announcer": EDGE,
    "mqtt": EDGE,
    "integrations": EDGE | {"api", "mqtt"},
    "web": EDGE | {"api"},
    "hub": EDGE
    | {
        *("reports.honours", "web.http", "web.i18n", "web.pages", "web.auth.cookies", "web.auth.request_security"),
        *("web.auth.brute_force_delay", "web.api.qr"),
    },
    "simulator": EDGE,
    "hardware_choice": frozenset({"config", "dice.settings"}),
    "games": frozenset({"rules", "odds", "table", "reports", "announcer.commentary", "core.faults", "core.i18n"}),
}
THIRD_PARTY = {
    "core": {"msgspec", "fluent", "gpiozero"},
    "rules": {"msgspec"},
    "games": {"msgspec", "numpy"},
    "odds": {"numpy"},
    "table": {"msgspec"},
    "config": {"msgspec"},
}
COMPOSERS = frozenset({"app", "appliance", "cli", "config", "doctor", "__main__", ""})


def test_every_room_has_its_place_in_the_house(modules: list[Module]) -> None:
    assert {module.room for module in modules} <= ARROWS.keys() | COMPOSERS


def test_rooms_import_along_the_arrows_only(modules: list[Module]) -> None:
    against = [
        f"{module.path.name}:{line} of {module.room} imports {name}"
        for module in modules
        if module.room not in COMPOSERS
        for line, name in module.imports()
        if name.startswith("postparade.")
        and not _along(name.removeprefix("postparade."), ARROWS[module.room] | {module.room, "__version__"})
    ]
    assert against == []


def _along(name: str, arrows: frozenset[str]) -> bool:
    return any(name == arrow or name.startswith(f"{arrow}.") for arrow in arrows)


def test_pure_rooms_use_few_libraries(modules: list[Module]) -> None:
    against = [
        f"{module.path.name}:{line} of {module.room} imports {name}"
        for module in modules
        if module.room in THIRD_PARTY
        for line, name in module.imports()
        if (library := name.partition(".")[0]) != "postparade"
        and library not in sys.stdlib_module_names
        and library not in THIRD_PARTY[module.room]
    ]
    assert against == []


def test_rules_know_neither_time_nor_chance_nor_the_world_outside(modules: list[Module]) -> None:
    outside = {"asyncio", "datetime", "io", "os", "random", "secrets", "socket", "subprocess", "threading", "time"}
    against = [
        f"{module.path.name}:{line} of {module.room} imports {name}"
        for module in modules
        if module.room in {"rules", "odds"} or _is_rules(module)
        for line, name in module.imports()
        if name.partition(".")[0] in outside
    ]
    assert against == []


def test_configuration_imports_settings_only(modules: list[Module]) -> None:
    against = [
        name
        for module in modules
        if module.room == "config"
        for _, name in module.imports()
        if name.startswith("postparade.") and name.split(".")[2] not in ("settings", "faults", "typed_text")
    ]
    assert against == []


def test_only_the_command_line_imports_the_composition_root(modules: list[Module]) -> None:
    against = [
        f"{module.name} imports {name}"
        for module in modules
        if module.room not in {"cli", "__main__", "app"}
        for _, name in module.imports()
        if f"{name}.".startswith(("postparade.app.", "postparade.cli."))
    ]
    assert against == []


def test_the_package_does_not_know_its_testkit(modules: list[Module]) -> None:
    assert [module.name for module in modules if any(name.startswith("testkit") for _, name in module.imports())] == []


def _is_rules(module: Module) -> bool:
    """Whether it is part of the rules of a game: ``games/NAME/rules``."""
    return module.room == "games" and module.name.split(".")[2:3] == ["rules"]


def test_rules_of_a_game_need_the_ground_and_rules_only(modules: list[Module]) -> None:
    against = [
        f"{module.name}:{line} imports {name}"
        for module in modules
        if _is_rules(module)
        for line, name in module.imports()
        if name.startswith("postparade.")
        and not _along(name.removeprefix("postparade."), ARROWS["rules"] | {"rules"})
        and name.split(".")[3:4] != ["rules"]
    ]
    assert against == []


def test_nothing_outside_games_imports_a_game(modules: list[Module]) -> None:
    against = [
        f"{module.name}:{line} imports {name}"
        for module in modules
        if module.room != "games"
        for line, name in module.imports()
        if _along(name, frozenset({"postparade.games"}))
    ]
    assert against == []


SHARED = {"dice_race"}
"""What several games are made of."""


def test_a_game_knows_no_other_game(modules: list[Module]) -> None:
    against = [
        f"{module.name}:{line} imports {name}"
        for module in modules
        if module.room == "games"
        for line, name in module.imports()
        if name.startswith("postparade.games.") and name.split(".")[2] not in SHARED | {module.name.split(".")[1]}
    ]
    assert against == []
