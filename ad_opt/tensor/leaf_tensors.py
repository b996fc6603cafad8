"""Parameters, inputs, constants and state: tensors that have an array."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from ad_opt.dialects.support.diagnostics.python_places import user_line

from .dtypes import FLOATS, NUMPY, DType, Elements, dtype_of, fitting_array
from .random_numbers import normal_numbers, uniform_numbers
from .shapes.refusals import refuse
from .shapes.rows import ROWS, Row, Shape, UnknownSize
from .tensors import Leaf, Tensor, is_integer

if TYPE_CHECKING:
    from ad_opt.values.python_types import AnyArray, RealArray


@dataclass(frozen=True)
class Initializer:
    """The distribution of a parameter's first values: a function of name, seed, shape and fans."""

    draw: Callable[[str, int, tuple[int, ...], tuple[int, int]], RealArray]


Initial: TypeAlias = "Initializer | AnyArray | float"


def _check_scale(what: str, value: Any) -> None:
    """Refuse a factor of random numbers that is negative, infinite or no number."""
    if not isinstance(value, Real) or not 0 <= float(value) < math.inf:
        raise refuse("AD1117", f"{what} is a number from 0, not {value!r}")


def uniform(low: float = -1.0, high: float = 1.0) -> Initializer:
    """Numbers from an interval, each as likely; AD1117 if it is none."""
    bounds = isinstance(low, Real) and isinstance(high, Real)
    if not bounds or not math.isfinite(high - low) or low > high:
        raise refuse("AD1117", f"{low!r} to {high!r} is no interval", "uniform(-1.0, 1.0)")
    return Initializer(
        lambda name, seed, shape, _: low + (high - low) * uniform_numbers(name, seed, shape)
    )


def normal(deviation: float = 1.0) -> Initializer:
    """Numbers of a normal distribution around 0."""
    _check_scale("the deviation of a distribution", deviation)
    return Initializer(lambda name, seed, shape, _: deviation * normal_numbers(name, seed, shape))


def xavier(gain: float = 1.0) -> Initializer:
    """Uniform numbers within ``gain * sqrt(6 / (inputs + outputs))`` (Glorot and Bengio, 2010)."""
    _check_scale("the gain of a distribution", gain)

    def draw(name: str, seed: int, shape: tuple[int, ...], fans: tuple[int, int]) -> NDArray[Any]:
        bound = gain * math.sqrt(6 / sum(fans))
        return bound * (2 * uniform_numbers(name, seed, shape) - 1)

    return Initializer(draw)


def he(gain: float = 1.0) -> Initializer:
    """Normal numbers of deviation ``gain * sqrt(2 / inputs)``, for `relu` (He and others, 2015)."""
    _check_scale("the gain of a distribution", gain)

    def draw(name: str, seed: int, shape: tuple[int, ...], fans: tuple[int, int]) -> NDArray[Any]:
        return gain * math.sqrt(2 / fans[0]) * normal_numbers(name, seed, shape)

    return Initializer(draw)


def param(
    shape: str | Sequence[int] | int,
    init: Initial | None = None,
    name: str | None = None,
    dtype: str = "f32",
    seed: int = 0,
) -> Tensor:
    """A parameter: a tensor that gradients are taken of, and whose array training changes.

    The shape is a tuple of sizes, or text as `"2->16"`, in which `_` and `...` leave axes to its
    first use. ``init`` is a number, an array, or a distribution, by default that of `xavier`;
    random numbers are a function of the name and the seed.
    """
    from .einsums import as_shape

    made, word = as_shape(shape), dtype_of(dtype)
    if word not in FLOATS:
        raise refuse("AD1117", f"a parameter has floats, not {word}", "use data(...)")
    if not is_integer(seed) or not 0 <= seed < 2**64:
        raise refuse("AD1117", f"a seed is an integer from 0 and below 2**64, not {seed!r}")
    label = checked_name(name or "param")
    tensor = Tensor(made, word, label, Leaf("param", _nothing), user_line())
    start = xavier() if init is None else init
    if isinstance(start, np.ndarray):
        made = _fitting(made, start, label)
        tensor = Tensor(made, word, label, Leaf("param", _nothing), tensor.place)
    elif not isinstance(cast(object, start), Initializer | float | int | np.generic):
        raise refuse("AD1117", f"{start!r} is no initial value", "xavier(), he(), 0.0, or an array")
    if not isinstance(start, Initializer):
        fitting_array(start, word, label)

    def initial(sizes: tuple[int, ...]) -> NDArray[Any]:
        if isinstance(start, Initializer):
            return start.draw(tensor.label, int(seed), sizes, _fans(tensor))
        return np.array(np.broadcast_to(np.asarray(start), sizes))

    assert isinstance(tensor.source, Leaf)
    tensor.source.initial = initial
    return tensor


def _nothing(shape: tuple[int, ...]) -> NDArray[Any]:
    return np.zeros(shape)


def checked_name(name: Any) -> str:
    """A name of a tensor; AD1117 for what is none."""
    if not isinstance(name, str) or not name or not name.isprintable() or '"' in name:
        raise refuse("AD1117", f"{name!r} is no name of a tensor", "names are printable text")
    return name


def _fans(tensor: Tensor) -> tuple[int, int]:
    """Counts of numbers that each result of a linear map is made of, and each input goes into.

    Without input axes, the last axis counts as outputs and those before it as inputs.
    """
    shape, inputs = tensor.shape, tensor.rows.row("input").sizes
    total = math.prod(shape)
    if inputs:
        fan_in = math.prod(shape[len(shape) - len(inputs) :])
        return max(fan_in, 1), max(total // max(fan_in, 1), 1)
    last = shape[-1] if shape else 1
    return max(total // max(last, 1), 1), max(last, 1)


def placeholder(
    shape: str | Sequence[int] | int, name: str | None = None, dtype: str = "f32"
) -> Tensor:
    """An input: an array of zeros that the user fills, ``x.value[...] = batch``."""
    from .einsums import as_shape

    label = checked_name(name or "input")
    return Tensor(as_shape(shape), dtype_of(dtype), label, Leaf("input", _nothing), user_line())


def data(
    array: Elements, name: str | None = None, shape: str | None = None, dtype: DType | None = None
) -> Tensor:
    """An array as a tensor, without a copy where its type allows it.

    The shape says what the axes are, as in ``"_|_"`` for a batch of vectors; by default all are
    output axes. Floats of `f64` stay such: say ``dtype="f32"`` for the usual precision.
    """
    return _holding(array, "input", checked_name(name or "data"), shape, dtype)


def constant(array: Elements, name: str | None = None, dtype: DType | None = None) -> Tensor:
    """An array as a constant."""
    return _holding(array, "constant", checked_name(name or "constant"), None, dtype)


def _holding(array: Any, kind: str, label: str, shape: str | None, dtype: DType | None) -> Tensor:
    from .einsums import as_shape

    word = dtype_of(fitting_array(array, None, label).dtype if dtype is None else dtype)
    given = fitting_array(array, word, label)
    made = Shape(output=Row(given.shape)) if shape is None else as_shape(shape)
    made = _fitting(made, given, label)
    value = np.asarray(given, NUMPY[word], order="C")
    return Tensor(made, word, label, Leaf(kind, _nothing, value), user_line())


def _fitting(shape: Shape, array: NDArray[Any], label: str) -> Shape:
    """The shape with the sizes of an array; AD1110 if they contradict."""
    wanted = [shape.row(kind) for kind in ROWS]
    count = sum(len(row.sizes) for row in wanted)
    opening = [row for row in wanted if row.open is not None]
    if array.ndim < count or (array.ndim > count and not opening) or len(opening) > 1:
        message = f"`{label}` is [{shape}], and its array has {array.ndim} axes"
        raise refuse("AD1110", message)
    given = iter(array.shape)
    rows: dict[str, Row] = {}
    for kind in ("batch", "output", "input"):
        row = shape.row(kind)
        more = array.ndim - count if row.open is not None else 0
        sizes = [next(given) for _ in range(more + len(row.sizes))]
        for size, written in zip(sizes[more:], row.sizes, strict=True):
            if not isinstance(written, UnknownSize) and size != written:
                shown = ", ".join(map(str, array.shape))
                raise refuse("AD1110", f"`{label}` is [{shape}], and its array is [{shown}]")
        rows[kind] = Row(tuple(sizes))
    return Shape(**rows)


def state(like: Tensor, name: str, value: float = 0.0) -> Tensor:
    """Memory of the shape of another tensor that lives as long as an optimizer does."""
    leaf = Leaf("state", lambda _: np.full(like.settle(), value))
    return Tensor(like.rows, like.dtype, checked_name(name), leaf, user_line())
