"""Integers that are computed with, in memory with derivatives.

Where type analysis contradicts itself, as where the count of a tree's nodes and the keys in them
are at one place, an integer may be a part of a float with a derivative, or not. When the program
runs it is seen: the derivative of an integer is zero. So in forward mode the shadow of what is
loaded must be zero, in reverse mode that of what is stored, and if it is not, the program stops.
Where a word may be an address, its shadow would be one, whatever is computed from it: reverse mode
looks at it where the word is loaded, on the way forth, and the program stops if it is one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import NUMBERS
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.call_graph import calls_of
from ad_opt.passes.ops.catalogue import forwarded
from ad_opt.passes.ops.deciding_bits import (
    called_function,
    is_arithmetic,
    is_integral,
    is_made_of,
    saved_on_tape,
)
from ad_opt.passes.ops.known_functions import is_known_inactive
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType, i1, i64
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

from . import pointers
from .address_words import is_high, is_low

MOST_VALUES = 2048
"""Most values that are followed back; with more, the integer may be anything and is looked at
when the program runs. A guess that bounds compile time.
"""

_MESSAGE = (
    "AD0971: a derivative arrives at an integer that is computed with, and it is not known whether "
    "it is a float"
)

_ADDRESS = (
    "AD0971: a word is computed with, it is not known whether it is an address, and its shadow is "
    "one"
)


def is_word(type: Attribute) -> bool:
    """True if an access is of whole integers."""
    return _whole(type) is not None


def may_be_address(op: Operation, type: Attribute) -> bool:
    """True if an access is of integers of which nothing says that they are no addresses, nor parts
    of one.
    """
    return NUMBERS not in op.attributes and is_word(type)


def _whole(type: Attribute) -> IntegerType | None:
    """One integer as wide as an integer, or as a vector of some."""
    scalar = scalar_type(type)
    if not isinstance(scalar, IntegerType) or scalar.width.data % 8:
        return None
    return IntegerType(8 * size_and_alignment(type)[0])


def check(em: Emitter, op: Operation, shadow: SSAValue, type: Attribute) -> None:
    """Stop unless the shadow of a word is zero."""
    whole = _whole(type)
    assert whole is not None
    there = pointers.load(em, op, shadow, whole)
    em.emit(AssertOp(em.compare("eq", there, em.integer(0, whole)), _MESSAGE))


def check_address(em: Emitter, address: SSAValue, shadow: SSAValue, type: Attribute) -> None:
    """Stop if a word, or the one that an integer is in, is the address of memory with a shadow."""
    whole = _whole(type)
    assert whole is not None
    width = whole.width.data // 8
    places = [address, shadow]
    if width < POINTER_SIZE:
        mask = em.integer(POINTER_SIZE - 1, i64)
        within = em.value(arith.AndIOp(pointers.number(em, address), mask))
        back = em.value(arith.SubiOp(em.integer(0, i64), within))
        places = [pointers.behind(em, one, back) for one in places]
    for at in range(0, max(width, POINTER_SIZE), POINTER_SIZE):
        here = (pointers.behind(em, one, em.integer(at, i64)) if at else one for one in places)
        word, there = (pointers.bits(em, one, i64) for one in here)
        high, low = (
            em.value(arith.AndIOp(looks(em, word), looks(em, there))) for looks in (is_high, is_low)
        )
        leads = em.value(arith.OrIOp(high, low))
        em.emit(AssertOp(em.value(arith.XOrIOp(leads, em.integer(1, i1))), _ADDRESS))


def clear(em: Emitter, op: Operation, shadow: SSAValue, type: Attribute) -> None:
    """Make the shadow of a word zero."""
    whole = _whole(type)
    assert whole is not None
    pointers.store(em, op, em.integer(0, whole), shadow)


def is_computed(value: SSAValue) -> bool:
    """True if an integer is made of constants, numbers from outside and what is loaded, also by
    functions of the module.

    What is loaded is looked at where it is; an address that is read as a number is not followed,
    but the distance of two is a number.
    """
    return is_made_of(value, _made_of, MOST_VALUES)


def _made_of(value: SSAValue) -> Sequence[SSAValue] | None:
    """Return the values that an integer is made of; ``None`` if that may be anything."""
    owner = value.owner
    parent = owner.parent_op() if isinstance(owner, Block) else owner
    if parent is None:
        return None
    if isinstance(parent, FuncOp):
        assert isinstance(value, BlockArgument)
        return [call.operands[value.index] for call in calls_of(parent)]
    pairs = forwarded(parent)
    if pairs is not None:
        return [source for source, target in pairs if target is value]
    if parent.name == "func.call":
        return list(parent.operands) if _is_of_integers(parent) else _returned(parent, value)
    if parent.name in _SOURCES:
        return ()
    if parent.name == "autodiff.restore":
        return saved_on_tape(parent)
    if isinstance(owner, Block) or not _is_arithmetic(parent):
        return None
    return () if _is_distance(parent) else list(parent.operands)


def _is_distance(op: Operation) -> bool:
    """True if an operation gives how far it is from one address to another."""
    owners = [operand.owner for operand in op.operands]
    return op.name == "arith.subi" and all(
        isinstance(owner, Operation) and owner.name == "llvm.ptrtoint" for owner in owners
    )


def _is_of_integers(call: Operation) -> bool:
    """True if a call takes and gives integers only, of a function of which nothing more is seen."""
    callee = called_function(call)
    types = (value.type for value in (*call.operands, *call.results))
    return (callee is None or not callee.regions[0].blocks) and all(map(is_integral, types))


def _returned(call: Operation, value: SSAValue) -> Sequence[SSAValue] | None:
    """Return what a function of the module returns; nothing where it is known to be inactive."""
    if is_known_inactive(call):
        return ()
    callee = called_function(call)
    if callee is None or not callee.regions or not callee.regions[0].blocks:
        return None
    assert isinstance(value, OpResult)
    last = (block.last_op for block in callee.regions[0].blocks)
    return [op.operands[value.index] for op in last if op is not None and op.name == "func.return"]


_SOURCES = frozenset({"llvm.load", "arith.constant", "arith.bitcast", "arith.cmpi", "arith.cmpf"})
"""Operations at which the way from a word back through arithmetic ends."""
_CONVERSIONS = frozenset({"arith.fptosi", "arith.fptoui"})
"""Operations that make words of floats: arithmetic whose operands are no integers."""


def _is_arithmetic(op: Operation) -> bool:
    integral = all(is_integral(operand.type) for operand in op.operands)
    return op.name in _CONVERSIONS or (integral and is_arithmetic(op))
