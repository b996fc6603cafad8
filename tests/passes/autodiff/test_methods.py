"""The methods of operations: one row each, of operations that there are, with reasons for gaps."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest
from ad_opt.dialects import make_context
from ad_opt.passes.autodiff.operations import table
from ad_opt.passes.autodiff.operations.table import all_methods
from ad_opt.passes.ops import catalogue
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import default_rules

FILES = table._FILES  # pyright: ignore[reportPrivateUsage]
ENTRY_FILES = catalogue._FILES  # pyright: ignore[reportPrivateUsage]


def test_an_operation_has_one_row_in_the_file_of_its_dialect():
    names: Counter[str] = Counter()
    for file in {*FILES.values()}:
        rows: list[Methods] = import_module(f"ad_opt.passes.autodiff.operations.{file}").METHODS
        names.update(row.name for row in rows)
        assert {FILES[row.name.partition(".")[0]] for row in rows} == {file}
    assert [name for name, count in names.items() if count > 1] == []


def test_every_row_is_of_an_operation():
    context = make_context()
    assert [r.name for r in all_methods() if context.get_optional_op(r.name) is None] == []


@pytest.mark.parametrize("row", all_methods(), ids=lambda row: row.name)
def test_what_is_missing_has_a_reason(row: Methods):
    """A derivative forward and none in reverse mode would be a gradient of zero."""
    assert not (row.double and row.forward and row.remember)
    forward = row.forward or row.double
    assert (forward is None) <= (row.no_reverse == "")
    if forward is not None:
        assert (row.reverse is None) == (row.no_reverse != "")
    if row.reverse is None:
        assert row.remember is None or row.no_reverse


@pytest.mark.parametrize(
    "dialect", ["scf", "affine", "cf", "memref", "vector", "linalg", "llvm", "llvm_ext"]
)
def test_what_touches_memory_or_hands_values_on_has_methods(dialect: str):
    """An operation with an effect or regions has methods, a rule, or is refused by name."""
    known = {row.name for row in all_methods()} | {"llvm.intr.memset.inline"}  # becomes a memset
    rules = default_rules()
    table: list[Entry] = import_module(f"ad_opt.passes.ops.entries.{ENTRY_FILES[dialect]}").ENTRIES
    for entry in table:
        name = entry.name
        if name.startswith(f"{dialect}.") and entry.effect and not entry.effect.is_silent:
            assert name in known or rules.find(name) or rules.is_inactive(name), name
