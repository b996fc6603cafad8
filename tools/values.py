"""Results and changed arguments of ``ad-run`` as JSON values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from ad_opt.lowering.codegen.signature import Signature
from xdsl.dialects.builtin import BFloat16Type, MemRefType
from xdsl.ir import Attribute

from ad_opt.arguments import Array
from ad_opt.bfloat16 import from_bits


def to_json(value: Any, kind: Attribute) -> Any:
    """A value of the type: numbers, nested lists, strings for what JSON has no number for."""
    if isinstance(value, np.ndarray):
        array = cast(Array, value)
        element = getattr(kind, "element_type", None)
        if isinstance(element, BFloat16Type):
            bits = array.view(np.uint16)
            array = np.vectorize(from_bits, otypes=[float])(bits)
        return _plain(array.tolist())
    return _plain(value.item() if isinstance(value, np.generic) else value)


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in cast("list[Any]", value)]
    if isinstance(value, complex):
        return f"{value.real!r}{'' if str(value.imag)[0] == '-' else '+'}{value.imag!r}j"
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    return float(value)


def changed(signature: Signature, before: Sequence[Any], after: Sequence[Any]) -> dict[str, Any]:
    """The memrefs that a call has written, by name of the parameter or by its index."""
    found: dict[str, Any] = {}
    for index, kind in enumerate(signature.inputs):
        old, new = before[index], after[index]
        if not isinstance(kind, MemRefType) or old is None or old.tobytes() == new.tobytes():
            continue
        known = signature.parameters[index] if index < len(signature.parameters) else None
        found[known or str(index)] = to_json(new, kind)
    return found
