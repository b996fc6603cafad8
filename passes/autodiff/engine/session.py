"""One run of differentiation: which derivative functions exist, which still need a body.

A derivative is asked for by a `Key`. The first time, its function is *declared* with the signature
it will have, and queued; whoever asked can already call it, so recursion of any kind needs nothing
more. `Session.run` fills bodies until nothing is left to fill. How a mode declares and fills is in
`fillers`, by the place of its functions, so modes import nobody and nobody imports them all.

A derivative may itself be differentiated (nested requests, second order). The requests of all
functions become calls first; before the derivative of a function is filled, the function itself is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from typing import Literal, TypeAlias, cast

from ad_opt.dialects.autodiff.autodiff import (
    BACKWARD,
    FORWARD,
    GIVEN_ONLY,
    INACTIVE,
    PRIMAL_SUBSTITUTE,
)
from ad_opt.dialects.llvm.llvm_ext import UNSUPPORTED
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    error_at,
    location_of,
    placed,
)
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name, name_of, own_name
from ad_opt.passes.autodiff.addresses.floats_and_addresses import PlacesOfBoth
from ad_opt.passes.autodiff.addresses.shadow_globals import ShadowGlobals
from ad_opt.passes.autodiff.engine.check_attributes import Hints
from ad_opt.passes.autodiff.engine.check_environment import check_environment
from ad_opt.passes.autodiff.engine.thrown import stop_where_thrown
from ad_opt.passes.autodiff.engine.trap_unsupported import trap_function
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.plan.way_back import ToBeRecorded
from ad_opt.passes.emit.emit import scalar_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import LIBRARY, has_body
from ad_opt.passes.ops.known_functions import ADVICE, DEAD_END, known_function
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import Registry
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    FunctionType,
    MemRefType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

OnUnsupported = Literal["error", "trap"]

MAX_ORDER = 16
"""Highest order of a derivative of a derivative of ...; a program that goes deeper asks for all
orders. A guess: orders above three are rare, and each is several times as large as the last.
"""
MAX_OWN_ORDER = 3
"""The same where a function asks for its own derivative, and each order is larger than the last.
A guess.
"""

MISSING = frozenset({"AD0701", "AD0702", "AD0703", "AD0706", "AD0707", "AD0708"})
"""Codes that say that there is no derivative, and not that the request is wrong."""

OF_ONE_OPERATION = frozenset({"AD0701", "AD0703"})
"""Codes that say so of an operation by itself, whatever is around it."""

Declare: TypeAlias = "Callable[[Session, Key, FuncOp], FunctionType]"
"""Gives the type that the derivative function of a key has."""
Fill: TypeAlias = "Callable[[Session, Key, FuncOp, FuncOp], None]"
"""Writes the body of a declared derivative function."""

Filler: TypeAlias = tuple[str, str, str]
"""A module, its function that declares, and its function that fills; imported at the first use."""

SUFFIX: dict[str, str] = {
    "forward": "fwd", "combined": "bwd", "augmented": "aug", "reverse": "rev",
    "apply": "apply", "propagate": "propagate", "narrow": "narrow",
}  # fmt: skip

CUSTOM: dict[str, str] = {
    "forward": FORWARD, "combined": BACKWARD, "augmented": BACKWARD, "reverse": BACKWARD,
    "apply": BACKWARD, "propagate": BACKWARD, "narrow": BACKWARD,
}  # fmt: skip
"""The attribute by which a function's author gives the derivative of a mode."""


@dataclass
class Session:
    """Derivative functions of one module, by key."""

    module: ModuleOp
    methods: Callable[[str], Methods | None]
    """Finds the methods of an operation of the core dialects by its name."""
    rules: Registry = field(default_factory=lambda: _default_rules())
    context: Literal["minimal", "default"] = "default"
    on_unsupported: OnUnsupported = "error"
    max_order: int = MAX_ORDER
    fillers: Mapping[str, Filler] = field(default_factory=dict)
    """The fillers of each mode."""
    debug: bool = False
    """True if derivatives get hints for `check-derivatives`."""

    def __post_init__(self) -> None:
        named = ((name_of(op), op) for op in self.module.ops)
        self._symbols = {name: op for name, op in named if name is not None}
        self._declared: dict[Key, FuncOp] = {}
        self.hints = Hints(self.declared) if self.debug else None
        self._queue: dict[int, deque[Key]] = {}
        """By order of the derivative."""
        self._analyses = AnalysisManager()
        self._analysed: set[Operation] = set()
        self._pending: dict[str, Key] = {}
        self._order: dict[str, int] = {}
        self._visiting: dict[str, int] = {}
        self._checked: set[FuncOp] = set()
        """Functions of the program in which arithmetic is as anywhere."""
        self._counters: dict[str, int] = {}
        self._last: dict[str, Operation] = {}
        self.plain_copies: dict[str, FuncOp] = {}
        """Of functions with a custom derivative: copies without it, see `reverse_custom`."""
        self.shadow_globals = ShadowGlobals(self)
        self.places_of_both = PlacesOfBoth(self.module)
        self.faults: list[Diagnostic] = []
        """All that is missing, where that is an error."""
        self.calls: list[Operation] = []
        """The calls that requests of the program have become."""
        self.asked: set[str] = set()
        """The derivative functions that they call."""

    # ------------------------------------------------------------------ symbols

    def symbol(self, name: str) -> Operation | None:
        """Return the operation that a symbol of the module names."""
        return self._symbols.get(name)

    def function(self, symbol: str, where: Operation) -> FuncOp:
        """The function with a body that is meant by ``symbol``; AD0703 if there is none."""
        func = self.declaration(symbol, where)
        if func.body.first_block is None and symbol not in self._pending:
            raise _no_body(func, where)
        return func

    def declaration(self, symbol: str, where: Operation) -> FuncOp:
        """The function that ``symbol`` names, with or without a body."""
        func = self._symbols.get(symbol)
        if func is None or func.name != "func.func":
            raise error_at(
                where,
                "AD0703",
                f"`@{symbol}` is not a function of this module, so it cannot be differentiated",
            )
        return cast(FuncOp, func)

    def fresh_name(self, wanted: str) -> str:
        """``wanted``, or with the first number behind it that makes it new."""
        name = wanted
        while name in self._symbols:
            number = self._counters[wanted] = self._counters.get(wanted, 0) + 1
            name = f"{wanted}_{number}"
        return name

    def add_function(self, func: FuncOp, after: Operation | None = None) -> None:
        """Put a new function into the module."""
        if after is None:
            self.module.body.block.add_op(func)
        else:
            self.module.body.block.insert_op_after(func, after)
        self._symbols[func.sym_name.data] = func

    def add_symbol(self, op: Operation, after: Operation) -> None:
        """Put a new global behind another one."""
        self.module.body.block.insert_op_after(op, after)
        self._symbols[own_name(op)] = op

    def is_inactive(self, func: FuncOp) -> bool:
        """True if calls of ``func`` carry no derivative, as its author or a table says."""
        if INACTIVE in func.attributes or func.sym_name.data.startswith(DEAD_END):
            return True
        known = known_function(func)
        return known is not None and not known.derivative

    def is_own(self, func: FuncOp) -> bool:
        """True if the program says itself what a function, or its derivative, does."""
        given = (INACTIVE, PRIMAL_SUBSTITUTE, *CUSTOM.values())
        defined = func.body.first_block is not None and LIBRARY not in func.attributes
        return defined or any(name in func.attributes for name in given)

    def methods_of(self, op: Operation) -> Methods | None:
        """The methods of an operation: a third party's before ours."""
        return self.rules.methods(op.name) or self.methods(op.name)

    def to_be_recorded(self, op: Operation) -> ToBeRecorded:
        """Return what says what reversing ``op`` wants of the forward sweep."""
        from ad_opt.passes.autodiff.to_be_recorded.rules import tbr_by_rule, tbr_of_third_party

        found = self.methods_of(op)
        if found is None or found.reverse is None:
            return tbr_by_rule
        if self.rules.methods(op.name) is None:
            assert found.needs is not None
            return found.needs
        return tbr_of_third_party(found)

    def traps(self, error: DiagnosticError) -> bool:
        """True if the derivative is made in spite of ``error``.

        Where errors count, it is made to find the others: `run` raises them all.
        """
        code = error.diagnostics[0].code
        if self.on_unsupported == "trap":
            return code in MISSING
        if code not in OF_ONE_OPERATION:
            return False
        self.faults += (one for one in error.diagnostics if one not in self.faults)
        return True

    @cached_property
    def has_opaque_writers(self) -> bool:
        """True if some function may fill a buffer without its author giving a derivative."""
        return any(
            INACTIVE in op.attributes
            and any(isinstance(type, MemRefType) for type in cast(FuncOp, op).function_type.inputs)
            for op in self.module.ops
            if op.name == "func.func"
        )

    @cached_property
    def has_narrow_floats(self) -> bool:
        """True if there are floats of 16 bits, four of which could look like an address."""
        return any(
            isinstance(scalar_of(value.type), Float16Type | BFloat16Type)
            for op in walk(self.module)
            for value in (*op.operands, *op.results)
        )

    def attribute_function(
        self, func: FuncOp, attribute: str, expected: FunctionType | None
    ) -> FuncOp | None:
        """The function that an attribute of ``func`` names, whose type must be ``expected``."""
        reference = func.attributes.get(attribute)
        if reference is None:
            return None
        if not isinstance(reference, SymbolRefAttr):
            raise error_at(
                func, "AD0709", f"`{attribute}` must name a function: `{attribute} = @g`"
            )
        named = self.declaration(reference.string_value(), func)
        if expected is not None and named.function_type != expected:
            raise error_at(
                named,
                "AD0709",
                f"`@{named.sym_name.data}` is the `{attribute}` of `@{func.sym_name.data}` and "
                f"must have the type {expected}, but it has {named.function_type}",
            )
        return named

    def analyses_of(self, func: FuncOp) -> AnalysisManager:
        """Analyses that know ``func`` and what it calls.

        They are kept while nothing else is in them that has got a body since: a function that was
        a declaration when they were made was taken to do anything.
        """
        called = (
            self._symbols.get(reference.string_value())
            for op in walk(func)
            if op.name == "func.call"
            and isinstance(reference := op.properties["callee"], SymbolRefAttr)
        )
        wanted = [func, *(callee for callee in called if callee is not None and has_body(callee))]
        if not self._analysed.issuperset(wanted):
            self._analyses = AnalysisManager()
            self._analysed = {op for op in self._symbols.values() if has_body(op)} | {func}
        return self._analyses

    # ------------------------------------------------------------------ derivatives

    def request(self, key: Key, where: Operation | None = None) -> FuncOp:
        """The derivative function of ``key``; declared now if it is new, filled by `run`."""
        key = self.shadow_globals.located(key)
        known = self._declared.get(key)
        if known is not None:
            return known
        asked = where if where is not None else self.module
        primal = self.declaration(key.symbol, asked)
        substitute = self.attribute_function(primal, PRIMAL_SUBSTITUTE, primal.function_type)
        if substitute is not None and substitute is not primal:
            other = replace(key, symbol=substitute.sym_name.data)
            if other not in self._declared:
                self._declare(other, substitute, asked)
            self._declared[key] = self._declared[other]
        else:
            self._declare(key, primal, asked)
        return self._declared[key]

    def _declare(self, key: Key, primal: FuncOp, where: Operation) -> None:
        if CUSTOM[key.mode] not in primal.attributes:
            if GIVEN_ONLY in primal.attributes:
                raise _given_only(primal, key, where)
            self.function(key.symbol, where)
        self._check_environment(primal)
        order = self.level(primal) + 1
        if order > self.max_order:
            raise error_at(
                where,
                "AD0704",
                f"`@{key.symbol}` needs its own derivative of every order up to {self.max_order}",
                help="a function cannot request a derivative of itself",
            )
        type = cast(Declare, self._filler(key.mode, 1))(self, key, primal)
        name = self.fresh_name(f"{key.symbol}.{SUFFIX[key.mode]}")
        func = FuncOp.external(name, list(type.inputs), list(type.outputs))
        func.location = primal.location
        # Derivatives stand behind their function, in the order in which they were asked for.
        self.add_function(func, self._last.get(key.symbol, primal))
        self._last[key.symbol] = func
        self._declared[key] = func
        self.shadow_globals.note(name, key)
        self._order[name] = order
        self._pending[name] = key
        self._queue.setdefault(order, deque()).append(key)

    def _check_environment(self, primal: FuncOp) -> None:
        """AD0974 where a derivative would ask for the flags of its own arithmetic, and the like."""
        pending = [primal]
        while pending:
            function = pending.pop()
            given = any(name in function.attributes for name in CUSTOM.values())
            if function not in self._checked and not given and not self.is_inactive(function):
                self._checked.add(function)
                check_environment(function, function.sym_name.data)
                pending += [callee for callee, _ in self.used(function)]

    def declared(self) -> Iterable[tuple[Key, FuncOp]]:
        """Every derivative that was asked for, and its function."""
        return self._declared.items()

    def level(self, func: FuncOp) -> int:
        """The highest order of a derivative in or below ``func``, whose body is needed first."""
        stack = [func]
        while stack:
            name = stack[-1].sym_name.data
            if name in self._order:
                stack.pop()
                continue
            used = list(self.used(stack[-1]))
            missing = [f for f, _ in used if f.sym_name.data not in self._visiting | self._order]
            self._visiting[name] = 0
            if missing:
                stack.extend(missing)
                continue
            stack.pop()
            levels = [self._order.get(f.sym_name.data, 0) + more for f, more in used]
            self._order[name] = max(levels, default=0)
        self._visiting.clear()
        return self._order[func.sym_name.data]

    def used(self, func: FuncOp) -> Iterator[tuple[FuncOp, int]]:
        """Functions that ``func`` calls, with 0, or differentiates, with 1."""
        for op in walk(func):
            callee = self._symbols.get(callee_name(op) or "")
            if callee is not None and callee.name == "func.func":
                yield cast(FuncOp, callee), int(op.name != "func.call")

    def _filler(self, mode: str, which: int) -> object:
        place = self.fillers[mode]
        return getattr(import_module(place[0]), place[which])

    def run(self) -> None:
        """Fill bodies until every function that was asked for has one.

        First derivatives come first: those of second order differentiate them. Raises all that is
        missing at once.
        """
        try:
            self._run()
        except DiagnosticError as error:
            self.faults += (one for one in error.diagnostics if one not in self.faults)
            raise DiagnosticError(*sorted(self.faults, key=_place)) from None
        except Exception:
            if not self.faults:  # else the program is at fault already, and what was made is no use
                raise
        if self.faults:
            raise DiagnosticError(*sorted(self.faults, key=_place))

    def _run(self) -> None:
        while self._queue:
            order = min(self._queue)
            self._reset_globals(before=order)
            keys = self._queue[order]
            key = keys.popleft()
            if not keys:
                del self._queue[order]
            declared = self._declared[key]
            primal = self.declaration(key.symbol, declared)
            with self.hints.filling(key, primal) if self.hints else nullcontext():
                self.shadow_globals.begin(key, primal, declared)
                self._fill(key, primal, declared)
                stop_where_thrown(declared)
                self.shadow_globals.current = 0
            declared.properties["sym_visibility"] = StringAttr("private")
            del self._pending[declared.sym_name.data]
        self._reset_globals(before=max(self._order.values(), default=0) + 1)

    def _reset_globals(self, before: int) -> None:
        """Make shadows of globals zero in front of requests of derivatives of a lower order.

        All that they need has been written; derivatives of the functions around them has not.
        """
        waiting: list[Operation] = []
        for call in self.calls:
            name = cast(SymbolRefAttr, call.properties["callee"]).string_value()
            if self._order[name] < before:
                self.shadow_globals.reset(call, name)
            else:
                waiting.append(call)
        self.calls[:] = waiting

    def _fill(self, key: Key, primal: FuncOp, declared: FuncOp) -> None:
        try:
            cast(Fill, self._filler(key.mode, 2))(self, key, primal, declared)
        except DiagnosticError as error:
            if not self.traps(error):
                raise placed(error, primal) from None
            trap_function(declared, error)
        if self.faults:
            self.faults = list(placed(DiagnosticError(*self.faults), primal).diagnostics)


def _place(diagnostic: Diagnostic) -> tuple[str, int, int]:
    at = diagnostic.location
    return ("", 0, 0) if at is None else (at.file, at.line, at.column)


def _no_body(func: FuncOp, where: Operation) -> DiagnosticError:
    name = func.sym_name.data
    help = (
        "give it a body, a custom derivative (`autodiff.forward`, `autodiff.backward`), or mark it "
        "`autodiff.inactive`"
    )
    reason = func.attributes.get(UNSUPPORTED)
    if not isinstance(reason, StringAttr):
        text = f"`@{name}` has no body, so it cannot be differentiated"
        help = ADVICE.get(name, help)
        return error_at(where, "AD0703", text, help=help)
    text = f"`@{name}` cannot be differentiated; no operation stands for what is at {reason.data}"
    if "exception" in reason.data:
        help = "compile it with `-fno-exceptions`, or give it a custom derivative"
    return error_at(where, "AD0703", text, help=help)


def _given_only(primal: FuncOp, key: Key, where: Operation) -> DiagnosticError:
    mode, other = ("forward", "backward") if key.mode == "forward" else ("backward", "forward")
    return error_at(
        where,
        "AD0821",
        f"`@{key.symbol}` has a {other} derivative, but none for {mode} mode",
        notes=[Note("the function is here", location_of(primal))],
        help=f"give it a {mode} derivative; or mark it: `autodiff.differentiable` has its body "
        "differentiated, `autodiff.treat_as_differentiable` makes the derivative zero",
    )


def _default_rules() -> Registry:
    from ad_opt.passes.rules.registry import default_rules

    return default_rules()
