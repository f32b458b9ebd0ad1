"""``postparade docs``: the documents in the terminal; ``postparade completion``: names and options for the shell."""

import json
import sys
from typing import Literal

from postparade.cli.options import AsJson, Flag
from postparade.core.documents import documents, documents_folder, read_document, title_of


def show_documents(
    name: str | None = None,
    *,
    folder: Flag = False,
    as_json: AsJson = False,
) -> int:
    """List the included documents, or show one: the build guide, wiring, games, configuration, troubleshooting.

    Parameters
    ----------
    name
        Which one, for example build-guide.
    folder
        Say where documents, services, installer and printable parts are.
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


def print_completion(shell: Literal["bash", "zsh", "fish"]) -> int:
    """Print what a shell needs to complete commands and options.

    bash: postparade completion bash > ~/.local/share/bash-completion/completions/postparade

    zsh: into a file _postparade in a folder of $fpath. fish: into ~/.config/fish/completions/postparade.fish
    """
    from postparade.cli.main import app

    print(app.generate_completion(shell=shell))
    return 0
