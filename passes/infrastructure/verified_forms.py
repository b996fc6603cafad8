"""Forms that the strict verifier has seen to be right and need not look at again.

A verifier written with xDSL's IRDL takes some 30 µs an operation, mostly over operations just like
ones before: ``arith.addf`` of two ``f64`` to one ``f64``. Most verifiers look at nothing but the
*form* of an operation: its class, the types of operands and results, properties and attributes,
numbers of operands, results and successors. For them one operation of each form is enough, once in
a process: what passes made mostly has the forms that their program had.

What is defined with IRDL looks at the form only. Traits look further, but for those that are listed
here, and so does a ``verify_`` of a class, but for those in dialects where they stay local, and
only if its code mentions nothing that leads to other operations. What looks further is run each
time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from operator import methodcaller
from types import CodeType, FunctionType
from typing import Any, TypeAlias, cast

from ad_opt.dialects.operation_rules import rules_of
from ad_opt.dialects.support.ir.symbols import in_scope
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.ir import Attribute, Operation, OpTrait, OpTraits
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    OpDef,
    RangeOf,
    RegionDef,
    VerificationContext,
    irdl_op_verify_regions,
)
from xdsl.utils.exceptions import VerifyException

LOCAL_DIALECTS = frozenset(
    {"affine", "arith", "autodiff", "cf", "complex", "llvm", "math", "memref", "tensor", "vector"}
)
"""Dialects in which a ``verify_`` looks at its own operation only, if `NAVIGATION` agrees."""

NAVIGATION = frozenset(
    "block owner parent parent_block parent_op parent_region prev_op next_op regions uses "
    "first_use successors get_toplevel_object get_trait has_trait walk walk_reverse op "
    "lookup_symbol".split()
)
"""Names of which a ``verify_`` must mention one to reach other operations."""

LOCAL_TRAITS = frozenset(
    {"SameOperandsAndResultType", "_HasFolderInterfaceTrait"}
    | {"_ConditionallySpeculatableInterfaceTrait"}
)
"""Traits that look at the form only."""

CONSTANTS = frozenset({"arith.constant", "llvm.mlir.constant"})
"""Operations of whose number, in ``value``, only class and type matter; no fact: the verifier is
below the catalogue, and knows the form of these two."""

NAMES = frozenset({"callee", "sym_name"})
"""Properties that are another one for each operation, and of which IRDL asks only what they are."""


def check_callee(op: Operation) -> None:
    """A call fits its callee. xDSL looks through the whole module for that: only what is wrong."""
    from xdsl.dialects import func

    assert isinstance(op, func.CallOp)
    callee = in_scope(op, op.callee)
    if isinstance(callee, func.FuncOp):
        type = callee.function_type
        fits = type.inputs.data == op.operand_types and type.outputs.data == op.result_types
        if fits:
            return
    func.CallOpSymbolUserOpInterface().verify(op)


def check_llvm_callee(op: Operation) -> None:
    """The same for ``llvm.call``, which may go through an address."""
    from xdsl.dialects import llvm

    assert isinstance(op, llvm.CallOp)
    if op.callee is None:
        return
    callee = in_scope(op, op.callee)
    if not isinstance(callee, llvm.FuncOp):
        return llvm.CallOpSymbolUserOpInterface().verify(op)
    type, given = callee.function_type, tuple(op.args.types)
    inputs = type.inputs.data
    count = len(inputs) if type.is_variadic else len(given)
    void = isinstance(type.output, llvm.LLVMVoidType)
    if given[:count] != inputs or op.result_types != (() if void else (type.output,)):
        raise VerifyException(f"the call does not fit @{callee.sym_name.data} of type {type}")


IN_OTHER_WAYS: dict[str, Callable[[Operation], None] | None] = {
    "xdsl.traits.IsolatedFromAbove": None,  # the strict verifier sees it anyway
    "xdsl.dialects.func.CallOpSymbolUserOpInterface": check_callee,
    "xdsl.dialects.llvm.CallOpSymbolUserOpInterface": check_llvm_callee,
}
"""Traits whose own checks take time that grows with the program, and what is done instead.

By place and name, so that their dialects are not loaded for programs without them.
"""


Check: TypeAlias = Callable[[Any], None]


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Plan by which operations of a class are verified. Plans hash by identity, which is quick."""

    by_form: bool
    """True if one operation of each form is enough for `check`."""
    each_time: tuple[Check, ...] = ()
    """Checks that are run for every operation besides."""
    constant: bool = False
    names: frozenset[str] = frozenset()
    """Of `NAMES`, those that are no part of a form."""
    check: Check = methodcaller("verify_")


_LARGE = frozenset((DenseIntOrFPElementsAttr, StringAttr, DictionaryAttr, ArrayAttr))
"""Attributes that may hold much, which nobody is to keep for the sake of a number."""

_MOST_KNOWN = 20_000
"""Most forms that are kept, some 10 MB: then the process starts anew. A guess: a training step of a
transformer has 900, a gradient of a few loops 100.
"""

_NUMBERS = count(1)
"""Numbers of attributes; none is given twice, so that forms of any two walks may be compared."""


class _Known:
    """Forms and numbers that all walks of the process share."""

    def __init__(self) -> None:
        self.seen: set[tuple[Any, ...]] = set()
        self.canonical: dict[Any, int] = {}
        self.plans: dict[type[Operation], Plan] = {}


_shared = _Known()


def _known() -> _Known:
    """Get the shared forms; a walk that is under way goes on with those it has."""
    global _shared
    if len(_shared.seen) + len(_shared.canonical) > _MOST_KNOWN:
        _shared = _Known()
    return _shared


class Forms:
    """The forms seen in one walk, during which no attribute may be freed or changed.

    What earlier walks of this process have seen to be right is there from the start.
    """

    def __init__(self) -> None:
        known = _known()
        self.seen = known.seen
        self.numbers: dict[int, int] = {}
        """By the identity of an attribute object; equal attributes have the same number."""
        self.plans = known.plans
        self._canonical = known.canonical
        self._own: dict[Attribute, int] = {}
        """Numbers that only this walk knows."""

    def plan(self, cls: type[Operation]) -> Plan:
        """The plan of a class."""
        if cls not in self.plans:
            self.plans[cls] = _plan_of(cls)
        return self.plans[cls]

    def add_special(self, form: list[Any], op: Operation, plan: Plan) -> None:
        """Put properties, attributes and successors into a form that has more than properties."""
        for name, attribute in (*op.properties.items(), (None, None), *op.attributes.items()):
            form.append(name)
            if name in plan.names:
                form.append(_kind_of_name(attribute))
                attribute = None
            if plan.constant and isinstance(attribute, FloatAttr | IntegerAttr):
                form.append(attribute.__class__)
                attribute = cast(Attribute, attribute.type)
            if attribute is not None:
                form.append(self.numbers.get(id(attribute)) or self.number(attribute))
        form.append(len(op.successors))

    def number(self, attribute: Attribute) -> int:
        """The number, from 1, of an attribute object that was not met before."""
        key: Any = attribute
        if attribute.__class__ is IntegerAttr:  # there are many of them, and they hash slowly
            integer = cast(IntegerAttr, attribute)
            kind = cast(Attribute, integer.type)
            key = (integer.value.data, self.numbers.get(id(kind)) or self.number(kind))
        table: dict[Any, int] = self._own if attribute.__class__ in _LARGE else self._canonical
        number = table.get(key) or table.setdefault(key, next(_NUMBERS))
        self.numbers[id(attribute)] = number
        return number


def _kind_of_name(attribute: Attribute | None) -> object:
    """Return what a form keeps of a name: whether it is one, and how many parts it has."""
    nested = isinstance(attribute, SymbolRefAttr) and len(attribute.nested_references)
    return attribute.__class__, nested


EACH_OPERATION = Plan(by_form=False)
"""The plan of classes whose verifiers may look at anything."""


@cache
def _plan_of(cls: type[Operation]) -> Plan:
    plan = _plan_of_class(cls)
    for rule in rules_of(cls.name):
        plan = _with_rule(plan, rule, cls)
    return plan


def _with_rule(plan: Plan, rule: Check, cls: type[Operation]) -> Plan:
    """A rule stands behind what the class says itself."""
    mentioned = _mentions(rule, cls)
    if not plan.by_form or mentioned & NAVIGATION:
        return replace(plan, each_time=(*plan.each_time, rule))
    return replace(plan, check=_both(plan.check, rule), names=plan.names - mentioned)


def _plan_of_class(cls: type[Operation]) -> Plan:
    if not issubclass(cls, IRDLOperation):
        return EACH_OPERATION
    definition, verifier = cls.get_irdl_definition(), own_verifier(cls)
    if verifier is None or not all(_takes_any_arguments(kind) for _, kind in definition.regions):
        return EACH_OPERATION
    form: list[OpTrait] = []
    each_time: list[Check] = [_regions_check(definition)] if definition.regions else []
    for trait in definition.traits:
        kind = type(trait)
        bases = (f"{base.__module__}.{base.__name__}" for base in kind.__mro__)
        instead = next((base for base in bases if base in IN_OTHER_WAYS), None)
        if instead is not None:
            each_time += filter(None, [IN_OTHER_WAYS[instead]])
        elif kind.verify is OpTrait.verify or kind.__name__ in LOCAL_TRAITS:
            form.append(trait)
        else:
            each_time.append(trait.verify)
    traits = tuple(form)
    check = replace(definition, traits=OpTraits(lambda: traits)).verify
    names = NAMES & definition.properties.keys()
    if verifier not in (Operation.verify_, IRDLOperation.verify_):
        if _is_local(cls, verifier):
            check, names = _both(check, verifier), names - _mentions(verifier, cls)
        else:
            each_time.append(verifier)
    return Plan(True, tuple(each_time), cls.name in CONSTANTS, names, check)


def _takes_any_arguments(region: RegionDef) -> bool:
    """True if the arguments of a region have nothing to do with the operation, by its IRDL."""
    return region.entry_args == RangeOf(AnyAttr())


def _regions_check(definition: OpDef) -> Check:
    return lambda op: irdl_op_verify_regions(op, definition, VerificationContext())


def _both(first: Check, second: Check) -> Check:
    def check(op: Operation) -> None:
        first(op)
        second(op)

    return check


def own_verifier(cls: type[IRDLOperation]) -> Callable[[Any], None] | None:
    """The ``verify_`` that a class was written with; ``None`` if xDSL did not wrap it."""
    wrapper = cast(FunctionType, cls.verify_)
    variables = wrapper.__code__.co_freevars
    if "op_def" not in variables:
        return None
    if "custom_verify" not in variables:
        return Operation.verify_
    cells = wrapper.__closure__ or ()
    return cells[variables.index("custom_verify")].cell_contents


def _is_local(cls: type[IRDLOperation], verifier: Callable[[Any], None]) -> bool:
    """True if the ``verify_`` of a class stays with its operation."""
    name = cls.name.partition(".")[0]
    return name in LOCAL_DIALECTS and not _mentions(verifier, cls) & NAVIGATION


def _mentions(function: Any, cls: type[Operation]) -> set[str]:
    """The names in the code of a function, and of the functions and methods that it calls."""
    if not isinstance(function, FunctionType):
        return set(NAVIGATION)  # code that cannot be read
    found: set[str] = set()
    queue, known = [function], {function}
    while queue:
        current = queue.pop()
        names = set(_names_in(current.__code__))
        found |= names
        enclosed = dict(zip(current.__code__.co_freevars, _contents(current), strict=True))
        for name in names:
            called = enclosed.get(name) or current.__globals__.get(name) or _own_method(cls, name)
            if isinstance(called, FunctionType) and called not in known:
                known.add(called)
                queue.append(called)
    return found


def _contents(function: FunctionType) -> list[Any]:
    """Return the contents of the variables that a function has from around it."""
    return [cell.cell_contents for cell in function.__closure__ or ()]


def _own_method(cls: type[Operation], name: str) -> Any:
    """The code of a method or property that the class does not have from xDSL's `Operation`."""
    if hasattr(IRDLOperation, name):
        return None
    found = getattr(cls, name, None)
    found = found.fget if isinstance(found, property) else found
    return getattr(found, "__func__", found)


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    yield from code.co_freevars
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
