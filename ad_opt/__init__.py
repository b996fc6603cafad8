"""The front door of ad-opt: load programs of MLIR, call them, differentiate them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

_HERE = os.path.dirname(os.path.abspath(__file__))
if not os.path.isdir(os.path.join(_HERE, "dialects")):
    # In a clone, which Python finds first in its root, the other packages lie beside this one.
    __path__.append(os.path.dirname(_HERE))

# From now on, forks wait for imports.
from ad_opt.dialects.support.process import locks as _locks  # pyright: ignore[reportUnusedImport]  # noqa: E402, F401

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    from .checking import check_grads
    from .derivatives.functions.api import grad, hessian, hvp, jacobian, jvp, value_and_grad, vjp
    from .derivatives.functions.derived import Derivative
    from .front import CompileOptions, load
    from .programs.custom import custom_rule
    from .programs.from_numba import numba
    from .programs.function import Function
    from .programs.program import Program
    from .programs.saved.compiled import load_compiled
    from .values.memory_pool import release_memory
    from .values.structs.linked import struct

__version__ = "0.2.0"

__all__ = [
    "CompileOptions",
    "Derivative",
    "Diagnostic",
    "DiagnosticError",
    "Function",
    "Program",
    "__version__",
    "check_grads",
    "custom_rule",
    "grad",
    "hessian",
    "hvp",
    "jacobian",
    "jvp",
    "load",
    "load_compiled",
    "numba",
    "release_memory",
    "struct",
    "value_and_grad",
    "vjp",
]

_LAZY = {
    "load": "ad_opt.front",
    "CompileOptions": "ad_opt.lowering.codegen.machine.options",
    "Derivative": "ad_opt.derivatives.functions.derived",
    "load_compiled": "ad_opt.programs.saved.compiled",
    "numba": "ad_opt.programs.from_numba",
    "Program": "ad_opt.programs.program",
    "Function": "ad_opt.programs.function",
    "grad": "ad_opt.derivatives.functions.api",
    "value_and_grad": "ad_opt.derivatives.functions.api",
    "jvp": "ad_opt.derivatives.functions.api",
    "vjp": "ad_opt.derivatives.functions.api",
    "hvp": "ad_opt.derivatives.functions.api",
    "jacobian": "ad_opt.derivatives.functions.api",
    "hessian": "ad_opt.derivatives.functions.api",
    "check_grads": "ad_opt.checking",
    "custom_rule": "ad_opt.programs.custom",
    "release_memory": "ad_opt.values.memory_pool",
    "struct": "ad_opt.values.structs.linked",
    "Diagnostic": "ad_opt.dialects.support.diagnostics.diagnostic",
    "DiagnosticError": "ad_opt.dialects.support.diagnostics.diagnostic",
}

_MODULES = ("interop", "nlls", "tensor", "typing")
"""Modules that are there without being imported by name."""


def __getattr__(name: str) -> object:
    """Import the heavy parts (xDSL, NumPy, LLVM) when they are first asked for."""
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ad_opt import front

    if name == "load":
        return front.load
    if name in front.DERIVATIVES and front.unread.are_there():
        found = front.DERIVATIVES[name]
    elif name in front.DERIVATIVES and front.unread.may_come():
        return front.DERIVATIVES[name]  # not kept: the first program may have to be read
    else:
        found = front.imported(_LAZY[name], name)
    globals()[name] = found  # of derivatives, until the first program that is not read
    return found


def __dir__() -> list[str]:
    """The names of the API, also of those that are not imported yet."""
    return sorted((*__all__, *_MODULES))
