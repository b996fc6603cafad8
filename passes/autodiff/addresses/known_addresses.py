"""Addresses that were there before their derivative was asked for: nothing is known of a shadow.

What the globals of a program hold when a derivative is asked for is constant. An address among it
has a shadow if it leads into a global that has one; the shadow of any other is null. Where a
derivative goes through such an address the program stops, in either mode:

    %p = llvm.load %global          ->   %p = llvm.load %global,  %dp = llvm.load %global.shadow
    %v = llvm.load %p : f64              cf.assert (%p nowhere or %dp != null), "AD0970: ..."

Null is nowhere, and so are other numbers on the first and the last page (`pointers.is_on_no_page`).
An address that is only compared, freed or kept, in memory or on a tape, is not asked about.
"""

from __future__ import annotations

from typing import cast

from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.catalogue import (
    allocations_of,
    forwarded,
    nulls_of,
    runs_once,
    viewed,
    viewed_root,
    views_of,
)
from ad_opt.passes.ops.known_functions import is_known_inactive
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.arith import OrIOp
from xdsl.dialects.builtin import IntegerType, SymbolRefAttr
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue, Use

from . import pointers
from .module_in_work import ModuleInWork
from .pointers import FACTS

MESSAGE = (
    "AD0970: nothing is known of the shadow of this address, which was there before the "
    "derivative was asked for"
)

_HAVE_SHADOWS = frozenset(
    {
        *views_of("llvm"),
        *allocations_of("llvm", "llvm_ext"),
        *nulls_of("llvm", "ub"),
        "llvm.mlir.addressof",
        "llvm.call",
    }
)
"""Operations that give addresses whose shadows do not come out of memory."""


def must_check(session: ModuleInWork, op: Operation, result: SSAValue) -> bool:
    """True if a derivative may go through an address whose shadow may be unknown."""
    if not is_pointer(result.type) or op.name in _HAVE_SHADOWS:
        return False
    if op.name == "llvm.load" and session.shadow_globals.is_asked and _is_parameter(op.operands[0]):
        return False  # whoever has asked for the derivative has given the shadow
    return session.shadow_globals.may_be_unknown and is_followed(session, result)


def check(em: Emitter, address: SSAValue, shadow: SSAValue) -> None:
    """Stop here if nothing is known of the shadow of an address.

    It may not be set at all, and nothing be done with it: to branch on that is undefined.
    """
    none = pointers.is_on_no_page(em, em.operation("llvm.freeze", [address], address.type))
    known = pointers.differ(em, shadow, pointers.nowhere(em))
    em.emit(AssertOp(em.value(OrIOp(none, known)), MESSAGE))


def _is_parameter(address: SSAValue) -> bool:
    """True if an address is in the memory behind a parameter of a function."""
    block = viewed_root(address).owner
    if not isinstance(block, Block) or not isinstance(block.parent_op(), FuncOp):
        return False
    return block is cast(FuncOp, block.parent_op()).body.first_block


def is_followed(
    session: ModuleInWork,
    address: SSAValue,
    stepped: bool = False,
    seen: set[tuple[SSAValue, bool]] | None = None,
) -> bool:
    """True if something behind an address is accessed that has a shadow, before it is asked about.

    ``stepped`` says that a step has been made, behind which null is not seen to be null.
    """
    seen = set() if seen is None else seen
    if (address, stepped) in seen:
        return False
    seen.add((address, stepped))
    return any(_is_access(session, use, stepped, seen) for use in address.uses)


def _is_access(
    session: ModuleInWork, use: Use, stepped: bool, seen: set[tuple[SSAValue, bool]]
) -> bool:
    op = use.operation
    match op.name:
        case "llvm_ext.free" | "autodiff.defer_dealloc":
            return False
        case name if name in FACTS:
            return False
        case _ if viewed(op) is not None:
            steps = stepped or name == "llvm.getelementptr"
            return use.index == 0 and is_followed(session, op.results[0], steps, seen)
        case "llvm.load":
            return not isinstance(op.results[0].type, IntegerType)
        case "llvm.store" if use.index == 1:
            integer = isinstance(op.operands[0].type, IntegerType)
            return not integer or pointers.may_set_floats(op, op.operands[0])
        case "llvm.store":  # whoever loads it asks, but who is given the memory
            return stepped or _is_parameter(op.operands[1])
        case "func.return" | "arith.select" | "autodiff.save" | "autodiff.push":
            return stepped  # whoever is given it, or takes it from the tape, asks
        case "scf.yield" | "scf.condition" if (around := op.parent_op()) is not None:
            if not stepped and runs_once(around):
                return False  # whoever is given it asks
            return _is_followed_beyond(session, use, around, stepped, seen)
        case "scf.for" | "scf.while":
            return _is_followed_beyond(session, use, op, stepped, seen)
        case "func.call":
            return _is_followed_by(session, use, stepped, seen)
        case _:
            return True


def _is_followed_beyond(
    session: ModuleInWork,
    use: Use,
    around: Operation,
    stepped: bool,
    seen: set[tuple[SSAValue, bool]],
) -> bool:
    """The same of what a loop or a choice hands an address on to."""
    given = use.operation.operands[use.index]
    pairs = forwarded(around)
    return pairs is None or any(
        is_followed(session, taken, stepped, seen) for value, taken in pairs if value is given
    )


def _is_followed_by(
    session: ModuleInWork, use: Use, stepped: bool, seen: set[tuple[SSAValue, bool]]
) -> bool:
    """The same of the parameter of a function that is called."""
    name = cast(SymbolRefAttr, use.operation.properties["callee"]).string_value()
    callee = session.symbol(name)
    if is_known_inactive(use.operation):
        return False
    if not isinstance(callee, FuncOp) or callee.is_declaration:
        return True
    return is_followed(session, callee.body.blocks[0].args[use.index], stepped, seen)
