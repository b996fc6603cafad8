"""Choosing by the type of an existential: ids of witness tables, and a switch over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.core.scf import IndexSwitchOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.types.iface import IDS, TypeIdOp
from xdsl.dialects.arith import AndIOp
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, StringAttr, SymbolRefAttr, i64
from xdsl.dialects.cf import AssertOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .interfaces import Interfaces, Witness

Fill = Callable[[Builder, Witness], None]
"""Writes the case of one type, with its ``scf.yield``."""


def assign_ids(interfaces: Interfaces) -> None:
    """Number the witness tables of every interface: ``iface.ids = [@Disk_IShape, @Box_IShape]``.

    Tables that have a number keep it; new ones come behind. Null is 0, so the first has 1.
    """
    for name, interface in interfaces.interfaces.items():
        given = interface.op.attributes.get(IDS)
        tables = list(given.data) if isinstance(given, ArrayAttr) else []
        known = set(tables)
        for witness in interfaces.implementers(name):
            assert witness.table is not None
            symbol = SymbolRefAttr(witness.table)
            if symbol not in known:
                tables.append(symbol)
        if tables:
            interface.op.attributes[IDS] = ArrayAttr(tables)


def implementers_by_id(interfaces: Interfaces, interface: str) -> list[Witness]:
    """The types that implement an interface; the first has the id 1."""
    known = interfaces.interfaces.get(interface)
    given = known.op.attributes.get(IDS) if known is not None else None
    if not isinstance(given, ArrayAttr):
        return interfaces.implementers(interface)
    found: list[Witness] = []
    for symbol in given.data:
        assert isinstance(symbol, SymbolRefAttr)
        table = interfaces.tables[symbol.root_reference.data]
        found.append(Witness(interface, table.type, table.symbol))
    return found


def switch(
    build: Builder,
    type_id: SSAValue,
    cases: Sequence[tuple[int, Callable[[Builder], None]]],
    default: Callable[[Builder], None],
    result_types: Sequence[Attribute],
) -> Operation:
    """``scf.index_switch`` with a region a case."""

    def region(fill: Callable[[Builder], None]) -> Region:
        block = Block()
        fill(build.inside(block))
        return Region(block)

    numbers = DenseArrayBase.from_list(i64, [number for number, _ in cases])
    regions = [region(fill) for _, fill in cases]
    return build.emit(IndexSwitchOp(type_id, numbers, region(default), regions, list(result_types)))


def choose_type(
    build: Builder,
    existential: SSAValue,
    witnesses: Sequence[Witness],
    result_types: Sequence[Attribute],
    fill: Fill,
    message: str | None,
) -> Operation:
    """A switch over all types that an existential may hold; the last one is the default.

    ``message``: stop with it if the existential holds none of them.
    """
    type_id = build.value(TypeIdOp(existential))
    if message is not None:
        below = build.compare("ule", type_id, build.index(len(witnesses)))
        there = build.compare("ne", type_id, build.index(0))
        build.emit(AssertOp(build.value(AndIOp(below, there)), StringAttr(message)))

    def case(witness: Witness) -> Callable[[Builder], None]:
        return lambda inner: fill(inner, witness)

    cases = [(at, case(witness)) for at, witness in enumerate(witnesses[:-1], 1)]
    return switch(build, type_id, cases, case(witnesses[-1]), result_types)
