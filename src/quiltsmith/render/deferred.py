"""Modules that others load but that we hardly ever need: loaded when something in them is asked for."""

from __future__ import annotations

import importlib.util
import sys


def defer(name: str) -> None:
    """Let a module be loaded at its first use; one that is loaded already stays as it is."""
    if name in sys.modules:
        return
    spec = importlib.util.find_spec(name)
    if spec is None or spec.loader is None:
        return
    spec.loader = importlib.util.LazyLoader(spec.loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    parent, _, child = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], child, module)
