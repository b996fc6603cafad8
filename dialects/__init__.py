"""The dialects of ad-opt, which programs are written in, registered lazily.

`DIALECTS` maps the name of a dialect to a function that imports and returns it. A name that xDSL
has too (``memref``, ``scf``, ...) is a replacement: the same operations, with the syntax and the
operations that ``mlir-opt`` 22 has and xDSL lacks. Replacements are seen by ``ad-opt`` only;
`NEW_DIALECTS`, which clash with nothing, are also offered to plain ``xdsl-opt``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xdsl.context import Context
    from xdsl.ir import Dialect


def _lazy(module: str, value: str) -> Callable[[], Dialect]:
    return lambda: getattr(import_module(f"{__name__}.{module}"), value)


REPLACED_DIALECTS: dict[str, Callable[[], Dialect]] = {
    "scf": _lazy("core.scf", "Scf"),
    "memref": _lazy("core.memref.memref", "MemRef"),
    "affine": _lazy("core.affine.affine", "Affine"),
    "linalg": _lazy("core.linalg.linalg", "Linalg"),
    "tensor": _lazy("core.tensor", "Tensor"),
    "vector": _lazy("core.vector.vector", "Vector"),
    "complex": _lazy("core.complex", "Complex"),
    "math": _lazy("core.math", "Math"),
    "func": _lazy("core.func", "Func"),
    "cf": _lazy("core.cf", "Cf"),
    "arith": _lazy("core.arith", "Arith"),
    "llvm": _lazy("llvm.llvm", "LLVM"),
    "ml_program": _lazy("core.ml_program", "MLProgram"),
}

NEW_DIALECTS: dict[str, Callable[[], Dialect]] = {
    "autodiff": _lazy("autodiff.autodiff", "Autodiff"),
    "enzyme": _lazy("autodiff.enzyme", "Enzyme"),
    "agg": _lazy("types.agg", "Agg"),
    "pair": _lazy("types.pair", "Pair"),
    "iface": _lazy("types.iface", "Iface"),
    "llvm_ext": _lazy("llvm.llvm_ext", "LlvmExt"),
    "typetree": _lazy("typetree.typetree", "TypeTreeDialect"),
    "nlls": _lazy("energies.nlls", "Nlls"),
    "expr": _lazy("energies.expr", "Expr"),
    "sched": _lazy("energies.sched", "Sched"),
    "assign": _lazy("tensors.assign", "Assign"),
    "schedule": _lazy("tensors.schedule", "Schedule"),
}

DIALECTS = REPLACED_DIALECTS | NEW_DIALECTS


@cache
def all_dialects() -> dict[str, Callable[[], Dialect]]:
    """Every dialect that is installed, unloaded, by name; ours in front of xDSL's."""
    from .support.plugins.plugins import installed

    return installed().all_dialects | DIALECTS


def make_context(*, allow_unregistered: bool = False) -> Context:
    """A context that knows xDSL's dialects, those of installed plug-ins, and ours in front."""
    from xdsl.context import Context

    from .support.definitions import attribute_checks
    from .support.ir import creation, operand_groups

    creation.install()
    attribute_checks.install()
    operand_groups.install()
    ctx = Context(allow_unregistered=allow_unregistered)
    for name, factory in all_dialects().items():
        ctx.register_dialect(name, factory)
    return ctx
