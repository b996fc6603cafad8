"""Integers that are computed with, in memory with derivatives.

Where type analysis contradicts itself, as where the count of a tree's nodes and the keys in them
are at one place, an integer may be a part of a float with a derivative, or not. When the program
runs it is seen: the derivative of an integer is zero. So in forward mode the shadow of what is
loaded must be zero, in reverse mode that of what is stored, and if it is not, the program stops.
What may be an address is refused: its shadow is one too, whatever is computed from it.
"""

from __future__ import annotations

from ad_opt.dialects.support.build import walk
from xdsl.dialects.builtin import IntegerType
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from ..analysis.flow import forwarded
from ..analysis.known_functions import is_known_inactive
from ..analysis.told_bytes import NUMBERS
from . import pointers
from .emit import Emitter

MOST_VALUES = 256
"""So many values are followed back."""

_MESSAGE = (
    "AD0971: a derivative arrives at an integer that is computed with, and it is not known whether "
    "it is a float"
)


def is_word(op: Operation, type: Attribute) -> bool:
    """Whether an access is of a whole integer that is no address."""
    return isinstance(type, IntegerType) and type.width.data % 8 == 0 and NUMBERS in op.attributes


def check(em: Emitter, op: Operation, shadow: SSAValue, type: Attribute) -> None:
    """Stop unless the shadow of a word is zero."""
    zero = em.integer(0, type)
    em.emit(AssertOp(em.compare("eq", pointers.load(em, op, shadow, type), zero), _MESSAGE))


def is_computed(value: SSAValue) -> bool:
    """Whether an integer is made of constants, numbers from outside and what is loaded.

    What is loaded is looked at where it is; an address that is read as a number is not followed.
    """
    seen: set[SSAValue] = set()
    pending = [value]
    while pending:
        one = pending.pop()
        if one in seen:
            continue
        seen.add(one)
        if len(seen) > MOST_VALUES:
            return False
        owner = one.owner
        parent = owner.parent_op() if isinstance(owner, Block) else owner
        if parent is None:
            return False
        if isinstance(parent, FuncOp):
            if _is_called(parent):
                return False
            continue
        pairs = forwarded(parent)
        if pairs is not None:
            pending += [source for source, target in pairs if target is one]
        elif parent.name == "func.call":
            if not is_known_inactive(parent):
                return False
        elif parent.name not in _SOURCES:
            if isinstance(owner, Block) or not _is_arithmetic(parent):
                return False
            pending += parent.operands
    return True


_SOURCES = frozenset({"llvm.load", "arith.constant", "arith.bitcast", "arith.cmpi", "arith.cmpf"})
_CONVERSIONS = frozenset({"arith.fptosi", "arith.fptoui"})


def _is_arithmetic(op: Operation) -> bool:
    if op.name in _CONVERSIONS:
        return True
    integral = all(isinstance(x.type, IntegerType) or x.type.name == "index" for x in op.operands)
    return integral and (op.name.split(".")[0] in ("arith", "math") or op.name == "llvm.freeze")


def _is_called(function: FuncOp) -> bool:
    """Whether a function of the module calls a function: it may pass addresses as numbers."""
    module = function.parent_op()
    name = function.sym_name.data
    return module is None or any(
        getattr(op.get_attr_or_prop("callee"), "string_value", lambda: "")() == name
        for op in walk(module)
        if op.name == "func.call"
    )
