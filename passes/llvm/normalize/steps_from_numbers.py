"""Addresses that travel or are computed as numbers become addresses, or steps from one.

Needs: functions of the llvm dialect. Allocators round an address up as a number, and make of it an
address again. What memory it is in is known if it was computed from one address, by masking and by
adding what is small: a step to another block of memory is neither. A number that is loaded and made
an address of is loaded as one; of an address that is stored as a number, the address is stored.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import address_behind, load_from
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import known_integer, walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, IntegerType, ModuleOp, i32, i64
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from .joined_addresses import join_addresses

SMALL = 4096
"""Largest step from an address, in bytes. Fixed by pages: alignments go up to one."""
DEEPEST = 16
"""Most operations from the address to the number that are looked at. A guess: rounding takes
three.
"""


@dataclass(frozen=True)
class StepsFromNumbersPass(ModulePass):
    """Make a step from an address of a number that was computed from that address.

    Before::

        %n = llvm.ptrtoint %p : !llvm.ptr to i64
        %m = llvm.and %n, %mask : i64
        %r = llvm.add %m, %c16 : i64
        %q = llvm.inttoptr %r : i64 to !llvm.ptr

    After::

        %d = llvm.sub %r, %n : i64
        %q = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i8

    An address of which bits are cleared (``llvm.intr.ptrmask``) is a step, too.
    """

    name = "steps-from-numbers"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for func in op.ops:
            if func.name == "llvm.func":
                for inner in list(walk(func)):
                    if inner.name == "llvm.intr.ptrmask":
                        _step_of_mask(inner)
                    elif inner.name == "llvm.inttoptr":
                        _load_address(inner.operands[0])
                        _step(inner)
                for inner in list(walk(func)):
                    if inner.name == "llvm.inttoptr":
                        join_addresses(inner)
                for inner in list(walk(func)):
                    if inner.name == "llvm.inttoptr":
                        _step(inner)  # from an address that has been joined
                    elif inner.name == "llvm.store":
                        _store_address(inner)


def _load_address(number: SSAValue) -> None:
    """Load an address instead of a number of which one is made."""
    op = number.owner
    if isinstance(op, Operation) and op.name == "llvm.load" and number.type == i64 and is_plain(op):
        b = Builder.at(op)
        load = load_from(op.operands[0], PTR, op.properties, op.attributes)
        cast = CLASSES["llvm.ptrtoint"].create(operands=[b.value(load)], result_types=[i64])
        replace(op, b.value(cast))


def _store_address(op: Operation) -> None:
    """Store the address instead of the number that was made of it."""
    made = op.operands[0].owner
    if isinstance(made, Operation) and made.name == "llvm.ptrtoint" and is_plain(op):
        if op.operands[0].type == i64 and made.operands[0].type == PTR:
            op.operands[0] = made.operands[0]


def _step(op: Operation) -> None:
    number = op.operands[0]
    source = _source(number, DEEPEST)
    if source is None or op.results[0].type != PTR or source.operands[0].type != PTR:
        return
    if number is source.results[0]:
        replace(op, source.operands[0])
        return
    _step_to(op, source.operands[0], source.results[0], number, Builder.at(op))


def _step_of_mask(op: Operation) -> None:
    """Write an address of which bits are cleared, which stays in its memory, as a step."""
    address, mask = op.operands
    if address.type != PTR or mask.type != i64:
        return
    b = Builder.at(op)
    start = b.operation("llvm.ptrtoint", [address], i64)
    _step_to(op, address, start, b.operation("llvm.and", [start, mask], i64), b)


def _step_to(op: Operation, address: SSAValue, start: SSAValue, end: SSAValue, b: Builder) -> None:
    flags = {"overflowFlags": IntegerAttr(0, i32)}
    distance = b.operation("llvm.sub", [end, start], end.type, flags)
    replace(op, b.value(address_behind(address, distance)))


def _source(number: SSAValue, depth: int) -> Operation | None:
    """The ``ptrtoint`` whose memory a number, as an address, is in."""
    op = number.owner
    if not isinstance(op, Operation) or not depth:
        return None
    if op.name == "llvm.ptrtoint":
        return op if isinstance(number.type, IntegerType) and number.type.width.data == 64 else None
    if op.name == "llvm.and":
        found = [(_source(x, depth - 1), y) for x, y in _both(op)]
        known = [source for source, other in found if source is not None and _is_mask(other)]
        return known[0] if len(known) == 1 else None
    if op.name in ("llvm.add", "llvm.or", "llvm.sub"):
        pairs = _both(op) if op.name != "llvm.sub" else [(op.operands[0], op.operands[1])]
        found = [source for x, y in pairs if _is_small(y) and (source := _source(x, depth - 1))]
        return found[0] if len(found) == 1 else None
    return None


def _both(op: Operation) -> list[tuple[SSAValue, SSAValue]]:
    left, right = op.operands
    return [(left, right), (right, left)]


def _is_mask(value: SSAValue) -> bool:
    """True if it only clears the last bits: a constant that is -16 and the like."""
    number = known_integer(value)
    return number is not None and -SMALL <= _signed(number, value) < 0


def _signed(number: int, value: SSAValue) -> int:
    assert isinstance(value.type, IntegerType)
    width = value.type.width.data
    number &= (1 << width) - 1
    return number - (1 << width) if number >> (width - 1) else number


def _is_small(value: SSAValue) -> bool:
    """True if a number is surely less than a page."""
    number = known_integer(value)
    if number is not None:
        return abs(_signed(number, value)) <= SMALL
    op = value.owner
    if not isinstance(op, Operation):
        return False
    if op.name == "llvm.zext":
        type = op.operands[0].type
        return isinstance(type, IntegerType) and type.width.data <= 8
    if op.name == "llvm.and":
        known = [known_integer(x) for x in op.operands]
        return any(x is not None and 0 <= x < SMALL for x in known)
    return op.name in ("llvm.urem", "llvm.srem") and _is_small(op.operands[1])
