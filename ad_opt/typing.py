"""Types of arguments and results, for annotations: ``from ad_opt.typing import Array, Gradient``.

A function of a program takes what its types in the program say, which a type checker does not
know. It knows what can be passed at all, that a gradient by one array is an array of that type,
and the results that are declared: ``f: ad_opt.Function[float] = program.function("f")``.
"""

from __future__ import annotations

from .values.python_types import (
    Argument,
    Arguments,
    Array,
    ArrayLike,
    ByEach,
    ByOne,
    Gradient,
    Number,
    Plain,
    PlainGradient,
    Real,
    Struct,
    SupportsArray,
    SupportsArrayInterface,
    SupportsDLPack,
    Value,
)

__all__ = [
    "Argument",
    "Arguments",
    "Array",
    "ArrayLike",
    "ByEach",
    "ByOne",
    "Gradient",
    "Number",
    "Plain",
    "PlainGradient",
    "Real",
    "Struct",
    "SupportsArray",
    "SupportsArrayInterface",
    "SupportsDLPack",
    "Value",
]
