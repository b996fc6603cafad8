"""Probes: calls of functions outside the program, which watch its values in the interpreter.

A probe is declared in the module, and called after the value it looks at is defined; what it does
is a Python function among the interpreter's ``externals``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ad_opt.dialects import make_context
from ad_opt.dialects.core import func
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

# Their regions are run without a stack, so calls cannot stand there.
SIMPLE_REGIONS = ("linalg.", "scf.reduce", "tensor.", "memref.generic_atomic_rmw")


@lru_cache(maxsize=64)
def _parsed(text: str) -> ModuleOp:
    return parse_module(make_context(), text)


def fresh(text: str) -> ModuleOp:
    """A program to put probes into; one that was asked for lately is copied, not read again."""
    return _parsed(text).clone()


def entry_copy(module: ModuleOp, rng: random.Random) -> Operation:
    """A copy, ``@entry``, of one of the last two functions, which nobody calls.

    So probes in it see its own run only, not those of a recursion.
    """
    functions = [op for op in module.body.block.ops if op.name == "func.func"]
    copy = rng.choice(functions[-2:]).clone()
    copy.properties["sym_name"] = StringAttr("entry")
    module.body.block.add_op(copy)
    return copy


def operations_with_place(function: Operation) -> Iterator[Operation]:
    """Operations of a function beside which a call may stand."""
    for op in walk(function):
        inside: Operation | None = op.parent_op()
        while inside is not None and not inside.name.startswith(SIMPLE_REGIONS):
            inside = inside.parent_op()
        if inside is None:
            yield op


def values_with_place(function: Operation) -> list[SSAValue]:
    """Values of a function after whose definition a call may stand."""
    found = [a for block in function.regions[0].blocks for a in block.args]
    for op in operations_with_place(function):
        found.extend(op.results)
        if not op.name.startswith(SIMPLE_REGIONS):
            found.extend(a for region in op.regions for block in region.blocks for a in block.args)
    return found


def declare(module: ModuleOp, name: str, type: FunctionType) -> None:
    """Declare a function that the interpreter finds in its ``externals``."""
    properties: dict[str, Attribute] = {
        "sym_name": StringAttr(name),
        "function_type": type,
        "sym_visibility": StringAttr("private"),
    }
    module.body.block.add_op(func.FuncOp.create(properties=properties, regions=[Region()]))


def call(name: str, value: SSAValue, results: Sequence[Attribute] = ()) -> Operation:
    """A call of a probe."""
    return func.CallOp.create(
        operands=[value],
        result_types=list(results),
        properties={"callee": SymbolRefAttr(name)},
    )


def insert_after(value: SSAValue, op: Operation) -> None:
    """Put ``op`` right after ``value`` is defined."""
    owner = value.owner
    if isinstance(owner, Block):
        assert owner.first_op is not None
        owner.insert_op_before(op, owner.first_op)
    else:
        assert owner.parent is not None
        owner.parent.insert_op_after(op, owner)
