"""``simplify-algebra``: arithmetic on floats as terms, which simplify, where that is cheaper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.algebra.arith.arith_terms import ArithReader, flags_of, operator_of, type_of
from ad_opt.passes.algebra.arith.arith_writer import ArithWriter
from ad_opt.passes.algebra.build import FLAGS, Flags, applied, permitting
from ad_opt.passes.algebra.polynomial import polysimplify
from ad_opt.passes.algebra.terms import Const, Term, subterms
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.costs import total_cost
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, f32, f64
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Attribute, Block, Operation, SSAValue

_NORMAL: dict[Attribute, tuple[float, float]] = {
    f32: (2.0**-126, (2 - 2.0**-23) * 2.0**127),
    f64: (2.0**-1022, (2 - 2.0**-52) * 2.0**1023),
}
"""Precisions that are read, and their least and greatest normal numbers."""

_FACTORS: Flags = frozenset(("reassoc", "nsz"))
"""Flags without which no factor is taken out of a sum."""


@dataclass(frozen=True)
class SimplifyAlgebraPass(FunctionPass):
    """Simplify straight-line arithmetic on floats by the rules of `expr`, where that is cheaper.

    The operations of a block that have the same fast-math flags and the same type, ``f32`` or
    ``f64``, are read as terms, by those rules only that these flags permit, factors are taken out
    of sums, and the result is written if it costs less. Operations without flags keep every bit of
    their results.

    Before, and after, where each operation has ``fastmath<reassoc,nsz>``::

        %p = arith.mulf %a, %x : f64
        %q = arith.mulf %b, %x : f64
        %s = arith.addf %p, %q : f64

        %p = arith.addf %a, %b : f64
        %s = arith.mulf %p, %x : f64

    Options: ``fastmath``: flags that all operations are to be taken to have, apart by ``-``, such
    as ``reassoc-nsz-arcp-contract-afn``, which is what ``--fp=fast`` adds. ``factor`` (true): take
    out factors. With ``--statistics`` the blocks that became cheaper and their costs are told.
    """

    name = "simplify-algebra"
    fastmath: str = ""
    factor: bool = True

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        more = frozenset(self.fastmath.split("-")) - {""}
        if unknown := more - FLAGS:
            message = f"`{self.name}` knows no flag `{min(unknown)}`"
            raise error_at(func, "AD0004", message, help=f"flags are {', '.join(sorted(FLAGS))}")
        blocks = [block for op in (func, *walk(func)) for r in op.regions for block in r.blocks]
        changed = [
            _rewrite(part, flags, self.factor)
            for block in blocks
            for flags, part in _parts(block, more)
        ]
        applied.cache_clear()  # it holds values of the program
        count("parts of blocks made cheaper", sum(changed))
        return any(changed)


def _parts(block: Block, more: Flags) -> Iterable[tuple[Flags, list[Operation]]]:
    """Operations of a block with the same flags and type; and what only these use."""
    parts: dict[tuple[Flags, Attribute], list[Operation]] = {}
    homes: dict[Operation, tuple[Flags, Attribute]] = {}
    for op in reversed(block.ops):
        home = _home(op, more, homes)
        if home is not None:
            homes[op] = home
            parts.setdefault(home, []).append(op)
    for (flags, _), part in parts.items():
        yield flags, part[::-1]


def _home(
    op: Operation, more: Flags, homes: dict[Operation, tuple[Flags, Attribute]]
) -> tuple[Flags, Attribute] | None:
    if operator_of(op) is None:
        return None
    flags = flags_of(op)
    if flags is not None:
        return (flags | more, type_of(op)) if type_of(op) in _NORMAL else None
    users = {homes.get(use.operation) for use in op.results[0].uses}
    (only,) = users if len(users) == 1 else (None,)
    real = [arg.type for arg in op.operands if isinstance(arg.type, AnyFloat)]
    return only if only is not None and all(type_ == only[1] for type_ in real) else None


def _rewrite(part: Sequence[Operation], flags: Flags, factor: bool) -> bool:
    """Write a part of a block anew if that is cheaper."""
    inside = frozenset(part)
    roots = [op for op in part if any(use.operation not in inside for use in op.results[0].uses)]
    if not roots:
        return False
    with permitting(flags):
        reader = ArithReader(part)
        terms = [reader.term(op.results[0]) for op in roots]
        if factor and flags >= _FACTORS:
            made: dict[Term, Term] = {}
            terms = [polysimplify(term, 1.0, made) for term in terms]
        if not all(_is_held(term, type_of(roots[0])) for term in terms):
            return False
        values, written = _written(roots, terms, flags)
    before, after = total_cost(part), total_cost(written)
    if after >= before:
        for op in reversed(written):
            erase(op)
        return False
    count("cost before", before)
    count("cost after", after)
    for root, value in zip(roots, values, strict=True):
        value.name_hint = value.name_hint or root.results[0].name_hint
        replace_uses(root.results[0], value)
    for op in reversed(part):
        erase(op)
    return True


def _written(
    roots: Sequence[Operation], terms: Sequence[Term], flags: Flags
) -> tuple[list[SSAValue], list[Operation]]:
    """The values of terms, each written in front of its root; and the operations."""
    (type_,) = {type_of(root) for root in roots}
    assert isinstance(type_, AnyFloat)
    named = [flag for flag in FastMathFlag if flag.value in flags]
    writer = ArithWriter(type_, arith.FastMathFlagsAttr(named), terms)
    values: list[SSAValue] = []
    written: list[Operation] = []
    for root, term in zip(roots, terms, strict=True):
        before = root.prev_op
        values.append(writer.value(term, Builder.at(root)))
        made: list[Operation] = []
        op = root.prev_op
        while op is not None and op is not before:
            made.append(op)
            op = op.prev_op
        written += made[::-1]
    return values, written


def _is_held(term: Term, type_: Attribute) -> bool:
    """True unless a number was computed that the type has not, but infinity or zero for it."""
    least, most = _NORMAL[type_]
    for part in subterms(term):
        number = part.value if isinstance(part, Const) else getattr(part, "data", None)
        if isinstance(number, float) and number and not least <= abs(number) <= most:
            return False
    return True
