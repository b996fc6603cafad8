"""Shadows: where the gradients of buffers accumulate, one for each buffer that has a derivative."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ad_opt.programs.address_parameters import reaches_of
from ad_opt.programs.calls.calling import check_arguments
from ad_opt.programs.calls.same_floats import require_same_floats
from ad_opt.programs.derivative_functions import constants
from ad_opt.programs.function import Function
from ad_opt.programs.memory_overlap import require_apart, require_known
from ad_opt.programs.wrt import Role, name_of, not_differentiable, role_of
from ad_opt.values.arguments import Array, describe, has_links
from ad_opt.values.bfloat16 import decoded, encoded, holds_bfloat16
from ad_opt.values.fresh_arrays import overlapping, overlaps_itself, zeros_like

from .struct_buffers import add_into, buffer_dtypes
from .tangents import array_of, is_number

if TYPE_CHECKING:
    from ad_opt.values.structs.linked import Struct


@dataclass(frozen=True)
class Plan:
    """Arguments and results that take part in a derivative; once for a function and its
    constants.
    """

    constant: tuple[int, ...]
    roles: tuple[Role, ...]
    """With the constants among them."""
    buffers: tuple[int, ...]
    """Buffers that have a shadow."""
    fixed: tuple[int, ...]
    """Buffers that have none although there are gradients by such."""
    names: Mapping[str, int]
    """The buffers of both kinds by name."""


def plan_of(function: Function, constant: tuple[int, ...] = ()) -> Plan:
    """The plan, from the function where it is kept."""
    return function.once(("plan", constant), lambda: _plan(function, constant))


def plan_by(function: Function, active: Collection[int]) -> Plan:
    """The plan of a derivative by the ``active`` arguments, from the function where it is kept."""
    key = "plan by", frozenset(active)
    return function.once(key, lambda: plan_of(function, constants(function, active)))


def _plan(function: Function, constant: tuple[int, ...]) -> Plan:
    kinds = function.signature.inputs
    none: Role = "constant"
    roles: tuple[Role, ...] = tuple(
        none if i in constant else role_of(k) for i, k in enumerate(kinds)
    )
    buffers = tuple(i for i, role in enumerate(roles) if role == "buffer")
    fixed = tuple(i for i in constant if role_of(kinds[i]) == "buffer")
    names = {name_of(function.signature, at): at for at in sorted((*buffers, *fixed))}
    return Plan(constant, roles, buffers, fixed, names)


def plan_for(
    function: Function, arguments: Sequence[Any], plan: Plan, *, linked: bool = False
) -> Plan:
    """The plan, or one without constants if one shares memory with what has a derivative.

    AD0705 for what has none by its type, and leads to such memory, for arguments that see other
    floats in the same memory, and unless they may be ``linked``, for structs with addresses that
    take part.
    """
    require_apart(function, arguments, plan.buffers)
    if any(map(has_links, arguments)):
        require_known(function, arguments, plan.buffers, linked=linked)
    both = (*plan.buffers, *plan.fixed)
    if not plan.buffers or len(both) == 1:
        return plan
    arrays = _arrays(function, arguments, both)
    reaches = reaches_of(function, arguments, both)
    if len(overlapping(arrays, reaches)) == len(both):
        return plan
    for group in overlapping(arrays):
        places = [both[at] for at in group]
        require_same_floats(function.signature, places, [arrays[at] for at in group])
    for group in overlapping(arrays, reaches):
        if 0 < sum(both[at] in plan.fixed for at in group) < len(group):
            return plan_of(function)
    return plan


def _arrays(function: Function, arguments: Sequence[Any], indices: Sequence[int]) -> list[Array]:
    found = [arguments[i] for i in indices]
    for value in found:
        if not isinstance(value, np.ndarray):
            check_arguments(function.signature, arguments)  # raises, with the argument's name
    return found


class Shadows:
    """Shadows for one call: of zeros, or, for a derivative that begins them itself, ``fresh``."""

    def __init__(
        self,
        function: Function,
        arguments: Sequence[Any],
        plan: Plan,
        *,
        fresh: bool = False,
        made: Sequence[Array] | None = None,
    ):
        """They may have been ``made``, one for each buffer of the plan."""
        self.signature = function.signature
        self.plan = plan
        self.by_index: dict[int, Array] = {}
        if made is not None:
            self.by_index = dict(zip(plan.buffers, made, strict=True))
        elif plan.buffers:
            types = buffer_dtypes(function.signature, plan.buffers)
            arrays = _arrays(function, arguments, plan.buffers)
            if fresh:
                made = [np.empty(array.shape, array.dtype) for array in arrays]
            elif any(map(has_links, arrays)):
                from ad_opt.values.structs.shadows import linked_zeros

                made = linked_zeros(arrays, reaches_of(function, arguments, plan.buffers))
            else:
                made = zeros_like(arrays, types, reaches_of(function, arguments, plan.buffers))
            self.by_index = dict(zip(plan.buffers, made, strict=True))

    def seed(self, name: str, cotangent: Any) -> None:
        """Add a cotangent to the shadow of the buffer called ``name``; views share theirs."""
        names = self.plan.names
        if name not in names:
            text = f"@{self.signature.name} has no buffer `{name}` with a derivative"
            hint = f"it has {', '.join(f'`{n}`' for n in names)}" if names else None
            raise not_differentiable(self.signature, text, hint)
        if names[name] in self.plan.fixed:
            return  # never written: all that comes of it is that buffer's own gradient
        shadow = self.by_index[names[name]]
        if has_links(shadow):
            hint = "pass what it writes as an array beside the struct"
            text = f"buffer `{name}` of @{self.signature.name} is a struct with addresses"
            raise not_differentiable(self.signature, f"{text}, which takes no cotangent", hint)
        given: Any = cotangent
        is_plain = type(given) is np.ndarray and shadow.dtype.kind in "fc"
        if is_plain and given.dtype == shadow.dtype and given.shape == shadow.shape:
            if shadow.flags.c_contiguous:
                shadow += given
                return
        if shadow.dtype.names is not None:
            self._seed_structs(name, shadow, np.asarray(cotangent))
            return
        given = array_of(cotangent)
        if not is_number(given) or (given.dtype.kind == "c" and shadow.dtype.kind != "c"):
            raise self._misfit(name, shadow, cotangent, f"the buffer holds {shadow.dtype}")
        if given.shape not in ((), shadow.shape):
            help = "it must be shaped like the buffer, or one number for all elements"
            raise self._misfit(name, shadow, cotangent, help)
        if holds_bfloat16(self.signature.inputs[names[name]]):
            shadow[...] = encoded(decoded(shadow) + decoded(encoded(given)))
        elif overlaps_itself(shadow):
            np.add.at(shadow, tuple(np.indices(shadow.shape)), given)  # all of them count
        else:
            shadow += given

    def _seed_structs(self, name: str, shadow: Array, given: Array) -> None:
        if not add_into(shadow, given):
            raise self._misfit(name, shadow, given, None)

    def _misfit(self, name: str, shadow: Array, given: Any, help: str | None) -> Exception:
        text = f"the cotangent of `{name}` of @{self.signature.name} must be an array of shape "
        text += f"{shadow.shape} and type {shadow.dtype}, but got {describe(given)}"
        return self.signature.error("AD0503", text, help)

    def interleaved(self, arguments: Sequence[Any], flat: Collection[int] = ()) -> list[Any]:
        """The arguments, each buffer followed by its shadow; those that are ``flat`` as rows."""
        given: list[Any] = []
        for index, argument in enumerate(arguments):
            pair = [argument]
            if index in self.by_index:
                pair.append(self.by_index[index])
            given += [array.reshape(-1) for array in pair] if index in flat else pair
        return given

    def gradients(self, returned: Sequence[Any]) -> dict[int, Any]:
        """The gradient of each argument: from its shadow, or from what was returned."""
        values = iter(returned)
        found: dict[int, Any] = {}
        for index, role in enumerate(self.plan.roles):
            if role == "buffer":
                shadow = self.by_index[index]
                if has_links(shadow):
                    from ad_opt.values.structs.shadows import gradient_of

                    found[index] = gradient_of(cast("Struct", shadow))
                    continue
                is_view = isinstance(shadow.base, np.ndarray)  # not one from the pool
                found[index] = shadow.copy() if is_view else shadow
            elif role == "value":
                found[index] = next(values)
        return found
