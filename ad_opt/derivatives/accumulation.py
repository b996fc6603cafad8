"""Gradients that are added to arrays of the caller: ``grad(f)(x, out=g)``.

The arrays take the place of the shadows, so that a call allocates nothing. Where that cannot be,
since arguments share memory, or since the function overwrites one, whose shadow begins as the
cotangent of what is left there, the gradient is computed beside them and added.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.calls.calling import check_arguments, parameter_name
from ad_opt.programs.wrt import Selection, require_scalar, select
from ad_opt.values.arguments import Array, describe
from ad_opt.values.shared_floats import share_elements

from .call_plan import Source, call_plan
from .plan_table import CallPlans, can_be_planned
from .private_copies import on_copies, sees_others
from .shadows import Shadows, plan_by, plan_for

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.machine.signature import Signature
    from ad_opt.programs.function import Function

Out = Any
"""An array; a sequence of arrays for several arguments, or arrays by the arguments' names."""


class Accumulating:
    """A gradient, ``run`` the usual way, of which calls with ``out`` add to arrays."""

    def __init__(
        self, function: Function, kind: str, wrt: Selection, run: Callable[..., tuple[Any, Any]]
    ):
        self._function = function
        self._kind, self._wrt, self._run = kind, wrt, run
        self._plans = CallPlans(function)

    def __call__(self, arguments: Sequence[Any], out: Out) -> tuple[Any, Any]:
        """Return the value or ``None``, and ``out`` with what was added."""
        function = self._function
        if self._plans.stamp != function.program.stamp:
            self._plans = CallPlans(function)
        key = self._plans.key_of(arguments)
        found: Any = self._plans.find(key)
        if found is None:
            view = seen_with(function, arguments)
            check_arguments(view.signature, arguments)
            wanted, single = select(view.signature, self._wrt)
            found = self._planned(view, wanted, single, arguments) if key is not None else None
            if found is not None:
                self._plans.keep(key, found)
        else:
            view, wanted, single = found[2]
        given = outputs(view.signature, wanted, single, out)
        check(view.signature, wanted, given, arguments)
        if found is not None:
            short, finish, _ = found
            if finish.added:
                require_apart(view.signature, wanted, given, arguments, dict(finish.added))
            if (done := short.run(arguments, given)) is not None:
                return finish(*done, given), out
        require_apart(view.signature, wanted, given, arguments)
        value, gradients = self._run(*arguments)
        return value, added(given, (gradients,) if single else gradients, out)

    def _planned(
        self, view: Function, wanted: tuple[int, ...], single: bool, arguments: Sequence[Any]
    ) -> Any:
        """The short way of the derivative that adds to shadows; ``None`` if it has none."""
        signature = view.signature
        require_scalar(signature, self._kind)
        if len(arguments) != len(signature.inputs):
            return None
        if any(isinstance(signature.inputs[at], RecordType) for at in wanted):
            return None
        if not view.written.isdisjoint(wanted):
            return None
        plan = plan_for(view, arguments, plan_by(view, wanted))
        if not can_be_planned(view, arguments, plan.constant):
            return None
        own = on_copies(view, self._kind, plan.constant, arguments, begins=False)
        shadows = Shadows(view, arguments, plan)
        given = [*shadows.interleaved(own.arguments, own.flat), *own.sizes]
        sources: list[Source] = []
        for index, argument in enumerate(arguments):
            same = own.arguments[index] is argument
            sources.append(Source("pass" if same else "copy", index))
            if index in wanted and plan.roles[index] == "buffer":
                sources.append(Source("further", wanted.index(index)))
            elif index in shadows.by_index:
                sources.append(Source("fresh", index, shape=shadows.by_index[index].shape))
        watched = sees_others(view)
        short = call_plan(view, own.derived, sources, given, watched=watched, apart=True)
        count = len(signature.results) if self._kind == "value_and_grad" else 0
        by_value = [at for at, role in enumerate(plan.roles) if role == "value"]
        places = ((number, at) for number, at in enumerate(wanted) if at in by_value)
        added = tuple((number, count + by_value.index(at)) for number, at in places)
        return short, _Finish(count, count + len(by_value), added), (view, wanted, single)


class _Finish(NamedTuple):
    """From what a derivative returns to values; gradients by numbers are added to their arrays."""

    values: int
    """Count of values, which come first of what is returned."""
    results: int
    """Count of all that is returned."""
    added: tuple[tuple[int, int], ...]
    """The arrays of numbers, among all that are given, with what is added to each."""

    def __call__(self, returned: Any, fresh: list[Array], given: Sequence[Any]) -> Any:
        """Return the values, or `None`."""
        row = returned if self.results > 1 else (returned,)
        for number, place in self.added:
            array = given[number]
            array += row[place]
        if self.values == 0:
            return None
        return row[0] if self.values == 1 else row[: self.values]


def outputs(signature: Signature, wanted: Sequence[int], single: bool, out: Out) -> list[Any]:
    """The array for each of the wanted arguments; AD0502 unless there is one for each."""
    names = [
        known if at < len(signature.parameters) and (known := signature.parameters[at]) else str(at)
        for at in wanted
    ]
    if isinstance(out, Mapping):
        if set(out) != set(names):
            text = f"out= of @{signature.name} names {', '.join(map(str, out)) or 'nothing'}"
            raise signature.error("AD0502", text, f"it takes arrays for {', '.join(names)}")
        return [out[name] for name in names]
    given = [out] if single and not isinstance(out, tuple | list) else out
    if not isinstance(given, tuple | list) or len(given) != len(wanted):
        text = f"out= of @{signature.name} takes {len(wanted)} arrays, but got {describe(out)}"
        raise signature.error("AD0502", text, f"for {', '.join(names)}")
    return list(given)


def check(
    signature: Signature, wanted: Sequence[int], given: Sequence[Any], arguments: Sequence[Any]
) -> None:
    """AD0503 for an array that a gradient cannot be added to, or that shares memory."""
    for at, array in zip(wanted, given, strict=True):
        like = arguments[at] if at < len(arguments) else None
        if type(array) is np.ndarray and array.flags.writeable:
            shape = like.shape if isinstance(like, np.ndarray) else ()
            dtype = like.dtype if isinstance(like, np.ndarray) else array.dtype
            of_floats = array.dtype.kind in "fc" or array.dtype.name == "bfloat16"
            if array.shape == shape and array.dtype == dtype and of_floats:
                continue
        name = parameter_name(signature, at)
        if isinstance(like, np.ndarray) and like.dtype.names:
            text = (
                f"{name} of @{signature.name} holds structs, whose gradient is not added to arrays"
            )
            raise signature.error("AD0503", text, "leave out `out`, and add its fields to yours")
        text = f"the gradient by {name} of @{signature.name} cannot be added to {describe(array)}"
        wanted_is = "an array without axes"
        if isinstance(like, np.ndarray) and like.ndim:
            wanted_is = f"an array like {describe(like)}"
        raise signature.error("AD0503", text, f"give {wanted_is} that can be written")


def require_apart(
    signature: Signature,
    wanted: Sequence[int],
    given: Sequence[Any],
    arguments: Sequence[Any],
    looked_at: Collection[int] | None = None,
) -> None:
    """AD0503 if an array that is added to shares memory with an argument, or another one; of all
    arrays, or those ``looked_at``.
    """
    for number, (at, array) in enumerate(zip(wanted, given, strict=True)):
        if looked_at is not None and number not in looked_at:
            continue
        others = [*arguments, *given[:number], *(given[number + 1 :] if looked_at else ())]
        for value in others:
            if isinstance(value, np.ndarray) and share_elements(value, array):
                name = parameter_name(signature, at)
                text = f"the gradient by {name} of @{signature.name} would be added to memory "
                text += "of an argument, or of another gradient"
                raise signature.error("AD0503", text, "give arrays of their own")


def added(given: Sequence[Any], gradients: Sequence[Any], out: Out) -> Out:
    """Add gradients to arrays."""
    for array, gradient in zip(given, gradients, strict=True):
        array += gradient
    return out
