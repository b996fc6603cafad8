"""Rules of operations on memrefs beyond their operands and attributes, as upstream says.

Views above all: the type of a view follows from what it is a view of, and lowering trusts it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.dialects.support.ir.strides import known_product, strided_layout
from ad_opt.dialects.support.ir.symbols import in_scope
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute, Operation
from xdsl.ir.affine import AffineMap
from xdsl.utils.exceptions import VerifyException

from .memref import ATOMIC_KINDS

OperationRule = Callable[[Operation], None]
Steps = list[int | None]
"""Strides; ``None`` is known at run time only."""
_DYNAMIC = DYNAMIC_INDEX


def require(holds: bool, message: str) -> None:
    """Refuse the operation unless something holds."""
    if not holds:
        raise VerifyException(message)


def numbers_of(op: Operation, name: str) -> tuple[int, ...]:
    """The numbers of an array attribute."""
    given = cast("DenseArrayBase[IntegerType]", op.properties[name])
    return tuple(int(value) for value in given.get_values())


def groups_of(op: Operation) -> list[list[int]]:
    """The dimensions that belong together in a reshape."""
    given = cast("ArrayAttr[ArrayAttr[IntegerAttr]]", op.properties["reassociation"])
    return [[int(item.value.data) for item in group] for group in given]


def _memref(type: Attribute) -> MemRefType:
    if not isinstance(type, MemRefType):
        raise VerifyException(f"{type} must be a memref with a rank")
    return cast(MemRefType, type)


def _layout(type: MemRefType) -> tuple[Steps, int | None]:
    """Strides and offset; refused where the layout is no strided one."""
    found = strided_layout(type)
    if found is None:
        raise VerifyException(f"{type} must be strided")
    return list(found[1]), found[0]


def _same_space(one: Any, other: Any) -> None:
    require(one.memory_space == other.memory_space, f"{one} and {other} are in different spaces")


def same_elements(one: Attribute, other: Attribute) -> None:
    """Check that two shaped types have one element type."""
    same = element_type(one) == element_type(other)
    require(same, f"{one} and {other} have different element types")


def _is_identity(type: MemRefType) -> bool:
    layout = type.layout
    return isinstance(layout, NoneAttr) or (
        isinstance(layout, AffineMapAttr) and layout.data == AffineMap.identity(type.get_num_dims())
    )


def check_slice(op: Operation, rank: int) -> None:
    """Offsets, sizes and strides: one each a dimension, none below zero where that is known."""
    for what in ("offsets", "sizes", "strides"):
        values = numbers_of(op, f"static_{what}")
        require(len(values) == rank, f"has {len(values)} {what} for {rank} dimensions")
        negative = [v for v in values if v < 0 and v != _DYNAMIC]
        require(what == "strides" or not negative, f"{what} must not be negative: {negative}")


def check_bounds(op: Operation, shape: Sequence[int]) -> None:
    """Check that the known part of a slice does not leave what it is a slice of."""
    lists = (numbers_of(op, f"static_{what}") for what in ("offsets", "sizes", "strides"))
    for dim, (extent, start, size, step) in enumerate(zip(shape, *lists, strict=True)):
        if _DYNAMIC in (extent, start):
            continue
        require(start < extent or size == 0, f"offset {start} is out of bounds of dimension {dim}")
        if _DYNAMIC not in (size, step) and size > 0:
            last = start + (size - 1) * step
            require(0 <= last < extent, f"the slice leaves dimension {dim}, to {last}")


def _known(value: int) -> int | None:
    return None if value == _DYNAMIC else value


def _subview(op: Operation) -> None:
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    _same_space(source, result)
    same_elements(source, result)
    check_slice(op, source.get_num_dims())
    steps, offset = _layout(source)
    for start, step in zip(numbers_of(op, "static_offsets"), steps, strict=True):
        move = known_product(_known(start), step)
        offset = None if offset is None or move is None else offset + move
    by = numbers_of(op, "static_strides")
    wanted = [known_product(step, _known(n)) for step, n in zip(steps, by, strict=True)]
    have, at = _layout(result)
    sizes = numbers_of(op, "static_sizes")
    fits = embeds([*zip(sizes, wanted)], [*zip(result.get_shape(), have)])
    require(fits, f"{result} is not what sizes {_shown(sizes)} and strides {wanted} give")
    require(at == offset, f"the offset in {result} must be {'?' if offset is None else offset}")
    check_bounds(op, source.get_shape())


def _shown(sizes: Sequence[int]) -> str:
    return "x".join("?" if size == _DYNAMIC else str(size) for size in sizes)


def embeds(whole: Sequence[tuple[int, Any]], part: Sequence[tuple[int, Any]]) -> bool:
    """True if ``part`` is ``whole`` without some dimensions of size one."""
    if not whole or len(part) > len(whole):
        return not whole and not part
    if part and whole[0] == part[0] and embeds(whole[1:], part[1:]):
        return True
    return whole[0][0] == 1 and embeds(whole[1:], part)


def _reinterpret_cast(op: Operation) -> None:
    source, result = op.operands[0].type, _memref(op.results[0].type)
    _same_space(source, result)
    same_elements(source, result)
    (offset,) = _one(numbers_of(op, "static_offsets"))
    rank = result.get_num_dims()
    for what in ("sizes", "strides"):
        count = len(numbers_of(op, f"static_{what}"))
        require(count == rank, f"has {count} {what} for {rank} dimensions")
    require(offset >= 0 or offset == _DYNAMIC, f"the offset {offset} is negative")
    steps, at = _layout(result)
    by = numbers_of(op, "static_strides")
    for have, want in zip([at, *steps], [offset, *by], strict=True):
        shown = "?" if want == _DYNAMIC else want
        require(have is None or have == want, f"{result} says {have} where {shown} is given")


def _one(values: tuple[int, ...]) -> tuple[int]:
    if len(values) != 1:
        raise VerifyException(f"has {len(values)} offsets, not one")
    return (values[0],)


def check_groups(groups: list[list[int]], small: Sequence[int], large: Sequence[int]) -> None:
    """Each group of dimensions of ``large`` makes one dimension of ``small``."""
    require(len(groups) == len(small), f"has {len(groups)} groups for {len(small)} dimensions")
    listed = [number for group in groups for number in group]
    if not groups:
        require(all(n in (1, _DYNAMIC) for n in large), "only size 1 collapses to rank zero")
        return
    require(listed == list(range(len(large))), "the groups must list every dimension, in order")
    for group, size in zip(groups, small, strict=True):
        sizes = [large[number] for number in group]
        dynamic = _DYNAMIC in sizes
        fits = dynamic == (size == _DYNAMIC) and (dynamic or math.prod(sizes) == size)
        require(fits, f"dimensions {_shown(sizes)} do not make one of size {_shown([size])}")


def _collapse_shape(op: Operation) -> None:
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    groups = groups_of(op)
    check_groups(groups, result.get_shape(), source.get_shape())
    _same_space(source, result)
    same_elements(source, result)
    if _is_identity(source):
        require(_is_identity(result), f"{result} must have no layout, as {source}")
        return
    steps, offset = _layout(source)
    wanted = _collapsed(groups, source.get_shape(), steps)
    _has_layout(result, wanted, offset)


def _collapsed(groups: list[list[int]], shape: Sequence[int], steps: Steps) -> Steps:
    """The strides of groups of dimensions, which must be contiguous."""
    found: Steps = []
    for group in groups:
        last = list(group)
        while len(last) > 1 and shape[last[-1]] == 1:
            last.pop()
        unsure = shape[last[-1]] == _DYNAMIC and len(last) > 1
        stride = None if unsure else steps[last[-1]]
        found.append(stride)
        for number in reversed(group[1:]):
            stride = known_product(stride, _known(shape[number]))
            have = steps[number - 1]
            if shape[number - 1] != 1 and None not in (stride, have):
                require(stride == have, f"dimensions {group} are not contiguous")
    return found


def _expand_shape(op: Operation) -> None:
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    groups, shape = groups_of(op), result.get_shape()
    check_groups(groups, source.get_shape(), shape)
    check_output_shape(op, shape)
    _same_space(source, result)
    same_elements(source, result)
    if _is_identity(source):
        require(_is_identity(result), f"{result} must have no layout, as {source}")
        return
    steps, offset = _layout(source)
    wanted: Steps = [None] * len(shape)
    for group, step in zip(groups, steps, strict=True):
        for number in reversed(group):
            wanted[number] = step
            step = known_product(step, _known(shape[number]))
    _has_layout(result, wanted, offset)


def check_output_shape(op: Operation, shape: Sequence[int]) -> None:
    """The sizes that ``expand_shape`` is given are those of its type."""
    sizes = numbers_of(op, "static_output_shape")
    require(len(sizes) == len(shape), f"has {len(sizes)} sizes for {len(shape)} dimensions")
    given, wanted = len(op.operands) - 1, sizes.count(_DYNAMIC)
    require(given == wanted, f"has {given} operands for {wanted} sizes")
    fits = all(have in (size, _DYNAMIC) for size, have in zip(sizes, shape, strict=True))
    require(fits, f"sizes {_shown(sizes)} differ from those of the result")


def _has_layout(type: MemRefType, steps: Steps, offset: int | None) -> None:
    require(
        _layout(type) == (steps, offset),
        f"the layout of {type} must be {StridedLayoutAttr(steps, offset)}",
    )


def _cast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    _same_space(source, result)
    both = isinstance(source, MemRefType), isinstance(result, MemRefType)
    require(any(both), "one of the two types must have a rank")
    if not all(both):
        return
    source, result = _memref(source), _memref(result)
    shapes = zip(source.get_shape(), result.get_shape(), strict=True)
    for one, other in shapes:
        require(one == other or _DYNAMIC in (one, other), f"{source} cannot be cast to {result}")
    if source.layout != result.layout:
        (steps, offset), (others, other) = _layout(source), _layout(result)
        for one, two in zip([offset, *steps], [other, *others], strict=True):
            fits = one is None or two is None or one == two
            require(fits, f"{source} cannot be cast to {result}: the layouts differ")


def _memory_space_cast(op: Operation) -> None:
    source, result = op.operands[0].type, op.results[0].type
    same_elements(source, result)
    if isinstance(source, MemRefType) and isinstance(result, MemRefType):
        same = source.shape == result.shape and source.layout == result.layout
        require(same, f"{source} cannot be cast to {result}: more than the space differs")
    else:
        require(type(source) is type(result), f"{source} cannot be cast to {result}")


def _allocation(op: Operation) -> None:
    type = _memref(op.results[0].type)
    steps, offset = _layout(type) if isinstance(type.layout, StridedLayoutAttr) else ([], 0)
    wanted = [*steps, offset].count(None)
    given = numbers_of(op, "operandSegmentSizes")[1]
    if isinstance(type.layout, NoneAttr | StridedLayoutAttr):
        require(given == wanted, f"has {given} symbols for {wanted} unknowns in {type}")
    alignment = op.properties.get("alignment")
    if isinstance(alignment, IntegerAttr):
        require(alignment.value.data >= 0, f"the alignment {alignment.value.data} is negative")


def _assume_alignment(op: Operation) -> None:
    value = integer_property(op, "alignment")
    require(value > 0 and value & (value - 1) == 0, f"the alignment {value} is no power of 2")


def _dim(op: Operation) -> None:
    type = op.operands[0].type
    require(not isinstance(type, MemRefType) or type.get_num_dims() > 0, f"{type} has no dimension")


def _extract_strided_metadata(op: Operation) -> None:
    type, base = _memref(op.operands[0].type), _memref(op.results[0].type)
    _layout(type)
    wanted = MemRefType(type.element_type, [], NoneAttr(), type.memory_space)
    require(base == wanted, f"the buffer of {type} is {wanted}, not {base}")
    count, rank = len(op.results) - 2, type.get_num_dims()
    require(count == 2 * rank, f"gives {count} sizes and strides for {rank} dimensions")


def _global(op: Operation) -> None:
    type, value = _memref(op.properties["type"]), op.properties.get("initial_value")
    require(_DYNAMIC not in type.get_shape(), f"{type} must have known sizes")
    if isinstance(value, DenseIntOrFPElementsAttr):
        held = cast("TensorType[Attribute]", value.type)
        same = held.get_shape() == type.get_shape() and held.element_type == type.element_type
        require(same, f"a value of type {held} cannot be in {type}")
    check_visibility(op)


def check_visibility(op: Operation) -> None:
    """A symbol is public, private or nested."""
    said = op.properties.get("sym_visibility")
    known = said is None or (isinstance(said, StringAttr) and said.data in VISIBILITIES)
    require(known, f"the visibility {said} is not one of {', '.join(VISIBILITIES)}")


VISIBILITIES = ("public", "private", "nested")


def _get_global(op: Operation) -> None:
    type = _memref(op.results[0].type)
    found = in_scope(op, cast(SymbolRefAttr, op.properties["name"]))
    if found is not None and found.name == "memref.global":
        have = found.properties.get("type")
        require(have == type, f"the global is a {have}, not a {type}")


def _atomic_rmw(op: Operation) -> None:
    number = integer_property(op, "kind")
    kind, value = ATOMIC_KINDS[number], op.operands[0].type
    is_integer = isinstance(value, IntegerType | IndexType)
    fits = kind == "assign" or is_integer != kind.endswith("f")
    require(fits, f"`{kind}` does not take a value of type {value}")


def _generic_atomic_rmw(op: Operation) -> None:
    last = op.regions[0].block.last_op
    if last is not None and last.name == "memref.atomic_yield":
        wanted, given = op.results[0].type, [value.type for value in last.operands]
        require(given == [wanted], f"the region must yield {wanted}")


def _alloca_scope(op: Operation) -> None:
    block = op.regions[0].first_block
    require(block is None or not block.args, "the region must have no arguments")


def prefetch(op: Operation) -> None:
    """The hint is one of four."""
    hint = integer_property(op, "localityHint")
    require(0 <= hint <= 3, f"the locality {hint} is not between 0 and 3")


def _realloc(op: Operation) -> None:
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    for type in (source, result):
        require(type.get_num_dims() == 1 and _is_identity(type), f"{type} must be 1-D and plain")
    _same_space(source, result)
    same_elements(source, result)
    wanted = _DYNAMIC in result.get_shape()
    require(wanted == (len(op.operands) > 1), f"{result} wants {int(wanted)} sizes")
    alignment = op.properties.get("alignment")
    if isinstance(alignment, IntegerAttr):
        value = alignment.value.data
        require(value > 0 and value & (value - 1) == 0, f"the alignment {value} is no power of 2")


def _reshape(op: Operation) -> None:
    (source, shape), result = op.operand_types, op.results[0].type
    same_elements(source, result)
    lengths = _memref(shape)
    require(lengths.get_num_dims() == 1, f"the shape {shape} must be 1-D")
    for type in (source, result):
        plain = isinstance(type, UnrankedMemRefType) or _is_identity(_memref(type))
        require(plain, f"{type} must have no layout")
    if isinstance(result, MemRefType):
        count, rank = lengths.get_shape()[0], result.get_num_dims()
        require(count == rank, f"a shape of {_shown([count])} sizes gives {rank} dimensions")


def _transpose(op: Operation) -> None:
    source, result = _memref(op.operands[0].type), _memref(op.results[0].type)
    map = cast(Any, op.properties["permutation"]).data
    rank = source.get_num_dims()
    require(map.num_dims == rank and map.num_symbols == 0, f"{map} is no permutation of {rank}")
    order = [expr.position for expr in map.results]
    _same_space(source, result)
    same_elements(source, result)
    shape = [source.get_shape()[at] for at in order]
    require(list(result.get_shape()) == shape, f"the shape of {result} must be {_shown(shape)}")
    steps, offset = _layout(source)
    _has_layout(result, [steps[at] for at in order], offset)


RULES: dict[str, OperationRule] = {
    "memref.alloc": _allocation,
    "memref.alloca": _allocation,
    "memref.alloca_scope": _alloca_scope,
    "memref.assume_alignment": _assume_alignment,
    "memref.atomic_rmw": _atomic_rmw,
    "memref.cast": _cast,
    "memref.collapse_shape": _collapse_shape,
    "memref.dim": _dim,
    "memref.expand_shape": _expand_shape,
    "memref.extract_strided_metadata": _extract_strided_metadata,
    "memref.generic_atomic_rmw": _generic_atomic_rmw,
    "memref.get_global": _get_global,
    "memref.global": _global,
    "memref.memory_space_cast": _memory_space_cast,
    "memref.prefetch": prefetch,
    "memref.realloc": _realloc,
    "memref.reinterpret_cast": _reinterpret_cast,
    "memref.reshape": _reshape,
    "memref.subview": _subview,
    "memref.transpose": _transpose,
}
