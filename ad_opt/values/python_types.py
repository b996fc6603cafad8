"""Types of arguments and results, as type checkers know them; `ad_opt.typing` offers them.

Nothing here is asked when a program runs: packers decide what fits, by the program's types, and
say it in diagnostics. These types say what can fit at all.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol, TypeAlias

import numpy as np
from typing_extensions import Buffer, TypeVar

Real: TypeAlias = "float | np.floating"
"""A real number, as results are: ``float`` for f64, NumPy's number for narrower types."""
Number: TypeAlias = "int | float | complex | np.number | np.bool"
"""A number as an argument."""
Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.floating]]"
"""An array of real floats, as most gradients are."""
AnyArray: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.generic]]"
"""An array of NumPy's, with whatever elements."""


class SupportsDLPack(Protocol):
    """An array of another library that shows its memory by DLPack: PyTorch's, JAX's, ..."""

    def __dlpack__(self, *, stream: None = None) -> object:
        """Return a capsule."""
        ...

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the kind and number of the device that the memory is on."""
        ...


class SupportsArrayInterface(Protocol):
    """An array that shows its memory by NumPy's array interface."""

    @property
    def __array_interface__(self) -> Mapping[str, object]:
        """Return address, shape, strides and type."""
        ...


class SupportsArray(Protocol):
    """Something that NumPy makes an array of, which may be a copy: it is only read."""

    def __array__(self) -> AnyArray:
        """Return the array."""
        ...


class DataclassInstance(Protocol):
    """An instance of a dataclass, which stands for a struct."""

    __dataclass_fields__: ClassVar[dict[str, object]]


ArrayLike: TypeAlias = "AnyArray | SupportsDLPack | SupportsArrayInterface | SupportsArray | Buffer"
"""An array of any library, which is read and written in place: NumPy's, or one that shows its
memory by DLPack, the buffer protocol or ``__array_interface__``.
"""
RealArray: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.floating | np.integer | np.bool]]"
Plain: TypeAlias = "float | np.floating | np.integer | RealArray | None"
"""A number, an array of NumPy's, or an address that leads nowhere; nothing complex, no structs."""
Struct: TypeAlias = "Sequence[object] | Mapping[str, object] | DataclassInstance | np.void"
"""A struct by value, whose fields come in order or by name; lists are also vectors and tensors."""
Argument: TypeAlias = "Number | ArrayLike | Struct | ctypes.Structure | None"
"""Arguments of functions of programs; the type in the program says which of them fit."""
Value: TypeAlias = "complex | np.generic | AnyArray | tuple[Value, ...] | list[Value] | None"
"""Results of functions of programs: a number, an array, a struct (a namedtuple), or several of
them in a tuple; nothing is ``None``. A `Function` says it better if its results are declared:
``f: ad_opt.Function[float] = program.function("f")``.
"""
Gradient: TypeAlias = "complex | np.generic | AnyArray | tuple[Gradient, ...] | list[Gradient]"
"""A gradient, which is as the argument; that by a struct is a namedtuple; several are a tuple."""
PlainGradient: TypeAlias = "Real | Array"
"""A gradient by one argument where all are real numbers, and arrays of such."""

Arguments: TypeAlias = "Sequence[Argument] | Mapping[str, Argument]"
"""Arguments, or their tangents: one for each parameter, or by name."""


class ByOne:
    """The kind of derivatives by one chosen argument: ``Derivative[ByOne]``.

    It has no instances: a call gives the gradient by that argument.
    """


class ByEach:
    """The kind of derivatives by all arguments: ``Derivative[ByEach]``.

    It has no instances: a call gives the gradient by the only one, or those by several in a tuple.
    """


Shape = TypeVar("Shape", bound="tuple[int, ...]", default="tuple[int, ...]")
Element = TypeVar("Element", bound="np.dtype[np.generic]", default="np.dtype[np.generic]")
Declared = TypeVar("Declared", bound=Value, default=Value)
"""The same where it is inferred from a declaration: ``f: Function[float] = p.function("f")``."""
DeclaredDerivative = TypeVar("DeclaredDerivative", default=object)
Gradients = TypeVar("Gradients", default=ByEach)
OneGradient = TypeVar("OneGradient", default=ByOne)
SeveralGradients = TypeVar("SeveralGradients", default="tuple[Gradient, ...]")
Blocks = TypeVar("Blocks", default="Array | tuple[Array, ...] | tuple[tuple[Array, ...], ...]")
"""A Jacobian: one array, a row or column of them, or rows of columns."""
OneBlock = TypeVar("OneBlock", default=Array)
