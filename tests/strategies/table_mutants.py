"""Wrong tables: what is said of operations and library functions, each entry broken in turn.

A table is changed in place for a while. Beside each mutant stand the programs that must go wrong
with it, few for each: those that use the entry.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from ad_opt.passes.autodiff.blas.blas_pullbacks import PULLBACKS
from ad_opt.passes.autodiff.blas.blas_pushforwards import PUSHFORWARDS
from ad_opt.passes.llvm.raising import functions
from ad_opt.passes.ops import blas_functions
from ad_opt.passes.ops.catalogue import CATALOGUE
from ad_opt.passes.ops.known_functions import KNOWN
from ad_opt.passes.ops.memory_ops import NOTHING

from effect_programs import PROGRAMS
from effect_programs import check as check_effects
from mutant_checks import Check, module_of

Table = MutableMapping[str, Any]


@dataclass(frozen=True)
class TableMutant:
    """Entries of tables that say something else; ``None`` for nothing at all."""

    key: str
    how: str
    changes: Sequence[tuple[Table, str, Any]]
    checks: Callable[[], list[Check]]
    forget: Callable[[], None] = lambda: None
    """Caches that remember the tables otherwise."""
    may_crash: bool = False
    """True if programs that go wrong may end this process."""
    never_used = False

    @property
    def label(self) -> str:
        return f"{self.key}: {self.how}"

    @contextmanager
    def applied(self) -> Iterator[None]:
        """The tables with the broken entries; afterwards they are as before, in the same order."""
        before = [(table, dict(table)) for table, _, _ in self.changes]
        try:
            for table, key, broken in self.changes:
                table.pop(key) if broken is None else table.update({key: broken})
            self.forget()
            yield
        finally:
            for table, entries in reversed(before):
                table.clear()
                table.update(entries)
            self.forget()


# BLAS -------------------------------------------------------------------------------------------

LESS = {"/": ("!",), "*": ("/", "!"), "!": ("/",)}
"""Marks that a mark is weakened to: nothing is read, or nothing written."""


def _blas_checks(name: str) -> list[Check]:
    tests = module_of("llvm/test_blas.py")

    def check() -> None:
        tests.functions.cache_clear()
        tests.on_copies.cache_clear()
        tests.check_alone(name)

    return [Check(check, (), name)] if name in tests.CBLAS else []


def _nothing(*_: Any) -> None:
    """A rule by which no derivative flows."""


def _with_marks(name: str, words: tuple[str, ...], gives: bool) -> list[tuple[Table, str, Any]]:
    """The row of a routine with other marks, and what follows from it for each of its names."""
    changes: list[tuple[Table, str, Any]] = [(blas_functions._rows(), name, (words, gives))]
    for symbol in blas_functions.symbols():
        routine = blas_functions.routine_named(symbol)
        if routine is not None and routine.name == name:
            marks = {word[:-1]: word[-1] for word in words if word[-1] in LESS}
            reads = tuple(one for one, mark in marks.items() if mark in "/*")
            writes = tuple(one for one, mark in marks.items() if mark in "*!")
            row = replace(KNOWN[symbol], reads=routine.places(reads), writes=routine.places(writes))
            changes.append((KNOWN, symbol, row))
    return changes


def blas_mutants() -> Iterator[TableMutant]:
    """Each mark of each routine, and each rule of both modes."""
    forget = blas_functions.routine_named.cache_clear
    for name, (words, gives) in blas_functions._rows().items():
        checks = partial(_blas_checks, name)
        for at, word in enumerate(words):
            for mark in LESS.get(word[-1], ()):
                less = (*words[:at], word[:-1] + mark, *words[at + 1 :])
                how = f"BLAS, {word} becomes {mark}"
                yield TableMutant(name, how, _with_marks(name, less, gives), checks, forget)
        for mode, table in (("pullback", PULLBACKS), ("pushforward", PUSHFORWARDS)):
            if name in table:
                yield TableMutant(name, f"BLAS, no {mode}", [(table, name, None)], checks)
                nothing = [(table, name, _nothing)]
                yield TableMutant(name, f"BLAS, {mode} gives nothing", nothing, checks)


# The rows of `raise-llvm` -----------------------------------------------------------------------


@cache
def _raised_cases() -> Any:
    return module_of("passes/llvm/test_raise_llvm_operations.py")


def _value_checks(name: str) -> list[Check]:
    tests = _raised_cases()
    here = re.compile(rf"{re.escape(name)}(?![\w.])")
    numbers = [n for n, case in enumerate(tests.CASES) if here.search(case.text(n))]
    return [Check(tests.agrees_alone, (("number", n),), name) for n in numbers[:4]]


def raise_mutants() -> Iterator[TableMutant]:
    """Each row of values, which does what its neighbour does."""
    rows, tests = functions.handlers(), _raised_cases()
    for table in functions.TABLES:
        names = list(table.HANDLERS)
        for name, other in zip(names, [*names[1:], *names[:1]], strict=True):
            tried = _value_checks(name) and not tests.NOT_VALUES.fullmatch(name[len("llvm.") :])
            if tried and rows[name] is not rows[other]:
                how = f"raised as {other}"
                changes = [(rows, name, rows[other])]
                checks = partial(_value_checks, name)
                yield TableMutant(name, how, changes, checks, may_crash=True)


# Effects of the llvm dialect ----------------------------------------------------------------------


def _effect_checks(name: str) -> list[Check]:
    return [
        Check(check_effects, (("what", what),), name)
        for what, program in PROGRAMS.items()
        if name in program.about
    ]


def effect_mutants() -> Iterator[TableMutant]:
    """Each fact about an operation of the llvm dialects, left out."""
    CATALOGUE.read_all()
    for name, entry in [*CATALOGUE.items()]:
        row = entry.effect
        if row is None or not name.startswith(("llvm.", "llvm_ext.")):
            continue
        for fact in ("reads", "writes", "keeps", "frees", "allocates", "views", "ordered"):
            stated, nothing = getattr(row, fact), getattr(NOTHING, fact)
            if stated is not nothing and stated != nothing:
                less = replace(entry, effect=replace(row, **{fact: nothing}))
                how, checks = f"effects, {fact} left out", partial(_effect_checks, name)
                yield TableMutant(name, how, [(CATALOGUE, name, less)], checks)


def table_mutants() -> Iterator[TableMutant]:
    """Every table here, broken in every way."""
    yield from blas_mutants()
    yield from raise_mutants()
    yield from effect_mutants()
