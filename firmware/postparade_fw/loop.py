"""The main loop on MicroPython: read what has come, act on it, let time pass."""

import gc

TICK_MS = 10


def run(hal, core) -> None:
    """Serve the link until BYE. An exception is reported to the controller and does not end the loop."""
    hal.every(20, core.watch)
    gc.collect()
    last = hal.ms()
    while not core.leaving:
        try:
            if hal.wait(TICK_MS):
                core.scanner.filled(hal.read(core.scanner.space()))
                core.received()
            now = hal.ms()
            if hal.since(now, last) >= TICK_MS:
                last = now
                core.tick()
        except Exception as trouble:  # noqa: BLE001  (whatever it is, the board goes on)
            hal.report(trouble)
            core.trouble()
    hal.close()
