"""Straight-line LLVM IR from Python expressions, for the bodies of `device_math`.

A `Value` is an LLVM value; operators on it append instructions. There is no control flow: cases are
chosen with `select`, as GPUs and vectorisers like it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

from ad_opt.lowering.codegen.machine.entry import StubWriter


def constant(value: float) -> str:
    """A double as LLVM writes any double exactly."""
    return f"0x{struct.pack('>d', value).hex().upper()}"


class Value:
    """A number in a function under construction."""

    __slots__ = ("kind", "name", "out")

    def __init__(self, out: StubWriter, name: str, kind: str = "double"):
        self.out = out
        self.name = name
        self.kind = kind

    def _of(self, other: Operand) -> str:
        if isinstance(other, Value):
            return other.name
        return constant(other) if self.kind == "double" else str(int(other))

    def _emit(self, text: str, kind: str | None = None) -> Value:
        return Value(self.out, self.out.value(text), kind or self.kind)

    def _binary(self, op: str, left: str, right: str) -> Value:
        letter = "f" if self.kind == "double" else ""
        return self._emit(f"{letter}{op} {self.kind} {left}, {right}")

    def __add__(self, other: Operand) -> Value:
        return self._binary("add", self.name, self._of(other))

    def __radd__(self, other: Operand) -> Value:
        return self._binary("add", self._of(other), self.name)

    def __sub__(self, other: Operand) -> Value:
        return self._binary("sub", self.name, self._of(other))

    def __rsub__(self, other: Operand) -> Value:
        return self._binary("sub", self._of(other), self.name)

    def __mul__(self, other: Operand) -> Value:
        return self._binary("mul", self.name, self._of(other))

    def __rmul__(self, other: Operand) -> Value:
        return self._binary("mul", self._of(other), self.name)

    def __truediv__(self, other: Operand) -> Value:
        return self._binary("div", self.name, self._of(other))

    def __rtruediv__(self, other: Operand) -> Value:
        return self._binary("div", self._of(other), self.name)

    def __neg__(self) -> Value:
        return self._emit(f"fneg double {self.name}")

    def _compare(self, floats: str, integers: str, other: Operand) -> Value:
        word = f"fcmp {floats}" if self.kind == "double" else f"icmp {integers}"
        return self._emit(f"{word} {self.kind} {self.name}, {self._of(other)}", "i1")

    def __lt__(self, other: Operand) -> Value:
        return self._compare("olt", "slt", other)

    def __gt__(self, other: Operand) -> Value:
        return self._compare("ogt", "sgt", other)

    def __le__(self, other: Operand) -> Value:
        return self._compare("ole", "sle", other)

    def __ge__(self, other: Operand) -> Value:
        return self._compare("oge", "sge", other)

    def equals(self, other: Operand) -> Value:
        """Ordered equality; a method because ``==`` is Python's own."""
        return self._compare("oeq", "eq", other)

    def is_nan(self) -> Value:
        """True if it is not a number."""
        return self._emit(f"fcmp uno double {self.name}, {self.name}", "i1")

    def select(self, yes: Operand, no: Operand, kind: str = "double") -> Value:
        """One of two, by this condition."""
        typed = Value(self.out, "", kind)
        return self._emit(
            f"select i1 {self.name}, {kind} {typed._of(yes)}, {kind} {typed._of(no)}", kind
        )

    def bit(self, op: str, other: Operand) -> Value:
        """``and``, ``or``, ``xor``, ``shl``, ``lshr`` or ``ashr``."""
        return self._emit(f"{op} {self.kind} {self.name}, {self._of(other)}")

    def __and__(self, other: Operand) -> Value:
        return self.bit("and", other)

    def __or__(self, other: Operand) -> Value:
        return self.bit("or", other)

    def cast(self, op: str, kind: str) -> Value:
        """Any cast instruction."""
        return self._emit(f"{op} {self.kind} {self.name} to {kind}", kind)

    def bits(self) -> Value:
        """The 64 bits of a double."""
        return self.cast("bitcast", "i64")

    def double(self) -> Value:
        """The double of 64 bits."""
        return self.cast("bitcast", "double")

    def call(self, intrinsic: str, *others: Operand) -> Value:
        """An intrinsic from double to double that every target has."""
        words = ", ".join(f"double {x}" for x in (self.name, *map(self._of, others)))
        return self._emit(f"call double @llvm.{intrinsic}.f64({words})")

    def to_integer(self) -> Value:
        """The nearest integer towards zero, saturated; zero for what is not a number."""
        return self._emit(f"call i64 @llvm.fptosi.sat.i64.f64(double {self.name})", "i64")

    def abs(self) -> Value:
        """Magnitude."""
        return self.call("fabs")

    def rint(self) -> Value:
        """Nearest integer, ties to even."""
        return self.call("rint")

    def sqrt(self) -> Value:
        """Square root."""
        return self.call("sqrt")

    def fma(self, factor: Operand, term: Operand) -> Value:
        """``self * factor + term``, rounded once."""
        return self.call("fma", factor, term)

    def with_sign_of(self, other: Value) -> Value:
        """The magnitude of one with the sign of the other."""
        return self.call("copysign", other)

    def at_most(self, bound: float) -> Value:
        """The smaller of the two; what is not a number stays."""
        return (self > bound).select(bound, self)

    def at_least(self, bound: float) -> Value:
        """The larger of the two; what is not a number stays."""
        return (self < bound).select(bound, self)


Operand = Value | float | int
Formula = Callable[..., Value]

DECLARATIONS = "\n".join(
    [
        *(f"declare double @llvm.{f}.f64(double)" for f in ("fabs", "rint", "sqrt", "floor")),
        "declare double @llvm.copysign.f64(double, double)",
        "declare double @llvm.fma.f64(double, double, double)",
        "declare i64 @llvm.fptosi.sat.i64.f64(double)",
    ]
)


def horner(x: Value, coefficients: Sequence[float]) -> Value:
    """A polynomial, the constant coefficient first."""
    result: Operand = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        result = x.fma(result, coefficient)
    assert isinstance(result, Value)
    return result


def definition(name: str, formula: Formula, parameters: int, single: bool) -> str:
    """The text of a function; with ``single`` it takes and gives floats, computed in doubles."""
    out = StubWriter()
    kind = "float" if single else "double"
    arguments = [Value(out, f"%x{i}", kind) for i in range(parameters)]
    if single:
        arguments = [a.cast("fpext", "double") for a in arguments]
    result = formula(*arguments)
    if single:
        result = result.cast("fptrunc", "float")
    body = "\n".join(out.lines)
    head = ", ".join(f"{kind} %x{i}" for i in range(parameters))
    return f"define {kind} @{name}({head}) {{\n{body}\n  ret {kind} {result.name}\n}}\n"
