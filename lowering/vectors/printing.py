"""``vector.print`` of a vector: its elements one by one, each dimension in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.core.vector.vector_memory import PrintOp, PunctuationAttr
from xdsl.ir import SSAValue

from .lanes import Lanes, Numbers, Site, numbers
from .shapes import Handler


def _print(site: Site, b: Lanes) -> Sequence[SSAValue]:
    vector = site.op.operands[0]
    _print_part(b, vector, numbers(site.operands[0]))
    end = cast(PunctuationAttr, site.op.properties["punctuation"]).data
    if end != "no_punctuation":
        _punctuation(b, end)
    return []


def _print_part(b: Lanes, vector: SSAValue, lanes: Numbers) -> None:
    """``( ( a, b ), ( c, d ) )``, as MLIR's own runtime prints it."""
    if not lanes.ndim:
        _one(b, "no_punctuation", b.lane(vector, int(lanes)))
        return
    _punctuation(b, "open")
    for at, part in enumerate(lanes):
        if at:
            _punctuation(b, "comma")
        _print_part(b, vector, part)
    _punctuation(b, "close")


def _punctuation(b: Lanes, text: str) -> None:
    _one(b, text)


def _one(b: Lanes, punctuation: str, *values: SSAValue) -> None:
    properties = {"punctuation": PunctuationAttr(punctuation)}
    b.emit(PrintOp.create(operands=values, properties=properties))


HANDLERS: dict[str, Handler] = {"vector.print": _print}
