"""The camera reader stays small enough to be known by heart: so many files, types and named numbers, and no more."""

import ast
from collections.abc import Iterator

from tests.house.blueprint import Module

FILES, TYPES, NUMBERS = 23, 23, 201
"""The most modules, classes and module-level constants in ``dice/vision``. Lower them whenever fewer are needed."""


def reader(modules: list[Module]) -> list[Module]:
    return [module for module in modules if module.name.startswith("dice.vision")]


def constants(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            for name in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(name, ast.Name) and name.id.isupper():
                    yield name.id


def test_the_reader_grows_neither_files_nor_types_nor_numbers(modules: list[Module]) -> None:
    seen = reader(modules)
    classes = [node.name for module in seen for node in module.tree.body if isinstance(node, ast.ClassDef)]
    numbers = [name for module in seen for name in constants(module.tree)]
    assert {"RollWatcher", "Floor"} <= set(classes)
    assert {"CHANGED", "AROUND"} <= set(numbers)
    assert len(seen) <= FILES
    assert len(classes) <= TYPES
    assert len(numbers) <= NUMBERS
