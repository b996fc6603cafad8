"""Functions of NumPy on tensors: those that have an operation here are it, others are refused.

Called by the protocols ``__array_ufunc__`` (NEP 13) and ``__array_function__`` (NEP 18).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from . import einsums, operators, reductions
from .bodies import OPERATIONS
from .shapes.refusals import refuse
from .tensors import Operand, Tensor, as_tensor, elementwise

_RENAMED = {
    "absolute": "abs", "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arcsinh": "asinh",
    "arccosh": "acosh", "arctanh": "atanh", "arctan2": "atan2", "positive": "identity",
}  # fmt: skip
"""Rows of the table of operations that NumPy calls otherwise."""
ELEMENTWISE: dict[Any, str] = {
    function: row
    for name, row in [*zip(OPERATIONS, OPERATIONS, strict=True), *_RENAMED.items()]
    if isinstance(function := getattr(np, name, None), np.ufunc)
}
"""The row of the table of operations that a function of NumPy is."""
OPERATORS: dict[Any, Callable[..., Tensor]] = {
    np.matmul: operators.matmul,
    np.bitwise_and: lambda a, b: as_tensor(a) & as_tensor(b),
    np.bitwise_or: lambda a, b: as_tensor(a) | as_tensor(b),
    np.invert: lambda a: ~as_tensor(a),
}
HELP = "`ad_opt.tensor` has what there is, and evaluate(x) makes an array"
INSTEAD = {
    **dict.fromkeys(("dot", "inner", "outer", "tensordot", "vdot", "trace"), "a @ b, or einsum"),
    **dict.fromkeys(("stack", "vstack", "hstack"), "tensor.concatenate([a[None], b[None]])"),
    **dict.fromkeys(("reshape", "ravel"), 'tensor.einsum("a,b=>a^b", x)'),
    **dict.fromkeys(("fmax", "fmin"), "tensor.maximum, tensor.minimum"),
    **dict.fromkeys(("sign", "heaviside", "isnan"), "tensor.where(x < 0, ..., ...)"),
    **dict.fromkeys(("round", "rint"), "tensor.floor(x + 0.5)"),
    "expand_dims": "x[None]",
    "take": "x[ids]",
}
"""Advice for functions of NumPy that are often tried."""


def call_ufunc(
    function: np.ufunc, method: str, values: Sequence[Any], settings: Mapping[str, Any]
) -> Tensor:
    """The tensor that a universal function of NumPy is here; AD1117 if it is none."""
    name = f"np.{function.__name__}"
    if method != "__call__":
        help = "x.sum(axis), x.max(axis), ..., or einsum"
        raise refuse("AD1117", f"`{name}.{method}` has no operation of tensors", help)
    if "out" in settings:
        help = "write `x = x + y`; an array is changed by assign(x, value)"
        raise refuse("AD1117", f"`{name}` writes no tensor into an array", help)
    if settings:
        given = ", ".join(settings)
        raise refuse("AD1117", f"`{name}` of tensors takes no {given}", "x.astype, or where(...)")
    if function in OPERATORS:
        return OPERATORS[function](*values)
    if function in ELEMENTWISE:
        return elementwise(ELEMENTWISE[function], *values)
    raise _no_operation(function)


def call_function(
    function: Callable[..., Any], values: Sequence[Any], settings: Mapping[str, Any]
) -> Any:
    """Call another function of NumPy on tensors; AD1117 if there is no such operation."""
    ours = FUNCTIONS.get(function)
    if ours is None:
        raise _no_operation(function)
    unsaid = {"out", "dtype", "where", "initial"}
    given = {name: value for name, value in settings.items() if not _is_unsaid(name, value, unsaid)}
    signature = inspect.signature(ours)
    try:
        bound = signature.bind(*values, **given)
    except TypeError as error:
        message = f"`np.{function.__name__}` of tensors: {error}"
        raise refuse("AD1117", message, f"it takes {', '.join(signature.parameters)}") from None
    return ours(*bound.args, **bound.kwargs)


def _is_unsaid(name: str, value: Any, unsaid: set[str]) -> bool:
    return value is np._NoValue or (value is None and name in unsaid)  # pyright: ignore


def _no_operation(function: Any) -> Exception:
    name = function.__name__
    message = f"`np.{name}` has no operation of tensors"
    return refuse("AD1117", message, INSTEAD.get(name, HELP))


def _reduction(ours: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def reduction(a: Operand, axis: Any = None, *, keepdims: bool = False) -> Tensor:
        return ours(a, axis, keepdims)

    return reduction


def _clip(a: Operand, a_min: Operand, a_max: Operand) -> Tensor:
    return operators.clip(a, a_min, a_max)


def _where(condition: Operand, x: Operand, y: Operand) -> Tensor:
    return operators.where(condition, x, y)


def _concatenate(arrays: Sequence[Operand], axis: int = 0) -> Tensor:
    return einsums.concatenate(arrays, axis)


def _transpose(a: Operand, axes: Any = None) -> Tensor:
    return reductions.transpose(a) if axes is None else reductions.transpose(a, axes)


def _einsum(subscripts: Any, *operands: Operand, optimize: Any = None) -> Tensor:
    """Translate the notation of NumPy: letters, commas between operands, and ``->``."""
    if not isinstance(subscripts, str) or set("=;^|") & set(subscripts):
        help = 'tensor.einsum("ij;jk=>ik", a, b)'
        raise refuse("AD1112", f"{subscripts!r} is no text of an einsum of NumPy", help)
    text, arrow, result = subscripts.replace(" ", "").partition("->")
    if not arrow:
        letters = sorted({one for one in text if one.isalpha() and text.count(one) == 1})
        result = ("..." if "..." in text else "") + "".join(letters)
    return einsums.einsum(f"{text.replace(',', ';')}=>{result}", *operands)


FUNCTIONS: dict[Any, Callable[..., Any]] = {
    np.sum: _reduction(reductions.sum),
    np.mean: _reduction(reductions.mean),
    np.max: _reduction(reductions.max),
    np.min: _reduction(reductions.min),
    np.amax: _reduction(reductions.max),
    np.amin: _reduction(reductions.min),
    np.prod: _reduction(reductions.prod),
    np.var: _reduction(reductions.var),
    np.where: _where,
    np.clip: _clip,
    np.concatenate: _concatenate,
    np.transpose: _transpose,
    np.einsum: _einsum,
    np.shape: lambda a: as_tensor(a).shape,
    np.ndim: lambda a: as_tensor(a).ndim,
    np.size: lambda a: as_tensor(a).size,
}
"""Functions of NumPy that are no universal ones, and take what both have."""
