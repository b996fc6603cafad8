"""Loads, stores and atomics."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

from .instructions import alignment
from .state import Emitter, Handler, attribute, number
from .types import escape

ORDERINGS = {
    0: "",
    1: " unordered",
    2: " monotonic",
    4: " acquire",
    5: " release",
    6: " acq_rel",
    7: " seq_cst",
}
"""LLVM's numbers of atomic orderings; 0 is not atomic."""

RMW_OPERATIONS = (
    "xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap "
    "usub_cond usub_sat fmaximum fminimum"
).split()
"""Names of ``atomicrmw`` operations by number."""


def _scope(op: Operation) -> str:
    scope = attribute(op, "syncscope")
    text = scope.data if isinstance(scope, StringAttr) else ""
    return f' syncscope("{escape(text.encode())}")' if text else ""


def _prefix(op: Operation) -> str:
    atomic = " atomic" if number(op, "ordering") else ""
    return atomic + (" volatile" if attribute(op, "volatile_") is not None else "")


def _suffix(e: Emitter, op: Operation) -> str:
    ordering = ORDERINGS[number(op, "ordering")]
    text = (_scope(op) + ordering if ordering else "") + alignment(op)
    if attribute(op, "nontemporal") is not None:
        text += f", !nontemporal !{e.metadata.add('i32 1')}"
    if attribute(op, "invariant") is not None:
        text += f", !invariant.load !{e.metadata.add('')}"
    if attribute(op, "invariantGroup") is not None:
        text += f", !invariant.group !{e.metadata.add('')}"
    if (tags := op.properties.get("tbaa")) is not None:
        text += e.metadata.tbaa(tags)
    return text


def _load(e: Emitter, op: Operation) -> None:
    kind = e.type(op.results[0].type, op)
    result = e.val(op.results[0])
    (address,) = op.operands
    pointer = e.typed(address)
    e.out.append(f"  {result} = load{_prefix(op)} {kind}, {pointer}{_suffix(e, op)}")


def _store(e: Emitter, op: Operation) -> None:
    value, pointer = op.operands
    e.out.append(f"  store{_prefix(op)} {e.typed(value)}, {e.typed(pointer)}{_suffix(e, op)}")


def _atomicrmw(e: Emitter, op: Operation) -> None:
    pointer, value = op.operands
    volatile = " volatile" if attribute(op, "volatile_") is not None else ""
    kind = RMW_OPERATIONS[number(op, "bin_op")]
    order = ORDERINGS[number(op, "ordering")]
    e.out.append(
        f"  {e.val(op.results[0])} = atomicrmw{volatile} {kind} {e.typed(pointer)}, "
        f"{e.typed(value)}{_scope(op)}{order}{alignment(op)}"
    )


def _cmpxchg(e: Emitter, op: Operation) -> None:
    pointer, expected, value = op.operands
    flags = (" weak" if attribute(op, "weak") is not None else "") + (
        " volatile" if attribute(op, "volatile_") is not None else ""
    )
    orders = ORDERINGS[number(op, "success_ordering")] + ORDERINGS[number(op, "failure_ordering")]
    e.out.append(
        f"  {e.val(op.results[0])} = cmpxchg{flags} {e.typed(pointer)}, {e.typed(expected)}, "
        f"{e.typed(value)}{_scope(op)}{orders}{alignment(op)}"
    )


def _fence(e: Emitter, op: Operation) -> None:
    e.out.append(f"  fence{_scope(op)}{ORDERINGS[number(op, 'ordering')]}")


MEMORY: dict[str, Handler] = {
    "llvm.load": _load,
    "llvm.store": _store,
    "llvm.atomicrmw": _atomicrmw,
    "llvm.cmpxchg": _cmpxchg,
    "llvm.fence": _fence,
}
