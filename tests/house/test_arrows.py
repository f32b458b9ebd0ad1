"""Rooms know each other along the arrows of docs/architecture.md only, so that each can be changed alone."""

import sys

from tests.house.blueprint import PACKAGE, Module

EDGE = frozenset({"games", "table", "core"})
ARROWS: dict[str, frozenset[str]] = {
    "core": frozenset(),
    "games": frozenset({"core.faults"}),
    "odds": frozenset({"games", "core.faults"}),
    "table": frozenset({"games", "odds", "core.faults", "core.clock", "core.program", "core.fairness", "core.durable"}),
    "workshop": frozenset(
        {"games", "track.layout", "track.easing", "track.frame", "track.settings", "core.faults", "core.i18n"}
    ),
    "reports": frozenset({"games", "odds", "table", "core.faults", "core.i18n", "core.output_file"}),
    "dice": EDGE,
    "track": EDGE,
    "announcer": EDGE,
    "web": EDGE,
    "simulator": EDGE,
}
THIRD_PARTY = {
    "core": {"msgspec", "fluent", "gpiozero"},
    "games": {"msgspec"},
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
        if module.room in {"games", "odds"}
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
        if name.startswith("postparade.") and name.split(".")[2] not in ("settings", "faults")
    ]
    assert against == []


def test_nobody_imports_the_composition_root_but_the_command_line(modules: list[Module]) -> None:
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


CAPABILITIES = {
    "dice_race": {
        "odds.dice_race",
        "odds.stakes",
        "reports.course",
        "reports.luck",
        "reports.games.dice_race",
        "simulator.players.dice_race",
    }
}
"""Modules that belong to a game besides those that carry its name."""
GAMES_THEMSELVES = {
    path.stem for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name not in {"data", "__pycache__"}
} | {"quarter_horse", "hold_your_horses"}


def test_nothing_outside_games_knows_one_game_but_its_own_capabilities(modules: list[Module]) -> None:
    against = [
        f"{module.name}:{line} imports {name}"
        for module in modules
        if module.room != "games"
        for line, name in module.imports()
        for game in GAMES_THEMSELVES
        if _along(name, frozenset({f"postparade.games.{game}"})) and not _belongs(module.name, game)
    ]
    assert against == []


def _belongs(module: str, game: str) -> bool:
    room, _, name = module.partition(".")
    return room in ("odds", "reports", "simulator") and (
        name.rpartition(".")[2].startswith(game) or module in CAPABILITIES.get(game, set())
    )
