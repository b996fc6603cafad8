"""Almost valid programs: a valid one with one type, operand, result, attribute or block changed.

Each change is made to the IR of a valid program, which is then printed in generic form, since that
form can say anything. Most of what comes out breaks a rule of one operation, and only that.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    StringAttr,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
    UnrankedTensorType,
    UnrealizedConversionCastOp,
    VectorType,
    f32,
    f64,
    i1,
    i32,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, SSAValue, TypeAttribute
from xdsl.ir.affine import AffineMap
from xdsl.printer import Printer

Change = Callable[[Operation], None]
DYNAMIC = -(2**63)


def printed(module: Operation) -> str:
    """A module in generic form."""
    out = io.StringIO()
    Printer(stream=out, print_generic_format=True).print_op(module)
    return out.getvalue()


def mutants(
    text: str, wanted: Callable[[str], bool] = lambda name: True
) -> Iterator[tuple[str, str]]:
    """The programs that one change makes of ``text``, each with the name of what was changed.

    Changes whose name is not ``wanted`` are left out.
    """
    module = parse_module(make_context(), text, "<seed>")
    count = sum(1 for _ in module.walk()) - 1
    for number in range(count):
        original = _operation(module, number)
        for name, change in _changes(original):
            name = f"{original.name}: {name}"
            if not wanted(name):
                continue
            copy = module.clone()
            op = _operation(copy, number)
            try:
                change(op)
                mutant = printed(copy)
            except Exception:
                continue  # the change itself is impossible here
            yield name, mutant


def _operation(module: Operation, number: int) -> Operation:
    for at, op in enumerate(module.walk()):
        if at == number + 1:
            return op
    raise IndexError(number)


def _changes(op: Operation) -> Iterator[tuple[str, Change]]:
    yield from _operand_changes(op)
    yield from _result_changes(op)
    for kind in ("properties", "attributes"):
        for name, value in getattr(op, kind).items():
            yield f"without {name}", lambda o, k=kind, n=name: getattr(o, k).pop(n)
            for what, other in other_attributes(value):
                yield f"{name} {what}", lambda o, k=kind, n=name, v=other: _put(o, k, n, v)
    for at, region in enumerate(op.regions):
        if region.first_block is not None:
            yield from _block_changes(at, region.first_block)


def _put(op: Operation, kind: str, name: str, value: Attribute) -> None:
    getattr(op, kind)[name] = value


def _operand_changes(op: Operation) -> Iterator[tuple[str, Change]]:
    for at, operand in enumerate(op.operands):
        yield (
            f"without operand {at}",
            lambda o, a=at: _set(o, [*o.operands[:a], *o.operands[a + 1 :]]),
        )
        yield (
            f"operand {at} twice",
            lambda o, a=at: _set(o, [*o.operands[: a + 1], *o.operands[a:]]),
        )
        for what, type in other_types(operand.type):
            yield f"operand {at} {what}", lambda o, a=at, t=type: _retype_operand(o, a, t)


def _set(op: Operation, values: Sequence[SSAValue]) -> None:
    op.operands = list(values)


def _value(before: Operation, type: Attribute) -> SSAValue:
    cast_op = UnrealizedConversionCastOp.get([], [type])
    assert before.parent is not None
    before.parent.insert_op_before(cast_op, before)
    return cast_op.results[0]


def _retype_operand(op: Operation, at: int, type: Attribute) -> None:
    op.operands[at] = _value(op, type)


def _result_changes(op: Operation) -> Iterator[tuple[str, Change]]:
    types = list(op.result_types)
    for at, type in enumerate(types):
        for what, other in other_types(type):
            new = [*types[:at], other, *types[at + 1 :]]
            yield f"result {at} {what}", lambda o, n=new: _retype_results(o, n)
    if types:
        yield "one result less", lambda o: _retype_results(o, types[:-1])
    yield "one result more", lambda o: _retype_results(o, [*types, *(types[-1:] or [f64])])


def _retype_results(op: Operation, types: Sequence[Attribute]) -> None:
    assert op.parent is not None
    new = type(op).create(
        operands=list(op.operands),
        result_types=list(types),
        properties=dict(op.properties),
        attributes=dict(op.attributes),
        successors=list(op.successors),
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    for old in op.results:
        if list(old.uses):
            old.replace_all_uses_with(_value(op, old.type))
    op.parent.insert_op_before(new, op)
    op.detach()
    op.erase()


def _block_changes(at: int, block: Block) -> Iterator[tuple[str, Change]]:
    where = f"region {at}"

    def first(op: Operation) -> Block:
        return cast(Block, op.regions[at].first_block)

    def retype(op: Operation, number: int, type: Attribute) -> None:
        argument = first(op).args[number]
        begin = first(op).first_op
        if list(argument.uses) and begin is not None:
            argument.replace_all_uses_with(_value(begin, argument.type))
        object.__setattr__(argument, "_type", type)

    def drop(op: Operation, number: int) -> None:
        argument = first(op).args[number]
        begin = first(op).first_op
        if list(argument.uses) and begin is not None:
            argument.replace_all_uses_with(_value(begin, argument.type))
        first(op).erase_arg(argument)

    for number, argument in enumerate(block.args):
        yield f"{where} without argument {number}", lambda o, n=number: drop(o, n)
        for what, type in other_types(argument.type):
            yield (
                f"{where} argument {number} {what}",
                lambda o, n=number, t=type: retype(o, n, t),
            )
    yield (
        f"{where} one argument more",
        lambda o: first(o).insert_arg(IndexType(), len(first(o).args)) and None,
    )
    yield f"{where} without its end", lambda o: _drop_end(first(o))


def _drop_end(block: Block) -> None:
    last = block.last_op
    assert last is not None
    last.detach()


def other_types(type: Attribute) -> Iterator[tuple[str, Attribute]]:
    """Types near ``type``."""
    if isinstance(type, MemRefType | TensorType | VectorType):
        yield from _other_shaped(cast(Any, type))
    elif isinstance(type, FunctionType):
        yield "with one input less", FunctionType.from_lists([*type.inputs][:-1], [*type.outputs])
        yield "with one input more", FunctionType.from_lists([*type.inputs, f32], [*type.outputs])
        yield "with one output more", FunctionType.from_lists([*type.inputs], [*type.outputs, f32])
    elif isinstance(type, TypeAttribute):
        for other in (f32, f64, i32, i1, IndexType(), VectorType(f64, [4]), MemRefType(f64, [4])):
            if other != type:
                yield f"as {other}", other


def _other_shaped(type: Any) -> Iterator[tuple[str, Attribute]]:
    shape = list(type.get_shape())
    element = type.element_type

    def make(shape: list[int], element: Attribute = element, layout: Any = None) -> Attribute:
        if isinstance(type, MemRefType):
            return MemRefType(element, shape, layout or NoneAttr(), type.memory_space)
        if isinstance(type, VectorType):
            scalable = list(type.scalable_dims.data)
            if len(scalable) != len(shape):
                return VectorType(element, shape)
            return VectorType(element, shape, type.scalable_dims)
        return TensorType(element, shape, type.encoding)

    yield "of one dimension more", make([*shape, 2])
    if shape:
        yield "of one dimension less", make(shape[:-1])
        yield "of another size", make([*shape[:-1], 7])
        if not isinstance(type, VectorType):
            yield "of an unknown size", make([*shape[:-1], DYNAMIC])
            yield "of unknown sizes", make([DYNAMIC] * len(shape))
    for other in (f32, i32, IndexType()):
        if other != element:
            yield f"of {other}", make(shape, other)
    if isinstance(type, MemRefType):
        unknown = StridedLayoutAttr([None] * len(shape), None)
        if type.layout != unknown:
            yield "of unknown strides", make(shape, layout=unknown)
        if not isinstance(type.layout, NoneAttr):
            yield "without layout", make(shape)
        else:
            yield "with strides", make(shape, layout=StridedLayoutAttr([3] * len(shape), 1))
        yield "in another space", MemRefType(element, shape, type.layout, IntegerAttr(3, i32))
        yield "without rank", UnrankedMemRefType.from_type(element)
        yield "as its element", element
    elif isinstance(type, TensorType):
        yield "without rank", UnrankedTensorType(element)
        yield "as its element", element
    else:
        yield "as its element", element


def other_attributes(value: Attribute) -> Iterator[tuple[str, Attribute]]:
    """Attributes near ``value``."""
    if isinstance(value, IntegerAttr):
        number, type = value.value.data, cast(Any, value.type)
        wide = not isinstance(type, IntegerType) or type.width.data > 8
        for other in (number + 1, -1, 0, 99, *((-(2**63),) if wide and type != i32 else ())):
            if other != number and (wide or other in (0, 1, -1)):
                yield f"= {other}", IntegerAttr(other, type)
        yield "as a string", StringAttr("x")
    elif isinstance(value, DenseArrayBase):
        yield from _other_arrays(value)
    elif isinstance(value, AffineMapAttr):
        yield from _other_maps(value)
    elif isinstance(value, ArrayAttr):
        items = list(cast("ArrayAttr[Attribute]", value).data)
        yield "shorter", ArrayAttr(items[:-1])
        if items:
            yield "longer", ArrayAttr([*items, items[-1]])
            for what, other in other_attributes(items[0]):
                yield f"[0] {what}", ArrayAttr([other, *items[1:]])
        yield "as a unit", UnitAttr()
    elif isinstance(value, TypeAttribute):
        yield from other_types(value)
    elif isinstance(value, StringAttr):
        yield "as x", StringAttr("x")
        yield "as a number", IntegerAttr(1, i64)
    else:
        yield "as a string", StringAttr("x")
        yield "as a number", IntegerAttr(1, i64)


def _other_arrays(value: DenseArrayBase[Any]) -> Iterator[tuple[str, Attribute]]:
    numbers, type = list(value.get_values()), cast(Any, value.elt_type)
    yield "shorter", DenseArrayBase.from_list(type, numbers[:-1])
    yield "longer", DenseArrayBase.from_list(type, [*numbers, 1])
    yield "as a string", StringAttr("x")
    for at in range(min(len(numbers), 2)):
        for other in (-1, 0, 1, 5, 1000, *((DYNAMIC,) if type == i64 else ())):
            if other != numbers[at]:
                new = [*numbers[:at], other, *numbers[at + 1 :]]
                yield f"[{at}] = {other}", DenseArrayBase.from_list(type, new)


def _other_maps(value: AffineMapAttr) -> Iterator[tuple[str, Attribute]]:
    map = value.data
    dims, symbols, results = map.num_dims, map.num_symbols, map.results
    yield "without results", AffineMapAttr(AffineMap(dims, symbols, ()))
    yield "with one dimension more", AffineMapAttr(AffineMap(dims + 1, symbols, results))
    yield "with one symbol more", AffineMapAttr(AffineMap(dims, symbols + 1, results))
    if results:
        yield "with a result twice", AffineMapAttr(AffineMap(dims, symbols, (*results, results[0])))
        yield "without the last result", AffineMapAttr(AffineMap(dims, symbols, results[:-1]))
        yield "reversed", AffineMapAttr(AffineMap(dims, symbols, results[::-1]))
        twice = (results[0] + results[0], *results[1:])
        yield "with a sum", AffineMapAttr(AffineMap(dims, symbols, twice))
