"""Structured control flow to blocks and branches.

Needs: functions whose ``scf`` operations stand in regions that may have several blocks. Leaves: no
``scf`` operation; ``arith`` and ``cf`` in its place. ``scf.parallel`` and ``scf.forall`` run their
iterations in order, so reductions are bit-exact left folds from the initial value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import ANY, NSW, NUW
from ad_opt.dialects.support.ir.operand_groups import mixed_values, segment_sizes
from ad_opt.dialects.support.ir.queries import constant_of, word_width
from ad_opt.dialects.support.ir.rewriting import replace_uses
from ad_opt.dialects.support.process.trampoline import Task
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import (
    DenseIntElementsAttr,
    IndexType,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from .flatten import Flattener, Handler, flatten_functions


class LowerScfToCfPass(ModulePass):
    """Turn every ``scf`` operation into blocks and branches.

    Handles for (also ``unsigned``), while, if, index_switch, parallel with reductions, forall on
    buffers and execute_region, in each other to any depth. Loops are tested at the top; a loop
    whose last addition could overflow counts its trips instead of comparing with its bound.

        %s = scf.for %i = %lb to %ub step %c1 iter_args(%a = %x) -> (f64) {
          %b = arith.addf %a, %y : f64
          scf.yield %b : f64
        }
    becomes
          cf.br ^head(%lb, %x : index, f64)
        ^head(%i: index, %s: f64):
          %more = arith.cmpi slt, %i, %ub : index
          cf.cond_br %more, ^body, ^exit
        ^body:
          %b = arith.addf %s, %y : f64
          %next = arith.addi %i, %c1 overflow<nsw> : index
          cf.br ^head(%next, %b : index, f64)
        ^exit:
    """

    name = "lower-scf-to-cf"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        flatten_functions(op, HANDLERS)


@dataclass
class Loop:
    """A loop whose body is being written."""

    head: Block
    exit: Block
    induction: SSAValue
    """The value of the induction variable in the body."""
    carried: Sequence[SSAValue]
    """The loop-carried values: in the body, and after the loop."""
    advance: Sequence[tuple[SSAValue, SSAValue]]
    """Each counter and what is added to it before the next trip."""
    flags: arith.IntegerOverflowAttr


def open_loop(
    f: Flattener,
    lower: SSAValue,
    upper: SSAValue,
    step: SSAValue,
    carried: Sequence[SSAValue],
    unsigned: bool = False,
) -> Loop:
    """Start a loop; the cursor is left in its body."""
    exact = no_overflow(upper, step, unsigned)
    if exact:
        counters = [lower]
        limit, predicate = upper, "ult" if unsigned else "slt"
        flags = NUW if unsigned else NSW
    else:
        counters = [f.integer(0, lower.type), lower]
        limit, predicate, flags = trip_count(f, lower, upper, step, unsigned), "ult", ANY
    steps = [step] if exact else [f.integer(1, lower.type), step]
    head = f.new_block([value.type for value in (*counters, *carried)])
    body, exit_block = f.new_block(), f.new_block()
    f.branch(head, [*counters, *carried])
    f.start(head)
    f.branch_if(f.compare(predicate, head.args[0], limit), body, exit_block)
    f.start(body)
    count = len(counters)
    advance = list(zip(head.args[:count], steps, strict=True))
    return Loop(head, exit_block, head.args[count - 1], head.args[count:], advance, flags)


def close_loop(
    f: Flattener, loop: Loop, carried: Sequence[SSAValue], annotation: Attribute | None = None
) -> None:
    """End the loop with the values of the next trip; the cursor is left behind the loop.

    An annotation stands on the branch back.
    """
    following = [
        f.binary(arith.AddiOp, counter, step, loop.flags) for counter, step in loop.advance
    ]
    back = f.branch(loop.head, [*following, *carried])
    if annotation is not None:
        back.attributes["loop_annotation"] = annotation
    f.start(loop.exit)


def no_overflow(upper: SSAValue, step: SSAValue, unsigned: bool) -> bool:
    """True if ``iv + step`` stays in range for every ``iv`` below ``upper``."""
    by, end = constant_of(step), constant_of(upper)
    if by == 1:
        return True
    if by is None or end is None or by <= 0:
        return False
    width = word_width(upper.type)
    if unsigned:
        return end % (1 << width) + by - 1 < 1 << width
    return end + by - 1 < 1 << (width - 1)


def trip_count(
    f: Flattener, lower: SSAValue, upper: SSAValue, step: SSAValue, unsigned: bool
) -> SSAValue:
    """The number of trips, as an unsigned number: 0, or 1 + (upper - lower - 1) / step."""
    one, zero = f.integer(1, lower.type), f.integer(0, lower.type)
    some = f.compare("ult" if unsigned else "slt", lower, upper)
    span = f.value(arith.SubiOp(f.value(arith.SubiOp(upper, lower)), one))
    count = f.value(arith.AddiOp(f.value(arith.DivUIOp(span, step)), one))
    return f.value(arith.SelectOp(some, count, zero))


def rename(block: Block, values: Sequence[SSAValue]) -> None:
    """Put ``values`` where the arguments of ``block`` are used."""
    for arg, value in zip(block.args, values, strict=True):
        value.name_hint = value.name_hint or arg.name_hint
        replace_uses(arg, value)


def lower_for(f: Flattener, op: Operation) -> Task:
    """``scf.for``."""
    assert isinstance(op, scf.ForOp)
    unsigned = op.get_attr_or_prop("unsignedCmp") is not None
    loop = open_loop(f, op.lb, op.ub, op.step, op.iter_args, unsigned)
    rename(op.body.block, [loop.induction, *loop.carried])
    terminator = yield f.stream(op.body.block)
    close_loop(f, loop, terminator.operands, op.attributes.get(LOOP_ANNOTATION))
    terminator.erase()
    return loop.carried


def lower_while(f: Flattener, op: Operation) -> Task:
    """``scf.while``."""
    assert isinstance(op, scf.WhileOp)
    before, after = op.before_region.block, op.after_region.block
    head = f.new_block(before.args)
    body, exit_block = f.new_block(), f.new_block()
    f.branch(head, op.arguments)
    f.start(head)
    rename(before, head.args)
    condition = yield f.stream(before)
    choice, *passed = condition.operands
    condition.erase()
    f.branch_if(choice, body, exit_block)
    f.start(body)
    rename(after, passed)
    terminator = yield f.stream(after)
    f.branch(head, terminator.operands)
    terminator.erase()
    f.start(exit_block)
    return passed


def lower_if(f: Flattener, op: Operation) -> Task:
    """``scf.if``."""
    assert isinstance(op, scf.IfOp)
    exit_block = f.new_block(op.results)
    branches = [region.first_block for region in (op.true_region, op.false_region)]
    sources = [block for block in branches if block is not None]
    targets = [f.new_block() for _ in sources]
    f.branch_if(op.cond, targets[0], targets[1] if len(targets) == 2 else exit_block)
    yield from stream_cases(f, targets, sources, exit_block)
    return exit_block.args


def stream_cases(
    f: Flattener, targets: Sequence[Block], sources: Sequence[Block], exit_block: Block
) -> Task:
    """Write alternatives that meet in ``exit_block``, where the cursor is left."""
    for target, source in zip(targets, sources, strict=True):
        f.start(target)
        terminator = yield f.stream(source)
        f.branch(exit_block, terminator.operands if terminator else ())
        if terminator is not None:
            terminator.erase()
    f.start(exit_block)


def lower_index_switch(f: Flattener, op: Operation) -> Task:
    """``scf.index_switch``."""
    assert isinstance(op, scf.IndexSwitchOp)
    cases = op.cases.get_values()
    exit_block = f.new_block(op.results)
    regions = [op.default_region, *op.case_regions]
    targets = [f.new_block() for _ in regions]
    if cases:
        flag = f.value(arith.IndexCastOp(op.arg, i64))
        values = DenseIntElementsAttr.from_list(TensorType(i64, [len(cases)]), cases)
        empty: list[list[SSAValue]] = [[] for _ in cases]
        f.emit(cf.SwitchOp(flag, targets[0], [], values, targets[1:], empty))
    else:
        f.branch(targets[0])
    yield from stream_cases(f, targets, [region.block for region in regions], exit_block)
    return exit_block.args


def lower_execute_region(f: Flattener, op: Operation) -> Task:
    """``scf.execute_region``."""
    exit_block = f.new_block(op.results)
    region = op.regions[0]
    blocks = tuple(region.blocks)
    for block in blocks:
        region.detach_block(block)
    f.branch(blocks[0])
    for block in blocks:
        f.start(block)
        terminator = yield f.stream(block)
        if terminator is not None:
            f.branch(exit_block, terminator.operands)
            terminator.erase()
    f.start(exit_block)
    return exit_block.args


def lower_parallel(f: Flattener, op: Operation) -> Task:
    """``scf.parallel``: one sequential loop a dimension, the first outermost."""
    assert isinstance(op, scf.ParallelOp)
    carried: Sequence[SSAValue] = op.initVals
    loops: list[Loop] = []
    for lower, upper, step in zip(op.lowerBound, op.upperBound, op.step, strict=True):
        loops.append(open_loop(f, lower, upper, step, carried))
        carried = loops[-1].carried
    rename(op.body.block, [loop.induction for loop in loops])
    reduce = yield f.stream(op.body.block)
    if reduce is not None:
        results: list[SSAValue] = []
        for value, accumulator, region in zip(
            reduce.operands, carried, reduce.regions, strict=True
        ):
            rename(region.block, [accumulator, value])
            terminator = yield f.stream(region.block)
            results.append(terminator.operands[0])
            terminator.erase()
        carried = results
        reduce.erase()
    for loop in reversed(loops):
        close_loop(f, loop, carried)
        carried = loop.carried
    return carried


def lower_forall(f: Flattener, op: Operation) -> Task:
    """``scf.forall`` on buffers: loops like those of ``scf.parallel``."""
    if op.results:
        raise error_at(
            op,
            "AD0401",
            "`scf.forall` that yields tensors cannot become loops",
            help="bufferize it first, or write it as `scf.for` with `iter_args`",
        )
    sizes = segment_sizes(op)
    operands = list(op.operands)
    bounds: list[list[SSAValue]] = []
    names = ("staticLowerBound", "staticUpperBound", "staticStep")
    for name, size in zip(names, sizes[:3], strict=True):
        given, operands = operands[:size], operands[size:]
        found = mixed_values(op.properties[name], given)
        bounds.append([f.integer(x, IndexType()) if isinstance(x, int) else x for x in found])
    lowers, uppers, steps = bounds
    triples = zip(lowers, uppers, steps, strict=True)
    loops = [open_loop(f, low, high, step, ()) for low, high, step in triples]
    body = op.regions[0].block
    rename(body, [loop.induction for loop in loops])
    terminator = yield f.stream(body)
    if terminator is not None:
        terminator.erase()
    for loop in reversed(loops):
        close_loop(f, loop, ())
    return ()


HANDLERS: dict[str, Handler] = {
    "scf.for": lower_for,
    "scf.while": lower_while,
    "scf.if": lower_if,
    "scf.index_switch": lower_index_switch,
    "scf.parallel": lower_parallel,
    "scf.forall": lower_forall,
    "scf.execute_region": lower_execute_region,
}
