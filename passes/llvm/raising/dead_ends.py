"""Blocks from which no return is reached: what never returns needs no derivative.

Needs functions as `raise-llvm` leaves them. Functions that never return (they loop, log, exit) are
found, and what stands behind a call of one goes. Where a block leads to no return, calls of what
the library's table does not know become calls of functions that stand for them, which carry no
derivative and change nothing that anybody reads: an error's report need not be differentiated.
So do accesses to memory that such a call has given, an exception's: it has no shadow.

    %e = func.call @__cxa_allocate_exception    ->   %e = func.call @ad_opt.dead_end....
    llvm.store %v, %e                                func.call @ad_opt.dead_end.llvm.store(%v, %e)
    func.call @__cxa_throw(%e, ...)                  func.call @__cxa_throw(%e, ...)

A loop without exit, as optimisers make of a loop that can only be left where the program has
stopped before, is such a function, too:

    ^bb1:                                       ->   ^bb1:
      llvm.store %v, %p                                func.call @ad_opt.dead_end.loop(%v, %p)
      cf.br ^bb1                                       ub.unreachable
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import cast

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.support.ir.queries import reached
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import callee_name, fresh_name
from ad_opt.passes.ops.call_graph import LIBRARY
from ad_opt.passes.ops.catalogue import is_call, viewed_root
from ad_opt.passes.ops.known_functions import DEAD_END, known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.control_flow.normalize_control_flow import remove_unreachable
from xdsl.dialects.builtin import FunctionType, ModuleOp, SymbolRefAttr, UnitAttr
from xdsl.dialects.cf import BranchOp
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.dialects.ub import UnreachableOp
from xdsl.ir import Block, Operation, Region, SSAValue

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
        _set_loops_apart(module, function, symbols)
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
    passed = [b for b in function.body.blocks if b.last_op and not _calls_one_of(b, endless)]
    returns = [b for b in passed if b.last_op and b.last_op.name == "func.return"]
    returning = _reaching(passed, returns)
    return [block for block in function.body.blocks if block not in returning]


def _reaching(blocks: Iterable[Block], ends: Collection[Block]) -> set[Block]:
    """The blocks that lead to one of the ends, and these."""
    before: dict[Block, list[Block]] = {}
    for block in blocks:
        for successor in block.last_op.successors if block.last_op is not None else ():
            before.setdefault(successor, []).append(block)
    return reached(ends, lambda block: before.get(block, ()))


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


# ------------------------------------------------------------------ loops without exit


def _set_loops_apart(module: ModuleOp, function: FuncOp, symbols: dict[str, FuncOp]) -> None:
    """Move what runs forever to functions of its own."""
    for head, blocks in _traps(function):
        inside = set(blocks)
        free = _values_from_outside(blocks)
        inputs = [*head.arg_types, *(value.type for value in free)]
        name = fresh_name(f"{DEAD_END}loop", symbols)
        made = FuncOp(name, FunctionType.from_lists(inputs, []), visibility="private")
        made.attributes[LIBRARY] = UnitAttr()
        made.location = function.location
        symbols[name] = made
        module.body.block.insert_op_after(made, function)
        entry, stub = made.body.block, Block(arg_types=head.arg_types)
        for last in [use.operation for use in head.uses if use.operation.parent not in inside]:
            last.successors = [stub if to is head else to for to in last.successors]
        stub.add_ops([CallOp(SymbolRefAttr(name), [*stub.args, *free], []), UnreachableOp()])
        function.body.insert_block_before(stub, head)
        taken = entry.args[len(stub.args) :]
        for value, inner in zip(free, taken, strict=True):
            for use in list(value.uses):
                if _block_in(use.operation, function.body) in inside:
                    use.operation.operands[use.index] = inner
        for block in blocks:
            function.body.detach_block(block)
            made.body.add_block(block)
        entry.add_op(BranchOp(head, *entry.args[: len(stub.args)]))


def _traps(function: FuncOp) -> list[tuple[Block, list[Block]]]:
    """The blocks from which no end is reached, of a return or of the program, by the block at which
    all ways come to them; what is entered at several blocks is left alone.
    """
    ends = [b for b in function.body.blocks if b.last_op is None or not b.last_op.successors]
    ending = _reaching(function.body.blocks, ends)
    heads = {
        to: None
        for block in function.body.blocks
        if block in ending and block.last_op is not None
        for to in block.last_op.successors
        if to not in ending
    }
    owner = {head: head for head in heads}
    shared: set[Block] = set()
    found: dict[Block, list[Block]] = {}
    for head in heads:
        found[head] = pending = [head]
        for block in pending:  # which grows
            for to in block.last_op.successors if block.last_op is not None else ():
                if to not in owner:
                    owner[to] = head
                    pending.append(to)
                elif owner[to] is not head:
                    shared |= {head, owner[to]}
    return [(head, blocks) for head, blocks in found.items() if head not in shared]


def _values_from_outside(blocks: Sequence[Block]) -> list[SSAValue]:
    """The values that blocks, and what is in them, use and do not make."""
    made: set[SSAValue] = set()
    used: dict[SSAValue, None] = {}
    for block in blocks:
        made.update(block.args)
        for outer in block.ops:
            for op in outer.walk():
                made.update(op.results)
                made.update(arg for region in op.regions for b in region.blocks for arg in b.args)
                used.update(dict.fromkeys(op.operands))
    return [value for value in used if value not in made]


def _block_in(op: Operation, region: Region) -> Block | None:
    """The block of a region that an operation stands in, however deep."""
    return region.find_ancestor_block_in_region(op.parent) if op.parent is not None else None


# ------------------------------------------------------------------ what leads to no return


def _has_no_derivative(op: Operation, symbols: dict[str, FuncOp]) -> bool:
    """True for calls that are not known, and for accesses to memory that such a call has given."""
    if is_call(op):
        return not _is_harmless(op, symbols)
    return op.name in _ACCESSES and any(
        (callee_name(root) or "").startswith(DEAD_END)
        for value in op.operands
        if is_pointer(value.type) and isinstance(root := viewed_root(value).owner, Operation)
    )


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
