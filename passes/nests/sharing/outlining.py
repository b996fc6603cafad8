"""Operations as a function of their own, and calls of it: what they use becomes parameters."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ad_opt.dialects.support.ir.argument_attributes import attributes_of_argument, tell_llvm
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.dialects.support.ir.rewriting import append, insert, move_to_end
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.passes.infrastructure.function_pass import functions_in
from ad_opt.passes.ops.catalogue import effect_of
from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    ModuleOp,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue


def plain_functions(module: ModuleOp) -> list[Operation]:
    """The functions of a module from which parts may become functions beside them."""
    block = module.body.block
    return [one for one in functions_in(module) if one.name == "func.func" and one.parent is block]


def taken_names(module: ModuleOp) -> set[str]:
    """The names of all that is in a module."""
    return {name for op in module.body.block.ops if (name := name_of(op)) is not None}


def is_constant(value: SSAValue) -> bool:
    """True for constants: these are no parameters, but stand in the function again."""
    return defining_op(value, "arith.constant") is not None


def key_from_outside(value: SSAValue, outside: dict[SSAValue, int]) -> Hashable:
    """The key of a value from outside, by the order in which those are met; constants are what they
    are.
    """
    if is_constant(value):
        assert isinstance(value.owner, Operation)
        return "constant", value.type, value.owner.properties["value"]
    return value.type, outside.setdefault(value, len(outside))


def is_apart(value: SSAValue) -> bool:
    """True for what is no buffer, and for a buffer that shares no memory with any other."""
    owner = value.owner
    if not is_memref(value.type):
        return True
    if isinstance(owner, Operation):
        return effect_of(owner).allocates
    return NO_ALIAS in attributes_of_argument(value)


def call_of(name: str, values: Sequence[SSAValue], before: Operation) -> Operation:
    """Put a call in front of an operation whose results the function gives."""
    call = make(
        func.CallOp,
        operands=values,
        result_types=[one.type for one in before.results],
        properties={"callee": SymbolRefAttr(name)},
        location=before.location,
    )
    insert(call, before)
    return call


def function_of(
    name: str,
    ops: Sequence[Operation],
    values: Sequence[SSAValue],
    scratch: Sequence[SSAValue] = (),
    types: Sequence[Attribute] = (),
) -> Operation:
    """The function of some operations, which move there; it gives the results of the last one.

    Its parameters are in the place of ``values``, of their types or of ``types``. What makes
    ``scratch`` stands in it again. LLVM does not inline it.
    """
    last = ops[-1]
    types = types or [value.type for value in values]
    block = Block(arg_types=types)
    known: dict[SSAValue, SSAValue] = dict(zip(values, block.args, strict=True))
    for value, argument in known.items():
        argument.name_hint = value.name_hint
    inside = dict.fromkeys(one for op in ops for one in (op, *walk(op)))
    used = dict.fromkeys(operand for op in inside for operand in op.operands)
    outside = [one for one in used if one not in known and one.owner not in inside]
    copied = [one for one in outside if is_constant(one)]
    for value in (*copied, *scratch):
        assert isinstance(value.owner, Operation)
        copy = value.owner.clone()
        append(copy, block)
        known[value] = copy.results[0]
        copy.results[0].name_hint = value.name_hint
    for op in ops:
        move_to_end(op, block)
    for op in inside:
        op.operands = [known.get(value, value) for value in op.operands]
    append(make(func.ReturnOp, operands=last.results), block)
    apart = DictionaryAttr({NO_ALIAS: UnitAttr()})
    none = DictionaryAttr({})
    type = FunctionType.from_lists([*types], [one.type for one in last.results])
    made = func.FuncOp(
        name,
        type,
        Region(block),
        "private",
        arg_attrs=ArrayAttr([apart if is_memref(one) else none for one in types]),
    )
    made.location = ops[0].location
    tell_llvm(made, "noinline")
    return made
