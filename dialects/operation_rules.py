"""What must hold of operations that xDSL defines and checks less than upstream does, by name.

A rule raises xDSL's `VerifyException`; the strict verifier asks it behind the class's own checks,
which a rule may rely on.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import control_rules, linalg_rules, llvm_rules, memref_rules, tensor_rules, vector_rules
from .memref_rules import OperationRule

RULES: Mapping[str, OperationRule] = {
    **control_rules.RULES,
    **linalg_rules.RULES,
    **llvm_rules.RULES,
    **memref_rules.RULES,
    **tensor_rules.RULES,
    **vector_rules.RULES,
}
