"""What programs are written in: the dialects of ad-opt, registered lazily.

`DIALECTS` maps the name of a dialect to a function that imports and returns it. A name that xDSL
has too (``memref``, ``scf``, ...) is a replacement: the same operations, with the syntax and the
operations that ``mlir-opt`` 22 has and xDSL lacks. Replacements are seen by ``ad-opt`` only;
`NEW_DIALECTS`, which clash with nothing, are also offered to plain ``xdsl-opt``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from xdsl.context import Context
from xdsl.ir import Dialect


def _lazy(module: str, value: str) -> Callable[[], Dialect]:
    return lambda: getattr(import_module(f"{__name__}.{module}"), value)


REPLACED_DIALECTS: dict[str, Callable[[], Dialect]] = {
    "scf": _lazy("scf", "Scf"),
    "memref": _lazy("memref", "MemRef"),
    "affine": _lazy("affine", "Affine"),
    "linalg": _lazy("linalg", "Linalg"),
    "tensor": _lazy("tensor", "Tensor"),
    "vector": _lazy("vector", "Vector"),
    "complex": _lazy("complex", "Complex"),
    "math": _lazy("math", "Math"),
    "func": _lazy("func", "Func"),
    "cf": _lazy("cf", "Cf"),
    "arith": _lazy("arith", "Arith"),
    "llvm": _lazy("llvm", "LLVM"),
    "ml_program": _lazy("ml_program", "MLProgram"),
}

NEW_DIALECTS: dict[str, Callable[[], Dialect]] = {
    "autodiff": _lazy("autodiff", "Autodiff"),
    "enzyme": _lazy("enzyme", "Enzyme"),
    "agg": _lazy("agg", "Agg"),
    "pair": _lazy("pair", "Pair"),
    "iface": _lazy("iface", "Iface"),
    "llvm_ext": _lazy("llvm_ext", "LlvmExt"),
    "typetree": _lazy("typetree", "TypeTreeDialect"),
}

DIALECTS = REPLACED_DIALECTS | NEW_DIALECTS


@cache
def all_dialects() -> dict[str, Callable[[], Dialect]]:
    """Every dialect that is installed, unloaded, by name; ours in front of xDSL's."""
    from xdsl.universe import Universe

    return Universe.get_multiverse().all_dialects | DIALECTS


def make_context(*, allow_unregistered: bool = False) -> Context:
    """A context that knows xDSL's dialects, those of installed plug-ins, and ours in front."""
    ctx = Context(allow_unregistered=allow_unregistered)
    for name, factory in all_dialects().items():
        ctx.register_dialect(name, factory)
    return ctx
