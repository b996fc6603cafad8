"""Copies of bytes become loads and stores of what is there, so that derivatives see floats.

Needs: `raise-llvm`, and type trees on the copies (`infer-type-trees`). Leaves: no ``memcpy``,
``memmove`` or ``memset`` of bytes that are known. A copy whose bytes are not known stays; it is
refused only where a derivative flows through it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import gcd
from typing import TypeAlias

from ad_opt.dialects.llvm.addresses import memcpy
from ad_opt.dialects.llvm.layouts import PTR, size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import ancestors, constant_of, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.typetree.attributes import COPIED_STRUCT
from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, POINTER_SIZE, UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, Path, TypeTree
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MIXED,
    MIXED_ADDRESSES,
    MIXED_DOUBLES,
    MIXED_SINGLES,
    NUMBERS,
    PERIOD,
    PRESUMED,
    TYPE_TREE,
    bytes_in,
    float_words,
    inferred_tree,
    only_kind,
    tree_in,
)
from ad_opt.passes.analysis.type_trees.facts.tbaa import tree_of_struct
from ad_opt.passes.analysis.type_trees.fixpoint.access import bytes_of
from ad_opt.passes.llvm.memory_parts import INTEGERS, PRESUMED_INTEGERS, element, load, place, store
from ad_opt.passes.llvm.retype.declared_layout import declared_at, is_doubtful, mixes_floats
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, cf, scf
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    DenseArrayBase,
    DictionaryAttr,
    Float16Type,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    UnitAttr,
    f32,
    f64,
    f80,
    f128,
    i8,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from .hidden_addresses import hiding_addresses, say_words
from .raise_pointers import quotient

MOST_BYTES = 512
"""Most bytes that are copied part by part; more of them in a loop. A guess: each part is a load,
a store and their derivatives.
"""

MOST_PARTS = 16
"""Most floats that are copied one by one; more of one type in a loop, which is no longer. A
guess.
"""

UNSIGNED_LESS = 6
"""The number of ``ult`` among the predicates of ``llvm.icmp``."""

FLOATS: dict[str, Attribute] = {
    "Float@half": Float16Type(),
    "Float@bf16": BFloat16Type(),
    "Float@float": f32,
    "Float@double": f64,
    "Float@fp80": f80,
    "Float@fp128": f128,
}

Part: TypeAlias = tuple[int, Attribute]
"""An offset, and the type of what is there."""

Piece: TypeAlias = tuple[int, Attribute | int]
"""A part, or an offset and a number of bytes of which nothing is known."""


def pieces_of(tree: TypeTree, size: int) -> list[Piece]:
    """The parts of ``size`` bytes, integers as few as may be, and the runs of unknown bytes."""
    pieces: list[Piece] = []
    at = 0
    while at < size:
        kind = tree[(at,)]
        type = element_type(kind)
        if type is not None and at + part_bytes(type) <= size:
            pieces.append((at, type))
            at += part_bytes(type)
            continue
        known = kind in (INTEGER, ANYTHING)
        end = at + 1
        while end < size and _is_like(tree[(end,)], known):
            end += 1
        pieces += _integers(at, end) if known else [(at, end - at)]
        at = end
    return pieces


def _is_like(kind: Kind, known: bool) -> bool:
    """True if a byte goes on what is known to be no float, or what nothing is known of."""
    if known:
        return kind in (INTEGER, ANYTHING)
    return element_type(kind) is None and kind not in (INTEGER, ANYTHING)


def parts_of(tree: TypeTree, size: int) -> list[Part] | None:
    """The parts of ``size`` bytes; ``None`` if some are not known."""
    parts: list[Part] = []
    for at, piece in pieces_of(tree, size):
        if isinstance(piece, int):
            return None
        parts.append((at, piece))
    return parts


def element_type(kind: Kind) -> Attribute | None:
    """The type of a float or an address; ``None`` for bytes."""
    return PTR if kind == POINTER else FLOATS.get(str(kind))


def part_bytes(type: Attribute) -> int:
    """Bytes in memory."""
    if isinstance(type, IntegerType):
        return type.width.data // 8
    return size_and_alignment(type)[0]


def _integers(start: int, end: int) -> Iterator[Part]:
    while start < end:
        width = next(w for w in (8, 4, 2, 1) if start % w == 0 and start + w <= end)
        yield start, IntegerType(8 * width)
        start += width


@dataclass(frozen=True)
class ExpandMemoryCopiesPass(ModulePass):
    """Turn copies of bytes that are known into loads and stores.

        "llvm.intr.memcpy"(%q, %p, %c16) {ad_opt.type_tree = "{[0]:Float@double, [8]:Pointer}"}
    becomes
        %x = llvm.load %p : !llvm.ptr -> f64
        %p8 = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
        %y = llvm.load %p8 : !llvm.ptr -> !llvm.ptr
        llvm.store %x, %q : f64, !llvm.ptr
        ...

    More than 512 bytes, or a number of bytes that is not constant, become a loop; such memory must
    be of one kind, or consist of elements of ``ad_opt.period`` bytes that the tree is of. Where the
    number of bytes is no multiple of an element's, the program stops.

    Options: none.
    """

    name = "expand-memory-copies"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        functions = [function for function in op.ops if function.name == "func.func"]
        copies = [copy for function in functions for copy in walk(function) if _is_plain(copy)]
        trees = {copy: _bytes_of(copy) or EMPTY for copy in copies}
        hiding = hiding_addresses(op, trees)
        for copy, tree in trees.items():
            expand = _EXPAND[copy.name]
            if copy in hiding:
                say_words(copy, tree)
                if not _is_short(copy) or (EVERYWHERE,) in tree.by_path:
                    copy.attributes.pop(TYPE_TREE, None)
                    continue
                expand = _copy_what_is_known
            elif is_doubtful(copy):
                if _may_go_on_otherwise(copy, tree):
                    continue
                tree = _certain(copy, tree)
            if expand(copy, tree, Builder.at(copy)):
                erase(copy)


def _bytes_of(copy: Operation) -> TypeTree | None:
    """Return what was left at a copy, or at the parameter whose memory is copied."""
    tree = inferred_tree(copy)
    source = copy.operands[1]
    if tree is not None or PRESUMED in copy.attributes or not isinstance(source, BlockArgument):
        return tree
    function = source.block.parent_op()
    given = function.get_attr_or_prop("arg_attrs") if function is not None else None
    if not isinstance(given, ArrayAttr) or source.block.prev_block is not None:
        return None
    attributes = given.data[source.index]
    assert isinstance(attributes, DictionaryAttr)
    found = tree_in(attributes.data)
    return None if found is None else found.data0


def _may_go_on_otherwise(copy: Operation, tree: TypeTree) -> bool:
    """True if more is copied than what is known, or so much that only the first of it is known.

    Where a program keeps addresses and floats at one place, trees leave such places out, and there
    may be one behind the floats that are known. Then only what is said of words remains.
    """
    if copy.name == "llvm.intr.memset" or _is_short(copy):
        return False
    if PERIOD in copy.attributes or (EVERYWHERE,) in tree.by_path or only_kind(tree) is None:
        return False
    copy.attributes.pop(TYPE_TREE, None)
    return True


def _is_short(copy: Operation) -> bool:
    """True if so few bytes are copied that they are known one by one."""
    size = constant_of(copy.operands[2])
    return size is not None and 0 <= size <= MOST_BYTES


def _certain(copy: Operation, tree: TypeTree) -> TypeTree:
    """Return what is known of bytes without what other bytes at these places may not be.

    Where a program keeps addresses and floats at one place, as ``std::function`` and
    ``std::variant`` do, what one caller keeps there says nothing of another one's: only what the
    copy's own types say counts of letters, and of addresses.
    """
    fields = copy.attributes.get(COPIED_STRUCT)
    size = constant_of(copy.operands[2])
    if size is None or copy.name == "llvm.intr.memset":
        return tree
    said = tree_of_struct(fields) if fields is not None else EMPTY
    declared = [declared_at(memory, size) for memory in copy.operands[:2]]
    return TypeTree.of(
        (path, kind)
        for path, kind in tree
        if not (kind == POINTER or (fields is not None and kind.is_float))
        or said[path] == kind
        or any(one is not None and one.facts.get(path[0]) == kind for one in declared)
    )


def _completed(
    tree: TypeTree, size: int, memories: Sequence[SSAValue], mixed: Collection[int] = ()
) -> TypeTree:
    """Return what is known of ``size`` bytes, with what the memory is declared to be where
    nothing is, and nothing else is said of them.
    """
    facts = dict(tree.facts)
    for memory in memories:
        declared = declared_at(memory, size)
        if declared is None or any(
            not _agrees(tree, at, kind) for at, kind in declared.facts.items()
        ):
            continue
        taken = _taken(facts, size).union(mixed)
        for at, kind in declared.facts.items():
            if not taken.intersection(range(at, at + kind.size)):
                facts[(at,)] = kind
    return TypeTree.of(facts)


def _agrees(tree: TypeTree, at: int, kind: Kind) -> bool:
    """True if nothing else is known of a place than what is declared there."""
    return all(
        bytes_of(tree, byte) in (UNKNOWN, ANYTHING, kind) for byte in range(at, at + kind.size)
    )


def _taken(facts: Mapping[Path, Kind], size: int) -> set[int]:
    """The bytes of which something is known."""
    found: set[int] = set()
    for path, kind in facts.items():
        at = path[0]
        found.update(range(size) if at == EVERYWHERE else range(at, at + kind.size))
    return found


def _is_plain(copy: Operation) -> bool:
    if copy.name not in _EXPAND:
        return False
    volatile = copy.properties.get("isVolatile")
    return not (isinstance(volatile, IntegerAttr) and volatile.value.data)


# ------------------------------------------------------------------ ways to copy


def _copy(copy: Operation, tree: TypeTree, b: Builder) -> bool:
    target, source, size = copy.operands[:3]
    count = constant_of(size)
    if count is not None and 0 <= count <= MOST_BYTES:
        return _copy_pieces(copy, _pieces(copy, tree, count), b)
    found = _element_of(copy, tree, count)
    if found is None:
        return False
    width, parts = found
    told, aligned = _told_of(copy), partial(_alignment, copy, width)
    (_, type), *more = parts
    unit = LLVMArrayType(width, i8) if more else type

    def move(inner: Builder, number: SSAValue) -> None:
        here, there = (element(inner, memory, number, unit) for memory in (source, target))
        values = [
            load(inner, type, place(inner, here, at), told, aligned(1, at, type))
            for at, type in parts
        ]
        for (at, type), value in zip(parts, values, strict=True):
            store(inner, value, place(inner, there, at), told, aligned(0, at, type))

    if copy.name != "llvm.intr.memmove":
        _loop(b, size, width, move, backwards=False)
        return True
    predicate = {"predicate": IntegerAttr(UNSIGNED_LESS, i64)}
    below = b.operation("llvm.icmp", [target, source], IntegerType(1), predicate)
    branch = b.emit(scf.IfOp(below, [], [scf.YieldOp()], [scf.YieldOp()]))
    for region, backwards in zip(branch.regions, (False, True), strict=True):
        last = last_of(region.block)
        _loop(Builder(region.block, last, copy.location), size, width, move, backwards)
    return True


def _copy_what_is_known(copy: Operation, tree: TypeTree, b: Builder) -> bool:
    """The same of few bytes, of which the others need not be like those that are known."""
    count = constant_of(copy.operands[2])
    assert count is not None
    return _copy_pieces(copy, _known_pieces(copy, tree, count), b)


def _known_pieces(copy: Operation, tree: TypeTree, count: int) -> list[Piece]:
    """Return the pieces of so many bytes that are known or declared."""
    target, source = copy.operands[:2]
    mixed = bytes_in(copy, MIXED)
    return pieces_of(_completed(tree, count, (target, source), mixed), count)


def _pieces(copy: Operation, tree: TypeTree, count: int) -> list[Piece]:
    """Return the pieces of which a copy of so many bytes consists."""
    mixed = bytes_in(copy, MIXED)
    pieces = _known_pieces(copy, tree, count)
    kind = only_kind(_within(tree, count)) if not mixed else None
    runs = [(at, piece) for at, piece in pieces if isinstance(piece, int)]
    if kind in (None, INTEGER, POINTER) or not runs:
        return pieces  # What stands beside an address need not be one.
    if (EVERYWHERE,) not in tree.by_path and (is_doubtful(copy) or mixes_floats(copy)):
        return pieces
    parts = parts_of(TypeTree.scalar(kind), count)
    return pieces if parts is None else [*parts]


def _copy_pieces(copy: Operation, pieces: Sequence[Piece], b: Builder) -> bool:
    """Load and store what is known, and copy the bytes in between; whether anything was known."""
    target, source = copy.operands[:2]
    parts = [(at, piece) for at, piece in pieces if not isinstance(piece, int)]
    runs = [(at, piece) for at, piece in pieces if isinstance(piece, int)]
    overlaps = copy.name == "llvm.intr.memmove"
    if runs and not parts:
        if _are_numbers(copy, runs):
            copy.attributes[NUMBERS] = UnitAttr()
        return False
    if not runs and not overlaps and (same := _array(parts)) is not None:
        there, here = (_alignment(copy, 0, at, 0, same) for at in (0, 1))

        def move(inner: Builder, at: Element) -> None:
            value = load(inner, same, at(source), alignment=here)
            store(inner, value, at(target), alignment=there)

        _each(b, len(parts), same, move)
        return True
    kept = target
    if runs and overlaps:  # all is read before anything is written
        kept = _room(copy, max(at + width for at, width in runs))
    for at, width in _by_words(runs):
        _copy_run(copy, kept, source, at, width, b)
    told = _told_of(copy)
    values = [load(b, type, place(b, source, at), told) for at, type in parts]
    for (at, _), value in zip(parts, values, strict=True):
        store(b, value, place(b, target, at), told)
    if kept is not target:
        for at, width in _by_words(runs):
            _copy_run(copy, target, kept, at, width, b)
    return True


def _room(copy: Operation, size: int) -> SSAValue:
    """Make memory of so many bytes where the function of a copy begins."""
    function = next(op for op in ancestors(copy) if op.name == "func.func")
    first = function.regions[0].blocks[0].first_op
    assert first is not None
    b = Builder.at(first)
    bytes_, alignment = LLVMArrayType(size, i8), IntegerAttr(POINTER_SIZE, i64)
    attributes = {"elem_type": bytes_, "alignment": alignment}
    return b.operation("llvm.alloca", [b.integer(1, i64)], PTR, attributes)


def _copy_run(
    copy: Operation, target: SSAValue, source: SSAValue, at: int, width: int, b: Builder
) -> None:
    """Copy bytes of which nothing is known, ``at`` bytes behind the start of a copy."""
    said = {
        name: DenseArrayBase.from_list(i64, sorted(_inside(copy, name, at, width)))
        for name in (MIXED, MIXED_ADDRESSES, MIXED_DOUBLES, MIXED_SINGLES)
        if name in copy.attributes
    }
    attributes = {**copy.attributes, **said}
    attributes.pop(TYPE_TREE, None)
    if _are_numbers(copy, [(at, width)]):
        attributes[NUMBERS] = UnitAttr()
    size = b.integer(width, copy.operands[2].type)
    b.emit(memcpy(place(b, target, at), place(b, source, at), size, attributes))


def _inside(copy: Operation, name: str, at: int, width: int) -> set[int]:
    """The bytes behind ``at`` of which a copy says something."""
    said = bytes_in(copy, name)
    period = float_words(copy).period
    if period and name in (MIXED_DOUBLES, MIXED_SINGLES):
        return {(x - at) % period for x in said}
    return {x - at for x in said if at <= x < at + width}


def _by_words(runs: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Runs of bytes, parted where the first whole word begins: an address is one."""
    for at, width in runs:
        first = min(width, -at % POINTER_SIZE)
        if first:
            yield at, first
        if width > first:
            yield at + first, width - first


def _within(tree: TypeTree, count: int) -> TypeTree:
    """Return what is known of the first bytes."""
    return TypeTree.of((path, kind) for path, kind in tree if path[0] < count)


def _are_numbers(copy: Operation, runs: Sequence[tuple[int, int]]) -> bool:
    """True if bytes of which nothing is known are declared, and not as addresses; or whether they
    are said to be several things, and addresses are not among these.
    """
    places = {byte for at, width in runs for byte in range(at, at + width)}
    if places & bytes_in(copy, MIXED_ADDRESSES):
        return False
    if places <= bytes_in(copy, MIXED):
        return True
    if is_doubtful(copy):
        return False
    end = max(at + width for at, width in runs)
    for memory in copy.operands[:2]:
        declared = declared_at(memory, end)
        if declared is not None and all(
            byte in declared.covered and declared.facts.get(byte) != POINTER for byte in places
        ):
            return True
    return False


def _element_of(
    copy: Operation, tree: TypeTree, count: int | None
) -> tuple[int, Sequence[Part]] | None:
    """Size and parts of what a long copy consists of, over and over."""
    period = copy.attributes.get(PERIOD)
    if isinstance(period, IntegerAttr) and count is None:
        width = int(period.value.data)
        parts = parts_of(tree, width)
        return None if parts is None else (width, parts)
    type = element_type(only_kind(tree) or UNKNOWN)  # none for integers: no matter of derivatives
    if type is None or (count is not None and count % part_bytes(type)):
        return None
    return part_bytes(type), [(0, type)]


def _fill(copy: Operation, tree: TypeTree, b: Builder) -> bool:
    """Only zeros are the same number as a float and as bytes."""
    target, byte, size = copy.operands[:3]
    if constant_of(byte) != 0:
        return False
    count = constant_of(size)
    if count is not None and 0 <= count <= MOST_BYTES:
        parts = parts_of(_completed(tree, count, (target,)), count) or []
        if (same := _array(parts)) is not None:
            nothing = b.zero(same)
            alignment = _alignment(copy, 0, 0, 0, same)
            _each(
                b,
                len(parts),
                same,
                lambda i, at: store(i, nothing, at(target), alignment=alignment),
            )
            return True
        for at, type in parts:
            alignment = _alignment(copy, 0, 0, at, type)
            store(b, b.zero(type), place(b, target, at), _told_of(copy), alignment)
        return bool(parts) or count == 0
    type = element_type(only_kind(tree) or UNKNOWN)
    if type is None or (count is not None and count % part_bytes(type)):
        return False
    zero, alignment = b.zero(type), _alignment(copy, 0, 0, 0, type)

    def clear(inner: Builder, number: SSAValue) -> None:
        store(inner, zero, element(inner, target, number, type), alignment=alignment)

    _loop(b, size, part_bytes(type), clear, backwards=False)
    return True


def _alignment(copy: Operation, period: int, operand: int, offset: int, type: Attribute) -> int:
    """Bytes that an address is a multiple of, no more than those of what is there: so far behind
    an operand of a copy, or behind a multiple of a period (0: none) that is behind it.
    """
    given = copy.properties.get("arg_attrs")
    if not isinstance(given, ArrayAttr):
        return 1
    attributes = given.data[operand]
    assert isinstance(attributes, DictionaryAttr)
    alignment = attributes.data.get("llvm.align")
    if not isinstance(alignment, IntegerAttr):
        return 1
    return gcd(alignment.value.data, period, offset, part_bytes(type))


_EXPAND: dict[str, Callable[[Operation, TypeTree, Builder], bool]] = {
    "llvm.intr.memcpy": _copy,
    "llvm.intr.memcpy.inline": _copy,
    "llvm.intr.memmove": _copy,
    "llvm.intr.memset": _fill,
}


def _array(parts: Sequence[Part]) -> Attribute | None:
    """The type of the parts, if they are many floats of one type: a loop says the same."""
    types = {type for _, type in parts}
    if len(parts) <= MOST_PARTS or len(types) != 1:
        return None
    (type,) = types
    return None if isinstance(type, IntegerType) or type == PTR else type


Element: TypeAlias = Callable[[SSAValue], SSAValue]
"""From the start of an array to the element that it is about."""


def _each(
    b: Builder, count: int, type: Attribute, body: Callable[[Builder, Element], None]
) -> None:
    """Run ``body`` for each of ``count`` elements."""
    loop, inner = b.loop(0, count)
    index = inner.value(arith.IndexCastOp(loop.body.block.args[0], i64))
    body(inner, lambda pointer: element(inner, pointer, index, type))
    inner.emit(scf.YieldOp())


def _loop(
    b: Builder,
    size: SSAValue,
    bytes: int,
    body: Callable[[Builder, SSAValue], None],
    backwards: bool,
) -> None:
    """Run ``body`` with the number of each element of so many bytes."""
    count = _elements(b, size, bytes)
    loop, at = b.loop(0, count)
    number: SSAValue = loop.body.block.args[0]
    if backwards:
        number = at.value(arith.SubiOp(at.index(at.sub(count, 1)), number))
    body(at, at.value(arith.IndexCastOp(number, i64)))
    at.emit(scf.YieldOp())


def _elements(b: Builder, size: SSAValue, bytes: int) -> SSAValue:
    """Count of elements; the program stops where the last one is not whole."""
    count = quotient(size, 1, bytes, b)
    if count is not None:
        return count
    width = b.integer(bytes, size.type)
    rest = b.value(arith.RemUIOp(size, width))
    whole = b.value(arith.CmpiOp(rest, b.integer(0, size.type), "eq"))
    b.emit(cf.AssertOp(whole, "a copy of bytes ends inside of a number"))
    return b.value(arith.IndexCastOp(b.value(arith.DivUIOp(size, width)), IndexType()))


def _told_of(copy: Operation) -> Mapping[str, Attribute]:
    """Return the attributes of integers that are moved: unless the source says so, they are
    presumed.
    """
    return INTEGERS if COPIED_STRUCT in copy.attributes else PRESUMED_INTEGERS
