"""The pins of a Raspberry Pi, through gpiozero and whichever library drives them on this machine."""

import os
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, get_args

from postparade.core.faults import DeviceFault, Phrase

PinLibrary = Literal["auto", "lgpio", "rpigpio", "mock"]
"""``lgpio`` works on every Pi; ``rpigpio`` is the module RPi.GPIO, which rpi-lgpio brings for every Pi and the classic
library for a Pi 3 and 4; ``auto`` takes the first of both that works; ``mock`` drives nothing."""
LIBRARIES: tuple[str, ...] = get_args(PinLibrary)


NOT_INSTALLED = {"lgpio": "no_lgpio", "rpigpio": "no_rpigpio"}


def open_pins(library: str, code: str) -> Any:
    """A gpiozero pin factory that drives pins with ``library``, one of :data:`LIBRARIES`.

    Raises ``DeviceFault`` (``code``, with its ``why``) where it does not work: it is not installed, or this machine has
    no pins.
    """
    if library != "auto":
        return _open(library, code)
    faults = []
    for one in ("lgpio", "rpigpio"):
        try:
            return _open(one, code)
        except DeviceFault as fault:
            faults.append(fault)
    # A library that is installed but does not work says more than one that is missing.
    raise next((fault for fault in faults if not isinstance(fault.__cause__, ImportError)), faults[0])


def _lgpio() -> Any:
    # lgpio keeps pipes in its working directory, which under a service may be read only.
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
    from gpiozero.pins.lgpio import LGPIOFactory

    return LGPIOFactory()


def _rpigpio() -> Any:
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return RPiGPIOFactory()


@cache
def simulated_pins() -> Any:
    """Simulated pins of a Raspberry Pi, one set for the whole process: whatever is wired to them can be pressed and
    observed from outside. Closing them does nothing, because they are shared."""
    from gpiozero.pins.mock import MockFactory, MockPWMPin

    class Pins(MockFactory):  # type: ignore[misc]  # gpiozero has no types
        def close(self) -> None:
            pass

    return Pins(pin_class=MockPWMPin)


_OPENING = threading.Lock()
"""Buttons and servos may be opened at the same time, from different threads."""

FACTORIES: dict[str, Callable[[], Any]] = {"lgpio": _lgpio, "rpigpio": _rpigpio, "mock": simulated_pins}


def _open(library: str, code: str) -> Any:
    try:
        with _OPENING:
            return FACTORIES[library]()
    except ImportError as error:
        raise DeviceFault(code, why=Phrase(NOT_INSTALLED[library])) from error
    except Exception as error:  # each library raises its own kinds of error where there is no such chip
        raise DeviceFault(code, why=error) from error
