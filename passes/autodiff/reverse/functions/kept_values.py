"""Values that one half of a derivative keeps for the other, in a frame on the tape."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.autodiff.tape import FrameOp, FrameType, RestoreOp, SaveOp
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import OPAQUE_FRAME
from xdsl.dialects.builtin import UnrealizedConversionCastOp
from xdsl.ir import Attribute, SSAValue


def keep(em: Emitter, tape: SSAValue, values: Sequence[SSAValue]) -> SSAValue:
    """Make a frame that holds ``values``."""
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, [value.type for value in values])).results[0]
    for slot, value in enumerate(values):
        em.emit(SaveOp(value, frame, zero, one, slot))
    return em.emit(UnrealizedConversionCastOp.get([frame], [OPAQUE_FRAME])).results[0]


def kept_values(em: Emitter, frame: SSAValue, types: Sequence[Attribute]) -> list[SSAValue]:
    """Return what a frame of `keep` holds."""
    cast = em.emit(UnrealizedConversionCastOp.get([frame], [FrameType(types)])).results[0]
    one, zero = em.index(1), em.index(0)
    return [em.value(RestoreOp(cast, zero, one, at, type)) for at, type in enumerate(types)]
