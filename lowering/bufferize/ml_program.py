"""Tensors that `ml_program` holds in globals: a model's constants, and what exporters leave."""

from __future__ import annotations

from ad_opt.dialects.core.memref.memref import GlobalOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import member, name_of, named_symbols
from xdsl.dialects import memref
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, MemRefType, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .state import ALIGNMENT, Bufferizer, buffer_type
from .tensor_ops import Handler, own_result, result_type


def _named(s: Bufferizer, op: Operation) -> Operation:
    """The global that an operation names."""
    named = op.properties["global"]
    assert isinstance(named, SymbolRefAttr)
    assert s.symbols is not None
    found = member(_table(s.symbols), named.root_reference.data)
    if found is None or found.name not in ("ml_program.global", "memref.global"):
        raise error_at(op, "AD0201", f"{named} is no `ml_program.global` of this module")
    return found


def _table(symbols: Block) -> Operation:
    table = symbols.parent_op()
    assert table is not None
    return table


def _value(op: Operation, found: Operation, type: Attribute) -> DenseIntOrFPElementsAttr:
    value = found.properties.get("value")
    if not isinstance(value, DenseIntOrFPElementsAttr) or value.type != type:
        raise error_at(op, "AD0402", f"@{name_of(found)} has no dense value of type {type}")
    return value


def load_constant(s: Bufferizer, op: Operation) -> None:
    """``ml_program.global_load_const``: the global's dense value, as a constant buffer."""
    found = _named(s, op)
    if "is_mutable" in found.properties or found.name == "memref.global":
        raise error_at(op, "AD0201", f"@{name_of(found)} is mutable, so its value is no constant")
    value = _value(op, found, op.results[0].type)
    s.define_borrowed(op.results[0], s.constant(Builder.at(op), value, result_type(op)))
    s.retire(op)


def _memory(s: Bufferizer, op: Operation, type: Attribute) -> SSAValue:
    """The memory of a global that can be changed, which becomes a ``memref.global``."""
    found, wanted = _named(s, op), buffer_type(type)
    assert isinstance(wanted, MemRefType)
    if found.name == "ml_program.global":
        made = GlobalOp.create(
            properties={
                "sym_name": found.properties["sym_name"],
                "sym_visibility": found.properties["sym_visibility"],
                "type": wanted,
                "initial_value": _value(op, found, type),
                "alignment": ALIGNMENT,
            }
        )
        made.location = found.location
        assert s.symbols is not None
        s.symbols.insert_op_before(made, found)
        erase(found)
        found = made
    if found.properties["type"] != wanted:
        raise error_at(op, "AD0201", f"@{name_of(found)} holds no {type}")
    return Builder.at(op).value(memref.GetGlobalOp(str(name_of(found)), wanted))


def load(s: Bufferizer, op: Operation) -> None:
    """``ml_program.global_load``: a copy, since the global may be changed later."""
    if "is_mutable" not in (found := _named(s, op)).properties and found.name != "memref.global":
        load_constant(s, op)
        return
    held = _memory(s, op, op.results[0].type)
    b = Builder.at(op)
    made = s.allocate_like(b, held)
    s.copy(b, held, made)
    own_result(s, op, made)


def store(s: Bufferizer, op: Operation) -> None:
    """``ml_program.global_store``: a copy into the global's memory."""
    if "is_mutable" not in (found := _named(s, op)).properties and found.name != "memref.global":
        raise error_at(op, "AD0201", f"@{name_of(found)} is not mutable")
    held = _memory(s, op, op.operands[0].type)
    s.copy(Builder.at(op), s.buffer(op.operands[0]), held)
    s.retire(op)


def drop_unnamed(symbols: Block) -> None:
    """Erase private globals that nothing loads; torch-mlir leaves a seed in each module."""
    held = [op for op in symbols.ops if op.name == "ml_program.global"]
    if not held:
        return
    named = {name for top in symbols.ops for op in walk(top) for name in named_symbols(op)}
    for op in held:
        private = op.properties["sym_visibility"] == StringAttr("private")
        if private and name_of(op) not in named:
            erase(op)


HANDLERS: dict[str, Handler] = {
    "ml_program.global_load_const": load_constant,
    "ml_program.global_load": load,
    "ml_program.global_store": store,
}
