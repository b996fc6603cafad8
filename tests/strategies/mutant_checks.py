"""The tests that should notice a broken rule, as calls without pytest."""

from __future__ import annotations

import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import rule_programs

TESTS = Path(__file__).parent.parent
_ROWS = "passes/rules/test_{}_rows.py"
_REAL = (_ROWS.format("real"), "passes/rules/test_conventions.py")
_SECOND = "differentiation/test_second_order.py"
_TYPES = "types/test_rows.py"
_BOTH = "passes/rules/test_rows_in_programs.py"
FILES: dict[str, tuple[str, ...]] = {
    "arith": (*_REAL, _BOTH, _SECOND),
    "math": (*_REAL, _BOTH, _SECOND),
    "complex": (_ROWS.format("complex"), _BOTH, _SECOND),
    "vector": (_ROWS.format("vector"), _BOTH, _SECOND),
    **dict.fromkeys(("agg", "pair", "iface", "autodiff"), (_TYPES,)),
}
"""By the dialect of a rule: where its tests are, the quickest first."""


@dataclass(frozen=True)
class Check:
    """A test with its arguments."""

    test: Callable[..., None]
    arguments: tuple[tuple[str, Any], ...]
    text: str
    """Text that names the operations it is about."""

    def passes(self) -> bool:
        """True if nothing is wrong, however that shows."""
        rule_programs.program.cache_clear()
        try:
            self.test(**dict(self.arguments))
        except Exception:
            return False
        except BaseException as outcome:  # pytest.fail and pytest.skip raise what is no Exception
            if type(outcome).__module__.startswith("_pytest"):
                return type(outcome).__name__ == "Skipped"
            raise
        finally:
            # No program made by a broken rule is left for the tests that come later.
            rule_programs.program.cache_clear()
        return True

    def passes_in_child(self) -> bool:
        """The same in a process of its own, which may crash: machine code that is wrong may."""
        child = os.fork()
        if not child:
            passed = False
            try:
                passed = self.passes()
            finally:
                os._exit(0 if passed else 1)
        return os.waitpid(child, 0)[1] == 0

    def __str__(self) -> str:
        given = ", ".join(str(value) for _, value in self.arguments)
        return f"{self.test.__name__}[{given}]"


@cache
def module_of(file: str) -> ModuleType:
    """A test file as a module."""
    name = "mutated_" + Path(file).stem
    spec = importlib.util.spec_from_file_location(name, TESTS / file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def checks_in(file: str) -> list[Check]:
    """Every test of a file that takes nothing but parameters, with each of them."""
    module = module_of(file)
    # That every row is listed somewhere says nothing about what is in it.
    tests = [f for name, f in vars(module).items() if re.match("test_(?!every_.*row)", name)]
    return [check for test in tests for check in _calls(module, test)]


def _calls(module: ModuleType, test: Callable[..., None]) -> Iterator[Check]:
    marks = [m for m in getattr(test, "pytestmark", []) if m.name == "parametrize"]
    choices: list[list[list[tuple[str, Any]]]] = []
    for mark in marks:
        names, values = mark.args[:2]
        names = names.split(",") if isinstance(names, str) else list(names)
        rows = [value if len(names) > 1 else (value,) for value in values]
        choices.append([list(zip(names, row, strict=True)) for row in rows])
    source = inspect.getsource(test)
    if {n for choice in choices for n, _ in choice[0]} != set(inspect.signature(test).parameters):
        return
    for given in product(*choices):
        arguments = [pair for pairs in given for pair in pairs]
        yield Check(test, tuple(arguments), _about(module, source, arguments))


def _about(module: ModuleType, source: str, arguments: list[tuple[str, Any]]) -> str:
    words: list[str] = []
    for _, value in arguments:
        if isinstance(value, str):
            words += [f"<{value.partition('-')[0]}>", value]
            row = getattr(module, "ROWS", {}).get(value)
            words.append(getattr(row, "text", ""))
        else:
            words.append(str(value))
    return " ".join([*words, source])


def checks_of(name: str) -> list[Check]:
    """The tests about the rule of an operation."""
    dialect, _, short = name.partition(".")
    full = re.compile(rf"{re.escape(name)}(?!\w)|<{short}>|<{re.escape(name)}>")
    every = [check for file in FILES.get(dialect, ()) for check in checks_in(file)]
    return [check for check in every if full.search(check.text)]
