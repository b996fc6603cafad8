"""Functions of programs in PyTorch: an `autograd.Function` under a callable."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
from typing_extensions import TypeVar

from ad_opt.derivatives.jacobians import Outputs
from ad_opt.programs.calls.parameters import in_order, python_signature
from ad_opt.programs.function import Function
from ad_opt.values.foreign_arrays import as_known
from ad_opt.values.likeness import Likeness

from .functional import Functional, Pull

if TYPE_CHECKING:
    from torch import Tensor as TorchTensor  # pyright: ignore[reportMissingImports]

Outcome = TypeVar("Outcome", default="TorchTensor")
"""Result of a call: a tensor; several in a tuple are declared."""

pytorch: Any = import_module("torch")
Tensor: TypeAlias = Any
"""A tensor; the library may be absent where types are checked."""


def torch(f: Function, *, of: Outputs = None) -> Callable[..., Outcome]:
    """A function of a program as a function of PyTorch's tensors, which `backward` goes through.

    ``g = ad_opt.interop.torch(program["f"])``; ``g(x, m).backward()``. It returns tensors: the
    results, and then the buffers that ``of`` chooses by position or name, which the function
    writes, with their new contents; arguments stay as they are. Tensors on the processor pass
    without copying, others are AD0503. It can be differentiated twice, along tangents
    (`torch.func.jvp`) and under `torch.func.vmap`, which calls it once for each element.
    """
    return cast("Callable[..., Outcome]", _Torch(f, of))


class _Torch:
    """A function of PyTorch's tensors; it is pickled as the function and ``of``."""

    def __init__(self, f: Function, of: Outputs):
        self._functional = Functional(f, of, "PyTorch")
        self._made_of = f, of
        self.__name__ = self.__qualname__ = f.__name__
        self.__doc__ = f"@{f.name} : {f.signature}, for tensors of PyTorch"
        self.__signature__ = python_signature(f.signature)

    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """The outputs as tensors."""
        if pytorch.compiler.is_compiling():
            return _untraced(self._functional, arguments, named)
        return _called(self._functional, arguments, named)

    def __reduce__(self) -> tuple[Any, ...]:
        return _Torch, self._made_of

    def __deepcopy__(self, memo: Any) -> _Torch:
        """Itself: it holds nothing that changes."""
        return self

    def __repr__(self) -> str:
        return f"<{self.__doc__}>"


def _called(functional: Functional, arguments: Sequence[Any], named: Mapping[str, Any]) -> Any:
    given = in_order(functional.signature, arguments, named) if named else arguments
    found: tuple[Any, ...] = _Call.apply(functional, _Kept(), *given)
    return found[0] if len(found) == 1 else found


def _untraced(functional: Functional, arguments: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """Call it where `torch.compile` does not look; its tracer has been imported then."""
    return pytorch.compiler.disable(_called)(functional, arguments, named)


# The tracer reads this attribute; `torch.compiler.disable` sets it too, and imports the tracer.
_untraced.__dict__["_torchdynamo_disable"] = True


class _Kept:
    """Pullback of one call, where gradients are wanted."""

    def __init__(self) -> None:
        self.pull: Pull | None = None
        self.wanted: tuple[int, ...] = ()

    def taken(self) -> Pull | None:
        """The pullback, once, so that its tape goes; after it, the call is made again."""
        pull, self.pull = self.pull, None
        return pull


def _is_wanted(value: Any) -> bool:
    return isinstance(value, pytorch.Tensor) and value.requires_grad


class _Call(pytorch.autograd.Function):
    """One call."""

    @staticmethod
    def forward(functional: Functional, kept: _Kept, *arguments: Any) -> Any:
        """The outputs, and the pullback if a gradient may be asked for."""
        kept.wanted = tuple(i for i, value in enumerate(arguments) if _is_wanted(value))
        if kept.wanted:
            outputs, kept.pull = functional.value_and_pullback(arguments, kept.wanted)
        else:
            outputs = functional.value(arguments)
        return tuple(map(_tensor, outputs))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        """Keep what the way back needs."""
        ctx.functional, ctx.kept, *arguments = inputs
        ctx.rest = [None if isinstance(value, pytorch.Tensor) else value for value in arguments]
        ctx.places = [at for at, value in enumerate(arguments) if isinstance(value, pytorch.Tensor)]
        tensors = [arguments[at] for at in ctx.places]
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)
        whole = [value for value in output if not value.dtype.is_floating_point]
        ctx.mark_non_differentiable(*(v for v in whole if not v.dtype.is_complex))

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        """Gradients, by a function that can be differentiated itself."""
        _require_no_batch(ctx.functional, cotangents)
        arguments = _arguments(ctx)
        wanted = tuple(i for i, needed in enumerate(ctx.needs_input_grad[2:]) if needed)
        pull = ctx.kept.taken() if ctx.kept.wanted == wanted else None
        found = _Back.apply(ctx.functional, pull, wanted, len(arguments), *arguments, *cotangents)
        by_place = dict(zip(wanted, cast("Sequence[Any]", found), strict=True))
        return None, None, *(by_place.get(at) for at in range(len(arguments)))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        """The tangents of the outputs."""
        functional, arguments = ctx.functional, _arguments(ctx)
        count = len(arguments)

        def along(*given: Any) -> tuple[Any, ...]:
            values, moved = given[:count], given[count:]
            found = functional.along(values, _tangents(values, moved))
            return tuple(_tensor(0 if value is None else value) for value in found)

        computed = _Computed(
            functional, along, lambda given: _outputs_like(functional, given[:count])
        )
        found = cast("Sequence[Any]", _Plain.apply(computed, *arguments, *tangents[2:]))
        whole = functional.without_derivative
        return tuple(None if at in whole else value for at, value in enumerate(found))

    @staticmethod
    def vmap(info: Any, in_dims: Any, functional: Any, kept: Any, *arguments: Any) -> Any:
        """One call after the other; the results are stacked."""
        calls = _by_element(info, in_dims[2:], arguments)
        if not calls:
            return _nothing_like(_outputs_like(functional, _element(in_dims[2:], arguments)))
        rows = [_Call.apply(functional, _Kept(), *call) for call in calls]
        return _stacked(rows)


class _Back(pytorch.autograd.Function):
    """The gradients of one call, as a function of its arguments and of cotangents."""

    @staticmethod
    def forward(functional: Any, pull: Any, wanted: Any, count: int, *given: Any) -> Any:
        """Gradients by the wanted arguments, of the types of these."""
        arguments, cotangents = given[:count], given[count:]
        if pull is None:
            _, pull = functional.value_and_pullback(arguments, wanted)
        found = pull([_numbers(value) for value in cotangents])
        return tuple(_like(g, arguments[at]) for at, g in zip(wanted, found, strict=True))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        """Keep what the second way back needs."""
        ctx.functional, _, ctx.wanted, ctx.count, *given = inputs
        ctx.rest = [None if isinstance(value, pytorch.Tensor) else value for value in given]
        ctx.places = [at for at, value in enumerate(given) if isinstance(value, pytorch.Tensor)]
        tensors = [given[at] for at in ctx.places]
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)

    @staticmethod
    def backward(ctx: Any, *directions: Any) -> Any:
        """The second derivative times the directions, and the derivative along them."""
        functional, wanted, count = ctx.functional, ctx.wanted, ctx.count
        given = _arguments(ctx)
        needed = [at for at, one in enumerate(ctx.needs_input_grad[4:]) if one]

        def second(*both: Any) -> tuple[Any, ...]:
            arguments, cotangents = both[:count], both[count : len(given)]
            tangents: list[Any] = [None] * count
            for at, direction in zip(wanted, both[len(given) :], strict=True):
                tangents[at] = _as_given(_numbers(direction), arguments[at])
            found: dict[int, Any] = {}
            if any(at < count for at in needed):
                numbers = [_numbers(value) for value in cotangents]
                found |= functional.change(arguments, tangents, numbers)
            if any(at >= count for at in needed):
                along = functional.along(arguments, tangents)
                found |= {count + at: value for at, value in enumerate(along)}
            return tuple(_like(found[at], both[at]) for at in needed)

        computed = _Computed(functional, second, lambda both: [both[at] for at in needed])
        found = cast("Sequence[Any]", _Plain.apply(computed, *given, *directions))
        by_place = dict(zip(needed, found, strict=True))
        return None, None, None, None, *(by_place.get(at) for at in range(len(given)))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        """The change of gradients along tangents of arguments and cotangents."""
        functional, wanted, count = ctx.functional, ctx.wanted, ctx.count
        given = _arguments(ctx)

        def along(*both: Any) -> tuple[Any, ...]:
            values, moved = both[: len(given)], both[len(given) :]
            arguments, cotangents = values[:count], [_numbers(c) for c in values[count:]]
            directions = _tangents(arguments, moved[:count])
            changes = functional.change(arguments, directions, cotangents)
            pull = functional.value_and_pullback(arguments, wanted)[1]
            moving = [
                np.zeros_like(c) if m is None else _numbers(m)
                for c, m in zip(cotangents, moved[count:], strict=True)
            ]
            found = pull(moving)
            return tuple(
                _like(np.add(changes[at], g), arguments[at])
                for at, g in zip(wanted, found, strict=True)
            )

        computed = _Computed(functional, along, lambda both: [both[at] for at in wanted])
        return _Plain.apply(computed, *given, *tangents[4:])

    @staticmethod
    def vmap(info: Any, in_dims: Any, functional: Any, pull: Any, *given: Any) -> Any:
        """One after the other."""
        wanted, count, *rest = given
        calls = _by_element(info, in_dims[4:], rest)
        if not calls:
            element = _element(in_dims[4:], rest)
            return _nothing_like([element[at] for at in wanted])
        rows = [_Back.apply(functional, None, wanted, count, *call) for call in calls]
        return _stacked(rows)


class _Computed:
    """A function of tensors without derivatives, made for a function of a program."""

    def __init__(
        self,
        functional: Functional,
        compute: Callable[..., tuple[Any, ...]],
        like: Callable[[Sequence[Any]], Sequence[Tensor]],
    ):
        """Results are ``like`` what that function gives for the tensors."""
        self.signature = functional.signature
        self._compute = compute
        self.like = like

    def __call__(self, *given: Any) -> tuple[Any, ...]:
        """Compute it."""
        return self._compute(*given)


class _Plain(pytorch.autograd.Function):
    """One call of a function of tensors that is not differentiated any more."""

    @staticmethod
    def forward(compute: _Computed, *given: Any) -> Any:
        """Compute it."""
        return compute(*given)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        """Keep what an error says."""
        ctx.signature = inputs[0].signature

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        """AD0704: derivatives end here."""
        text = f"@{ctx.signature.name} has no derivative of this order in PyTorch"
        hint = "two are there; for more, differentiate in ad_opt: grad(grad(f))"
        raise ctx.signature.error("AD0704", text, hint)

    @staticmethod
    def vmap(info: Any, in_dims: Any, compute: Any, *given: Any) -> Any:
        """One after the other."""
        calls = _by_element(info, in_dims[1:], given)
        if not calls:
            return _nothing_like(compute.like(_element(in_dims[1:], given)))
        return _stacked([_Plain.apply(compute, *call) for call in calls])


def _arguments(ctx: Any) -> list[Any]:
    found = list(ctx.rest)
    for at, tensor in zip(ctx.places, ctx.saved_tensors, strict=True):
        found[at] = tensor
    return found


def _require_no_batch(functional: Functional, cotangents: Sequence[Any]) -> None:
    """AD0704 for a batch of cotangents of the older kind, which custom functions cannot take."""
    is_batch = getattr(pytorch._C._functorch, "is_legacy_batchedtensor", lambda value: False)
    if any(isinstance(c, pytorch.Tensor) and is_batch(c) for c in cotangents):
        text = f"@{functional.signature.name} takes no `is_grads_batched=True`"
        hint = "torch.func.vmap and torch.func.jacrev go through it"
        raise functional.signature.error("AD0704", text, hint)


def _tensor(value: Any) -> Tensor:
    if isinstance(value, bool | int):
        return pytorch.tensor(value)
    found: Any = _LIKE.of(value)
    return found if isinstance(found, pytorch.Tensor) else pytorch.as_tensor(found)


_LIKE = Likeness([pytorch.empty(0)])


def _numbers(tensor: Tensor) -> Any:
    """A cotangent as an array; without dimensions as a number."""
    plain = tensor.detach().resolve_conj().resolve_neg()
    return as_known(plain) if plain.ndim else plain.item()


def _as_given(array: Any, argument: Tensor) -> Any:
    """A tangent of an argument: a number for a number."""
    return array if argument.ndim else np.asarray(array).item()


def _tangents(arguments: Sequence[Any], tangents: Sequence[Any]) -> list[Any]:
    return [
        None if tangent is None else _as_given(_numbers(tangent), argument)
        for argument, tangent in zip(arguments, tangents, strict=True)
    ]


def _like(gradient: Any, argument: Tensor) -> Tensor:
    """A gradient of the type and shape of an argument."""
    return _tensor(gradient).to(argument.dtype).reshape(argument.shape)


def _by_element(info: Any, in_dims: Any, arguments: Sequence[Any]) -> list[list[Any]]:
    return [
        [
            value if dim is None else value.select(dim, at)
            for value, dim in zip(arguments, in_dims, strict=True)
        ]
        for at in range(info.batch_size)
    ]


def _element(in_dims: Any, arguments: Sequence[Any]) -> list[Any]:
    """Arguments of the shapes of one element of a batch, which may have none."""
    return [
        value
        if dim is None
        else value.new_zeros([n for at, n in enumerate(value.shape) if at != dim % value.ndim])
        for value, dim in zip(arguments, in_dims, strict=True)
    ]


def _outputs_like(functional: Functional, arguments: Sequence[Any]) -> list[Tensor]:
    """Tensors of the shapes and types of the outputs, without a call."""
    return [_tensor(value) for value in functional.stand_ins(arguments)]


def _nothing_like(elements: Sequence[Tensor]) -> tuple[Any, Any]:
    """A batch without elements."""
    return tuple(one.new_empty((0, *one.shape)) for one in elements), (0,) * len(elements)


def _stacked(rows: Sequence[Any]) -> tuple[Any, Any]:
    columns = list(zip(*rows, strict=True))
    return tuple(pytorch.stack(column) for column in columns), (0,) * len(columns)
