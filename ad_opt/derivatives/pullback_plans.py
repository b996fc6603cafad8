"""Plans of pullbacks: how `vjp` runs a function, and what its pullback passes, found out once for
arguments of one kind. See `call_plan`.

Where reverse mode is split, the run ahead is planned: it passes copies, which are kept, and fresh
shadows. Elsewhere both are: the run of the function, beside whose arguments copies are kept, and
the derivative that runs it again and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from typing_extensions import override
from xdsl.dialects.builtin import ComplexType, Float32Type, Float64Type, IndexType, IntegerType

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import View, addresses_of, copied_for, is_part
from ad_opt.programs.wrt import select
from ad_opt.starts.pullbacks import Beyond, Pulling
from ad_opt.starts.recorded import LARGEST
from ad_opt.starts.short_way import ShortWay
from ad_opt.values.memory_pool import LEAST

from .call_plan import Source, call_plan
from .plan_table import can_be_planned, finish_gradient, keep_plan, kind_of, selection_key
from .private_copies import is_memory, sees_others
from .record_calls import record_call
from .shadows import Plan, Shadows
from .split_pullbacks import SplitPullback, Tape, Way, known_cotangent, not_pickled

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.programs.function import Function
    from ad_opt.programs.wrt import Selection
    from ad_opt.values.arguments import Array

    from .private_copies import OnCopies

    Pull = Callable[..., Any]
    Ways = Sequence[tuple[Function, ShortWay]]
    AtAPoint = Callable[[Sequence[Any]], Any]
    Learn = Callable[[Sequence[Any], OnCopies, Sequence[Any]], None]
    """From arguments that are kept to a `Pullback`, which goes the long way."""


class _Split(NamedTuple):
    """A run ahead that is planned, of a function that writes large arrays: the way back puts them
    back, and no further copy is made.
    """

    way: Way
    short: ShortWay
    copies: tuple[tuple[int, int], ...]
    """Arguments of which copies are kept, and where these are among the arrays that come back."""
    shadows: tuple[int, ...]
    """Places of the shadows."""
    results: int
    pulling: Pulling | None
    """The same with more copies, for later processes and for matrices."""
    ways: Ways

    def run(self, primals: Sequence[Any]) -> tuple[Any, Pull] | None:
        """Value and pullback; `None` if the call has to go the long way."""
        if (done := self.short.run(primals)) is None:
            return None
        returned, fresh = done
        way = self.way
        kept = _kept(primals, self.copies, fresh)
        made = [fresh[place] for place in self.shadows]
        if self.results:
            *results, tape = returned
        else:
            results, tape = [], returned
        shadows = Shadows(way.function, kept, way.plan, made=made)
        left = Tape(way, kept, shadows, results, tape)
        left.leave(primals)
        value = results[0] if self.results == 1 else tuple(results) or None
        return value, SplitPullback(way, left)


class _Planned(NamedTuple):
    """A function and its way back, both planned."""

    pulling: Pulling
    ways: Ways
    """The functions that it calls, with their short ways."""
    beyond: Beyond

    def run(self, primals: Sequence[Any]) -> tuple[Any, Pull] | None:
        """Value and pullback; `None` if the call has to go the long way."""
        return self.pulling.run(primals, self.beyond)


class _Here(Beyond):
    """Pullbacks in the process that has made their plan."""

    def __init__(
        self,
        function: Function,
        plan: Plan,
        fitting: Callable[[Sequence[Any]], list[Any]],
        longer: Callable[[Sequence[Any]], Pull],
    ):
        super().__init__(function.name, longer)
        self._function, self._plan, self._fitting = function, plan, fitting

    @override
    def fitting(self, cotangents: Sequence[Any]) -> Sequence[Any]:
        return self._fitting(
            [known_cotangent(self._function.signature, value) for value in cotangents]
        )

    @override
    def seed(
        self, buffers: Mapping[str, Any], first: Sequence[Any], shadows: Sequence[Array]
    ) -> bool:
        given = {
            name: known_cotangent(self._function.signature, value)
            for name, value in buffers.items()
        }
        seeded = Shadows(self._function, first, self._plan, made=shadows)
        try:
            for name, cotangent in given.items():
                seeded.seed(name, cotangent)
        except BaseException:
            for shadow in shadows:
                shadow[...] = 0  # one that does not fit may come behind one that has been added
            raise
        return True

    @override
    def pickled(self, first: Sequence[Any]) -> Any:
        raise not_pickled(self._function.signature)


def _kept(
    primals: Sequence[Any], copies: Sequence[tuple[int, int]], fresh: Sequence[Array]
) -> list[Any]:
    """The arguments, with copies."""
    kept = list(primals)
    for at, place in copies:
        kept[at] = fresh[place]
    return kept


class _Plans:
    """Plans of a function, by what the arguments are."""

    def __init__(self, function: Function):
        self._addresses = addresses_of(function)
        self.by_key: dict[object, _Split | _Planned] = {}

    def key(self, wrt: Selection, primals: Sequence[Any]) -> object:
        """All of a call that decides how it goes."""
        chosen = wrt if wrt is None or type(wrt) in (int, str, tuple) else selection_key(wrt)
        kinds = tuple(map(kind_of, primals))
        if not self._addresses or len(kinds) <= self._addresses[-1]:
            return chosen, kinds
        return chosen, kinds, *[is_part(primals[at]) for at in self._addresses]


def _plans(function: Function) -> _Plans:
    return function.once("plans of vjp", lambda: _Plans(function))


def along(function: Function, wrt: Selection, primals: Sequence[Any]) -> tuple[Any, Pull] | None:
    """Value and pullback by the short way; ``None`` if the call has to go the long way."""
    plans = _plans(function)
    found = plans.by_key.get(plans.key(wrt, primals))
    return None if found is None else found.run(primals)


def find(function: Function, wrt: Selection, primals: Sequence[Any]) -> tuple[Pulling, Ways] | None:
    """The short ways of a call of `vjp` and of its pullback."""
    plans = _plans(function)
    found = plans.by_key.get(plans.key(wrt, primals))
    return None if found is None or found.pulling is None else (found.pulling, found.ways)


def learn_split(
    function: Function, wrt: Selection, primals: Sequence[Any], tape: Tape, way: Way
) -> None:
    """Keep how the run ahead went, in which a tape was made."""
    ahead, plan = way.halves.ahead, way.plan
    if ahead.entry is None or not can_be_planned(way.function, primals, plan.constant):
        return
    if any(
        isinstance(value, np.ndarray) and not is_memory(kind)
        for value, kind in zip(primals, way.function.signature.inputs, strict=True)
    ):
        return  # numbers in arrays without axes
    sources: list[Source] = []
    for at, (value, role) in enumerate(zip(primals, plan.roles, strict=True)):
        sources.append(Source("keep" if isinstance(value, np.ndarray) else "pass", at))
        if role == "buffer":
            sources.append(Source("fresh", at, shape=tape.shadows.by_index[at].shape))
    back = [source for source in sources if source.use != "pass"]
    copies = tuple((one.index, place) for place, one in enumerate(back) if one.use == "keep")
    shadows = tuple(place for place, one in enumerate(back) if one.use == "fresh")
    given = tape.shadows.interleaved(tape.kept)
    short = call_plan(way.function, ahead, sources, given, watched=sees_others(way.function))
    pulling = _pulling(way, short, copies, shadows, len(tape.results), wrt)
    ways: Ways = ()
    if pulling is not None and pulling.drop is not None:
        ways = [(ahead, short), (way.halves.back, pulling.back), (way.halves.drop, pulling.drop)]
    planned: _Split | _Planned
    written = [primals[at] for at in way.written if isinstance(primals[at], np.ndarray)]
    if pulling is not None and sum(array.nbytes for array in written) < LEAST:
        longer = lambda kept: SplitPullback(  # noqa: E731
            way, way.ahead(copied_for(way.function, kept) if way.written else kept)
        )
        planned = _Planned(pulling, ways, _Here(way.function, plan, way.fitting, longer))
    else:
        planned = _Split(way, short, copies, shadows, len(tape.results), pulling, ways)
    plans = _plans(function)
    keep_plan(plans.by_key, plans.key(wrt, primals), planned)
    if pulling is not None:
        record_call(function, ("vjp", selection_key(wrt)), [primals], ways, pulling[3:])


def _pulling(
    way: Way,
    short: ShortWay,
    copies: Sequence[Sequence[int]],
    shadows: Sequence[int],
    results: int,
    wrt: Selection,
) -> Pulling | None:
    """All of a split form by short ways, of which one is ahead."""
    halves = way.halves
    if halves.back.entry is None or halves.drop.entry is None:
        return None
    cotangents = [1.0] * (len(halves.back.signature.inputs) - 1)
    if not all(str(kind) in LARGEST for kind in halves.back.signature.inputs[1:]):
        return None
    sources = [Source("pass", 0), *[Source("further", at) for at in range(len(cotangents))]]
    back = call_plan(halves.back, halves.back, sources, [0, *cotangents])
    drop = call_plan(halves.drop, halves.drop, sources[:1], [0])
    return Pulling(
        short, back, drop, results, len(cotangents), copies, shadows,
        *_rest(way.function, way.plan, wrt, 0), way.written,
    )  # fmt: skip


def _rest(
    function: Function, plan: Plan, wrt: Selection, skipped: int
) -> tuple[dict[str, int], int, int, tuple[int, ...], bool]:
    """Names of buffers, as numbers of shadows; how much reverse mode returns before gradients, and
    in all; the gradients that are wanted, and true if it is a single one.
    """
    names = {
        name: plan.buffers.index(at) if at in plan.buffers else -1
        for name, at in plan.names.items()
    }
    wanted, single = select(function.signature, wrt)
    by_value = [at for at, role in enumerate(plan.roles) if role == "value"]
    places = finish_gradient(plan, wanted, single, 0).places
    return names, skipped, skipped + len(by_value), places, single


def learner(
    function: Function,
    wrt: Selection,
    primals: Sequence[Any],
    seen: Function,
    plan: Plan,
    at_a_point: AtAPoint,
) -> Learn | None:
    """Return a function that keeps how a pullback went which runs the function, ``seen`` with these
    arguments, and back; ``None`` where that has no plan.
    """
    kinds = seen.signature.inputs
    arrays = tuple(at for at, value in enumerate(primals) if isinstance(value, np.ndarray))
    structs = tuple(at for at, kind in enumerate(kinds) if isinstance(kind, RecordType))
    known = all(is_memory(kinds[at]) for at in arrays) and all(
        at in arrays or at in structs or _is_number(kind) for at, kind in enumerate(kinds)
    )
    if not known or not all(map(_is_number, seen.signature.results)) or sees_others(seen):
        return None
    if not can_be_planned(seen, primals, plan.constant):
        return None
    key, stamp = _plans(function).key(wrt, primals), function.program.stamp

    def learn_whole(kept: Sequence[Any], own: OnCopies, given: Sequence[Any]) -> None:
        original = seen.original if isinstance(seen, View) else seen
        if original.entry is None or own.derived.entry is None or own.sizes or own.flat:
            return
        if function.program.stamp != stamp:
            return  # rules have come since
        beside = [Source("beside" if at in arrays else "pass", at) for at in range(len(kinds))]
        ahead = call_plan(seen, original, beside, kept)
        back = call_plan(seen, own.derived, _back(seen, plan, len(given)), given)
        copies = tuple((at, place) for place, at in enumerate(arrays))
        count = len(given) - len(plan.roles) - len(plan.buffers)
        pulling = Pulling(
            ahead, back, None, len(seen.signature.results), count, copies, plan.buffers,
            *_rest(seen, plan, wrt, len(seen.signature.results)), tuple(seen.may_write()), structs,
        )  # fmt: skip
        beyond = _Here(seen, plan, at_a_point(()).fitting, at_a_point)
        ways = [(original, ahead), (own.derived, back)]
        keep_plan(_plans(function).by_key, key, _Planned(pulling, ways, beyond))
        record_call(function, ("vjp", selection_key(wrt)), [kept], ways, pulling[3:])

    return learn_whole


def _back(function: Function, plan: Plan, count: int) -> list[Source]:
    """Sources of reverse mode: each argument, with its shadow behind it, and the cotangents."""
    written = function.may_write()
    sources: list[Source] = []
    further = 0
    for at, role in enumerate(plan.roles):
        sources.append(Source("copy" if at in written else "pass", at))
        if role == "buffer":
            sources.append(Source("further", further))
            further += 1
    for number in range(count - len(sources)):
        sources.append(Source("further", further + number))
    return sources


def _is_number(kind: Attribute) -> bool:
    kinds = Float32Type | Float64Type | IntegerType | IndexType | ComplexType
    return isinstance(kind, kinds)
