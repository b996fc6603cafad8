"""Doubling of control flow: regions, branches and calls carry derivatives behind their primals.

Every handler here is the same idea: decide which joined values carry a derivative, remake the
operation with those doubled, and schedule its regions. Bounds, conditions and trip counts are the
primal's; a derivative never decides where control goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.operand_groups import integers, segment_sizes, segments
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .doubling import Doubler

# ------------------------------------------------------------------ regions


def _loop(doubler: Doubler, op: Operation, inits: Sequence[SSAValue]) -> None:
    """``for`` of scf and affine: the last operands start what goes from trip to trip."""
    body = op.regions[0]
    arguments = body.blocks[0].args[1:]
    flags = doubler.flags(arguments, op.results)
    before = [doubler.value(v) for v in op.operands[: len(op.operands) - len(inits)]]
    carried = doubler.doubled(inits, flags, op)
    properties: dict[str, Attribute] = {}
    if "operandSegmentSizes" in op.properties:
        sizes = segment_sizes(op)
        properties["operandSegmentSizes"] = segments(*sizes[:-1], len(carried))
    region = Region()
    types = doubler.types(op.results, flags)
    new = doubler.remade(op, [*before, *carried], types, [region], **properties)
    doubler.bind_doubled(op.results, new.results, flags)
    doubler.schedule(body, region, (False, *flags), flags)


def forward_scf_for(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``scf.for``."""
    _loop(doubler, op, op.operands[3:])


def forward_affine_for(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``affine.for``."""
    _loop(doubler, op, op.operands[len(op.operands) - segment_sizes(op)[-1] :])


def forward_choice(doubler: Doubler, op: Operation) -> None:
    """Regions without arguments, one of which runs and gives the results."""
    flags = doubler.flags(op.results)
    regions = [Region() for _ in op.regions]
    operands = [doubler.value(operand) for operand in op.operands]
    new = doubler.remade(op, operands, doubler.types(op.results, flags), regions)
    doubler.bind_doubled(op.results, new.results, flags)
    for old, region in zip(op.regions, regions, strict=True):
        doubler.schedule(old, region, None, flags)


def forward_while(doubler: Doubler, op: Operation, extra: Sequence[SSAValue] = ()) -> Operation:
    """Two joins: what goes around (operands, `before`), and what goes on (results, `after`).

    ``extra`` goes around and on behind them; `Doubler.tails` says what becomes of it.
    """
    before, after = op.regions
    around = doubler.flags(before.blocks[0].args)
    onward = doubler.flags(op.results, after.blocks[0].args)
    regions = [Region(), Region()]
    kinds = [value.type for value in extra]
    operands = [*doubler.doubled(op.operands, around, op), *extra]
    new = doubler.remade(op, operands, [*doubler.types(op.results, onward), *kinds], regions)
    doubler.bind_doubled(op.results, new.results, onward)
    doubler.schedule(before, regions[0], around, onward, kinds)
    doubler.schedule(after, regions[1], onward, around, kinds)
    return new


def forward_yield(doubler: Doubler, op: Operation) -> None:
    """A terminator whose operands leave the region."""
    region = cast(Block, op.parent).parent
    assert region is not None
    operands = doubler.doubled(op.operands, doubler.joins[region], op)
    doubler.remade(op, [*operands, *doubler.tails.get(region, ())], [])


def forward_condition(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``scf.condition``."""
    region = cast(Block, op.parent).parent
    assert region is not None
    passed = doubler.doubled(op.operands[1:], doubler.joins[region], op)
    tail = doubler.tails.get(region, ())
    doubler.remade(op, [doubler.value(op.operands[0]), *passed, *tail], [])


# ------------------------------------------------------------------ branches


def _to(doubler: Doubler, operands: Sequence[SSAValue], target: Block, op: Operation):
    return doubler.doubled(operands, doubler.block_flags[target], op)


def forward_branch(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``cf.br``."""
    doubler.remade(op, _to(doubler, op.operands, op.successors[0], op), [])


def forward_conditional_branch(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``cf.cond_br``."""
    _, yes, _ = segment_sizes(op)
    first = _to(doubler, op.operands[1 : 1 + yes], op.successors[0], op)
    second = _to(doubler, op.operands[1 + yes :], op.successors[1], op)
    sizes = segments(1, len(first), len(second))
    operands = [doubler.value(op.operands[0]), *first, *second]
    doubler.remade(op, operands, [], operandSegmentSizes=sizes)


def forward_switch(doubler: Doubler, op: Operation) -> None:
    """In forward mode: ``cf.switch``."""
    _, default, _ = segment_sizes(op)
    cases = integers(op.properties["case_operand_segments"])
    at = 1 + default
    groups = [_to(doubler, op.operands[1:at], op.successors[0], op)]
    for size, target in zip(cases, op.successors[1:], strict=True):
        groups.append(_to(doubler, op.operands[at : at + size], target, op))
        at += size
    counts = [len(group) for group in groups]
    doubler.remade(
        op,
        [doubler.value(op.operands[0]), *(value for group in groups for value in group)],
        [],
        operandSegmentSizes=segments(1, counts[0], sum(counts[1:])),
        case_operand_segments=segments(*counts[1:]),
    )


# ------------------------------------------------------------------ affine.parallel


def forward_affine_parallel(doubler: Doubler, op: Operation) -> None:
    """Sums are linear, so their derivatives are sums; other reductions mix both and are refused."""
    from ad_opt.dialects.core.affine.affine import REDUCTION_KINDS

    kinds = cast("ArrayAttr[IntegerAttr]", op.properties["reductions"]).data
    flags = doubler.flags(op.results)
    doubled: list[IntegerAttr] = []
    for kind, flag in zip(kinds, flags, strict=True):
        doubled += [kind, kind] if flag else [kind]
        if flag and REDUCTION_KINDS[kind.value.data] != "addf":
            raise error_at(
                op,
                "AD0707",
                f"`affine.parallel` with the reduction `{REDUCTION_KINDS[kind.value.data]}` "
                "has no derivative",
                help="write the reduction as `affine.for` with `iter_args`",
            )
    region = Region()
    operands = [doubler.value(operand) for operand in op.operands]
    types = doubler.types(op.results, flags)
    new = doubler.remade(op, operands, types, [region], reductions=ArrayAttr(doubled))
    doubler.bind_doubled(op.results, new.results, flags)
    doubler.schedule(op.regions[0], region, None, flags)


# ------------------------------------------------------------------ calls


def forward_return(doubler: Doubler, op: Operation) -> None:
    """Primal results first, then their derivatives: the order of a derivative's signature."""
    region = cast(Block, op.parent).parent
    assert region is not None
    flags = doubler.joins[region]
    primal = [doubler.value(v) for v in op.operands] if doubler.returns_primal else []
    active = [value for value, flag in zip(op.operands, flags, strict=True) if flag]
    tangents = [tangent for value in active for tangent in doubler.all_required(value, op)]
    doubler.remade(op, [*primal, *tangents], [])


def forward_copied(doubler: Doubler, op: Operation) -> None:
    """Nothing that it gives carries a derivative: a size, a constant, what was detached."""
    doubler.clone(op)
