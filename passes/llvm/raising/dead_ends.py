"""Blocks from which no return is reached: what never returns needs no derivative.

Needs functions as `raise-llvm` leaves them. Functions that never return (they loop, log, exit) are
found, and what stands behind a call of one goes. Where a block leads to no return, calls of what
the library's table does not know become calls of functions that stand for them, which carry no
derivative and change nothing that anybody reads: an error's report need not be differentiated.
So do accesses to memory that such a call has given, an exception's: it has no shadow.

    %e = func.call @__cxa_allocate_exception    ->   %e = func.call @ad_opt.dead_end....
    llvm.store %v, %e                                func.call @ad_opt.dead_end.llvm.store(%v, %e)
    func.call @__cxa_throw(%e, ...)                  func.call @__cxa_throw(%e, ...)
"""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import fresh_name
from ad_opt.passes.ops.call_graph import LIBRARY
from ad_opt.passes.ops.catalogue import is_call, viewed
from ad_opt.passes.ops.known_functions import DEAD_END, callee_name, known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.control_flow.normalize_control_flow import remove_unreachable
from xdsl.dialects.builtin import FunctionType, ModuleOp, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.dialects.ub import UnreachableOp
from xdsl.ir import Block, Operation, SSAValue

_ACCESSES = (
    "llvm.load",
    "llvm.store",
    "llvm.intr.memcpy",
    "llvm.intr.memmove",
    "llvm.intr.memset",
)
"""Plain accesses, which can be made in a function of their own."""


def mark_dead_ends(module: ModuleOp) -> None:
    """Cut what is behind calls that never return, and set apart calls that lead to no return."""
    symbols = {f.sym_name.data: f for f in module.body.block.ops if isinstance(f, FuncOp)}
    functions = [f for f in symbols.values() if f.body.blocks]
    endless = _endless(functions)
    for function in functions:
        if function.sym_name.data in endless:
            continue
        if endless:
            _cut(function, endless)
        for block in _dead_ends(function, endless):
            for op in list(block.ops):
                if _has_no_derivative(op, symbols):
                    _set_apart(op, module, function, symbols)


def _endless(functions: Collection[FuncOp]) -> set[str]:
    """The names of functions that never return."""
    found: set[str] = set()
    while True:
        more = {
            f.sym_name.data
            for f in functions
            if f.sym_name.data not in found and f.body.blocks[0] in _dead_ends(f, found)
        }
        if not more:
            return found
        found |= more


def _dead_ends(function: FuncOp, endless: Collection[str]) -> list[Block]:
    """The blocks from which no return is reached."""
    before: dict[Block, list[Block]] = {}
    returning: set[Block] = set()
    for block in function.body.blocks:
        last = block.last_op
        if last is None or _calls_one_of(block, endless):
            continue
        if last.name == "func.return":
            returning.add(block)
        for successor in last.successors:
            before.setdefault(successor, []).append(block)
    pending = list(returning)
    while pending:
        for block in before.get(pending.pop(), ()):
            if block not in returning:
                returning.add(block)
                pending.append(block)
    return [block for block in function.body.blocks if block not in returning]


def _calls_one_of(block: Block, endless: Collection[str]) -> bool:
    return bool(endless) and any(is_call(op) and callee_name(op) in endless for op in block.ops)


def _cut(function: FuncOp, endless: Collection[str]) -> None:
    """Let blocks end behind calls that never return."""
    for block in list(function.body.blocks):
        for op in list(block.ops):
            if not is_call(op) or callee_name(op) not in endless:
                continue
            while (last := block.last_op) is not None and last is not op:
                last.detach()
                last.erase(safe_erase=False)
            block.add_op(UnreachableOp())
            break
    remove_unreachable(function.body)


def _has_no_derivative(op: Operation, symbols: dict[str, FuncOp]) -> bool:
    """True for calls that are not known, and for accesses to memory that such a call has given."""
    if is_call(op):
        return not _is_harmless(op, symbols)
    return op.name in _ACCESSES and any(
        (callee_name(root) or "").startswith(DEAD_END)
        for value in op.operands
        if is_pointer(value.type) and isinstance(root := _root(value).owner, Operation)
    )


def _root(address: SSAValue) -> SSAValue:
    """The address that steps lead from."""
    while isinstance(address.owner, Operation) and (inside := viewed(address.owner)) is not None:
        address = inside
    return address


def _is_harmless(op: Operation, symbols: dict[str, FuncOp]) -> bool:
    """True if a call is known to have no derivative."""
    function = symbols.get(callee_name(op) or "")
    marked = function is not None and INACTIVE in function.attributes
    return marked or INACTIVE in op.attributes or known_callee(op) is not None


def _set_apart(
    op: Operation, module: ModuleOp, function: FuncOp, symbols: dict[str, FuncOp]
) -> None:
    """Call a function that does what ``op`` does."""
    what = (callee_name(op) or "address") if is_call(op) else op.name
    name = fresh_name(f"{DEAD_END}{what}", symbols)
    inputs = [value.type for value in op.operands]
    outputs = [result.type for result in op.results]
    made = FuncOp(name, FunctionType.from_lists(inputs, outputs), visibility="private")
    made.attributes[LIBRARY] = UnitAttr()
    made.location = op.location
    inner = op.clone(dict(zip(op.operands, made.body.block.args, strict=True)))
    made.body.block.add_ops([inner, ReturnOp(*inner.results)])
    symbols[name] = made
    module.body.block.insert_op_after(made, function)
    block = cast(Block, op.parent)
    call = CallOp(SymbolRefAttr(name), list(op.operands), outputs)
    call.location = op.location
    block.insert_op_before(call, op)
    replace(op, *call.results)
