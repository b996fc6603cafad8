"""Null differentials of types whose zero is not all bits zero.

A null unpacks as the zero of the type asked for. `lower-existentials` gives zero bits, which is
that zero unless a conformance has a ``dzero`` of its own; where one has, the program asks::

    %d = iface.unpack_as %o via @w : !iface.any<@IDifferentiable> -> !agg.struct<@D>
    becomes
    %null = iface.is_null_differential %o : !iface.any<@IDifferentiable>
    %d = scf.if %null -> (!agg.struct<@D>) {
      %z = autodiff.zero : !agg.struct<@D>
      ...
    } else {
      %v = iface.unpack_as %o via @w {iface.not_null} : ...
      ...
    }
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import ZeroOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, AnyType
from ad_opt.dialects.types.iface import IsNullDifferentialOp, UnpackAsOp
from ad_opt.passes.tangents.declarations import last_of
from ad_opt.passes.types.model.interfaces import Interfaces
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.ir import Operation

NOT_NULL = "iface.not_null"
"""On an ``iface.unpack_as``: it was asked already."""
_ZERO = "dzero"


def guard_nulls(module: ModuleOp, root: Operation | None = None) -> None:
    """Ask for nulls where differentials with a zero of their own are unpacked."""
    found = [op for op in walk(root or module) if _may_be_null(op)]
    if not found:
        return
    interfaces = Interfaces(module)
    tables = [t for t in interfaces.tables.values() if t.interface == DIFFERENTIABLE]
    if not any(_ZERO in table.entries for table in tables):
        return
    own = {t.symbol for t in tables if t.entries.get("Differential") == t.type}
    for op in found:
        if last_of(op.properties["table"]) in own:
            _guard(op)


def _may_be_null(op: Operation) -> bool:
    if op.name != "iface.unpack_as" or "table" not in op.properties or NOT_NULL in op.attributes:
        return False
    type = op.operands[0].type
    return isinstance(type, AnyType) and type.interface == DIFFERENTIABLE


def _guard(op: Operation) -> None:
    existential, type = op.operands[0], op.results[0].type
    build = Builder.at(op)
    null = build.value(IsNullDifferentialOp(existential))
    unpack = UnpackAsOp(existential, last_of(op.properties["table"]), type)
    unpack.attributes[NOT_NULL] = UnitAttr()
    zero, there = ZeroOp(type), unpack
    replace(op, build.choose(null, lambda b: b.value(zero), lambda b: b.value(there)))
