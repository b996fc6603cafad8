"""Activity of each parameter and result, and what ``wrt`` selects.

Floats, complex numbers, vectors of them, and structs and other by-value types that have a
differential are differentiated by value: their gradient is returned.
Buffers of them are differentiated by identity: each has a shadow in which the gradient accumulates.
Everything else (integers, indices, buffers of integers) is constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from operator import index
from typing import Literal, SupportsIndex, TypeAlias, cast

from xdsl.dialects.builtin import AnyFloat, ComplexType, MemRefType, TensorType, VectorType
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, counted
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.values.own_types import holds_buffers

Role: TypeAlias = Literal["value", "buffer", "constant"]
Selection: TypeAlias = "int | str | Sequence[int | str] | None"
"""Argument ``wrt``: positions or names of parameters; ``None`` is all that can be."""


@lru_cache(maxsize=1024)
def role_of(kind: Attribute) -> Role:
    """Return how values of the type take part in a derivative."""
    if isinstance(kind, MemRefType):
        return "constant" if role_of(kind.element_type) == "constant" else "buffer"
    if isinstance(kind, VectorType | TensorType):
        return role_of(kind.element_type)
    if isinstance(kind, RecordType):
        return "constant" if kind.differential is None else "value"
    return "value" if isinstance(kind, AnyFloat | ComplexType) else "constant"


def derivative_type(kind: Attribute) -> Attribute:
    """The type of derivatives of what has a role: the type itself, but for by-value types."""
    if isinstance(kind, RecordType):
        assert kind.differential is not None
        return kind.differential
    if isinstance(kind, MemRefType) and isinstance(kind.element_type, RecordType):
        element = derivative_type(kind.element_type)
        return MemRefType(element, kind.shape, kind.layout, kind.memory_space)
    return kind


def roles_of(kinds: Iterable[Attribute]) -> tuple[Role, ...]:
    """The role of each type."""
    return tuple(role_of(kind) for kind in kinds)


def name_of(signature: Signature, index: int) -> str:
    """A parameter in few words: its name in the text, or its position."""
    known = signature.parameters[index] if index < len(signature.parameters) else None
    return known or str(index)


def not_differentiable(signature: Signature, message: str, help: str | None) -> DiagnosticError:
    """AD0705: what is asked for has no derivative."""
    return signature.error("AD0705", message, help)


def select(
    signature: Signature, wrt: Selection, option: str = "wrt"
) -> tuple[tuple[int, ...], bool]:
    """The chosen parameters in the order asked for, and whether one was asked for by itself.

    ``option`` is what messages call the choice. AD0705 for a parameter that is not there, is not
    differentiable, or stands twice.
    """
    roles = roles_of(signature.inputs)
    if wrt is None:
        chosen = tuple(i for i, role in enumerate(roles) if role != "constant")
        if not chosen:
            text = f"@{signature.name} has no argument that can be differentiated"
            raise not_differentiable(signature, text, _why_not(signature))
        return chosen, len(chosen) == 1
    asked = as_selection(wrt)
    return _positions(signature, asked, option), not isinstance(asked, tuple)


def chosen_buffers(signature: Signature, of: Selection) -> tuple[int, ...]:
    """The positions of the buffers that an option ``of`` names; AD0705 for what is none."""
    asked = asked_for(of)
    if not asked:
        return ()
    found, _ = select(signature, asked, "of")
    for at in found:
        if role_of(signature.inputs[at]) != "buffer":
            text = f"`{name_of(signature, at)}` of @{signature.name} is not a buffer"
            raise not_differentiable(signature, text, "`of` names buffers that are written")
    return found


def as_selection(given: object) -> Selection:
    """A choice as integers, strings, and tuples of these; what is none of them stays as it is, for
    `select` to refuse.
    """
    if given is None or isinstance(given, str):
        return given
    with suppress(TypeError):  # also of arrays with an axis, which claim to be integers
        return index(cast("SupportsIndex", given))
    if isinstance(given, Iterable) and not isinstance(given, bytes | bytearray):
        with suppress(TypeError):  # of arrays without one, which claim to have elements
            return tuple(_one(which) for which in cast("Iterable[object]", given))
    return cast("Selection", given)


def _one(given: object) -> int | str:
    found = as_selection(given)
    return cast("int | str", given if isinstance(found, tuple) else found)


def asked_for(of: Selection) -> tuple[int | str, ...]:
    """The positions and names that an option gives, as a tuple."""
    asked = as_selection(of)
    if asked is None:
        return ()
    return asked if isinstance(asked, tuple) else (cast("int | str", asked),)


def require_known(signature: Signature, wrt: Selection) -> None:
    """AD0705 for a choice that fits no arguments, whatever these are: a name or a position that is
    not there, and an argument that neither holds a float nor is an address.
    """
    if wrt is not None:
        _positions(signature, wrt, "wrt", addresses=True)


def _positions(
    signature: Signature, asked: Selection, option: str, *, addresses: bool = False
) -> tuple[int, ...]:
    chosen = tuple(
        _position(signature, which, option, addresses=addresses) for which in asked_for(asked)
    )
    if not chosen or len(set(chosen)) < len(chosen):
        nothing = f"{option} names no argument, so there is nothing to differentiate by"
        text = f"{option} names an argument twice" if chosen else nothing
        raise not_differentiable(signature, text, f"of @{signature.name}, {_choices(signature)}")
    return chosen


def _position(signature: Signature, which: object, option: str, *, addresses: bool = False) -> int:
    count = len(signature.inputs)
    if isinstance(which, str):
        if which not in signature.parameters:
            known = [name for name in signature.parameters if name]
            text = f"@{signature.name} has no argument `{which}`"
            hint = did_you_mean(which, known) or _choices(signature)
            raise not_differentiable(signature, text, hint)
        at = signature.parameters.index(which)
    elif not isinstance(which, SupportsIndex):
        text = f"{option} takes positions and names of arguments, not {which!r}"
        raise not_differentiable(signature, text, _choices(signature))
    elif not -count <= index(which) < count:
        text = f"@{signature.name} has {counted(count, 'argument')}, so there is none at {which}"
        raise not_differentiable(signature, text, "positions count from 0")
    else:
        at = index(which) % count
    kind = signature.inputs[at]
    is_address = addresses and isinstance(kind, LLVMPointerType)
    if role_of(kind) == "constant" and not is_address:
        text = f"argument `{name_of(signature, at)}` of @{signature.name} is `{kind}`, "
        raise not_differentiable(signature, text + "which has no derivative", _choices(signature))
    return at


def _choices(signature: Signature) -> str:
    roles = roles_of(signature.inputs)
    able = [
        role != "constant" or isinstance(kind, LLVMPointerType)
        for role, kind in zip(roles, signature.inputs, strict=True)
    ]
    names = [name_of(signature, i) for i, one in enumerate(able) if one]
    if not names:
        return _why_not(signature)
    return f"it can be differentiated by {', '.join(f'`{n}`' for n in names)}"


def _why_not(signature: Signature) -> str:
    """Return advice where no argument can be differentiated."""
    for kind in signature.inputs:
        if isinstance(kind, RecordType) and holds_buffers(kind):
            return (
                f"`{kind}` holds a buffer, which has no place in a derivative by value: pass "
                "the buffer beside the struct"
            )
    return f"its type is {signature}"


def require_scalar(signature: Signature, what: str) -> None:
    """AD0705 unless exactly one result is a number with a derivative, and it is real."""
    active = [kind for kind in signature.results if role_of(kind) != "constant"]
    if len(active) == 1 and isinstance(active[0], AnyFloat):
        return
    hint = "use vjp, or jacobian"
    if len(active) == 1:
        text = f"{what} needs a real result, but @{signature.name} gives `{active[0]}`"
        if isinstance(active[0], MemRefType) and not active[0].get_shape():
            hint = "return what it holds: load it, and give the number back; or " + hint
    else:
        count = {0: "none"}.get(len(active), str(len(active)))
        text = f"{what} needs exactly one floating-point result, and @{signature.name} has {count}"
    raise not_differentiable(signature, text, hint)
