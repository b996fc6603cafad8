"""The catalogue of operations: what is known of each, by name, and the questions to it.

There is one entry an operation, in the file of its dialect below ``entries``; everybody asks here.
An operation without one has the facts that its dialect or its traits give it, and is otherwise
unknown: it may do anything to memory, and hands nothing on. Third parties name a list of entries by
the entry point ``ad_opt.operations``, called like their dialect, or call `register_entry`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from ad_opt.dialects.support.plugins.third_parties import blame_entry_point
from xdsl.dialects.builtin import IndexType, IntegerType
from xdsl.ir import Operation, SSAValue
from xdsl.traits import NoMemoryEffect

from .entry import Entry, Forward
from .known_functions import known_callee
from .memory_ops import ALLOCATION, ANYTHING, HOLD, LINALG, NOTHING, Effect, arguments, is_memref

_FILES = {
    **{name: name for name in ("arith", "math", "vector", "scf", "affine", "cf", "func")},
    **{name: name for name in ("memref", "linalg", "llvm", "autodiff", "assign")},
    **dict.fromkeys(("complex", "ub"), "arith"),
    **dict.fromkeys(("builtin",), "func"),
    **dict.fromkeys(("bufferization",), "memref"),
    **dict.fromkeys(("tensor",), "linalg"),
    **dict.fromkeys(("llvm_ext",), "llvm"),
    **dict.fromkeys(("agg", "iface", "pair"), "aggregates"),
}
"""By dialect: the file below ``entries`` that has its operations."""

PURE_DIALECTS = frozenset({"arith", "math", "complex", "tensor", "ub", "vector"})
"""No operation of these dialects touches memory unless its entry says so."""

TOTAL_DIALECTS = frozenset({"arith", "math", "complex", "vector"})
"""Pure operations of these dialects are defined for any operands unless their entry says no."""

HOLDERS = frozenset({"agg", "iface", "pair"})
"""Dialects whose values may hold memrefs; what is taken out of them may be any that was put in."""


class Catalogue(dict[str, Entry]):
    """Entries by name; a dialect's are read when the first of its operations is asked for."""

    def __missing__(self, name: str) -> Entry:
        self.read(name.partition(".")[0])
        if name not in self.keys():
            self[name] = Entry(name=name)
        return self[name]

    def read_all(self) -> None:
        """Read the entries of all dialects."""
        for dialect in _FILES:
            self.read(dialect)

    def read(self, dialect: str) -> None:
        """Read the entries of a dialect."""
        for entry in _table(dialect):
            self.setdefault(entry.name, entry)  # what a third party has entered stays


CATALOGUE = Catalogue()


def _table(dialect: str) -> Iterable[Entry]:
    """The entries of a dialect; of one that is not ours, those of the plug-in that names it."""
    file = _FILES.get(dialect)
    if file is not None:
        return import_module(f".entries.{file}", __package__).ENTRIES
    return _of_plugins().get(dialect, ())


@cache
def _of_plugins() -> dict[str, Iterable[Entry]]:
    found: dict[str, Iterable[Entry]] = {}
    for point in entry_points(group="ad_opt.operations"):
        with blame_entry_point(point):
            entries: list[object] = list(point.load())
            for one in entries:
                _require_entry(one)
            found[point.name] = cast("list[Entry]", entries)
    return found


def _require_entry(one: object) -> None:
    """TypeError for what is no entry, or says of memory what is no effect."""
    if not isinstance(one, Entry):
        raise TypeError(f"{one!r} is no `ad_opt.passes.ops.entry.Entry`")
    if not isinstance(cast("object", one.effect), Effect | None):
        message = f"the effect of the entry of `{one.name}` is {one.effect!r}, and no"
        raise TypeError(f"{message} `ad_opt.passes.ops.memory_ops.Effect`")


def file_of(name: str) -> str | None:
    """The file in which our entry of an operation stands; ``None`` for those of third parties."""
    file = _FILES.get(name.partition(".")[0])
    return None if file is None else import_module(f".entries.{file}", __package__).__file__


def register_entry(entry: Entry) -> None:
    """Enter an operation; its entry replaces an earlier one. TypeError for what is none."""
    _require_entry(entry)
    CATALOGUE[entry.name] = entry


def entry_of(op: Operation) -> Entry:
    """The entry of an operation; one that allows nothing if nobody has entered it."""
    return CATALOGUE[op.name]


# ---------------------------------------------------------------------- memory


def effect_of(op: Operation) -> Effect:
    """The effect of ``op`` itself, without its regions; calls do anything here."""
    name = op.name
    entry = CATALOGUE[name]
    if entry.effect is not None:
        return entry.effect
    if name == "llvm.call":
        return known_effect(op) or ANYTHING
    if name == "autodiff.invoke":
        # Members of values compute (see `autodiff.members`).
        return ANYTHING if any(is_memref(x.type) for x in op.operands) else NOTHING
    effect = _of_dialect(op)
    CATALOGUE[name] = replace(entry, effect=effect)
    return effect


def effect_of_kind(op: Operation) -> Effect | None:
    """The effect of all operations of the name of ``op``, but for their regions; ``None`` for calls
    and others of which each has its own.
    """
    if is_func_call(op):
        return None
    effect = effect_of(op)
    return effect if CATALOGUE[op.name].effect is effect else None


def _of_dialect(op: Operation) -> Effect:
    dialect, _, _ = op.name.partition(".")
    if dialect == "linalg":
        return LINALG
    if dialect in PURE_DIALECTS or op.has_trait(NoMemoryEffect, value_if_unregistered=False):
        return HOLD if dialect in HOLDERS else NOTHING
    return ANYTHING


def known_effect(call: Operation) -> Effect | None:
    """The effect of a call of a function of the C library; ``None`` for any other."""
    row = known_callee(call)
    if row is None:
        return None
    return Effect(reads=arguments(row.reads), writes=arguments(row.writes), ordered=row.ordered)


def viewed(op: Operation) -> SSAValue | None:
    """The memory that the results of ``op`` are (parts of), where it is a view."""
    return op.operands[0] if op.operands and effect_of(op).views else None


def viewed_root(memory: SSAValue) -> SSAValue:
    """The address or buffer that views, and views of these, lead to ``memory`` from."""
    while isinstance(memory.owner, Operation) and (inside := viewed(memory.owner)) is not None:
        memory = inside
    return memory


def memory_behind(op: Operation) -> tuple[SSAValue, ...]:
    """The memory that the results of ``op`` are (parts of), or that it chooses from; nothing where
    it makes memory, or none.
    """
    if entry_of(op).selects:
        return tuple(op.operands[1:])
    inside = viewed(op)
    return () if inside is None else (inside,)


def holds_memory(op: Operation) -> bool:
    """True if the values that an operation makes may hold the memory that it is given."""
    return effect_of(op) is HOLD


def ignores_contents(op: Operation) -> bool:
    """True if an operation does nothing with what is in a buffer, and hands the buffer to nobody:
    it asks for its size, or frees it.
    """
    effect, entry = effect_of(op), CATALOGUE[op.name]
    hands_on = op.regions or entry.forwards is not None or entry.selects or is_call(op)
    silent = effect.is_nothing and not any(is_memref(x.type) for x in op.results)
    frees = not op.results and not effect.ordered and bool(effect.frees(op))
    return not hands_on and (silent or (frees and not (effect.reads(op) or effect.writes(op))))


def views_of(*dialects: str) -> frozenset[str]:
    """The names of the views in some dialects."""
    return frozenset(
        e.name for e in _entries_of(dialects) if e.effect is not None and e.effect.views
    )


def allocations_of(*dialects: str) -> frozenset[str]:
    """The names of the operations of some dialects that make memory, and do nothing else."""
    return frozenset(e.name for e in _entries_of(dialects) if e.effect is ALLOCATION and not e.null)


def is_allocation(op: Operation) -> bool:
    """True if an operation makes memory, and does nothing else."""
    return effect_of(op) is ALLOCATION and not is_null(op)


def nulls_of(*dialects: str) -> frozenset[str]:
    """The names of the operations of some dialects that give addresses of no memory."""
    return frozenset(e.name for e in _entries_of(dialects) if e.null)


def _entries_of(dialects: Iterable[str]) -> list[Entry]:
    for dialect in dialects:
        CATALOGUE.read(dialect)
    return [e for e in [*CATALOGUE.values()] if e.name.partition(".")[0] in dialects]


def is_load(op: Operation) -> bool:
    """True if an operation reads its results from its first operand."""
    return CATALOGUE[op.name].loads


def only_reads(op: Operation) -> bool:
    """True if an operation does nothing that is noticed but give results; it may read memory."""
    effect = effect_of(op)
    quiet = effect.known and not effect.ordered and not effect.allocates and not is_call(op)
    return quiet and not effect.writes(op) and not effect.frees(op)


def stored(op: Operation) -> SSAValue | None:
    """The value that a store writes to memory."""
    at = CATALOGUE[op.name].stores
    return None if at is None else op.operands[at]


def is_element_load(op: Operation) -> bool:
    """True if an operation loads one element of a memref."""
    entry = CATALOGUE[op.name]
    return entry.element and entry.loads


def is_element_store(op: Operation) -> bool:
    """True if an operation stores one element of a memref."""
    entry = CATALOGUE[op.name]
    return entry.element and entry.stores is not None


def is_consecutive(op: Operation) -> bool:
    """True if an operation loads or stores a vector of neighbouring elements."""
    return CATALOGUE[op.name].consecutive


def accesses_memory(op: Operation) -> bool:
    """True if an operation loads its results from memory, or does nothing but store to it."""
    entry = CATALOGUE[op.name]
    return entry.loads or entry.stores is not None


def accesses_at_map(op: Operation) -> bool:
    """True if an operation loads or stores one element of a memref, at the place that a map makes
    of its operands.
    """
    return CATALOGUE[op.name].element and "map" in op.properties


def accesses_at_operands(op: Operation) -> bool:
    """True if an operation loads or stores one value, an element of a memref or what an address
    leads to, at the place that its operands are.
    """
    one = CATALOGUE[op.name].element or (op.name.startswith("llvm.") and accesses_memory(op))
    return one and "map" not in op.properties


def is_function(op: Operation) -> bool:
    """True for a function, with a body or without."""
    return CATALOGUE[op.name].function


def is_variable(op: Operation) -> bool:
    """True if an operation declares a variable of the program."""
    return CATALOGUE[op.name].variable


def names_variable(op: Operation) -> bool:
    """True if the result of an operation is the memory of a variable of the program."""
    return CATALOGUE[op.name].names_variable


def element_memref(op: Operation) -> int | None:
    """The number of the operand that is the memref of which one element is loaded or stored; its
    indices come behind it.
    """
    entry = CATALOGUE[op.name]
    if not entry.element:
        return None
    return 0 if entry.stores is None else entry.stores + 1


def moves_bytes(op: Operation) -> bool:
    """True if an operation copies bytes from one address to another."""
    return CATALOGUE[op.name].moves


def fills_bytes(op: Operation) -> bool:
    """True if an operation sets bytes behind an address."""
    return CATALOGUE[op.name].fills


def is_same(op: Operation) -> bool:
    """True if the result of an operation is its operand, perhaps of another type."""
    return CATALOGUE[op.name].same


def is_null(op: Operation) -> bool:
    """True if the result of an operation is an address of no memory."""
    return CATALOGUE[op.name].null


def is_null_address(value: SSAValue) -> bool:
    """True if an address leads nowhere, so that no derivative is behind it."""
    return isinstance(value.owner, Operation) and is_null(value.owner)


# ---------------------------------------------------------------------- control


def forwarded(op: Operation) -> Iterator[Forward] | None:
    """Values handed on unchanged; ``None`` for an operation that is not known to do only that."""
    forwards = CATALOGUE[op.name].forwards
    return forwards(op) if forwards is not None else None


def is_loop(op: Operation) -> bool:
    """True if the regions of an operation run any number of times."""
    return CATALOGUE[op.name].loop


def is_counted(op: Operation) -> bool:
    """True for a loop whose number of trips is known on entry."""
    return CATALOGUE[op.name].counted


def is_for(op: Operation) -> bool:
    """True for a counted loop whose iterations come one behind the other."""
    entry = CATALOGUE[op.name]
    return entry.counted and not entry.parallel


def runs_apart(op: Operation) -> bool:
    """True if the runs of an operation's region may happen at the same time, or in any order."""
    entry = CATALOGUE[op.name]
    return entry.parallel or entry.per_element


def runs_once(op: Operation) -> bool:
    """True if an operation runs one of its regions, at most once."""
    return CATALOGUE[op.name].once


def is_yield(op: Operation) -> bool:
    """True if an operation ends a region, and hands its operands to the operation around it."""
    return CATALOGUE[op.name].yields


def is_jump(op: Operation) -> bool:
    """True if an operation ends a block and hands its operands to the next one."""
    return CATALOGUE[op.name].jump


def is_call(op: Operation) -> bool:
    """True if an operation calls a function, of any dialect."""
    return CATALOGUE[op.name].calls != ""


def is_func_call(op: Operation) -> bool:
    """True if an operation calls a function of core dialects."""
    return CATALOGUE[op.name].calls == "func"


def is_llvm_call(op: Operation) -> bool:
    """True if an operation calls a function of the llvm dialect."""
    return CATALOGUE[op.name].calls == "llvm"


def returns(op: Operation) -> bool:
    """True if what stands behind an operation is reached: it neither stops nor runs for ever."""
    effect = effect_of(op)
    return may_return(op) and effect.known and not effect.ordered


def may_return(op: Operation) -> bool:
    """True unless an operation is known to stop, to run for ever, or to go elsewhere."""
    return CATALOGUE[op.name].returns and not op.successors


# ---------------------------------------------------------------------- values


def is_constant(op: Operation) -> bool:
    """True if an operation has no operands and the same result wherever it stands."""
    return CATALOGUE[op.name].constant


def is_cheap(op: Operation) -> bool:
    """True if running an operation again costs less than remembering its results."""
    return CATALOGUE[op.name].cheap


def widens(op: Operation) -> bool:
    """True for casts of integers that keep the number, if the result is as wide as the operand."""
    return CATALOGUE[op.name].widens != ""


def widens_signed(op: Operation) -> bool:
    """True for casts that keep the number with its sign, if the result is as wide."""
    return CATALOGUE[op.name].widens == "signed"


def widens_unsigned(op: Operation) -> bool:
    """True for casts that keep the number without a sign, if the result is as wide."""
    return CATALOGUE[op.name].widens == "unsigned"


def is_extreme(op: Operation) -> bool:
    """True if the result is the larger or the smaller of two floats."""
    return CATALOGUE[op.name].extreme


def adds(op: Operation) -> bool:
    """True if an operation adds up floats, perhaps products."""
    return CATALOGUE[op.name].adds


def is_singular(op: Operation) -> bool:
    """True if an operation makes infinities or NaN of ordinary numbers."""
    return CATALOGUE[op.name].singular


def is_tangent_arithmetic(op: Operation) -> bool:
    """True for arithmetic of derivatives of any type, which conformances say."""
    return CATALOGUE[op.name].of_tangents


def is_linear(op: Operation) -> bool:
    """True if the results of an operation are sums of its operands: its derivative reads none."""
    return CATALOGUE[op.name].linear


def commutes(op: Operation) -> bool:
    """True if the two operands of an operation may change places."""
    return CATALOGUE[op.name].commutes


def divides(op: Operation) -> bool:
    """True for a division of integers: undefined for some divisors."""
    return CATALOGUE[op.name].divides


def is_counting(op: Operation) -> bool:
    """True for operations that counters are computed with."""
    return CATALOGUE[op.name].counting


def is_index_arithmetic(op: Operation) -> bool:
    """True for the operations that bounds, counters and addresses are made of, with constants."""
    entry = CATALOGUE[op.name]
    measures = op.name == "memref.dim" or (entry.cheap and op.name.startswith("llvm."))
    return entry.counting or entry.constant or measures


def makes_integers(op: Operation) -> bool:
    """True if an operation makes an integer of integer operands."""
    return CATALOGUE[op.name].integer


def is_exact(op: Operation) -> bool:
    """True if an operation rounds nothing: the same operands give the same bits, however and
    wherever it is compiled.
    """
    entry = CATALOGUE[op.name]
    return (
        entry.exact
        or entry.constant
        or entry.discrete
        or all(isinstance(result.type, IntegerType | IndexType) for result in op.results)
    )


def is_discrete(op: Operation) -> bool:
    """True if results change by jumps only: the derivative is zero where it exists."""
    return CATALOGUE[op.name].discrete
