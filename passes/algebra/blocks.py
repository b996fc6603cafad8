"""Expressions of blocks rewritten as terms.

Roots are values that anything else than an expression of their block reads. All roots are rewritten
together, and what they share is written once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from ad_opt.dialects.energies.expr import ExprOp
from ad_opt.dialects.support.ir.rewriting import erase_unused
from xdsl.builder import Builder
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint

from .build import applied
from .convert import Writer, read
from .terms import Term

Rewriting: TypeAlias = Callable[[list[Term]], Sequence[Term]]


def rewrite_expressions(module: Operation, new: Rewriting) -> bool:
    """Rewrite the expressions of all blocks; false if there is none."""
    blocks = {op.parent: None for op in module.walk() if isinstance(op, ExprOp)}
    found = False
    for block in blocks:
        if block is not None:
            found |= rewrite_block(block, new)
    applied.cache_clear()  # it holds values of the program
    return found


def rewrite_block(block: Block, new: Rewriting) -> bool:
    """Rewrite the expressions of one block; false if there is none that anything reads."""
    old = [op for op in block.ops if isinstance(op, ExprOp)]
    roots = [
        op.result for op in old if any(_is_outside(use.operation, block) for use in op.result.uses)
    ]
    terms = new(read(roots))
    writer: Writer | None = None
    pending: dict[SSAValue, Term] = dict(zip(roots, terms, strict=True))
    for user in [op for op in block.ops if not isinstance(op, ExprOp)]:
        asked = [value for value in _read_by(user) if value in pending]
        if asked and writer is None:
            writer = Writer(Builder(InsertPoint.before(user)))
        for value in dict.fromkeys(asked):
            assert writer is not None
            writer.builder.insertion_point = InsertPoint.before(user)
            made = writer.value(pending.pop(value), value.type)
            value.replace_all_uses_with(made)
    erase_unused(old)
    return bool(roots)


def _is_outside(user: Operation, block: Block) -> bool:
    return not isinstance(user, ExprOp) or user.parent is not block


def _read_by(op: Operation) -> Iterator[SSAValue]:
    for inner in op.walk():
        yield from inner.operands
