"""Scripts and files for the inside of an emulated machine, and what it brings out."""

import http.server
import shlex
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from machine import Machine

GUEST = Path(__file__).resolve().parent / "guest"
PYTHON = "/opt/postparade/.venv/bin/python -P"


def put(machine: Machine, name: str, folder: Path = GUEST) -> None:
    """Copy a script for the inside to /run."""
    machine.run(f"cat >/run/{name} <<'END-OF-FILE'\n{(folder / name).read_text(encoding='utf-8')}\nEND-OF-FILE")


def script(machine: Machine, name: str, *words: str) -> str:
    """What a script of the shell prints, given ``words``."""
    quoted = " ".join(shlex.quote(word) for word in words)
    return machine.run(f"set -- {quoted}\n{(GUEST / name).read_text(encoding='utf-8')}", 900)


class FileServer(http.server.SimpleHTTPRequestHandler):
    """Hands out the files of a folder, and takes others."""

    def do_PUT(self) -> None:
        """Put a file into the folder."""
        with Path(self.directory, Path(self.path).name).open("wb") as file:
            left = int(self.headers["Content-Length"])
            while left and (data := self.rfile.read(min(left, 1 << 20))):
                file.write(data)
                left -= len(data)
        self.send_response(500 if left else 201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def file_server(machine: Machine, folder: Path) -> Iterator[str]:
    """The address at which the inside finds the files of ``folder``, and where it may put others."""
    handler = partial(FileServer, directory=str(folder))
    with http.server.ThreadingHTTPServer((machine.serves_at, 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://{machine.outside}:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def new_folder(path: Path) -> Path:
    """An empty folder at ``path``."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path
