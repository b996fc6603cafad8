"""``--noalias``: the user's promise about the memory that is passed to public functions."""

from __future__ import annotations

from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.symbols import name_of, referenced
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr
from xdsl.ir import Operation


def set_public_apart(module: ModuleOp) -> None:
    """Say of every public function that its arguments share no memory; not of such as the program
    itself calls, or knows the address of, of which the user has promised nothing.
    """
    known = referenced(walk(module))
    for op in module.ops:
        if op.name in ("func.func", "llvm.func") and op.regions[0].blocks:
            if _visibility(op) != "private" and name_of(op) not in known:
                _set_apart(op)


def _visibility(function: Operation) -> str:
    found = attribute_of(function, "sym_visibility")
    return found.data if isinstance(found, StringAttr) else "public"


def _set_apart(function: Operation) -> None:
    arguments = function.regions[0].blocks[0].args
    attributes = [argument_attributes(function, at) for at in range(len(arguments))]
    for argument, one in zip(arguments, attributes, strict=True):
        if is_memref(argument.type):
            one[NO_ALIAS] = UnitAttr()
    set_argument_attributes(function, attributes)
