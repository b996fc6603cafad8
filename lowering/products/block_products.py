"""``block-products``: large products of matrices, convolutions and contractions in blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from math import prod

from ad_opt.dialects.core.linalg.contraction import (
    BEGINS,
    TESTED,
    THRESHOLD,
    Contraction,
    Form,
    Least,
    contraction_of,
    least_for_blocks,
)
from ad_opt.dialects.core.linalg.linalg_named import indexing_maps
from ad_opt.dialects.core.memref.coinciding import elements_may_coincide
from ad_opt.dialects.core.memref.memref import StoreOp
from ad_opt.dialects.core.memref.places import (
    all_of,
    apart_test,
    are_apart,
    distinct_test,
    layout_at,
)
from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION, UNTOUCHED
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, error_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.strides import strided_layout
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.dialects.support.names.blas_interfaces import INTERFACES
from ad_opt.dialects.support.text.parsing import parse_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, func, memref, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    StridedLayoutAttr,
    TensorType,
    UnitAttr,
    i1,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.passes import ModulePass

from .library import Matrix, takes, wrapper, wrapper_name
from .routine import Tile, names, routine, tile_for

_ALL = 1 << 60
"""Elements of a buffer seen as a row of elements: as many as there may be."""


@dataclass(frozen=True)
class BlockProductsPass(ModulePass):
    """Let large products run in blocks that registers and caches hold.

    A sum of products in plain loops loads two numbers for each product, and a matrix as often as
    the other one has rows::

        linalg.matmul ins(%a, %b : memref<256x256xf64>, memref<256x256xf64>)
                      outs(%c : memref<256x256xf64>)

    becomes a call of a routine that copies blocks of the factors and has a tile of the result in
    registers, with tables of where the rows, columns and terms lie::

        func.call @ad.product.f64(%c, %a, %b, %rows_c, %rows_a, %columns_c, %columns_b,
                                  %terms_a, %terms_b, %m, %n, %k, %fresh)

    Where zeros are written to the result right in front of it (`move-zeros-to-products`), the
    routine is told that the result is ``%fresh``, and they are not.

    So do all structured operations on buffers of floats that sum products: batches, contractions of
    any rank, convolutions and their gradients, whatever is transposed. The order of every sum
    stays. Operations whose extents are known at run time only are tested for their size, and those
    whose buffers may overlap for that; the others are left to `lower-linalg-to-loops`.

    With ``library``, a BLAS makes the products whose matrices it can take, where additions may be
    made in any order: those with the flag ``reassoc``, all with ``ordered=false``::

        %done = func.call @ad.library.f64.cblas(%c, %a, %b, %row_c, %column_c, ...) -> i1

    Where that follows from the types alone, the routine above is left out.

    Options: ``vector-bits`` (256) and ``registers`` (16): those of the processor. ``threshold``
    (65536): the least number of multiplications, of which an eighth is enough where extents are not
    known. ``library``: ``cblas`` or ``scipy_openblas64``, the interface of a library that is there.
    ``ordered`` (true): sums have an order.
    """

    name = "block-products"
    vector_bits: int = 256
    registers: int = 16
    threshold: int = THRESHOLD
    library: str = ""
    ordered: bool = True

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.library and self.library not in INTERFACES:
            known = ", ".join(INTERFACES)
            message = f"`block-products` knows no library `{self.library}`: there are {known}"
            raise DiagnosticError(Diagnostic("AD0404", message))
        for inner in [inner for inner in walk(op) if inner.name.startswith("linalg.")]:
            if any(isinstance(value.type, TensorType) for value in inner.operands):
                continue
            found = contraction_of(inner)
            if found is None:
                continue
            if not self.ordered and found.flags == "contract":
                # All of such code may be contracted: one routine is enough.
                found = replace(found, flags="")
            library = self._library(op, found)
            product = _Product(inner, found, self.threshold, library, self.ordered)
            if product.is_small:
                continue
            product.write()
            self._define(op, product)

    def _library(self, module: ModuleOp, found: Contraction) -> str:
        """The interface of the library for a product, if one may be called."""
        any_order = not self.ordered or {"fast", "reassoc"} & set(found.flags.split(","))
        if not self.library or not any_order:
            return ""
        symbol = INTERFACES[self.library].products[found.element]
        mine = wrapper_name(found.element, self.library)
        # A program that says itself what the function takes may say it otherwise.
        taken = symbol in symbols_in(module) and mine not in symbols_in(module)
        return "" if taken else self.library

    def _define(self, module: ModuleOp, product: _Product) -> None:
        """Add what a product calls to the module, if it is not there."""
        found, library, there = product.found, product.library, symbols_in(module)
        if library and wrapper_name(found.element, library) not in there:
            _add(module, _wrapper(found.element, library))
        if product.is_blocked and names(found.element, found.flags) not in there:
            tile = tile_for(int(found.element[1:]), self.vector_bits, self.registers)
            _add(module, _routine(found.element, tile, found.flags))


def _add(module: ModuleOp, made: ModuleOp) -> None:
    for one in made.body.block.ops:
        module.body.block.add_op(one.clone())


@lru_cache(maxsize=8)
def _wrapper(element: str, interface: str) -> ModuleOp:
    """The functions that call a library, to be copied."""
    from ad_opt.dialects import make_context

    return parse_module(make_context(), wrapper(element, interface))


@lru_cache(maxsize=8)
def _routine(element: str, tile: Tile, flags: str) -> ModuleOp:
    """The functions of a routine, to be copied; it takes longer to read them.

    Each is compiled once, and its loops have their form.
    """
    from ad_opt.dialects import make_context

    made = parse_module(make_context(), routine(element, tile, flags))
    for one in made.body.block.ops:
        one.attributes["no_inline"] = UnitAttr()
        for loop in walk(one):
            if loop.name == "scf.for":
                loop.attributes[LOOP_ANNOTATION] = UNTOUCHED
    return made


@dataclass
class _Operand:
    """An operand, and where its elements lie."""

    value: SSAValue
    forms: Sequence[Form]
    offset: Index
    strides: Sequence[Index]

    def stride(self, b: Builder, dim: int) -> Index:
        """The distance of elements from one iteration of a loop to the next."""
        parts = [
            b.mul(s, f[dim]) for f, s in zip(self.forms, self.strides, strict=True) if dim in f
        ]
        return reduce(b.add, parts, 0)


def _known_to_fit(strides: Sequence[Index], sizes: Sequence[Index]) -> bool:
    """True if it is known that BLAS takes matrices of these distances of rows and columns."""
    numbers = [one for one in (*strides, *sizes) if isinstance(one, int)]
    if len(numbers) < len(strides) + len(sizes):
        return False
    c, a, b = (Matrix(*numbers[at : at + 2]) for at in (0, 2, 4))
    return takes(c, a, b, numbers[6:])


@dataclass
class _Product:
    """An operation and what replaces it."""

    op: Operation
    found: Contraction
    threshold: int
    library: str = ""
    ordered: bool = True
    extents: list[Index] = field(init=False)
    is_blocked: bool = False
    """True if the routine is called."""
    fill: Operation | None = field(init=False)
    """The operation that writes zeros to the result, if the routine can do without."""

    def __post_init__(self) -> None:
        self.b = Builder.at(self.op)
        self.extents = [self._known(d) for d in range(self._count)]
        self.fill = None if self.library else self._fill()

    def _fill(self) -> Operation | None:
        """The zeros in front of the operation, if it adds to each element once."""
        fill, out = self.op.prev_op, self.found.forms[2]
        if (
            fill is None
            or BEGINS not in fill.attributes
            or fill.operands[1] is not self.op.operands[2]
        ):
            return None
        loops = [dim for form in out for dim in form]
        plain = all(list(form.values()) == [1] for form in out) and -1 not in loops
        once = {*loops} >= {around.dim for around in self.found.around}
        return fill if plain and once and len({*loops}) == len(loops) else None

    @property
    def _count(self) -> int:
        return indexing_maps(self.op)[0].num_dims

    def _places(self, dim: int) -> list[tuple[SSAValue, int]]:
        maps = indexing_maps(self.op)
        return [
            (value, at)
            for value, map_ in zip(self.op.operands, maps, strict=True)
            for at, expr in enumerate(map_.results)
            if isinstance(expr, AffineDimExpr) and expr.position == dim
        ]

    def _known(self, dim: int) -> int:
        """The extent of a loop where a type says it, else -1."""
        for value, at in self._places(dim):
            assert isinstance(value.type, MemRefType)
            if (extent := value.type.get_shape()[at]) != DYNAMIC_INDEX:
                return extent
        return -1

    @property
    def is_small(self) -> bool:
        """True if it is known that plain loops are as fast, or an extent follows from nothing."""
        if any(not self._places(dim) for dim in range(self._count)):
            return True
        least = self._least(known=True)
        counts = [self._known_size(group) for group in self._groups()]
        if any(n is not None and n < side for n, side in zip(counts, least.sides, strict=True)):
            return True
        numbers = [n for n in counts if n is not None]
        return len(numbers) == len(counts) and prod(numbers) < least.total

    def _known_size(self, group: Sequence[int]) -> int | None:
        sizes = [n for dim in group if isinstance(n := self.extents[dim], int) and n != -1]
        return prod(sizes) if len(sizes) == len(group) else None

    def _least(self, *, known: bool) -> Least:
        return least_for_blocks(self.found, self.threshold, known=known, ordered=self.ordered)

    def write(self) -> None:
        """Put the blocked product in the place of the operation, or beside it under a test."""
        test = self._test()
        if test is None:
            self._blocked(self.b)
            erase(self.op)
            if self.fill is not None:
                erase(self.fill)
            return
        blocked, plain = Block(), Block()
        inside = self.b.inside(blocked)
        self._blocked(inside)
        inside.emit(scf.YieldOp())
        self.b.emit(scf.IfOp(test, (), Region(blocked), Region(plain)))
        for op in (self.fill, self.op):
            if op is not None:
                op.detach()
                plain.add_op(op)
        plain.add_op(scf.YieldOp())

    def _test(self) -> SSAValue | None:
        """The condition under which it may be blocked, and is worth it; ``None`` if it is known."""
        b = self.b
        known = all(n != -1 for n in self.extents)
        for dim, extent in enumerate(self.extents):
            if extent == -1:
                self.extents[dim] = b.dim(*self._places(dim)[0])
        self.operands = [self._operand(b, at) for at in range(3)]
        if TESTED in self.op.attributes:
            return None
        tests: list[SSAValue] = []
        if not known:
            counts = [self._size(b, group) for group in self._groups()]
            least = self._least(known=False)
            for count, side in zip(counts, least.sides, strict=True):
                if not isinstance(count, int):
                    tests.append(b.compare("sge", count, b.index(side)))
            total = b.index(reduce(b.mul, counts))
            tests.append(b.compare("sge", total, b.index(least.total)))
        out = self.operands[2].value
        for other in self.operands[:2]:
            if not are_apart(out, other.value):
                tests.append(apart_test(b, out, other.value))
        if elements_may_coincide(out):
            tests.append(distinct_test(b, out))
        return all_of(b, tests) if tests else None

    def _groups(self) -> tuple[Sequence[int], ...]:
        return self.found.rows, self.found.columns, self.found.terms

    def _size(self, b: Builder, group: Sequence[int]) -> Index:
        return reduce(b.mul, (self.extents[dim] for dim in group), 1)

    def _operand(self, b: Builder, at: int) -> _Operand:
        value = self.op.operands[at]
        assert isinstance(value.type, MemRefType)
        if strided_layout(value.type) is None:
            raise error_at(self.op, "AD0401", f"{value.type} has no strides")
        return _Operand(value, self.found.forms[at], *layout_at(b, value))

    def _blocked(self, b: Builder) -> None:
        found = self.found
        out, left, right = (self.operands[at] for at in (2, found.left, found.right))
        rows, columns, terms = self._groups()
        wanted = ((out, rows), (left, rows), (out, columns), (right, columns), (left, terms),
                  (right, terms))  # fmt: skip
        sizes = [self._size(b, group) for group in self._groups()]
        # In the order that `wrapper` has: of each matrix the rows, then the columns.
        strides = [self._joint_stride(b, *wanted[at]) for at in (0, 2, 1, 4, 5, 3)]
        distances = [stride for stride in strides if stride is not None]
        if len(distances) < len(strides):
            self.library = ""
        self.is_blocked = not (self.library and _known_to_fit(distances, sizes))
        tables = [self._table(b, operand, group) for operand, group in wanted if self.is_blocked]
        inner, starts = b, [operand.offset for operand in (out, left, right)]
        loops: list[Builder] = []
        for around in found.around:
            extent = self.extents[around.dim]
            _, inner = inner.loop(0, extent)
            loops.append(inner)
            at: Index = inner.block.args[0]
            if around.falling:
                at = inner.sub(inner.sub(extent, 1), at)
            for n, operand in enumerate((out, left, right)):
                starts[n] = inner.add(starts[n], inner.mul(at, operand.stride(inner, around.dim)))
        views = [
            self._view(inner, operand, start)
            for operand, start in zip((out, left, right), starts, strict=True)
        ]
        if self.library:
            inner = self._called(inner, [*views, *map(inner.index, [*distances, *sizes])], loops)
        if self.is_blocked:
            fresh = inner.value(arith.ConstantOp(IntegerAttr(int(self.fill is not None), i1)))
            given = [*views, *tables, *map(inner.index, sizes), fresh]
            inner.emit(func.CallOp(names(found.element, found.flags), given, []))
        for one in loops:
            one.emit(scf.YieldOp())
        for table in tables:
            b.emit(memref.DeallocOp.create(operands=[table]))

    def _called(self, b: Builder, given: Sequence[SSAValue], loops: list[Builder]) -> Builder:
        """Let the library make the product; where it may not take it, what follows goes into the
        block that is left open.
        """
        name = wrapper_name(self.found.element, self.library)
        done = b.value(func.CallOp(name, list(given), [i1]))
        if not self.is_blocked:
            return b
        otherwise = Block()
        b.emit(scf.IfOp(done, (), Region(Block([scf.YieldOp()])), Region(otherwise)))
        inside = b.inside(otherwise)
        loops.append(inside)
        return inside

    def _joint_stride(self, b: Builder, operand: _Operand, group: Sequence[int]) -> Index | None:
        """The distance of elements from one iteration of some loops, seen as one, to the next."""
        if len(group) == 1:
            return operand.stride(b, group[0])
        strides = [operand.stride(b, dim) for dim in group]
        extents = [self.extents[dim] for dim in group]
        if not all(isinstance(one, int) for one in (*strides, *extents)):
            return None
        for outer, inner, extent in zip(strides, strides[1:], extents[1:], strict=False):
            if outer != b.mul(inner, extent):
                return None
        return strides[-1]

    def _table(self, b: Builder, operand: _Operand, group: Sequence[int]) -> SSAValue:
        """The distances of elements in the iterations of some loops, the last ones innermost."""
        size = b.index(self._size(b, group))
        kind = MemRefType(IndexType(), [DYNAMIC_INDEX])
        made = memref.AllocOp([size], [], kind)
        table = b.value(made)
        b.emit(StoreOp.get(b.index(0), table, [b.index(0)]))
        have: Index = 1
        for dim in reversed(group):
            extent = self.extents[dim]
            given = [table, *map(b.index, (have, extent, operand.stride(b, dim)))]
            b.emit(func.CallOp(f"{names(self.found.element, self.found.flags)}.spread", given, []))
            have = b.mul(have, extent)
        return table

    def _view(self, b: Builder, operand: _Operand, start: Index) -> SSAValue:
        """The elements of a buffer in a row, from a place on."""
        constant: Index = start
        for form, stride in zip(operand.forms, operand.strides, strict=True):
            constant = b.add(constant, b.mul(stride, form.get(-1, 0)))
        type_ = operand.value.type
        assert isinstance(type_, MemRefType)
        layout = StridedLayoutAttr([1], None)
        element: Attribute = type_.element_type
        shape = MemRefType(element, [DYNAMIC_INDEX], layout)
        return b.value(
            memref.ReinterpretCastOp(
                operand.value, [b.index(constant)], [b.index(_ALL)], [],
                [DYNAMIC_INDEX], [DYNAMIC_INDEX], [1], shape,
            )
        )  # fmt: skip
