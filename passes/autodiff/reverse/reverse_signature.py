"""The signatures of reverse mode: which types have a shadow, which a cotangent, in which order.

Inside of derivatives both are as wide as sums of them need (`types/accumulation.py`); functions
that requests of the program call (``public``) have the types of the program.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.autodiff import FrameType, TapeType
from ad_opt.dialects.support.diagnostics import error_at
from ad_opt.passes.autodiff.engine.session import Key
from ad_opt.passes.emit.emit import cotangent_of, flows_by_value, is_float_like
from ad_opt.passes.tangents.accumulation import accumulator
from ad_opt.passes.tangents.tangent import cotangent_type, shadow_type, tangent_type
from xdsl.dialects.builtin import FunctionType, MemRefType, TensorType, UnrankedMemRefType
from xdsl.dialects.func import FuncOp
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute

OPAQUE_FRAME = FrameType(())
"""The type under which a frame crosses from one function to another."""


def carries_cotangent(type: Attribute) -> bool:
    """True if values of ``type`` have a cotangent that flows back by value."""
    return flows_by_value(type) and cotangent_type(type) is not None


def has_shadow(type: Attribute) -> bool:
    """True if ``type`` is a buffer whose contents have a derivative, or a frame."""
    if isinstance(type, FrameType):
        return True
    if isinstance(type, LLVMPointerType):
        return True
    if isinstance(type, UnrankedMemRefType):
        return shadow_type(type) is not None
    return isinstance(type, MemRefType) and isinstance(shadow_type(type), MemRefType)


def shadow_memref(type: Attribute) -> MemRefType:
    """The type of the shadow of a buffer."""
    shadow = accumulator(public_shadow(type))
    assert isinstance(shadow, MemRefType)
    return shadow


def public_shadow(type: Attribute) -> MemRefType:
    """The type of the shadow that the program has of a buffer."""
    shadow = shadow_type(type)
    assert isinstance(shadow, MemRefType)
    return shadow


def public_cotangent(type: Attribute) -> Attribute:
    """The type of the cotangents that the program has of a type that flows by value."""
    return type if is_float_like(type) else tangent_type(type)


def shadow_of(type: Attribute) -> Attribute:
    """The type of the shadow of a buffer or a frame."""
    if isinstance(type, UnrankedMemRefType):
        return accumulator(shadow_type(type) or type)
    if isinstance(type, LLVMPointerType):
        return type
    return shadow_frame(type) if isinstance(type, FrameType) else shadow_memref(type)


def shadow_frame(type: FrameType) -> FrameType:
    """A frame for the cotangents and shadows of what is in a frame, slot by slot."""
    return FrameType([found for slot in type.types if (found := _shadow_in_slot(slot)) is not None])


def shadow_slot(type: FrameType, slot: int) -> int | None:
    """The slot of the shadow frame that belongs to a slot, if one does."""
    kept = [_shadow_in_slot(one) is not None for one in type.types]
    return sum(kept[:slot]) if kept[slot] else None


def _shadow_in_slot(type: Attribute) -> Attribute | None:
    if carries_cotangent(type):
        return cotangent_of(type)
    return shadow_of(type) if has_shadow(type) else None


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
            help = "write `dup`, and pass its shadow" if has_shadow(type) else "write `const`"
            raise _wrong(primal, at, type, "cannot be `active`", help)
    return types


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
