"""``dzero``, ``dadd`` and ``dmul`` as functions, by induction over the fields of a Differential.

``dzero`` and ``dadd`` are inductive in all arguments; ``dmul`` has the factor as it is and is
inductive in the other. What happens to a field stays one operation (`autodiff.zero`, ...), which
`expand-differentials` turns into arithmetic or into a call.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.autodiff import DIFFERENTIABLE as MARK
from ad_opt.dialects.autodiff.autodiff import AddOp, ScaleOp, ZeroOp
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import take_name
from ad_opt.dialects.types.agg import GetOp, MakeOp
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE
from ad_opt.dialects.types.iface import EntryOp
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import Table, attribute_of, last_of, ops_in
from ad_opt.passes.types.model.differentiable_interface import (
    ADD,
    METHODS,
    ZERO,
    is_method,
    signature_of,
)
from xdsl.dialects.builtin import (
    Float16Type,
    Float32Type,
    Float64Type,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue

FACTORS: dict[str, Attribute] = {"f16": Float16Type(), "f32": Float32Type(), "f64": Float64Type()}


def looked_up(module: ModuleOp) -> bool:
    """True if the module looks up one of the methods by a witness."""
    return any(
        op.name == "iface.lookup" and is_method(last_of(attribute_of(op, "key")))
        for op in walk(module)
    )


class MethodWriter:
    """Adds functions to a module, each behind the witness table that it is for."""

    def __init__(self, module: ModuleOp, conformances: Conformances):
        self._module = module
        self._conformances = conformances
        self._names = {
            name.data
            for op in ops_in(module)
            if isinstance(name := attribute_of(op, "sym_name"), StringAttr)
        }

    def complete(self, table: Table) -> None:
        """Write what a witness table lacks."""
        for key in METHODS:
            if self._conformances.method(table.type, key) is None:
                self.write(table.type, key)

    def write(self, type: Attribute, key: str) -> str:
        """Write one method of a type, and enter it where the type has a witness table."""
        differential = self._conformances.differential(type)
        assert differential is not None
        table = self._conformances.table(type, DIFFERENTIABLE)
        title = table.symbol.removesuffix("_IDiff") if table is not None else "differential"
        name = self._fresh(f"{title}.{key.replace(':', '_')}")
        func = self._function(name, key, differential)
        block = self._module.body.block
        if table is None:
            block.add_op(func)
            return name
        func.location = table.op.location
        block.insert_op_before(func, table.op)
        entry = EntryOp(key, SymbolRefAttr(name))
        entry.location = table.op.location
        table.op.regions[0].block.add_op(entry)
        table.entries[key] = SymbolRefAttr(name)
        own = self._conformances.table(differential, DIFFERENTIABLE)
        if own is not None and own is not table and key not in own.entries:
            own.op.regions[0].block.add_op(entry.clone())
            own.entries[key] = SymbolRefAttr(name)
        return name

    def _function(self, name: str, key: str, differential: Attribute) -> FuncOp:
        factor = FACTORS.get(key.partition(":")[2], differential)
        func = FuncOp(name, signature_of(key, differential, factor), visibility="private")
        func.attributes[MARK] = StringAttr("both")
        block = func.body.block
        builder = Builder(block)
        result = self._inductive(builder, key, differential, block.args)
        builder.emit(ReturnOp(result))
        return func

    def _inductive(
        self, builder: Builder, key: str, type: Attribute, arguments: Sequence[SSAValue]
    ) -> SSAValue:
        if not isinstance(type, StructType):
            return _one(builder, key, type, arguments)
        parts: list[SSAValue] = []
        for field in self._conformances.fields(type):
            inner = [
                builder.value(GetOp(value, field.name, field.type)) if value.type == type else value
                for value in arguments
            ]
            parts.append(_one(builder, key, field.type, inner))
        return builder.value(MakeOp(parts, type))

    def _fresh(self, name: str) -> str:
        return take_name(name, self._names)


def _one(builder: Builder, key: str, type: Attribute, arguments: Sequence[SSAValue]) -> SSAValue:
    """The method on one part, as an operation."""
    if key == ZERO:
        return builder.value(ZeroOp(type))
    operation: Operation = AddOp(*arguments) if key == ADD else ScaleOp(*arguments)
    return builder.value(operation)
