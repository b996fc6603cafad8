"""Rules by name for operations that xDSL defines and checks less than upstream does.

A rule raises xDSL's `VerifyException`; the strict verifier asks it behind the class's own checks,
which a rule may rely on.
"""

from __future__ import annotations

from collections.abc import Mapping

from .core import (
    affine_rules,
    control_rules,
    linalg_rules,
    memref_rules,
    tensor_rules,
    vector_rules,
)
from .core.memref_rules import OperationRule
from .llvm import rules as llvm_rules

_PLAIN = (control_rules, affine_rules, linalg_rules, memref_rules, tensor_rules, vector_rules)


def _of(name: str) -> tuple[OperationRule, ...]:
    """In the order of the modules: later ones rely on what earlier ones have found."""
    return tuple(rules.RULES[name] for rules in _PLAIN if name in rules.RULES)


RULES: Mapping[str, tuple[OperationRule, ...]] = {
    **{name: _of(name) for rules in _PLAIN for name in rules.RULES},
    **llvm_rules.RULES,
}
"""Each operation's rules are judged apart: most look at nothing but its form."""
