"""LLVM IR text to machine code: targets, optimisation, the JIT, object files with a C interface.

`emit` and `c_header` are what the driver needs; they are imported when first asked for, because
LLVM takes its time to load.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .emission import emit
    from .header import c_header
    from .signature import Signature, signatures_of

__all__ = ["Signature", "c_header", "emit", "signatures_of"]

_LAZY = {
    "emit": "emission",
    "c_header": "header",
    "Signature": "signature",
    "signatures_of": "signature",
}


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_LAZY[name]}", __name__), name)
