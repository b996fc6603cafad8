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
from xdsl.dialects.builtin import VectorType

from .arguments import Array, describe
from .derived import call, constants, derived_function
from .function import Function, check_arguments
from .memory import copied, overlapping, zeros_like
from .roles import Selection, name_of, not_differentiable, require_scalar, role_of, roles_of, select
from .tangents import Tangents, is_number

if TYPE_CHECKING:
    from xdsl.ir import Attribute

Derivative = Callable[..., Any]


def grad(f: Function, wrt: Selection = None) -> Derivative:
    """The gradient of a function with one real result: ``grad(f)(x, m)``.

    ``wrt`` chooses arguments by position or name, ``wrt=0`` or ``wrt=("x", "m")``; by default all
    that can be differentiated. The gradient by a single argument comes by itself, several as a
    tuple.
    """
    gradient = _reverse(f, "grad", wrt)
    return _named(lambda *arguments: gradient(arguments)[1], f, "grad")


def value_and_grad(f: Function, wrt: Selection = None) -> Derivative:
    """The value and the gradient in one call.

    ``value, gradient = value_and_grad(f)(x, m)``; ``wrt`` as for `grad`.
    """
    gradient = _reverse(f, "value_and_grad", wrt)
    return _named(lambda *arguments: gradient(arguments), f, "value_and_grad")


def jvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """Value, and directional derivative along tangents.

    ``y, dy = jvp(f, (x,), (dx,))``. A tangent stands for every argument; ``None`` is zero, and what
    integers have. Memrefs that the function writes are written, and their tangents likewise.
    """
    function = _function(f, "jvp")
    require_count(function, primals)
    prepared = Tangents(function.signature, primals, tangents)
    moving = [i for i, tangent in enumerate(tangents) if tangent is not None]
    constant = _apart(function, primals, constants(function, moving))
    derived = derived_function(function, "jvp", constant)
    given: list[Any] = []
    for index, primal in enumerate(primals):
        given.append(primal)
        if index in prepared.by_index and index not in constant:
            given.append(prepared.by_index[index])
    returned = call(derived, function, primals, given)
    prepared.write_back(primals)
    count = len(function.signature.results)
    return _unpack(returned[:count]), _unpack(returned[count:])


def vjp(f: Function, *primals: Any, wrt: Selection = None) -> tuple[Any, Derivative]:
    """Value, and the function that pulls cotangents back.

    ``y, pullback = vjp(f, x)``. ``pullback(dy)`` takes a cotangent for every floating-point result,
    in order, and by name those of buffers that the function writes: ``pullback(dy, out=dout)``. It
    gives gradients as `grad` does, at the arguments as they were when `vjp` was called, and may be
    called any number of times.
    """
    function = _function(f, "vjp")
    wanted, single = select(function.signature, wrt)
    require_count(function, primals)
    check_arguments(function.signature, primals)
    snapshot = copied(primals)
    value = function(*primals)
    pull = Pullback(function, snapshot, wanted, single)
    return value, _named(pull, function, "pullback")


def hvp(f: Function, primals: Sequence[Any], tangents: Sequence[Any], wrt: Selection = None) -> Any:
    """The Hessian of a function with one real result, times a vector; forward over reverse.

    ``hvp(f, (x, m), (dx, dm))`` gives what ``grad(f)`` changes by along the tangents.
    """
    function = _function(f, "hvp")
    require_scalar(function.signature, "hvp")
    wanted, single = select(function.signature, wrt)
    require_count(function, primals)
    products = vjp_tangent(function, primals, tangents, [1.0], {}, kind="hvp")
    chosen = dict(zip(select(function.signature, None)[0], products, strict=True))
    return _pick(chosen, wanted, single)


def vjp_tangent(
    function: Function,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    cotangents: Sequence[Any],
    buffers: Mapping[str, Any],
    kind: str = "vjp_jvp",
) -> list[Any]:
    """What the gradients of a pullback change by along the tangents, cotangents being fixed."""
    signature = function.signature
    derived = derived_function(function, kind)
    prepared = Tangents(signature, primals, tangents)
    shadows, changes = _Shadows(function, primals), _Shadows(function, primals)
    for name, cotangent in buffers.items():
        shadows.seed(name, cotangent)
    given: list[Any] = []
    for index, (primal, role) in enumerate(zip(primals, shadows.roles, strict=True)):
        given.append(primal)
        if role != "constant":
            given.append(prepared.by_index[index])
        if role == "buffer":
            given += (shadows.by_index[index], changes.by_index[index])
    if kind == "vjp_jvp":
        given += (part for value in cotangents for part in (value, 0 * value))
    returned = call(derived, function, primals, given)
    gradients = shadows.roles.count("value")
    return list(changes.gradients(returned[len(returned) - gradients :]).values())


class Pullback:
    """Cotangents of results and buffers to gradients of arguments, at a point that is kept."""

    def __init__(
        self, function: Function, primals: Sequence[Any], wanted: Sequence[int], single: bool
    ):
        self._function = function
        self._primals = primals
        self._wanted = wanted
        self._single = single

    def __call__(self, *cotangents: Any, **buffers: Any) -> Any:
        """Gradients of the chosen arguments."""
        function, signature = self._function, self._function.signature
        active = [kind for kind in signature.results if role_of(kind) != "constant"]
        if len(cotangents) != len(active):
            plural = "" if len(active) == 1 else "s"
            text = f"the pullback of @{signature.name} takes {len(active)} cotangent{plural}"
            raise signature.error("AD0502", f"{text}, but {len(cotangents)} came", _order(active))
        for number, (value, kind) in enumerate(zip(cotangents, active, strict=True)):
            if np.ndim(value) != isinstance(kind, VectorType) or not is_number(value):
                text = f"cotangent {number} of @{signature.name} is `{kind}`, "
                raise signature.error("AD0503", text + f"but got {describe(value)}")
        constant = _apart(function, self._primals, constants(function, self._wanted))
        derived = derived_function(function, "vjp", constant)
        primals = copied(self._primals)
        shadows = _Shadows(function, primals, constant)
        for name, cotangent in buffers.items():
            shadows.seed(name, cotangent)
        given = [*shadows.interleaved(primals), *cotangents]
        returned = call(derived, function, primals, given)
        gradients = shadows.gradients(returned[len(signature.results) :])
        return _pick(gradients, self._wanted, self._single)


class _Shadows:
    """A shadow of zeros for every buffer that has a derivative."""

    def __init__(self, function: Function, arguments: Sequence[Any], constant: Sequence[int] = ()):
        self.signature = function.signature
        roles = roles_of(self.signature.inputs)
        self.constant = constant
        self.roles = ["constant" if i in constant else role for i, role in enumerate(roles)]
        indices = [i for i, role in enumerate(self.roles) if role == "buffer"]
        buffers = [arguments[i] for i in indices]
        if not all(isinstance(buffer, np.ndarray) for buffer in buffers):
            check_arguments(self.signature, arguments)  # raises, with the argument's name
        self.by_index: dict[int, Array] = {}
        if buffers:
            self.by_index = dict(zip(indices, zeros_like(buffers), strict=True))

    def seed(self, name: str, cotangent: Any) -> None:
        """Add a cotangent to the shadow of the buffer called ``name``; views share theirs."""
        buffers = [i for i, kind in enumerate(self.signature.inputs) if role_of(kind) == "buffer"]
        names = {name_of(self.signature, i): i for i in buffers}
        if name not in names:
            text = f"@{self.signature.name} has no buffer `{name}` with a derivative"
            hint = f"it has {', '.join(f'`{n}`' for n in names)}" if names else None
            raise not_differentiable(self.signature, text, hint)
        if names[name] in self.constant:
            return  # never written: all that comes of it is that buffer's own gradient
        shadow = self.by_index[names[name]]
        given = np.asarray(cotangent)
        if given.shape not in ((), shadow.shape):
            text = f"the cotangent of `{name}` has the shape {given.shape}, not {shadow.shape}"
            raise self.signature.error("AD0503", text, "it must be shaped like the buffer")
        shadow += given

    def interleaved(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments, each buffer followed by its shadow."""
        given: list[Any] = []
        for index, argument in enumerate(arguments):
            given.append(argument)
            if index in self.by_index:
                given.append(self.by_index[index])
        return given

    def gradients(self, returned: Sequence[Any]) -> dict[int, Any]:
        """The gradient of each argument: from its shadow, or from what was returned."""
        values = iter(returned)
        found: dict[int, Any] = {}
        for index, role in enumerate(self.roles):
            if role == "buffer":
                shadow = self.by_index[index]
                owned = shadow.base is None or shadow.dtype.kind == "V"
                found[index] = shadow if owned else shadow.copy()
            elif role == "value":
                found[index] = next(values)
        return found


def _reverse(f: Function, kind: str, wrt: Selection) -> Callable[[Sequence[Any]], tuple[Any, Any]]:
    """A function from arguments to (value or ``None``, gradients)."""
    function = _function(f, kind)
    signature = function.signature
    require_scalar(signature, kind)
    wanted, single = select(signature, wrt)
    count = len(signature.results) if kind == "value_and_grad" else 0
    fixed = constants(function, wanted)

    def run(arguments: Sequence[Any]) -> tuple[Any, Any]:
        require_count(function, arguments)
        constant = _apart(function, arguments, fixed)
        derived = derived_function(function, kind, constant)
        shadows = _Shadows(function, arguments, constant)
        returned = call(derived, function, arguments, shadows.interleaved(arguments))
        gradients = shadows.gradients(returned[count:])
        return _unpack(returned[:count]), _pick(gradients, wanted, single)

    return run


def _apart(
    function: Function, arguments: Sequence[Any], constant: tuple[int, ...]
) -> tuple[int, ...]:
    """The constants, or none if one shares memory with what has a derivative."""
    kinds = function.signature.inputs
    buffers = [i for i, kind in enumerate(kinds) if role_of(kind) == "buffer"]
    fixed = [i for i in buffers if i in constant]
    if fixed and len(fixed) < len(buffers):
        if not all(isinstance(arguments[i], np.ndarray) for i in buffers):
            check_arguments(function.signature, arguments)  # raises, with the argument's name
        for group in overlapping([arguments[i] for i in buffers]):
            if 0 < sum(buffers[at] in constant for at in group) < len(group):
                return ()
    return constant


def _pick(gradients: dict[int, Any], wanted: Sequence[int], single: bool) -> Any:
    return gradients[wanted[0]] if single else tuple(gradients[i] for i in wanted)


def _unpack(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values) or None


def _order(kinds: Sequence[Attribute]) -> str:
    return f"one for each of ({', '.join(map(str, kinds))}); those of buffers come by name"


def require_count(function: Function, arguments: Sequence[Any]) -> None:
    """AD0502 unless there is an argument for every parameter."""
    if len(arguments) != len(function.signature.inputs):
        check_arguments(function.signature, arguments)


def _function(f: object, what: str) -> Function:
    if isinstance(f, Function):
        return f
    text = f"{what} takes a function of a program, not {type(f).__name__}"
    from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError

    hint = 'load one: `ad_opt.load("f.mlir")["f"]`; for second derivatives there is `hvp`'
    raise DiagnosticError(Diagnostic("AD0704", text, help=hint))


def _named(derivative: Derivative, f: Function, kind: str) -> Derivative:
    def wrapper(*arguments: Any, **named: Any) -> Any:
        return derivative(*arguments, **named)

    wrapper.__name__ = wrapper.__qualname__ = f"{kind}_{f.name}"
    wrapper.__doc__ = f"{kind} of @{f.name} : {f.signature}"
    return wrapper
