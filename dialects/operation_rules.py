"""Rules by name for operations that xDSL defines and checks less than upstream does.

A rule raises xDSL's `VerifyException`; the strict verifier asks it behind the class's own checks,
which a rule may rely on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .core.memref.memref_rules import OperationRule

MODULES: Mapping[str, tuple[str, ...]] = {
    "affine": ("core.control_rules", "core.affine.affine_rules"),
    "arith": ("core.tensor_rules",),
    "bufferization": ("core.tensor_rules",),
    "builtin": ("core.control_rules",),
    "cf": ("core.control_rules",),
    "func": ("core.control_rules",),
    "linalg": ("core.linalg.linalg_rules",),
    "llvm": ("llvm.rules.llvm_rules",),
    "math": ("core.tensor_rules",),
    "memref": ("core.memref.memref_rules",),
    "scf": ("core.control_rules",),
    "tensor": ("core.tensor_rules",),
    "vector": ("core.vector.vector_rules",),
}
"""Modules with the rules of each dialect; later ones rely on what earlier ones have found."""


@cache
def rules_of(name: str) -> tuple[OperationRule, ...]:
    """The rules for an operation. Each is judged apart: most look at nothing but its form."""
    found: list[OperationRule] = []
    for path in MODULES.get(name.partition(".")[0], ()):
        rules = import_module(f".{path}", __package__).RULES.get(name, ())
        found += rules if isinstance(rules, tuple) else (rules,)
    return tuple(found)
