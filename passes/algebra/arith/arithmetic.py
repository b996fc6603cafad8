"""Operators of terms in ``arith`` and ``math``.

In energies additions may be reordered and products added in one step: their sums have no order of
their own. Nothing is assumed of NaN and infinity.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce

from ad_opt.dialects.autodiff.autodiff import StopGradientOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IndexType,
    IntegerType,
    i1,
    i64,
)
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Operation, SSAValue

FREE = arith.FastMathFlagsAttr([FastMathFlag.REASSOC, FastMathFlag.ALLOW_CONTRACT])
MATH: dict[str, type[Operation]] = {
    "sin": math.SinOp,
    "cos": math.CosOp,
    "tan": math.TanOp,
    "asin": math.AsinOp,
    "acos": math.AcosOp,
    "atan": math.AtanOp,
    "sinh": math.SinhOp,
    "cosh": math.CoshOp,
    "tanh": math.TanhOp,
    "asinh": math.AsinhOp,
    "acosh": math.AcoshOp,
    "atanh": math.AtanhOp,
    "exp": math.ExpOp,
    "log": math.LogOp,
    "log10": math.Log10Op,
    "sqrt": math.SqrtOp,
    "abs": math.AbsFOp,
    "pow": math.PowFOp,
    "atan2": math.Atan2Op,
}
FLAGGED = {
    "arith.addf": "add",
    "arith.subf": "sub",
    "arith.mulf": "mul",
    "arith.divf": "div",
    "arith.negf": "neg",
    **{kind.name: name for name, kind in MATH.items()},
}
"""Operators of operations that have fast-math flags."""
COMPARISONS = {
    "less": "olt",
    "lesseq": "ole",
    "greater": "ogt",
    "greatereq": "oge",
    "eq": "oeq",
    "ne": "une",
}


class Arithmetic:
    """Writes operations on numbers of one precision, sums and products with given flags.

    With ``flag_functions`` those of functions are the same.
    """

    def __init__(
        self,
        b: Builder,
        type_: AnyFloat,
        flags: arith.FastMathFlagsAttr = FREE,
        *,
        flag_functions: bool = False,
    ) -> None:
        self.b, self.type, self.flags = b, type_, flags
        self.of_functions = {"fastmath": flags} if flag_functions else NO_ATTRIBUTES
        self.numbers: dict[float, SSAValue] = {}

    def inside(self, b: Builder) -> Arithmetic:
        """The same in a region inside."""
        inner = Arithmetic(b, self.type, self.flags, flag_functions=bool(self.of_functions))
        inner.numbers |= self.numbers
        return inner

    def number(self, value: float) -> SSAValue:
        """A constant, but not -0.0; infinite where the type has no room for it."""
        if value not in self.numbers:
            made = self.b.value(arith.ConstantOp(FloatAttr(value, self.type)))
            self.numbers[value] = made
        return self.numbers[value]

    def truth(self, value: bool) -> SSAValue:
        """A constant that is true or false."""
        return self.b.integer(int(value), i1)

    def real(self, value: SSAValue) -> SSAValue:
        """A value as a number: what is true is one."""
        if value.type != i1:
            return value
        return self.b.value(arith.SelectOp(value, self.number(1.0), self.number(0.0)))

    def converted(self, value: SSAValue, *, signed: bool = True) -> SSAValue:
        """A number of any type in this precision."""
        given = value.type
        if given == self.type:
            return value
        if isinstance(given, IndexType):
            value, given = self.b.cast(arith.IndexCastOp, value, i64), i64
        if isinstance(given, IntegerType):
            kind: type[Operation] = arith.SIToFPOp if signed else arith.UIToFPOp
        else:
            assert isinstance(given, AnyFloat)
            kind = arith.ExtFOp if given.bitwidth < self.type.bitwidth else arith.TruncFOp
        return self.b.cast(kind, value, self.type)

    def binary(self, kind: type[Operation], left: SSAValue, right: SSAValue) -> SSAValue:
        """A sum, difference, product or quotient."""
        given = {"fastmath": self.flags}
        types = (left.type,)
        return self.b.value(
            make(kind, operands=(left, right), result_types=types, properties=given)
        )

    def plus(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """The sum of two numbers."""
        return self.binary(arith.AddfOp, left, right)

    def times(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """The product of two numbers."""
        return self.binary(arith.MulfOp, left, right)

    def select(self, condition: SSAValue, yes: SSAValue, no: SSAValue) -> SSAValue:
        """One of two values."""
        return self.b.value(arith.SelectOp(condition, yes, no))

    def both(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """True if two values are."""
        return self.b.value(arith.AndIOp(left, right))

    def apply(
        self, name: str, constant: float | None, args: Sequence[SSAValue], *, is_bool: bool
    ) -> SSAValue:
        """The result of an operation of ``expr`` by its name."""
        if name in MATH:
            reals = [self.real(arg) for arg in args]
            types = (self.type,)
            given = self.of_functions
            return self.b.value(
                make(MATH[name], operands=reals, result_types=types, properties=given)
            )
        if name in COMPARISONS:
            left, right = (self.real(arg) for arg in args)
            return self.b.value(arith.CmpfOp(left, right, COMPARISONS[name]))
        if name == "prod" and is_bool:
            return reduce(self.both, args)
        return _OTHERS[name](self, constant, args)


def _sum(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    terms = [to.real(arg) for arg in args]
    if constant or not terms:
        terms.append(to.number(constant or 0.0))
    return reduce(to.plus, terms)


def _prod(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    factors = [arg for arg in args if arg.type != i1]
    guards = [arg for arg in args if arg.type == i1]
    if constant == -1 and factors:
        last = to.b.cast(arith.NegfOp, factors.pop(), to.type)
        factors.append(last)
    elif constant != 1 or not factors:
        factors.append(to.number(1.0 if constant is None else constant))
    value = reduce(to.times, factors)
    if not guards:
        return value
    return to.select(reduce(to.both, guards), value, to.number(0.0))


def _powc(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    power = 1.0 if constant is None else constant
    base, one = to.real(args[0]), partial(to.number, 1.0)
    size = abs(power)
    if size > 64 or not (2 * size).is_integer():
        return to.apply("pow", None, [base, to.number(power)], is_bool=False)
    root = None if size.is_integer() else to.apply("sqrt", None, [base], is_bool=False)
    whole = _repeated(to, base, int(size)) if size >= 1 else None
    if root is not None and whole is not None:
        value = to.times(root, whole)
    else:
        value = root or whole or one()
    return to.binary(arith.DivfOp, one(), value) if power < 0 else value


def _repeated(to: Arithmetic, base: SSAValue, power: int) -> SSAValue:
    """A power by squaring."""
    value: SSAValue | None = None
    while power:
        if power % 2:
            value = base if value is None else to.times(value, base)
        power //= 2
        if power:
            base = to.times(base, base)
    assert value is not None
    return value


def _not(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    del constant
    return to.b.value(arith.XOrIOp(args[0], to.truth(True)))


def _or(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    del constant
    return reduce(lambda left, right: to.b.value(arith.OrIOp(left, right)), args)


def _select(to: Arithmetic, constant: float | None, args: Sequence[SSAValue]) -> SSAValue:
    del constant
    return to.select(args[0], to.real(args[1]), to.real(args[2]))


_OTHERS: dict[str, Callable[[Arithmetic, float | None, Sequence[SSAValue]], SSAValue]] = {
    "sum": _sum,
    "prod": _prod,
    "powc": _powc,
    "not": _not,
    "or": _or,
    "and": lambda to, _, args: reduce(to.both, args),
    "true": lambda to, *_: to.truth(True),
    "select": _select,
    "opaque": lambda to, _, args: to.real(args[0]),
    "stop_gradient": lambda to, _, args: to.b.value(StopGradientOp(to.real(args[0]))),
}
