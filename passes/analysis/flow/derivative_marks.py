"""Marks on functions and calls, by which a module says what is differentiable.

A function is *marked* if it has ``autodiff.differentiable`` or a derivative of its own. Marks are
what `check-derivative-flow` goes by; the engine differentiates unmarked functions just as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, cast

from ad_opt.dialects.autodiff.autodiff import (
    BACKWARD,
    BWD_DERIVATIVE,
    DIFFERENTIABLE,
    FORWARD,
    FWD_DERIVATIVE,
    INACTIVE,
    PRIMAL_SUBSTITUTE,
    TREAT_AS_DIFFERENTIABLE,
)
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE as DIFFERENTIABLE_INTERFACE
from ad_opt.passes.ops.call_graph import CallGraph
from ad_opt.passes.ops.catalogue import is_func_call
from ad_opt.passes.tangents.declarations import Declarations, last_of, ops_in, symbol_of
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, SSAValue

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager


class Level(IntEnum):
    """Degree to which a function is differentiable."""

    NOT = 0
    FORWARD = 1
    BOTH = 2


_ALGEBRA = ("dzero", "dadd", "dmul")
"""Members of `IDifferentiable`: linear, so differentiable."""

_DERIVATIONS = ("fwd_diff", "bwd_diff", "apply", "propagate")

_GIVEN = {
    FORWARD: Level.FORWARD,
    FWD_DERIVATIVE: Level.FORWARD,
    BACKWARD: Level.BOTH,
    BWD_DERIVATIVE: Level.BOTH,
    PRIMAL_SUBSTITUTE: Level.BOTH,
    INACTIVE: Level.BOTH,
    TREAT_AS_DIFFERENTIABLE: Level.BOTH,
    "iface.derivative_of": Level.BOTH,  # made by differentiation: not the author's to mark
}
"""Level of a function that has one of these attributes."""


class Marks:
    """The marks of a module (a cached analysis)."""

    def __init__(self, root: Operation, graph: CallGraph):
        self.root = root
        self.graph = graph
        self._given_elsewhere = dict(self._declared_elsewhere())
        self.generics = dict(_generics(root))
        """By name, the bodies of generic functions: they have marks like functions."""

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Marks:
        """The marks of everything in the module ``op``."""
        return cls(op, analyses.get(CallGraph, op))

    def _declared_elsewhere(self) -> Iterator[tuple[str, Level]]:
        """Functions whose derivatives name them: ``autodiff.fwd_derivative_of = @f``."""
        for func in self.graph.functions:
            for name, level in _GIVEN.items():
                of = func.attributes.get(f"{name}_of")
                if isinstance(of, SymbolRefAttr):
                    yield of.root_reference.data, level

    @property
    def any(self) -> bool:
        """True if any function says that it is to be differentiable."""
        return any(map(self.declared, (*self.graph.functions, *self.generics.values())))

    def declared(self, func: Operation) -> Level:
        """Return the level of the function's own mark; `NOT` without one."""
        mark = func.attributes.get(DIFFERENTIABLE)
        if mark is None:
            return Level.NOT
        forward = isinstance(mark, StringAttr) and mark.data == "forward"
        return Level.FORWARD if forward else Level.BOTH

    def level(self, func: Operation) -> Level:
        """Return the level of a function by what is said about it."""
        found = self.declared(func)
        for name, level in _GIVEN.items():
            if name in func.attributes:
                found = max(found, level)
        name = attribute_of(func, "sym_name")
        if isinstance(name, StringAttr):
            found = max(found, self._given_elsewhere.get(name.data, Level.NOT))
        return found

    def level_at(self, call: Operation) -> Level:
        """Return the level of what a call runs; `NOT` where that is not in sight."""
        callee = self.called(call)
        if callee is not None:
            return self.level(callee)
        if call.name == "autodiff.invoke" and call.operands:
            return self._level_of_member(call.operands[0].owner)
        return Level.NOT

    def _level_of_member(self, lookup: object) -> Level:
        """Return the level that a looked-up member has in whatever type has it."""
        member = self.member(lookup)
        return Level.NOT if member is None else self._levels_of_members.get(member, Level.NOT)

    def member(self, lookup: object) -> tuple[str, str] | None:
        """The interface and the member that are looked up: ``"m"``, ``"I.m"``, ``"m.bwd_diff"``."""
        if not isinstance(lookup, Operation) or lookup.name != "iface.lookup":
            return None
        key = attribute_of(lookup, "key")
        name = key.data if isinstance(key, StringAttr) else ""
        prefix, _, last = name.rpartition(".")
        name = prefix if prefix and last in _DERIVATIONS else name
        interface, _, name = name.rpartition(".")
        interface = interface or last_of(getattr(lookup.operands[0].type, "symbol", None))
        return interface, name.partition(":")[0]

    @cached_property
    def _levels_of_members(self) -> dict[tuple[str, str], Level]:
        """By interface and requirement: what the requirement says, else the least of those that
        implement it; members of a base belong to what extends it, too.
        """
        found = dict.fromkeys(((DIFFERENTIABLE_INTERFACE, k) for k in _ALGEBRA), Level.BOTH)
        declared = Declarations.read(cast(ModuleOp, self.root))
        for table in declared.tables:
            for key in table.entries:
                level = self._level_of_symbol(table.op, table.symbol_at(key))
                found[table.interface, key] = min(level, found.get((table.interface, key), level))
        for interface in declared.interfaces.values():
            for requirement in ops_in(interface.op):
                says = attribute_of(requirement, "builtin")
                name = (interface.name, symbol_of(requirement))
                if isinstance(says, StringAttr) and says.data == "differentiable":
                    found[name] = Level.BOTH
                default = attribute_of(requirement, "default")
                if isinstance(default, SymbolRefAttr):
                    level = self._level_of_symbol(requirement, default.root_reference.data)
                    found[name] = min(level, found.get(name, level))
        for interface in declared.interfaces.values():
            for base in islice(declared.bases(interface.name), 1, None):
                inherited = {key: level for (name, key), level in found.items() if name == base}
                for key, level in inherited.items():
                    found.setdefault((interface.name, key), level)
        return found

    def _level_of_symbol(self, user: Operation, name: str | None) -> Level:
        found = self.find(user, name or "")
        return Level.NOT if found is None else self.level(found)

    def find(self, user: Operation, name: str) -> Operation | None:
        """The function, or the body of the generic function, that ``@name`` is."""
        found = self.graph.lookup(user, name)
        return self.generics.get(name) if found is None else found

    def drops(self, func: Operation) -> bool:
        """True if a function says that its derivative is zero."""
        return INACTIVE in func.attributes or TREAT_AS_DIFFERENTIABLE in func.attributes

    def called(self, call: Operation) -> Operation | None:
        """The function that a call runs, where that is in sight."""
        if is_func_call(call):
            return self.graph.callee(call)
        if call.name == "autodiff.invoke" and call.operands:
            return self.referred(call.operands[0])
        return None

    def referred(self, value: SSAValue) -> Operation | None:
        """The function that a function value is, or is a derivative of."""
        owner = value.owner
        while isinstance(owner, Operation):
            symbol = attribute_of(owner, "callee") or attribute_of(owner, "function")
            if isinstance(symbol, SymbolRefAttr):
                return self.find(owner, symbol.root_reference.data)
            if owner.name not in DERIVED or not owner.operands:
                return None
            owner = owner.operands[0].owner
        return None


DERIVED = frozenset(f"autodiff.{it}{form}" for it in _DERIVATIONS for form in ("", "_of"))
"""Operations that ask for a derivative: of a symbol, or (with a function value) as a value."""


def _generics(root: Operation) -> Iterator[tuple[str, Operation]]:
    for op in ops_in(root) if root.name == "builtin.module" else ():
        if op.name == "iface.generic":
            for inner in ops_in(op):
                if inner.name == "iface.body":
                    yield symbol_of(op), inner


def is_no_diff(type: Attribute) -> bool:
    """True if a type says ``no_diff``: ``!autodiff.attributed<T, #autodiff.no_diff>``."""
    return type.name == "autodiff.attributed" and "no_diff" in str(type).rpartition(",")[2]


def function_type(func: Operation) -> FunctionType | None:
    """The type of a function."""
    type = attribute_of(func, "function_type")
    return type if isinstance(type, FunctionType) else None


def argument_attributes(func: Operation) -> tuple[Mapping[str, Attribute], ...]:
    """The attributes of each argument; empty where no argument has any."""
    given = func.properties.get("arg_attrs") if func.name == "func.func" else None
    if given is None:
        return ()
    return tuple(one.data for one in cast(ArrayAttr[DictionaryAttr], given))


def name_of(func: Operation) -> str:
    """``@f``."""
    named = func.parent_op() if func.name == "iface.body" else func
    name = attribute_of(named, "sym_name") if named is not None else None
    return f"@{name.data}" if isinstance(name, StringAttr) else "@?"
