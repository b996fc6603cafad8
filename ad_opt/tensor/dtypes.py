"""Element types of tensors: names, as MLIR and NumPy have them, and promotion."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .shapes.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ad_opt.values.python_types import ArrayLike

DType: TypeAlias = "str | type[np.generic] | type[float] | type[int] | np.dtype[np.generic]"
"""An element type: by its name here, or as NumPy has it."""
Elements: TypeAlias = "ArrayLike | float | Sequence[object]"
"""Anything that NumPy makes an array of numbers of."""
NUMPY: dict[str, np.dtype[Any]] = {
    "i1": np.dtype(np.bool_),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}
"""Element types from the narrowest to the widest, and NumPy's."""
ORDER = list(NUMPY)
FLOATS = ("f16", "f32", "f64")
_CODES = {"f16": "<e", "f32": "<f", "f64": "<d"}


def dtype_of(word: Any) -> str:
    """The element type that a name, or a type of NumPy, means; AD1117 if none does."""
    if isinstance(word, str) and word in NUMPY:
        return word
    try:
        wanted = None if word is None else np.dtype(word)
    except TypeError:
        wanted = None
    for name, known in NUMPY.items():
        # None is equal to the type of f64.
        if wanted is not None and known == wanted:
            return name
    known = ", ".join(NUMPY)
    raise refuse("AD1117", f"{word!r} is no type of elements", f"there are {known}")


def fitting_array(array: Any, dtype: str | None, label: str) -> NDArray[Any]:
    """The array that a tensor of a type is to hold; AD1117 if it cannot.

    Numbers are rounded: floats to the nearest, for integers toward zero. What would be infinite or
    out of range then is refused, and so are truths that are neither 0 nor 1.
    """
    try:
        given = np.asarray(array)
    except ValueError:
        raise refuse("AD1117", f"what `{label}` is made of is no array") from None
    if np.ma.is_masked(array):
        raise refuse("AD1117", f"what `{label}` is made of has elements that are masked")
    if dtype is None:
        return given
    if given.dtype.kind not in "biuf":
        raise refuse("AD1117", f"`{label}` has elements {dtype}, and is given {given.dtype}")
    if dtype in ("i32", "i64"):
        whole = np.trunc(given.astype(np.float64)) if given.dtype.kind == "f" else given
        limits = np.iinfo(NUMPY[dtype])
        fits = (whole >= limits.min) & (whole < limits.max + 1)
    elif dtype == "i1":
        fits = (given == 0) | (given == 1)
    elif np.can_cast(given.dtype, NUMPY[dtype]):
        return given
    else:
        with np.errstate(over="ignore"):
            fits = np.isfinite(given.astype(NUMPY[dtype])) | ~np.isfinite(given)
    if not fits.all():
        message = f"`{label}` has elements {dtype}, and is given {given[~fits].flat[0]}"
        raise refuse("AD1117", message)
    return given


def promoted(dtypes: Iterable[str]) -> str:
    """The narrowest type that holds all; integers with floats are the floats."""
    return max(dtypes, key=ORDER.index)


def rounded(value: float, dtype: str) -> float:
    """The float of a type that is nearest to a number; beyond the largest one, infinity."""
    code = _CODES[dtype]
    try:
        return struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)
