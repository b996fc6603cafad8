"""Writing calls of BLAS, and loops over vectors and matrices with BLAS's strides.

A `Blas` belongs to one call that is differentiated, and speaks its conventions: its format, its
width of integers, rows or columns first. What BLAS has a routine for is a call; fills, and whatever
must see single elements, are loops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.llvm.addresses import address_behind, load_from, store_to
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.llvm.llvm_ext import FreeOp, MallocOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.blas_functions import BY_VALUE, Routine
from xdsl.dialects import arith, math, scf
from xdsl.dialects.builtin import (
    FunctionType,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    i32,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .blas_wrappers import by_address_type, wrapper

Vector = tuple[SSAValue, SSAValue]
"""An address and an increment."""

_COLUMNS_FIRST = 102
_CODES = {
    "plain": (111, ord("N")), "transposed": (112, ord("T")),
    "upper": (121, ord("U")), "lower": (122, ord("L")),
    "unit": (132, ord("U")), "left": (141, ord("L")),
}  # fmt: skip
"""Numbers and letters that CBLAS and Fortran pass for each word."""


class Blas:
    """Writes calls of routines, and arithmetic around them, at an emitter's place."""

    def __init__(self, session: Session, op: Operation, routine: Routine, em: Emitter):
        self.session = session
        self.op = op
        self.routine = routine
        self.em = em
        self.float = routine.float_type
        types = dict(zip(routine.parameters, (x.type for x in op.operands), strict=True))
        self.int = types["n" if "n" in types else "m"]
        self.types = types
        self.order: SSAValue | None = None
        """The value of CBLAS's first parameter."""

    # ------------------------------------------------------------------ numbers

    def number(self, value: float) -> SSAValue:
        """A constant of the routine's format."""
        return self.em.constant(value, self.float)

    def integer(self, value: int) -> SSAValue:
        """A constant of the routine's integers."""
        return self.em.integer(value, self.int)

    def less(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left < right`` for integers."""
        return self.em.value(arith.CmpiOp(left, right, "slt"))

    def is_zero(self, value: SSAValue) -> SSAValue:
        """True if a number is zero."""
        return self.em.value(arith.CmpfOp(value, self.number(0.0), "oeq"))

    def signed(self, size: SSAValue, sign: SSAValue) -> SSAValue:
        """``size`` with the sign of a number; zero for the sign of zero."""
        turned = self.em.value(math.CopySignOp(self.number(1.0), sign))
        return self.em.select(self.is_zero(sign), self.number(0.0), self.em.mulf(size, turned))

    def quotient(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left / right``, or zero where ``right`` is."""
        zero = self.is_zero(right)
        return self.em.select(zero, self.number(0.0), self.em.divf(left, right))

    def sub(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left - right`` for integers."""
        return self.em.value(arith.SubiOp(left, right))

    def choose(
        self, condition: SSAValue, then: Sequence[SSAValue], other: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """The values of one side."""
        return [self.em.select(condition, a, b) for a, b in zip(then, other, strict=True)]

    # ------------------------------------------------------------------ letters

    def code(self, word: str, like: SSAValue | None = None) -> SSAValue:
        """Return what is passed for ``plain``, ``upper``, ...: a number, or a letter for
        Fortran.
        """
        type = like.type if like is not None else self._letter_type()
        return self.em.integer(_CODES[word][self.routine.fortran], type)

    def _letter_type(self) -> Attribute:
        for name in ("trans", "uplo", "side"):
            if name in self.types:
                return self.types[name]
        return IntegerType(8) if self.routine.fortran else i32

    def says(self, value: SSAValue, word: str) -> SSAValue:
        """True if a letter is that of ``word``; Fortran's may be small."""
        em = self.em
        if self.routine.fortran:
            value = em.value(arith.AndIOp(value, em.integer(0x5F, value.type)))
        return em.value(arith.CmpiOp(value, self.code(word, value), "eq"))

    def flipped(self, trans: SSAValue) -> SSAValue:
        """The other one of ``plain`` and ``transposed``."""
        plain = self.says(trans, "plain")
        return self.em.select(plain, self.code("transposed", trans), self.code("plain", trans))

    def by_columns(self) -> SSAValue:
        """True if columns are contiguous, not rows."""
        if self.order is None:
            return self.em.value(arith.ConstantOp(IntegerAttr(1, IntegerType(1))))
        columns = self.em.integer(_COLUMNS_FIRST, self.order.type)
        return self.em.value(arith.CmpiOp(self.order, columns, "eq"))

    # ------------------------------------------------------------------ calls

    def call(self, name: str, *given: SSAValue) -> SSAValue | None:
        """Call a routine with everything that it takes but the order of rows and columns."""
        routine = self.routine.other(name)
        operands = list(given)
        if routine.parameters[0] == "order":
            operands.insert(0, self.order or self.em.integer(_COLUMNS_FIRST, i32))
        outputs = [self.float] if routine.gives else []
        inputs = [x.type for x in operands]
        self._declare(routine, FunctionType.from_lists(inputs, outputs))
        call = self.em.emit(CallOp(routine.symbol(name), operands, outputs))
        return call.results[0] if outputs else None

    def _declare(self, routine: Routine, type: FunctionType) -> None:
        symbol = routine.symbol(routine.name)
        known = self.session.symbol(symbol)
        if known is None and routine.fortran:
            self._external(symbol.removesuffix(BY_VALUE), by_address_type(routine))
            made = wrapper(routine)
            made.location = self.op.location
            self.session.add_function(made)
        elif known is None:
            self._external(symbol, type)
        elif known.name != "func.func" or known.properties["function_type"] != type:
            raise error_at(
                self.op,
                "AD0709",
                f"the derivative of this call calls `@{symbol}`, which the program declares "
                "otherwise than BLAS has it",
                help="declare all routines with integers of the same width",
            )

    def _external(self, symbol: str, type: FunctionType) -> None:
        if self.session.symbol(symbol) is None:
            declared = FuncOp.external(symbol, list(type.inputs), list(type.outputs))
            declared.properties["sym_visibility"] = StringAttr("private")
            declared.location = self.op.location
            self.session.add_function(declared)

    def dot(self, n: SSAValue, x: Vector, y: Vector) -> SSAValue:
        """The product of two vectors."""
        found = self.call("dot", n, *x, *y)
        assert found is not None
        return found

    def axpy(self, n: SSAValue, alpha: SSAValue, x: Vector, y: Vector) -> None:
        """``y += alpha x``."""
        self.call("axpy", n, alpha, *x, *y)

    def copy(self, n: SSAValue, x: Vector, y: Vector) -> None:
        """``y = x``."""
        self.call("copy", n, *x, *y)

    # ------------------------------------------------------------------ memory

    def scratch(self, *sizes: SSAValue) -> SSAValue:
        """New memory for so many numbers; `release` it."""
        return self.em.value(MallocOp(self.bytes(*sizes)))

    def release(self, memory: SSAValue) -> None:
        """Free what `scratch` gave."""
        self.em.emit(FreeOp(memory))

    def bytes(self, *sizes: SSAValue) -> SSAValue:
        """The bytes of so many numbers, as an i64."""
        total = self.em.integer(size_and_alignment(self.float)[0], i64)
        for size in sizes:
            total = self.em.value(arith.MuliOp(total, self.wide(size)))
        return total

    def wide(self, value: SSAValue) -> SSAValue:
        """An integer as an i64."""
        if isinstance(value.type, IndexType):
            return self.em.value(arith.IndexCastOp(value, i64))
        return value if value.type == i64 else self.em.value(ExtSIOp(value, i64))

    def behind(self, pointer: SSAValue, offset: SSAValue) -> SSAValue:
        """The address so many numbers further."""
        return self.em.value(address_behind(pointer, self.wide(offset), self.float))

    def load(self, pointer: SSAValue) -> SSAValue:
        """The number at an address."""
        return self.em.value(load_from(pointer, self.float))

    def store(self, value: SSAValue, pointer: SSAValue) -> None:
        """Put a number at an address."""
        self.em.emit(store_to(value, pointer))

    # ------------------------------------------------------------------ loops

    def repeat(self, count: SSAValue, body: Callable[[SSAValue], None]) -> None:
        """Run ``body`` with the integers from zero."""
        em, index = self.em, IndexType()
        block = Block(arg_types=[index])
        end = em.value(arith.IndexCastOp(count, index))
        em.emit(scf.ForOp(em.integer(0, index), end, em.integer(1, index), [], Region(block)))
        self.em = Emitter(block, None, em.location)
        body(self.em.value(arith.IndexCastOp(block.args[0], i64)))
        self.em.emit(scf.YieldOp())
        self.em = em

    def each(
        self, n: SSAValue, vectors: Sequence[Vector], body: Callable[[list[SSAValue]], None]
    ) -> None:
        """Run ``body`` with the addresses of the elements of vectors of one length."""
        em = self.em
        steps = [self.wide(step) for _, step in vectors]
        count, zero = self.wide(n), em.integer(0, i64)
        last = self.sub(count, em.integer(1, i64))
        firsts: list[SSAValue] = []
        for step in steps:  # a negative increment starts at the end
            behind = self.sub(zero, em.value(arith.MuliOp(last, step)))
            firsts.append(em.select(self.less(step, zero), behind, zero))

        def at(number: SSAValue) -> None:
            places: list[SSAValue] = []
            for (pointer, _), step, first in zip(vectors, steps, firsts, strict=True):
                offset = self.em.value(arith.MuliOp(number, step))
                offset = self.em.value(arith.AddiOp(offset, first))
                places.append(self.behind(pointer, offset))
            body(places)

        self.repeat(n, at)

    def scale(self, n: SSAValue, factor: SSAValue | None, vector: Vector) -> None:
        """Multiply by a factor; by zero, whatever is there. Without a factor, fill with zeros."""
        zero = self.number(0.0)
        gone = None if factor is None else self.is_zero(factor)

        def one(places: list[SSAValue]) -> None:
            value = zero
            if factor is not None and gone is not None:
                product = self.em.mulf(self.load(places[0]), factor)
                value = self.em.select(gone, zero, product)
            self.store(value, places[0])

        self.each(n, [vector], one)

    # ------------------------------------------------------------------ matrices

    def lines(self, rows: SSAValue, columns: SSAValue) -> tuple[SSAValue, SSAValue]:
        """Return how many contiguous lines a matrix has, and how long they are."""
        first, second = self.choose(self.by_columns(), [columns, rows], [rows, columns])
        return first, second

    def each_line(
        self,
        rows: SSAValue,
        columns: SSAValue,
        matrices: Sequence[Vector],
        body: Callable[[SSAValue, list[Vector]], None],
    ) -> None:
        """Run ``body`` with the length of a line and the lines of matrices (address, stride)."""
        count, length = self.lines(rows, columns)

        def line(number: SSAValue) -> None:
            one = self.integer(1)
            found: list[Vector] = []
            for pointer, stride in matrices:
                offset = self.em.value(arith.MuliOp(number, self.wide(stride)))
                found.append((self.behind(pointer, offset), one))
            body(length, found)

        self.repeat(count, line)

    def packed(self, rows: SSAValue, columns: SSAValue) -> Vector:
        """New memory for a matrix without gaps, and its stride, which is not zero."""
        _, length = self.lines(rows, columns)
        one = self.integer(1)
        return self.scratch(rows, columns), self.em.value(arith.MaxSIOp(length, one))

    def scale_matrix(
        self, rows: SSAValue, columns: SSAValue, factor: SSAValue | None, matrix: Vector
    ) -> None:
        """Multiply a matrix by a factor; see `scale`."""
        self.each_line(rows, columns, [matrix], lambda n, found: self.scale(n, factor, found[0]))

    def packed_copy(self, rows: SSAValue, columns: SSAValue, matrix: Vector) -> Vector:
        """A copy of a matrix, without gaps; `release` its memory."""
        made = self.packed(rows, columns)
        pairs = [matrix, made]
        self.each_line(rows, columns, pairs, lambda n, found: self.copy(n, found[0], found[1]))
        return made

    def summed(self, terms: Callable[[Callable[[SSAValue], None]], None]) -> SSAValue:
        """The sum of what ``terms`` adds, in loops or not."""
        cell = self.scratch(self.integer(1))
        self.store(self.number(0.0), cell)
        terms(lambda term: self.store(self.em.addf(self.load(cell), term), cell))
        total = self.load(cell)
        self.release(cell)
        return total

    def inner(self, rows: SSAValue, columns: SSAValue, a: Vector, b: Vector) -> SSAValue:
        """The sum of the products of two matrices, element by element."""
        return self.summed(
            lambda add: self.each_line(
                rows, columns, [a, b], lambda n, found: add(self.dot(n, found[0], found[1]))
            )
        )
