"""Second versions of functions, of which requests for derivatives choose one by a test.

The test stands in front of the request, and both derivatives are made of functions as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from ad_opt.dialects.autodiff.requests import ApplyOp, PropagateOp, RequestOp, function_of
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.support.ir.rewriting import append, insert, move_to_end
from ad_opt.dialects.support.ir.symbols import enclosing, fresh_name, members, name_of, references
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, Region, SSAValue, Use

_MOST_AROUND = 64
"""Most operations around a request that are written twice with it. A guess: those that begin
shadows are fewer.
"""
Test: TypeAlias = Callable[[Builder, Mapping[SSAValue, SSAValue]], SSAValue]
"""Writes a test, given what the arguments of the function are there."""


def is_used_otherwise(function: FuncOp, module: ModuleOp) -> bool:
    """True if something but requests and calls names a function: it may say how to derive it."""
    name = function.sym_name.data
    return any(
        one.root_reference.data == name
        for op in walk(module)
        if not isinstance(op, RequestOp) and op.name != "func.call"
        for one in references(op)
    )


def second_version(function: FuncOp, word: str, copies: dict[SSAValue, SSAValue]) -> FuncOp:
    """A private copy of a function, with a word behind its name; ``copies`` get its values."""
    made = function.clone(copies)
    table = function.parent_op()
    assert table is not None
    taken = {name for op in members(table) if (name := name_of(op)) is not None}
    made.properties["sym_name"] = StringAttr(fresh_name(f"{function.sym_name.data}_{word}", taken))
    made.properties["sym_visibility"] = StringAttr("private")
    insert(made, function)
    return made


class SecondVersion(Protocol):
    """A version of a function, and the test under which derivatives are made of it."""

    function: FuncOp

    def test(self, b: Builder, given: Mapping[SSAValue, SSAValue]) -> SSAValue:
        """Write the test; ``given`` are the arguments of the function there."""
        ...


def choose_versions(
    module: ModuleOp, second_of: Callable[[FuncOp, ModuleOp], SecondVersion | None]
) -> bool:
    """Let each request choose between a function and the version that ``second_of`` makes of it,
    once, if it does; false if no function has one.
    """
    requests = [one for one in walk(module) if isinstance(one, RequestOp)]
    # Both halves of a derivative would have to choose alike, and the way back has no arguments.
    halves = [one for one in requests if isinstance(one, ApplyOp | PropagateOp)]
    found: dict[FuncOp, SecondVersion | None] = {}
    found |= {function: None for one in halves if isinstance(function := function_of(one), FuncOp)}
    for request in requests:
        function = function_of(request)
        if not isinstance(function, FuncOp) or function.is_declaration:
            continue
        if function not in found:
            found[function] = second_of(function, module)
        second = found[function]
        if second is not None and may_rewrite():
            choose(request, function, second.function, second.test)
            count("derivatives of two versions", 1)
    return any(second is not None for second in found.values())


def choose(request: RequestOp, function: FuncOp, second: FuncOp, test: Test) -> None:
    """Put a test and both versions of a function in the place of a request for its derivative, or
    of all that is around it, so that what is made for the request alone stays with it.
    """
    entry = list[SSAValue](function.body.block.args)
    given = dict(zip(entry, _primals(request), strict=True))
    test_at, inner = request, [request]
    around = enclosing(request, "func.func")
    if isinstance(around, FuncOp) and request.parent is around.body.first_block:
        block = around.body.block
        whole = [op for op in block.ops if op is not block.last_op]
        arguments = set(block.args)
        if len(list(walk(around))) <= _MOST_AROUND and arguments.issuperset(given.values()):
            test_at, inner = whole[0], whole
    holds = test(Builder.at(test_at), given)
    after = inner[-1].next_op
    assert after is not None
    beyond = {one: _uses_beyond(one, inner) for op in inner for one in op.results}
    results = [one for one, uses in beyond.items() if uses]
    known: dict[SSAValue, SSAValue] = {}
    then = Block()
    for op in inner:
        copy = op.clone(known)
        append(copy, then)
        if op is request:
            copy.properties["callee"] = SymbolRefAttr(second.sym_name.data)
    append(scf.YieldOp(*(known[one] for one in results)), then)
    chosen = scf.IfOp(holds, [one.type for one in results], Region(then), Region(Block()))
    insert(chosen, after)
    for old, new in zip(results, chosen.results, strict=True):
        for use in beyond[old]:
            use.operation.operands[use.index] = new
    other = chosen.false_region.block
    for op in inner:
        move_to_end(op, other)
    append(scf.YieldOp(*results), other)


def _uses_beyond(value: SSAValue, inner: Sequence[Operation]) -> list[Use]:
    inside = set(inner)
    return [
        use
        for use in value.uses
        if use.operation not in inside and inside.isdisjoint(ancestors(use.operation))
    ]


def _primals(request: RequestOp) -> list[SSAValue]:
    """The operands that are arguments of the function."""
    found: list[SSAValue] = []
    at = 0
    for word in request.activities:
        found.append(request.operands[at])
        at += 1 + (request.tangents_each if word.startswith("dup") else 0)
    return found
