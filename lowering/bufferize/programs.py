"""Tensors that `ml_program` holds in globals: a model's constants, and what exporters leave."""

from __future__ import annotations

from ad_opt.dialects.support.build import Builder, walk
from ad_opt.dialects.support.diagnostics import error_at
from ad_opt.dialects.support.moving import erase
from ad_opt.dialects.support.symbols import name_of, named_symbols
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, StringAttr, SymbolRefAttr, UnitAttr
from xdsl.ir import Block, Operation

from .state import Bufferizer
from .tensor_ops import Handler, result_type


def load_constant(s: Bufferizer, op: Operation) -> None:
    """``ml_program.global_load_const``: the global's dense value, as a constant buffer."""
    named = op.properties["global_attr"]
    assert isinstance(named, SymbolRefAttr)
    name = named.root_reference.data
    assert s.symbols is not None
    for found in s.symbols.ops:
        if found.name == "ml_program.global" and found.properties["sym_name"] == StringAttr(name):
            break
    else:
        raise error_at(op, "AD0201", f"@{name} is no `ml_program.global` of this module")
    value = found.properties.get("value")
    if isinstance(found.properties.get("is_mutable"), UnitAttr):
        raise error_at(op, "AD0201", f"@{name} is mutable, so its value is no constant")
    if not isinstance(value, DenseIntOrFPElementsAttr) or value.type != op.results[0].type:
        raise error_at(op, "AD0402", f"@{name} has no dense value of type {op.results[0].type}")
    s.define_borrowed(op.results[0], s.constant(Builder.at(op), value, result_type(op)))
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


HANDLERS: dict[str, Handler] = {"ml_program.global_load_const": load_constant}
