"""Results as arrays of the library that the arguments are of."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from .ctypes_values import dtype_of_structure, is_structure, structure_like
from .foreign_arrays import is_jax, is_torch


class Likeness:
    """The library of the arguments of one call: PyTorch, JAX, or NumPy where none is of these.

    Arrays and numbers among the results become tensors or arrays of it, without copying where the
    library shows the memory of others; tuples stay tuples. The gradient by a structure of `ctypes`
    is such a structure.
    """

    def __init__(self, arguments: Sequence[Any]):
        self._structures = {dtype_of_structure(type(v)): v for v in arguments if is_structure(v)}
        self._make = _plain
        if any(map(is_torch, arguments)):
            self._make = _torch
        elif any(map(is_jax, arguments)):
            self._make = _jax

    def of(self, value: Any) -> Any:
        """The value, with its numbers and arrays as those of the library."""
        if self._structures and isinstance(value, np.ndarray):
            found = self._structures.get(value.dtype)
            if found is not None and value.shape == (1,):
                return structure_like(found, value)
        if type(value) is tuple or type(value) is list:
            return type(value)([self.of(part) for part in value])
        if isinstance(value, tuple):  # a struct comes back as a namedtuple
            return type(value)(*map(self.of, value))
        if isinstance(value, np.ndarray | np.generic | float | complex):
            return self._make(value)
        return value


def _plain(value: Any) -> Any:
    return value


def _torch(value: Any) -> Any:
    torch = sys.modules["torch"]
    array = np.asarray(value)
    if array.dtype.names is not None:
        return value
    if array.dtype.name == "bfloat16":
        bits = np.array(array).reshape(array.shape or 1).view(np.uint16)
        found = torch.from_numpy(bits).view(torch.bfloat16)
        return found if array.ndim else found[0]
    if not array.flags.writeable or any(step < 0 for step in array.strides):
        array = array.copy()
    return torch.from_numpy(array) if array.ndim else torch.from_numpy(array.reshape(1))[0]


def _jax(value: Any) -> Any:
    array = np.asarray(value)
    if array.dtype.names is not None:
        return value
    return sys.modules["jax"].numpy.asarray(array)
