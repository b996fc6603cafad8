"""Plans of directional derivatives: what a call of `jvp` passes, found out once for arguments and
tangents of one kind.

They are for tangents of arrays that are arrays like them, of numbers and of structs: then
nothing is copied. What a function writes is written where it is, and so is its tangent, which
shares memory with nothing. See `call_plan`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from xdsl.dialects.builtin import IndexType, IntegerType

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.programs.address_parameters import addresses_of, is_part, takes_addresses
from ad_opt.starts.products import Directional
from ad_opt.values.bfloat16 import holds_bfloat16

from .call_plan import Source, call_plan
from .plan_table import can_be_planned, keep_plan, kind_of
from .private_copies import sees_others
from .record_calls import record_call

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.programs.function import Function


_STILL = IntegerType | IndexType


def key_of(function: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> object:
    """All of the arguments and tangents that decides how a call goes."""
    kinds = tuple(map(kind_of, primals)), tuple(map(kind_of, tangents))
    places = addresses_of(function)
    if not places or len(primals) <= places[-1]:
        return kinds
    return *kinds, *[is_part(primals[at]) for at in places]


class Planned(NamedTuple):
    """A directional derivative that is planned."""

    directional: Directional
    derived: Function


def _plans(function: Function) -> dict[object, Planned]:
    return function.once("plans of jvp", dict[object, Planned])


def find(function: Function, primals: Sequence[Any], tangents: Sequence[Any]) -> Planned | None:
    """The plan of a call."""
    return _plans(function).get(key_of(function, primals, tangents))


def without_zeros(function: Function, tangents: Sequence[Any]) -> list[Any] | None:
    """The tangents with ``None`` for zeros of integers, of which plans know; ``None`` if there are
    no such, or nothing else.
    """
    kinds = function.signature.inputs
    if len(kinds) != len(tangents):
        return None
    found = [
        None if type(one) in (int, float) and one == 0 and isinstance(kind, _STILL) else one
        for one, kind in zip(tangents, kinds, strict=True)
    ]
    changed = any(new is not old for new, old in zip(found, tangents, strict=True))
    return found if changed and any(one is not None for one in found) else None


def along(
    function: Function, primals: Sequence[Any], tangents: Sequence[Any]
) -> tuple[Any, Any] | None:
    """Values and derivatives by the short way; ``None`` if the call has to go the long way."""
    found = find(function, primals, tangents)
    return None if found is None else found.directional.run(primals, tangents)


def learn(
    original: Function,
    function: Function,
    derived: Function,
    key: object,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    given: Sequence[Any],
    moved: Sequence[int],
) -> None:
    """Keep how a call of the ``original`` went the long way, in which the arguments ``moved`` of
    the function, as it is seen, had tangents behind them among what was ``given``.
    """
    written = function.may_write()
    if derived.entry is None or (written and derived.entry.owning):
        return
    sources: list[Source] = []
    for index, tangent in enumerate(tangents):
        sources.append(Source("pass", index))
        if index in moved:
            array = tangent is None and isinstance(primals[index], np.ndarray)
            shape = primals[index].shape if array else None
            sources.append(Source("fresh" if array else "further", index, shape=shape))
    may = [at for at, one in enumerate(sources) if one.use == "fresh" or one.index in written]
    if not is_plain(function, derived, primals, tangents, moved, may):
        return
    short = call_plan(function, derived, sources, given, apart=bool(written))
    counts = len(function.signature.results), len(derived.signature.results)
    keep_plan(_plans(original), key, Planned(Directional(short, *counts), derived))
    record_call(original, ("jvp", None), [primals, tangents], [(derived, short)], counts)


def is_plain(
    function: Function,
    derived: Function,
    primals: Sequence[Any],
    tangents: Sequence[Any],
    moved: Sequence[int],
    may: Collection[int],
) -> bool:
    """True if a call can be planned, in which the arguments ``moved`` have tangents, and of the
    derivative's parameters only those are written that ``may`` be.
    """
    if takes_addresses(function) or sees_others(function):
        return False
    if not set(derived.may_write()).issubset(may):
        return False
    constant = tuple(at for at in range(len(primals)) if at not in moved)
    if not can_be_planned(function, primals, constant):
        return False
    kinds = function.signature.inputs
    return not any(map(holds_bfloat16, kinds)) and all(
        index not in moved if tangent is None and isinstance(kinds[index], RecordType)
        else tangent is None or (index in moved and _is_like(tangent, primals[index], kinds[index]))
        for index, tangent in enumerate(tangents)
    )  # fmt: skip


def _is_like(tangent: Any, primal: Any, kind: Attribute) -> bool:
    if isinstance(kind, RecordType):
        return True  # it is packed as the first one was, or refused
    if type(primal) is not np.ndarray:
        return type(tangent) is float and type(primal) is float
    alike = type(tangent) is np.ndarray and tangent.dtype == primal.dtype
    return alike and tangent.shape == primal.shape and tangent.flags.c_contiguous
