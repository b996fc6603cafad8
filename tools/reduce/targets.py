"""Parts of a program that may be taken away, a kind a row of `KINDS`.

Each kind lists its parts in a module, in an order that copies of the module share, and takes some
of them away. What comes out may be invalid, or mean anything: whoever asks verifies and tests it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.dominance import successors_of
from ad_opt.dialects.support.ir.queries import reached, walk
from ad_opt.dialects.support.ir.rewriting import erase_anyway
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.passes.infrastructure.function_pass import FUNCTION_OPS
from ad_opt.passes.optimize.calls.inline import inline_call
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    TensorType,
    VectorType,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import IsTerminator

Part = Any


@dataclass(frozen=True)
class Kind:
    """One kind of parts."""

    name: str
    parts: Callable[[ModuleOp], Sequence[Part]]
    remove: Callable[[Part], None]
    """Takes a part away; does nothing where that cannot be done."""


def _functions(module: ModuleOp) -> list[FuncOp]:
    return [op for op in module.ops if isinstance(op, FuncOp)]


# Symbols ---------------------------------------------------------------------------------------


def _symbols(module: ModuleOp) -> list[Operation]:
    return list(module.ops)


def _bodies(module: ModuleOp) -> list[Operation]:
    bodies = [op for op in module.ops if op.name in FUNCTION_OPS]
    return [op for op in bodies if op.regions and op.regions[0].first_block is not None]


def _empty(op: Operation) -> None:
    """Make a declaration of a function."""
    _erase_blocks(op.regions[0], list(op.regions[0].blocks))
    if isinstance(op, FuncOp):
        op.properties["sym_visibility"] = StringAttr("private")


def _erase_blocks(region: Region, blocks: Sequence[Block]) -> None:
    for block in blocks:
        region.detach_block(block)
    for block in blocks:
        block.erase(safe_erase=False)


# Operations ------------------------------------------------------------------------------------


def _inside(module: ModuleOp) -> list[Operation]:
    """Operations in functions, the last first: users go before what they use."""
    found = [op for top in module.ops for op in walk(top) if op is not top]
    return [op for op in reversed(found) if not _ends(op)]


def _ends(op: Operation) -> bool:
    return op.has_trait(IsTerminator, value_if_unregistered=False) or (
        op.parent is not None and op.parent.last_op is op and not op.results and bool(op.successors)
    )


def _bypass(op: Operation) -> None:
    """Take an operation away; its results become operands of its own, or constants."""
    if op.parent is None:
        return
    for result in op.results:
        if result.first_use is not None and not _replace(result, op):
            return
    erase_anyway(op)


def _replace(value: SSAValue, op: Operation) -> bool:
    """Put another value in the place of a result."""
    other = next((x for x in op.operands if x.type == value.type), None)
    if other is None:
        other = _constant(value.type, op)
    if other is None:
        return False
    value.replace_all_uses_with(other)
    return True


def _to_constant(op: Operation) -> None:
    """Put constants in the place of an operation's results."""
    if op.parent is None or op.name == "arith.constant" or not op.results:
        return
    made = [_constant(result.type, op) for result in op.results]
    if None in made:
        return
    for result, value in zip(op.results, made, strict=True):
        result.replace_all_uses_with(cast(SSAValue, value))
    erase_anyway(op)


def _constant(type: Attribute, before: Operation) -> SSAValue | None:
    """A constant of a type, in front of an operation: ones of floats, zeros of integers."""
    value = _one(type)
    if value is None:
        return None
    made = arith.ConstantOp(cast(Any, value), cast(Any, type))
    made.location = before.location
    assert before.parent is not None
    before.parent.insert_op_before(made, before)
    return made.result


def _one(type: Attribute) -> Attribute | None:
    if isinstance(type, AnyFloat):
        return FloatAttr(1.0, type)
    if isinstance(type, IndexType | IntegerType):
        return IntegerAttr(0, type)
    if isinstance(type, VectorType | TensorType) and -1 not in type.get_shape():
        element = cast(Any, type).element_type
        if isinstance(element, AnyFloat):
            return DenseIntOrFPElementsAttr.from_list(cast(Any, type), [1.0])
    return None


# Regions ---------------------------------------------------------------------------------------


def _nests(module: ModuleOp) -> list[Operation]:
    """Operations with regions, the outermost first."""
    found = [op for top in module.ops for op in walk(top) if op is not top]
    return [op for op in found if op.regions and not _ends(op)]


def _hoist(op: Operation) -> None:
    """Put what the first region of one block has in the place of the operation: one trip."""
    region = next((r for r in op.regions if r.first_block is not None), None)
    if op.parent is None or region is None or region.first_block is not region.last_block:
        return
    block = cast(Block, region.first_block)
    given = _entry_values(op, block)
    last = block.last_op
    ends = last is not None and last.has_trait(IsTerminator, value_if_unregistered=False)
    handed = list(last.operands) if last is not None and ends else []
    handed = handed[len(handed) - len(op.results) :] if op.results else []
    types = [result.type for result in op.results]
    if given is None or [value.type for value in handed] != types:
        return
    for argument, value in zip([*block.args], given, strict=True):
        argument.replace_all_uses_with(value)
    if last is not None and ends:
        last.detach()
    # The last operation may hand on an argument of the block, which was just replaced.
    handed = list(last.operands)[-len(types) :] if last is not None and types else []
    for inner in [*block.ops]:
        inner.detach()
        assert op.parent is not None
        op.parent.insert_op_before(inner, op)
    for result, value in zip(op.results, handed, strict=True):
        result.replace_all_uses_with(value)
    if last is not None and ends:
        last.erase(safe_erase=False)
    erase_anyway(op)


def _entry_values(op: Operation, block: Block) -> list[SSAValue] | None:
    """Values of the arguments of a block when it is first run, by type."""
    left = list(op.operands)
    found: list[SSAValue] = []
    for argument in block.args:
        other = next((x for x in left if x.type == argument.type), None)
        if other is None:
            other = _constant(argument.type, op)
        elif other in left:
            left.remove(other)
        if other is None:
            return None
        found.append(other)
    return found


# Calls -----------------------------------------------------------------------------------------


def _local_calls(module: ModuleOp) -> list[tuple[ModuleOp, CallOp]]:
    return [(module, op) for op in walk(module) if isinstance(op, CallOp)]


def _inline(part: tuple[ModuleOp, CallOp]) -> None:
    """Put the body of a function of one block in the place of a call."""
    module, call = part
    func = _function(module, call.callee.string_value())
    if func is None or call.parent is None:
        return
    first = func.body.first_block
    if first is not None and first is func.body.last_block and not func.is_ancestor(call):
        inline_call(call, func)


# Control flow ----------------------------------------------------------------------------------


def _branches(module: ModuleOp) -> list[tuple[Operation, int]]:
    found = [op for top in module.ops for op in walk(top) if op.name == "cf.cond_br"]
    return [(op, side) for op in found for side in (0, 1)]


def _take(part: tuple[Operation, int]) -> None:
    """Make a conditional branch go one way."""
    op, side = part
    if op.parent is None or op.name != "cf.cond_br":
        return
    arguments = (cast(Any, op).then_arguments, cast(Any, op).else_arguments)[side]
    block, target = op.parent, op.successors[side]
    branch = CLASSES["cf.br"].create(operands=list(arguments), successors=[target])
    branch.location = op.location
    block.insert_op_before(branch, op)
    erase_anyway(op)
    _drop_unreachable(block)


def _drop_unreachable(block: Block) -> None:
    region = block.parent
    if region is None or region.first_block is None:
        return
    run = reached([region.first_block], successors_of)
    _erase_blocks(region, [one for one in region.blocks if one not in run])


# Signatures ------------------------------------------------------------------------------------


def _arguments(module: ModuleOp) -> list[tuple[ModuleOp, str, int]]:
    return [
        (module, func.sym_name.data, at)
        for func in _functions(module)
        if func.body.first_block is not None
        for at in reversed(range(len(func.body.first_block.args)))
    ]


def _function(module: ModuleOp, name: str) -> FuncOp | None:
    return next((f for f in _functions(module) if f.sym_name.data == name), None)


def _calls(module: ModuleOp, name: str) -> list[CallOp]:
    calls = [op for op in walk(module) if isinstance(op, CallOp)]
    return [call for call in calls if call.callee.string_value() == name]


def _drop_argument(part: tuple[ModuleOp, str, int]) -> None:
    """Take an argument away, from calls too; a constant is in its place inside."""
    module, name, at = part
    func = _function(module, name)
    if func is None or func.body.first_block is None or func.body.first_block.first_op is None:
        return
    block = func.body.first_block
    argument = block.args[at]
    if argument.first_use is not None:
        value = _constant(argument.type, cast(Operation, block.first_op))
        if value is None:
            return
        argument.replace_all_uses_with(value)
    block.erase_arg(argument)
    type = func.function_type
    inputs = [kind for i, kind in enumerate(type.inputs) if i != at]
    func.function_type = FunctionType.from_lists(inputs, list(type.outputs))
    _drop_attribute(func, "arg_attrs", at)
    for call in _calls(module, name):
        operands = [value for i, value in enumerate(call.operands) if i != at]
        call.operands = operands


def _drop_attribute(func: FuncOp, name: str, at: int) -> None:
    held: Any = func.properties.get(name)
    if isinstance(held, ArrayAttr):
        left = [one for i, one in enumerate(cast("ArrayAttr[Attribute]", held)) if i != at]
        func.properties[name] = ArrayAttr(left)


def _results(module: ModuleOp) -> list[tuple[ModuleOp, str, int]]:
    return [
        (module, func.sym_name.data, at)
        for func in _functions(module)
        if func.body.first_block is not None
        for at in reversed(range(len(func.function_type.outputs)))
    ]


def _drop_result(part: tuple[ModuleOp, str, int]) -> None:
    """Take a result away; what callers did with it is done with a constant."""
    module, name, at = part
    func = _function(module, name)
    if func is None:
        return
    for op in walk(func):
        if op.name == "func.return":
            op.operands = [value for i, value in enumerate(op.operands) if i != at]
    type = func.function_type
    outputs = [kind for i, kind in enumerate(type.outputs) if i != at]
    func.function_type = FunctionType.from_lists(list(type.inputs), outputs)
    _drop_attribute(func, "res_attrs", at)
    for call in _calls(module, name):
        new = CallOp(call.callee, list(call.operands), outputs)
        new.location = call.location
        assert call.parent is not None
        call.parent.insert_op_before(new, call)
        left = iter(new.results)
        for i, result in enumerate(call.results):
            value = _constant(result.type, call) if i == at else next(left)
            if value is not None:
                result.replace_all_uses_with(value)
        erase_anyway(call)


# Constants and attributes ----------------------------------------------------------------------


def _constants(module: ModuleOp) -> list[Operation]:
    found = [op for top in module.ops for op in walk(top) if op.name == "arith.constant"]
    return [op for op in found if _simpler(op.properties["value"]) is not None]


def _simplify_constant(op: Operation) -> None:
    value = _simpler(op.properties["value"])
    if value is not None:
        op.properties["value"] = value


def _simpler(value: Attribute) -> Attribute | None:
    """A constant that says less: 1 or 2 of floats, half of integers."""
    if isinstance(value, FloatAttr):
        number = cast(Any, value).value.data
        if number in (0.0, 1.0, 2.0) or number != number:
            return None
        return FloatAttr(1.0 if abs(number) < 1.5 else 2.0, cast(Any, value).type)
    if isinstance(value, IntegerAttr):
        number = cast(Any, value).value.data
        return None if number in (0, 1, -1) else IntegerAttr(int(number / 2), cast(Any, value).type)
    return None


def _attributes(module: ModuleOp) -> list[tuple[Operation, str]]:
    return [(op, key) for op in walk(module) for key in sorted(op.attributes)]


def _drop_discardable(part: tuple[Operation, str]) -> None:
    op, key = part
    op.attributes.pop(key, None)


KINDS: tuple[Kind, ...] = (
    Kind("functions and globals", _symbols, erase_anyway),
    Kind("bodies", _bodies, _empty),
    Kind("regions", _nests, _bypass),
    Kind("regions that run once", _nests, _hoist),
    Kind("branches", _branches, _take),
    Kind("operations", _inside, _bypass),
    Kind("operations that are constants", _inside, _to_constant),
    Kind("calls", _local_calls, _inline),
    Kind("arguments", _arguments, _drop_argument),
    Kind("results", _results, _drop_result),
    Kind("attributes", _attributes, _drop_discardable),
    Kind("constants", _constants, _simplify_constant),
)
"""The kinds, those that take away most first."""


def size_of(module: ModuleOp) -> int:
    """Operations, arguments and attributes of a program: what is to become less."""
    ops: Iterable[Operation] = walk(module)
    return sum(
        1
        + sum(len(block.args) for region in op.regions for block in region.blocks)
        + len(op.attributes)
        + (name_of(op) is not None)
        for op in ops
    )
