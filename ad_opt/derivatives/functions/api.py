"""`grad`, `jvp`, `vjp` and their kin, as users call them.

Arguments come by position or name and as arrays of any library; functions may be derivatives
themselves, or take tensors. The work is done in `derivatives`, `jacobians` and `composition`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast, overload

from ad_opt.programs.calls.calling import parameter_name
from ad_opt.programs.calls.entering import entering, known, known_as
from ad_opt.programs.calls.parameters import in_order
from ad_opt.programs.function import Function, Result
from ad_opt.programs.wrt import Selection, as_selection, require_known
from ad_opt.starts.proxy import real
from ad_opt.values.arguments import Mismatch
from ad_opt.values.foreign_arrays import PLAIN, are_plain

from .. import derivatives
from .derived import Accumulate, Derivative, Like, Run, halves
from .tensor_values import (
    buffers_for,
    buffers_of_tangents,
    has_tensors,
    seen_as_numbers,
    seen_by_value,
)

if TYPE_CHECKING:
    import numpy as np

    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.values.likeness import Likeness
    from ad_opt.values.python_types import (
        Argument,
        Arguments,
        Blocks,
        DeclaredDerivative,
        Element,
        Gradient,
        Gradients,
        OneBlock,
        OneGradient,
        Real,
        SeveralGradients,
        Shape,
        Value,
    )

    from ..jacobians import Mode, Outputs
    from .pullbacks import PublicPullback as Pullback

Differentiable: TypeAlias = "Function | Derivative"

_PLAIN_CHOICES = frozenset((type(None), int, str, bool))
_CHOICES = frozenset((type(None), int, str, tuple))
"""Types of choices of arguments that plans are known by."""


@overload
def grad(
    f: Differentiable, wrt: None = None, *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[Gradients]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: int | str, *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[OneGradient]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: None = None, *, argnums: int | str, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[OneGradient]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: Sequence[int | str], *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[SeveralGradients]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: None = None, *, argnums: Sequence[int | str], of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[SeveralGradients]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: Selection = None, *, argnums: Selection = None, of: int | None = None,
    has_aux: Literal[True], like: None = None,
) -> Derivative[tuple[Gradient, Value]]: ...  # fmt: skip
@overload
def grad(
    f: Differentiable, wrt: Selection = None, *, argnums: Selection = None, of: int | None = None,
    has_aux: bool = False, like: Like = None,
) -> Derivative[DeclaredDerivative]: ...  # fmt: skip
def grad(
    f: Differentiable,
    wrt: Selection = None,
    *,
    argnums: Selection = None,
    of: int | None = None,
    has_aux: bool = False,
    like: Like = None,
) -> Derivative[Any]:
    """The gradient of a function with one real result: ``grad(f)(x, m)``.

    ``wrt`` chooses arguments by position or name, ``wrt=0`` or ``wrt=("x", "m")``; by default all
    that can be differentiated; all others are constant. The gradient by a single argument comes by
    itself, several as a tuple. ``argnums`` is what JAX calls ``wrt``. ``of`` chooses one of several
    results; with ``has_aux`` it is the first, and ``(gradient, others)`` comes back.
    ``like="input"`` gives tensors of PyTorch for such, and arrays of JAX for such.
    """

    def made() -> Derivative:
        options = _options(f, "grad", wrt=wrt, argnums=argnums, of=of, has_aux=has_aux, like=like)
        return _gradient(f, "grad", grad, options)

    return _remembered(f, "grad", (wrt, argnums, of, has_aux, like), made)


@overload
def value_and_grad(
    f: Differentiable, wrt: None = None, *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[tuple[Real, Gradients]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: int | str, *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[tuple[Real, OneGradient]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: None = None, *, argnums: int | str, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[tuple[Real, OneGradient]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: Sequence[int | str], *, argnums: None = None, of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[tuple[Real, SeveralGradients]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: None = None, *, argnums: Sequence[int | str], of: int | None = None,
    has_aux: Literal[False] = False, like: None = None,
) -> Derivative[tuple[Real, SeveralGradients]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: Selection = None, *, argnums: Selection = None, of: int | None = None,
    has_aux: Literal[True], like: None = None,
) -> Derivative[tuple[tuple[Real, Value], Gradient]]: ...  # fmt: skip
@overload
def value_and_grad(
    f: Differentiable, wrt: Selection = None, *, argnums: Selection = None, of: int | None = None,
    has_aux: bool = False, like: Like = None,
) -> Derivative[DeclaredDerivative]: ...  # fmt: skip
def value_and_grad(
    f: Differentiable,
    wrt: Selection = None,
    *,
    argnums: Selection = None,
    of: int | None = None,
    has_aux: bool = False,
    like: Like = None,
) -> Derivative[Any]:
    """The value and the gradient in one call.

    ``value, gradient = value_and_grad(f)(x, m)``; options as for `grad`. With ``has_aux`` it gives
    ``(value, others), gradient``.
    """

    def made() -> Derivative:
        options = _options(
            f, "value_and_grad", wrt=wrt, argnums=argnums, of=of, has_aux=has_aux, like=like
        )
        return _gradient(f, "value_and_grad", value_and_grad, options)

    return _remembered(f, "value_and_grad", (wrt, argnums, of, has_aux, like), made)


def _remembered(
    f: Differentiable, kind: str, choices: tuple[object, ...], make: Callable[[], Derivative[Any]]
) -> Derivative[Any]:
    """The derivative of a function that was made before for the same choices; else a new one."""
    known = type(f) is Function or type(f) is Derivative
    if not known or not _are_plain(choices):
        return make()
    return f.once((kind, choices, tuple(map(type, choices))), make)


def _are_plain(choices: tuple[object, ...]) -> bool:
    """True for choices that are equal only where they mean the same."""
    return all(
        type(one) in _PLAIN_CHOICES or (type(one) is tuple and _are_plain(one)) for one in choices
    )


def _gradient(
    f: Differentiable, kind: str, make: Callable[..., Derivative], options: dict[str, Any]
) -> Derivative:
    wrt, of = options["wrt"], options["of"]
    if options["has_aux"] or (of is not None and isinstance(f, Function)):
        from .several_results import gradient_of_one

        run = gradient_of_one(f, kind, wrt, of or 0, has_aux=bool(options["has_aux"]))
        return Derivative(_bottom(f), kind, make, f, options, run)
    if isinstance(f, Derivative):
        return _composed(f, kind, make, options)
    of_kind = derivatives.grad if kind == "grad" else derivatives.value_and_grad
    run = _on_values(f, of_kind(seen_as_numbers(f), wrt))
    accumulate = None if has_tensors(f) or options["like"] else _accumulating(f, kind, wrt)
    return Derivative(f, kind, make, f, options, run, accumulate)


def _accumulating(f: Function, kind: str, wrt: Selection) -> Accumulate:
    """The gradient that is added to arrays, made when it is first asked for."""

    @cache
    def made() -> Accumulate:
        from ad_opt.derivatives.accumulation import Accumulating

        return Accumulating(f, kind, wrt, derivatives.value_and_grad(f, wrt))

    return lambda arguments, out: made()(arguments, out)


def _composed(
    f: Derivative, kind: str, make: Callable[..., Derivative], options: dict[str, Any]
) -> Derivative:
    from .core_plans import CorePlans

    made = Derivative(f.function, kind, make, f, options, CorePlans(lambda: made, f.function))
    return made


@overload
def jvp(f: Differentiable, *, like: None = None) -> Derivative[tuple[Value, Value]]: ...
@overload
def jvp(f: Differentiable, *, like: Like) -> Derivative[DeclaredDerivative]: ...
@overload
def jvp(
    f: Function[Result], primals: Arguments, tangents: Arguments, *, like: None = None
) -> tuple[Result, Result]: ...
@overload
def jvp(
    f: Differentiable, primals: Arguments, tangents: Arguments, *, like: Like = None
) -> tuple[Value, Value]: ...
def jvp(
    f: Differentiable,
    primals: Arguments | None = None,
    tangents: Arguments | None = None,
    *,
    like: Like = None,
) -> tuple[object, object] | Derivative:
    """Value, and directional derivative along tangents.

    ``y, dy = jvp(f, (x,), (dx,))``. A tangent stands for every argument; ``None`` is zero, and what
    integers have. Both may be dicts of names; what a dict leaves out of tangents is zero. Memrefs
    that the function writes are written, and their tangents likewise: they must be arrays that can
    be written, and that share memory with no argument and no other tangent (AD0503).

    ``jvp(f)`` alone is a function of all arguments and then all tangents, which can be
    differentiated: ``grad(jvp(f), of=1)`` is of the directional derivative.
    """
    f = real(f)
    if primals is None and tangents is None:
        return _along(f, like)
    if type(f) is Function and like is None and _are_rows(primals, tangents):
        if (known := _plans("jvp_plans").along(f, primals, tangents)) is not None:
            return known
    _require(f, "jvp")
    given, moved = _pairs(f, "jvp", primals, tangents)
    found = _jvp(f, given, moved)
    return found if like is None else _alike(_listed(primals)).of(found)


def _jvp(f: Differentiable, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    if isinstance(f, Function):
        base = seen_by_value(f)
        return derivatives.jvp(base, buffers_for(f, primals), buffers_of_tangents(f, tangents))
    found: Any = _along(f, None)(*primals, *tangents)
    return found


def _along(f: Differentiable, like: Like) -> Derivative:
    _require(f, "jvp")
    return _remembered(f, "jvp", (like,), lambda: _directional(f, like))


def _directional(f: Differentiable, like: Like) -> Derivative:
    if isinstance(f, Derivative):
        return _composed(f, "jvp", jvp, {"like": like})

    def run(*arguments: Any) -> Any:
        return _jvp(f, *halves(f, arguments))

    return Derivative(_bottom(f), "jvp", jvp, f, {"like": like}, run)


@overload
def vjp(
    f: Function[Result], x: np.ndarray[Shape, Element], /
) -> tuple[Result, Pullback[np.ndarray[Shape, Element]]]: ...
@overload
def vjp(
    f: Function[Result], /, *primals: Argument, wrt: Selection = None, argnums: Selection = None,
    like: None = None, **named: Argument,
) -> tuple[Result, Pullback[Gradient]]: ...  # fmt: skip
@overload
def vjp(
    f: Differentiable, /, *primals: Argument, wrt: Selection = None, argnums: Selection = None,
    like: Like = None, **named: Argument,
) -> tuple[Value, Pullback[DeclaredDerivative]]: ...  # fmt: skip
def vjp(
    f: Differentiable,
    /,
    *primals: Argument,
    wrt: Selection = None,
    argnums: Selection = None,
    like: Like = None,
    **named: Argument,
) -> tuple[object, Pullback]:
    """Value, and the function that pulls cotangents back.

    ``y, pullback = vjp(f, x)``. ``pullback(dy)`` takes a cotangent for every floating-point result,
    in order, and by name those of buffers that the function writes: ``pullback(dy, out=dout)``. It
    gives gradients as `grad` does, at the arguments as they were when `vjp` was called, and may be
    called any number of times. Buffers that the function makes and returns count as results; their
    cotangents are arrays of the same shape. The first call of ``pullback`` runs the way back only,
    where reverse mode can be split; others run the function again and back, to the same bits.
    """
    f = real(f)
    if type(f) is Function and like is None and argnums is None and not named:
        is_plain = type(wrt) in _CHOICES and PLAIN.issuperset(map(type, primals))
        if is_plain and (known := _plans("pullback_plans").along(f, wrt, primals)) is not None:
            return known[0], cast("Pullback", known[1])  # a `StartedPullback`
    from .pullbacks import PublicPullback

    options = _options(f, "vjp", wrt=wrt, argnums=argnums)
    given = entering(f.signature, primals, named)
    if isinstance(f, Derivative):
        from .composition import vjp_of
        from .core_plans import core_for

        value, pull = vjp_of(f, core_for(f, given), options["wrt"])
    else:
        base = seen_by_value(f)
        value, pull = derivatives.vjp(base, *buffers_for(f, given), wrt=options["wrt"])
    kind = None if like is None else _alike((*primals, *named.values()))
    pullback = PublicPullback(f, options["wrt"], pull, kind)
    return (value if kind is None else kind.of(value)), pullback


@overload
def hvp(
    f: Differentiable, primals: tuple[np.ndarray[Shape, Element]], tangents: Sequence[Argument]
) -> np.ndarray[Shape, Element]: ...
@overload
def hvp(
    f: Differentiable, primals: Arguments, tangents: Arguments, wrt: Selection = None, *,
    argnums: Selection = None, like: Like = None,
) -> Gradient: ...  # fmt: skip
def hvp(
    f: Differentiable,
    primals: Arguments,
    tangents: Arguments,
    wrt: Selection = None,
    *,
    argnums: Selection = None,
    like: Like = None,
) -> object:
    """The Hessian of a function with one real result, times a vector; forward over reverse.

    ``hvp(f, (x, m), (dx, dm))`` gives what ``grad(f)`` changes by along the tangents, and with
    ``wrt`` what ``grad(f, wrt)`` does. What is neither chosen nor has a tangent is constant.
    Arguments and tangents as for `jvp`.
    """
    f = real(f)
    if type(f) is Function and like is None and argnums is None and _are_rows(primals, tangents):
        if (known := _plans("hvp_plans").along(f, wrt, primals, tangents)) is not None:
            return known[0]
    options = _options(f, "hvp", wrt=wrt, argnums=argnums)
    given, moved = _pairs(f, "hvp", primals, tangents)
    if isinstance(f, Derivative):
        found = _jvp(grad(f, options["wrt"]), given, moved)[1]
    else:
        base, values = seen_as_numbers(f), buffers_for(f, given)
        found = derivatives.hvp(base, values, buffers_of_tangents(f, moved), options["wrt"])
    return found if like is None else _alike(_listed(primals)).of(found)


def jacobian(
    f: Differentiable,
    wrt: Selection = None,
    *,
    of: Outputs = None,
    mode: Literal["auto", "forward", "reverse"] = "auto",
    argnums: Selection = None,
    like: Like = None,
) -> Derivative[Blocks]:
    """The derivative of every output by every input: ``jacobian(f)(x)``.

    Outputs are the floating-point results and then the buffers that ``of`` chooses (as ``wrt``
    does), which the function writes. The entry for an output and an input has the shape of the
    output followed by that of the input. One input (``wrt=0``) and one output give one array,
    several a tuple; rows of outputs hold columns of inputs. A struct, or another by-value type, is
    the vector of its numbers that have a derivative, in the order in which they are declared; so
    is a buffer of them, element by element. ``mode`` is chosen by how many numbers go in and come
    out. ``jacobian(grad(f))`` is the Hessian.
    """
    f = real(f)
    choices = wrt, argnums, of, mode, like
    return _remembered(f, "jacobian", choices, lambda: _jacobian(f, *choices))


def _jacobian(
    f: Differentiable, wrt: Selection, argnums: Selection, of: Outputs, mode: Mode, like: Like
) -> Derivative[Any]:
    options = _options(f, "jacobian", wrt=wrt, argnums=argnums, of=of, like=like)
    options["mode"] = None if mode == "auto" else mode
    if isinstance(f, Derivative):
        from .composition import jacobian_of
        from .core_plans import core_for

        below, chosen = f, options["wrt"]

        def run(*arguments: Any) -> Any:
            return jacobian_of(below, core_for(below, arguments), chosen, mode)

        return Derivative(_bottom(f), "jacobian", jacobian, f, options, run)
    from .. import jacobians

    made = jacobians.jacobian(seen_by_value(f), options["wrt"], of=options["of"], mode=mode)
    return Derivative(f, "jacobian", jacobian, f, options, _on_values(f, made))


@overload
def hessian(
    f: Differentiable, wrt: int | str, *, argnums: None = None, like: Like = None
) -> Derivative[OneBlock]: ...
@overload
def hessian(
    f: Differentiable, wrt: Selection = None, *, argnums: Selection = None, like: Like = None
) -> Derivative[Blocks]: ...
def hessian(
    f: Differentiable,
    wrt: Selection = None,
    *,
    argnums: Selection = None,
    like: Like = None,
) -> Derivative[Any]:
    """The second derivatives of a function with one real result, as `jacobian` of `grad` has them.

    One input gives one array; several give a tuple of rows.
    """
    f = real(f)
    choices = wrt, argnums, like
    return _remembered(f, "hessian", choices, lambda: _hessian(f, *choices))


def _hessian(f: Differentiable, wrt: Selection, argnums: Selection, like: Like) -> Derivative[Any]:
    options = _options(f, "hessian", wrt=wrt, argnums=argnums, like=like)
    if isinstance(f, Derivative):
        run: Run = jacobian(grad(f, options["wrt"]), options["wrt"])
    else:
        from .. import jacobians

        run = _on_values(f, jacobians.hessian(seen_as_numbers(f), options["wrt"]))
    return Derivative(_bottom(f), "hessian", hessian, f, options, run)


@cache
def _plans(name: str) -> Any:
    """A module of plans; an import at each call would cost a tenth of it."""
    return import_module(f"..{name}", __package__)


def _are_rows(*several: object) -> bool:
    """True for sequences of what packers know."""
    return all(type(row) in (tuple, list) and are_plain(cast("Any", row)) for row in several)


def _require(f: object, what: str) -> None:
    """AD0704 unless it can be differentiated."""
    if not isinstance(f, Derivative):
        derivatives.require_function(f, what)


def _options(f: Differentiable, what: str, **given: Any) -> dict[str, Any]:
    """The options of a derivative, with ``argnums`` as ``wrt``; AD0704 where they do not fit."""
    _require(f, what)
    signature = f.signature
    argnums = given.pop("argnums", None)
    if argnums is not None:
        if given["wrt"] is not None:
            text = f"{what} of @{signature.name} got `wrt` and `argnums`, which mean the same"
            raise signature.error("AD0704", text, "give one of them")
        given["wrt"] = argnums
    given["wrt"] = as_selection(given["wrt"])
    require_known(signature, given["wrt"])
    if "of" in given:
        given["of"] = as_selection(given["of"])
    if what in ("grad", "value_and_grad") and not isinstance(given["of"], int | None):
        text = f"`of` of {what} is the position of a result, not {given['of']!r}"
        raise signature.error("AD0704", text, "of=0 is the first")
    if given.get("like") not in (None, "input"):
        text = f"results are like the input, or NumPy's, not like {given['like']!r}"
        raise signature.error("AD0704", text, 'give like="input", or nothing')
    return given


def _bottom(f: Differentiable) -> Function:
    return f.function if isinstance(f, Derivative) else f


def _on_values(f: Function, run: Run) -> Run:
    """The same for a function of tensors, whose values become arrays first."""
    if not has_tensors(f):
        return run
    return lambda *arguments: run(*buffers_for(f, arguments))


def _pairs(
    f: Differentiable, what: str, primals: Any, tangents: Any
) -> tuple[Sequence[Any], Sequence[Any]]:
    """Arguments and tangents by position, and as NumPy's."""
    signature = f.signature
    if isinstance(primals, Mapping):
        primals = in_order(signature, (), primals)
    if isinstance(tangents, Mapping):
        rest = {n: None for n in signature.parameters if n is not None}
        tangents = in_order(signature, (), {**rest, **tangents})
    derivatives.require_several(_bottom(f), what, primals, tangents)
    if not are_plain(primals):
        primals = known_as(signature, primals)
    if not are_plain(tangents):
        tangents = [_known_tangent(signature, at, one) for at, one in enumerate(tangents)]
    return primals, tangents


def _known_tangent(signature: Signature, at: int, tangent: Any) -> Any:
    """Return a tangent as NumPy's; AD0503 for what cannot be shown."""
    try:
        return known(tangent, signature.inputs[at]) if at < len(signature.inputs) else tangent
    except Mismatch as error:
        text = f"the tangent of {parameter_name(signature, at)} of @{signature.name} is {error.got}"
        raise signature.error("AD0503", text, error.help) from None


def _alike(arguments: Sequence[Any]) -> Likeness:
    from ad_opt.values.likeness import Likeness

    return Likeness(arguments)


def _listed(arguments: Any) -> Sequence[Any]:
    return [*arguments.values()] if isinstance(arguments, Mapping) else [*arguments]
