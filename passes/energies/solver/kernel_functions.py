"""The kernels of a problem as functions in a module: which there are, and what they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.operand_groups import integers
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    ModuleOp,
    StringAttr,
    UnitAttr,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute


def functions_of(module: ModuleOp, problem: str) -> list[FuncOp]:
    """The functions that have been made of a problem."""
    functions = (one for one in module.body.block.ops if isinstance(one, FuncOp))
    return [one for one in functions if one.sym_name.data.startswith(f"{problem}.")]


def close(module: ModuleOp, problem: str) -> None:
    """Hide the functions of a problem, which are kernels, from all but its solver."""
    for one in functions_of(module, problem):
        one.sym_visibility = StringAttr("private")


def keep_apart(module: ModuleOp, problem: str) -> None:
    """Let no function of a problem be inlined: its loops are compiled once, not at each call."""
    for one in functions_of(module, problem):
        one.properties["no_inline"] = UnitAttr()


def kernels_of(module: ModuleOp, problem: str) -> dict[str, list[FuncOp]]:
    """The kernels of a problem by kind, in order."""
    found: dict[str, list[FuncOp]] = {}
    for op in module.body.block.ops:
        kind = op.attributes.get("nlls.kernel")
        owner = cast(Any, op.attributes.get("nlls.problem"))
        if isinstance(op, FuncOp) and isinstance(kind, StringAttr):
            if owner is None or owner.root_reference.data == problem:
                found.setdefault(kind.data, []).append(op)
    return found


def arguments_of(function: FuncOp) -> list[tuple[str, Attribute]]:
    """The name of each argument of a kernel, and its type."""
    given = cast("ArrayAttr[DictionaryAttr]", function.arg_attrs)
    names = [cast(StringAttr, one.data["nlls.name"]).data for one in given]
    return list(zip(names, function.function_type.inputs, strict=True))


def equal_channels(function: FuncOp, array: str) -> Sequence[int]:
    """For each channel of an array, the first with the same value; nothing if all differ."""
    equal = function.attributes.get("nlls.equal")
    found = equal.data.get(array) if isinstance(equal, DictionaryAttr) else None
    return integers(found) if found is not None else ()
