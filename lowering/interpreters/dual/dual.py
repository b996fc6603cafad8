"""Dual numbers in the reference interpreter: derivatives that share no code with the passes.

`run_dual` runs a function on numbers that carry a tangent. It needs no meaning of its own for the
operations: a `Dual` is a Python float whose arithmetic also computes the tangent, and the functions
of the C library are lifted (`derivative_of`). So it knows whatever the interpreter knows, control
flow, memory, aliasing, calls and complex numbers included. Memory of floats holds Python objects
meanwhile (`ieee.LIFT` says so), and what a value is, it is bit for bit.

A zero tangent contributes nothing, whatever its partial derivative is (also infinity or NaN).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from ad_opt.dialects.support.ir.queries import attribute_of, width_of
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.lowering.interpreters.dual.dual_functions import derivative_of
from ad_opt.lowering.interpreters.dual.dual_types import enter_dual, leave_dual
from ad_opt.lowering.interpreters.values import ieee
from ad_opt.lowering.interpreters.values.ieee import format_of, rounder
from ad_opt.lowering.interpreters.values.registry import Value
from ad_opt.lowering.interpreters.values.values import (
    MemRef,
    codec_of,
    from_python,
    memref_of,
    to_python,
)
from numpy.typing import NDArray
from typing_extensions import override
from xdsl.dialects.builtin import (
    ComplexType,
    FunctionType,
    MemRefType,
    ModuleOp,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

Array = NDArray[Any]


class Dual(float):
    """A float and the tangent that it carries."""

    tangent: float

    def __new__(cls, value: float, tangent: float) -> Dual:
        """A number with a tangent."""
        made = float.__new__(cls, value)
        made.tangent = tangent
        return made

    @override
    def __add__(self, other: float) -> float:
        return dual(float.__add__(self, other), self.tangent + tangent_of(other))

    @override
    def __radd__(self, other: float) -> float:
        return dual(float.__radd__(self, other), self.tangent + tangent_of(other))

    @override
    def __sub__(self, other: float) -> float:
        return dual(float.__sub__(self, other), self.tangent - tangent_of(other))

    @override
    def __rsub__(self, other: float) -> float:
        return dual(float.__rsub__(self, other), tangent_of(other) - self.tangent)

    @override
    def __mul__(self, other: float) -> float:
        return dual(float.__mul__(self, other), _product_tangent(self, other))

    @override
    def __rmul__(self, other: float) -> float:
        return dual(float.__rmul__(self, other), _product_tangent(self, other))

    @override
    def __truediv__(self, other: float) -> float:
        return _quotient(self, other)

    @override
    def __rtruediv__(self, other: float) -> float:
        return _quotient(other, self)

    @override
    def __neg__(self) -> float:
        return dual(float.__neg__(self), -self.tangent)

    @override
    def __abs__(self) -> float:
        return -self if math.copysign(1.0, self) < 0.0 else self


def dual(value: float, tangent: float) -> float:
    """A number with a tangent; a plain number if that is zero."""
    return value if tangent == 0.0 else Dual(value, tangent)


def tangent_of(value: float) -> float:
    """The tangent that a number carries."""
    return value.tangent if isinstance(value, Dual) else 0.0


def _times(partial: float, tangent: float) -> float:
    return 0.0 if tangent == 0.0 else partial * tangent


def _product_tangent(a: float, b: float) -> float:
    return _times(float(b), tangent_of(a)) + _times(float(a), tangent_of(b))


def _quotient(a: float, b: float) -> float:
    x, y = float(a), float(b)
    value = x / y
    return dual(value, _times(1.0 / y, tangent_of(a)) - _times(value / y, tangent_of(b)))


def _lift(name: str, function: Callable[..., float]) -> Callable[..., float]:
    derivative = derivative_of(name)

    def lifted(*values: float) -> float:
        plain = [float(value) for value in values]
        value = function(*plain)
        tangents = [tangent_of(given) for given in values]
        if not any(tangents):
            return value
        return dual(value, float(derivative(value, plain, tangents)))

    return lifted


@dataclass(frozen=True)
class Outcome:
    """Results of a run and memory after it, each with its tangent.

    ``tangents`` stand beside ``results``, and ``argument_tangents`` beside ``arguments``: memory
    as it is afterwards. The tangent of what has none (integers) is ``None``.
    """

    results: tuple[Any, ...]
    tangents: tuple[Any, ...]
    arguments: tuple[Any, ...]
    argument_tangents: tuple[Any, ...]


class DualInterpreter(Interpreter):
    """An interpreter whose arguments and results carry tangents."""

    def run_dual(self, name: str, arguments: Sequence[Any], tangents: Sequence[Any]) -> Outcome:
        """Run a function. A tangent is shaped like its argument; ``None`` is zero.

        The caller's arrays stay as they are. The same array given twice is the same memory.
        """
        op = self._function_named(name)
        type = attribute_of(op, "function_type")
        assert isinstance(type, FunctionType)
        inputs, outputs = type.inputs.data, type.outputs.data
        token = ieee.LIFT.set(_lift)
        try:
            with np.errstate(all="ignore"):
                memory: dict[int, MemRef] = {}
                values = [
                    enter_dual(
                        self.module,
                        wanted,
                        value,
                        tangent,
                        lambda t, v, d: _enter(t, v, d, memory),
                    )
                    for wanted, value, tangent in zip(inputs, arguments, tangents, strict=True)
                ]
                found = self.drive(self.call(op, values))
        finally:
            ieee.LIFT.reset(token)
        results = [self._leave(t, value) for t, value in zip(outputs, found, strict=True)]
        after = [self._leave(t, value) for t, value in zip(inputs, values, strict=True)]
        return Outcome(
            tuple(value for value, _ in results),
            tuple(tangent for _, tangent in results),
            tuple(value for value, _ in after),
            tuple(tangent for _, tangent in after),
        )

    def _leave(self, type: Attribute, value: Value) -> tuple[Any, Any]:
        return leave_dual(self.module, type, value, _leave)


def _is_real(type: Attribute) -> bool:
    return format_of(type) is not None


def _scalar(type: Attribute, value: Any, tangent: Any) -> Value:
    if isinstance(type, ComplexType):
        number, rate = complex(value), complex(tangent)
        return (
            _scalar(type.element_type, number.real, rate.real),
            _scalar(type.element_type, number.imag, rate.imag),
        )
    return dual(rounder_of(type)(float(value)), float(tangent))


def rounder_of(type: Attribute) -> Callable[[float], float]:
    """Return the function that rounds to a float type."""
    format = format_of(type)
    assert format is not None
    return rounder(format)


def _enter(type: Attribute, value: Any, tangent: Any, memory: dict[int, MemRef]) -> Value:
    shaped = isinstance(type, MemRefType | TensorType | VectorType)
    element = type.element_type if shaped else type
    if width_of(element) is not None or not (_is_real(element) or isinstance(element, ComplexType)):
        given = value.copy() if isinstance(value, np.ndarray) else value
        return from_python(type, given, "the memory of an argument")
    if not shaped:
        return _scalar(element, value, 0.0 if tangent is None else tangent)
    if id(value) in memory:
        return memory[id(value)]
    array = np.asarray(value)
    rates = np.zeros(array.shape) if tangent is None else np.asarray(tangent)
    items = [
        _scalar(element, v, t)
        for v, t in zip(array.reshape(-1).tolist(), rates.reshape(-1).tolist(), strict=True)
    ]
    codec = codec_of(element)
    made = codec.array(items, array.shape)
    if not isinstance(type, MemRefType):
        return made
    memory[id(value)] = memref_of(made, codec, "the memory of an argument")
    return memory[id(value)]


def _leave(type: Attribute, value: Value) -> tuple[Any, Any]:
    """A value for the caller, and its tangent."""
    shaped = isinstance(type, MemRefType | TensorType | VectorType)
    element = type.element_type if shaped else type
    if isinstance(value, MemRef):
        value = value.view()
    if not (_is_real(element) or isinstance(element, ComplexType)):
        return (value if shaped else to_python(type, value)), None
    if not shaped:
        return _parts(element, value)
    pairs = [_parts(element, item) for item in value.reshape(-1)]
    dtype = np.complex128 if isinstance(element, ComplexType) else np.float64
    values, tangents = (np.array([p[k] for p in pairs], dtype).reshape(value.shape) for k in (0, 1))
    return values, tangents


def _parts(element: Attribute, value: Value) -> tuple[Any, Any]:
    if isinstance(element, ComplexType):
        re, im = value if isinstance(value, tuple) else (value, 0.0)
        return complex(float(re), float(im)), complex(tangent_of(re), tangent_of(im))
    return float(value), tangent_of(value)


def run_dual(
    module: ModuleOp,
    name: str,
    arguments: Sequence[Any],
    tangents: Sequence[Any],
    externals: dict[str, Callable[..., Any]] | None = None,
) -> Outcome:
    """Run one function on dual numbers; see `DualInterpreter.run_dual`."""
    return DualInterpreter(module, externals=externals).run_dual(name, arguments, tangents)
