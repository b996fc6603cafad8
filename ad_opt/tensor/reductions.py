"""Reductions along axes, and orders of axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .bodies import Literal
from .shapes.notation import EVERYTHING, Spec, Term, plain
from .shapes.notation import Axes as Labels
from .shapes.notation import Index as AxisIndex
from .shapes.refusals import refuse
from .shapes.rows import MEMORY_ORDER
from .tensors import Axes, Operand, Tensor, as_tensor, computed, elementwise, is_integer

ONE = AxisIndex()
"""The axis of a result that has one element."""


def _labelled(x: Tensor) -> dict[str, list[str]]:
    """Labels of the axes of each row, by row."""
    found: dict[str, list[str]] = {}
    at = 0
    for kind in MEMORY_ORDER:
        count = len(x.rows.row(kind).sizes)
        found[kind] = [f"a{at + n}" for n in range(count)]
        at += count
    return found


def term_of(rows: dict[str, Labels]) -> Term:
    """Axes by row."""
    return Term(rows["batch"], rows["input"], rows["output"])


def chosen_axes(x: Tensor, axis: Axes) -> list[int]:
    """Numbers of axes, from 0; AD1116 if there are no such."""
    found: list[int] = []
    for one in () if axis is None else _listed(axis):
        if not is_integer(one) or not -x.ndim <= one < x.ndim:
            message = f"`{x.label}` has {x.ndim} axes, and none of the number {one!r}"
            raise refuse("AD1116", message, None, [x.party])
        found.append(int(one) % x.ndim)
    if len(set(found)) < len(found):
        raise refuse("AD1116", f"an axis of `{x.label}` is named twice: {axis}", None, [x.party])
    return found


def _listed(axes: Any) -> list[Any]:
    """One axis, or several."""
    return [*axes] if isinstance(axes, tuple | list) else [axes]


def reduce(x: Operand, kind: str, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """Elements along axes, accumulated by ``add``, ``mul``, ``max``, ``min``, ``and`` or ``or``."""
    x = as_tensor(x)
    if x.dtype == "i1":
        kind = {"max": "or", "min": "and"}.get(kind, kind)
    label = {"add": "sum", "mul": "prod", "and": "all", "or": "any"}.get(kind, kind)
    if axis is None and not keepdims:
        spec = Spec((EVERYTHING,), Term(), label)
        return computed(spec, (x,), 0, label, kind=kind, init=True)
    wanted = chosen_axes(x, tuple(range(x.ndim)) if axis is None else axis)
    rows = _labelled(x)
    dropped = {f"a{at}" for at in wanted}
    result: dict[str, Labels] = {}
    for row, labels in rows.items():
        kept = [(ONE,) if label in dropped else plain(label) for label in labels]
        result[row] = tuple(
            axis_ for axes in kept for axis_ in axes if keepdims or axis_ is not ONE
        )
    operand = {row: plain(*labels) for row, labels in rows.items()}
    spec = Spec((term_of(operand),), term_of(result), label)
    return computed(spec, (x,), 0, label, kind=kind, init=True)


def sum(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The sum over axes; over all, by default."""
    return reduce(x, "add", axis, keepdims)


def max(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The greatest element along axes."""
    return reduce(x, "max", axis, keepdims)


def min(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The least element along axes."""
    return reduce(x, "min", axis, keepdims)


def prod(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The product over axes."""
    return reduce(x, "mul", axis, keepdims)


def mean(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The mean over axes; over all, by default. Of ``f16``, the sum is an ``f32``, as in NumPy."""
    x = as_tensor(x)
    if x.dtype == "f16":
        return mean(x.astype("f32"), axis, keepdims).astype("f16")
    axes = None if axis is None else chosen_axes(x, axis)

    def share() -> float:
        sizes = x.shape if axes is None else [x.shape[at] for at in axes]
        count = math.prod(sizes)
        return 1.0 / count if count else math.nan

    total = reduce(x, "add", axis, keepdims)
    return elementwise("multiply", total, Literal(share), label="mean")


def var(x: Operand, axis: Axes = None, keepdims: bool = False) -> Tensor:
    """The mean of the squared distances from the mean, over axes; of ``f16``, all in ``f32``."""
    x = as_tensor(x)
    if x.dtype == "f16":
        return var(x.astype("f32"), axis, keepdims).astype("f16")
    if axis is None:
        return mean(elementwise("square", x - mean(x)), None, keepdims)
    centered = x - mean(x, axis, keepdims=True)
    return mean(elementwise("square", centered), axis, keepdims)


def transpose(x: Operand, *axes: int | Sequence[int]) -> Tensor:
    """The tensor with its output axes in another order; by default, each row reversed.

    Input and output axes of a linear map are exchanged by `einsum("i->o => o->i", x)`.
    """
    x = as_tensor(x)
    rows = _labelled(x) if x.ndim >= 0 else {}
    operand = {row: plain(*labels) for row, labels in rows.items()}
    if not axes:
        result = {row: plain(*reversed(labels)) for row, labels in rows.items()}
    else:
        labels = rows["output"]
        given = _listed(axes[0] if len(axes) == 1 else axes)
        count = len(labels)
        order = [one % count for one in given if is_integer(one) and -count <= one < count]
        if len(order) < len(given) or sorted(order) != list(range(count)):
            message = f"{given} is no order of the {count} output axes of `{x.label}`"
            raise refuse("AD1116", message, None, [x.party])
        result = operand | {"output": plain(*(labels[at] for at in order))}
    spec = Spec((term_of(operand),), term_of(result), "transpose")
    return computed(spec, (x,), 0, "transpose")


def logsumexp(x: Operand, axis: Axes = -1, keepdims: bool = False) -> Tensor:
    """The logarithm of the sum of exponentials along axes; nothing overflows."""
    x = as_tensor(x)
    largest = elementwise("stop_gradient", max(x, axis, keepdims=True))
    # Infinities less infinities are no numbers.
    shift = elementwise("where", abs(largest) < math.inf, largest, 0.0)
    total = elementwise("log", sum(elementwise("exp", x - shift), axis, keepdims))
    if not keepdims:
        shift = sum(shift, axis)
    return total + shift


def log_softmax(x: Operand, axis: Axes = -1) -> Tensor:
    """Logarithms of `softmax`."""
    x = as_tensor(x)
    shifted = x - elementwise("stop_gradient", max(x, axis, keepdims=True))
    return shifted - elementwise("log", sum(elementwise("exp", shifted), axis, keepdims=True))


def softmax(x: Operand, axis: Axes = -1) -> Tensor:
    """Exponentials, divided by their sum along axes; nothing overflows."""
    x = as_tensor(x)
    shift = elementwise("stop_gradient", max(x, axis, keepdims=True))
    weights = elementwise("exp", x - shift)
    return weights / sum(weights, axis, keepdims=True)
