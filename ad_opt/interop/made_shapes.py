"""Shapes of arrays that a function makes, as they are said to a library that must know them before
it calls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.lowering.codegen.machine.signature import Signature

Shapes = Sequence[Sequence[int]] | Callable[..., Sequence[Sequence[int]]] | None
"""Shapes of the arrays that are returned, or a function to these from the arguments' shapes."""

_HINT = "say one for each array that it makes: `shapes=[(3, 4)]`, or a function that gives such"


def made_shapes(signature: Signature, given: Any) -> dict[int, tuple[int, ...]]:
    """The shapes by result, of all arrays that are returned or of those whose types leave sizes
    open; AD0502 for another number of shapes, and AD0503 for what is no shape of such an array.
    """
    name = signature.name
    if not isinstance(given, tuple | list):
        raise signature.error("AD0503", f"`shapes` of @{name} is {given!r}, no shapes", _HINT)
    shapes = [_shape(signature, one) for one in cast("Sequence[Any]", given)]
    known = [_sizes(kind) for kind in signature.results]
    places = [at for at, sizes in enumerate(known) if sizes is not None]
    if len(shapes) != len(places):
        places = [at for at in places if any(size < 0 for size in known[at] or ())]
    if len(shapes) != len(places):
        text = f"`shapes` of @{name} takes {counted(len(places), 'shape')}, but {len(shapes)} came"
        raise signature.error("AD0502", text, _HINT)
    for at, shape in zip(places, shapes, strict=True):
        require_shape(signature, at, shape)
    return dict(zip(places, shapes, strict=True))


def require_shape(signature: Signature, at: int, shape: tuple[int, ...]) -> None:
    """AD0503 if the type of a result is of no array of that shape."""
    kind = signature.results[at]
    sizes = _sizes(kind)
    assert sizes is not None
    pairs = zip(sizes, shape, strict=False)
    if len(sizes) != len(shape) or any(0 <= want != have for want, have in pairs):
        text = f"result {at} of @{signature.name} is `{kind}`, whose shape is not {shape}"
        raise signature.error("AD0503", text, _HINT)


def require_made(signature: Signature, at: int, said: tuple[int, ...], value: Any) -> None:
    """AD0503 if an array that was made has another shape than was said."""
    if np.shape(value) != said:
        text = f"result {at} of @{signature.name} has the shape {np.shape(value)}, not {said}"
        raise signature.error("AD0503", text, "`shapes` must say what the function makes")


def require_held(signature: Signature, at: int, dtype: Any, value: int) -> None:
    """AD0503 if an integer is too large for the type that the library gives it."""
    limits = np.iinfo(dtype)
    if not limits.min <= value <= limits.max:
        text = f"result {at} of @{signature.name} is {value}, which is no {dtype}"
        hint = '`jax.config.update("jax_enable_x64", True)` lets JAX have wider ones'
        raise signature.error("AD0503", text, hint)


def _sizes(kind: Attribute) -> tuple[int, ...] | None:
    return tuple(kind.get_shape()) if isinstance(kind, MemRefType | TensorType) else None


def _shape(signature: Signature, given: Any) -> tuple[int, ...]:
    if isinstance(given, tuple | list):
        sizes = cast("Sequence[Any]", given)
        whole = all(isinstance(n, int | np.integer) and not isinstance(n, bool) for n in sizes)
        if whole and all(n >= 0 for n in sizes):
            return tuple(int(n) for n in sizes)
    text = f"`shapes` of @{signature.name} has {given!r}, which is no shape"
    raise signature.error("AD0503", text, "sizes are integers from 0")
