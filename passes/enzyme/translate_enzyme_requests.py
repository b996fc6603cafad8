"""Enzyme's spelling of requests to ours.

Needs: ``enzyme.fwddiff`` and ``enzyme.autodiff`` operations. Leaves: ``autodiff.fwd_diff`` and
``autodiff.bwd_diff`` with the same operands; results in Enzyme's order. Follows Enzyme's MLIR
dialect, in the spelling with ``ret_activity`` and in the older one without, where only derivatives
are results.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.autodiff import autodiff
from ad_opt.dialects.autodiff.enzyme import RequestOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.tangents.tangent import has_tangent, tangent_type
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import BoolAttr, FunctionType, IntegerAttr, ModuleOp, VectorType, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.traits import SymbolTable

FORWARD, REVERSE = "enzyme.fwddiff", "enzyme.autodiff"
ARGUMENT = {
    "active": "active", "activenoneed": "active", "out": "active", "dup": "dup",
    "dupnoneed": "dup_no_need", "const": "const", "constnoneed": "const",
}  # fmt: skip
"""Enzyme's word for an argument to ours."""


@dataclass(frozen=True)
class Result:
    """Contribution of a result of the function to the request."""

    type: Attribute
    active: bool
    needed: bool
    """True if its own value is asked for."""


@dataclass(frozen=True)
class TranslateEnzymeRequestsPass(ModulePass):
    """Turn ``enzyme`` requests into ``autodiff`` requests.

    Before::

        %dx = enzyme.autodiff @f(%x, %dy) {activity = [#enzyme<activity enzyme_active>],
          ret_activity = [#enzyme<activity enzyme_activenoneed>]} : (f64, f64) -> f64

    After::

        %dx = autodiff.bwd_diff @f(%x, %dy) {activity = [active], result_activity = [active],
          primal = false} : (f64, f64) -> f64

    No options.
    """

    name = "translate-enzyme-requests"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for request in list(walk(op)):
            if request.name in (FORWARD, REVERSE):
                assert isinstance(request, RequestOp)
                translate(request)


def translate(op: RequestOp) -> None:
    """Put our request in the place of Enzyme's."""
    function = SymbolTable.lookup_symbol(op, op.fn)
    type = None if function is None else function.get_attr_or_prop("function_type")
    if not isinstance(type, FunctionType):
        raise error_at(op, "AD0704", f"there is no function @{op.fn.root_reference.data}")
    results = _results(op, type.outputs.data)
    primal = any(result.needed for result in results)
    outputs = [result.type for result in results] if primal else []
    if op.name == FORWARD:
        outputs += [_tangent(op, result.type) for result in results if result.active]
    else:
        words = (ARGUMENT[word] for word in op.words)
        outputs += [t for t, w in zip(type.inputs.data, words, strict=False) if w == "active"]
    new = Builder.at(op).emit(_request(op, results, outputs, primal))
    replace(op, *_in_order(op, results, new, primal))


def _results(op: RequestOp, types: Sequence[Attribute]) -> list[Result]:
    words = op.result_words
    if words is None:  # the older spelling: derivatives only
        noneed = "dupnoneed" if op.name == FORWARD else "activenoneed"
        words = tuple(noneed if has_tangent(t, op) else "constnoneed" for t in types)
    if len(words) != len(types):
        message = f"@{op.fn.root_reference.data} has {len(types)} results, but ret_activity names"
        raise error_at(op, "AD0704", f"{message} {len(words)}")
    return [
        Result(type, not word.startswith("const"), not word.endswith(("noneed", "out")))
        for type, word in zip(types, words, strict=True)
    ]


def _tangent(op: RequestOp, type: Attribute) -> Attribute:
    return tangent_type(type, op, _width(op))


def _width(op: RequestOp) -> int:
    return 1 if op.width is None else op.width.value.data


def _request(
    op: RequestOp, results: Sequence[Result], outputs: Sequence[Attribute], primal: bool
) -> Operation:
    words = [ARGUMENT[word] for word in op.words]
    active = ["active" if result.active else "const" for result in results]
    flag = BoolAttr.from_bool(primal)
    if op.name == REVERSE:
        if _width(op) != 1:
            raise error_at(op, "AD0704", "reverse mode takes one cotangent at a time, not several")
        return autodiff.BwdDiffOp(op.fn, op.inputs, outputs, words, active, primal=flag)
    width = IntegerAttr(_width(op), i64)
    return autodiff.FwdDiffOp(op.fn, op.inputs, outputs, words, active, primal=flag, width=width)


def _in_order(
    op: RequestOp, results: Sequence[Result], new: Operation, primal: bool
) -> list[SSAValue]:
    """The values of our request in the order of Enzyme's results."""
    count = len(results) if primal else 0
    values, rest = new.results[:count], list(new.results[count:])
    found: list[SSAValue] = []
    for at, result in enumerate(results):
        if result.needed:
            found.append(values[at])
        if result.active and op.name == FORWARD:
            found.append(rest.pop(0))
    found += rest
    if [value.type for value in found] != list(op.result_types):
        wanted = ", ".join(str(value.type) for value in found)
        hint = "tangents are vectors where width is more than 1" if _has_vector(found) else None
        raise error_at(op, "AD0704", f"the results of this request are ({wanted})", help=hint)
    return found


def _has_vector(values: Sequence[SSAValue]) -> bool:
    return any(isinstance(value.type, VectorType) for value in values)
