"""Imports in other threads, which a fork must not cut off: the child would wait for their locks.

Python holds a lock for each module that is being imported, and frees none of them in a child. Only
modules of which an import ends soon count: those of ad-opt, what it needs, and Python's own.
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
    locks: dict[str, Any] = getattr(import_module("importlib._bootstrap"), "_module_locks", {})
    me = threading.get_ident()
    for name, reference in list(locks.items()):
        top = name.partition(".")[0]
        if top in _PACKAGES or top in sys.stdlib_module_names:
            owner = getattr(reference(), "owner", None)
            if owner is not None and owner != me:
                return True
    return False
