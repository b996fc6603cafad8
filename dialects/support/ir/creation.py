"""Operations made with as little work as possible: for those that are made by the thousand.

`make` gives what xDSL's ``Operation.create`` gives, `copy_operation` what its
``clone_without_regions`` gives. Those go through setters, generators and a search for default
values of each operation, which is most of the time that a copy or a lowering takes. Neither checks
anything: the verifier does that.
"""

# The fields of operations and uses are set here as xDSL 0.74's setters do.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, TypeVar, cast

from xdsl.dialects.builtin import UNKNOWN_LOC, DenseArrayBase, LocationAttr, i32
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue, Use
from xdsl.ir.core import IRWithUses, OpOperands, SSAValues, _IRNode
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    OpDef,
    OptionalDef,
    ParsePropInAttrDict,
    VariadicDef,
    operations,
)

OpT = TypeVar("OpT", bound=Operation)

NO_ATTRIBUTES: Mapping[str, Attribute] = MappingProxyType({})


def make(
    kind: type[OpT],
    *,
    operands: Sequence[SSAValue] = (),
    result_types: Sequence[Attribute] = (),
    properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    attributes: Mapping[str, Attribute] = NO_ATTRIBUTES,
    location: LocationAttr | None = None,
    successors: Sequence[Block] = (),
    regions: Sequence[Region] = (),
) -> OpT:
    """An operation of a kind, as ``kind.create`` makes it."""
    op = bare(kind, operands, result_types, successors)
    op.properties = {**properties}
    op.attributes = {**attributes}
    op.location = UNKNOWN_LOC if location is None else location
    op.regions = ()
    for region in regions:
        op.add_region(region)
    _set_defaults(op, kind)
    return op


def _set_defaults(op: Operation, kind: type[Operation]) -> None:
    """Add the properties and attributes that nobody has given."""
    if (known := _defaults(kind)) is not _NO_DEFAULTS:
        for name, value in known[0]:
            op.properties.setdefault(name, value)
        for name, value in known[1]:
            op.attributes.setdefault(name, value)


def bare(
    kind: type[OpT],
    operands: Sequence[SSAValue],
    result_types: Iterable[Attribute],
    successors: Sequence[Block],
) -> OpT:
    """An operation that has no properties, attributes, location and regions yet."""
    op = kind.__new__(kind)
    _connect(op, operands, result_types, successors)
    return op


def _connect(
    op: Operation,
    operands: Sequence[SSAValue],
    result_types: Iterable[Attribute],
    successors: Sequence[Block],
) -> None:
    op._operands = SSAValues(operands)
    op._operand_uses = _uses(op, operands) if operands else ()
    op.results = SSAValues([OpResult(type, op, at) for at, type in enumerate(result_types)])
    op._successors = tuple(successors)
    op._successor_uses = _uses(op, successors) if successors else ()


def copy_operation(
    op: Operation, values: dict[SSAValue, SSAValue], blocks: dict[Block, Block]
) -> Operation:
    """A copy with empty regions and of what ``values`` and ``blocks`` say; enters its results."""
    copy = bare(
        type(op),
        [values.get(operand, operand) for operand in op._operands],
        [result._type for result in op.results],
        [blocks.get(block, block) for block in op._successors] if op._successors else (),
    )
    copy.properties = op.properties.copy()
    copy.attributes = op.attributes.copy()
    copy.location = op.location
    copy.regions = ()
    for _ in op.regions:
        copy.add_region(Region())
    for old, new in zip(op.results, copy.results, strict=True):
        values[old] = new
        new._name = old._name
    return copy


def _uses(op: Operation, used: Sequence[IRWithUses]) -> tuple[Use, ...]:
    uses: list[Use] = []
    for at, value in enumerate(used):
        first = value.first_use
        use = Use(op, at, None, first)
        if first is not None:
            first._prev_use = use
        value.first_use = use
        uses.append(use)
    return tuple(uses)


Defaults = tuple[tuple[str, Attribute], ...]
_NO_DEFAULTS: tuple[Defaults, Defaults] = (), ()


@cache
def _defaults(kind: type[Operation]) -> tuple[Defaults, Defaults]:
    """The properties and attributes that an operation has where nothing is said of them."""
    if not issubclass(kind, IRDLOperation):
        return _NO_DEFAULTS
    known = kind.get_irdl_definition()
    own, others = (
        tuple(
            (name, one.default_value)
            for name, one in table.items()
            if not isinstance(one, OptionalDef) and one.default_value is not None
        )
        for table in (known.properties, known.attributes)
    )
    return (own, others) if own or others else _NO_DEFAULTS


def remake(
    op: Operation,
    operands: Sequence[SSAValue],
    result_types: Sequence[Attribute],
    regions: Sequence[Region] = (),
    successors: Sequence[Block] = (),
    **properties: Attribute,
) -> Operation:
    """The same operation over other operands, regions and successors."""
    return make(
        type(op),
        operands=operands,
        result_types=result_types,
        properties=op.properties | properties,
        attributes=op.attributes,
        successors=successors,
        regions=regions,
        location=op.location,
    )


build_anything = operations.irdl_op_init
"""xDSL's own way."""
_NOTHING: tuple[Any, ...] = ()
_ONE, _MAYBE, _ANY = 1, 2, 3
"""Counts of operands or results that one part of an operation stands for."""
_MOST_SIZES = 1024
"""Most lists of sizes of operand groups that are kept. A guess: programs have some dozens."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of operations of a kind, in order: how many each of them is."""

    operands: tuple[int, ...]
    results: tuple[int, ...]
    regions: int
    sizes: str | None
    """Place of the sizes of groups of operands: ``properties``, ``attributes``, none."""


@cache
def _parts(kind: type[IRDLOperation]) -> _Parts | None:
    """The parts; ``None`` if xDSL is to build operations of the kind."""
    known = kind.get_irdl_definition()
    regions = [one for _, one in known.regions]
    if known.successors or any(isinstance(one, VariadicDef) for one in regions):
        return None
    if kind.__post_init__ is not IRDLOperation.__post_init__:
        return None
    sizes = None
    for option in known.options:
        if isinstance(option, AttrSizedOperandSegments):
            sizes = "properties" if option.as_property else "attributes"
        elif not isinstance(option, ParsePropInAttrDict):
            return None
    operands, results = (
        tuple([_count_of(one) for _, one in parts]) for parts in (known.operands, known.results)
    )
    return _Parts(operands, results, len(regions), sizes)


def _count_of(part: object) -> int:
    if isinstance(part, OptionalDef):
        return _MAYBE
    return _ANY if isinstance(part, VariadicDef) else _ONE


@lru_cache(maxsize=_MOST_SIZES)
def _as_attribute(sizes: tuple[int, ...]) -> Attribute:
    return DenseArrayBase.from_list(i32, sizes)


def _build(
    self: IRDLOperation,
    op_def: OpDef,
    *,
    operands: Sequence[Any],
    result_types: Sequence[Any],
    properties: Mapping[str, Attribute | None],
    attributes: Mapping[str, Attribute | None],
    successors: Sequence[Any],
    regions: Sequence[Any],
) -> None:
    """Fill a new operation, as xDSL's ``irdl_op_init`` does."""
    kind = type(self)
    parts = _parts(kind)
    values = parts and _flat(operands, parts.operands, SSAValue)
    types = parts and _flat(result_types, parts.results, Attribute)
    if (
        parts is None
        or values is None
        or types is None
        or len(regions) != parts.regions
        or not all([isinstance(one, Region) for one in regions])
    ):
        build_anything(
            self,
            op_def,
            operands=operands,
            result_types=result_types,
            properties=properties,
            attributes=attributes,
            successors=successors,
            regions=regions,
        )
        return
    _connect(self, values[0], types[0], _NOTHING)
    self.properties = {name: one for name, one in properties.items() if one is not None}
    self.attributes = {name: one for name, one in attributes.items() if one is not None}
    if parts.sizes is not None:
        named = self.properties if parts.sizes == "properties" else self.attributes
        named[AttrSizedOperandSegments.attribute_name] = _as_attribute(tuple(values[1]))
    self.location = UNKNOWN_LOC
    self.regions = ()
    for region in regions:
        self.add_region(region)
    _set_defaults(self, kind)
    Operation.__post_init__(self)  # by this an `ImplicitBuilder` learns of it


def _flat(
    given: Sequence[Any], counts: tuple[int, ...], kind: type[Any]
) -> tuple[list[Any], list[int]] | None:
    """All of a kind that are given for some parts, and how many for each; ``None`` if anything else
    is given.
    """
    if len(given) != len(counts):
        return None
    found: list[Any] = []
    sizes: list[int] = []
    for one, count in zip(given, counts, strict=True):
        if isinstance(one, kind):
            found.append(one)
            sizes.append(1)
            continue
        if one is None and count == _MAYBE:
            one = ()
        if not isinstance(one, tuple | list):
            return None
        group = cast("Sequence[Any]", one)
        size = len(group)
        if (count == _ONE and size != 1) or (count == _MAYBE and size > 1):
            return None
        if not all([isinstance(part, kind) for part in group]):
            return None
        found += group
        sizes.append(size)
    return found, sizes


def _item(self: Any, index: Any) -> Any:
    found = tuple.__getitem__(self, index)
    return SSAValues(found) if index.__class__ is slice else found


def _operand(self: Any, index: Any) -> Any:
    if index.__class__ is int:
        return tuple.__getitem__(self._op._operands, index)
    return self._op._operands[index]


def _has_operand(self: Any, value: object) -> bool:
    return value in self._op._operands


@cache
def install() -> None:
    """Let xDSL's own classes do by a short way, from now on, what everything waits for.

    Operations are built so but for few kinds, and what is a key by its identity is
    hashed by Python itself: gradients and routines took 4 % longer before LLVM without that.
    Done once: to set a method of a class, even to what it is, makes Python forget the methods that
    it has looked up of all classes below, which are thousands (1 ms, and slower code behind it).
    """
    operations.irdl_op_init = _build
    for kind in (SSAValue, _IRNode, IRDLOperation):
        setattr(kind, "__hash__", object.__hash__)
    setattr(SSAValue, "__eq__", object.__eq__)
    setattr(SSAValues, "__getitem__", _item)
    setattr(OpOperands, "__getitem__", _operand)
    setattr(OpOperands, "__contains__", _has_operand)
    set_operands = cast(property, Operation.operands).fset
    setattr(Operation, "operands", property(OpOperands, set_operands))
