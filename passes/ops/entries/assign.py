"""``assign``."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.memory_ops import ALLOCATION, NOTHING, Effect, memrefs, operand, segments
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue


def _read(op: Operation) -> Sequence[SSAValue]:
    """The inputs of an accumulation, and its output where that is made of what it held."""
    out, inputs, *_ = segments(op)
    kind = getattr(op.properties["kind"], "data", "")
    kept = kind != "set" and "init" not in op.properties
    return memrefs([*inputs, *(out if kept else ())])


def _fetched(op: Operation) -> Sequence[SSAValue]:
    """The source of a slice; other forms read nothing."""
    form = op.properties.get("form")
    is_slice = isinstance(form, StringAttr) and form.data == "slice"
    return memrefs(op.operands[1:2]) if is_slice else ()


def _asked(op: Operation) -> Sequence[SSAValue]:
    """The tensors that a request for gradients differentiates, and the seed."""
    loss, parameters, _, seed = segments(op)
    return [*loss, *parameters, *seed]


ENTRIES: list[Entry] = [
    *entries("assign", "node", effect=ALLOCATION),
    *entries(
        "assign", "accumulate", effect=Effect(reads=_read, writes=operand(0)), per_element=True
    ),
    *entries("assign", "fetch", effect=Effect(reads=_fetched, writes=operand(0))),
    *entries("assign", "random", effect=Effect(writes=operand(0))),
    *entries("assign", "block", effect=NOTHING),
    *entries("assign", "index", effect=NOTHING, discrete=True),
    *entries("assign", "yield", effect=NOTHING),
    *entries("assign", "gradient", effect=Effect(reads=_asked, writes=lambda op: segments(op)[2])),
]
