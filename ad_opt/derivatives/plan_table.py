"""Plans of derivatives, kept by what arguments are: which call may go the short way."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np
from xdsl.dialects.builtin import MemRefType, VectorType

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import (
    addresses_of,
    is_part,
    reaches_out,
    structs_with_addresses,
)
from ad_opt.programs.memory_overlap import holders_of_addresses, leading_to_memory
from ad_opt.starts.short_way import Finish, ShortWay
from ad_opt.values.own_types import holds_buffers

from .call_plan import Source, call_plan
from .private_copies import OnCopies, are_apart, is_memory, sees_others
from .record_calls import record_call

if TYPE_CHECKING:
    from ad_opt.programs.function import Function

    from .shadows import Plan

Kept = TypeVar("Kept")

MOST_PLANS = 256
"""Most plans of one derivative, which are forgotten together beyond it. Measured: a plan of six
buffers takes 8 kB, so that shapes which never come again cost 2 MB at most.
"""

Planned: TypeAlias = "tuple[ShortWay, Finish, Function]"
"""The short way of a call, what makes the result, and the derivative."""
LongWay: TypeAlias = "Callable[[Sequence[Any]], tuple[Any, Callable[[], Planned | None]]]"
"""From arguments to the result, and what makes a plan of the call."""


def kind_of(value: Any) -> object:
    """All of an argument that decides how it is passed: of an array its type and shape."""
    return (value.dtype, value.shape) if type(value) is np.ndarray else type(value)


class CallPlans:
    """Plans of one derivative of a function, by what its arguments are."""

    def __init__(self, function: Function):
        self.stamp = function.program.stamp
        kinds = function.signature.inputs
        self._count = len(kinds)
        self._memory = tuple(at for at, kind in enumerate(kinds) if is_memory(kind))
        self._addresses = addresses_of(function)
        self._plans: dict[object, Planned] = {}

    def key_of(self, arguments: Sequence[Any]) -> object:
        """All of the arguments that decides the plan; ``None`` where there can be none."""
        if len(arguments) != self._count:
            return None
        try:
            kinds = [(type(a), a.dtype, a.shape) for a in [arguments[at] for at in self._memory]]
            parts = [is_part(arguments[at]) for at in self._addresses]
            return (*kinds, *parts)
        except AttributeError:
            return None

    def find(self, key: object) -> Planned | None:
        """Return the plan of a key."""
        return self._plans.get(key)

    def keep(self, key: object, planned: Planned) -> None:
        """Keep the plan of a key."""
        keep_plan(self._plans, key, planned)


def keep_plan(plans: dict[object, Kept], key: object, plan: Kept) -> None:
    """Keep a plan under its key; where there are `MOST_PLANS`, they are forgotten first."""
    if len(plans) >= MOST_PLANS:
        plans.clear()
    plans[key] = plan


def planned(
    function: Function, what: tuple[str, object], long_way: LongWay
) -> Callable[[Sequence[Any]], Any]:
    """A derivative that goes the long way once for arguments of one kind.

    Plans are kept with the function under ``what``, until `Program.stamp` changes.
    """
    program = function.program
    key_of_plans = "call plans", what

    def fresh() -> CallPlans:
        return function.once(key_of_plans, lambda: CallPlans(function))

    plans = fresh()

    def run(arguments: Sequence[Any]) -> Any:
        nonlocal plans
        if plans.stamp != program.stamp:
            plans = fresh()
        key = plans.key_of(arguments)
        found = plans.find(key)
        if found is not None:
            short, finish, _ = found
            done = short.run(arguments)
            if done is not None:
                return finish(*done)
        result, make = long_way(arguments)
        if found is None and key is not None and (learnt := make()) is not None:
            plans.keep(key, learnt)
            short, finish, derived = learnt
            record_call(function, what, [arguments], [(derived, short)], finish)
        return result

    return run


def can_be_planned(function: Function, arguments: Sequence[Any], constant: tuple[int, ...]) -> bool:
    """True if nothing but types, shapes and apartness decides how a derivative is called.

    Plans keep the strides of arrays without gaps, and an empty array has no address to read; nor
    is one read of elements that are no numbers for Python, such as those of bfloat16. Fresh
    arrays of plans are as large as the arguments, and not as arrays that these are parts of.
    """
    if reaches_out(function, arguments, constant):
        return False
    return function.once("can be planned", lambda: _is_plain(function)) and (
        all(_is_dense(arguments[at]) for at in _memory(function)) and are_apart(function, arguments)
    )


def _is_dense(argument: Any) -> bool:
    if type(argument) is not np.ndarray or not argument.flags.c_contiguous or not argument.size:
        return False
    return argument.dtype.kind != "V" or argument.dtype.names is not None


def _memory(function: Function) -> Collection[int]:
    return [at for at, kind in enumerate(function.signature.inputs) if is_memory(kind)]


def _is_plain(function: Function) -> bool:
    kinds = function.signature.inputs
    if any(holds_buffers(kind) for kind in kinds if isinstance(kind, RecordType)):
        return False
    if structs_with_addresses(function):
        return False
    if holders_of_addresses(function).intersection(leading_to_memory(function)):
        return False
    elements = [kind.element_type for kind in kinds if isinstance(kind, MemRefType)]
    others = VectorType if function.is_view else VectorType | RecordType  # of C, they are NumPy's
    return not any(isinstance(element, others) for element in elements)


def gradient_plan(
    function: Function,
    arguments: Sequence[Any],
    own: OnCopies,
    given: Sequence[Any],
    shapes: dict[int, tuple[int, ...]],
    constant: tuple[int, ...],
) -> ShortWay | None:
    """Plan what `Shadows.interleaved` passes: each argument, and behind it its shadow."""
    if not can_be_planned(function, arguments, constant):
        return None
    sources: list[Source] = []
    for index, argument in enumerate(arguments):
        same = own.arguments[index] is argument
        sources.append(Source("pass" if same else "copy", index))
        if index in shapes:
            sources.append(Source("fresh", index, not own.fresh, shapes[index]))
    return call_plan(function, own.derived, sources, given, watched=sees_others(function))


def finish_gradient(plan: Plan, wanted: Sequence[int], single: bool, count: int) -> Finish:
    """From the ``count`` values and the gradients by value that a derivative returns, and shadows,
    to the values and the gradients that are wanted.
    """
    by_value = [at for at, role in enumerate(plan.roles) if role == "value"]
    results = count + len(by_value)
    places = tuple(
        count + by_value.index(at) if at in by_value else results + plan.buffers.index(at)
        for at in wanted
    )
    return Finish(count, results, places, single)


def selection_key(wrt: Any) -> object:
    """A choice of arguments as a key."""
    return tuple(wrt) if isinstance(wrt, Iterable) and not isinstance(wrt, str) else wrt
