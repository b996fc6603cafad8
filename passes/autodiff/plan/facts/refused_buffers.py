"""Uses of buffers that reverse mode refuses before it writes anything.

**Results.** The combined form runs forward and back in one call. A buffer that the function makes
and returns would come back with its stores undone, and nobody could give the cotangent of its
contents, whose gradient would then be a silent zero. A buffer that is one of the arguments has the
shadow that the caller passes, which holds its cotangent. The split form hands out the shadow in
between.

**Bytes.** A buffer of bytes has no shadow, so floats that are seen in it have none.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.objects import Arg
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from .key import Key, returned


def check_returned_buffers(key: Key, primal: FuncOp, aliasing: Aliasing) -> None:
    """AD0705 for a returned buffer that the function may have made itself."""
    for at, (value, active) in enumerate(returned(key, primal)):
        if not isinstance(value.type, MemRefType) or not (active or key.primal):
            continue
        if not _is_argument(value, aliasing):
            raise error_at(
                primal.body.block.last_op,
                "AD0705",
                f"result {at} of `@{key.symbol}` is a buffer, whose cotangent cannot be given",
                help="let it write a buffer that is passed in, use forward mode, `kind=vjp` if "
                "the function makes the buffer, or the split form (`autodiff.apply`), which gives "
                "its shadow",
            )


def _is_argument(value: SSAValue, aliasing: Aliasing) -> bool:
    objects = aliasing.objects(value)
    return objects is not None and all(isinstance(obj, Arg) for obj in objects)


def check_byte_views(primal: FuncOp, activity: Activity) -> None:
    """AD0708 for a view of bytes as floats through which a derivative flows."""
    for op in walk(primal):
        if op.name == "memref.view" and activity.is_active(op.results[0]):
            raise error_at(
                op,
                "AD0708",
                f"bytes are viewed as {op.results[0].type}, which hides floats from "
                "differentiation",
                help="allocate the buffer with its element type",
            )
