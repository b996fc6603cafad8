"""Intrinsics that only tell the optimiser something: dropped, or what they stand for.

``llvm.call_intrinsic`` stands for intrinsics without an operation; those known here by name are
raised, all others stay.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.support.ir.queries import known_integer
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from .arithmetic import Handler
from .expanded_operations import modf, saturating_conversion, sincos
from .relative_tables import load_relative
from .x86_atomics import X86_ATOMICS
from .x86_vectors import X86_VECTORS

REPORTS = "__ubsan_handle_"
"""Begins the names of the functions that code of ``-fsanitize=undefined`` calls to say what is
undefined. Those that return do nothing else; the program itself, which calls them, stays as it is.
"""


def drop(op: Operation, r: Raiser) -> None:
    """Nothing happens; a result that only other hints use is no more than a zero."""
    for result in op.results:
        r.set(result, r.zero(result.type))


def _first(op: Operation, r: Raiser) -> None:
    """The first operand."""
    r.set(op.results[0], r.x(op.operands[0]))


def _false(op: Operation, r: Raiser) -> None:
    r.set(op.results[0], r.int(0, op.results[0].type))


def _object_size(op: Operation, r: Raiser) -> None:
    """The size is not known: the most or the least there is, as the call wants it."""
    least = known_integer(op.operands[1])
    r.set(op.results[0], r.int(0 if least else -1, op.results[0].type))


_BY_NAME: dict[str, Handler] = {
    **X86_ATOMICS,
    **X86_VECTORS,
    "llvm.fptosi.sat": lambda op, r: saturating_conversion(op, r, signed=True),
    "llvm.fptoui.sat": lambda op, r: saturating_conversion(op, r, signed=False),
    "llvm.objectsize": _object_size,
    "llvm.load.relative": load_relative,
    "llvm.modf": modf,
    "llvm.sincos": sincos,
    "llvm.is.constant": _false,
    **dict.fromkeys(
        (
            "llvm.assume",
            "llvm.donothing",
            "llvm.experimental.noalias.scope.decl",
            "llvm.sideeffect",
            "llvm.dbg.value",
            "llvm.dbg.declare",
            "llvm.dbg.label",
            "llvm.fake.use",
            "llvm.pseudoprobe",
            "llvm.var.annotation",
        ),
        drop,
    ),
    **dict.fromkeys(
        (
            "llvm.arithmetic.fence",
            "llvm.annotation",
            "llvm.ptr.annotation",
            "llvm.canonicalize",
            "llvm.threadlocal.address",
        ),
        _first,
    ),
}
"""Intrinsics by their names in LLVM IR, without the types at the end."""


def by_name(name: str) -> Handler | None:
    """The row of an intrinsic, whatever types its name ends in."""
    while name not in _BY_NAME and name.count(".") > 1:
        name = name.rpartition(".")[0]
    return _BY_NAME.get(name)


def _call_intrinsic(op: Operation, r: Raiser) -> None:
    handler = by_name(cast(StringAttr, op.properties["intrin"]).data)
    (handler or _clone)(op, r)


def _clone(op: Operation, r: Raiser) -> None:
    r.clone(op)


_Rows = dict[str, Callable[[Operation, Raiser], None]]

HANDLERS: _Rows = {
    **{
        f"llvm.intr.{name}": drop
        for name in (
            "assume",
            "donothing",
            "experimental.noalias.scope.decl",
            "prefetch",
            "lifetime.start",
            "lifetime.end",
            "invariant.start",
            "invariant.end",
            "dbg.value",
            "dbg.declare",
            "dbg.label",
            "var.annotation",
        )
    },
    **{
        f"llvm.intr.{name}": _first
        for name in (
            "expect",
            "expect.with.probability",
            "ssa.copy",
            "launder.invariant.group",
            "strip.invariant.group",
            "arithmetic.fence",
            "annotation",
            "ptr.annotation",
            "threadlocal.address",
        )
    },
    "llvm.intr.is.constant": _false,
    "llvm.intr.objectsize": _object_size,
    "llvm.intr.fptosi.sat": lambda op, r: saturating_conversion(op, r, signed=True),
    "llvm.intr.fptoui.sat": lambda op, r: saturating_conversion(op, r, signed=False),
    "llvm.call_intrinsic": _call_intrinsic,
}
