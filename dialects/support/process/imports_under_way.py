"""Imports in other threads, which a fork must not cut off: the child would wait for their locks.

Python holds a lock for each module that is being imported, and frees none of them in a child. Only
modules of which an import ends soon count: those of ad-opt, what it needs, and Python's own. An
import that begins in the last moment, or takes too long, is begun anew by the child.
"""

from __future__ import annotations

import sys
import threading
from importlib import import_module
from typing import Any

_PACKAGES = {
    "ad_opt",
    "xdsl",
    "llvmlite",
    "numpy",
    "typing_extensions",
    "immutabledict",
    "ordered_set",
}


def is_importing() -> bool:
    """True if another thread is importing such a module; False where Python does not say."""
    return any(owner is not None for _, owner in _others())


def forget_imports() -> None:
    """In a child: let it begin anew what threads of its parent were importing."""
    for name, _ in _others():
        _locks().pop(name, None)
        specification = getattr(sys.modules.get(name), "__spec__", None)
        if getattr(specification, "_initializing", False):
            del sys.modules[name]


def _others() -> list[tuple[str, int | None]]:
    """Such modules whose locks are in use, not by this thread, and the threads that hold them."""
    me = threading.get_ident()
    found: list[tuple[str, int | None]] = []
    for name, reference in list(_locks().items()):
        top = name.partition(".")[0]
        if top in _PACKAGES or top in sys.stdlib_module_names:
            lock = reference()
            if lock is not None and (owner := getattr(lock, "owner", None)) != me:
                found.append((name, owner))
    return found


def _locks() -> dict[str, Any]:
    return getattr(import_module("importlib._bootstrap"), "_module_locks", {})
