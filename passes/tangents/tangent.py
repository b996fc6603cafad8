"""The tangent type of a type, and how it splits in reverse mode.

Each primal type has exactly one tangent type (Mooncake's first idea), found by a pure function:

- a float, and complex numbers, vectors and tensors of floats: itself;
- integers, index, functions: `!autodiff.none`, whose only value is zero;
- memref: the memref of its elements' tangents, or none if they have none;
- tuple, `!llvm.struct`, `!llvm.array`, frames of a tape: field by field, without the fields that
  have none; none if nothing is left. A named struct's tangent has the name with ``.tangent``.

In reverse mode it splits into a *shadow* (by identity: a buffer that the gradient accumulates in)
and a *cotangent* (by value: what flows back through SSA). A type with both kinds of field has both.

The registry grows: `TangentTypes.register` adds a type, bumps ``generation``, and every later query
sees it, also for types that contain the new one. Memoised per generation.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache

from ad_opt.dialects.autodiff.types import NoneType
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from typing_extensions import override
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Attribute, Operation, SSAValue

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


_SCOPE: ContextVar[TangentTypes | None] = ContextVar("tangent types of a module", default=None)


def current_types() -> TangentTypes:
    """The registry that questions go to: that of a module with types of its own, if in one."""
    return _SCOPE.get() or tangent_types()


@contextmanager
def scope(types: TangentTypes) -> Generator[None]:
    """Ask ``types`` meanwhile."""
    token = _SCOPE.set(types)
    try:
        yield
    finally:
        _SCOPE.reset(token)


@cache
def tangent_types() -> TangentTypes:
    """The registry, with the rules of the core types."""
    from ad_opt.passes.tangents.tangent_rules import CORE

    registry = TangentTypes()
    for name, rule in CORE.items():
        registry.register(name, rule)
    return registry


# ------------------------------------------------------------------ questions

Place = Operation | SSAValue | None


def _ask(type: Attribute, part: Part, where: Place, width: int = 1) -> Attribute:
    try:
        return current_types().part(type, part, width)
    except NoTangentType as error:
        raise error_at(where, "AD0702", error.reason, help=error.help) from None


def tangent_type(type: Attribute, where: Place = None, width: int = 1) -> Attribute:
    """The tangent type, `!autodiff.none` where there is none; AD0702 at ``where`` if unknown.

    With ``width`` N the types that are values become vectors of N.
    """
    return _ask(type, Part.TANGENT, where, width)


def shadow_type(type: Attribute, where: Place = None) -> Attribute | None:
    """Return the part of the tangent that is a buffer; Python's ``None`` where nothing is."""
    found = _ask(type, Part.SHADOW, where)
    return None if found == NONE else found


def cotangent_type(type: Attribute, where: Place = None) -> Attribute | None:
    """Return the part of the tangent that flows back by value; Python's ``None`` where nothing
    does.
    """
    found = _ask(type, Part.COTANGENT, where)
    return None if found == NONE else found


def has_tangent(type: Attribute, where: Place = None) -> bool:
    """True if values of the type can carry a derivative."""
    return tangent_type(type, where) != NONE


def is_own(type: Attribute) -> bool:
    """True if the type belongs to the module at hand, whose conformances answer for it."""
    rule = current_types().known(type)
    return rule is not None and rule.has_algebra


def has_algebra(type: Attribute) -> bool:
    """True if values of the type have a tangent by value whose arithmetic its conformance gives."""
    return is_own(type) and has_tangent(type)


def is_by_identity(type: Attribute) -> bool:
    """True if all of the tangent is a buffer: memrefs that hold floats."""
    return shadow_type(type) is not None and cotangent_type(type) is None


def is_by_value(type: Attribute) -> bool:
    """True if all of the tangent is a value: floats, and aggregates of nothing else."""
    return cotangent_type(type) is not None and shadow_type(type) is None


def tangent_fields(type: Attribute, where: Place = None) -> tuple[int | None, ...]:
    """For each field of a struct, tuple or frame: its number in the tangent, if it has one."""
    return _numbers(type, Part.TANGENT, where)


def _numbers(type: Attribute, part: Part, where: Place = None) -> tuple[int | None, ...]:
    answers = _answers(type, part, where)
    kept = iter(range(len(answers)))
    return tuple(None if answer == NONE else next(kept) for answer in answers)


def _answers(type: Attribute, part: Part, where: Place = None) -> list[Attribute]:
    """The part of each field, in the order of the fields."""
    if not (count := len(fields_of(type))):
        return []
    recorder = _Recorder(current_types(), part)
    try:
        recorder.registry.rule(type).tangent(type, recorder)
    except NoTangentType as error:
        raise error_at(where, "AD0702", error.reason, help=error.help) from None
    return recorder.answers[-count:]


@dataclass(frozen=True)
class _Recorder(Query):
    """A query that remembers what it answered; the last answers are the valid ones."""

    answers: list[Attribute] = field(default_factory=list[Attribute])

    @override
    def __call__(self, type: Attribute) -> Attribute:
        plain = Query(self.registry, self.part, self.width, self.open, self.asked)
        self.answers.append(plain(type))
        return self.answers[-1]


def fields_of(type: Attribute) -> Sequence[Attribute]:
    """The types of the fields; empty for a type that is one thing."""
    fields = current_types().rule(type).fields
    return () if fields is None else fields(type)


def join_types(type: Attribute, shadow: Attribute | None, cotangent: Attribute | None) -> Attribute:
    """The tangent type of ``type`` from its two parts: the inverse of the split."""
    if not current_types().rule(type).splits:
        assert shadow is None or cotangent is None
        return shadow or cotangent or NONE
    shadows = _zip_fields(type, Part.SHADOW, shadow)
    cotangents = _zip_fields(type, Part.COTANGENT, cotangent)
    joined: list[Attribute] = []
    for part, s, c, t in zip(
        fields_of(type), shadows, cotangents, _answers(type, Part.TANGENT), strict=True
    ):
        # Inside a named struct ``t`` mentions it by its name, which ``s`` and ``c`` cannot.
        one = not current_types().rule(part).splits
        joined.append(t if one and (s or c) else join_types(part, s, c))
    return current_types().rule(type).tangent(type, _Known(current_types(), tangents=joined))


@dataclass(frozen=True)
class _Known(Query):
    """A query whose answers, field by field, are known."""

    tangents: list[Attribute] = field(default_factory=list[Attribute])

    @override
    def __call__(self, type: Attribute) -> Attribute:
        self.tangents.append(self.tangents.pop(0))
        return self.tangents[-1]


def _zip_fields(type: Attribute, part: Part, whole: Attribute | None) -> list[Attribute | None]:
    if whole is None:
        return [None] * len(fields_of(type))
    inner = fields_of(whole)
    return [None if at is None else inner[at] for at in _numbers(type, part)]
