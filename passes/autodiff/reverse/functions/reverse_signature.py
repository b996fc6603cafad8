"""The signatures of reverse mode: which types have a shadow, which a cotangent, in which order.

Inside of derivatives both are as wide as sums of them need (`tangents/accumulation.py`); functions
that requests of the program call (``public``) have the types of the program.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import TapeType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.emit.emit import cotangent_of
from ad_opt.passes.emit.shadow_types import (
    OPAQUE_FRAME,
    carries_cotangent,
    has_shadow,
    public_cotangent,
    public_shadow,
    shadow_of,
)
from ad_opt.passes.tangents.tangent import tangent_type
from ad_opt.passes.tangents.tangent_registry import NONE
from xdsl.dialects.builtin import FunctionType, MemRefType, TensorType, UnrankedMemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute


def argument_types(key: Key, primal: FuncOp, *, public: bool = False) -> list[Attribute]:
    """The arguments in order, each ``dup`` followed by its shadow; AD0704 for a wrong activity."""
    types: list[Attribute] = []
    for at, (type, word) in enumerate(
        zip(primal.function_type.inputs, key.activities, strict=True)
    ):
        types.append(type)
        if word != "const" and isinstance(type, TensorType):
            raise error_at(
                primal, "AD0702", f"argument {at} of `@{primal.sym_name.data}` is a tensor by "
                "value, which reverse mode does not differentiate",
                help="run `bufferize-tensors` first",
            )  # fmt: skip
        if word.startswith("dup"):
            if not has_shadow(type):
                ranked = not isinstance(type, UnrankedMemRefType)
                help = "write `active` or `const`" if ranked else "give the buffer a rank"
                raise _wrong(primal, at, type, "cannot be `dup`", help)
            narrow = public and isinstance(type, MemRefType)
            types.append(public_shadow(type) if narrow else shadow_of(type))
        elif word == "active" and not carries_cotangent(type):
            raise _wrong(primal, at, type, "cannot be `active`", _instead_of_active(type))
    return types


def _instead_of_active(type: Attribute) -> str:
    """Return help for a type without a cotangent: it has a shadow, no sums, or no derivative."""
    if has_shadow(type):
        return "write `dup`, and pass its shadow"
    if tangent_type(type) != NONE:
        return "lower it first, or say `has_algebra=True` in its `TangentRule` if it has sums"
    return "write `const`"


def _wrong(primal: FuncOp, at: int, type: Attribute, what: str, help: str) -> Exception:
    name = primal.sym_name.data
    message = f"argument {at} of `@{name}`, of type {type}, {what} in reverse mode"
    return error_at(primal, "AD0704", message, help=help)


def seed_types(key: Key, primal: FuncOp, *, public: bool = False) -> list[Attribute]:
    """A cotangent for each active result by value."""
    of = public_cotangent if public else cotangent_of
    pairs = zip(primal.function_type.outputs, key.result_activity, strict=True)
    return [of(type) for type, active in pairs if active and carries_cotangent(type)]


def gradient_types(key: Key, primal: FuncOp, *, public: bool = False) -> list[Attribute]:
    """A gradient for each active argument."""
    of = public_cotangent if public else cotangent_of
    pairs = zip(primal.function_type.inputs, key.activities, strict=True)
    return [of(type) for type, word in pairs if word == "active"]


def combined_type(key: Key, primal: FuncOp, *, public: bool = False) -> FunctionType:
    """Arguments with their shadows and seeds, to results if wanted and gradients."""
    results = list(primal.function_type.outputs) if key.primal else []
    seeds = seed_types(key, primal, public=public)
    return FunctionType.from_lists(
        [*argument_types(key, primal, public=public), *seeds],
        [*results, *gradient_types(key, primal, public=public)],
    )


def augmented_type(key: Key, primal: FuncOp, *, public: bool = False) -> FunctionType:
    """Arguments with their shadows and the tape, to results, shadows of buffers, the frame."""
    outputs = list(primal.function_type.outputs)
    shadows = [
        public_shadow(type) if public and isinstance(type, MemRefType) else shadow_of(type)
        for type, active in zip(outputs, key.result_activity, strict=True)
        if active and has_shadow(type)
    ]
    inputs = argument_types(key, primal, public=public)
    return FunctionType.from_lists([*inputs, TapeType()], [*outputs, *shadows, OPAQUE_FRAME])


def reverse_type(key: Key, primal: FuncOp) -> FunctionType:
    """The frame, the tape and the seeds, to gradients."""
    return FunctionType.from_lists(
        [OPAQUE_FRAME, TapeType(), *seed_types(key, primal)], gradient_types(key, primal)
    )
