"""``postparade docs``: the documents in the terminal; ``postparade completion``: names and options for the shell."""

import json
import sys

from cyclopts import App

from postparade.core.documents import documents, documents_folder, read_document, title_of


def show_documents(name: str | None, folder: bool, as_json: bool) -> int:
    """List the documents, or show the one called ``name``, or print the ``folder`` that holds them. Returns 0.

    Raises ``QuestionFault`` (``document_unknown``).
    """
    if folder:
        where = str(documents_folder())
        print(json.dumps({"folder": where}) if as_json else where)
    elif name is None:
        found = {one: title_of(path) for one, path in documents().items()}
        if as_json:
            print(json.dumps({"documents": found}))
        else:
            width = max(map(len, found))
            print("\n".join(f"{one:<{width}}  {title}" for one, title in found.items()))
            print("\nRead one with: postparade docs NAME")
    else:
        _show(name, read_document(name), as_json)
    return 0


def _show(name: str, text: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"name": name, "text": text}))
    elif sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="")


def print_completion(app: App, shell: str) -> int:
    """Print the completion script of ``app`` for ``shell``. Returns 0."""
    print(app.generate_completion(shell=shell))  # type: ignore[arg-type]  # one of the three that the option allows
    return 0
