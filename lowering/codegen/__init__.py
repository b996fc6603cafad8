"""LLVM IR text to machine code: targets, optimisation, the JIT, object files with a C interface.

`emit` and `c_header` are what the driver needs; they are imported when first asked for, because
LLVM takes its time to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .machine.signature import Signature, signatures_of
    from .objects.emission import emit
    from .objects.header import c_header

__all__ = ["Signature", "c_header", "emit", "signatures_of"]

_LAZY = {
    "emit": "objects.emission",
    "c_header": "objects.header",
    "Signature": "machine.signature",
    "signatures_of": "machine.signature",
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_LAZY[name]}", __name__), name)
