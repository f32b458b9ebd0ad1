"""Scripts of the folder ``tools`` as modules, as they are no package."""

import importlib.util
import sys
from types import ModuleType

from tests.house.blueprint import REPOSITORY


def load_tool(name: str) -> ModuleType:
    """The script ``tools/NAME.py``, not run."""
    spec = importlib.util.spec_from_file_location(name, REPOSITORY / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
