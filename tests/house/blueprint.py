"""The package as its source files tell it: modules, rooms, imports."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

REPOSITORY = Path(__file__).resolve().parents[2]
PACKAGE = REPOSITORY / "controller" / "postparade"


class Module(NamedTuple):
    """A module of the package: its dotted name below ``postparade``, the room it belongs to, and its syntax tree."""

    name: str
    room: str
    path: Path
    tree: ast.Module

    def nodes(self) -> list[ast.AST]:
        """Every node of the syntax tree."""
        return _nodes(self.tree)

    def imports(self) -> Iterator[tuple[int, str]]:
        """Line and absolute dotted name of everything that this module imports, at any depth."""
        dotted = ["postparade", *self.name.split(".")] if self.name else ["postparade"]
        package = dotted if self.path.name == "__init__.py" else dotted[:-1]
        for node in self.nodes():
            if isinstance(node, ast.Import):
                yield from ((node.lineno, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = package[: len(package) - node.level + 1] if node.level else []
                origin = ".".join([*base, *([node.module] if node.module else [])])
                yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


@cache
def _nodes(tree: ast.Module) -> list[ast.AST]:
    return list(ast.walk(tree))


def read_package() -> list[Module]:
    """All modules of the package."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        found.append(Module(name, name.partition(".")[0], path, tree))
    return found
