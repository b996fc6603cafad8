"""Plans of Hessian-vector products: what a call of `hvp` passes, found out once for arguments and
tangents of one kind.

As in `jvp_plans`, functions that write nothing have them. Behind each array and its tangent come
two arrays that only the derivative knows: the gradient, and how it changes, which is the product.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ad_opt.starts.products import HessianProduct
from ad_opt.starts.short_way import Finish

from .call_plan import Source, call_plan
from .jvp_plans import is_plain, key_of
from .plan_table import keep_plan, selection_key
from .record_calls import record_call

if TYPE_CHECKING:
    from ad_opt.programs.function import Function
    from ad_opt.programs.wrt import Selection

    from .shadows import Plan


def key_of_call(
    function: Function, wrt: Selection, primals: Sequence[Any], tangents: Sequence[Any]
) -> tuple[object, object]:
    """All of a call that decides how it goes."""
    return selection_key(wrt), key_of(function, primals, tangents)


class Planned(NamedTuple):
    """A product that is planned."""

    product: HessianProduct
    derived: Function


def _plans(function: Function) -> dict[object, Planned]:
    return function.once("plans of hvp", dict[object, Planned])


def find(
    function: Function, wrt: Selection, primals: Sequence[Any], tangents: Sequence[Any]
) -> Planned | None:
    """The plan of a call."""
    return _plans(function).get(key_of_call(function, wrt, primals, tangents))


def along(
    function: Function, wrt: Selection, primals: Sequence[Any], tangents: Sequence[Any]
) -> tuple[Any] | None:
    """The product by the short way; ``None`` if the call has to go the long way."""
    found = find(function, wrt, primals, tangents)
    return None if found is None else found.product.run(primals, tangents)


def learn(
    original: Function,
    function: Function,
    derived: Function,
    key: tuple[object, object],
    plan: Plan,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    given: Sequence[Any],
    chosen: tuple[Sequence[int], bool],
) -> None:
    """Keep how a call of the ``original``, which was seen as the function, went the long way, in
    which ``given`` was passed.

    ``chosen`` are the arguments whose part of the product is wanted, and true if it is a single
    one.
    """
    moved = [at for at, role in enumerate(plan.roles) if role != "constant"]
    if derived.entry is None or function.may_write():
        return
    sources, fresh, changes = _sources(plan, primals, tangents)
    unseen = frozenset(at for at, source in enumerate(sources) if source.use == "fresh")
    if not is_plain(function, derived, primals, tangents, moved, unseen):
        return
    by_value = [at for at, role in enumerate(plan.roles) if role == "value"]
    results = len(derived.signature.results)
    first = results - len(by_value)
    wanted, single = chosen
    places = tuple(
        first + by_value.index(at) if at in by_value else results + fresh.index(changes[at])
        for at in wanted
    )
    short = call_plan(function, derived, sources, given)
    product = HessianProduct(short, Finish(0, results, places, single))
    keep_plan(_plans(original), key, Planned(product, derived))
    given = [primals, tangents]
    record_call(original, ("hvp", key[0]), given, [(derived, short)], product.finish)


def _sources(
    plan: Plan, primals: Sequence[Any], tangents: Sequence[Any]
) -> tuple[list[Source], list[int], dict[int, int]]:
    """Origins of the derivative's parameters, the positions of fresh arrays among them, and the
    position of the product by argument.
    """
    sources: list[Source] = []
    changes: dict[int, int] = {}
    for index, (primal, role) in enumerate(zip(primals, plan.roles, strict=True)):
        sources.append(Source("pass", index))
        if role == "constant":
            continue
        is_array = isinstance(primal, np.ndarray)
        fresh_one = Source("fresh", index, shape=primal.shape if is_array else None)
        still = is_array and tangents[index] is None
        sources.append(fresh_one if still else Source("further", index))
        if role == "buffer":
            sources += [fresh_one, fresh_one]
            changes[index] = len(sources) - 1
    fresh = [at for at, source in enumerate(sources) if source.use == "fresh"]
    return sources, fresh, changes
