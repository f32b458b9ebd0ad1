"""Makes outputs safe from a thread when the program hangs, where no chip does."""

import contextlib
import threading
from collections.abc import Callable


class Watchdog:
    """Calls ``safe()`` from a thread once :meth:`alive` has not been called for ``within`` seconds. ``safe`` may not
    wait.

    Once the whole program is gone this does not work any more; the driver's ``safe`` says so.
    """

    def __init__(self, safe: Callable[[], object], within: float) -> None:
        self._safe = safe
        self._within = within
        self._sign = threading.Event()
        self._over = False
        self._acting = threading.Lock()
        threading.Thread(target=self._guard, name="track watchdog", daemon=True).start()

    def alive(self) -> None:
        """Report that the program runs."""
        self._sign.set()

    def stop(self) -> None:
        """Stop watching; ``safe()`` is not called."""
        with self._acting:
            self._over = True
        self._sign.set()

    def _guard(self) -> None:
        while not self._over:
            if self._sign.wait(self._within):
                self._sign.clear()
                continue
            with self._acting, contextlib.suppress(OSError):
                if not self._over:
                    self._safe()
            self._sign.wait()
