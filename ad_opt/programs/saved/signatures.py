"""Signatures as JSON: names, and types as MLIR writes them."""

from __future__ import annotations

from typing import Any

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature


def as_json(signature: Signature) -> dict[str, Any]:
    """Things that a call must know of a function; AD0520 for types that only a program knows."""
    for kind in (*signature.inputs, *signature.results):
        if _is_own(kind):
            text = f"@{signature.name} takes or returns `{kind}`, which the program declares, "
            hint = "save a function of numbers and arrays that calls it"
            raise signature.error("AD0520", text + "so it is not saved", hint)
    return {
        "name": signature.name,
        "inputs": [str(kind) for kind in signature.inputs],
        "results": [str(kind) for kind in signature.results],
        "parameters": list(signature.parameters),
        "sizes": list(signature.sizes),
    }


def _is_own(kind: Attribute) -> bool:
    if isinstance(kind, MemRefType):
        return _is_own(kind.element_type)
    return isinstance(kind, RecordType)


def from_json(data: Any) -> Signature:
    """The signature; raises `ValueError` and the like where it is none."""
    from xdsl.parser import Parser

    from ad_opt.dialects import make_context

    context = make_context()

    def types(texts: Any) -> tuple[Attribute, ...]:
        return tuple(Parser(context, str(text)).parse_type() for text in texts)

    return Signature(
        str(data["name"]),
        types(data["inputs"]),
        types(data["results"]),
        tuple(None if name is None else str(name) for name in data["parameters"]),
        sizes=tuple(None if size is None else int(size) for size in data["sizes"]),
    )
