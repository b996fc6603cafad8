"""Loops ask whether the user wants them to end.

Needs: `lower-scf-to-cf`. Leaves: a check at the head of every loop, and the variable it reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import load_from, plain
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.names.runtime_names import INTERRUPT
from ad_opt.lowering.products.routine import PREFIX
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import CmpiOp, ConstantOp
from xdsl.dialects.builtin import (
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i32,
)
from xdsl.dialects.cf import AssertOp
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Block, Operation, Region
from xdsl.passes import ModulePass

MESSAGE = "interrupted"


@dataclass(frozen=True)
class PollInterruptsPass(ModulePass):
    """Let loops end when the variable ``autodiff_interrupt`` is not zero.

        ^head(%i: index):
          ...
    becomes
        ^head(%i: index):
          %p = llvm.mlir.addressof @autodiff_interrupt : !llvm.ptr
          %f = llvm.load volatile %p : !llvm.ptr -> i32
          %on = arith.cmpi eq, %f, %zero : i32
          cf.assert %on, "interrupted"
          ...

    The call then ends as one whose assertion fails: what a derivative has allocated is freed. Loops
    with the check are not vectorised. Products of matrices are not interrupted.
    """

    name = "poll-interrupts"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        heads = [
            head
            for func in op.ops
            if func.name in ("func.func", "llvm.func") and not _is_routine(func)
            for region in func.regions
            for head in loop_heads(region)
        ]
        for head in heads:
            _insert(head)
        if heads and not _has_flag(op):
            op.body.block.add_op(_flag())


def _is_routine(func: Operation) -> bool:
    """True for functions of `block-products`: they take no longer than one product."""
    return (name_of(func) or "").startswith(PREFIX)


def loop_heads(region: Region) -> Iterator[Block]:
    """The blocks at which each cycle of a region's blocks begins, as a walk in depth finds them."""
    first = region.blocks.first
    if first is None:
        return
    open_, seen, found = {first}, {first}, set[Block]()
    stack = [(first, iter(_successors(first)))]
    while stack:
        block, rest = stack[-1]
        following = next(rest, None)
        if following is None:
            open_.discard(block)
            stack.pop()
        elif following in open_:
            found.add(following)
        elif following not in seen:
            seen.add(following)
            open_.add(following)
            stack.append((following, iter(_successors(following))))
    yield from (block for block in region.blocks if block in found)


def _successors(block: Block) -> list[Block]:
    return [] if block.last_op is None else list(block.last_op.successors)


def _has_flag(module: ModuleOp) -> bool:
    return any(
        op.name == "llvm.mlir.global" and op.get_attr_or_prop("sym_name") == StringAttr(INTERRUPT)
        for op in walk(module)
    )


def _flag() -> Operation:
    return CLASSES["llvm.mlir.global"].create(
        properties={
            "global_type": i32,
            "sym_name": StringAttr(INTERRUPT),
            "linkage": LinkageAttr("weak_odr"),
            "addr_space": IntegerAttr(0, i32),
            "value": IntegerAttr(0, i32),
        },
        regions=[Region()],
    )


def _insert(head: Block) -> None:
    first = head.first_op
    assert first is not None
    place = CLASSES["llvm.mlir.addressof"].create(
        result_types=[PTR], properties={"global_name": SymbolRefAttr(INTERRUPT)}
    )
    flag = load_from(place.results[0], i32, {**plain(4), "volatile_": UnitAttr()})
    zero = ConstantOp.from_int_and_width(0, 32)
    off = CmpiOp(flag.results[0], zero, "eq")
    made = [place, flag, zero, off, AssertOp(off, MESSAGE)]
    for op in made:
        op.location = first.location
    head.insert_ops_before(made, first)
