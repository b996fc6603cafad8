"""The rules of all operations, by name."""

from __future__ import annotations

from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import Rule

from . import rules_calls, rules_control, rules_integers, rules_memory

RULES: dict[str, Rule] = {
    **rules_integers.RULES,
    **rules_memory.RULES,
    **rules_control.RULES,
    **rules_calls.RULES,
}
"""Rules by operation for its operands and results; operations without one say nothing."""
