"""The catalogue: one entry an operation, of operations that there are, without contradictions."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.core.memref.coinciding import VIEWS
from ad_opt.dialects.support.ir.branch_arguments import BRANCH_OPERANDS
from ad_opt.passes.ops import catalogue
from ad_opt.passes.ops.catalogue import CATALOGUE, effect_of, entry_of, register_entry, views_of
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import NOTHING
from ad_opt.passes.rules.registry import default_rules
from xdsl.dialects.test import TestOp as AnyOp
from xdsl.traits import IsTerminator

FILES = sorted({*catalogue._FILES.values()})  # pyright: ignore[reportPrivateUsage]


def _entries() -> list[Entry]:
    return [
        entry
        for file in FILES
        for entry in import_module(f"ad_opt.passes.ops.entries.{file}").ENTRIES
    ]


def test_an_operation_has_one_entry():
    counts = Counter(entry.name for entry in _entries())
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_entry_is_of_an_operation():
    context = make_context()
    unknown = [e.name for e in _entries() if context.get_optional_op(e.name) is None]
    assert unknown == []


def test_a_file_has_the_entries_of_its_dialects():
    for file in FILES:
        for entry in import_module(f"ad_opt.passes.ops.entries.{file}").ENTRIES:
            dialect = entry.name.partition(".")[0]
            assert catalogue._FILES[dialect] == file  # pyright: ignore[reportPrivateUsage]


def test_facts_do_not_contradict_each_other():
    for entry in _entries():
        assert entry.loop or not (entry.counted or entry.parallel), entry.name
        assert not (entry.loop and entry.once), entry.name
        assert not (entry.cheap and entry.calls), entry.name
        if entry.loads or entry.stores is not None or entry.moves or entry.fills:
            assert entry.effect is not None, entry.name
        if entry.cheap and entry.effect is not None:
            writes = entry.effect.writes is not NOTHING.writes
            changes = writes or entry.effect.ordered or entry.effect.allocates
            assert not changes, entry.name


@pytest.mark.parametrize("dialect", ["scf", "cf", "affine", "memref", "func"])
def test_what_ends_a_block_hands_something_on(dialect: str):
    """A terminator that nobody knows would end the flow of derivatives through its region."""
    for op in make_context().get_dialect(dialect).operations:
        if op.has_trait(IsTerminator, value_if_unregistered=False):
            entry = CATALOGUE[op.name]
            handed = entry.forwards is not None or entry.effect is NOTHING
            assert handed, op.name


def test_jumps_say_what_they_pass_on():
    for entry in _entries():
        assert not entry.jump or entry.name in BRANCH_OPERANDS, entry.name


def test_dialects_know_the_views_of_the_catalogue():
    """They cannot ask it: it is built on them."""
    known = {name for name in VIEWS if name.startswith("memref.")}
    # It gives a buffer of one element, which shares nothing but with this one.
    assert views_of("memref") == known | {"memref.extract_strided_metadata"}


def test_an_operation_that_nobody_knows_may_do_anything():
    op = AnyOp()
    assert not effect_of(op).known
    allowed = {
        name
        for name in Entry.__dataclass_fields__
        if name not in ("name", "effect", "returns") and getattr(entry_of(op), name)
    }
    assert allowed == set()


def test_a_third_party_enters_an_operation(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(CATALOGUE, "test.op", raising=False)
    register_entry(Entry(name="test.op", effect=NOTHING, cheap=True))
    try:
        assert effect_of(AnyOp()) is NOTHING
        assert entry_of(AnyOp()).cheap
    finally:
        del CATALOGUE["test.op"]


def test_linear_operations_have_derivatives_that_read_nothing():
    """Both ways: of arithmetic on floats, all whose rule reads nothing are entered as linear."""
    rules = default_rules()
    of_numbers = [rule for rule in rules if rule.name.startswith(("arith.", "complex."))]
    reads_nothing = {rule.name for rule in of_numbers if not rule.needs(AnyOp(), [0, 1])}
    bits = {"arith.bitcast", "complex.bitcast"}  # refused where a float is on either side
    assert {entry.name for entry in _entries() if entry.linear} == reads_nothing - bits
