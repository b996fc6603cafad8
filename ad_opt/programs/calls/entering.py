"""The way in for arguments as people have them: by name, and as arrays of other libraries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.values.arguments import Mismatch, has_links
from ad_opt.values.foreign_arrays import PLAIN, as_known

from .calling import mismatch
from .parameters import in_order


def entering(
    signature: Signature, arguments: tuple[Any, ...], named: Mapping[str, Any]
) -> tuple[Any, ...]:
    """Return the arguments by position, with arrays of other libraries as NumPy's.

    AD0502 and AD0503 for what does not fit.
    """
    if named:
        arguments = in_order(signature, arguments, named)
    if PLAIN.issuperset(map(type, arguments)):
        return arguments
    return tuple(known_as(signature, arguments))


def known_as(signature: Signature, arguments: Sequence[Any]) -> list[Any]:
    """Return what stands for the parameters, one by one: arguments, or their tangents."""
    count = len(signature.inputs)
    return [known_at(signature, at, v) if at < count else v for at, v in enumerate(arguments)]


def known_at(signature: Signature, at: int, value: Any) -> Any:
    """Return what stands for one parameter."""
    if type(value) in PLAIN:
        return value
    try:
        return known(value, signature.inputs[at])
    except Mismatch as error:
        raise mismatch(signature, at, error) from None


def known(value: Any, kind: Attribute) -> Any:
    """Return what stands for a value of the type; raises `Mismatch`."""
    if isinstance(kind, LLVMPointerType):
        if has_links(value):
            return value
        from ad_opt.values.ctypes_values import address_in, holds_structures, memory_of, referenced

        value = referenced(value)
        if holds_structures(value):
            return memory_of(value)
        if (address := address_in(value)) is not None:
            return address
    if isinstance(kind, RecordType) and not hasattr(value, "__dlpack__"):
        return value
    return as_known(value)
