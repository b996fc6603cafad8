"""Gradients of one of several results, and the others beside it: ``of=`` and ``has_aux=``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import AnyFloat

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import derivative_type, not_differentiable, role_of, select
from ad_opt.values.records import zero_of

from .. import derivatives
from .tensor_values import buffers_for, seen_as_numbers

if TYPE_CHECKING:
    from collections.abc import Callable

    from xdsl.ir import Attribute

    from .derived import Derivative


def gradient_of_one(
    f: Function | Derivative, kind: str, wrt: Any, of: int, *, has_aux: bool
) -> Callable[..., Any]:
    """A function from arguments to the gradient of one result: by a pullback, with zeros for the
    others.

    AD0705 unless that result is a real number.
    """
    if not isinstance(f, Function):
        text = f"has_aux is for functions of a program, and {f.__name__} is a derivative"
        raise not_differentiable(f.function.signature, text, "choose an output by `of`")
    base = seen_as_numbers(f)
    kinds = base.signature.results
    if not -len(kinds) <= of < len(kinds) or not isinstance(kinds[of], AnyFloat):
        shown = f"`{kinds[of]}`" if -len(kinds) <= of < len(kinds) else "nothing"
        text = f"a gradient is of one real number, and @{f.name} gives {shown} at {of}"
        raise not_differentiable(f.signature, text, "results count from 0; or use jacobian")
    select(base.signature, wrt)
    at = of % len(kinds)
    active = [i for i, result in enumerate(kinds) if role_of(result) != "constant"]

    def run(*arguments: Any) -> Any:
        value, pull = derivatives.vjp_on_copies(base, *buffers_for(f, arguments), wrt=wrt)
        results = value if len(kinds) > 1 else (value,)
        seeds = [1.0 if i == at else _zero(kinds[i], results[i]) for i in active]
        gradient = pull(*seeds)
        others = tuple(r for i, r in enumerate(results) if i != at)
        aux = others[0] if len(others) == 1 else others
        if kind == "grad":
            return (gradient, aux) if has_aux else gradient
        return ((results[at], aux) if has_aux else results[at]), gradient

    return run


def _zero(kind: Attribute, value: Any) -> Any:
    """The cotangent of a result that does not count."""
    if isinstance(kind, RecordType):
        return zero_of(derivative_type(kind))
    return np.zeros_like(value)[()]
