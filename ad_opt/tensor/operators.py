"""Operators of tensors, and functions of elements, as NumPy names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .bodies import Call
from .dtypes import FLOATS, DType, dtype_of
from .shapes.notation import Rest, Spec, Term, parse, pointwise
from .shapes.refusals import refuse
from .tensors import Index, Operand, Tensor, as_tensor, computed, elementwise, number

_ROW_PRODUCT = Spec(
    (
        Term((Rest("batch"),), (Rest("k", False),), (Rest("o", False),)),
        Term((Rest("batch"),), (Rest("i", False),), (Rest("k", False),)),
    ),
    Term((Rest("batch"),), (Rest("i", False),), (Rest("o", False),)),
    "@",
)
"""The input axes of the first operand are the output axes of the second, and are summed over."""
MULTIPLY = Call("multiply", (0, 1))


def matmul(a: Operand, b: Operand) -> Tensor:
    """The matrix product, `a @ b`.

    If `a` has input axes, they are summed over with the output axes of `b`: the composition of
    linear maps, whatever the number of axes. If neither has any, it is NumPy's product of arrays.
    """
    a, b = as_tensor(a), as_tensor(b)
    if _has_input(a):
        return computed(_ROW_PRODUCT, (a, b), MULTIPLY, "matmul", kind="add", init=True)
    if _has_input(b):
        message = f"`{a.label}` has no input axes that `{b.label}` could feed"
        raise refuse("AD1110", message, "write `weights @ inputs`, or einsum", [a.party, b.party])
    left = "...k" if a.ndim == 1 else "...ik"
    right = "k" if b.ndim == 1 else "...kj"
    result = "..." + ("i" if a.ndim > 1 else "") + ("j" if b.ndim > 1 else "")
    if not a.ndim or not b.ndim:
        message = "a product of matrices has operands with axes"
        raise refuse("AD1113", message, "multiply by a number with `*`", [a.party, b.party])
    if a.ndim == 1:
        left = "k"
    batch = "...|"
    text = f"{batch}{left};{batch}{right}=>{batch}{result}"
    return computed(parse(text), (a, b), MULTIPLY, "matmul", kind="add", init=True)


def _has_input(tensor: Tensor) -> bool:
    row = tensor.rows.row("input")
    return bool(row.sizes) or row.open is not None


def power(a: Operand, b: Operand) -> Tensor:
    """Each element to a power; a number as exponent is multiplied out if it is a small integer."""
    return elementwise("power", a, b)


def cast(x: Operand, dtype: DType) -> Tensor:
    """The tensor with other elements; floats become integers towards zero."""
    word = dtype_of(dtype)
    x = as_tensor(x)
    return computed(pointwise(1), (x,), Call("cast", (0,), word), word)


def clip(x: Operand, low: Operand, high: Operand) -> Tensor:
    """The elements, no smaller than one bound and no larger than the other."""
    return elementwise("minimum", elementwise("maximum", x, low), high)


def embedded(index: Index, dtype: DType = "f32") -> Tensor:
    """The integer that an index is at a call, as a number to compute with."""
    as_any: Any = index
    if not isinstance(as_any, Index):
        raise refuse("AD1117", f"{index!r} is no symbol", "make one: symbol('step', 100)")
    return number(index, dtype_of(dtype))


def _function(name: str, words: str) -> Callable[..., Tensor]:
    def function(*values: Operand) -> Tensor:
        return elementwise(name, *values)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = words
    return function


def one(name: str, words: str | None = None) -> Callable[[Operand], Tensor]:
    """A function of one tensor, of a row of the table."""
    return _function(name, words or f"The function `{name}` of each element.")


def two(name: str, words: str) -> Callable[[Operand, Operand], Tensor]:
    """A function of two tensors, of a row of the table."""
    return _function(name, words)


exp, log, sqrt, tanh = one("exp"), one("log"), one("sqrt"), one("tanh")
exp2, expm1, log2, log10, log1p = one("exp2"), one("expm1"), one("log2"), one("log10"), one("log1p")
sin, cos, tan, asin, acos, atan = map(one, ("sin", "cos", "tan", "asin", "acos", "atan"))
sinh, cosh, asinh, acosh, atanh = map(one, ("sinh", "cosh", "asinh", "acosh", "atanh"))
rsqrt, cbrt, erf, floor, ceil = map(one, ("rsqrt", "cbrt", "erf", "floor", "ceil"))
sigmoid = one("sigmoid", "The logistic function of each element, `1 / (1 + exp(-x))`.")
relu = one("relu", "The elements that are positive; 0 for others.")
square = one("square", "The square of each element.")
reciprocal = one("reciprocal", "One over each element.")
absolute = one("abs", "The absolute value of each element.")
logical_not = one("logical_not", "True where an element is zero.")
stop_gradient = one("stop_gradient", "The same values, as constants for every gradient.")
maximum = two("maximum", "The larger of two elements.")
minimum = two("minimum", "The smaller of two elements.")
atan2 = two("atan2", "The angle of the point `(b, a)`.")
equal = two("equal", "True where elements are equal.")
not_equal = two("not_equal", "True where elements differ.")
logical_and = two("logical_and", "True where both are.")
logical_or = two("logical_or", "True where one of both is.")


def where(mask: Operand, a: Operand, b: Operand) -> Tensor:
    """Elements of `a` where the mask is true, or not zero, and of `b` elsewhere."""
    return elementwise("where", mask, a, b)


def fma(a: Operand, b: Operand, c: Operand) -> Tensor:
    """``a * b + c``."""
    return elementwise("fma", a, b, c)


def is_float(tensor: Tensor) -> bool:
    """True if the elements are floats."""
    return tensor.dtype in FLOATS
