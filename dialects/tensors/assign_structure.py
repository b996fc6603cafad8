"""Operations of ``assign`` around assignments: named sequences, and code of hooks."""

from __future__ import annotations

from xdsl.dialects.builtin import DictionaryAttr, StringAttr
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import NoTerminator


@irdl_op_definition
class BlockOp(IRDLOperation):
    """A sequence with a name: ``assign.block "zero gradients" { ... }``."""

    name = "assign.block"
    label = prop_def(StringAttr)
    body = region_def("single_block")
    traits = traits_def(NoTerminator())
    assembly_format = "$label attr-dict-with-keyword $body"


@irdl_op_definition
class StagedOp(IRDLOperation):
    """Code that a hook writes when assignments are lowered.

    ::

        assign.staged "clip" (%w) config {limit = 1.0 : f32} : memref<4xf32>

    Nothing is known of what it does with its operands: it may read and write all of them.
    """

    name = "assign.staged"
    hook = prop_def(StringAttr)
    config = opt_prop_def(DictionaryAttr)
    arguments = var_operand_def()
    assembly_format = (
        "$hook ` ` `(` $arguments `)` (`config` $config^)? attr-dict (`:` type($arguments)^)?"
    )
