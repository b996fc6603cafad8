"""ml_program: values that a model keeps in globals, as exporters of models write them.

xDSL's global; its ``global_load_const``, whose property has upstream's name here, and the loads and
stores of globals that can be changed.
"""

from __future__ import annotations

from ad_opt.dialects.support.definitions.extend import replace_ops
from xdsl.dialects import ml_program
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Dialect, Operation
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, result_def

_LOADED = "$global attr-dict `:` type($result)"


@irdl_op_definition
class GlobalLoadConstOp(IRDLOperation):
    """The value of a global that cannot be changed: ``ml_program.global_load_const @w : type``."""

    name = "ml_program.global_load_const"
    named = prop_def(SymbolRefAttr, prop_name="global")
    result = result_def()
    assembly_format = _LOADED


@irdl_op_definition
class GlobalLoadOp(IRDLOperation):
    """The value of a global now: ``ml_program.global_load @seed : tensor<i64>``."""

    name = "ml_program.global_load"
    named = prop_def(SymbolRefAttr, prop_name="global")
    result = result_def()
    assembly_format = _LOADED


@irdl_op_definition
class GlobalStoreOp(IRDLOperation):
    """A new value for a global: ``ml_program.global_store @seed = %s : tensor<i64>``."""

    name = "ml_program.global_store"
    named = prop_def(SymbolRefAttr, prop_name="global")
    value = operand_def()
    assembly_format = "$global `=` $value attr-dict `:` type($value)"


_OURS: list[type[Operation]] = [GlobalLoadConstOp, GlobalLoadOp, GlobalStoreOp]

MLProgram = Dialect("ml_program", replace_ops(ml_program.MLProgram, _OURS))
