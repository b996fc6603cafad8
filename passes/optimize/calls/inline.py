"""``inline``: calls become the bodies of the functions that they call.

Callees come before callers, so a body is inlined complete, and every call is looked at once.
Functions that call themselves, on whatever way, stay functions, and so do those that say something
about their own derivative: they are primitives of differentiation.

Where each function calls the one before, complete bodies of all of them are quadratic in the
program. If it would grow that much, only those become complete that are asked for. Where even these
would, since large functions are called in many places, such functions stay functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.autodiff.autodiff import (
    BACKWARD,
    BWD_DERIVATIVE,
    FORWARD,
    FWD_DERIVATIVE,
    GIVEN_ONLY,
    INACTIVE,
    NO_DIFF,
    NO_DIFF_THIS,
    PREFER,
    PRIMAL_SUBSTITUTE,
    TREAT_AS_DIFFERENTIABLE,
)
from ad_opt.dialects.llvm.llvm_ext import TEXT
from ad_opt.dialects.support.ir.copying import copy_region
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, move, move_all, move_to_end, replace_uses
from ad_opt.dialects.support.ir.symbols import is_private, named_symbols
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import may_rewrite
from ad_opt.passes.ops.call_graph import LIBRARY, CallGraph, has_body
from ad_opt.passes.ops.catalogue import is_func_call, runs_apart, runs_once
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import cf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    UNKNOWN_LOC,
    CallSiteLoc,
    LocationAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Block, Operation, Region, SSAValue

from .inline_demand import asked_for, kept_as_functions
from .unused_functions import named_once, remove_unused_functions

KEPT = (
    "no_inline",
    "autodiff.no_inline",
    FORWARD,
    BACKWARD,
    PRIMAL_SUBSTITUTE,
    INACTIVE,
    GIVEN_ONLY,
    LIBRARY,
    # What is said in the program's terms, until types are resolved.
    FWD_DERIVATIVE,
    BWD_DERIVATIVE,
    TREAT_AS_DIFFERENTIABLE,
    NO_DIFF,
    NO_DIFF_THIS,
)
"""Attributes of functions, and of calls, that are not inlined."""

_RECOMPUTE, _CHECKPOINT = StringAttr("recompute"), StringAttr("checkpoint")
"""Values of `PREFER`: reverse mode calls again what is to be recomputed, so that stays a call."""


_GROWTH_AT_LEAST = 5_000
"""Operations by which every program may grow. A guess: small programs may grow by any factor."""


@dataclass(frozen=True)
class InlinePass(AnalysisPass):
    """Replace calls of functions with a body by that body.

        func.func private @square(%a: f64) -> f64 {
          %b = arith.mulf %a, %a : f64
          return %b : f64
        }
        func.func @f(%x: f64) -> f64 {
          %y = func.call @square(%x) : (f64) -> f64
          return %y : f64
        }
    becomes
        func.func @f(%x: f64) -> f64 {
          %y = arith.mulf %x, %x : f64
          return %y : f64
        }

    A function of several blocks is inlined only where the call stands in a function's own blocks.
    Buffers on the stack of a function called in a loop move in front of the loop. Where the program
    would grow to more than a multiple of its size, calls stay in functions that others call.

    Options: ``max-ops``, the number of operations beyond which a function does not grow (100000);
    ``growth``, by how many percent a program may grow that has more than a few thousand (300);
    ``remove-unused``, whether private functions that nothing refers to any more go (false): then
    one that is referred to by a single call is moved there, not copied.
    """

    name = "inline"

    max_ops: int = 100_000
    growth: int = 300
    remove_unused: bool = False

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        graph = analyses.get(CallGraph, module)
        inliner = Inliner(graph, self.max_ops, self.growth)
        if self.remove_unused:
            inliner.called_once = named_once(module)
        if inliner.grows_too_much():
            inliner.complete_all(asked_for(module, graph))
        else:
            for group in graph.components:
                for func in group:
                    inliner.run(func)
        if self.remove_unused:
            remove_unused_functions(module)


@dataclass
class Inliner:
    """Inlines callers one after the other, callees first."""

    graph: CallGraph
    max_ops: int
    growth: int
    _kept: set[Operation] = field(default_factory=set[Operation])
    """Functions that could be inlined, of which there would be too many copies."""
    _sizes: dict[Operation, int] = field(default_factory=dict[Operation, int])
    called_once: set[str] = field(default_factory=set[str])
    """Names to which a single operation refers: private functions of these names are moved."""

    def run(self, caller: Operation) -> None:
        """Inline what can be inlined into one function."""
        # The last call first: what stands behind a call is moved only once.
        for call in reversed(self.graph.calls[caller]):
            callee = self.graph.callee(call)
            if callee is not None and self._may(caller, call, callee) and may_rewrite():
                self._sizes[caller] = self._size(caller) + self._size(callee)
                self._inline(call, callee)

    def grows_too_much(self) -> bool:
        """True if complete bodies of all functions would be too much for the program's size."""
        full: dict[Operation, int] = {}
        for group in self.graph.components:
            for func in group:
                called = sum(full[one] for one in self._calls(func) if one in full)
                full[func] = min(self._size(func) + called, self.max_ops)
        before = sum(map(self._size, full))
        return sum(full.values()) > before + self._room(before)

    def complete_all(self, asked: Sequence[Operation]) -> None:
        """Make these functions complete; then, while there is room, those that they still call."""
        functions = [func for group in self.graph.components for func in group if has_body(func)]
        planned = {*asked, *(func for func in functions if not self._is_inlined(func))}
        self._kept = kept_as_functions(planned, functions, self._calls, self._size, self._room)
        planned |= self._kept
        room = self._room(sum(map(self._size, functions)))
        left = dict.fromkeys(one for func in asked for one in self._complete(func))
        done, pending = set(asked), list(left)
        while pending:
            func = pending.pop()
            if func not in done and has_body(func) and (func in planned or room > 0):
                done.add(func)
                before = self._size(func)
                pending += self._complete(func)
                if func not in planned:
                    room -= self._size(func) - before

    def _room(self, size: int) -> int:
        """By how many operations a program of this size may grow."""
        return max(_GROWTH_AT_LEAST, self.growth * size // 100)

    def _complete(self, caller: Operation) -> list[Operation]:
        """Inline calls, and calls in what comes so; gives the functions that are still called.

        Nothing needs to be complete for that but the caller, so it is linear in what it becomes.
        """
        pending, left = list(self.graph.calls[caller]), dict[Operation, None]()
        while pending:
            call = pending.pop()
            callee = self.graph.callee(call)
            if callee is None:
                continue
            if not (self._may(caller, call, callee) and may_rewrite()):
                left[callee] = None
                continue
            self._sizes[caller] = self._size(caller) + self._size(callee)
            pending += self._inline(call, callee)
        return list(left)

    def _inline(self, call: Operation, callee: Operation) -> list[Operation]:
        """Put the callee's body, or a copy, in the place of a call; gives the calls in it."""
        name = attribute_of(callee, "sym_name")
        assert isinstance(name, StringAttr)
        if name.data in self.called_once and is_private(callee):
            moved = [*walk(callee)]
            place_body(call, callee, callee.regions[0], moved)
            erase(callee)
            return [op for op in moved if is_func_call(op)]
        calls = [op for op in inline_call(call, callee) if is_func_call(op)]
        for op in calls:
            self.called_once.difference_update(named_symbols(op))
        return calls

    def _calls(self, func: Operation) -> Iterator[Operation]:
        """Yield the calls that `run` would inline into a function, once for each; it may be
        fewer.
        """
        for call in self.graph.calls[func]:
            callee = self.graph.callee(call)
            if callee is not None and self._is_inlined(callee):
                yield callee

    def _is_inlined(self, callee: Operation) -> bool:
        if callee in self._kept or self.graph.is_recursive(callee) or not has_body(callee):
            return False
        return all(attribute_of(callee, name) is None for name in KEPT)

    def _size(self, func: Operation) -> int:
        if func not in self._sizes:
            self._sizes[func] = sum(1 for _ in walk(func))
        return self._sizes[func]

    def _may(self, caller: Operation, call: Operation, callee: Operation) -> bool:
        if call.name != "func.call" or callee.name != "func.func" or not has_body(callee):
            return False
        if caller.name != "func.func":
            return False  # one of LLVM's, which stays what it is
        if self.graph.is_recursive(callee) or callee.parent_op() is not caller.parent_op():
            return False
        if callee in self._kept:
            return False
        if any(attribute_of(op, name) is not None for op in (call, callee) for name in KEPT):
            return False
        if TEXT not in caller.attributes and _catches(callee):
            return False  # What is inlined catches nothing.
        if _RECOMPUTE in (attribute_of(call, PREFER), attribute_of(callee, PREFER)):
            return False
        if self._size(caller) + self._size(callee) > self.max_ops:
            return False
        if not _is_single(callee.regions[0]):
            if call.parent_op() is not caller:
                return False
        elif not _returns(callee):
            return False
        if call.parent_op() is not caller and _has_affine(callee):
            return False  # What is a symbol in the callee need not be one there.
        return not (_may_repeat(call) and any(not _is_static(op) for op in _stack_of(callee)))


_CATCHES = re.compile(r"(\n +|landingpad [^\n]* )(catch|filter) |catchpad")


def _catches(callee: Operation) -> bool:
    """True if a function that is carried along as text handles what is thrown in it."""
    text = callee.attributes.get(TEXT)
    return isinstance(text, StringAttr) and _CATCHES.search(text.data) is not None


def _has_affine(callee: Operation) -> bool:
    return any(op.name.startswith("affine.") for op in walk(callee))


def _is_single(region: Region) -> bool:
    return region.first_block is region.last_block


def _returns(callee: Operation) -> bool:
    """True if straight code ends; it may as well end in ``ub.unreachable``."""
    block = callee.regions[0].last_block
    return block is not None and block.last_op is not None and block.last_op.name == "func.return"


def _stack_of(callee: Operation) -> Iterator[Operation]:
    """The stack allocations that a call makes once."""
    block = callee.regions[0].first_block
    assert block is not None
    return (op for op in block.ops if op.name == "memref.alloca")


def _is_static(alloca: Operation) -> bool:
    type = alloca.results[0].type
    return isinstance(type, MemRefType) and DYNAMIC_INDEX not in type.get_shape()


def _may_repeat(call: Operation) -> bool:
    """True if the function that the call is in may run it several times."""
    op = call
    while (parent := op.parent_op()) is not None and runs_once(parent):
        op = parent
    if parent is None or parent.name != "func.func":
        return True
    return op.parent is not parent.regions[0].first_block


def inline_call(call: Operation, callee: Operation) -> list[Operation]:
    """Put a copy of the callee's body in the place of a call; gives the operations of the copy."""
    body, made = copy_region(callee.regions[0])
    place_body(call, callee, body, made)
    return made


def place_body(call: Operation, callee: Operation, body: Region, made: Sequence[Operation]) -> None:
    """Put a body in the place of a call of ``callee``; ``made`` are the operations in it."""
    _set_locations(made, call.location)
    if _CHECKPOINT in (attribute_of(call, PREFER), attribute_of(callee, PREFER)):
        _keep_results(body)
    entry, last = body.first_block, body.last_block
    assert entry is not None
    assert last is not None
    if _may_repeat(call):
        _hoist_stack(entry, call)
    for argument, value in zip(entry.args, call.operands, strict=True):
        replace_uses(argument, value)
    if entry is last:
        _splice(entry, call)
    else:
        _graft(body, entry, call)


def _keep_results(body: Region) -> None:
    """Say of what computes the results that reverse mode is to save it."""
    for block in body.blocks:
        end = block.last_op
        if end is not None and end.name == "func.return":
            for value in end.operands:
                if isinstance(value.owner, Operation):
                    value.owner.attributes[PREFER] = _CHECKPOINT


def _splice(entry: Block, call: Operation) -> None:
    """Straight code: in front of the call."""
    block, end = call.parent, entry.last_op
    assert block is not None
    assert end is not None
    values = list(end.operands)
    erase(end)
    move_all(entry, call)
    _replace(call, values)


def _graft(body: Region, entry: Block, call: Operation) -> None:
    """Several blocks: between what stands in front of the call and what stands behind it."""
    block = call.parent
    assert block is not None
    region = block.parent
    assert region is not None
    behind = Block(arg_types=[result.type for result in call.results])
    following = call.next_op
    while following is not None:
        op, following = following, following.next_op
        move_to_end(op, behind)
    region.insert_block_after(behind, block)
    for inner in body.blocks:
        end = inner.last_op
        if end is not None and end.name == "func.return":
            jump = cf.BranchOp(behind, *end.operands)
            jump.location = end.location
            erase(end)
            inner.add_op(jump)
    _replace(call, list(behind.args))
    move_all(entry, block)
    body.detach_block(entry)
    entry.erase()
    body.move_blocks_before(behind)


def _replace(call: Operation, values: Sequence[SSAValue]) -> None:
    for result, value in zip(call.results, values, strict=True):
        value.name_hint = result.name_hint or value.name_hint
        replace_uses(result, value)
    erase(call)


def _set_locations(ops: Iterable[Operation], caller: LocationAttr) -> None:
    """Every operation says where it was written, and where it was called."""
    # By identity, which the callee's own operations keep: to hash a location takes longer.
    known: dict[int, LocationAttr] = {}
    for op in ops:
        at = op.location
        if (place := known.get(id(at))) is None:
            unknown = at is UNKNOWN_LOC and caller is UNKNOWN_LOC
            place = known[id(at)] = at if unknown else CallSiteLoc(at, caller)
        op.location = place


def _hoist_stack(entry: Block, call: Operation) -> None:
    """Let stack memory be allocated once, not at every trip of a loop."""
    op = call
    while (parent := op.parent_op()) is not None:
        if parent.name == "func.func" or runs_apart(parent):
            break
        op = parent
    assert parent is not None
    block = parent.regions[0].first_block
    assert block is not None
    first = block.first_op
    assert first is not None
    for alloca in [op for op in entry.ops if op.name == "memref.alloca"]:
        move(alloca, first)
