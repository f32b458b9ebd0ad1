"""Catalogues of words as their authors wrote them: which messages there are, and what each asks for."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from postparade.core.i18n import read_resource


class _Arguments(Visitor):
    """The arguments of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.names.add(node.id.name)


def messages(language: str, catalogue: str, *folders: str) -> dict[str, set[str]]:
    """Every message of ``catalogue`` in ``language``, and of what games add to it in ``folders``, with the names of its
    arguments."""
    body = [entry for folder in ("", *folders) for entry in read_resource(language, catalogue, folder).body]
    return {entry.id.name: _Arguments(entry).names for entry in body if isinstance(entry, ast.Message)}
