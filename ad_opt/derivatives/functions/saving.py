"""Gradients in files: which function is saved, and how it is called."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from xdsl.dialects.builtin import MemRefType

from ad_opt.programs.address_parameters import seen_with, takes_addresses
from ad_opt.programs.derivative_functions import derived_function
from ad_opt.programs.function import Function
from ad_opt.programs.saved.signatures import as_json
from ad_opt.programs.wrt import require_scalar, select
from ad_opt.values.arguments import dtypes_of

from ..derivatives import require_count
from ..shadows import Plan, plan_by, plan_for
from .tensor_values import has_tensors

if TYPE_CHECKING:
    from xdsl.ir import Attribute


class Made(Protocol):
    """A derivative, and what it was made of."""

    function: Function
    kind: str
    of: Any
    options: dict[str, Any]
    __name__: str


def save_gradient(derivative: Made, path: str | os.PathLike[str], examples: Sequence[Any]) -> None:
    """Write a gradient to a file; AD0520 for what is not saved."""
    f = derivative.of
    if not isinstance(f, Function) or derivative.kind not in ("grad", "value_and_grad"):
        hint = "save grad(f), or value_and_grad(f), of a function of a program"
        raise _refused(derivative, f"a {derivative.kind} takes several calls", hint)
    if {"of", "has_aux"} & derivative.options.keys() or len(f.signature.results) != 1:
        raise _refused(derivative, "it is of one of several results", None)
    if has_tensors(f):
        hint = 'program.after("bufferize-tensors")[...] is a function of arrays'
        raise _refused(derivative, "it takes or returns tensors", hint)
    function = f
    if examples:
        require_count(f, examples)
    if takes_addresses(f):
        if not examples:
            hint = "give arguments as they will come: grad(f).save(path, x, 3)"
            raise _refused(derivative, "the derivative depends on what is behind addresses", hint)
        function = seen_with(f, examples)
    require_scalar(function.signature, derivative.kind)
    wanted, single = select(function.signature, derivative.options.get("wrt"))
    plan = plan_by(function, wanted)
    if examples:
        plan = plan_for(function, examples, plan)
    made = derived_function(function, derivative.kind, plan.constant)
    value = 0 if derivative.kind == "value_and_grad" else None
    layout, outputs = _places(plan, wanted, 0 if value is None else 1)
    kinds = function.signature.inputs if function.is_view else ()
    gradient = {
        "signature": as_json(f.signature),
        "layout": layout,
        "outputs": outputs,
        "fixed": list(plan.fixed),
        "single": single,
        "value": value,
        "dtypes": {str(at): _dtype(kind) for at, kind in enumerate(kinds) if _has_dtype(kind)},
    }
    made.save_as(path, {"gradient": gradient})


def _places(
    plan: Plan, wanted: Sequence[int], count: int
) -> tuple[list[tuple[str, int]], list[tuple[bool, int]]]:
    """The meaning of each argument of the derivative, and the places of the gradients."""
    layout: list[tuple[str, int]] = []
    shadows: dict[int, int] = {}
    for index, role in enumerate(plan.roles):
        layout.append(("argument", index))
        if role == "buffer":
            shadows[index] = len(layout)
            layout.append(("shadow", index))
    values = [at for at, role in enumerate(plan.roles) if role == "value"]
    outputs = [
        (True, shadows[at]) if at in shadows else (False, count + values.index(at)) for at in wanted
    ]
    return layout, outputs


def _has_dtype(kind: Attribute) -> bool:
    return isinstance(kind, MemRefType) and bool(dtypes_of(kind.element_type))


def _dtype(kind: Attribute) -> str:
    return dtypes_of(cast("MemRefType[Attribute]", kind).element_type)[0].str


def _refused(derivative: Made, why: str, hint: str | None) -> Exception:
    text = f"{derivative.__name__} is not saved: {why}"
    return derivative.function.signature.error("AD0520", text, hint)
