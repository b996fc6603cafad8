"""What must hold of operations that xDSL defines and checks less than upstream does, by name.

A rule raises xDSL's `VerifyException`; the strict verifier asks it behind the class's own checks,
which a rule may rely on.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import memref_rules
from .memref_rules import OperationRule

RULES: Mapping[str, OperationRule] = {**memref_rules.RULES}
