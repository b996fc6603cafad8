"""Small questions to IR: constants, where a value comes from, what is below an operation, bounds of
loops.
"""

# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import takewhile
from typing import TypeVar, cast, get_args

from typing_extensions import TypeIs
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, Region, SSAValue

T = TypeVar("T", bound=Hashable)

EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE = range(10)
"""Predicates of ``arith.cmpi`` and ``llvm.icmp``."""

_FLOATS = frozenset(get_args(AnyFloat))


def is_float(type: Attribute) -> TypeIs[AnyFloat]:
    """True if a type is one of floats; `isinstance` asks each of eighteen abstract classes."""
    return type.__class__ in _FLOATS


def constant_of(value: SSAValue) -> int | None:
    """The number that an integer or index value is known to be."""
    # `isinstance` of abstract classes is slow where the answer is no, as it is for arguments here.
    if type(value) is OpResult and value.op.name == "arith.constant":
        number = value.op.properties.get("value")
        if isinstance(number, IntegerAttr):
            return number.value.data
    return None


def defining_op(value: SSAValue, *names: str) -> Operation | None:
    """The operation that defines a value, if it has one of the names, or whichever if none is
    given; ``None`` for arguments of blocks.
    """
    if type(value) is OpResult and (not names or value.op.name in names):
        return value.op
    return None


def known_or_value(value: SSAValue) -> int | SSAValue:
    """The number that a constant is, any other value itself: an `Index` of `build`."""
    number = constant_of(value)
    return value if number is None else number


def last_of(block: Block) -> Operation:
    """The last operation of a block that has some: its terminator, in a function that is done."""
    last = block.last_op
    assert last is not None
    return last


def width_of(type: Attribute) -> int | None:
    """Bits of an integer; an index has 64. ``None`` for other types."""
    return word_width(type) if isinstance(type, IntegerType | IndexType) else None


def word_width(type: Attribute) -> int:
    """Bits of an integer; an index and an address have 64."""
    return type.width.data if isinstance(type, IntegerType) else 64


def known_integer(value: SSAValue) -> int | None:
    """The same, of constants of the llvm dialect too."""
    if type(value) is OpResult and value.op.name == "llvm.mlir.constant":
        number = value.op.properties.get("value")
        return number.value.data if isinstance(number, IntegerAttr) else None
    return constant_of(value)


def known_float(value: SSAValue) -> float | None:
    """The float that a value, or every lane of it, is known to be."""
    op = defining_op(value, "arith.constant")
    number = None if op is None else op.properties.get("value")
    if isinstance(number, FloatAttr):
        return number.value.data
    if isinstance(number, DenseIntOrFPElementsAttr) and number.is_splat():
        first = number.get_values()[0]
        return first if isinstance(first, float) else None
    return None


def is_positive_zero(value: SSAValue) -> bool:
    """True if a value, or every lane of it, is known to be zero without a sign: its bytes are 0."""
    return str(known_float(value)) == "0.0"


def attribute_of(op: Operation, name: str) -> Attribute | None:
    """A property or an attribute of an operation."""
    found = op.properties.get(name)
    return op.attributes.get(name) if found is None else found


def integer_property(op: Operation, name: str) -> int:
    """The number in a property that an operation is sure to have: a predicate, a slot, an axis."""
    return cast("IntegerAttr[IntegerType | IndexType]", op.properties[name]).value.data


def block_of(value: SSAValue) -> Block:
    """The block that defines ``value``."""
    if type(value) is BlockArgument:
        return value.block
    assert isinstance(value, OpResult)
    block = value.op.parent
    assert block is not None
    return block


def ancestors(inner: Operation | Block) -> Iterator[Operation]:
    """The operations around an operation or a block, from the innermost on, without itself."""
    around = inner.parent_op()
    while around is not None:
        yield around
        around = around.parent_op()


def outwards(op: Operation) -> Iterator[Operation]:
    """An operation, and those around it, from the innermost on."""
    yield op
    yield from ancestors(op)


def scf_loops_around(op: Operation) -> Iterator[Operation]:
    """The ``scf.for`` around an operation, from the innermost on, with nothing else in between."""
    return takewhile(lambda around: around.name == "scf.for", ancestors(op))


def is_inside(inner: Operation | Block, op: Operation) -> bool:
    """True if ``inner`` stands somewhere in a region of ``op``; an operation is not in itself."""
    for around in ancestors(inner):
        if around is op:
            return True
    return False


def is_made_in(value: SSAValue, op: Operation) -> bool:
    """True if a value is made somewhere in a region of ``op``; its own results are not."""
    return is_inside(block_of(value), op)


def children(op: Operation) -> list[Operation]:
    """The operations directly in the regions of one, in the order of the text."""
    return [one for region in op.regions for block in region.blocks for one in block.ops]


def walk(root: Operation) -> Iterator[Operation]:
    """Every operation below ``root``, parents first; needs no stack, and no more than one pass.

    An operation may be erased or its regions moved once it has been seen; what is inserted before
    it is not visited.
    """
    pending = _first_operations(root)
    while pending:
        op = pending.pop()
        while op is not None:
            # The field: most of the time of a walk would go into calls of the property.
            following = op._next_op
            yield op
            if op.regions:
                pending.append(following)
                pending += _first_operations(op)
                break
            op = following


def walk_region(region: Region) -> Iterator[Operation]:
    """Every operation in a region, in the order of the text."""
    for block in region.blocks:
        for op in block.ops:
            yield op
            yield from walk(op)


def each_once(pending: list[T]) -> Iterator[T]:
    """The elements of a list, the last one first, each once; also those that are put in meanwhile.

    The list is empty in the end.
    """
    seen: set[T] = set()
    while pending:
        one = pending.pop()
        if one not in seen:
            seen.add(one)
            yield one


def reached(start: Iterable[T], onwards: Callable[[T], Iterable[T]]) -> set[T]:
    """All that ``onwards`` leads to, step by step, from the elements of ``start``; and these."""
    found: set[T] = set()
    pending = list(start)
    for one in each_once(pending):
        found.add(one)
        pending += onwards(one)
    return found


def post_order(starts: Iterable[T], onwards: Callable[[T], Iterable[T]]) -> list[T]:
    """All that ``onwards`` leads to from ``starts``, and these, each behind what it leads to
    unless that leads back to it.
    """
    done: list[T] = []
    seen: set[T] = set()
    for start in starts:
        if start in seen:
            continue
        seen.add(start)
        stack = [(start, iter(onwards(start)))]
        while stack:
            node, rest = stack[-1]
            for target in rest:
                if target not in seen:
                    seen.add(target)
                    stack.append((target, iter(onwards(target))))
                    break
            else:
                done.append(node)
                stack.pop()
    return done


def components(starts: Iterable[T], onwards: Callable[[T], Iterable[T]]) -> list[list[T]]:
    """Strongly connected components, those that are led to first (Tarjan, with a stack of our own).

    The nodes of each are in the order in which they are come to.
    """
    number: dict[T, int] = {}
    low: dict[T, int] = {}
    open_: dict[T, None] = {}
    found: list[list[T]] = []
    for start in starts:
        if start in number:
            continue
        stack: list[tuple[T, Iterator[T]]] = []
        entering = [start]
        while entering or stack:
            if entering:
                node = entering.pop()
                number[node] = low[node] = len(number)
                open_[node] = None
                stack.append((node, iter(onwards(node))))
            node, rest = stack[-1]
            for target in rest:
                if target not in number:
                    entering.append(target)
                    break
                if target in open_:
                    low[node] = min(low[node], number[target])
            else:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    low[above] = min(low[above], low[node])
                if low[node] == number[node]:
                    found.append(_pop_down_to(open_, node))
    return found


def _pop_down_to(stack: dict[T, None], last: T) -> list[T]:
    group: list[T] = []
    while True:
        node, _ = stack.popitem()
        group.append(node)
        if node == last:
            return group[::-1]


def operations_behind(values: Iterable[SSAValue], *blocks: Block) -> list[Operation]:
    """The operations of some blocks that values are computed by, in the order of the blocks."""
    pending = [value.owner for value in values]
    found: set[Operation] = set()
    for op in each_once(pending):
        if isinstance(op, Operation) and op.parent in blocks:
            found.add(op)
            pending += [operand.owner for operand in op.operands]
    return [op for block in blocks for op in block.ops if op in found]


def values_from_outside(loop: Operation) -> list[SSAValue]:
    """Values that the body of ``loop`` uses and does not define."""
    found: dict[SSAValue, None] = {}
    blocks = {block for region in loop.regions for block in region.blocks}
    for op in walk(loop):
        for operand in op.operands:
            if block_of(operand) not in blocks:
                found[operand] = None
        blocks.update(block for region in op.regions for block in region.blocks)
    return list(found)


def _first_operations(op: Operation) -> list[Operation | None]:
    """The first operation of each block in an operation, that of the last block first."""
    # The fields, as above.
    found: list[Operation | None] = []
    for region in op.regions:
        block = region._first_block
        while block is not None:
            found.append(block._first_op)
            block = block._next_block
    if len(found) > 1:
        found.reverse()
    return found


def bounds_of(loop: Operation) -> list[tuple[SSAValue, SSAValue, SSAValue]]:
    """Lower bound, upper bound and step of each dimension of a counted loop."""
    count = 1
    if loop.name == "scf.parallel":
        count = len(loop.regions[0].block.args)
    bounds = loop.operands[: 3 * count]
    return [(bounds[k], bounds[count + k], bounds[2 * count + k]) for k in range(count)]


def trips_between(lower: SSAValue, upper: SSAValue, step: SSAValue) -> int | None:
    """The iterations of a counted loop between numbers; ``None`` where one of them is not known, or
    the step is not positive.
    """
    low, high, by = constant_of(lower), constant_of(upper), constant_of(step)
    if low is None or high is None or by is None or by <= 0:
        return None
    return max(0, -((low - high) // by))


def is_unsigned(loop: Operation) -> bool:
    """True if the induction variable of a loop is an unsigned number."""
    return "unsignedCmp" in loop.properties
