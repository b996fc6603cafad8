"""Plans of composed derivatives: what `composition.core_of` finds out, once for each kind of call.

The core of ``grad(grad(f))`` is a function of a program; its arguments are those of the call, and
what stays: shadows that begin as zeros, seeds. So a later call is one of a `ShortWay`; pullbacks
and Jacobians of a derivative take its core with the arguments of their call (`core_for`). Only
functions of numbers and plain buffers that write none of these are planned: there nothing but types
and shapes decides, and that no two arrays share memory, which each call tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, MemRefType
from xdsl.ir import Attribute

from ad_opt.starts.short_way import ShortWay
from ad_opt.values.fresh_arrays import share_memory

from ..call_plan import Source, call_plan
from ..plan_table import can_be_planned, keep_plan
from ..private_copies import sees_others
from .composition import Core, core_of

if TYPE_CHECKING:
    from ad_opt.programs.function import Function

    from .derived import Derivative

_NUMBERS = frozenset((float, int, bool, type(None)))
"""Types of numbers; ``None`` is the tangent of what has none."""


class CorePlans:
    """Calls of one composed derivative, ``derivative()``, by what its arguments are."""

    def __init__(self, derivative: Callable[[], Derivative], function: Function):
        self._derivative = derivative
        self._function = function
        self._stamp: object = None
        self._plans: dict[object, _Planned] = {}

    def __call__(self, *arguments: Any) -> Any:
        """Call it: the short way if there is one."""
        stamp = self._function.program.stamp
        if stamp != self._stamp:
            self._stamp, self._plans = stamp, {}
        key = _key_of(arguments)
        planned = None if key is None else self._plans.get(key)
        if planned is not None:
            if (done := planned.short.run(arguments, planned.seeds)) is not None:
                return planned.finish(*done)
        core = core_of(self._derivative(), arguments)
        sources = None
        if key is not None and planned is None and _is_plain(self._function, arguments):
            sources = _sources(core, arguments)
        found = core.evaluate()
        if sources is not None:
            keep_plan(self._plans, key, _Planned(self._function, core, *sources))
        return found


def _key_of(arguments: Sequence[Any]) -> object:
    """Types and shapes; ``None`` where something is neither a number nor an array of NumPy's."""
    key: list[object] = []
    for one in arguments:
        if type(one) is np.ndarray:
            key.append((one.dtype, one.shape))
        elif type(one) in _NUMBERS:
            key.append(type(one))
        else:
            return None
    return tuple(key)


def _is_plain(function: Function, arguments: Sequence[Any]) -> bool:
    """True if nothing but types and shapes decides how the core is called."""
    kinds = function.signature.inputs
    if function.written or not all(map(_is_plain_kind, kinds)):
        return False
    rows = [arguments[at : at + len(kinds)] for at in range(0, len(arguments), len(kinds))]
    return all(can_be_planned(function, row, ()) for row in rows if len(row) == len(kinds))


def _is_plain_kind(kind: Attribute) -> bool:
    plain = AnyFloat, IntegerType, IndexType
    return isinstance(kind, plain) or (
        isinstance(kind, MemRefType) and isinstance(kind.element_type, plain)
    )


def _sources(core: Core, arguments: Sequence[Any]) -> tuple[list[Source], list[Any]] | None:
    """Origins of what the core takes, and the numbers that stay; ``None`` where something is
    neither an argument, nor zeros, nor a number. Said before the core is called, which adds to
    shadows.
    """
    if len(core.places) != len(arguments):
        return None
    passed = [(place, at) for at, place in enumerate(core.places) if arguments[at] is not None]
    argument_at = dict(passed)
    if len(argument_at) != len(passed) or -1 in argument_at:
        return None
    sources: list[Source] = []
    seeds: list[Any] = []
    for place, value in enumerate(core.arguments):
        at = argument_at.get(place)
        if at is not None:
            same = value is arguments[at] or not isinstance(value, np.ndarray)
            sources.append(Source("pass" if same else "copy", at))
        elif isinstance(value, np.ndarray):
            if value.any() or not value.flags.c_contiguous:
                return None
            sources.append(Source("fresh", place, shape=value.shape))
        elif type(value) is float:
            sources.append(Source("further", len(seeds)))
            seeds.append(value)
        else:
            return None
    return sources, seeds


class _Planned:
    """The short way of a core, and the way from what it gives to the outputs."""

    def __init__(
        self, function: Function, core: Core, sources: Sequence[Source], seeds: Sequence[Any]
    ):
        watched = sees_others(function)
        self.seeds = tuple(seeds)
        self.short: ShortWay = call_plan(
            function, core.function, sources, core.arguments, watched=watched
        )
        self._results = len(core.function.signature.results)
        fresh = [place for place, source in enumerate(sources) if source.use == "fresh"]
        self._places = tuple(
            self._results + fresh.index(at) if is_buffer else at for is_buffer, at in core.outputs
        )
        self._arrange = core.arrange

    def finish(self, returned: Any, fresh: Sequence[Any]) -> Any:
        """Return what the derivative returns."""
        many = self._results
        row = (*returned, *fresh) if many > 1 else (returned, *fresh) if many else fresh
        return self._arrange([row[at] for at in self._places])


def core_for(derivative: Derivative, arguments: Sequence[Any]) -> Core:
    """The core of a derivative for these arguments, by what was found out for others like them."""
    cores = derivative.once("cores", dict[object, "_Prepared"])
    key = _key_of(arguments)
    prepared = None if key is None else cores.get(key)
    if prepared is not None and (made := prepared.core_for(arguments)) is not None:
        return made
    core = core_of(derivative, arguments)
    if key is not None and prepared is None and _is_plain(derivative.function, arguments):
        if (found := _sources(core, arguments)) is not None:
            sources, seeds = found
            dtypes = [np.asarray(value).dtype for value in core.arguments]
            kept = _Prepared(replace(core, arguments=()), sources, dtypes, seeds)
            keep_plan(cores, key, kept)
    return core


@dataclass(frozen=True)
class _Prepared:
    """A core without arguments, and where these come from."""

    core: Core
    sources: Sequence[Source]
    dtypes: Sequence[np.dtype[Any]]
    seeds: Sequence[float]

    def core_for(self, arguments: Sequence[Any]) -> Core | None:
        """The core; ``None`` where arrays have gaps or share memory, which has to be looked at."""
        arrays = [one for one in arguments if type(one) is np.ndarray]
        if not all(array.flags.c_contiguous for array in arrays) or share_memory(arrays):
            return None
        given: list[Any] = []
        for source, dtype in zip(self.sources, self.dtypes, strict=True):
            if source.use == "fresh":
                given.append(np.zeros(source.shape or (), dtype))
            elif source.use == "further":
                given.append(self.seeds[source.index])
            else:
                value = arguments[source.index]
                given.append(value if source.use == "pass" else value.copy())
        return replace(self.core, arguments=given)
