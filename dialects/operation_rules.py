"""What must hold of operations that xDSL defines and checks less than upstream does, by name.

A rule raises xDSL's `VerifyException`; the strict verifier asks it behind the class's own checks,
which a rule may rely on.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import control_rules, linalg_rules, llvm_rules, memref_rules, tensor_rules, vector_rules
from .memref_rules import OperationRule

RULES: Mapping[str, tuple[OperationRule, ...]] = {
    **{
        name: (rule,)
        for rules in (control_rules, linalg_rules, memref_rules, tensor_rules, vector_rules)
        for name, rule in rules.RULES.items()
    },
    **llvm_rules.RULES,
}
"""Each operation's rules are judged apart: most look at nothing but its form."""
