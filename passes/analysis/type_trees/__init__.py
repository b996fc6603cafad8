"""Type trees of LLVM IR: which bytes of registers and of memory are floats, addresses, integers.

The inference is imported when it is first asked for: programs without addresses need none, though
what differentiates them reads what it leaves on operations (`inferred_bytes`).
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .fixpoint.options import TypeTreeOptions
    from .results.queries import type_trees_in, type_trees_of
    from .results.results import TypeTrees

__all__ = ["TypeTreeOptions", "TypeTrees", "type_trees_in", "type_trees_of"]

_MODULES = {
    "TypeTreeOptions": "fixpoint.options",
    "TypeTrees": "results.results",
    "type_trees_in": "results.queries",
    "type_trees_of": "results.queries",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_MODULES[name]}", __name__), name)
