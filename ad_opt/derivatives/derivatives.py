"""Derivatives of compiled functions, as Python functions: `grad`, `jvp`, `vjp` and their kin.

A function is a map of state to state: memrefs that it writes are inputs and outputs. Gradients come
as fresh arrays, shaped like the arguments, which reverse mode leaves as they were. Arguments that
share memory have one gradient between them: each gets the sum. Every derivative is compiled when it
is first called, and kept with the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import MemRefType, TensorType, f64

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import copied_for, for_arguments, reaches_of, seen_with
from ad_opt.programs.calls.calling import check_arguments, check_packed, checking_packers
from ad_opt.programs.derivative_functions import call, derived_function
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import (
    Selection,
    derivative_type,
    not_differentiable,
    require_scalar,
    role_of,
    select,
)
from ad_opt.values.arguments import Array, Mismatch, describe, dtypes_of, packer_of
from ad_opt.values.bfloat16 import encoded, holds_bfloat16
from ad_opt.values.records import snapshot, zero_of

from .plan_table import Planned, finish_gradient, gradient_plan, planned, selection_key
from .private_copies import OnCopies, on_copies, parted, with_sums
from .shadows import Plan, Shadows, plan_by, plan_for, plan_of
from .tangents import Tangents, array_of, is_number

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.lowering.codegen.machine.signature import Signature

Derivative = Callable[..., Any]


def grad(f: Function, wrt: Selection = None) -> Derivative:
    """`ad_opt.grad` of a function of a program."""
    gradient = _reverse(f, "grad", wrt)
    return named(lambda *arguments: gradient(arguments)[1], f, "grad")


def value_and_grad(f: Function, wrt: Selection = None) -> Derivative:
    """`ad_opt.value_and_grad` of a function of a program."""
    gradient = _reverse(f, "value_and_grad", wrt)
    return named(lambda *arguments: gradient(arguments), f, "value_and_grad")


def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """`ad_opt.jvp` of a function of a program."""
    import ad_opt.derivatives.jvp_plans as jvp_plans

    require_several(require_function(f, "jvp"), "jvp", primals, tangents)
    if (known := jvp_plans.along(f, primals, tangents)) is not None:
        return known
    if (others := jvp_plans.without_zeros(f, tangents)) is not None:
        return jvp(f, primals, others)
    key = jvp_plans.key_of(f, primals, tangents)
    function = seen_with(f, primals)
    check_each_argument(function, primals)
    prepared = _tangents(function, primals, tangents)
    moving = [i for i, tangent in enumerate(tangents) if tangent is not None]
    plan = plan_for(function, primals, plan_by(function, moving), linked=True)
    derived = derived_function(function, "jvp", plan.constant)
    given: list[Any] = []
    moved = [at for at in prepared.by_index if at not in plan.constant]
    for index, primal in enumerate(primals):
        given.append(primal)
        if index in moved:
            given.append(prepared.by_index[index])
    returned = call(derived, function, primals, given)
    prepared.write_back(primals)
    jvp_plans.learn(f, function, derived, key, primals, tangents, given, moved)
    count = len(function.signature.results)
    return single_or_tuple(returned[:count]), single_or_tuple(returned[count:])


def vjp(f: Function, *primals: Any, wrt: Selection = None) -> tuple[Any, Derivative]:
    """`ad_opt.vjp` of a function of a program; how a pullback runs: `split_pullbacks`."""
    import ad_opt.derivatives.pullback_plans as pullback_plans

    from .split_pullbacks import SplitPullback, Way, halves_of

    if (known := pullback_plans.along(f, wrt, primals)) is not None:
        return known
    function = seen_with(require_function(f, "vjp"), primals)
    function.once("pullable", lambda: require_pullable(function))
    wanted, single = selected(function, wrt)
    require_count(function, primals)
    check_each_argument(function, primals)
    plan = plan_for(function, primals, plan_by(function, wanted), linked=True)  # AD0705
    kept = _snapshot(function, primals)
    pick = lambda gradients: _pick(gradients, wanted, single)  # noqa: E731
    if (halves := halves_of(function, plan, primals)) is not None:
        fitting = Pullback(function, (), wanted, single, ()).fitting
        way = Way(function, plan, halves, fitting, pick, tuple(function.written))
        tape = way.ahead(kept)
        tape.leave(primals)
        pullback_plans.learn_split(f, wrt, primals, tape, way)
        return single_or_tuple(tape.results), SplitPullback(way, tape)
    at = lambda kept: Pullback(function, kept, wanted, single, ())  # noqa: E731
    learn = pullback_plans.learner(f, wrt, primals, function, plan, at)
    value: Any = function(*primals)
    results = value if len(function.signature.results) > 1 else (value,)
    return value, Pullback(function, kept, wanted, single, results, learn)


def vjp_on_copies(f: Function, *primals: Any, wrt: Selection = None) -> tuple[Any, Derivative]:
    """`vjp`, but what the function writes is in copies of its arguments, as gradients have it."""
    function = seen_with(f, primals)
    if function.written:
        check_arguments(function.signature, primals, function.written)
        primals = tuple(_snapshot(function, primals))
    return vjp(f, *primals, wrt=wrt)


def hvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any], wrt: Selection = None) -> Any:
    """`ad_opt.hvp` of a function of a program."""
    import ad_opt.derivatives.hvp_plans as hvp_plans

    from .jvp_plans import without_zeros

    require_several(require_function(f, "hvp"), "hvp", primals, tangents)
    if (known := hvp_plans.along(f, wrt, primals, tangents)) is not None:
        return known[0]
    if (others := without_zeros(f, tangents)) is not None:
        return hvp(f, primals, others, wrt)
    key = hvp_plans.key_of_call(f, wrt, primals, tangents)
    function = seen_with(f, primals)
    require_scalar(function.signature, "hvp")
    wanted, single = selected(function, wrt)
    check_each_argument(function, primals)
    moving = [at for at, tangent in enumerate(tangents) if tangent is not None]
    plan = plan_by(function, {*wanted, *moving})
    plan = plan_for(function, primals, plan, linked=True)

    def learn(derived: Function, given: Sequence[Any]) -> None:
        chosen = wanted, single
        hvp_plans.learn(f, function, derived, key, plan, primals, tangents, given, chosen)

    products = _products(function, "hvp", plan, primals, tangents, [1.0], {}, learn)
    return _pick(products, wanted, single)


def vjp_tangent(
    function: Function,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    cotangents: Sequence[Any],
    buffers: Mapping[str, Any],
) -> list[Any]:
    """Return the change of a pullback's gradients along the tangents, cotangents being fixed."""
    plan = plan_of(function)
    found = _products(function, "vjp_jvp", plan, primals, tangents, cotangents, buffers)
    return list(found.values())


def _products(
    function: Function,
    kind: str,
    plan: Plan,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    cotangents: Sequence[Any],
    buffers: Mapping[str, Any],
    learn: Callable[[Function, Sequence[Any]], None] | None = None,
) -> dict[int, Any]:
    """The changes of gradients by argument, for what takes part in the plan."""
    signature = function.signature
    own = on_copies(function, kind, plan.constant, primals)
    prepared = _tangents(function, primals, tangents)
    shadows, changes = Shadows(function, primals, plan), Shadows(function, primals, plan)
    for name, cotangent in buffers.items():
        shadows.seed(name, cotangent)
    given: list[Any] = []
    for index, (primal, role) in enumerate(zip(own.arguments, plan.roles, strict=True)):
        given.append(primal)
        if role != "constant":
            given.append(prepared.by_index[index])
        if role == "buffer":
            given += (shadows.by_index[index], changes.by_index[index])
    given += own.sizes
    if kind == "vjp_jvp":
        kinds = [kind for kind in signature.results if role_of(kind) != "constant"]
        for value, type_ in zip(cotangents, kinds, strict=True):
            struct = isinstance(type_, RecordType)
            zero = zero_of(derivative_type(type_)) if struct else 0 * value
            # What NumPy computes of an array without dimensions is a number.
            given += (value, np.asarray(zero) if isinstance(value, np.ndarray) else zero)
    returned = call(own.derived, function, primals, given)
    if learn is not None:
        learn(own.derived, given)
    gradients = plan.roles.count("value")
    return changes.gradients(returned[len(returned) - gradients :])


class Pullback:
    """Cotangents of results and buffers to gradients of arguments, at a point that is kept."""

    def __init__(
        self,
        function: Function,
        primals: Sequence[Any],
        wanted: Sequence[int],
        single: bool,
        results: Sequence[Any],
        learn: Callable[[Sequence[Any], OnCopies, Sequence[Any]], None] | None = None,
    ):
        """The first call may ``learn`` how later ones go."""
        self._function = function
        self._learn = learn
        places = function.once("results with cotangents", lambda: _varying(function.signature))
        self._active = [kind for _, kind in places]
        self._are_doubles = function.once(
            "are doubles", lambda: [kind == f64 for _, kind in places]
        )
        self._shapes = [
            np.shape(results[at]) if isinstance(kind, MemRefType) else None for at, kind in places
        ]
        self._primals = primals
        self._wanted = wanted
        self._single = single

    def __call__(self, *cotangents: Any, **buffers: Any) -> Any:
        """Gradients of the chosen arguments."""
        function, signature = self._function, self._function.signature
        given = self.fitting(cotangents)
        primals = _snapshot(function, self._primals)
        plan = plan_by(function, self._wanted)
        plan = plan_for(function, primals, plan, linked=True)
        own = on_copies(function, "vjp", plan.constant, primals)
        shadows = Shadows(function, primals, plan)
        for name, cotangent in buffers.items():
            shadows.seed(name, cotangent)
        given = [*shadows.interleaved(own.arguments), *own.sizes, *given]
        returned = call(own.derived, function, primals, given)
        if self._learn is not None:
            self._learn(self._primals, own, given)
            self._learn = None
        gradients = shadows.gradients(returned[len(signature.results) :])
        return _pick(gradients, self._wanted, self._single)

    def fitting(self, cotangents: Sequence[Any]) -> list[Any]:
        """The cotangents of results; AD0502 and AD0503 unless they fit."""
        signature, active = self._function.signature, self._active
        if len(cotangents) != len(active):
            plural = "" if len(active) == 1 else "s"
            text = f"the pullback of @{signature.name} takes {len(active)} cotangent{plural}"
            raise signature.error("AD0502", f"{text}, but {len(cotangents)} came", _order(active))
        if all(self._are_doubles) and all([type(value) is float for value in cotangents]):
            return list(cotangents)
        found: list[Any] = []
        for number, (value, kind) in enumerate(zip(cotangents, active, strict=True)):
            if isinstance(kind, MemRefType):
                value = self._buffer(number, kind, value)
            else:
                check_cotangent(signature, number, kind, value)
            found.append(value)
        return found

    def _buffer(self, number: int, kind: MemRefType, value: Any) -> Array:
        """The cotangent of a buffer that was made, in memory of its own."""
        shape, dtype = self._shapes[number], dtypes_of(kind.element_type)[0]
        array = array_of(value)
        narrow = holds_bfloat16(kind)
        fits = is_number(array) and (narrow or np.can_cast(array.dtype, dtype, "same_kind"))
        if array.shape != shape or not fits:
            text = f"cotangent {number} of @{self._function.name} is an array of shape {shape} "
            text += f"and type {dtype}, but got {describe(value)}"
            raise self._function.signature.error("AD0503", text)
        return np.array(encoded(array)) if narrow else array.astype(dtype)


def _varying(signature: Signature) -> list[tuple[int, Attribute]]:
    """The results that have cotangents, by their places."""
    kinds = enumerate(signature.results)
    return [(at, kind) for at, kind in kinds if role_of(kind) != "constant"]


def _tangents(function: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> Tangents:
    reaching = lambda indices: reaches_of(function, primals, indices)  # noqa: E731
    return Tangents(function.signature, primals, tangents, reaching)


def _snapshot(function: Function, primals: Sequence[Any]) -> list[Any]:
    """Copies of all that may be changed: of arrays, structs, and buffers in these."""
    kinds = function.signature.inputs
    return [
        value if isinstance(value, np.ndarray) else snapshot(value, kind)
        for value, kind in zip(copied_for(function, primals), kinds, strict=True)
    ]


def check_cotangent(signature: Signature, number: int, kind: Attribute, value: Any) -> None:
    """AD0503 unless a cotangent has the type of derivatives of the result."""
    wanted = derivative_type(kind)
    try:
        packer_of(wanted)(value, [], [])
    except Mismatch as error:
        text = f"cotangent {number} of @{signature.name} is `{wanted}`, but got {error.got}"
        raise signature.error("AD0503", text, error.help) from None


def _reverse(f: Function, kind: str, wrt: Selection) -> Callable[[Sequence[Any]], tuple[Any, Any]]:
    """A function from arguments to (value or ``None``, gradients)."""
    function = require_function(f, kind)
    made = for_arguments(function, lambda view: _reverse_of(view, kind, wrt))
    return planned(function, (kind, selection_key(wrt)), lambda arguments: made(*arguments))


def _reverse_of(function: Function, kind: str, wrt: Selection) -> Callable[..., Any]:
    """The long way from arguments to the value and gradients, and what makes a plan of it."""
    signature = function.signature
    require_scalar(signature, kind)
    wanted, single = select(signature, wrt)
    count = len(signature.results) if kind == "value_and_grad" else 0

    def run(*arguments: Any) -> Any:
        require_count(function, arguments)
        if not single and (twice := parted(function, arguments, wanted)) is not None:
            (value, gradients), _ = run(*twice.arguments)
            return (value, with_sums(gradients, wanted, twice.same)), lambda: None
        plan = plan_for(function, arguments, plan_by(function, wanted), linked=True)
        own = on_copies(function, kind, plan.constant, arguments)
        shadows = Shadows(function, arguments, plan, fresh=own.fresh)
        given = [*shadows.interleaved(own.arguments, own.flat), *own.sizes]
        returned = call(own.derived, function, arguments, given)
        gradients = shadows.gradients(returned[count:])

        def make() -> Planned | None:
            shapes = {at: array.shape for at, array in shadows.by_index.items()}
            made = gradient_plan(function, arguments, own, given, shapes, plan.constant)
            if made is None:
                return None
            return made, finish_gradient(plan, wanted, single, count), own.derived

        return (single_or_tuple(returned[:count]), _pick(gradients, wanted, single)), make

    return run


def _pick(gradients: dict[int, Any], wanted: Sequence[int], single: bool) -> Any:
    return gradients[wanted[0]] if single else tuple(gradients[i] for i in wanted)


def single_or_tuple(values: Sequence[Any]) -> Any:
    """One by itself, several as a tuple, and ``None`` for nothing."""
    return values[0] if len(values) == 1 else tuple(values) or None


def _order(kinds: Sequence[Attribute]) -> str:
    return f"one for each of ({', '.join(map(str, kinds))}); those of buffers come by name"


def require_pullable(function: Function) -> None:
    """AD0705 if nobody can give the cotangent of a result, a view of an argument, say, or if an
    argument is freed, which is kept for the way back.
    """
    from ad_opt.passes.autodiff.requests.request_made_buffers import made_buffers

    for at in sorted(function.memory_facts.freed):
        text = f"@{function.name} may free its argument {at}, which the pullback reads again"
        hint = "use grad or jvp, or a function that leaves the memory to the caller"
        raise not_differentiable(function.signature, text, hint)
    for at, kind in enumerate(function.signature.results):
        if isinstance(kind, MemRefType) and role_of(kind) != "constant":
            if at in made_buffers(function.op):
                continue
            text = f"@{function.name} returns `{kind}`, whose cotangent cannot be given"
            hint = "let it write a buffer that is passed in, or use jvp"
            raise not_differentiable(function.signature, text, hint)
        if isinstance(kind, TensorType):
            derived_function(function, "vjp")  # raises, and says why


def selected(function: Function, wrt: Selection) -> tuple[tuple[int, ...], bool]:
    """Return what `select` chooses; found out once for each choice."""
    try:
        key = "selected", selection_key(wrt)
        return function.once(key, lambda: select(function.signature, wrt))
    except TypeError:  # no name and no position has no hash
        return select(function.signature, wrt)


def check_each_argument(function: Function, arguments: Sequence[Any]) -> None:
    """Do what `check_arguments` does, with packers that are made once."""
    signature = function.signature
    packers = function.once("packers that check", lambda: checking_packers(signature))
    check_packed(signature, packers, arguments)


def require_count(function: Function, arguments: Sequence[Any]) -> None:
    """AD0502 unless there is an argument for every parameter."""
    if len(arguments) != len(function.signature.inputs):
        check_arguments(function.signature, arguments)


def require_several(function: Function, what: str, *given: object) -> None:
    """AD0502 unless arguments and tangents come in sequences, one for each parameter."""
    for values in given:
        if type(values) in (tuple, list):
            continue
        is_row = isinstance(values, Sequence) or (isinstance(values, np.ndarray) and values.ndim)
        if not is_row or isinstance(values, str | bytes):
            text = f"{what} takes the arguments of @{function.name} together, and their tangents, "
            hint = f"{what}(f, (x, m), (dx, dm)); with one argument, {what}(f, (x,), (dx,))"
            raise function.signature.error("AD0502", f"{text}but got {describe(values)}", hint)


def require_function(f: object, what: str) -> Function:
    """AD0704 unless it is a function of a program."""
    if isinstance(f, Function):
        return f
    text = f"{what} takes a function of a program, not {type(f).__name__}"
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    hint = 'load one: `ad_opt.load("f.mlir")["f"]`; for second derivatives there is `hvp`'
    raise DiagnosticError(Diagnostic("AD0704", text, help=hint))


def named(derivative: Derivative, f: Function, kind: str) -> Derivative:
    """The derivative under a name of its own."""

    def wrapper(*arguments: Any, **by_name: Any) -> Any:
        return derivative(*arguments, **by_name)

    wrapper.__name__ = wrapper.__qualname__ = f"{kind}_{f.name}"
    wrapper.__doc__ = f"{kind} of {f.__doc__}"  # types take long to print
    return wrapper
