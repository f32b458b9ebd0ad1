"""Where the firmware lies on this machine, and how the controller's Python imports it."""

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import postparade
from postparade.core.faults import DeviceFault

PACKAGE = "postparade_fw"


def firmware_folder() -> Path:
    """The folder with ``main.py`` and the firmware package: inside the installed package, or beside a checkout's.

    Raises ``DeviceFault`` if it is in neither place.
    """
    package = Path(postparade.__file__).resolve().parent
    installed = package / "_shipped" / "firmware"
    checkout = package.parents[1] / "firmware"
    for folder in (installed, checkout):
        if (folder / "main.py").is_file() and (folder / PACKAGE / "core.py").is_file():
            return folder
    raise DeviceFault("firmware_missing", path=checkout)


def import_firmware(module: str) -> ModuleType:
    """The firmware's ``module`` (as in "core"), from the same files that are copied to the board."""
    if PACKAGE not in sys.modules:
        folder = firmware_folder() / PACKAGE
        spec = importlib.util.spec_from_file_location(
            PACKAGE, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None
        assert spec.loader is not None
        package = importlib.util.module_from_spec(spec)
        sys.modules[PACKAGE] = package
        spec.loader.exec_module(package)
    return importlib.import_module(f"{PACKAGE}.{module}")
