"""The canonicalization of xDSL, in time that is linear in the nesting of regions.

xDSL's patterns, folders and order are used as they are. What is ours is the walk (xDSL's is a
generator a level), and that operations with regions are found dead by `dead_code`, all at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.ir.queries import walk
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import ModuleOp, UnregisteredOp
from xdsl.ir import Block, Operation, Region
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
)
from xdsl.transforms.canonicalization_patterns.scf import SimplifyTrivialLoops
from xdsl.transforms.canonicalize import CanonicalizationRewritePattern
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from .dead_code import remove_dead_code


@dataclass(frozen=True)
class CanonicalizePass(ModulePass):
    """Simplifies operations one by one: folds constants, applies each dialect's own patterns.

    Before:

        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %0 = arith.addi %c1, %c2 : index
        %1 = arith.muli %0, %i : index

    After:

        %0 = arith.constant 3 : index
        %1 = arith.muli %0, %i : index

    Options: none.
    """

    name = "canonicalize"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        remove_dead_code(op.body)
        walker = _Walker(_Canonicalize(ctx), post_walk_func=remove_dead_code)
        walker.rewrite_module(op)


class _Canonicalize(RewritePattern):
    """Erase the operation if it is dead, or fold it, or apply one of its patterns."""

    def __init__(self, ctx: Context):
        self.rewrite = GreedyRewritePatternApplier(
            [CanonicalizationRewritePattern()], ctx=ctx, folding_enabled=True, dce_enabled=False
        )

    @override
    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if not op.regions and is_trivially_dead(op):
            rewriter.erase(op)
        elif isinstance(op, scf.ForOp) and any(
            isinstance(inner, UnregisteredOp) for inner in op.body.ops
        ):
            # xDSL's other pattern takes what is not registered for constants, out of the loop.
            SimplifyTrivialLoops().match_and_rewrite(op, rewriter)
        else:
            self.rewrite.match_and_rewrite(op, rewriter)


class _Walker(PatternRewriteWalker):
    @override
    def _populate_worklist(self, op: Operation | Region | Block) -> None:
        assert isinstance(op, Region)
        assert op.parent is not None
        for inner in reversed([*walk(op.parent)]):  # the work list is a stack
            self._worklist.push(inner)

    @override
    def _handle_operation_removal(self, op: Operation) -> None:
        self._add_operands_to_worklist(op.operands)
        self._worklist.remove(op)
        if op.regions:
            for inner in walk(op):
                self._worklist.remove(inner)
