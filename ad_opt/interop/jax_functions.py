"""Functions of programs in JAX: a `custom_vjp` over calls from compiled code.

Calls go through XLA's foreign function interface where the function takes numbers and plain arrays
(`ffi_calls`), and through `jax.pure_callback` else. The pullback is such a function itself, so that
second derivatives are there in reverse mode; JAX refuses third ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from typing_extensions import TypeVar
from xdsl.dialects.builtin import MemRefType, TensorType, VectorType
from xdsl.ir import Attribute

from ad_opt.derivatives.jacobians import Outputs
from ad_opt.programs.calls.parameters import in_order, python_signature
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import not_differentiable, role_of
from ad_opt.values.arguments import BufferLayout, Mismatch, Reading, describe, dtypes_of, packer_of

from .ffi_calls import ForeignCalls, fits
from .functional import Functional
from .made_shapes import Shapes, made_shapes, require_held, require_made
from .runtime_errors import remembering, with_numbers

if TYPE_CHECKING:
    from jax import Array as JaxArray  # pyright: ignore[reportMissingImports]

Outcome = TypeVar("Outcome", default="JaxArray")
"""Result of a call: an array; several in a tuple are declared."""

library: Any = import_module("jax")
jnp: Any = library.numpy


def jax(f: Function, *, of: Outputs = None, shapes: Shapes = None) -> Callable[..., Outcome]:
    """A function of a program as a function of JAX's arrays, for `jit`, `grad` and `vmap`.

    ``g = ad_opt.interop.jax(program["f"])``; ``jax.grad(g)(x)``. It returns the results, and then
    the buffers that ``of`` chooses by position or name, which the function writes, with their new
    contents; arguments stay as they are. Arrays that the function makes have the ``shapes`` that
    are given, in order, or that a function gives for the shapes of all arguments; AD0502 for
    another number of shapes, AD0503 for others than it makes. Under `vmap` it is called once for
    each element. Buffers must have the types of the program's: programs of
    ``f64`` need ``jax.config.update("jax_enable_x64", True)`` (AD0503).
    """
    return cast("Callable[..., Outcome]", _Jax(f, of, shapes))


class _Jax:
    """A function of a program that JAX calls."""

    def __init__(self, f: Function, of: Outputs, shapes: Shapes):
        functional = Functional(f, of, "JAX")
        self._made_of = (f, of, shapes)
        self._calls = _Calls(functional, shapes)
        self._primal = _with_pullback(self._calls)
        self.__name__ = self.__qualname__ = f.__name__
        self.__doc__ = f"@{f.name} : {f.signature}, for arrays of JAX"
        self.__signature__ = python_signature(f.signature)

    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """The results, and what the chosen buffers hold."""
        signature = self._made_of[0].signature
        given = in_order(signature, arguments, named) if named else arguments
        checked = self._calls.checked(given)
        found = with_numbers(lambda: self._primal(*checked))
        return found[0] if len(found) == 1 else found

    def __reduce__(self) -> tuple[Any, ...]:
        return _Jax, self._made_of

    def __deepcopy__(self, memo: Any) -> _Jax:
        """Itself: it holds nothing that changes."""
        return self

    def __repr__(self) -> str:
        return f"<{self.__doc__}>"


def _with_pullback(calls: _Calls) -> Callable[..., Any]:
    """Calls as a `custom_vjp`, the pullback of which is another one."""

    @library.custom_vjp
    def primal(*arguments: Any) -> Any:
        return calls.value(arguments)

    def forward(*arguments: Any) -> Any:
        return primal(*arguments), arguments

    def backward(arguments: Any, cotangents: Any) -> Any:
        found = with_numbers(lambda: pullback(arguments, calls.floats(cotangents)))
        by_place = dict(zip(calls.moving(arguments), found, strict=True))
        return tuple(
            by_place[at] if at in by_place else _no_gradient(value)
            for at, value in enumerate(arguments)
        )

    @library.custom_vjp
    def pullback(arguments: Any, cotangents: Any) -> Any:
        return calls.pullback(arguments, cotangents)

    def pullback_forward(arguments: Any, cotangents: Any) -> Any:
        return pullback(arguments, cotangents), (arguments, cotangents)

    def pullback_backward(kept: Any, directions: Any) -> Any:
        arguments, cotangents = kept
        changes, along = calls.second(arguments, cotangents, directions)
        by_place = dict(zip(calls.moving(arguments), changes, strict=True))
        given = tuple(
            by_place[at] if at in by_place else _no_gradient(value)
            for at, value in enumerate(arguments)
        )
        return given, along

    primal.defvjp(forward, backward)
    pullback.defvjp(pullback_forward, pullback_backward)
    return primal


class _Calls:
    """Calls of one function from JAX's programs: shapes, and what is called on the host."""

    def __init__(self, functional: Functional, shapes: Shapes):
        self._functional = functional
        self._signature = functional.signature
        self._shapes = shapes
        if shapes is not None and not callable(shapes):
            made_shapes(self._signature, shapes)
        self._foreign = ForeignCalls(functional)

    def checked(self, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """The arguments as JAX's arrays; AD0502 and AD0503 where they do not fit."""
        if len(arguments) != len(self._signature.inputs):
            from ad_opt.programs.calls.calling import wrong_count

            raise wrong_count(self._signature, len(arguments))
        return tuple(self._checked(at, value) for at, value in enumerate(arguments))

    def _checked(self, at: int, value: Any) -> Any:
        from ad_opt.programs.calls.calling import mismatch

        kind = self._signature.inputs[at]
        if value is None:
            if str(kind) != "!llvm.ptr":
                raise mismatch(self._signature, at, Mismatch("None"))
            return None
        try:
            array = jnp.asarray(value)
            _require_fitting(kind, array)
        except (Mismatch, TypeError) as error:
            wrong = error if isinstance(error, Mismatch) else Mismatch(describe(value))
            raise mismatch(self._signature, at, wrong) from None
        if not isinstance(kind, MemRefType | TensorType):
            return array
        wanted = dtypes_of(kind.element_type)
        if array.dtype in wanted:
            return array
        text = f"an array of shape {array.shape} and type {array.dtype}"
        hint = f"its elements must be {wanted[0] if wanted else kind.element_type}"
        if array.dtype.itemsize == 4 and not library.config.jax_enable_x64:
            hint += '; `jax.config.update("jax_enable_x64", True)` lets JAX have such'
        raise mismatch(self._signature, at, Mismatch(text, hint))

    def moving(self, arguments: Sequence[Any]) -> list[int]:
        """The arguments that gradients are by: numbers and arrays of floats."""
        kinds = self._signature.inputs
        return [
            at
            for at, value in enumerate(arguments)
            if value is not None and _is_float(value) and _may_move(kinds[at])
        ]

    def floats(self, cotangents: Sequence[Any]) -> tuple[Any, ...]:
        """The cotangents of outputs that have a derivative."""
        whole = self._functional.without_derivative
        return tuple(value for at, value in enumerate(cotangents) if at not in whole)

    def value(self, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs."""
        specs = self._outputs(arguments)
        if self._fits(arguments) and (foreign := self._foreign.value()) is not None:
            return tuple(foreign(specs, arguments))

        def run(*given: Any) -> tuple[Any, ...]:
            values = self._functional.value(_filled(arguments, given))
            for at, kind in enumerate(self._signature.results):
                if isinstance(kind, MemRefType | TensorType):
                    require_made(self._signature, at, specs[at].shape, values[at])
                elif isinstance(values[at], int) and specs[at].dtype.kind in "iu":
                    require_held(self._signature, at, specs[at].dtype, values[at])
            return _as_specified(values, specs)

        return tuple(_called(run, specs, _present(arguments)))

    def pullback(self, arguments: Sequence[Any], cotangents: Sequence[Any]) -> tuple[Any, ...]:
        """Gradients by all arguments that may have one."""
        moving = self.moving(arguments)
        specs = [_spec(arguments[at]) for at in moving]
        count = len(_present(arguments))
        if self._fits(arguments):
            foreign = self._foreign.pullback(tuple(moving))
            if foreign is not None:
                return tuple(foreign(specs, [*arguments, *cotangents]))

        def run(*given: Any) -> tuple[Any, ...]:
            values = _filled(arguments, given[:count])
            pull = self._functional.value_and_pullback(values, moving)[1]
            found = pull(self._whole(_conjugated(given[count:])))
            return _as_specified(_conjugated(found), specs)

        return tuple(_called(run, specs, [*_present(arguments), *cotangents]))

    def second(
        self, arguments: Sequence[Any], cotangents: Sequence[Any], directions: Sequence[Any]
    ) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Changes of the pullback along directions, and the outputs along them."""
        moving = self.moving(arguments)
        specs = [_spec(arguments[at]) for at in moving] + [_spec(c) for c in cotangents]
        count, many = len(_present(arguments)), len(cotangents)
        kinds = self._signature.inputs

        def run(*given: Any) -> tuple[Any, ...]:
            values = _filled(arguments, given[:count])
            tangents: list[Any] = [None] * len(values)
            for at, direction in zip(moving, given[count + many :], strict=True):
                array = np.array(direction)
                is_array = isinstance(kinds[at], MemRefType | TensorType) or array.ndim
                tangents[at] = array if is_array else array.item()
            whole = self._whole(_conjugated(given[count : count + many]))
            changes = self._functional.change(values, tangents, whole)
            along = self.floats(self._functional.along(values, tangents))
            found = _conjugated([changes.get(at, 0.0) for at in moving])
            return _as_specified([*found, *along], specs)

        given = [*_present(arguments), *cotangents, *directions]
        found = _called(run, specs, given)
        return tuple(found[: len(moving)]), tuple(found[len(moving) :])

    def _fits(self, arguments: Sequence[Any]) -> bool:
        """True if calls may go through the foreign function interface."""
        return library.default_backend() == "cpu" and fits(self._functional.f, arguments)

    def _whole(self, cotangents: Sequence[Any]) -> list[Any]:
        """Cotangents for all outputs; 0 where there are none."""
        whole = self._functional.without_derivative
        given = iter(cotangents)
        count = len(cotangents) + len(whole)
        found = [0 if at in whole else np.asarray(next(given)) for at in range(count)]
        return [value if np.ndim(value) else np.asarray(value).item() for value in found]

    def _outputs(self, arguments: Sequence[Any]) -> list[Any]:
        """The shapes and types of the outputs."""
        made = self._made(arguments)
        results = enumerate(self._signature.results)
        found = [self._result(kind, made.get(at)) for at, kind in results]
        stand_ins = [
            value if value is None else np.empty(np.shape(value), np.dtype(value.dtype))
            for value in arguments
        ]
        if any(value is not None for value in arguments) and self._functional.has_outputs:
            function, _ = self._functional.seen(stand_ins)
            found += [_spec(arguments[at]) for at in self._functional.outputs(function)]
        return found

    def _made(self, arguments: Sequence[Any]) -> dict[int, tuple[int, ...]]:
        shapes = self._shapes
        if callable(shapes):
            shapes = shapes(*(None if value is None else np.shape(value) for value in arguments))
        elif shapes is None:
            return {}
        return made_shapes(self._signature, shapes)

    def _result(self, kind: Attribute, given: tuple[int, ...] | None) -> Any:
        if not isinstance(kind, MemRefType | TensorType):
            found = dtypes_of(kind)
            if isinstance(kind, VectorType):
                return _struct(tuple(kind.get_shape()), dtypes_of(kind.element_type)[0])
            return _struct((), found[0])
        shape = tuple(kind.get_shape())
        if any(size < 0 for size in shape):
            if given is None:
                text = f"@{self._signature.name} returns `{kind}`, whose shape JAX must know before"
                hint = "say it: `shapes=[(3, 4)]`, or a function from the arguments' shapes"
                raise not_differentiable(self._signature, text, hint)
            shape = given
        return _struct(shape, dtypes_of(kind.element_type)[0])


def _require_fitting(kind: Attribute, array: Any) -> None:
    """`Mismatch` for an array of other axes, and for a number of another kind: as a call on the
    host would say, but while JAX traces.
    """
    if isinstance(kind, MemRefType | TensorType):
        found = dtypes_of(kind.element_type)
        if found and found[0].subdtype is None:
            stand_in = np.broadcast_to(np.zeros((), array.dtype), array.shape)
            BufferLayout.of(kind).check_shape(stand_in)
    elif str(kind) != "!llvm.ptr":
        try:
            packer_of(kind)(np.zeros(array.shape, array.dtype), [], Reading())
        except Mismatch as error:
            raise error if array.ndim else Mismatch(f"a number of type {array.dtype}") from None


def _conjugated(values: Sequence[Any]) -> list[Any]:
    """Cotangents of complex numbers in JAX's convention as ours, or ours as JAX's.

    Of a real function of z = x + iy JAX gives df/dx - i df/dy; conventions.md has the other sign.
    """
    return [np.conj(value) if np.iscomplexobj(value) else value for value in values]


def _struct(shape: tuple[int, ...], dtype: Any) -> Any:
    return library.ShapeDtypeStruct(shape, library.dtypes.canonicalize_dtype(dtype))


def _spec(value: Any) -> Any:
    return library.ShapeDtypeStruct(np.shape(value), value.dtype)


def _called(run: Callable[..., Any], specs: Sequence[Any], given: Sequence[Any]) -> Sequence[Any]:
    """Call it on the host, for each element under `vmap`."""
    return library.pure_callback(remembering(run), tuple(specs), *given, vmap_method="sequential")


def _present(arguments: Sequence[Any]) -> list[Any]:
    return [value for value in arguments if value is not None]


def _filled(arguments: Sequence[Any], given: Sequence[Any]) -> list[Any]:
    """The arguments as they came to the host, with ``None`` where there was nothing to send."""
    values = iter(given)
    return [None if value is None else np.asarray(next(values)) for value in arguments]


def _as_specified(values: Sequence[Any], specs: Sequence[Any]) -> tuple[Any, ...]:
    pairs = zip(values, specs, strict=True)
    return tuple(np.asarray(value, dtype=s.dtype).reshape(s.shape) for value, s in pairs)


def _is_float(value: Any) -> bool:
    return jnp.issubdtype(value.dtype, jnp.inexact)


def _may_move(kind: Attribute) -> bool:
    return role_of(kind) != "constant" or str(kind) == "!llvm.ptr"


def _no_gradient(value: Any) -> Any:
    """The cotangent of an integer, as JAX has it."""
    if value is None:
        return None
    if _is_float(value):
        return jnp.zeros_like(value)
    return np.zeros(np.shape(value), library.dtypes.float0)
