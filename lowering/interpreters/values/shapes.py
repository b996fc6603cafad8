"""Sizes, offsets and strides that are partly attributes and partly operands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.lowering.interpreters.values.registry import Undefined, Value, integer, integers
from xdsl.dialects.builtin import ArrayAttr, ShapedType
from xdsl.ir import Attribute, Operation

DYNAMIC = -(2**63)
"""Mark of a number in an attribute that an operand gives instead."""


def fill_in(static: Sequence[int], dynamic: Sequence[Value], marker: int = DYNAMIC) -> list[int]:
    """Static numbers with the operands' values in place of the markers."""
    rest: Iterator[Value] = iter(dynamic)
    return [next(rest) if number == marker else number for number in static]


def mixed(op: Operation, name: str, dynamic: Sequence[Value]) -> list[int]:
    """The numbers of the attribute ``name`` with operands filled in."""
    return fill_in(integers(attribute_of(op, name)), dynamic)


def shape_of(type: Attribute) -> tuple[int, ...]:
    """The shape in a type; -1 where it is dynamic."""
    assert isinstance(type, ShapedType)
    return tuple(-1 if size == DYNAMIC else size for size in type.get_shape())


def dynamic_shape(type: Attribute, dynamic: Sequence[Value]) -> list[int]:
    """The shape of a type with operands filled in."""
    sizes = fill_in(shape_of(type), dynamic, -1)
    if any(size < 0 for size in sizes):
        raise Undefined(f"negative size in {sizes}")
    return sizes


def reassociation(op: Operation) -> list[list[int]]:
    """The groups of dimensions of an ``expand_shape`` or ``collapse_shape``."""
    groups = attribute_of(op, "reassociation")
    assert isinstance(groups, ArrayAttr)
    found: list[list[int]] = []
    for group in groups.data:
        assert isinstance(group, ArrayAttr)
        found.append([integer(entry) for entry in group.data])
    return found


def expanded_shape(op: Operation, sizes: Sequence[int], dynamic: Sequence[Value]) -> list[int]:
    """The sizes of the result of an ``expand_shape`` of something with these sizes."""
    static = integers(attribute_of(op, "static_output_shape")) or tuple(
        DYNAMIC if size == -1 else size for size in shape_of(op.results[0].type)
    )
    rest = iter(dynamic)
    found = [next(rest, DYNAMIC) if size == DYNAMIC else size for size in static]
    for size, group in zip(sizes, reassociation(op), strict=True):
        known = 1
        for dim in group:
            known *= 1 if found[dim] == DYNAMIC else found[dim]
        for dim in group:
            if found[dim] == DYNAMIC:  # an old spelling without operands: one unknown a group
                found[dim] = size // known if known else 0
                known *= found[dim]
        if known != size:
            raise Undefined(f"a dimension of size {size} cannot become {[found[d] for d in group]}")
    return found


def kept_dims(sizes: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Return the dimensions of a slice that a result of lower rank keeps; the others have size
    1.
    """
    kept: list[int] = []
    for dim, size in enumerate(sizes):
        left = len(wanted) - len(kept)
        must_keep = len(sizes) - dim <= left
        fits = left > 0 and wanted[len(kept)] in (-1, size)
        # A unit dimension goes if enough others remain to match what is wanted.
        if must_keep or (fits and (size != 1 or wanted[len(kept)] == 1)):
            kept.append(dim)
    return kept


def check_static(type: Attribute, sizes: Sequence[int]) -> None:
    """Refuse sizes that contradict a type."""
    wanted = shape_of(type)
    if len(wanted) != len(sizes) or any(
        want not in (-1, size) for want, size in zip(wanted, sizes, strict=True)
    ):
        raise Undefined(f"sizes {list(sizes)} do not fit `{type}`")


def check_slice(
    sizes: Sequence[int],
    offsets: Sequence[int],
    lengths: Sequence[int],
    steps: Sequence[int],
) -> None:
    """Refuse a slice that reaches out of its source."""
    for size, offset, length, step in zip(sizes, offsets, lengths, steps, strict=True):
        last = offset + (length - 1) * step
        if length < 0 or (length > 0 and not (0 <= offset < size and 0 <= last < size)):
            raise Undefined(
                f"slice {offset} + {length} * {step} is out of bounds of a dimension of size {size}"
            )
