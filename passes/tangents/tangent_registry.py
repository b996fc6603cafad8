"""Rules by which types get their tangents, by the name of the type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from ad_opt.dialects.autodiff.types import NoneType
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Attribute

NONE = NoneType()


class Part(Enum):
    """Part of a tangent that is asked for."""

    TANGENT = "tangent"
    """All of it."""
    SHADOW = "shadow"
    """The part that is identified by its address."""
    COTANGENT = "cotangent"
    """The part that is identified by its value."""


@dataclass(frozen=True)
class OpenStruct:
    """A named struct whose fields are being asked."""

    struct: Attribute
    name: str
    part: Part
    called: str | None
    """The assumption: what this part of it is called; ``None`` if it is `NONE`."""


@dataclass(frozen=True)
class Query:
    """Asks for the same part of an inner type; what a rule is called with."""

    registry: TangentTypes
    part: Part = Part.TANGENT
    width: int = 1
    open: tuple[OpenStruct, ...] = ()
    """The named structs around, outermost first."""
    asked: set[str] = field(default_factory=set[str])
    """Named structs that were referred to by their name."""

    def __call__(self, type: Attribute) -> Attribute:
        """The part of the tangent type, or `NONE`."""
        return self.registry.find(type, self)

    def inside(self, struct: Attribute, name: str, called: str | None) -> Query:
        """The query for the fields of a named struct."""
        return replace(self, open=(*self.open, OpenStruct(struct, name, self.part, called)))


@dataclass(frozen=True)
class TangentRule:
    """Rule by which a kind of type gets its tangent.

    ``tangent(type, query)`` returns a type, or `NONE`; ``query(inner)`` asks for an inner type.
    A type that is one thing (``by_identity`` says which) is asked for its whole tangent only; one
    made of ``fields`` is asked for each part.
    """

    tangent: Callable[[Attribute, Query], Attribute]
    by_identity: bool = False
    fields: Callable[[Attribute], Sequence[Attribute]] | None = None
    has_algebra: bool = False
    """True if zeros and sums of its tangents are `autodiff.zero` and `autodiff.add`."""

    @property
    def splits(self) -> bool:
        """True if the fields go different ways in reverse mode."""
        return self.fields is not None and not self.by_identity


class NoTangentType(Exception):
    """A type that nothing is known about; ``reason`` is a sentence, ``help`` what to do."""

    def __init__(self, type: Attribute, reason: str = "", help: str = ""):
        super().__init__()
        self.type = type
        self.reason = reason or f"type {type} has no tangent type"
        self.help = help or f'register one: tangent_types().register("{type.name}", TangentRule(…))'


class TangentTypes:
    """Rules by the name of a type (``"llvm.struct"``); a later registration replaces an earlier."""

    def __init__(self) -> None:
        self.generation = 0
        self.misses = 0
        """Count of types that were not in the memo, over all generations."""
        self._rules: dict[str, TangentRule] = {}
        self._memo: dict[tuple[Attribute, Part, int], Attribute] = {}

    def register(self, name: str, rule: TangentRule) -> None:
        """Add the rule of the types called ``name``."""
        self._rules[name] = rule
        self.generation += 1
        self._memo = {}

    def extended(self, rules: Mapping[str, TangentRule]) -> TangentTypes:
        """A registry with further rules, which knows nothing of later registrations here."""
        new = TangentTypes()
        new.generation = self.generation
        new._rules = {**self._rules, **rules}
        return new

    def rule(self, type: Attribute) -> TangentRule:
        """The rule for a type; raises `NoTangentType`."""
        rule = self._rules.get(type.name)
        if rule is None:
            raise NoTangentType(type)
        return rule

    def known(self, type: Attribute) -> TangentRule | None:
        """The rule for a type, if there is one."""
        return self._rules.get(type.name)

    def part(self, type: Attribute, part: Part = Part.TANGENT, width: int = 1) -> Attribute:
        """A part of the tangent type, or `NONE`; raises `NoTangentType`."""
        return self.find(type, Query(self, part, width))

    def find(self, type: Attribute, query: Query) -> Attribute:
        """Find what ``query`` asks of ``type``."""
        if query.open:  # what is found under an assumption about a name is not kept
            return self._compute(type, query)
        memo, key = self._memo, (type, query.part, query.width)
        found = memo.get(key)
        if found is None:
            self.misses += 1
            found = memo[key] = self._compute(type, query)
        return found

    def _compute(self, type: Attribute, query: Query) -> Attribute:
        rule = self.rule(type)
        if rule.splits:
            return rule.tangent(type, query)
        if query.part not in (Part.TANGENT, Part.SHADOW if rule.by_identity else Part.COTANGENT):
            return NONE
        whole = replace(query, part=Part.TANGENT)
        if query.width == 1 or rule.by_identity:
            return rule.tangent(type, whole)
        if rule.has_algebra:
            raise NoTangentType(
                type, f"{type} cannot be differentiated {query.width} at a time", "use width 1"
            )
        found = rule.tangent(type, replace(whole, width=1))
        return found if found == NONE else batched(found, query.width)


def batched(type: Attribute, width: int) -> Attribute:
    """``width`` tangents side by side: ``vector<4xf64>`` for four of f64."""
    if isinstance(type, VectorType):
        return VectorType(type.get_element_type(), [width, *type.get_shape()])
    if getattr(type, "name", "") == "tensor":
        raise NoTangentType(
            type, f"{type} cannot be differentiated {width} at a time", "use width 1"
        )
    return VectorType(type, [width])
