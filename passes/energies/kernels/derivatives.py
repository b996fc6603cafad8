"""Derivatives of residuals by unknowns: through computed arrays, by columns that may move only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr, EdgeAttr, Key
from ad_opt.dialects.energies.nlls import ComputedOp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.passes.algebra.build import mul, variable
from ad_opt.passes.algebra.derive import derive
from ad_opt.passes.algebra.terms import Const, Term, Variable
from xdsl.dialects.builtin import UnitAttr

from .model import Model, Residual, array_of, channel_of, guards_of, keys_of, said_from
from .write import region_of

Unknown: TypeAlias = AccessAttr | EdgeAttr
"""Key of an entry of an unknown."""


class Derivatives:
    """Derivatives of terms, each made once.

    `arrays` are those that hold derivatives: the gradients of computed arrays, and what of the
    Jacobian is stored.
    """

    def __init__(self, model: Model):
        self.model = model
        self.arrays: dict[str, ComputedOp] = {}
        self._gradients: dict[tuple[str, int], dict[Variable, Term]] = {}
        self._partials: dict[tuple[Term, Unknown], Term] = {}
        self._stored: set[tuple[Term, Unknown]] = set()
        for name, channels in model.computed.items():
            self._gradient(name, channels)

    def _gradient(self, name: str, channels: list[Term]) -> None:
        """Say where the derivatives of a computed array are: in ``@name.d``, unless constant."""
        type = self.model.arrays[name]
        stored: list[Term] = []
        for number, term in enumerate(channels):
            table: dict[Variable, Term] = {}
            for key in self.support(term):
                by = variable(key)
                slope = self._derive(term, by)
                if not isinstance(slope, Const):
                    place = AccessAttr(f"{name}.d", [0] * len(type.dims), len(stored))
                    stored.append(slope)
                    slope = variable(place)
                table[by] = slope
            self._gradients[name, number] = table
        if stored:
            self.arrays[f"{name}.d"] = self.array(f"{name}.d", type.dims, stored)

    def _derive(self, term: Term, by: Variable) -> Term:
        if not self.model.computed:
            return derive(term, by)
        boxes = guards_of(term)
        return derive(term, by, lambda key: self.chain(key, boxes))

    def array(self, name: str, dims: tuple[str, ...], terms: list[Term]) -> ComputedOp:
        """An array of derivatives."""
        type = ArrayType(dims, len(terms), self.model.problem.precision, "planar")
        made = ComputedOp(name, type, region_of(terms))
        made.attributes["nlls.derived"] = UnitAttr()
        return made

    def chain(self, key: object, boxes: Sequence[BoundsAttr] = ()) -> Mapping[Variable, Term]:
        """The derivatives of an access of a computed array by unknowns.

        Beside a point that does not exist the array is zero, and so are its derivatives: those
        that are read are, constants are where no box says that the point exists.
        """
        name = array_of(key)
        if not isinstance(key, AccessAttr | EdgeAttr) or name not in self.model.computed:
            return {}
        table = self._gradients[name, channel_of(key)]
        where = self.model.problem
        at = key.at if isinstance(key, AccessAttr) else ()
        is_inside = not any(at) or any(box.contains(at) for box in boxes)
        found: dict[Variable, Term] = {}
        for by, slope in table.items():
            there = said_from(by, key, where)
            assert isinstance(there, Variable)
            slope = said_from(slope, key, where)
            is_constant = isinstance(slope, Const) and not is_inside
            found[there] = mul(variable(BoundsAttr(at, at)), slope) if is_constant else slope
        return found

    def support(self, term: Term) -> list[Unknown]:
        """The entries of unknowns on which a term depends, in structural order."""
        found: dict[Variable, None] = {}
        for key in keys_of(term):
            if array_of(key) in self.model.unknowns:
                found[variable(key)] = None
            found |= dict.fromkeys(self.chain(key))
        keys = [_key(one) for one in sorted(found, key=lambda one: one.order)]
        return [key for key in keys if isinstance(key, AccessAttr | EdgeAttr)]

    def partial(self, term: Term, key: Unknown) -> Term:
        """The derivative of a residual by an entry, zero where that may not move."""
        made = self._partials.get((term, key))
        if made is None:
            made = self._derive(term, variable(key))
            free = self.model.free(key)
            made = made if free is None else mul(free, made)
            self._partials[term, key] = made
        return made

    def store(self, residual: Residual) -> None:
        """Keep the derivatives of a residual in an array; from now on they are read there."""
        dims = self.model.space(residual.domain)
        stored: list[Term] = []
        name = f"J.{residual.name}"
        for term in residual.terms:
            for key in self.support(term):
                slope = self.partial(term, key)
                if not isinstance(slope, Const) and (term, key) not in self._stored:
                    self._stored.add((term, key))
                    place = AccessAttr(name, [0] * len(dims), len(stored))
                    stored.append(slope)
                    self._partials[term, key] = variable(place)
        if stored:
            self.arrays[name] = self.array(name, dims, stored)


def _key(by: Variable) -> Key:
    assert isinstance(by.key, Key)
    return by.key
