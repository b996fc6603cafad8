"""Arrays of other libraries as NumPy's, without copying: tensors of PyTorch, arrays of JAX, ...

A value is looked at in this order: what is NumPy's or a number stays; tensors of PyTorch; whatever
speaks DLPack, the buffer protocol, ``__array_interface__`` or, at last, ``__array__``. What may be
a copy (``__array__``) is read-only, so that nothing is written where nobody looks.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from .arguments import Array, Mismatch, describe
from .bfloat16 import BFLOAT16

PLAIN: frozenset[type] = frozenset(
    {float, int, complex, bool, str, type(None), np.ndarray, np.float64, np.float32, np.int64}
    | {np.float16, np.int32, np.bool_, np.complex64, np.complex128, tuple, list, dict}
)
"""Types that packers know as they are."""


def are_plain(values: Sequence[Any]) -> bool:
    """True if none of the values comes from another library: most calls have no others."""
    return PLAIN.issuperset(map(type, values))


def as_known(value: Any) -> Any:
    """Return the value as packers know it: an array of another library as NumPy's, which shows
    the same memory.

    Raises `Mismatch` for arrays that this processor cannot reach or NumPy cannot show.
    """
    if type(value) in PLAIN or isinstance(value, np.generic):
        return value
    if isinstance(value, np.ndarray):
        return _of_subclass(cast("Array", value))
    if isinstance(value, ctypes.Structure | ctypes.Union):
        return value  # a struct by value, by its fields; behind addresses see `as_memory`
    found = _array_of(value)
    return value if found is None else found


def _of_subclass(value: Array) -> Array:
    """An array of one of NumPy's own subclasses; a mask would be lost."""
    masked = sys.modules.get("numpy.ma")
    if masked is not None and isinstance(value, masked.MaskedArray):
        held: Any = value
        if np.any(held.mask):
            raise Mismatch("an array with a mask", "pass `x.filled(...)` or `x.compressed()`")
        return held.data
    return value


def _array_of(value: Any) -> Array | None:
    if is_torch(value):
        return _of_torch(value)
    if is_tracer(value):
        raise Mismatch(
            "a value that JAX traces",
            "functions become part of JAX's programs by `ad_opt.interop.jax(f)`",
        )
    if hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
        return _of_dlpack(value)
    if (found := _of_buffer(value)) is not None:
        return found
    if _has_interface(value):
        return _of_interface(value)
    if hasattr(value, "__array__") and not isinstance(value, type):
        return _of_array_method(value)
    return None


def is_torch(value: object) -> bool:
    """True for a tensor of PyTorch, which is not imported for the question."""
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, torch.Tensor)


def is_jax(value: object) -> bool:
    """True for an array of JAX, which is not imported for the question."""
    jax = sys.modules.get("jax")
    return jax is not None and isinstance(value, jax.Array)


def is_tracer(value: object) -> bool:
    """True for what stands for an array while JAX traces a function."""
    core = sys.modules.get("jax.core")
    return core is not None and isinstance(value, core.Tracer)


def _of_torch(value: Any) -> Array:
    if value.device.type != "cpu":
        where = f"a tensor on the device `{value.device}`"
        raise Mismatch(where, "compiled code runs on the processor: pass `x.cpu()`")
    plain = value.detach()
    if plain.is_conj() or plain.is_neg():
        method = "resolve_conj" if plain.is_conj() else "resolve_neg"
        raise Mismatch("a tensor that is conjugated or negated lazily", f"pass `x.{method}()`")
    torch = sys.modules["torch"]
    try:
        if plain.dtype == torch.bfloat16:
            return plain.view(torch.uint16).numpy().view(BFLOAT16[0])
        return cast("Array", plain.numpy())
    except (TypeError, RuntimeError) as error:
        text = f"a tensor of {plain.dtype}, {str(plain.layout).removeprefix('torch.')}"
        raise Mismatch(text, str(error).splitlines()[0]) from None


_PROCESSOR = 1
"""DLPack's number of memory that the processor reaches."""


def _of_dlpack(value: Any) -> Array:
    try:
        device = int(value.__dlpack_device__()[0])
    except Exception as error:  # of another library: its array may have been deleted
        raise Mismatch(f"a {type(value).__name__} that has no memory", str(error)) from None
    if device != _PROCESSOR:
        text = f"a {type(value).__name__} on another device"
        raise Mismatch(text, "compiled code runs on the processor: copy the array there")
    if is_jax(value):
        return np.asarray(value)  # what it shows is never written
    try:
        return np.from_dlpack(value)
    except (BufferError, RuntimeError, TypeError, ValueError) as error:
        if _has_interface(value):
            return _of_interface(value)
        found = _of_array_method(value) if hasattr(value, "__array__") else None
        if found is not None:
            return found
        raise Mismatch(f"a {type(value).__name__}", str(error)) from None


def _has_interface(value: Any) -> bool:
    try:
        return hasattr(value, "__array_interface__")
    except Exception:  # of another library; reading it says which
        return True


def _of_interface(value: Any) -> Array:
    """An array by ``__array_interface__``; without memory of its own NumPy asks for a buffer."""
    try:
        return np.asarray(value)
    except Exception as error:  # of another library
        raise Mismatch(f"a {type(value).__name__}", str(error)) from None


def _of_buffer(value: Any) -> Array | None:
    try:
        view = memoryview(value)
    except TypeError:
        return None
    except (BufferError, ValueError) as error:
        raise Mismatch(f"a {type(value).__name__}", str(error)) from None
    try:
        return np.asarray(view)
    except (TypeError, ValueError) as error:
        raise Mismatch(describe(value), str(error)) from None


def _of_array_method(value: Any) -> Array | None:
    try:
        found: Array = np.asarray(value)
    except Exception as error:  # of another library
        raise Mismatch(f"a {type(value).__name__}", f"it gives no array: {error}") from None
    if found.dtype == object or not found.ndim:
        return None
    found = found.view()
    found.flags.writeable = False  # it may be a copy
    return found
