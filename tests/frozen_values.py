"""Which values of a package can be changed; all others are shared freely, and are keys of caches."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

from msgspec import Struct


def changeable_values(package: ModuleType) -> set[str]:
    """Name the classes of a package whose values can be changed."""
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    classes = {value for module in modules for value in vars(module).values() if isinstance(value, type)}
    return {
        value.__name__
        for value in classes
        if issubclass(value, Struct)
        and value.__module__.startswith(package.__name__)
        and not value.__struct_config__.frozen
    }
