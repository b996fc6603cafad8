"""Statements: what an operation of a routine does to its tensors, in one form for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from ad_opt.dialects.support.affine.ranges import Range
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import symbol_range
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.tensors.assign import AccumulateOp, YieldOp
from ad_opt.dialects.tensors.assign_attributes import STOP, constant
from ad_opt.dialects.tensors.assign_fetches import FetchOp, RandomOp
from ad_opt.dialects.tensors.assign_rules import name_of
from ad_opt.passes.analysis.affine.projections import injective, surjective
from ad_opt.passes.ops.catalogue import effect_of, viewed
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineMap

from .writer import element_of, tensor_type

Key: TypeAlias = SSAValue | str
"""A tensor: where it is made or passed in; the name of one that routines share."""


def key_of(tensor: SSAValue) -> Key:
    """The tensor that a value is, or is a view of."""
    while isinstance(tensor.owner, Operation):
        source = viewed(tensor.owner)
        if source is None:
            name = tensor.owner.properties.get("name")
            if tensor.owner.name == "memref.get_global" and isinstance(name, SymbolRefAttr):
                return name.string_value()
            break
        tensor = source
    return tensor


def is_whole(tensor: SSAValue) -> bool:
    """True unless a value is a view of a part of a tensor, or in another shape."""
    return not isinstance(tensor.owner, Operation) or viewed(tensor.owner) is None


@dataclass(frozen=True, eq=False)
class Statement:
    """``out[out_map] (kind)= body(inputs[in_maps])`` over a box, with nothing in it but numbers."""

    op: Operation
    at: int
    """Its number among the steps of the routine."""
    kind: str
    init: bool
    out: SSAValue
    out_map: AffineMap
    inputs: Sequence[SSAValue]
    in_maps: Sequence[AffineMap]
    bounds: tuple[int, ...]
    symbols: Sequence[SSAValue]
    body: Block = field(repr=False)

    @cached_property
    def key(self) -> Key:
        """The tensor that is written."""
        return key_of(self.out)

    @property
    def yielded(self) -> SSAValue:
        """The contribution."""
        last = last_of(self.body)
        return last.operands[0]

    @property
    def stops(self) -> bool:
        """True if no derivative flows through it."""
        return STOP in self.op.attributes

    @property
    def adds(self) -> bool:
        """True if what the output held is kept, and added to or subtracted from."""
        return self.kind in ("add", "sub") and not self.init

    @property
    def does_nothing(self) -> bool:
        """True if it has no points, and the output stays as it is."""
        return not self.init and 0 in self.bounds

    @cached_property
    def is_injective(self) -> bool:
        """True if no two points write the same element, as far as is known."""
        return self._is_injective(self.out_map)

    @cached_property
    def reaches_all(self) -> bool:
        """True if a point writes each element, as far as is known."""
        return self._reaches_all(self.out, self.out_map)

    @property
    def overwrites(self) -> bool:
        """True if nothing is left of what the output held."""
        return self.init or (not self.keeps and self.reaches_all)

    def pairs(self, tensor: SSAValue, map_: AffineMap) -> bool:
        """True if ``map_`` takes each element of a tensor from one point, and from no other."""
        return self._is_injective(map_) and self._reaches_all(tensor, map_)

    @property
    def symbol_ranges(self) -> list[Range | None]:
        """The least and greatest value of each symbol."""
        return [symbol_range(symbol) for symbol in self.symbols]

    def _is_injective(self, map_: AffineMap) -> bool:
        return injective(map_, self.bounds, self.symbol_ranges) is True

    def _reaches_all(self, tensor: SSAValue, map_: AffineMap) -> bool:
        shape = tensor_type(tensor).get_shape()
        return surjective(map_, self.bounds, shape, self.symbol_ranges) is True

    @property
    def keeps(self) -> bool:
        """True if elements are made of what they held."""
        return self.kind != "set" and not self.init

    def arguments(self, inputs: Sequence[int]) -> list[BlockArgument]:
        """The arguments of the body that are elements of some inputs."""
        return [self.body.args[number] for number in inputs]


def refuse_own_reads(statement: Statement) -> None:
    """AD1132 if a point reads what another point of the same statement writes."""
    for tensor, map_ in zip(statement.inputs, statement.in_maps, strict=True):
        if key_of(tensor) != statement.key:
            continue
        same = map_ == statement.out_map and statement.is_injective
        if statement.init or not same:
            raise error_at(
                statement.op, "AD1132",
                f"{name_of(tensor)} is read where other points of the assignment write it, "
                "which has no derivative here",
                help="assign to a node of its own first, and copy it",
            )  # fmt: skip


def statement_of(op: Operation, at: int) -> Statement | None:
    """The statement that an operation is; ``None`` for one of which only effects are known."""
    match op:
        case AccumulateOp():
            return Statement(
                op, at, op.kind.data, op.init is not None, op.out, op.out_map, [*op.inputs],
                op.in_maps, op.box, [*op.symbols], op.body.block,
            )  # fmt: skip
        case FetchOp() if op.source is not None:
            tensors, maps = [op.source], [op.slice_map]
            return _setting(op, at, op.out, tensors, maps, [*op.symbols])
        case FetchOp() | RandomOp():
            return _setting(op, at, op.out)
        case _:
            return None


def _setting(
    op: Operation,
    at: int,
    out: SSAValue,
    inputs: Sequence[SSAValue] = (),
    in_maps: Sequence[AffineMap] = (),
    symbols: Sequence[SSAValue] = (),
) -> Statement:
    """Each element set to that of an input; to what does not vary, if there is none."""
    shape, element = tensor_type(out).get_shape(), element_of(out)
    body = Block(arg_types=[element] * len(inputs))
    b = Builder(body)
    b.emit(YieldOp.of(body.args[0] if inputs else b.value(constant(0, element))))
    identity = AffineMap(len(shape), len(symbols), AffineMap.identity(len(shape)).results)
    return Statement(
        op, at, "set", False, out, identity, inputs, in_maps, tuple(shape), symbols, body
    )


def accesses(op: Operation) -> tuple[list[Key], list[Key]]:
    """The tensors that an operation and its regions may read, and those that they may write."""
    reads: dict[Key, None] = {}
    writes: dict[Key, None] = {}
    for inner in (op, *walk(op)):
        effect = effect_of(inner)
        memrefs = [x for x in inner.operands if is_memref(x.type)]
        reads.update(dict.fromkeys(map(key_of, effect.reads(inner) if effect.known else memrefs)))
        written = [*effect.writes(inner), *effect.frees(inner), *effect.keeps(inner)]
        writes.update(dict.fromkeys(map(key_of, written if effect.known else memrefs)))
    return [*reads], [*writes]
