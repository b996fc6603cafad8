"""Some bytes of an integer register, taken from where they were put into it.

Compilers pass and copy small structs in integer registers: ``or (zext a), (shl (zext b), 32)`` is
``{a, b}``, and ``trunc (lshr x, 32)`` is ``b`` again. A `Pieces` finds ``b`` itself, through
arithmetic, arguments of blocks and loads, so that floats in such registers stay floats.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import constant_of
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of, lanes_of, size_of
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, IntegerType, VectorType, i32, i64
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue

Position = tuple[int, ...]

MAX_DEPTH = 200
"""Most operations that are followed from a register back to what it is made of. A guess that
keeps recursion below Python's limit.
"""

_NO_FLAGS = IntegerAttr(0, i32)


def bytes_of(value: SSAValue) -> int:
    """Bytes of an integer register of whole bytes; 0 for others."""
    type_ = value.type
    bits = type_.width.data if isinstance(type_, IntegerType) else 0
    return bits // 8 if bits % 8 == 0 else 0


def all_bytes_of(value: SSAValue) -> int:
    """The same also of vectors of integers."""
    lanes = lanes_of(value.type)
    bits = bits_of(value.type)
    return lanes * bits // 8 if bits % 8 == 0 else 0


def create(
    name: str, operands: list[SSAValue], type_: Attribute, **properties: Attribute
) -> Operation:
    """An operation with one result."""
    return CLASSES[name].create(operands=operands, result_types=[type_], properties=properties)


def behind(value: SSAValue) -> Builder:
    """Right behind where a value is made."""
    if isinstance(value, BlockArgument):
        first = value.block.first_op
        assert first is not None
        return Builder.at(first)
    return Builder.behind(cast(Operation, value.owner))


class Pieces:
    """Bytes of registers of one function."""

    def __init__(self) -> None:
        self._found: dict[tuple[SSAValue, int, int], SSAValue] = {}
        self._depth = 0

    def piece(self, value: SSAValue, at: int, size: int) -> SSAValue:
        """Return ``size`` bytes of an integer register, from an offset on, as an integer."""
        if at == 0 and size == bytes_of(value):
            return value
        key = (value, at, size)
        found = self._found.get(key)
        if found is None:
            made = self._make(value, at, size)
            # An argument of a block is known before what is passed to it.
            found = self._found.setdefault(key, made)
        return found

    # ------------------------------------------------------------------ one register

    def _make(self, value: SSAValue, at: int, size: int) -> SSAValue:
        found = None
        if self._depth < MAX_DEPTH:
            self._depth += 1
            if isinstance(value, BlockArgument):
                found = self._argument(value, at, size)
            else:
                op = cast(Operation, value.owner)
                handler = _HANDLERS.get(op.name)
                if handler is not None and (bytes_of(value) or op.name in _OF_VECTORS):
                    found = handler(self, op, at, size)
            self._depth -= 1
        return found if found is not None else self._cut(value, at, size)

    def _cut(self, value: SSAValue, at: int, size: int) -> SSAValue:
        """By arithmetic, where nothing better is known."""
        b = behind(value)
        if isinstance(value.type, VectorType):
            value = b.value(create("llvm.bitcast", [value], IntegerType(8 * all_bytes_of(value))))
        if at:
            by = b.value(constant(8 * at, value.type))
            value = b.value(create("llvm.lshr", [value, by], value.type))
        return b.value(
            create("llvm.trunc", [value], IntegerType(8 * size), overflowFlags=_NO_FLAGS)
        )

    def number(self, where: SSAValue, number: int, size: int) -> SSAValue:
        """A constant."""
        return behind(where).value(
            constant(number & ((1 << (8 * size)) - 1), IntegerType(8 * size))
        )

    def _argument(self, value: BlockArgument, at: int, size: int) -> SSAValue | None:
        """An argument of a block gets another one beside it."""
        block = value.block
        sources = sources_of(block)
        if sources is None:
            return None
        index = value.index
        passed = [(op, which, values[index]) for op, which, values in sources]
        new = block.insert_arg(IntegerType(8 * size), len(block.args))
        self._found[value, at, size] = new
        for op, which, one in passed:
            pass_to(op, which, self.piece(one, at, size))
        return new


def constant(number: int, type_: Attribute) -> Operation:
    """An integer constant."""
    value = IntegerAttr(number, cast(IntegerType, type_))
    return create("llvm.mlir.constant", [], type_, value=value)


# ------------------------------------------------------------------ branches


def sources_of(block: Block) -> list[tuple[Operation, int, list[SSAValue]]] | None:
    """The branches to a block: which successor it is of them, and what is passed.

    ``None`` for the first block, and where others than plain branches lead to it.
    """
    region = block.parent
    if region is None or region.first_block is block:
        return None
    found: list[tuple[Operation, int, list[SSAValue]]] = []
    for source in region.blocks:
        op = source.last_op
        if op is None or block not in op.successors:
            continue
        if op.name == "llvm.br":
            found.append((op, 0, list(op.operands)))
        elif op.name == "llvm.cond_br":
            fields = cast(Any, op)
            passed = [list(fields.then_arguments), list(fields.else_arguments)]
            found += [(op, at, passed[at]) for at in (0, 1) if op.successors[at] is block]
        else:
            return None
    return found


def pass_to(op: Operation, which: int, value: SSAValue) -> None:
    """Passes one more value to a successor of a branch."""
    operands = list(op.operands)
    if op.name == "llvm.br":
        op.operands = [*operands, value]
        return
    sizes = _sizes(op)
    end = sum(sizes[: which + 2])
    op.operands = [*operands[:end], value, *operands[end:]]
    sizes[which + 1] += 1
    op.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)


def drop_argument(block: Block, index: int) -> None:
    """Takes away an argument that is not used, with what is passed to it."""
    for op, which, _ in sources_of(block) or ():
        operands = list(op.operands)
        if op.name == "llvm.br":
            op.operands = [*operands[:index], *operands[index + 1 :]]
            continue
        sizes = _sizes(op)
        at = sum(sizes[: which + 1]) + index
        op.operands = [*operands[:at], *operands[at + 1 :]]
        sizes[which + 1] -= 1
        op.properties["operandSegmentSizes"] = DenseArrayBase.from_list(i32, sizes)
    block.erase_arg(block.args[index])


def _sizes(op: Operation) -> list[int]:
    sizes = cast("DenseArrayBase[Any]", op.properties["operandSegmentSizes"])
    return [int(size) for size in sizes.iter_values()]


# ------------------------------------------------------------------ operations


def _constant(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    number = constant_of(op.results[0])
    return p.number(op.results[0], number >> (8 * at), size) if number is not None else None


def _undefined(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    return behind(op.results[0]).value(create(op.name, [], IntegerType(8 * size)))


def _zext(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    narrow = bytes_of(op.operands[0])
    if narrow and at >= narrow:
        return p.number(op.results[0], 0, size)
    return p.piece(op.operands[0], at, size) if at + size <= narrow else None


def _trunc(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    return p.piece(op.operands[0], at, size) if bytes_of(op.operands[0]) else None


def _shift(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    bits = constant_of(op.operands[1])
    if bits is None or bits % 8 or bits < 0:
        return None
    left = op.name == "llvm.shl"
    by, all_ = (-bits if left else bits) // 8, bytes_of(op.results[0])
    start, end = at + by, at + by + size
    if end <= 0 or start >= all_:
        return p.number(op.results[0], 0, size)
    return p.piece(op.operands[0], start, size) if start >= 0 and end <= all_ else None


def _or(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    left, right = (p.piece(value, at, size) for value in op.operands)
    if constant_of(left) == 0:
        return right
    if constant_of(right) == 0:
        return left
    return _late(op).value(create(op.name, [left, right], left.type))


def _sum(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    """A counter beside a float is counted up in place: ``add x, 1 << 32``.

    Bytes of a sum are the sum of these bytes where nothing is carried over from lower ones: they
    are the lowest, or those below are zero in a summand (in what is taken away, of a difference).
    """
    left, right = op.operands
    summands = (right,) if op.name == "llvm.sub" else (right, left)
    if at and all(constant_of(p.piece(value, 0, at)) != 0 for value in summands):
        return None
    left, right = p.piece(left, at, size), p.piece(right, at, size)
    if constant_of(right) == 0:
        return left
    if constant_of(left) == 0 and op.name != "llvm.sub":
        return right
    new = create(op.name, [left, right], left.type, overflowFlags=_NO_FLAGS)
    return _late(op).value(new)


def _and(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    mask = constant_of(op.operands[1])
    if mask is None:
        return None
    mask = (mask >> (8 * at)) & ((1 << (8 * size)) - 1)
    if mask == 0:
        return p.number(op.results[0], 0, size)
    value = p.piece(op.operands[0], at, size)
    if mask == (1 << (8 * size)) - 1:
        return value
    b = _late(op)
    return b.value(create(op.name, [value, b.value(constant(mask, value.type))], value.type))


def _select(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    left, right = (p.piece(value, at, size) for value in op.operands[1:])
    new = create(op.name, [op.operands[0], left, right], left.type, **op.properties)
    return _late(op).value(new)


def _freeze(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    value = p.piece(op.operands[0], at, size)
    return _late(op).value(create(op.name, [value], value.type))


def _load(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    if not is_plain(op) or size & (size - 1):
        return None
    b = behind(op.results[0])
    address = step(op.operands[0], at, b)
    properties = {**op.properties, "alignment": alignment(op, at)}
    properties.pop("tbaa", None)
    return b.value(create("llvm.load", [address], IntegerType(8 * size), **properties))


def _extract(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    found = inserted(op.operands[0], tuple(cast(Any, op).position.iter_values()))
    return p.piece(found, at, size) if found is not None else None


def inserted(value: SSAValue, position: Position) -> SSAValue | None:
    """Return the value that was put into a struct at a position, if that is known."""
    while (op := defining_op(value, "llvm.insertvalue")) is not None:
        there = tuple(cast(Any, op).position.iter_values())
        if there == position:
            return op.operands[1]
        if there[: len(position)] == position or position[: len(there)] == there:
            return None
        value = op.operands[0]
    return None


def _shuffle(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    """One lane, or a part of one."""
    width = bits_of(op.results[0].type) // 8
    lane, inside = divmod(at, width)
    if inside + size > width:
        return None
    source = int(list(cast(Any, op).mask.iter_values())[lane])
    if source < 0:
        return _undefined(p, op, at, size)
    first, second = op.operands
    count = lanes_of(first.type)
    value, lane = (first, source) if source < count else (second, source - count)
    return p.piece(value, lane * width + inside, size)


def _bitcast(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    """The same bytes of what is cast, or a float of it."""
    value = op.operands[0]
    if all_bytes_of(value):
        return p.piece(value, at, size)
    width = size_of(scalar_type(value.type))
    if at % width or size != width or bits_of(value.type):
        return None
    b = _late(op)
    if isinstance(value.type, VectorType):
        value = lane_of(value, at // width, b)
    return b.value(create("llvm.bitcast", [value], IntegerType(8 * size)))


def _insert_element(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    vector, value, index = op.operands
    width = bits_of(vector.type) // 8
    lane = constant_of(index)
    if lane is None or not bytes_of(value) or at // width != (at + size - 1) // width:
        return None
    return p.piece(value, at % width, size) if lane == at // width else p.piece(vector, at, size)


def _extract_element(p: Pieces, op: Operation, at: int, size: int) -> SSAValue | None:
    vector, index = op.operands
    lane = constant_of(index)
    if lane is None or lane < 0:
        return None
    return p.piece(vector, lane * bytes_of(op.results[0]) + at, size)


def lane_of(vector: SSAValue, lane: int, b: Builder) -> SSAValue:
    """An element of a vector."""
    index = b.value(constant(lane, i64))
    return b.value(create("llvm.extractelement", [vector, index], scalar_type(vector.type)))


def leaves_of(type_: Attribute, position: Position = ()) -> list[tuple[Position, Attribute]]:
    """The scalars of a struct or an array, and where they are."""
    if type_.name == "llvm.struct" and hasattr(type_, "types"):
        fields = list(cast(Any, type_).types)
    elif type_.name == "llvm.array":
        fields = [cast(Any, type_).type] * cast(Any, type_).size.data
    else:
        return [(position, type_)]
    return [leaf for at, one in enumerate(fields) for leaf in leaves_of(one, (*position, at))]


def put(whole: SSAValue, value: SSAValue, position: Position, b: Builder) -> SSAValue:
    """A struct with another field."""
    where = DenseArrayBase.from_list(i64, list(position))
    return b.value(create("llvm.insertvalue", [whole, value], whole.type, position=where))


def take(whole: SSAValue, position: Position, type_: Attribute, b: Builder) -> SSAValue:
    """A field of a struct."""
    if (known := inserted(whole, position)) is not None:
        return known
    where = DenseArrayBase.from_list(i64, list(position))
    return b.value(create("llvm.extractvalue", [whole], type_, position=where))


def _late(op: Operation) -> Builder:
    return behind(op.results[0])


def alignment(op: Operation, at: int) -> IntegerAttr[Any]:
    """The alignment of a part of what a load or store moves."""
    given = cast(Any, op.properties.get("alignment"))
    known = given.value.data if given is not None else 1
    while at % known:
        known //= 2
    return IntegerAttr(known, i64)


def step(address: SSAValue, by: int, b: Builder) -> SSAValue:
    """Return the address ``by`` bytes further."""
    return b.value(address_behind(address, by)) if by else address


_OF_VECTORS = frozenset(
    f"llvm.{name}" for name in "mlir.undef mlir.poison mlir.zero freeze load shufflevector".split()
)
"""Of these the handlers take vectors too."""

_HANDLERS = {
    "llvm.mlir.constant": _constant,
    "llvm.mlir.undef": _undefined,
    "llvm.mlir.poison": _undefined,
    "llvm.mlir.zero": _undefined,
    "llvm.shufflevector": _shuffle,
    "llvm.bitcast": _bitcast,
    "llvm.insertelement": _insert_element,
    "llvm.extractelement": _extract_element,
    "llvm.zext": _zext,
    "llvm.trunc": _trunc,
    "llvm.shl": _shift,
    "llvm.lshr": _shift,
    "llvm.or": _or,
    "llvm.xor": _or,
    "llvm.add": _sum,
    "llvm.sub": _sum,
    "llvm.and": _and,
    "llvm.select": _select,
    "llvm.freeze": _freeze,
    "llvm.load": _load,
    "llvm.extractvalue": _extract,
}
"""By the name of the operation: the bytes, or ``None`` where they are not to be had so."""
