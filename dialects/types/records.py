"""From the types of a program to `RecordType`: what callers from outside need to know.

`Records` resolves every by-value type with the structs that a module defines. Whoever knows how the
module's types are differentiated says so by ``differential``; without it pairs stay unresolved, and
so nobody outside can pass one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from ad_opt.dialects.llvm.layouts import AGGREGATES, Layouts, TypeNotLowered, replace_types
from xdsl.dialects.builtin import (
    ArrayAttr,
    FunctionType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    UnitAttr,
)
from xdsl.ir import Attribute, Operation

from .agg_record import RecordType, record
from .attributes.autodiff_value_types import is_no_diff, unwrap_attributed
from .attributes.iface_types import ANY_VALUE_SIZE, IDS, AnyType
from .attributes.type_parameters import is_abstract

ANY = "iface.any"
PAIRS = frozenset({"pair.pair", "pair.user", "pair.ptr"})
"""Names of the types of a value and its derivative."""
Differential = Callable[[Attribute], Attribute | None]
"""The type of derivatives of a type; ``None`` if it has none, or nobody knows."""
Resolve = Callable[[Attribute], Attribute]
"""Function that resolves an associated type; returns the type itself if nobody knows."""


class Records:
    """The records of a module's types."""

    def __init__(
        self,
        module: ModuleOp,
        differential: Differential | None = None,
        resolve: Resolve | None = None,
    ):
        self._layouts = Layouts(module)
        self._differential = differential
        self._resolve = resolve
        self._known: dict[Attribute, Attribute] = {}
        self._count = 0
        self._module = module
        self._open: set[Attribute] = set()

    def signature(self, type_: FunctionType, *, one_value: bool = False) -> FunctionType:
        """A function's type with records; ``one_value`` says that pairs are passed as one."""
        self._count = int(one_value)
        inputs = [self.resolve(t) for t in type_.inputs]
        return FunctionType.from_lists(inputs, [self.resolve(t) for t in type_.outputs])

    def resolve(self, type_: Attribute) -> Attribute:
        """The record of a by-value type, or of the elements of a buffer; else the type itself."""
        return replace_types(type_, self._replace, self._known)

    def _replace(self, type_: Attribute) -> Attribute | None:
        if is_no_diff(type_):  # the value is that of the type itself
            return self.resolve(unwrap_attributed(type_))
        if type_.name == "iface.assoc" and self._resolve is not None:
            found = self._resolve(type_)
            return None if found == type_ else self.resolve(found)
        if type_.name not in AGGREGATES and type_.name not in PAIRS and type_.name != ANY:
            return None
        try:
            if type_.name == ANY:
                return self._existential(type_)
            # A differential may mention the type again: only the outermost one has one.
            return self._record(type_, self._differential)
        except TypeNotLowered:
            return type_

    def _inner(self, type_: Attribute) -> Attribute:
        return self.resolve(type_)

    def _record(self, type_: Attribute, differential: Differential | None) -> RecordType | None:
        kind: Any = type_
        text = str(type_)
        found = differential(type_) if differential is not None else None
        same = found == type_
        how = UnitAttr() if same else None if found is None else self.resolve(found)
        match type_.name:
            case "agg.struct":
                fields = self._layouts.fields(type_)
                derivatives = self._derivatives(type_, found)
                return record(
                    text,
                    "struct",
                    [self._inner(t) for _, t in fields],
                    title=_title(kind),
                    names=[name for name, _ in fields],
                    differential=how,
                    derivatives=derivatives,
                )
            case "agg.tuple":
                return self._tuple(type_, text, how, found)
            case "agg.array":
                if kind.size is None:
                    raise TypeNotLowered(type_)
                element = self._inner(kind.element)
                return record(text, "array", [element], count=kind.size, differential=how)
            case "agg.optional":
                return record(text, "optional", [self._inner(kind.element)], differential=how)
            case _:
                return self._pair(type_, text, how)

    def _derivatives(self, type_: Attribute, found: Attribute | None) -> list[str | None]:
        """For each field of a struct its field in the differential."""
        if found is None:
            return []
        names: list[str | None] = []
        for op in cast("list[Any]", self._layouts.field_ops(type_)):
            deriv = op.deriv
            names.append(None if deriv is None else deriv.nested_references.data[0].data)
        return names

    def _tuple(
        self, type_: Attribute, text: str, how: Attribute | None, found: Attribute | None
    ) -> RecordType:
        types = [self._inner(t) for t in cast(Any, type_).types]
        names = [str(i) for i in range(len(types))]
        derivatives: list[str | None] = []
        if found is not None and self._differential is not None:
            at = 0
            for part in cast(Any, type_).types:
                has = self._differential(part) is not None
                derivatives.append(str(at) if has else None)
                at += has
        return record(text, "tuple", types, names=names, differential=how, derivatives=derivatives)

    def _existential(self, type_: Attribute) -> RecordType:
        """Return the record of an existential: the types it may hold, in the order of their
        numbers.
        """
        if type_ in self._open:
            raise TypeNotLowered(type_)
        self._open.add(type_)
        try:
            interface, types = _implementers(self._module, cast(Any, type_).interface)
            found = self._differential(type_) if self._differential is not None else None
            same = found == type_
            how = UnitAttr() if same else None if found is None else self.resolve(found)
            size = interface.attributes.get(ANY_VALUE_SIZE)
            return record(
                str(type_),
                "any",
                [self._inner(t) for t in types],
                names=[_title(t) if t.name == "agg.struct" else str(t) for t in types],
                count=-(-size.value.data // 8) if isinstance(size, IntegerAttr) else 0,
                differential=how,
            )
        finally:
            self._open.discard(type_)

    def _pair(self, type_: Attribute, text: str, how: Attribute | None) -> RecordType:
        if self._differential is None:
            raise TypeNotLowered(type_)
        primal = cast(Attribute, type_.parameters[0])  # pyright: ignore
        derivative = _derivative(primal, self._differential)
        if derivative is None:
            raise TypeNotLowered(type_)
        types = [self._inner(primal), self._inner(derivative)]
        return record(
            text,
            "pair",
            types,
            title="DifferentialPair",
            names=("p", "d"),
            count=self._count,
            differential=how,
            derivatives=("p", "d"),
        )


def _derivative(primal: Attribute, differential: Differential) -> Attribute | None:
    """The type beside a value in a pair: for a buffer, that of its shadow."""
    if not isinstance(primal, MemRefType):
        return differential(primal)
    element = differential(primal.element_type)
    if element is None:
        return None
    return MemRefType(element, primal.shape, primal.layout, primal.memory_space)


def _implementers(module: ModuleOp, name: str) -> tuple[Operation, list[Attribute]]:
    """An interface, and the types that implement it in the order of their numbers."""
    interface: Operation | None = None
    tables: dict[str, Attribute] = {}
    own: list[str] = []
    for op in module.body.block.ops:
        symbol = cast(Any, op.get_attr_or_prop("sym_name"))
        if op.name == "iface.interface" and symbol.data == name:
            interface = op
        elif op.name == "iface.witness_table":
            table: Any = op
            tables[symbol.data] = table.type
            if table.interface.root_reference.data == name and not is_abstract(table.type):
                own.append(symbol.data)
    if interface is None:
        raise TypeNotLowered(AnyType(name))
    order = interface.attributes.get(IDS)
    if isinstance(order, ArrayAttr):
        own = [cast(Any, table).root_reference.data for table in order]
    if not all(symbol in tables for symbol in own):
        raise TypeNotLowered(AnyType(name))
    return interface, [tables[symbol] for symbol in own]


def _title(kind: Any) -> str:
    """The name of a struct; of a generic one with its arguments."""
    words = [re.sub(r"\W+", "_", str(a)).strip("_") for a in kind.arguments.data]
    return "_".join([kind.struct, *words])
