"""Expressions become operations: partial derivatives, and their products with derivatives.

An `Emission` serves one application of a rule. It shares what its partials have in common, gives
the operations the flags of the differentiated one (except ``nnan`` and ``ninf``: the program
promised that about its values, not about their derivatives), and multiplies cheaply: by one not
at all, by ``1 / a`` with one division, by ``c ? a : b`` with a select.

A derivative may be wider than the primal (a vector of tangents): partials are spread over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from ad_opt.dialects.core.arith import CmpfOp, CmpiOp, SIToFPOp
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.ir.shaped_types import element_type, with_element_type
from ad_opt.passes.algebra.terms import Apply, Const, Variable, constant
from ad_opt.passes.emit.emit import Emitter, complex_operation, is_complex, is_float_like, scalar_of
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    ComplexType,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    VectorType,
    i1,
)
from xdsl.ir import Attribute, Operation, SSAValue

from .expr import Expr, source_of

Value: TypeAlias = Callable[[SSAValue], SSAValue]
"""Function that gives the value of an operand or result at the place of insertion."""

_NOT_KEPT = ("nnan", "ninf")
_NO_FLAGS = arith.FastMathFlagsAttr("none")


def flags_of(op: Operation) -> arith.FastMathFlagsAttr:
    """The fast-math flags of ``op`` that its derivative keeps."""
    flags = op.properties.get("fastmath", op.attributes.get("fastmath"))
    return _kept(flags) if isinstance(flags, arith.FastMathFlagsAttr) else _NO_FLAGS


@lru_cache(maxsize=128)
def _kept(flags: arith.FastMathFlagsAttr) -> arith.FastMathFlagsAttr:
    return arith.FastMathFlagsAttr([flag for flag in flags.data if flag.value not in _NOT_KEPT])


def spread(em: Emitter, value: SSAValue, like: Attribute) -> SSAValue:
    """``value`` repeated over the leading dimensions that ``like`` has and it has not."""
    if value.type == like:
        return value
    type = with_element_type(like, element_type(value.type))
    return value if value.type == type else em.splat(value, type)


def constant_number(value: SSAValue) -> float | None:
    """The number that a value is known to be, in every lane."""
    owner = defining_op(value, "arith.constant")
    if owner is None:
        return None
    attr = owner.properties.get("value")
    if isinstance(attr, FloatAttr | IntegerAttr):
        return float(attr.value.data)
    if isinstance(attr, DenseIntOrFPElementsAttr) and attr.is_splat():
        return float(cast(float, attr.get_values()[0]))
    return None


def signed(expr: Expr) -> tuple[bool, Expr]:
    """Return True if ``expr`` is written as a negative, and what is negated, else ``expr``."""
    if isinstance(expr, Apply) and expr.op == "neg":
        negative, inner = signed(expr.args[0])
        return not negative, inner
    if isinstance(expr, Const) and expr.value < 0:
        text = expr.text.removeprefix("-")
        return True, constant(-expr.value, is_written=True, text=text)
    return False, expr


class Emission:
    """The operations of one application of a rule to ``op``."""

    def __init__(self, em: Emitter, op: Operation, value: Value, *, conjugate: bool = False):
        self.em = em
        self.op = op
        self.value = value
        self.flags = flags_of(op)
        self.conjugate = conjugate
        """True if factors are conjugated: the transpose of a complex product is one with that."""
        floats = (v.type for v in (*op.operands, *op.results) if is_float_like(v.type))
        self.type: Attribute = next(floats, op.results[0].type)
        self._zeros: dict[Attribute, SSAValue] = {}
        self._values: dict[Expr, SSAValue] = {}
        self._products: dict[tuple[Expr, SSAValue], SSAValue] = {}

    # ---------------------------------------------------------- values

    def make(self, cls: type[Operation], *operands: SSAValue) -> SSAValue:
        """Insert an operation whose result has the type of its first operand."""
        op = make(
            cls,
            operands=operands,
            result_types=[operands[0].type],
            properties={"fastmath": self.flags},
        )
        return self.em.value(op)

    def zero(self, type: Attribute) -> SSAValue:
        """The zero of a type, made once."""
        if type not in self._zeros:
            self._zeros[type] = self.em.zero(type)
        return self._zeros[type]

    def emit(self, expr: Expr) -> SSAValue:
        """The value of an expression."""
        found = self._values.get(expr)
        if found is None:
            found = self._values[expr] = self._emit(expr)
        return found

    def _emit(self, expr: Expr) -> SSAValue:
        match expr:
            case Variable():
                kind, index = source_of(expr)
                values = self.op.operands if kind == "x" else self.op.results
                return self.value(values[index])
            case Const():
                return self.em.constant(expr.value, self.type)
            case Apply():
                args = [self.emit(arg) for arg in expr.args]
                return FUNCTIONS[expr.op](self, args)
            case _:
                raise TypeError(f"not an expression: {expr!r}")

    # ---------------------------------------------------------- products

    def product(self, expr: Expr, d: SSAValue) -> SSAValue:
        """``expr * d``, of the type of ``d``."""
        key = (expr, d)
        found = self._products.get(key)
        if found is None:
            found = self._products[key] = self._product(expr, d)
        return found

    def _product(self, expr: Expr, d: SSAValue) -> SSAValue:
        if isinstance(expr, Const):
            if expr.value == 0:
                return self.zero(d.type)
            if expr.value == 1:
                return d
        if isinstance(expr, Apply):
            args = expr.args
            if expr.op == "neg":
                return self._made_of(self.negate, self.product(args[0], d))
            if expr.op == "select":
                then, other = self.product(args[1], d), self.product(args[2], d)
                return self.em.select(spread(self.em, self.emit(args[0]), d.type), then, other)
            if expr.op == "div" and isinstance(args[0], Const):
                return self._multiple("div", self.product(args[0], d), args[1])
            if expr.op == "mul" and _is_quotient(args[0]):
                return self._multiple("mul", self.product(args[0], d), args[1])
        return self._multiple("mul", d, expr)

    def _multiple(self, name: str, d: SSAValue, expr: Expr) -> SSAValue:
        factor = self._factor(expr, d)
        return self._made_of(lambda d: self.binary(name, d, factor), d)

    def _made_of(self, make: Callable[..., SSAValue], *derivatives: SSAValue) -> SSAValue:
        """Make arithmetic of derivatives, and record that its zeros are theirs."""
        made = make(*derivatives)
        self.em.zeros.follow(made, *derivatives)
        return made

    def _factor(self, expr: Expr, d: SSAValue) -> SSAValue:
        factor = self.emit(expr)
        if self.conjugate and is_complex(factor.type) and not isinstance(expr, Const):
            factor = self.make(complex_operation("Conj"), factor)
        return spread(self.em, factor, d.type)

    def binary(self, name: str, left: SSAValue, right: SSAValue) -> SSAValue:
        """``add``, ``sub``, ``mul`` or ``div`` of two derivatives."""
        return FUNCTIONS[name](self, [left, right])

    def add(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left + right``."""
        return self.binary("add", left, right)

    def subtract(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left - right``."""
        return self.binary("sub", left, right)

    def negate(self, d: SSAValue) -> SSAValue:
        """``-d``."""
        return FUNCTIONS["neg"](self, [d])

    def guarded(self, expr: Expr, d: SSAValue) -> SSAValue:
        """``expr * d``, zero where ``d`` was thrown away although ``expr`` is infinite or NaN.

        Only a NaN is replaced: where ``expr`` is finite, what is emitted stays the product, so
        that differentiating it once more sees how it depends on ``d``.
        """
        product = self.product(expr, d)
        if self._is_regular(expr):
            return product
        return self.without_nan(d, product)

    def without_nan(self, d: SSAValue, product: SSAValue) -> SSAValue:
        """``product``, a multiple of ``d``; zero where ``d`` was thrown away and it is NaN."""
        thrown_away = self.em.zeros.test(self.em, d)
        masked = self.em.both(thrown_away, self.compare("uno", product, product))
        return self._made_of(lambda d: self.em.select(masked, self.zero(d.type), d), product)

    def compare(self, predicate: str, left: SSAValue, right: SSAValue) -> SSAValue:
        """A comparison of floats; of complex numbers ``oeq``, and ``uno`` of one with itself."""
        if is_complex(left.type):
            cls = complex_operation("Equal" if predicate == "oeq" else "NotEqual")
            return self.em.value(make(cls, operands=[left, right], result_types=[i1]))
        return self.em.value(CmpfOp(left, right, predicate))

    def _is_regular(self, expr: Expr) -> bool:
        """True if zero times the expression is zero: a number, or one over another than zero."""
        match expr:
            case Const():
                return True
            case Apply(op="neg", args=(inner,)):
                return self._is_regular(inner)
            case Apply(op="div", args=(Const(), Variable(key=("x", int() as index)))):
                number = constant_number(self.op.operands[index])
                return number is not None and abs(number) > 0
            case _:
                return False

    def combination(
        self, terms: Iterable[tuple[Expr, SSAValue]], *, strong_zero: bool
    ) -> SSAValue | None:
        """The sum of the products; ``None`` where no term contributes."""
        parts = [(*signed(expr), d) for expr, d in terms]
        total: SSAValue | None = None
        for negative, expr, d in sorted(parts, key=lambda part: part[0]):
            if isinstance(expr, Const) and expr.value == 0:
                continue
            term = self.guarded(expr, d) if strong_zero else self.product(expr, d)
            if total is None:
                total = self._made_of(self.negate, term) if negative else term
            else:
                total = self._made_of(self.subtract if negative else self.add, total, term)
        return total


def _is_quotient(expr: Expr) -> bool:
    return isinstance(expr, Apply) and expr.op == "div" and isinstance(expr.args[0], Const)


# ---------------------------------------------------------------- functions

Function: TypeAlias = Callable[[Emission, Sequence[SSAValue]], SSAValue]


def _of(real: type[Operation] | None, complex_: str | None = None) -> Function:
    """The operation for real or for complex operands."""

    def emit(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
        cls = real
        if is_complex(args[0].type):
            cls = None if complex_ is None else complex_operation(complex_)
        assert cls is not None
        return emission.make(cls, *args)

    return emit


def _compare(predicate: str) -> Function:
    def emit(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
        return emission.compare(predicate, args[0], args[1])

    return emit


def _where(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
    return emission.em.select(*args)


def _is_zero(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
    zero = _integer(emission, 0, args[0].type)
    return emission.em.value(CmpiOp(args[0], zero, "eq"))


def _minus_one(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
    one = _integer(emission, 1, args[0].type)
    return emission.em.value(arith.SubiOp(args[0], one))


def _integer(emission: Emission, number: int, type: Attribute) -> SSAValue:
    if isinstance(type, VectorType):
        attr = DenseIntOrFPElementsAttr.from_list(type, [number])
        return emission.em.value(arith.ConstantOp(attr, type))
    return emission.em.integer(number, type)


def _to_float(emission: Emission, args: Sequence[SSAValue]) -> SSAValue:
    """A signed integer as a number of the operation's type."""
    (value,) = args
    type = with_element_type(value.type, scalar_of(emission.type))
    real = emission.em.value(make(SIToFPOp, operands=[value], result_types=[type]))
    if not isinstance(emission.type, ComplexType):
        return real
    zero = emission.em.constant(0.0, real.type)
    new = make(complex_operation("Create"), operands=[real, zero], result_types=[emission.type])
    return emission.em.value(new)


FUNCTIONS: dict[str, Function] = {
    "add": _of(arith.AddfOp, "Add"),
    "sub": _of(arith.SubfOp, "Sub"),
    "mul": _of(arith.MulfOp, "Mul"),
    "div": _of(arith.DivfOp, "Div"),
    "neg": _of(arith.NegfOp, "Neg"),
    "select": _where,
    "less": _compare("olt"),
    "lesseq": _compare("ole"),
    "greater": _compare("ogt"),
    "greatereq": _compare("oge"),
    "ult": _compare("ult"),
    "ugt": _compare("ugt"),
    "eq": _compare("oeq"),
    "is_zero": _is_zero,
    "minus_one": _minus_one,
    "to_float": _to_float,
    "abs": _of(math.AbsFOp),
    "copysign": _of(math.CopySignOp),
    "roundeven": _of(math.RoundEvenOp),
    "max": _of(arith.MaximumfOp),
    "sqrt": _of(math.SqrtOp, "Sqrt"),
    "exp": _of(math.ExpOp, "Exp"),
    "log": _of(math.LogOp, "Log"),
    "atan2": _of(math.Atan2Op),
    "sin": _of(math.SinOp, "Sin"),
    "cos": _of(math.CosOp, "Cos"),
    "sinh": _of(math.SinhOp),
    "cosh": _of(math.CoshOp),
    "pow": _of(math.PowFOp, "Pow"),
    "fpowi": _of(math.FPowIOp),
    "powi": _of(None, "Powi"),
}
"""Functions that an expression may call; every operation that these make has a rule of its own."""

_OF_TWO = frozenset(
    {"add", "sub", "mul", "div", "less", "lesseq", "greater", "greatereq", "ult", "ugt", "eq"}
    | {"copysign", "max", "atan2", "pow", "fpowi", "powi"}
)


def arity(function: str) -> int:
    """The number of arguments that one of `FUNCTIONS` takes."""
    return 3 if function == "select" else 2 if function in _OF_TWO else 1
