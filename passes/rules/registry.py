"""Registry of the derivatives of operations: rules by operation name, and how they are found.

Tables of a dialect are loaded when the first of its operations is asked for; plug-ins register
theirs through the entry point group ``ad_opt.rules`` (a function that takes the registry). What is
registered later is seen by every later query: caches of derivatives include `Registry.generation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from threading import RLock
from typing import get_args

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, error_at
from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point
from ad_opt.dialects.support.process.locks import hold_while_forking
from ad_opt.passes.emit.emit import Cotangent
from xdsl.ir import Operation

from .checked_methods import checked_methods
from .checked_row import checked
from .methods import Methods
from .row import Context, Cost
from .row import Row as Row


def refuse_width(op: Operation, tangents: Sequence[Cotangent]) -> None:
    """Raise where tangents are vectors of directions, for a rule that takes one at a time."""
    for operand, tangent in zip(op.operands, tangents, strict=True):
        if tangent is not None and tangent.type != operand.type:
            raise error_at(
                op,
                "AD0701",
                f"`{op.name}` cannot be differentiated in several directions at once",
                help="use width 1",
            )


def _require_cost(rule: Row) -> None:
    """AD0709 for a cost that is none: what it says would count as cheap."""
    if rule.cost not in get_args(Cost):
        help = f"write {' or '.join(map(repr, get_args(Cost)))}"
        message = f"the rule of `{rule.name}` has {rule.cost!r} for its cost"
        raise DiagnosticError(Diagnostic("AD0709", message, help=help))


# Dialect -> module of its table, which has ROWS and INACTIVE.
_DIALECTS = (
    *("arith", "math", "complex", "vector", "affine"),
    *("agg", "pair", "iface", "autodiff"),
)
TABLES = {name: f"ad_opt.passes.rules.tables.{name}" for name in _DIALECTS}


class Registry:
    """Rules by operation name, and the operations through which no derivative flows."""

    def __init__(self, *, plugins: bool = False):
        self.generation = 0
        self._rules: dict[str, Row] = {}
        self._faster: dict[str, Row] = {}
        self._inactive: set[str] = set()
        self._methods: dict[str, Methods] = {}
        self._pending = dict(TABLES)
        self._plugins = plugins
        self._loading = False
        self._lock = RLock()
        hold_while_forking(self._lock)

    # ---------------------------------------------------------- registering

    def register(self, rule: Row) -> None:
        """Enter a rule; it replaces an earlier one for the same operation and context."""
        self._load(rule.name)
        _require_cost(rule)
        self._enter(checked(rule))
        self._inactive.discard(rule.name)
        self.generation += 1

    def register_inactive(self, *names: str) -> None:
        """Enter operations whose results carry no derivative."""
        for name in names:
            self._load(name)
            self._rules.pop(name, None)
            self._faster.pop(name, None)
            self._inactive.add(name)
        self.generation += 1

    def register_methods(self, found: Methods) -> None:
        """Enter the methods of an operation with memory, regions or calls, before ours."""
        self._methods[found.name] = checked_methods(found)
        self.generation += 1

    def _enter(self, rule: Row) -> None:
        (self._faster if rule.context == "default" else self._rules)[rule.name] = rule

    def _load(self, name: str) -> None:
        """Load the table that would know the operation ``name``, and plug-ins before all else."""
        dialect = name.partition(".")[0]
        if not self._plugins and dialect not in self._pending:
            return
        with self._lock:
            if self._plugins and not self._loading:
                self._loading = True
                for entry in entry_points(group="ad_opt.rules"):
                    with blame_entry_point(entry):
                        register: Callable[[Registry], None] = entry.load()
                        register(self)
                self._plugins = False
            if dialect in self._pending:
                table = import_module(self._pending[dialect])
                for row in table.ROWS:
                    self._enter(row)
                self._inactive.update(table.INACTIVE)
                # Last: until then another thread waits at the lock.
                del self._pending[dialect]

    # ---------------------------------------------------------- asking

    def find(self, name: str, context: Context = "default") -> Row | None:
        """The rule of the operation ``name``, if there is one."""
        self._load(name)
        if context == "default" and name in self._faster:
            return self._faster[name]
        return self._rules.get(name)

    def methods(self, name: str) -> Methods | None:
        """The methods that somebody has registered for the operation ``name``."""
        self._load(name)
        return self._methods.get(name)

    def is_inactive(self, name: str) -> bool:
        """True if no derivative flows through the operation ``name``."""
        self._load(name)
        return name in self._inactive

    def cost(self, name: str) -> Cost | None:
        """Return the cost of the operation; ``None`` for one that nobody registered."""
        rule = self.find(name)
        if rule is not None:
            return rule.cost
        return "cheap" if self.is_inactive(name) else None

    def __iter__(self) -> Iterator[Row]:
        """Every rule, by name; where there are two, the general one first."""
        self._load_all()
        return iter(sorted([*self._rules.values(), *self._faster.values()], key=lambda r: r.name))

    def inactive(self) -> list[str]:
        """The operations through which no derivative flows, by name."""
        self._load_all()
        return sorted(self._inactive)

    def _load_all(self) -> None:
        for dialect in ("", *self._pending):
            self._load(dialect)


@cache
def default_rules() -> Registry:
    """The registry that differentiation uses: ours, and those of installed plug-ins."""
    return Registry(plugins=True)
