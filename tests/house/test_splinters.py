"""No file is a splinter: a few lines that a single other module needs belong into it."""

import ast
from collections.abc import Sequence
from pathlib import Path

from tests.house.blueprint import Module

FEWEST = 12
"""Lines of code, imports and docstrings aside, from which on a module may have a single user."""
OF_EVERY_ROOM = {"settings.py", "contract.py", "tallies.py"}
"""Small files that people look for by this name in any room or game: its section of the configuration, what it asks of
others, what it counts for titles."""


def splinters(modules: Sequence[Module]) -> list[str]:
    """The modules with fewer than :data:`FEWEST` lines that exactly one other one uses. A name in a text, such as
    ``postparade.cli.hub.night:hub_app``, is a use, too."""
    users: dict[str, set[str]] = {module.name: set() for module in modules}
    for module in modules:
        for name in _used(module):
            used = name if name in users else name.rpartition(".")[0]
            if used in users and used != module.name:
                users[used].add(module.name)
    return [
        f"{module.path.name}: {lines} lines, used by {next(iter(users[module.name]))} alone"
        for module in modules
        if module.path.name not in OF_EVERY_ROOM | {"__init__.py"}
        and len(users[module.name]) == 1
        and (lines := _lines_of_code(module)) < FEWEST
    ]


def _used(module: Module) -> list[str]:
    texts = [node.value for node in module.nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    names = [name for _, name in module.imports()] + [text.partition(":")[0] for text in texts if ":" in text]
    return [name.removeprefix("postparade.") for name in names if name.startswith("postparade.")]


def _lines_of_code(module: Module) -> int:
    aside = {
        line
        for node in module.nodes()
        if isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    text = module.path.read_text(encoding="utf-8").splitlines()
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#") and number not in aside
        for number, line in enumerate(text, 1)
    )


def test_no_module_is_a_splinter(modules: list[Module]) -> None:
    assert splinters(modules) == []


def test_a_splinter_is_named_with_its_user_until_a_second_one_comes(tmp_path: Path) -> None:
    def module(name: str, text: str) -> Module:
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        return Module(f"hub.{name}", "hub", path, ast.parse(text))

    small = module("small", '"""Two lines."""\n\nimport os\n\nONE = 1\nTWO = os.sep\n')
    large = module("large", "\n".join(f"N{number} = {number}" for number in range(FEWEST)))
    user = module("user", "from postparade.hub.small import ONE\nfrom postparade.hub import large\n")
    assert splinters([small, large, user]) == ["small.py: 2 lines, used by hub.user alone"]
    by_name = module("by_name", 'BOARDS = "postparade.hub.small:TWO"\n')
    assert splinters([small, large, user, by_name]) == []
