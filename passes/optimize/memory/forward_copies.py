"""``forward-copies``: what a function leaves in an argument for nobody is read where it was made.

A program that works in place computes into a buffer of its own first, copies that to its argument,
and goes on with the argument. On the way back the cotangent of the argument would be copied to that
of the buffer again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.support.ir.rewriting import (
    append,
    erase,
    move,
    move_to_end,
    replace,
    replace_uses,
)
from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.passes.analysis.affine.counted_boxes import CountedBox, counted_box, is_one_piece
from ad_opt.passes.analysis.affine.polynomials import polynomial_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import UNKNOWN
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.nests.distribution.discarded import discarded_functions
from ad_opt.passes.nests.products.structured import reinterpreted
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.dialects.memref import LoadOp, StoreOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult, Region, SSAValue

_BODY = ("memref.load", "memref.store", "scf.yield")
"""The innermost body of a nest that copies. No fact: a form of programs."""


@dataclass(frozen=True)
class ForwardCopiesPass(AnalysisPass):
    """Read a buffer itself, not the argument that a nest copies it to and nobody looks at behind.

    Before, and after, where such requests are the only uses of ``@f``::

        func.func private @f(%x: memref<?xf64>) -> f64 {
          %t = memref.alloc(%n) : memref<?xf64>
          // what is computed of %x
          scf.for %i = %c0 to %n step %c1 { memref.store %t[%i], %x[%i] }
          memref.dealloc %t : memref<?xf64>
          %r = scf.for %i = %c0 to %m step %c1 iter_args(...) { ... %x[%i] ... }
        }
        autodiff.bwd_diff @f(%x, %dx, %dr)
          {activity = [dup], discard_memory = true, fresh_shadows = true} : ...

          %all = arith.cmpi sle, %m, %n : index
          %r = scf.if %all -> (f64) {
            %s = scf.for %i = %c0 to %m step %c1 iter_args(...) { ... %t[%i] ... }
            scf.yield %s : f64
          } else {
            scf.for %i = %c0 to %n step %c1 { memref.store %t[%i], %x[%i] }
            %s = scf.for %i = %c0 to %m step %c1 iter_args(...) { ... %x[%i] ... }
            scf.yield %s : f64
          }
          memref.dealloc %t : memref<?xf64>

    Legal in requests that leave anything in the memory of arguments, if one nest reads the argument
    behind the copy and none writes it. There is no branch where the loops have equal ends. A buffer
    of several dimensions may be copied to rows of an argument of one (`delinearize-accesses`).
    Options: none.
    """

    name = "forward-copies"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        forwarded = sum(map(_forward, discarded_functions(module)))
        count("copies forwarded", forwarded)
        return forwarded > 0


@dataclass(frozen=True)
class _Copy:
    """A nest that copies a box of a buffer to the same box of an argument, or of rows of it."""

    buffer: OpResult
    target: CountedBox
    argument: BlockArgument


def _forward(function: FuncOp) -> int:
    """Forward the copies of a function; give how many."""
    blocks = list(function.body.blocks)
    if len(blocks) != 1:
        return 0
    copies = [copy for op in blocks[0].ops if (copy := _copy_of(op, blocks[0])) is not None]
    return sum(_forward_one(copy, function) for copy in copies)


def _copy_of(nest: Operation, block: Block) -> _Copy | None:
    """The copy that a nest is."""
    inner, body = nest, list[Operation]()
    while inner.name == "scf.for" and len(body := list(inner.regions[0].block.ops)) == 2:
        inner = body[0]
    if nest.results or inner.name != "scf.for" or tuple(op.name for op in body) != _BODY:
        return None
    load, store = body[:2]
    if not isinstance(load, LoadOp) or not isinstance(store, StoreOp):
        return None
    target, buffer = counted_box(store, block), load.memref
    if target is None or store.value is not load.res or tuple(load.indices) != tuple(store.indices):
        return None
    if not isinstance(buffer, OpResult) or not isinstance(buffer.op, memref.AllocOp):
        return None
    if buffer.op.parent is not block or not is_identity_layout(buffer.op.memref.type):
        return None
    argument = target.memref
    if isinstance(argument, OpResult) and isinstance(argument.op, memref.ReinterpretCastOp):
        argument = argument.op.source
        if not is_one_piece(target, argument) or not _is_as_long(buffer.op, target.ends):
            return None
    if not isinstance(argument, BlockArgument) or argument.owner is not block:
        return None
    return _Copy(buffer, target, argument)


def _is_as_long(alloc: memref.AllocOp, ends: Sequence[SSAValue]) -> bool:
    """True if the inner dimensions of a buffer are as long as loops that have trips."""
    if len(alloc.dynamic_sizes) != len(ends):
        return False
    return all(
        polynomial_of(_positive(size)) == polynomial_of(_positive(end))
        for size, end in zip(alloc.dynamic_sizes[1:], ends[1:], strict=True)
    )


def _positive(size: SSAValue) -> SSAValue:
    """A size without its maximum with zero."""
    op = size.owner
    if isinstance(op, arith.MaxSIOp):
        for one, other in (op.operands, op.operands[::-1]):
            if isinstance(other.owner, arith.ConstantOp):
                return one
    return size


def _forward_one(copy: _Copy, function: FuncOp) -> bool:
    """Forward one copy if it may be."""
    effects = AnalysisManager().get(Effects, function)
    reader, frees = _only_reader(copy, effects)
    loads = _loads_of(reader, copy, effects) if reader is not None else None
    if reader is None or not loads:
        return False
    for free in frees:
        move(free, before=last_of(function.body.block))
    _rewrite(copy, reader, loads)
    return True


def _only_reader(copy: _Copy, effects: Effects) -> tuple[Operation | None, Sequence[Operation]]:
    """The operation behind a copy that alone accesses the argument, and only reads it, if the
    buffer is as it was there; and what frees the buffer in front of it.
    """
    argument = _mask(effects, copy.argument)
    buffer = _mask(effects, copy.buffer)
    reader: Operation | None = None
    frees: list[Operation] = []
    op = copy.target.nest.next_op
    while op is not None:
        masks = effects.of(op)
        touched = masks.reads | masks.writes | masks.frees
        if touched & argument:
            if reader is not None or masks.writes & (argument | buffer):
                return None, ()
            reader = op
        elif reader is None and op.name == "memref.dealloc" and op.operands[0] is copy.buffer:
            frees.append(op)
        elif reader is None and (masks.writes | masks.frees) & buffer:
            return None, ()
        op = op.next_op
    return reader, frees


def _mask(effects: Effects, memory: SSAValue) -> int:
    """All objects that a memref may be, and what is not known."""
    aliasing = effects.aliasing
    return aliasing.closure(aliasing.mask(memory)) | UNKNOWN


def _loads_of(reader: Operation, copy: _Copy, effects: Effects) -> dict[LoadOp, CountedBox] | None:
    """The loads of the argument in a nest, each of a box; ``None`` if there are other accesses."""
    found: dict[LoadOp, CountedBox] = {}
    argument, block = _mask(effects, copy.argument), reader.parent
    assert block is not None
    for op in walk(reader):
        masks = effects.own(op)
        if (masks.reads | masks.writes | masks.frees) & argument:
            box = counted_box(op, block) if isinstance(op, LoadOp) else None
            if box is None or box.nest is not reader:
                return None
            if box.memref is not copy.target.memref and box.memref is not copy.argument:
                return None
            assert isinstance(op, LoadOp)
            found[op] = box
    return found


def _rewrite(copy: _Copy, reader: Operation, loads: dict[LoadOp, CountedBox]) -> None:
    """Let a nest read the buffer, where all that it reads has been copied."""
    b = Builder.at(reader)
    covered = _is_covered(b, copy, loads.values())
    if covered is not None:
        then, other = Block(), Block()
        types = [one.type for one in reader.results]
        choice = b.emit(scf.IfOp(covered, types, Region(then), Region(other)))
        for old, new in zip(reader.results, choice.results, strict=True):
            replace_uses(old, new)
        beside = reader.clone()
        move_to_end(copy.target.nest, other)
        append(beside, other)
        append(scf.YieldOp(*beside.results), other)
        move_to_end(reader, then)
        append(scf.YieldOp(*reader.results), then)
    else:
        erase(copy.target.nest)
    flat = None
    for load, box in loads.items():
        source: SSAValue = copy.buffer
        if box.memref is not copy.target.memref:
            flat = flat or _flat(Builder.at(reader), copy)
            source = flat
        replace(load, Builder.at(load).value(LoadOp.get(source, load.indices)))


def _is_covered(b: Builder, copy: _Copy, boxes: Iterable[CountedBox]) -> SSAValue | None:
    """The test that all of some boxes has been copied; ``None`` if it has been in any case."""
    found: SSAValue | None = None

    def require(large: SSAValue, small: SSAValue) -> None:
        nonlocal found
        if polynomial_of(large) == polynomial_of(small):
            return
        test = b.compare("sle", small, large)
        found = test if found is None else b.value(arith.AndIOp(found, test))

    for box in boxes:
        if box.memref is copy.target.memref:
            for copied, read in zip(copy.target.ends, box.ends, strict=True):
                require(copied, read)
        else:
            # Without rows, nothing is known of how long those of the buffer are.
            for copied in copy.target.ends:
                require(copied, b.index(1))
            require(b.index(_product(b, copy)), *box.ends)
    return found


def _product(b: Builder, copy: _Copy) -> Index:
    """The number of elements that are copied by loops that have trips."""
    product: Index = 1
    for end in copy.target.ends:
        product = b.mul(product, end)
    return product


def _flat(b: Builder, copy: _Copy) -> SSAValue:
    """The buffer as one piece."""
    kind = copy.buffer.type
    assert isinstance(kind, MemRefType)
    return b.value(reinterpreted(copy.buffer, 0, [_product(b, copy)], [1]))
