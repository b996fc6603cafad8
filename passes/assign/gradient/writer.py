"""Writing assignments: operands are entered as the body asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from struct import pack, unpack
from typing import cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.process.trampoline import drive
from ad_opt.dialects.tensors.assign import AccumulateOp, IndexOp, YieldOp
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.optimize.scalar.simplify import Simplifier
from ad_opt.passes.rules.emission import constant_number
from xdsl.dialects.builtin import Float32Type, Float64Type, MemRefType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.traits import is_side_effect_free


def tensor_type(tensor: SSAValue) -> MemRefType:
    """The type of a tensor."""
    return cast(MemRefType, tensor.type)


def element_of(tensor: SSAValue) -> Attribute:
    """The type of the elements of a tensor."""
    return tensor_type(tensor).element_type


class Assignment:
    """An assignment while its body is written to where ``em`` stands."""

    def __init__(self, place: Builder, bounds: Sequence[int], symbols: Sequence[SSAValue] = ()):
        self.place = place
        self.bounds = tuple(bounds)
        self.symbols = tuple(symbols)
        self.block = Block()
        self.em = Emitter(self.block, location=place.location)
        self._entered: dict[tuple[SSAValue, AffineMap], BlockArgument] = {}

    @property
    def identity(self) -> AffineMap:
        """The projection of the points to themselves."""
        return AffineMap(
            len(self.bounds), len(self.symbols), AffineMap.identity(len(self.bounds)).results
        )

    def enter(self, tensor: SSAValue, map_: AffineMap | None = None) -> SSAValue:
        """The element of ``tensor`` at a point, the same for a tensor and map asked for before."""
        key = tensor, self.identity if map_ is None else map_
        if key not in self._entered:
            element = element_of(tensor)
            self._entered[key] = self.block.insert_arg(element, len(self.block.args))
        return self._entered[key]

    def entered(self, argument: BlockArgument) -> tuple[SSAValue, AffineMap]:
        """The tensor and the map whose element an argument of the body is."""
        return next(key for key, known in self._entered.items() if known is argument)

    def iterator(self, dim: int) -> SSAValue:
        """The iterator of a number at a point."""
        return self.em.value(IndexOp.of(dim))

    def finish(self, value: SSAValue) -> SSAValue:
        """End the body with the contribution, and simplify it; gives the contribution."""
        self.em.zeros.finish(self.em)
        end = self.em.emit(YieldOp.of(value))
        for op in [*self.block.ops]:
            if (folded := _folded(self.em.inside(self.block, op), op)) is not None:
                replace(op, folded)
        drive(Simplifier().block(self.block))
        for op in reversed([*self.block.ops]):
            if op is not end and is_side_effect_free(op):
                if all(result.first_use is None for result in op.results):
                    erase(op)
        self.em.before = end
        return end.value

    def add(self, term: SSAValue) -> None:
        """Add to the contribution of a body that was finished."""
        end = self.em.before
        assert isinstance(end, YieldOp)
        end.operands[0] = self.em.addf(end.value, term)

    def write(
        self, kind: str, out: SSAValue, map_: AffineMap | None = None, *, init: bool = False
    ) -> AccumulateOp:
        """Insert the assignment to ``out`` with the body that was finished."""
        for key, argument in [*self._entered.items()]:
            if argument.first_use is None:
                self.block.erase_arg(argument)
                del self._entered[key]
        op = AccumulateOp.of(
            kind,
            out,
            self.identity if map_ is None else map_,
            [tensor for tensor, _ in self._entered],
            [map_ for _, map_ in self._entered],
            self.bounds,
            self.symbols,
            init,
        )
        op.body.detach_block(op.body.block)
        op.body.add_block(self.block)
        return self.place.emit(op)


def _folded(em: Emitter, op: Operation) -> SSAValue | None:
    """The product of constants, or of one and a value; the negative of a constant."""
    if op.name not in ("arith.mulf", "arith.negf"):
        return None
    type = op.results[0].type
    numbers = [_constant(operand) for operand in op.operands]
    if op.name == "arith.mulf" and 1.0 in numbers:
        return op.operands[1 - numbers.index(1.0)]
    known = [number for number in numbers if number is not None]
    if len(known) < len(numbers) or not isinstance(type, Float32Type | Float64Type):
        return None
    # Rounded once: the product of two numbers of 24 bits has 48.
    return em.constant(prod(known) if op.name == "arith.mulf" else -known[0], type)


def _constant(value: SSAValue) -> float | None:
    """The number that a value is, as its type holds it."""
    number = constant_number(value)
    if number is None or not isinstance(value.type, Float32Type):
        return number
    return unpack("f", pack("f", number))[0]


def copy(place: Builder, source: SSAValue, target: SSAValue) -> None:
    """Set every element of ``target`` to that of ``source``, as one of its type."""
    one = Assignment(place, tensor_type(target).get_shape())
    one.finish(one.em.fit(one.enter(source), element_of(target)))
    one.write("set", target)


def fill(place: Builder, target: SSAValue, number: float) -> None:
    """Set every element of ``target`` to a number."""
    one = Assignment(place, tensor_type(target).get_shape())
    one.finish(one.em.constant(number, element_of(target)))
    one.write("set", target)
