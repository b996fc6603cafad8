"""Arithmetic on memory whose flags x86 tells: exchanges, and a question about what is there now.

%z = llvm.x86.atomic.sub.cc.i64(%p, %n, 4)  ->  %old = llvm.atomicrmw sub %p, %n
                                                %z = (%old - %n == 0)

LLVM makes one instruction of it again. numba counts references so.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import known_integer
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import Operation

from .arithmetic import Handler

_KINDS = {
    "add": (1, "arith.addi"),
    "sub": (2, "arith.subi"),
    "and": (3, "arith.andi"),
    "or": (5, "arith.ori"),
    "xor": (6, "arith.xori"),
}
"""Kinds of ``llvm.atomicrmw``, and what they compute."""
_CONDITIONS = {4: "eq", 5: "ne", 8: "slt", 9: "sge"}
"""The processor's conditions that only look at the result: how it compares with zero."""
_SEQUENTIAL = IntegerAttr(7, i64)


def _exchange(kind: int, compute: str) -> Handler:
    def raise_op(op: Operation, r: Raiser) -> None:
        predicate = _CONDITIONS.get(known_integer(op.operands[2]) or 0)
        if predicate is None:
            r.clone(op)
            return
        pointer, value = (r.x(operand) for operand in op.operands[:2])
        properties = {"bin_op": IntegerAttr(kind, i64), "ordering": _SEQUENTIAL}
        old = r.emit("llvm.atomicrmw", (pointer, value), (value.type,), properties).results[0]
        new = r.value(compute, (old, value))
        flag = r.compare(predicate, new, r.zero(new.type))
        r.set(op.results[0], r.value("arith.extui", (flag,), op.results[0].type))

    return raise_op


X86_ATOMICS: dict[str, Handler] = {
    f"llvm.x86.atomic.{name}.cc": _exchange(*row) for name, row in _KINDS.items()
}
"""By the name of the intrinsic."""
