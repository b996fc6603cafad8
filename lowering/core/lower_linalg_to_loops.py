"""Structured linalg operations on buffers to ``scf.for`` loops.

Needs: buffers (``bufferize-tensors`` goes first). Leaves: no ``linalg`` operation; loops whose
bounds are constants where a type says them. What an operation computes comes from
`ad_opt.dialects.core.linalg.linalg_named`, so ``generic`` and the named operations are one case.

As linalg's rules have it, an operation does not read through an input what it writes through an
output, unless both are the same element. A sum over the innermost loops is carried in registers,
where no input shows it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.core.linalg.linalg_named import (
    REDUCTION,
    indexing_maps,
    is_structured,
    iterator_types,
    num_inputs,
    scalar_block,
)
from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.affine.expand import expand_map
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import ancestors, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, ModuleOp, TensorType
from xdsl.dialects.scf import ForOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.passes import ModulePass
from xdsl.traits import is_side_effect_free

from .expand_linalg import expand_all


class LowerLinalgToLoopsPass(ModulePass):
    """Turn structured linalg operations on memrefs into loop nests.

    Loops stand in the order of the iterators, except that one loop may move to the innermost place
    if that makes accesses contiguous; each element's terms are always summed in the same order.

        linalg.matmul ins(%a, %b : memref<4x8xf64>, memref<8x?xf64>) outs(%c : memref<4x?xf64>)
    becomes
        scf.for %i = %c0 to %c4 step %c1 {
          scf.for %k = %c0 to %c8 step %c1 {
            scf.for %j = %c0 to %n step %c1 {
              %x = memref.load %a[%i, %k] : memref<4x8xf64>
              %y = memref.load %b[%k, %j] : memref<8x?xf64>
              %s = memref.load %c[%i, %j] : memref<4x?xf64>
              %p = arith.mulf %x, %y : f64
              %t = arith.addf %s, %p : f64
              memref.store %t, %c[%i, %j] : memref<4x?xf64>
            }
          }
        }
    """

    name = "lower-linalg-to-loops"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        expand_all(op)
        for inner in [inner for inner in walk(op) if inner.name.startswith("linalg.")]:
            if inner.name in ("linalg.yield", "linalg.index"):
                # They leave with the operation whose body they stand in.
                continue
            if not is_structured(inner):
                raise error_at(inner, "AD0401", f"`{inner.name}` has no lowering")
            if any(isinstance(value.type, TensorType) for value in inner.operands):
                raise error_at(
                    inner,
                    "AD0401",
                    f"`{inner.name}` works on tensors, which have no loops",
                    help="run `bufferize-tensors` first",
                )
            Nest(inner).lower()


def loop_order(maps: Sequence[AffineMap], kinds: Sequence[str], inputs: int) -> list[int]:
    """The order in which loops nest: as given, but with the cheapest one innermost.

    Moving a loop over a parallel dimension changes nothing in what any element is made of as long
    as every output tells that dimension apart, which is required here; reductions keep their order.
    """
    order = list(range(len(kinds)))
    outputs = [
        {e.position for e in m.results if isinstance(e, AffineDimExpr)} for m in maps[inputs:]
    ]
    movable = [
        d for d in order if kinds[d] == "parallel" and all(d in output for output in outputs)
    ]
    if not order or len(movable) != sum(kind == "parallel" for kind in kinds):
        return order
    # A reduction can be innermost only if it already is the last of the reductions.
    reductions = [d for d in order if kinds[d] == REDUCTION]
    candidates = [*movable, *reductions[-1:]]
    if any(kind not in ("parallel", REDUCTION) for kind in kinds):
        return order
    best = min(candidates, key=lambda d: (_cost(d, maps, kinds), -d))
    return [*(d for d in order if d != best), best]


def _cost(dim: int, maps: Sequence[AffineMap], kinds: Sequence[str]) -> int:
    """Estimate how badly accesses run when ``dim`` is innermost: strided ones, and a serial sum."""
    cost = 3 if kinds[dim] == REDUCTION else 0
    for map_ in maps:
        uses = [dim in result.used_dims() for result in map_.results]
        contiguous = not any(uses[:-1]) and (not uses or not uses[-1] or _is_unit(map_, dim))
        cost += 0 if contiguous else 4
    return cost


def _is_unit(map_: AffineMap, dim: int) -> bool:
    at_zero = [0] * map_.num_dims
    at_one = [int(d == dim) for d in range(map_.num_dims)]
    last = map_.results[-1]
    return last.eval(at_one, []) - last.eval(at_zero, []) == 1


def _buffers(value: SSAValue) -> Iterator[Hashable]:
    """The buffers that a view, or a choice of some, leads to; nothing of what is no buffer."""
    if not isinstance(value.type, MemRefType):
        return
    owner = value.owner
    if not isinstance(owner, Operation) or not is_side_effect_free(owner):
        yield value
    elif owner.operands:
        for operand in owner.operands:
            yield from _buffers(operand)
    else:  # a global, each time that it is asked for
        yield owner.name, *owner.properties.items()


@dataclass
class Nest:
    """The loops that one structured operation becomes."""

    op: Operation
    maps: list[AffineMap] = field(init=False)
    inputs: int = field(init=False)
    order: list[int] = field(init=False)
    body: Block = field(init=False)

    def __post_init__(self) -> None:
        self.maps = indexing_maps(self.op)
        self.inputs = num_inputs(self.op)
        self.order = loop_order(self.maps, iterator_types(self.op), self.inputs)
        self.body = scalar_block(self.op)

    def lower(self) -> None:
        """Emit the loops in front of the operation and erase it."""
        b = Builder.at(self.op)
        extents = [self._extent(b, d) for d in range(len(self.order))]
        carried_from = self._first_carried_loop()
        where: dict[int, Index] = {}
        loops: list[tuple[ForOp, Builder]] = []
        sums: Sequence[SSAValue] = ()
        for depth, d in enumerate(self.order):
            if depth == carried_from:
                sums = self._load_outputs(b, where)
            loop, b = b.loop(0, extents[d], carried=sums)
            where[d], *sums = b.block.args
            loops.append((loop, b))
        point = [where[d] for d in range(len(self.order))]
        if carried_from == len(self.order):
            sums = self._load_outputs(b, where)
        results = self._move_body(b, point, sums)
        self._close(loops, carried_from, results, point, b)
        erase(self.op)

    def _extent(self, b: Builder, dim: int) -> Index:
        """The trip count of a loop, from an operand whose type knows it if there is one."""
        places = [
            (value, at, value.type.get_shape()[at])
            for value, map_ in zip(self.op.operands, self.maps, strict=True)
            if isinstance(value.type, MemRefType)
            for at, expr in enumerate(map_.results)
            if isinstance(expr, AffineDimExpr) and expr.position == dim
        ]
        if not places:
            raise error_at(
                self.op,
                "AD0401",
                f"the extent of loop {dim} does not follow from any operand",
                help="some indexing map must have that dimension as a result of its own",
            )
        for _, _, extent in places:
            if extent != DYNAMIC_INDEX:
                return extent
        return b.dim(*places[0][:2])

    def _first_carried_loop(self) -> int:
        """Return the first of the innermost loops that carry the outputs: they add to the same
        elements.
        """
        if not all(read for *_, read in self._outputs()) or self._reads_outputs():
            return len(self.order)
        used = {d for map_ in self.maps[self.inputs :] for r in map_.results for d in r.used_dims()}
        depth = len(self.order)
        while depth and self.order[depth - 1] not in used:
            depth -= 1
        return depth

    def _reads_outputs(self) -> bool:
        """True if the body gets elements of an output otherwise than as this output: by an input,
        by another output, or by loads of its own. Where a sum is carried, those are old.
        """
        read = [
            operand
            for operand, arg in zip(self.op.operands[: self.inputs], self.body.args, strict=False)
            if arg.first_use is not None
        ]
        inside = (inner for inner in walk(self.op) if inner is not self.op)
        read += [operand for inner in inside for operand in inner.operands]
        written = [root for out in self.op.operands[self.inputs :] for root in _buffers(out)]
        several = len(set(written)) < len(written)
        return several or any(root in written for value in read for root in _buffers(value))

    def _outputs(self) -> Iterator[tuple[SSAValue, AffineMap, bool]]:
        """Each output, its map, and whether the body reads it."""
        for at in range(self.inputs, len(self.op.operands)):
            read = self.body.args[at].first_use is not None
            yield self.op.operands[at], self.maps[at], read

    def _load_outputs(self, b: Builder, where: dict[int, Index]) -> list[SSAValue]:
        """The values of the outputs that the body reads, before the loops that are still closed."""
        point = [where.get(d, 0) for d in range(len(self.order))]
        return [self._load(b, out, map_, point) for out, map_, read in self._outputs() if read]

    def _load(self, b: Builder, source: SSAValue, map_: AffineMap, at: Sequence[Index]) -> SSAValue:
        if not isinstance(source.type, MemRefType):
            return source
        indices = [b.index(i) for i in expand_map(b, map_, at)]
        return b.value(LoadOp.get(source, indices))

    def _move_body(
        self, b: Builder, point: Sequence[Index], sums: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Put the scalar body at the cursor; returns what it yields, one value an output."""
        self._replace_indices(b, point)
        current = iter(sums)
        for at, arg in enumerate(self.body.args):
            if arg.first_use is None:
                continue
            source = self.op.operands[at]
            reads = at >= self.inputs
            value = next(current) if reads else self._load(b, source, self.maps[at], point)
            arg.replace_all_uses_with(value)
        following = self.body.first_op
        while (op := following) is not None and op is not self.body.last_op:
            following = op.next_op
            self.body.detach_op(op)
            b.emit(op)
        terminator = last_of(self.body)
        return list(terminator.operands)

    def _replace_indices(self, b: Builder, point: Sequence[Index]) -> None:
        for inner in list(walk(self.op)):
            if inner.name != "linalg.index" or self._owner(inner) is not self.op:
                continue
            # An attribute of zero counts as false, so `or` would not do.
            dim = inner.properties.get("dim", inner.attributes.get("dim"))
            value = point[int(getattr(dim, "value").data)]
            replace(inner, b.index(value))

    def _owner(self, op: Operation) -> Operation | None:
        return next(filter(is_structured, ancestors(op)), None)

    def _close(
        self,
        loops: Sequence[tuple[ForOp, Builder]],
        carried_from: int,
        values: Sequence[SSAValue],
        point: Sequence[Index],
        b: Builder,
    ) -> None:
        """End the loops, innermost first, and store the outputs outside those that carry them."""
        for depth in range(len(loops), -1, -1):
            if depth == carried_from:
                for value, (out, map_, _) in zip(values, self._outputs(), strict=True):
                    indices = [b.index(i) for i in expand_map(b, map_, point)]
                    b.emit(StoreOp.get(value, out, indices))
            if depth:
                loop, inside = loops[depth - 1]
                carries = depth > carried_from
                inside.emit(scf.YieldOp(*(values if carries else ())))
                values = loop.results if carries else values
                b = loops[depth - 2][1] if depth > 1 else Builder.at(self.op)
