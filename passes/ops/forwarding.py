"""Values that operations hand on unchanged: loops, branches, selects and their terminators.

A column of the catalogue; an operation without one of these is not known to do only that.
"""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from xdsl.ir import Operation, Region, SSAValue

from .entry import Forward
from .memory_ops import segments


def exits(region: Region) -> Iterator[Operation]:
    """The terminators through which control leaves a region."""
    for block in region.blocks:
        last = block.last_op
        if last is not None and not last.successors:
            yield last


def entry_args(region: Region) -> tuple[SSAValue, ...]:
    """The arguments with which a region starts."""
    entry = region.first_block
    return tuple(entry.args) if entry is not None else ()


def yielded(op: Operation) -> Iterator[Forward]:
    """Yield joins of each region's yields with the results, whichever region runs."""
    for region in op.regions:
        for terminator in exits(region):
            yield from zip(terminator.operands, op.results, strict=False)


def carried(op: Operation) -> Iterator[Forward]:
    """A loop that carries values: after the induction variable in its body."""
    count = len(op.results)
    inits = op.operands[len(op.operands) - count :]
    carried = entry_args(op.regions[0])[1:]
    yield from zip(inits, carried, strict=False)
    yield from zip(inits, op.results, strict=False)
    for terminator in exits(op.regions[0]):
        yield from zip(terminator.operands, carried, strict=False)
        yield from zip(terminator.operands, op.results, strict=False)


def carried_by_while(op: Operation) -> Iterator[Forward]:
    """From before to after and back, and out of it from the condition."""
    before, after = op.regions
    yield from zip(op.operands, entry_args(before), strict=False)
    for condition in exits(before):
        yield from zip(condition.operands[1:], entry_args(after), strict=False)
        yield from zip(condition.operands[1:], op.results, strict=False)
    for terminator in exits(after):
        yield from zip(terminator.operands, entry_args(before), strict=False)


def reduced(op: Operation) -> Iterator[Forward]:
    """The values that iterations reduce, the starts, and the results are one."""
    starts = segments(op)[-1] if op.results else ()
    yield from zip(starts, op.results, strict=False)
    for reduce in exits(op.regions[0]):
        for start, value, result, body in zip(
            starts, reduce.operands, op.results, reduce.regions, strict=False
        ):
            for argument in entry_args(body):
                yield start, argument
                yield value, argument
            for combined in exits(body):
                yield combined.operands[0], result
                for argument in entry_args(body):
                    yield combined.operands[0], argument


def shared(op: Operation) -> Iterator[Forward]:
    """Every slice that is inserted ends in its shared destination; here, in all of them."""
    outputs = segments(op)[-1] if op.results else ()
    arguments = entry_args(op.regions[0])
    shared = arguments[len(arguments) - len(outputs) :]
    yield from zip(outputs, shared, strict=False)
    yield from zip(outputs, op.results, strict=False)
    for terminator in exits(op.regions[0]):
        for region in terminator.regions:
            for block in region.blocks:
                for insertion in block.ops:
                    for result in (*op.results, *shared):
                        yield insertion.operands[0], result


def passed_to_blocks(op: Operation) -> Iterator[Forward]:
    """The operands of a branch become the arguments of its blocks."""
    for successor, values in zip(op.successors, successor_operands(op) or (), strict=False):
        yield from zip(values, successor.args, strict=False)


def nothing(op: Operation) -> Iterator[Forward]:
    """Nothing that another operation does not say."""
    return iter(())


def chosen(op: Operation) -> Iterator[Forward]:
    """One of two values becomes the result."""
    for value in op.operands[1:]:
        yield value, op.results[0]
