"""``printMemrefF64`` and its kin of MLIR's runner utilities, as upstream prints."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ad_opt.dialects.support.names.runtime_names import MEMREF_KINDS
from ad_opt.lowering.interpreters.values.registry import Value
from ad_opt.lowering.interpreters.values.values import MemRef

_NAME = re.compile(rf"printMemref(Shape)?({'|'.join(MEMREF_KINDS)})")


def printer(name: str) -> Callable[[MemRef], tuple[()]] | None:
    """Return the function of the runner utilities of a name, or ``None``."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    shape_only, kind = found.groups()

    def show(memref: MemRef) -> tuple[()]:
        text = f"Unranked Memref {_shape(memref)}"
        print(text if shape_only else f"{text} data = \n{_data(memref, kind)}", flush=True)
        return ()

    return show


def _shape(memref: MemRef) -> str:
    base = memref.data.ctypes.data + memref.origin * memref.data.itemsize
    sizes, strides = list(memref.sizes), list(memref.strides)
    return (
        f"base@ = {base:#x} rank = {len(sizes)} offset = {memref.offset} "
        f"sizes = {sizes} strides = {strides}"
    )


def _data(memref: MemRef, kind: str) -> str:
    text = _elements(memref, kind, ())
    return text if memref.sizes else f"[{text}]"


def _elements(memref: MemRef, kind: str, at: Sequence[int]) -> str:
    rank = len(memref.sizes)
    if len(at) == rank:
        return _element(memref.load(*at), kind)
    between = ", " + ("\n" if len(at) + 1 < rank else "") + " " * (len(at) + 1)
    parts = (_elements(memref, kind, (*at, i)) for i in range(memref.sizes[len(at)]))
    return f"[{between.join(parts)}]"


def _element(value: Value, kind: str) -> str:
    if kind[0] == "C":
        real, imaginary = value
        return f"({_float(real)},{_float(imaginary)})"
    if kind == "I8":
        return chr(value & 0xFF)
    if kind == "Ind":
        return str(value & (1 << 64) - 1)
    return str(value) if kind[0] == "I" else _float(value)


def _float(value: float) -> str:
    return f"{value:g}"
