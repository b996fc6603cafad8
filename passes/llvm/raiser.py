"""Writes one raised function: where operations go, and what each old value has become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from ad_opt.dialects.support.ir.rewriting import append
from ad_opt.dialects.support.ir.shaped_types import scalar_type, with_element_type
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    StringAttr,
    VectorType,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .aggregate_leaves import is_aggregate, leaves_of, natural_alignment
from .module_symbols import Symbols


class Raiser:
    """The function under construction, with an insertion point at the end of `block`."""

    def __init__(self, symbols: Symbols, region: Region):
        self.symbols = symbols
        self.region = region
        self.block = Block()
        self.location: LocationAttr | None = None
        self.values: dict[SSAValue, SSAValue] = {}
        self.parts: dict[SSAValue, Sequence[SSAValue]] = {}
        """The leaves of values that are aggregates."""
        self.blocks: dict[Block, Block] = {}
        self.attributes: Mapping[str, Attribute] = NO_ATTRIBUTES
        """Discardable attributes for what the operation being raised becomes."""

    # Values -----------------------------------------------------------------------------------

    def x(self, value: SSAValue) -> SSAValue:
        """Return what a value that is no aggregate has become."""
        return self.values[value]

    def leaves(self, value: SSAValue) -> Sequence[SSAValue]:
        """Return what a value has become, part by part."""
        if is_aggregate(value.type):
            return self.parts[value]
        return (self.values[value],)

    def all_leaves(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """The leaves of several values."""
        return [leaf for value in values for leaf in self.leaves(value)]

    def set(self, old: SSAValue, *new: SSAValue) -> None:
        """Say what a value has become."""
        if is_aggregate(old.type):
            self.parts[old] = new
            for at, leaf in enumerate(new):
                if old.name_hint is not None and leaf.name_hint is None:
                    leaf.name_hint = f"{old.name_hint}_{at}"
            return
        (value,) = new
        self.values[old] = value
        if old.name_hint is not None and value.name_hint is None:
            value.name_hint = old.name_hint

    # Operations -------------------------------------------------------------------------------

    def emit(
        self,
        name: str,
        operands: Sequence[SSAValue] = (),
        results: Sequence[Attribute] = (),
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
        *,
        attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
        successors: Sequence[Block] = (),
    ) -> Operation:
        """Append an operation."""
        op = make(
            CLASSES[name],
            operands=operands,
            result_types=results,
            properties=properties,
            attributes=attributes,
            successors=successors,
            location=self.location,
        )
        append(op, self.block)
        return op

    def value(
        self,
        name: str,
        operands: Sequence[SSAValue],
        type_: Attribute | None = None,
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    ) -> SSAValue:
        """Append an operation with one result, of the first operand's type if none is given."""
        result = operands[0].type if type_ is None else type_
        return self.emit(name, operands, (result,), properties).results[0]

    def clone(self, op: Operation, regions: Sequence[Region] | None = None) -> Operation:
        """Append an operation as it is; aggregates are packed for it.

        What is in its regions is copied, unless ``regions`` are to take their place.
        """
        operands = [self.pack(value) for value in op.operands]
        new = make(
            type(op),
            operands=operands,
            result_types=[result.type for result in op.results],
            properties=op.properties,
            attributes=op.attributes,
            successors=[self.blocks[block] for block in op.successors],
            regions=[region.clone() for region in op.regions] if regions is None else regions,
            location=op.location,
        )
        append(new, self.block)
        for old, result in zip(op.results, new.results, strict=True):
            self.set(old, *self.unpack(result))
        return new

    def pack(self, value: SSAValue) -> SSAValue:
        """An aggregate as one value again, for who wants it so."""
        if not is_aggregate(value.type):
            return self.values[value]
        whole = self.value("llvm.mlir.poison", (), value.type)
        for leaf, part in zip(leaves_of(value.type), self.parts[value], strict=True):
            position: dict[str, Attribute] = {"position": DenseArrayBase.from_list(i64, leaf.path)}
            whole = self.value("llvm.insertvalue", (whole, part), value.type, position)
        return whole

    def unpack(self, value: SSAValue) -> list[SSAValue]:
        """The leaves of a new value."""
        if not is_aggregate(value.type):
            return [value]
        parts: list[SSAValue] = []
        for leaf in leaves_of(value.type):
            position: dict[str, Attribute] = {"position": DenseArrayBase.from_list(i64, leaf.path)}
            parts.append(self.value("llvm.extractvalue", (value,), leaf.type, position))
        return parts

    # Constants --------------------------------------------------------------------------------

    def int(self, number: int, type_: Attribute) -> SSAValue:
        """An integer constant, splat for a vector type."""
        element = cast(IntegerType, scalar_type(type_))
        width = element.width.data
        number &= (1 << width) - 1
        if width > 1 and number >> (width - 1):
            number -= 1 << width
        attr: Attribute = IntegerAttr(number, element)
        if isinstance(type_, VectorType):
            dense: Any = DenseIntOrFPElementsAttr
            attr = dense.from_list(type_, [number])
        return self.value("arith.constant", (), type_, {"value": attr})

    def float(self, number: float, type_: Attribute) -> SSAValue:
        """A floating-point constant, splat for a vector type."""
        attr: Attribute = FloatAttr(number, cast(AnyFloat, scalar_type(type_)))
        if isinstance(type_, VectorType):
            dense: Any = DenseIntOrFPElementsAttr
            attr = dense.from_list(type_, [number])
        return self.value("arith.constant", (), type_, {"value": attr})

    def zero(self, type_: Attribute) -> SSAValue:
        """All bits zero, for a leaf type."""
        element = scalar_type(type_)
        if isinstance(element, IntegerType):
            return self.int(0, type_)
        if isinstance(element, AnyFloat):
            return self.float(0.0, type_)
        return self.value("llvm.mlir.zero", (), type_)

    # Short forms ------------------------------------------------------------------------------

    def compare(self, predicate: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """``arith.cmpi``."""
        number = list[str](_CMPI).index(predicate)
        properties = {"predicate": IntegerAttr(number, i64)}
        return self.value("arith.cmpi", (lhs, rhs), with_element_type(lhs.type, i1), properties)

    def compare_floats(self, predicate: str, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """``arith.cmpf``."""
        number = list[str](_CMPF).index(predicate)
        properties = {"predicate": IntegerAttr(number, i64)}
        return self.value("arith.cmpf", (lhs, rhs), with_element_type(lhs.type, i1), properties)

    def select(self, condition: SSAValue, yes: SSAValue, no: SSAValue) -> SSAValue:
        """``arith.select``."""
        return self.value("arith.select", (condition, yes, no), yes.type)

    def load(self, pointer: SSAValue, type_: Attribute, alignment: int) -> SSAValue:
        """``llvm.load``."""
        return self.value("llvm.load", (pointer,), type_, _plain_access(alignment))

    def store(self, value: SSAValue, pointer: SSAValue, alignment: int | None = None) -> None:
        """``llvm.store``; an integer that is stored here is one."""
        aligned = natural_alignment(value.type) if alignment is None else alignment
        op = self.emit("llvm.store", (value, pointer), (), _plain_access(aligned))
        if isinstance(value.type, IntegerType):
            op.attributes[TYPE_TREE] = StringAttr("{[-1]:Integer}")

    def stop(self, message: str) -> None:
        """Stop the program, saying why."""
        never = self.int(0, i1)
        self.emit("cf.assert", (never,), (), {"msg": StringAttr(message)})


def _plain_access(alignment: int) -> dict[str, Attribute]:
    return {"alignment": IntegerAttr(alignment, i64), "ordering": IntegerAttr(0, i64)}


_CMPI = "eq ne slt sle sgt sge ult ule ugt uge".split()
_CMPF = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
