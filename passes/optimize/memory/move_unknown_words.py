"""Integers of which nobody knows what they are, and that are only moved, become copies of bytes.

Derivatives follow a copy of bytes without knowing what these are; a register that holds the bits
of a float has none. Runs when calls are inlined and variables are values, so that what is loaded
here and stored there is seen to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.llvm.addresses import memcpy, memset, plain, store_to
from ad_opt.dialects.llvm.layouts import PTR, size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, defining_op, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MIXED_DOUBLES,
    MIXED_PERIOD,
    MIXED_SINGLES,
    NUMBERS,
    surely_integers,
)
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.llvm.retype.declared_layout import declared_at, mixes_floats
from ad_opt.passes.ops.memory_ops import is_plain
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import Float64Type, IntegerAttr, IntegerType, i1, i8, i64
from xdsl.dialects.scf import IfOp
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

MOST_STEPS = 16
"""Most selects and branches that are followed back from a store to loads. A guess: a word is
moved through few, and longer ways stay integers.
"""


@dataclass(frozen=True)
class MoveUnknownWordsPass(FunctionPass):
    """Replace loads and stores of integers of unknown kind by copies through a slot.

    Before::

        %w = llvm.load %p : !llvm.ptr -> i64
        llvm.store %w, %q : i64, !llvm.ptr

    After::

        %slot = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
        "llvm.intr.memcpy"(%slot, %p, %c8) <{isVolatile = false}> : ...
        "llvm.intr.memcpy"(%q, %slot, %c8) <{isVolatile = false}> : ...

    What is chosen by ``arith.select`` or ``scf.if`` is followed, also between a word and a
    constant; other integers stay. Those that are known to be integers (``ad_opt.type_tree``) are
    left alone.

    Options: none.
    """

    name = "move-unknown-words"
    preserves: ClassVar = ()

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func":
            return False
        stores = [op for op in walk(func) if op.name == "llvm.store" and _is_unknown(op)]
        slots = _Slots(func)
        changed = False
        for store in stores:
            changed |= slots.move(store)
        return changed


def _is_unknown(access: Operation) -> bool:
    """True if an access moves an integer of which it is not known what it is, or what is a float
    in a register, and in memory a member of a union of floats of several types.
    """
    value = access.results[0] if access.results else access.operands[0]
    if not is_plain(access):
        return False
    width = _width(value.type)
    if isinstance(value.type, Float64Type):
        return _is_in_union(access.operands[-1])
    return width is not None and not surely_integers(access, width)


def _is_in_union(address: SSAValue) -> bool:
    """True if memory is a variable that is not declared to be a double, where floats of two types
    are at one place.
    """
    owner = defining_op(address)
    if owner is None or not mixes_floats(owner):
        return False
    declared = declared_at(address, POINTER_SIZE)
    return declared is not None and not declared.facts


def _width(type: Attribute) -> int | None:
    """Bytes of an integer, of a vector of integers, or of a double; ``None`` for all else."""
    if isinstance(type, Float64Type):
        return POINTER_SIZE
    scalar = scalar_type(type)
    if not isinstance(scalar, IntegerType) or scalar.width.data % 8:
        return None
    return size_and_alignment(type)[0]


class _Slots:
    """The slots of one function: memory that holds what a register did."""

    def __init__(self, func: Operation):
        block = func.regions[0].first_block
        assert block is not None
        self.entry: Block = block
        self.of: dict[SSAValue, SSAValue] = {}

    def move(self, store: Operation) -> bool:
        """Make a store a copy, if what is stored was loaded as it is."""
        value, target = store.operands
        width = _width(value.type)
        if width is None or not _can_move(value, MOST_STEPS):
            return False
        said = _said(store, *_loads(value))
        _copy(Builder.at(store), target, self.slot(value), width, said)
        erase(store)
        _drop(value)
        return True

    def slot(self, value: SSAValue) -> SSAValue:
        """The address of memory that holds the bytes of a value."""
        found = self.of.get(value)
        if found is None:
            found = self.of[value] = self._slot(value)
        return found

    def _slot(self, value: SSAValue) -> SSAValue:
        assert isinstance(value, OpResult)
        op, width = value.op, _width(value.type)
        assert width is not None
        if op.name == "llvm.freeze":
            return self.slot(op.operands[0])
        if op.name == "arith.select":
            sides = [self.slot(side) for side in op.operands[1:]]
            return Builder.at(op).value(arith.SelectOp(op.operands[0], *sides))
        place = self._made(value.type)
        if op.name == "llvm.load":
            _copy(Builder.behind(op), place, op.operands[0], width, _said(op))
            return place
        if constant_of(value) is not None:
            _set(Builder.behind(op), place, value)
            return place
        assert isinstance(op, IfOp)
        for region in op.regions:
            last = last_of(region.block)
            given = last.operands[value.index]
            if constant_of(given) == 0:
                _clear(Builder.at(last), place, width)
            elif constant_of(given) is not None:
                _set(Builder.at(last), place, given)
            else:
                said = _said(*_loads(given))
                _copy(Builder.at(last), place, self.slot(given), width, said)
        return place

    def _made(self, type: Attribute) -> SSAValue:
        b = Builder(self.entry, self.entry.first_op)
        if isinstance(type, Float64Type):
            type = i64  # Nobody should take it for a double.
        one = b.integer(1, i64)
        return b.operation(
            "llvm.alloca", [one], PTR, {"elem_type": type, "alignment": IntegerAttr(8, i64)}
        )


def _can_move(value: SSAValue, steps: int) -> bool:
    """True if a value is what was loaded somewhere, of unknown kind."""
    if not isinstance(value, OpResult) or not steps:
        return False
    op = value.op
    match op.name:
        case "llvm.load":
            return _is_unknown(op)
        case "llvm.freeze":
            return _can_move(op.operands[0], steps - 1)
        case "arith.select":
            return op.operands[0].type == i1 and _can_choose(op.operands[1:], steps - 1)
        case "scf.if":
            given = [region.block.last_op for region in op.regions if region.blocks]
            values = [last.operands[value.index] for last in given if last is not None]
            return _can_choose(values, steps - 1)
        case _:
            return False


def _can_choose(values: Sequence[SSAValue], steps: int) -> bool:
    """True if each of these is a constant, or was loaded as it is, as at least one of them was."""
    moved = [value for value in values if constant_of(value) is None]
    return bool(moved) and all(_can_move(value, steps) for value in moved)


def _drop(value: SSAValue) -> None:
    """Remove what only loads, if nobody needs the register any more."""
    while isinstance(value, OpResult) and not list(value.uses):
        op = value.op
        if op.name not in ("llvm.load", "llvm.freeze"):
            return
        value = op.operands[0]
        erase(op)


def _loads(value: SSAValue) -> list[Operation]:
    """The load that a value is, if it is one."""
    owner = value.owner
    return [owner] if isinstance(owner, Operation) and owner.name == "llvm.load" else []


def _said(*accesses: Operation) -> dict[str, Attribute]:
    """Return what is said of the bytes of a register where they are loaded or stored: whether
    they are no address, and which floats they are, if they are floats.
    """
    names = (NUMBERS, MIXED_DOUBLES, MIXED_SINGLES, MIXED_PERIOD)
    return {name: op.attributes[name] for op in accesses for name in names if name in op.attributes}


def _copy(
    b: Builder, target: SSAValue, source: SSAValue, width: int, said: dict[str, Attribute]
) -> None:
    """Copy so many bytes, of which something may be said."""
    b.emit(memcpy(target, source, b.integer(width, i64), said))


def _set(b: Builder, target: SSAValue, value: SSAValue) -> None:
    b.emit(store_to(value, target, plain(8)))


def _clear(b: Builder, target: SSAValue, width: int) -> None:
    b.emit(memset(target, b.integer(0, i8), b.integer(width, i64)))
