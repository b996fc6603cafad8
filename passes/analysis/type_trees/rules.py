"""The rules of all operations, by name."""

from __future__ import annotations

from . import rules_calls, rules_control, rules_integers, rules_memory
from .fixpoint import Rule

RULES: dict[str, Rule] = {
    **rules_integers.RULES,
    **rules_memory.RULES,
    **rules_control.RULES,
    **rules_calls.RULES,
}
"""Rules by operation for its operands and results; operations without one say nothing."""
