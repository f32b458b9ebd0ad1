#!/usr/bin/env python3
"""Writes the types that pages know of the table and of each game, from the structs themselves; `--check` compares.

`tsc` checks the scripts of pages against them, so that a field cannot be renamed on one side alone. The table's types
lie beside the pages' library, those of a game beside its pages.
"""

import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec.inspect as inspect
from msgspec import Struct

from postparade.core.faults import Refusal
from postparade.hub.common_races import RaceStand
from postparade.hub.hub import NightStand, TableStand
from postparade.hub.league.league import LeagueStand
from postparade.rules.actions import Join, Leave, Pause, Resume, Roll
from postparade.rules.contract import AnyGame
from postparade.rules.race import Race
from postparade.rules.registry import GAMES
from postparade.table.events import (
    BotStarted,
    BotStopped,
    ChanceCommitted,
    ChanceRevealed,
    CopyTaken,
    Corrected,
    GameClosed,
    GameOpened,
    NameShown,
    OfSchedule,
    SeatCleared,
    SeatRenamed,
    SeatTaken,
    TablePaused,
    TableResumed,
    TypingAllowed,
)
from postparade.table.incidents import Incident
from postparade.table.messages import AskedAction, Receipt, TableView
from postparade.table.presentation.past_races import PastRace
from postparade.web.ws.commands import Ping, WithId

CONTROLLER = Path(__file__).resolve().parents[1] / "controller"
TABLE = CONTROLLER / "postparade" / "web" / "static" / "lib" / "table.d.ts"
NIGHT = CONTROLLER / "postparade" / "web" / "static" / "hub" / "night.d.ts"
HEAD = "// Written by tools/page_types.py from the structs of the program: change those, and run it again.\n"
LINE = 120

EVENTS = (
    SeatTaken | SeatRenamed | NameShown | SeatCleared | GameOpened | GameClosed | Corrected | TypingAllowed | CopyTaken
    | BotStarted | BotStopped | TablePaused | TableResumed | OfSchedule | ChanceCommitted | ChanceRevealed
)  # fmt: skip
COMMON = Roll | Join | Leave | Pause | Resume
PLAIN = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Sheet:
    """One file of types: what is written, in the order of first mention; ``known`` are structs of another file."""

    def __init__(self, known: frozenset[type[Struct]] = frozenset()) -> None:
        self.known = known
        self.used: set[type[Struct]] = set()
        self.written: dict[type[Struct], str] = {}
        self.aliases: list[str] = []

    def alias(self, name: str, *kinds: Any) -> None:
        """``name`` stands for any of ``kinds``."""
        told = dict.fromkeys(self._type(inspect.type_info(kind)) for kind in kinds)
        self.aliases.append(_wrapped(f"export type {name} =", " | ".join(told)))

    def mention(self, struct: type[Struct]) -> None:
        """``struct`` under its own name."""
        self._type(inspect.type_info(struct))

    def text(self, source: str = "") -> str:
        """The file; ``source`` is where the known structs come from."""
        names = ", ".join(sorted(struct.__name__ for struct in self.used))
        imported = [f'import type {{ {names} }} from "{source}";\n'] if names else []
        return "\n".join([HEAD, *imported, *self.written.values(), *self.aliases])

    def _type(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.StructType):
            return self._struct(info)
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys(self._type(one) for one in info.types))
        if isinstance(info, inspect.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self._type(one) for one in info.item_types)}]"
        if isinstance(info, inspect.VarTupleType | inspect.ListType | inspect.FrozenSetType | inspect.SetType):
            item = self._type(info.item_type)
            return f"({item})[]" if isinstance(info.item_type, inspect.UnionType | inspect.LiteralType) else f"{item}[]"
        if isinstance(info, inspect.DictType):
            # The keys of an object are strings, whatever they were.
            return f"Record<string, {self._type(info.value_type)}>"
        return PLAIN[type(info)]

    def _struct(self, info: inspect.StructType) -> str:
        struct = info.cls
        name = str(struct.__name__)
        if struct in self.known:
            self.used.add(struct)
        elif struct not in self.written:
            self.written[struct] = ""  # its place, and an end for those that hold themselves
            fields = [f'  {info.tag_field}: "{info.tag}";\n'] if info.tag_field else []
            omitted = struct.__struct_config__.omit_defaults
            # Pages get the race beside the view of the game, not in it (client_role.state_of).
            shown = (field for field in info.fields if not _is(field.type, Race))
            fields += [self._field(field, omitted) for field in shown]
            self.written[struct] = f"export interface {name} {{\n{''.join(fields)}}}\n"
        return name

    def _field(self, field: inspect.Field, omitted: bool) -> str:
        may_lack = omitted and not field.required
        return _wrapped(f"  {field.encode_name}{'?' if may_lack else ''}:", self._type(field.type))


def _is(info: inspect.Type, struct: type[Struct]) -> bool:
    return isinstance(info, inspect.StructType) and info.cls is struct


def _wrapped(start: str, kind: str) -> str:
    """One declaration as Prettier lays it out, its alternatives on lines of their own where it is long."""
    line = f"{start} {kind};\n"
    if len(line) <= LINE + 1:
        return line
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    if len(indent) + len(kind) < LINE:
        return f"{start}\n{indent}{kind};\n"
    return f"{start}\n" + "\n".join(f"{indent}| {one}" for one in kind.split(" | ")) + ";\n"


def table_types() -> Sheet:
    """The types of what the table sends and takes."""
    sheet = Sheet()
    sheet.alias("TableEvent", EVENTS)
    sheet.alias("TableAction", AskedAction)
    sheet.alias("CommonAction", COMMON)
    sheet.alias("Message", Ping | WithId)
    for struct in (TableView, Race, Receipt, Refusal, PastRace, Incident):
        sheet.mention(struct)
    return sheet


def game_types(games: list[AnyGame], table: Sheet) -> Sheet:
    """The types of the games that share a folder of pages: what they show, take and tell, and their setups."""
    sheet = Sheet(frozenset(table.written))
    sheet.alias("GameView", *(get_type_hints(type(game).view)["return"] for game in games))
    sheet.alias("GameSetup", *(game.setup_type for game in games))
    sheet.alias("GameAction", *(game.action_type for game in games))
    sheet.alias("GameEvent", *(game.event_type for game in games))
    return sheet


def night_types(table: Sheet) -> Sheet:
    """The types of what the hub of a race night tells its pages."""
    sheet = Sheet(frozenset(table.written))
    for struct in (NightStand, TableStand, RaceStand, LeagueStand):
        sheet.mention(struct)
    return sheet


def sheets() -> dict[Path, str]:
    """The text of every file."""
    table = table_types()
    folders: dict[Path, list[AnyGame]] = {}
    for game in GAMES.values():
        module, _, folder = game.capabilities.pages.partition(":")
        folders.setdefault(CONTROLLER.joinpath(*module.split("."), folder), []).append(game)
    found = {TABLE: table.text(), NIGHT: night_types(table).text("/static/lib/table.js")}
    for folder, games in folders.items():
        found[folder / "types.d.ts"] = game_types(games, table).text("/static/lib/table.js")
    return found


def main(check: bool) -> int:
    """Write the files, or with ``check`` compare them. Returns the exit status."""
    found = sheets()
    old = [path for path, text in found.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if check:
        for path in old:
            print(
                f"{path.relative_to(CONTROLLER)} is not that of the structs; run tools/page_types.py", file=sys.stderr
            )
        return 1 if old else 0
    for path in old:
        path.write_text(found[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
