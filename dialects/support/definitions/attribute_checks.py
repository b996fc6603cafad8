"""Parameters of new attributes are checked by their classes where that says all.

xDSL looks at each attribute that is made, by objects of its constraint language: two thirds of the
time of making one, of which a routine of tensors makes 20 000. Most constraints ask for a class, or
for an array of a class, so that looking into a set is enough; everything else, and everything that
is wrong, is xDSL's as before.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from xdsl.dialects.builtin import ArrayAttr, ArrayOfConstraint, IntAttr, IntAttrConstraint
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import AnyAttr, AnyInt, AnyOf, BaseAttr, RangeOf, TypeVarConstraint
from xdsl.irdl.constraints import IntTypeVarConstraint

Classes = frozenset[type[Attribute]]

NONE: Classes = frozenset()


@dataclass(frozen=True, slots=True)
class ParameterCheck:
    """Parameters of one of these classes are right, arrays if their elements are."""

    name: str
    classes: Classes
    elements: Classes | None = None
    """Classes of elements of an array that are right; ``None`` if all are."""

    def accepts(self, value: Attribute) -> bool:
        """True if a value is right; false if xDSL has to look."""
        if value.__class__ not in self.classes:
            return False
        if self.elements is None:
            return True
        array: Any = value
        return self.elements.issuperset(map(type, array.data))


@cache
def checks_of(kind: type[ParametrizedAttribute]) -> tuple[ParameterCheck, ...]:
    """Checks of the parameters of a class that are not anything; of no class where it is unknown
    what their constraints accept.
    """
    checks: list[ParameterCheck] = []
    for name, parameter in kind.get_irdl_definition().parameters:
        constraint: Any = parameter.constr
        if isinstance(constraint, ArrayOfConstraint):
            range_: Any = constraint.elem_range_constraint
            elements = accepted(range_.constr) if range_.__class__ is RangeOf else NONE
            checks.append(ParameterCheck(name, frozenset((ArrayAttr,)), elements))
        elif (classes := accepted(constraint)) is not None:
            checks.append(ParameterCheck(name, classes))
    return tuple(checks)


def accepted(constraint: Any) -> Classes | None:
    """Classes whose attributes satisfy a constraint, whatever is in them; ``None`` if all do."""
    kind = constraint.__class__
    if kind is AnyAttr:
        return None
    if kind is BaseAttr:
        return frozenset((constraint.attr,))
    if kind is TypeVarConstraint:
        return accepted(constraint.base_constraint)
    if kind is AnyOf:
        return _accepted_by_one_of(constraint.attr_constrs)
    if kind is IntAttrConstraint and _is_any(constraint.int_constraint):
        return frozenset((IntAttr,))
    return NONE


def _accepted_by_one_of(constraints: Any) -> Classes | None:
    found = NONE
    for constraint in constraints:
        classes = accepted(constraint)
        if classes is None:
            return None
        found |= classes
    return found


def _is_any(constraint: Any) -> bool:
    """True if every integer satisfies a constraint."""
    if constraint.__class__ is IntTypeVarConstraint:
        return _is_any(constraint.base_constraint)
    return constraint.__class__ is AnyInt


def _verify(self: ParametrizedAttribute) -> None:
    for check in checks_of(self.__class__):
        if not check.accepts(getattr(self, check.name)):
            self.get_irdl_definition().verify(self)
            break
    self.verify()


xdsl_post_init = Attribute.__post_init__
_ORDINARY: set[type[Attribute]] = set()
"""Classes of which xDSL has seen that they derive from a class of attributes that it knows."""


def _post_init(self: Attribute) -> None:
    if self.__class__ in _ORDINARY:
        self._verify()  # pyright: ignore[reportPrivateUsage]
    else:
        xdsl_post_init(self)
        _ORDINARY.add(self.__class__)


@cache
def install() -> None:
    """Let xDSL's attributes be checked so, from now on; done once."""
    setattr(ParametrizedAttribute, "_verify", _verify)
    setattr(Attribute, "__post_init__", _post_init)
