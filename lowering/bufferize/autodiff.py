"""Bufferization of the tangent arithmetic of ``autodiff``."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.autodiff.autodiff import ZeroOp
from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES
from ad_opt.dialects.support.ir.build import Builder
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Operation

from .elementwise import elementwise
from .state import Bufferizer
from .tensor_ops import Handler, all_sizes, own_result, result_type


def zero(s: Bufferizer, op: Operation) -> None:
    """``autodiff.zero``: ``linalg.fill`` with the zero of an element."""
    b = Builder.at(op)
    type = result_type(op)
    buffer = s.allocate(b, type, all_sizes(type, op.operands))
    element = cast("TensorType[Attribute]", op.results[0].type).element_type
    scalar = b.value(ZeroOp(element))
    b.emit(getattr(NAMED_CLASSES["linalg.fill"], "of")([scalar], [buffer]))
    own_result(s, op, buffer)


HANDLERS: dict[str, Handler] = {
    "autodiff.zero": zero,
    "autodiff.add": elementwise,
    "autodiff.scale": elementwise,
    "autodiff.stop_gradient": elementwise,
    "autodiff.detach": elementwise,
}
