"""First derivatives of the acceptance programs, as programs to be differentiated once more."""

from __future__ import annotations

from typing import Any

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from xdsl.dialects.builtin import ComplexType, MemRefType, VectorType
from xdsl.ir import Attribute

import ad_opt
from derivative_cases import Case, cases
from derivatives import is_float
from forward_runs import transformed


def first_cases() -> list[Case]:
    """One case a program, of those in f64: in narrower types second derivatives are rounding."""
    labels = tuple("123456789")
    return [case for case in cases() if case.step and not case.label.endswith(labels)]


def pulled_back(case: Case) -> Case | None:
    """The case of ``@<name>_vjp``: shadows that are not zero, a cotangent for each result.

    ``None`` if the program has no derivative in reverse mode.
    """
    line = f"request-derivative{{function={case.name} kind=vjp}},differentiate"
    try:
        text = str(transformed(case.text, line))
    except DiagnosticError:
        return None
    types = {
        op.sym_name.data: op.function_type
        for op in ad_opt.load(text).module.ops
        if op.name == "func.func"
    }
    name = f"{case.name}_vjp"

    def arguments() -> list[Any]:
        found: list[Any] = []
        shadows: dict[int, Any] = {}
        for value, type in zip(case.arguments(), types[case.name].inputs, strict=True):
            found.append(value)
            if isinstance(type, MemRefType) and is_float(value):
                found.append(shadows.setdefault(id(value), np.full_like(value, 0.3)))
        return [*found, *map(_cotangent, types[name].inputs.data[len(found) :])]

    return Case(name, arguments, case.label, text, case.step, case.rtol)


def _cotangent(type: Attribute) -> Any:
    if isinstance(type, VectorType):
        return np.full(type.get_shape(), 0.7)
    return 0.7 + 0.2j if isinstance(type, ComplexType) else 0.7
