"""Builds one lowered function: where new operations go, and what each old value has become."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from ad_opt.dialects.llvm.operations.memory import MEMORY
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import segments
from ad_opt.dialects.support.ir.rewriting import append, erase
from ad_opt.dialects.support.ir.shaped_types import scalar_type, truth_type
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerType,
    LocationAttr,
    MemRefType,
    StringAttr,
    UnrankedMemRefType,
    VectorType,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from . import ops, splitting
from .ops import CAST_PROPERTIES, FLAGS_NONE, INT_PROPERTIES, NSW, PTR
from .types import (
    UNRANKED,
    Layout,
    TypeNotLowered,
    complex_struct,
    convert_type,
    layout_of,
    memory_type,
)
from .values import Descriptor, Index, Lowered, Pair

if TYPE_CHECKING:
    from .module import ModuleLowering


class Skipped(Exception):
    """An operand comes from an operation that was already reported; nothing more to say."""


class Builder:
    """The function under construction, with an insertion point at the end of `block`."""

    def __init__(self, module: ModuleLowering, region: Region, location: LocationAttr | None):
        self.module = module
        self.region = region
        self.location = location
        self.block = Block()
        self.values: dict[SSAValue, Lowered] = {}
        self.blocks: dict[Block, Block] = {}
        self.known: dict[SSAValue, int] = {}
        """The value of lowered constants."""
        self.memories: dict[SSAValue, StringAttr] = {}
        """Of addresses that are known to lie in arguments: what these are to a derivative."""
        self.scope_exits: list[tuple[Block, SSAValue | None]] = []
        """Continuation of each open ``memref.alloca_scope``, and the stack pointer to restore."""
        self._constants: dict[tuple[object, Attribute], SSAValue] = {}
        self._i64: dict[int, SSAValue] = {}
        self._entry_ops: list[Operation] = []
        self._computed: dict[tuple[object, ...], SSAValue] = {}
        """Integers and addresses of the block, by what they are computed from."""
        self._sums: dict[SSAValue, tuple[SSAValue, int]] = {}
        """Sums that do not overflow, of a value and a number."""

    # Values -----------------------------------------------------------------------------------

    def get(self, value: SSAValue) -> Lowered:
        """Return what ``value`` of the source program has become."""
        try:
            return self.values[value]
        except KeyError:
            raise Skipped from None

    def ssa(self, value: SSAValue) -> SSAValue:
        """The lowered value, as one SSA value of the converted type."""
        return self.pack(self.get(value))

    def memref(self, value: SSAValue) -> Descriptor:
        """The lowered value of a memref; raises `TypeNotLowered` for one without a rank."""
        found = self.get(value)
        if not isinstance(found, Descriptor):
            raise TypeNotLowered(value.type, f"a {value.type} is only passed, cast and printed")
        return found

    def pair(self, value: SSAValue) -> Pair:
        """The lowered value of a complex number."""
        return cast(Pair, self.get(value))

    def index(self, value: SSAValue) -> Index:
        """The lowered value of an index, as an integer where it is known."""
        lowered = cast(SSAValue, self.get(value))
        return self.known.get(lowered, lowered)

    def indices(self, values: Sequence[SSAValue]) -> list[Index]:
        """`index` of each."""
        return [self.index(v) for v in values]

    def set(self, value: SSAValue, lowered: Lowered) -> None:
        """Say what ``value`` has become."""
        self.values[value] = lowered
        # Not isinstance: SSAValue is an abstract class, and asking it is slow.
        if value.name_hint is not None and type(lowered) not in (Descriptor, Pair):
            one = cast(SSAValue, lowered)
            if one.name_hint is None:
                one.name_hint = value.name_hint

    # Operations -------------------------------------------------------------------------------

    def add(
        self,
        name: str,
        operands: Sequence[SSAValue] = (),
        results: Sequence[Attribute] = (),
        properties: Mapping[str, Attribute] = {},
        successors: Sequence[Block] = (),
    ) -> Operation:
        """Append an operation of the llvm dialect."""
        op = make(
            CLASSES[name],
            operands=operands,
            result_types=results,
            properties=properties,
            successors=successors,
            location=self.location,
        )
        append(op, self.block)
        return op

    def value(
        self,
        name: str,
        operands: Sequence[SSAValue],
        type_: Attribute,
        properties: Mapping[str, Attribute] = {},
    ) -> SSAValue:
        """Append an operation with one result."""
        return self.add(name, operands, (type_,), properties).results[0]

    def binary(
        self,
        name: str,
        lhs: SSAValue,
        rhs: SSAValue,
        properties: Mapping[str, Attribute] = FLAGS_NONE,
    ) -> SSAValue:
        """Append an operation whose operands and result have one type."""
        return self.value(name, (lhs, rhs), lhs.type, properties)

    def unary(
        self, name: str, x: SSAValue, properties: Mapping[str, Attribute] = FLAGS_NONE
    ) -> SSAValue:
        """Append an operation whose operand and result have one type."""
        return self.value(name, (x,), x.type, properties)

    def compare(self, kind: int, lhs: SSAValue, rhs: SSAValue) -> SSAValue:
        """``llvm.icmp`` with the number of a predicate (`arith.cmpi` has the same numbers)."""
        type_ = truth_type(lhs.type)
        return self.value("llvm.icmp", (lhs, rhs), type_, {"predicate": ops.predicate(kind)})

    def compare_floats(
        self,
        kind: int,
        lhs: SSAValue,
        rhs: SSAValue,
        flags: Mapping[str, Attribute] = FLAGS_NONE,
    ) -> SSAValue:
        """``llvm.fcmp`` with the number of a predicate (`arith.cmpf` has the same numbers)."""
        type_ = truth_type(lhs.type)
        properties = {"predicate": ops.predicate(kind), **flags}
        return self.value("llvm.fcmp", (lhs, rhs), type_, properties)

    def select(self, condition: SSAValue, yes: SSAValue, no: SSAValue) -> SSAValue:
        """``llvm.select``."""
        return self.value("llvm.select", (condition, yes, no), yes.type, FLAGS_NONE)

    def int_op(self, name: str, lhs: SSAValue, rhs: SSAValue, flags: int = 0) -> SSAValue:
        """An integer operation, once in a block; ``flags``: 1 is nsw, 2 is nuw."""
        key = name, lhs, rhs, flags
        if (found := self._computed.get(key)) is None:
            found = self.binary(name, lhs, rhs, INT_PROPERTIES[name](flags))
            self._computed[key] = found
            if name == "llvm.add" and flags & NSW and (number := self.known.get(rhs)) is not None:
                base, before = self._sums.get(lhs, (lhs, 0))
                self._sums[found] = base, before + number
        return found

    def cast(self, name: str, x: SSAValue, type_: Attribute) -> SSAValue:
        """A conversion; nothing where the type is that already."""
        return (
            x if x.type == type_ else self.value(name, (x,), type_, CAST_PROPERTIES.get(name, {}))
        )

    def call(
        self,
        callee: str,
        args: Sequence[SSAValue],
        result: Attribute | None,
        flags: Mapping[str, Attribute] = FLAGS_NONE,
    ) -> Operation:
        """A direct call; ``result`` is ``None`` for a call that returns nothing."""
        return self.add(
            "llvm.call",
            args,
            () if result is None else (result,),
            {**self.call_properties(len(args)), "callee": ops.symbol(callee), **flags},
        )

    @staticmethod
    def call_properties(args: int) -> dict[str, Attribute]:
        """The properties that every call has."""
        return {
            "CConv": ops.CCC,
            "TailCallKind": ops.NO_TAIL,
            "op_bundle_sizes": ops.NO_BUNDLES,
            "operandSegmentSizes": ops.call_segments(args),
            "fastmathFlags": ops.NO_FAST_MATH,
        }

    # Constants --------------------------------------------------------------------------------

    def int(self, value: int, type_: Attribute = i64) -> SSAValue:
        """An integer constant (splat for a vector type), made once at the start of the function."""
        cache: dict[Any, SSAValue] = self._i64 if type_ is i64 else self._constants
        key = value if type_ is i64 else (value, type_)
        if (found := cache.get(key)) is None:
            element = cast(IntegerType, scalar_type(type_))
            found = cache[key] = self.constant(ops.integer(value, element), value, type_)
            if element is type_:
                self.known[found] = value
        return found

    def float(self, value: float, type_: Attribute) -> SSAValue:
        """A floating-point constant (splat for a vector type)."""
        key = (repr(value), type_)  # the text tells -0.0 from 0.0
        if (found := self._constants.get(key)) is None:
            attr = FloatAttr(value, cast(AnyFloat, scalar_type(type_)))
            found = self._constants[key] = self.constant(attr, value, type_)
        return found

    def constant(self, attr: Attribute, value: Any, type_: Attribute) -> SSAValue:
        """A constant at the start of the function, splat for a vector type."""
        if isinstance(type_, VectorType):
            dense: Any = DenseIntOrFPElementsAttr
            attr = dense.from_list(type_, [value])
        return self.entry_op("llvm.mlir.constant", (), type_, {"value": attr})

    def entry_op(
        self,
        name: str,
        operands: Sequence[SSAValue],
        type_: Attribute,
        properties: Mapping[str, Attribute],
    ) -> SSAValue:
        """An operation at the start of the function, before all others."""
        op = make(
            CLASSES[name],
            operands=operands,
            result_types=(type_,),
            properties=properties,
            location=self.location,
        )
        self._entry_ops.append(op)
        return op.results[0]

    def poison(self, type_: Attribute) -> SSAValue:
        """A value nobody looks at."""
        return self.value("llvm.mlir.poison", (), type_)

    def null(self) -> SSAValue:
        """The null pointer."""
        key = ("null", PTR)
        if (found := self._constants.get(key)) is None:
            found = self._constants[key] = self.entry_op("llvm.mlir.zero", (), PTR, {})
        return found

    def finish(self) -> None:
        """Put the constants in front of the entry block; take away sums that nobody has used."""
        for found in reversed(self._sums):
            if not any(True for _ in found.uses):
                erase(cast(Operation, found.owner))
        entry = self.region.blocks[0]
        first = entry.first_op
        if first is None:
            entry.add_ops(self._entry_ops)
        else:
            entry.insert_ops_before(self._entry_ops, first)

    # Index arithmetic: signed 64-bit, folded where it is known -----------------------------------

    def i64(self, x: Index) -> SSAValue:
        """Return it as an SSA value."""
        return self.int(x) if isinstance(x, int) else x

    def plus(self, a: Index, b: Index) -> Index:
        """``a + b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a + b
        if a == 0:
            return b
        if b == 0:
            return a
        return self.int_op("llvm.add", self.i64(a), self.i64(b), NSW)

    def minus(self, a: Index, b: Index) -> Index:
        """``a - b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a - b
        return a if b == 0 else self.int_op("llvm.sub", self.i64(a), self.i64(b), NSW)

    def times(self, a: Index, b: Index) -> Index:
        """``a * b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a * b
        if a == 0 or b == 0:
            return 0
        if a == 1:
            return b
        if b == 1:
            return a
        return self.int_op("llvm.mul", self.i64(a), self.i64(b), NSW)

    # Blocks -----------------------------------------------------------------------------------

    def new_block(self, *types: Attribute) -> Block:
        """A block that `start` will place."""
        return Block(arg_types=types)

    def start(self, block: Block) -> None:
        """Place ``block`` at the end and go on there."""
        self.region.add_block(block)
        self.block = block
        self._computed = {}

    def branch(self, target: Block, *args: SSAValue) -> None:
        """``llvm.br``."""
        self.add("llvm.br", args, (), {}, (target,))

    def branch_if(
        self,
        condition: SSAValue,
        then: Block,
        otherwise: Block,
        then_args: Sequence[SSAValue] = (),
        else_args: Sequence[SSAValue] = (),
    ) -> None:
        """``llvm.cond_br``."""
        self.add(
            "llvm.cond_br",
            (condition, *then_args, *else_args),
            (),
            {"operandSegmentSizes": segments(1, len(then_args), len(else_args))},
            (then, otherwise),
        )

    def loop(self, count: Index, body: Callable[[SSAValue], None]) -> None:
        """``for i in range(count): body(i)``; ``body`` may make blocks."""
        header, inside, after = self.new_block(i64), self.new_block(), self.new_block()
        self.branch(header, self.int(0))
        self.start(header)
        i = header.args[0]
        self.branch_if(self.compare(2, i, self.i64(count)), inside, after)
        self.start(inside)
        body(i)
        self.branch(header, self.i64(self.plus(i, 1)))
        self.start(after)

    # Memory -----------------------------------------------------------------------------------

    def offset_of(self, memref: Descriptor, indices: Sequence[Index]) -> Index:
        """Return how many elements behind `aligned` the element at ``indices`` lies.

        Numbers that are added to subscripts are added last and at once, so elements of a tile
        share the rest: ``(i + 1) * 8 + j + 2`` is ``(i * 8 + j) + 10``.
        """
        at, behind = memref.offset, 0
        for index, stride in zip(indices, memref.strides, strict=True):
            if not isinstance(index, int) and isinstance(stride, int) and index in self._sums:
                index, number = self._sums[index]
                behind += number * stride
            at = self.plus(at, self.times(index, stride))
        return self.plus(at, behind)

    def address(self, memref: Descriptor, indices: Sequence[Index], *inner: int) -> SSAValue:
        """A pointer to an element, or to a field of it."""
        return self.gep(
            memref.aligned, memref.layout.memory, self.offset_of(memref, indices), *inner
        )

    def gep(self, base: SSAValue, element: Attribute, at: Index, *inner: int) -> SSAValue:
        """``&base[at].inner`` within the bounds of an object."""
        if at == 0 and not any(inner):
            return base
        if isinstance(at, int) and -(2**31) < at < 2**31:
            operands, first = (base,), at
        else:
            operands, first = (base, self.i64(at)), ops.DYNAMIC_INDEX
        key = element, first, inner, *operands
        if (known := self._computed.get(key)) is not None:
            return known
        found = self.value("llvm.getelementptr", operands, PTR, ops.gep(element, (first, *inner)))
        self._computed[key] = found
        if (memory := self.memories.get(base)) is not None:
            self.memories[found] = memory
        return found

    def load(self, pointer: SSAValue, type_: Attribute, alignment: int) -> SSAValue:
        """``llvm.load``."""
        if splitting.parts_of(type_) is not None:
            return splitting.load(pointer, type_, alignment, self)
        op = self.add("llvm.load", (pointer,), (type_,), ops.alignment(alignment))
        self._say_memory(op, pointer)
        return op.results[0]

    def store(self, x: SSAValue, pointer: SSAValue, alignment: int) -> Operation | None:
        """``llvm.store``; ``None`` if several were needed."""
        if splitting.parts_of(x.type) is not None:
            splitting.store(x, pointer, alignment, self)
            return None
        op = self.add("llvm.store", (x, pointer), (), ops.alignment(alignment))
        self._say_memory(op, pointer)
        return op

    def _say_memory(self, op: Operation, pointer: SSAValue) -> None:
        if (memory := self.memories.get(pointer)) is not None:
            op.attributes[MEMORY] = memory

    def to_memory(self, x: SSAValue) -> SSAValue:
        """A value as it is stored: an i1 becomes a byte."""
        return self.cast("llvm.zext", x, memory_type(x.type))

    def from_memory(self, x: SSAValue, type_: Attribute) -> SSAValue:
        """The reverse of `to_memory`; ``type_`` is the converted type."""
        return self.cast("llvm.trunc", x, type_)

    # Aggregates -------------------------------------------------------------------------------

    def extract(self, aggregate: SSAValue, type_: Attribute, *at: int) -> SSAValue:
        """``llvm.extractvalue``."""
        return self.value("llvm.extractvalue", (aggregate,), type_, ops.position(*at))

    def insert(self, aggregate: SSAValue, x: SSAValue, *at: int) -> SSAValue:
        """``llvm.insertvalue``."""
        return self.value("llvm.insertvalue", (aggregate, x), aggregate.type, ops.position(*at))

    def struct(self, type_: Attribute, fields: Sequence[SSAValue]) -> SSAValue:
        """A struct with these fields."""
        result = self.poison(type_)
        for i, field in enumerate(fields):
            result = self.insert(result, field, i)
        return result

    def pack(self, lowered: Lowered) -> SSAValue:
        """A value as one SSA value of the converted type."""
        match lowered:
            case Descriptor():
                return self._pack_memref(lowered)
            case Pair(real, imaginary):
                return self.struct(complex_struct(real.type), (real, imaginary))
            case _:
                return lowered

    def _pack_memref(self, memref: Descriptor) -> SSAValue:
        result = self.struct(
            memref.layout.struct, (memref.allocated, memref.aligned, self.i64(memref.offset))
        )
        for field, parts in ((3, memref.sizes), (4, memref.strides)):
            for i, part in enumerate(parts):
                result = self.insert(result, self.i64(part), field, i)
        return result

    def unpack(self, packed: SSAValue, type_: Attribute) -> Lowered:
        """The reverse of `pack`, for a value that had ``type_`` in the source program."""
        match type_:
            case MemRefType():
                rank = layout_of(cast(Attribute, type_)).rank
                leaves = [self.extract(packed, PTR, 0), self.extract(packed, PTR, 1)]
                leaves.append(self.extract(packed, i64, 2))
                for field in (3, 4):
                    leaves += [self.extract(packed, i64, field, i) for i in range(rank)]
                return self.from_leaves(leaves, type_)
            case ComplexType():
                element = convert_type(type_.element_type)
                return Pair(self.extract(packed, element, 0), self.extract(packed, element, 1))
            case _:
                return packed

    def leaves(self, lowered: Lowered) -> list[SSAValue]:
        """A value as it is passed to a function."""
        if not isinstance(lowered, Descriptor):
            packed = self.pack(lowered)
            if packed.type == UNRANKED:
                return [self.extract(packed, i64, 0), self.extract(packed, PTR, 1)]
            return [packed]
        parts = (lowered.offset, *lowered.sizes, *lowered.strides)
        return [lowered.allocated, lowered.aligned, *map(self.i64, parts)]

    def from_leaves(self, leaves: Sequence[SSAValue], type_: Attribute) -> Lowered:
        """The reverse of `leaves`; what the type knows is not read from them."""
        if isinstance(type_, UnrankedMemRefType):
            return self.struct(UNRANKED, leaves)
        if not isinstance(type_, MemRefType):
            return self.unpack(leaves[0], type_)
        layout = layout_of(cast(Attribute, type_))
        allocated, aligned, offset, *rest = leaves
        return self.descriptor(
            layout, allocated, aligned, offset, rest[: layout.rank], rest[layout.rank :]
        )

    @staticmethod
    def descriptor(
        layout: Layout,
        allocated: SSAValue,
        aligned: SSAValue,
        offset: Index,
        sizes: Sequence[Index],
        strides: Sequence[Index],
    ) -> Descriptor:
        """A descriptor; what the layout knows goes before what is passed."""
        return Descriptor(
            layout,
            allocated,
            aligned,
            offset if layout.offset is None else layout.offset,
            tuple(x if k is None else k for x, k in zip(sizes, layout.sizes, strict=True)),
            tuple(x if k is None else k for x, k in zip(strides, layout.strides, strict=True)),
        )

    # Block arguments: only what is not known travels ------------------------------------------

    @staticmethod
    def block_types(type_: Attribute) -> list[Attribute]:
        """The types of the block arguments that stand for one of ``type_``."""
        match type_:
            case MemRefType():
                layout = layout_of(cast(Attribute, type_))
                unknown = [layout.offset, *layout.sizes, *layout.strides].count(None)
                return [PTR, PTR, *[i64] * unknown]
            case ComplexType():
                return [convert_type(type_.element_type)] * 2
            case _:
                return splitting.part_types(convert_type(type_))

    def block_args(self, lowered: Lowered, type_: Attribute) -> list[SSAValue]:
        """Return the values to pass to a block argument of ``type_``."""
        match lowered:
            case Descriptor():
                known = layout_of(type_)
                parts = (lowered.offset, *lowered.sizes, *lowered.strides)
                wanted = (known.offset, *known.sizes, *known.strides)
                rest = [self.i64(p) for p, k in zip(parts, wanted, strict=True) if k is None]
                return [lowered.allocated, lowered.aligned, *rest]
            case Pair():
                return [lowered.real, lowered.imaginary]
            case _:
                return splitting.apart(lowered, self)

    def from_block_args(self, args: Sequence[SSAValue], type_: Attribute) -> Lowered:
        """The reverse of `block_args`."""
        match type_:
            case MemRefType():
                layout = layout_of(cast(Attribute, type_))
                rest = iter(args[2:])
                parts = [
                    next(rest) if known is None else known
                    for known in (layout.offset, *layout.sizes, *layout.strides)
                ]
                rank = layout.rank
                return self.descriptor(
                    layout, args[0], args[1], parts[0], parts[1 : 1 + rank], parts[1 + rank :]
                )
            case ComplexType():
                return Pair(args[0], args[1])
            case _:
                return splitting.together(convert_type(type_), args, self)
