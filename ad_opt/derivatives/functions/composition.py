"""Derivatives of derivatives: ``grad(grad(f))``, ``jacobian(grad(f))``, ``grad(jvp(f), of=1)``.

A derivative is a function of a program, too: arguments, each buffer followed by its shadow, go in;
gradients by value come back as results, the others are left in shadows. `core_of` gives that
function with its arguments, and says where in it the outputs of the Python function are; what is
asked for is the derivative of that. Second derivatives are made by the passes that make the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from xdsl.dialects.builtin import AnyFloat
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.calls.calling import check_arguments
from ad_opt.programs.derivative_functions import derived_function
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import not_differentiable, role_of, select

from .. import derivatives, jacobians
from ..plan_table import selection_key
from ..shadows import Plan, Shadows, plan_by, plan_for
from ..tangents import Tangents
from .derived import Derivative, halves
from .tensor_values import buffers_for, seen_as_numbers


class Place(NamedTuple):
    """Place of one output of a core: a result, or a buffer that it writes."""

    is_buffer: bool
    position: int


@dataclass(frozen=True)
class Core:
    """A function of a program that computes a derivative, for certain arguments."""

    function: Function
    arguments: Sequence[Any]
    places: tuple[int, ...]
    """For each argument of the Python function its position; -1 where it has none."""
    outputs: tuple[Place, ...]
    arrange: Callable[[Sequence[Any]], Any]
    """From the outputs to what the Python function returns."""

    def evaluate(self) -> Any:
        """Call it, and return what the Python function returns. Shadows are used up by that."""
        return self.arranged(self.function(*self.arguments))

    def arranged(self, returned: Any) -> Any:
        """Return what the Python function returns, from what a call has returned and written."""
        results = returned if len(self.function.signature.results) > 1 else (returned,)
        found = [self.arguments[at] if b else results[at] for b, at in self.outputs]
        return self.arrange(found)

    def kind_of(self, output: Place) -> Attribute:
        """The type of an output."""
        signature = self.function.signature
        return (signature.inputs if output.is_buffer else signature.results)[output.position]


def core_of(f: Function | Derivative, arguments: Sequence[Any]) -> Core:
    """The core of a function, or of a derivative, for these arguments.

    Raises AD0704 for derivatives that are no single function of a program.
    """
    if isinstance(f, Function):
        return _core_of_function(f, arguments)
    make = _CORES.get(f.kind)
    if make is None:
        signature = f.function.signature
        text = f"a {f.kind} of @{f.function.name} is computed by several calls, "
        hint = "differentiate grad(f): jacobian(grad(grad(f))), say"
        raise signature.error("AD0704", text + "so it has no derivative itself", hint)
    return make(f, arguments)


def _core_of_function(f: Function, arguments: Sequence[Any]) -> Core:
    derivatives.require_count(f, arguments)
    function = seen_with(seen_as_numbers(f), given := buffers_for(f, arguments))
    check_arguments(function.signature, given)
    active = [i for i, kind in enumerate(function.signature.results) if role_of(kind) != "constant"]
    outputs = tuple(Place(False, index) for index in active)
    places = tuple(range(len(arguments)))
    return Core(function, given, places, outputs, derivatives.single_or_tuple)


def scalar_output(core: Core, name: str, of: int | None = None) -> Place:
    """The output that a gradient is of; AD0705 unless it is a real number."""
    outputs = core.outputs
    signature = core.function.signature
    if of is None and len(outputs) != 1:
        text = (
            f"a gradient is of one real number, and {name} gives {counted(len(outputs), 'output')}"
        )
        hint = "choose one argument by `wrt`, or one output by `of`; or use jacobian"
        raise not_differentiable(signature, text, hint)
    if of is not None and not -len(outputs) <= of < len(outputs):
        text = f"{name} has {len(outputs)} floating-point results, so there is none at {of}"
        raise not_differentiable(signature, text, "positions count from 0")
    output = outputs[of or 0]
    if output.is_buffer or not isinstance(kind := core.kind_of(output), AnyFloat):
        kind = core.kind_of(output)
        text = f"a gradient is of one real number, and {name} gives `{kind}`"
        raise not_differentiable(signature, text, "use jacobian, vjp or jvp")
    return output


def chosen(f: Function | Derivative, core: Core, wrt: Any) -> tuple[tuple[int, ...], bool]:
    """The arguments that ``wrt`` chooses, as positions in the core, and whether it is one."""
    key = "chosen of a core", f.__name__, core.places, selection_key(wrt)
    return core.function.once(key, lambda: _choose(f, core, wrt))


def _choose(f: Function | Derivative, core: Core, wrt: Any) -> tuple[tuple[int, ...], bool]:
    signature = core.function.signature
    kinds = [signature.inputs[at] if at >= 0 else None for at in core.places]
    known = [at for at, kind in enumerate(kinds) if kind is not None]
    names = f.signature.parameters
    padded = [*names, *(None,) * (len(kinds) - len(names))]
    asked = replace(
        signature,
        name=f.__name__,
        inputs=tuple(kinds[at] for at in known if kinds[at] is not None),
        parameters=tuple(padded[at] or str(at) for at in known),
    )
    wanted, single = select(asked, wrt)
    return tuple(core.places[known[at]] for at in wanted), single


def _core_of_gradient(d: Derivative, arguments: Sequence[Any]) -> Core:
    inner = core_of(d.of, arguments)
    wanted, single = chosen(d.of, inner, d.options.get("wrt"))
    output = scalar_output(inner, d.of.__name__, d.options.get("of"))
    function = inner.function
    plan = plan_for(function, inner.arguments, plan_by(function, wanted))
    shadows = Shadows(function, inner.arguments, plan)
    results = function.signature.results
    active = [i for i, kind in enumerate(results) if role_of(kind) != "constant"]
    seeds = [1.0 if at == output.position else _zero(function, at) for at in active]
    made = _as_core(derived_function(function, "vjp", plan.constant))
    given = [*shadows.interleaved(inner.arguments), *seeds]
    where = _positions(plan)
    by_value = [at for at, role in enumerate(plan.roles) if role == "value"]
    gradients = tuple(
        Place(True, where[at] + 1)
        if plan.roles[at] == "buffer"
        else Place(False, len(results) + by_value.index(at))
        for at in wanted
    )
    places = tuple(where[at] if at >= 0 else -1 for at in inner.places)
    return Core(seen_with(made, given), given, places, *_structured(d, output, gradients, single))


def _structured(
    d: Derivative, output: Place, gradients: tuple[Place, ...], single: bool
) -> tuple[tuple[Place, ...], Callable[[Sequence[Any]], Any]]:
    def grouped(found: Sequence[Any]) -> Any:
        return found[0] if single else tuple(found)

    if d.kind == "grad":
        return gradients, grouped
    return (output, *gradients), lambda found: (found[0], grouped(found[1:]))


def _zero(function: Function, at: int) -> Any:
    kind = function.signature.results[at]
    if isinstance(kind, AnyFloat):
        return 0.0
    text = f"@{function.name} returns `{kind}` beside the number that a gradient is of"
    raise not_differentiable(function.signature, text, "use vjp")


def _positions(plan: Plan) -> list[int]:
    """Position of each argument of a function among those of its derivative."""
    found: list[int] = []
    at = 0
    for role in plan.roles:
        found.append(at)
        at += 1 + (role == "buffer")
    return found


def _as_core(made: Function) -> Function:
    """The same function without names, of which two may be equal: buffers go by position."""
    nameless = replace(made.signature, parameters=())
    return made.once("core", lambda: Function(made.program, nameless))


def _core_of_jvp(d: Derivative, arguments: Sequence[Any]) -> Core:
    return core_along(d.of, *halves(d.of, arguments))


def core_along(f: Function | Derivative, primals: Sequence[Any], tangents: Sequence[Any]) -> Core:
    """The core of the directional derivative: outputs, and then their tangents."""
    inner = core_of(f, primals)
    function, signature = inner.function, inner.function.signature
    given: list[Any] = [None] * len(inner.arguments)
    for place, tangent in zip(inner.places, tangents, strict=True):
        if place >= 0:
            given[place] = tangent
    moving = {at for at, tangent in enumerate(given) if tangent is not None}
    moving |= {output.position for output in inner.outputs if output.is_buffer}
    prepared = Tangents(signature, inner.arguments, given)
    plan = plan_for(function, inner.arguments, plan_by(function, moving))
    full: list[Any] = []
    where: list[int] = []
    for index, argument in enumerate(inner.arguments):
        where.append(len(full))
        full.append(argument)
        if plan.roles[index] != "constant":
            full.append(prepared.by_index[index])
    made = _as_core(derived_function(function, "jvp", plan.constant))
    results = signature.results
    active = [i for i, kind in enumerate(results) if role_of(kind) != "constant"]
    values: list[Place] = []
    moved: list[Place] = []
    for is_buffer, at in inner.outputs:
        values.append(Place(is_buffer, where[at] if is_buffer else at))
        moved.append(
            Place(True, where[at] + 1)
            if is_buffer
            else Place(False, len(results) + active.index(at))
        )
    moves = [at >= 0 and plan.roles[at] != "constant" for at in inner.places]
    places = [where[at] if at >= 0 else -1 for at in inner.places]
    beside = [at + 1 if moves[i] else -1 for i, at in enumerate(places)]

    half, each = len(values), inner.arrange  # and not the arguments of this call

    def arrange(found: Sequence[Any]) -> Any:
        return each(found[:half]), each(found[half:])

    outputs = (*values, *moved)
    return Core(seen_with(made, full), full, (*places, *beside), outputs, arrange)


_CORES: dict[str, Callable[[Derivative, Sequence[Any]], Core]] = {
    "grad": _core_of_gradient,
    "value_and_grad": _core_of_gradient,
    "jvp": _core_of_jvp,
}


def jacobian_of(f: Derivative, core: Core, wrt: Any, mode: jacobians.Mode) -> Any:
    """The Jacobian of a derivative: rows for its outputs, columns for the chosen inputs."""
    wanted, single = chosen(f, core, wrt)
    function = core.function
    buffers = [at for is_buffer, at in core.outputs if is_buffer]
    made = function.once(
        ("jacobian of a core", wanted, tuple(buffers), mode),
        lambda: jacobians.jacobian(function, wrt=wanted, of=buffers or None, mode=mode),
    )
    rows = made(*core.arguments)
    active = [i for i, kind in enumerate(function.signature.results) if role_of(kind) != "constant"]
    order = [Place(False, at) for at in active] + [Place(True, at) for at in buffers]
    rows = rows if len(order) > 1 else (rows,)
    found = [rows[order.index(output)] for output in core.outputs]
    return core.arrange([row[0] if single else tuple(row) for row in found])


class ComposedPullback:
    """Cotangents of the outputs of a derivative to gradients of its arguments."""

    def __init__(self, core: Core, wanted: tuple[int, ...], single: bool):
        self._core = core
        self._single = single
        results = core.function.signature.results
        self._active = [i for i, kind in enumerate(results) if role_of(kind) != "constant"]
        returned, self._pull = derivatives.vjp(core.function, *core.arguments, wrt=wanted)
        self.value = core.arranged(returned)

    def __call__(self, *cotangents: Any) -> Any:
        """Gradients of the chosen arguments; a cotangent for each output, in order."""
        core, signature = self._core, self._core.function.signature
        if len(cotangents) != len(core.outputs):
            text = f"the pullback takes {counted(len(core.outputs), 'cotangent')}, "
            text += f"one for each output, but {len(cotangents)} came"
            raise signature.error("AD0502", text)
        given = dict(zip(core.outputs, cotangents, strict=True))
        values = [given.get(Place(False, at)) for at in self._active]
        values = [
            _zero(core.function, at) if value is None else value
            for at, value in zip(self._active, values, strict=True)
        ]
        buffers = {str(place.position): value for place, value in given.items() if place.is_buffer}
        found = self._pull(*values, **buffers)
        return found[0] if self._single else found


def vjp_of(f: Derivative, core: Core, wrt: Any) -> tuple[Any, ComposedPullback]:
    """The value of a derivative, and its pullback."""
    wanted, single = chosen(f, core, wrt)
    pull = ComposedPullback(core, wanted, single)
    return pull.value, pull
