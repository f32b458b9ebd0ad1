"""Progress of a command: a bar on a terminal, an occasional line where there is none."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import Progress

FIRST_LINE = 2.0
"""Seconds of work before the first line without a terminal."""
LINE_EVERY = 10.0
"""Seconds between two lines after that."""

Wait = Callable[[threading.Event, float], bool | None]


class Advance(Protocol):
    """Call it with the work done and the work there is, in the same unit."""

    def __call__(self, done: int, total: int) -> None: ...


@contextmanager
def progress(what: str, wait: Wait = threading.Event.wait) -> Iterator[Advance]:
    """Show on standard error how far ``what`` is, such as "checking sounds"; the function that is yielded advances it.
    Standard output stays free for results. ``wait`` waits for an event for so many seconds, and returns whether it was
    set."""
    if sys.stderr.isatty():
        with Progress(console=Console(stderr=True), transient=True) as shown:
            task = shown.add_task(what, total=None)
            yield lambda done, total: shown.update(task, completed=done, total=total)
        return
    over = threading.Event()
    at = (0, 0)

    def advance(done: int, total: int) -> None:
        nonlocal at
        at = (done, total)

    def tell() -> None:
        pause = FIRST_LINE
        while not wait(over, pause):
            done, total = at
            print(f"{what}: {done} of {total}" if total else f"{what} ...", file=sys.stderr, flush=True)
            pause = LINE_EVERY

    teller = threading.Thread(target=tell, name="progress", daemon=True)
    teller.start()
    try:
        yield advance
    finally:
        over.set()
        teller.join()
