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

from collections.abc import Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point
from xdsl.ir import Attribute, Operation, SSAValue

from .tangent_registry import NONE, NoTangentType, Part, TangentTypes
from .tangent_rules import CORE

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
    """The registry, with the rules of the core types and those of installed packages.

    A package names a function that takes the registry, by the entry point ``ad_opt.tangents``:
    types are asked about before any rule of an operation is, which ``ad_opt.rules`` waits for.
    """
    registry = TangentTypes()
    for name, rule in CORE.items():
        registry.register(name, rule)
    for entry in entry_points(group="ad_opt.tangents"):
        with blame_entry_point(entry):
            register: Callable[[TangentTypes], None] = entry.load()
            register(registry)
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
