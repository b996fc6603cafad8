"""Accesses to memory behind addresses as accesses to buffers, in loops that may run as lanes.

What is known of loops, and what lanes do, is about elements of memrefs; LLVM's programs step from
an address in bytes. Where steps and sizes fit, an access is one of an element of a buffer that
begins at the address (``llvm_ext.elements``).
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.llvm.memory.local_arrays import (
    Offset,
    accessed,
    divided,
    element_bytes,
    is_access,
    step,
)
from ad_opt.passes.llvm.memory.raise_pointers import replace_access
from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Attribute, Operation, SSAValue

_ADDRESS_AT = {"llvm.load": 0, "llvm.store": 1}


def raise_accesses(loops: Sequence[Operation]) -> bool:
    """Raise the accesses in some loops, outer ones first; false if there are none.

    Before, and after::

        scf.for %i = %c0 to %n step %c1 {            %m = llvm_ext.elements %x
          %p = llvm.getelementptr %x[%i], f64        scf.for %i = %c0 to %n step %c1 {
          %e = llvm.load %p : f64                      %e = memref.load %m[%i] : memref<?xf64>

    An access that is volatile or atomic, or aligned to less than an element, stays; so does one
    through an address that the loop makes.
    """
    done = False
    for loop in loops:
        buffers: dict[tuple[SSAValue, Attribute], SSAValue] = {}
        for op in [op for op in walk(loop) if op.name in _ADDRESS_AT]:
            found = _element(op, loop)
            if found is None:
                continue
            key = found[0], accessed(op)
            if key not in buffers:
                buffers[key] = Builder.at(loop).value(ElementsOp(*key))
            steps = _steps(op.operands[_ADDRESS_AT[op.name]])
            replace_access(op, buffers[key], [found[1]])
            for one in steps:
                if not any(result.first_use for result in one.results):
                    erase(one)
            done = True
    return done


def _steps(address: SSAValue) -> list[Operation]:
    """Return the GEPs that lead to an address, the last one first."""
    found: list[Operation] = []
    while isinstance(op := address.owner, Operation) and op.name == "llvm.getelementptr":
        found.append(op)
        address = op.operands[0]
    return found


def _element(op: Operation, loop: Operation) -> tuple[SSAValue, Offset] | None:
    """The address from outside of a loop that an access is to, and which element behind it."""
    at = _ADDRESS_AT[op.name]
    width = element_bytes(accessed(op))
    if width is None or not is_access(op, at) or not _is_aligned(op, width):
        return None
    address, offset = op.operands[at], Offset()
    for one in _steps(address):
        moved = step(one)
        if moved is None:
            return None
        offset = offset.plus(*moved)
        address = one.operands[0]
    element = divided(offset, width)
    if element is None or is_made_in(address, loop):
        return None
    return address, element


def _is_aligned(op: Operation, width: int) -> bool:
    given = op.properties.get("alignment", op.attributes.get("alignment"))
    return not isinstance(given, IntegerAttr) or given.value.data >= width
