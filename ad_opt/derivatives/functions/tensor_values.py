"""Functions of tensors, differentiated as the same functions of buffers.

Tensors are values: the caller's arrays are read, never written, and what comes back is fresh. The
pass `bufferize-tensors` makes the function of buffers; here its arguments become arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import TensorType

from ad_opt.programs.calls.calling import mismatch, require_values, wrong_count
from ad_opt.programs.function import Function
from ad_opt.values.arguments import BufferLayout, Mismatch, as_elements, describe, dtypes_of


def has_tensors(function: Function) -> bool:
    """True if the function takes or returns tensors."""
    return function.once("has tensors", lambda: _has_tensors(function))


def _has_tensors(function: Function) -> bool:
    signature = function.signature
    return any(isinstance(kind, TensorType) for kind in (*signature.inputs, *signature.results))


def seen_by_value(function: Function) -> Function:
    """The function of buffers that a function of tensors is; any other function is itself."""
    if not has_tensors(function):
        return function
    require_values(function.signature)

    def make() -> Function:
        return function.program.after("bufferize-tensors")[function.name]

    return function.once("bufferized", make)


def seen_as_numbers(function: Function) -> Function:
    """The same, of which results without dimensions are numbers: those have gradients."""
    if not has_tensors(function):
        return function
    require_values(function.signature)

    def make() -> Function:
        return function.program.after("return-scalars,bufferize-tensors")[function.name]

    results = function.signature.results
    if not any(isinstance(kind, TensorType) and not kind.get_shape() for kind in results):
        return seen_by_value(function)
    return function.once("bufferized, with numbers", make)


def buffers_for(function: Function, arguments: Sequence[Any]) -> tuple[Any, ...]:
    """The arguments, with values of tensors as arrays; AD0502 for another number of arguments,
    AD0503 for what does not fit.
    """
    if not has_tensors(function):
        return tuple(arguments)
    signature = function.signature
    if len(arguments) != len(signature.inputs):
        raise wrong_count(signature, len(arguments))
    for at, (value, kind) in enumerate(zip(arguments, signature.inputs, strict=True)):
        if value is None and isinstance(kind, TensorType):
            hint = "it is a value: pass numbers, or an array"
            raise mismatch(signature, at, Mismatch(describe(value), hint))
    return buffers_of_tangents(function, arguments)


def buffers_of_tangents(function: Function, arguments: Sequence[Any]) -> tuple[Any, ...]:
    """The same of tangents: ``None`` is zero, and stays."""
    if not has_tensors(function):
        return tuple(arguments)
    gives = any(isinstance(kind, TensorType) for kind in function.signature.results)
    found: list[Any] = []
    for at, (value, kind) in enumerate(zip(arguments, function.signature.inputs, strict=False)):
        if isinstance(kind, TensorType) and value is not None:
            try:
                value = _array(value, kind, gives)
            except Mismatch as error:
                raise mismatch(function.signature, at, error) from None
        found.append(value)
    return (*found, *arguments[len(found) :])


def _array(value: Any, kind: TensorType[Any], gives: bool) -> Any:
    """The array of a tensor. Where the function ``gives`` buffers, nobody knows that they are not
    its arguments, which then must not be read-only.
    """
    dtypes = dtypes_of(kind.element_type)
    if dtypes:
        if not isinstance(value, np.ndarray):
            value = as_elements(value, dtypes[0])
        elif value.dtype not in dtypes:
            raise Mismatch(describe(value), f"its elements must be {dtypes[0]}")
        if value.shape != kind.get_shape():
            BufferLayout.of(kind).check_shape(value)
    return np.require(value, requirements=("C", "A", "W") if gives else ("C", "A"))
