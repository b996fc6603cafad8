"""Run what forward mode makes: tangents of a function, flat as the oracles give them."""

from __future__ import annotations

from typing import Any

import numpy as np
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager

from derivatives import copies, flat, is_float


def forward_module(text: str, name: str, options: str = "", before: str = "") -> Any:
    """The module with ``@<name>_jvp``."""
    prefix = before + "," if before else ""
    return transformed(text, f"{prefix}differentiate{{function={name} mode=forward{options}}}")


def interleaved(arguments: list[Any], tangents: list[Any]) -> tuple[list[Any], list[Any]]:
    """Arguments as ``@f_jvp`` takes them, and the tangent arrays; equal arrays stay equal."""
    found: list[Any] = []
    shadows: dict[int, Any] = {}
    fresh = copies(arguments)
    for value, tangent in zip(fresh, tangents, strict=True):
        found.append(value)
        if isinstance(value, np.ndarray) and is_float(value):
            found.append(shadows.setdefault(id(value), tangent.astype(value.dtype)))
        elif is_float(value):
            found.append(np.asarray(value).dtype.type(tangent))
    return found, list(shadows.values())


def jvp(call: Any, arguments: list[Any], tangents: list[Any]) -> np.ndarray[Any, Any]:
    """Tangents of the float results and of the float arrays, flat."""
    given, shadows = interleaved(arguments, tangents)
    found = call(*given)
    found = found if isinstance(found, tuple) else (found,)
    floats = [value for value in found if is_float(value)]
    return np.concatenate([np.zeros(0), *map(flat, [*floats[len(floats) // 2 :], *shadows])])


def interpreted(module: Any, name: str) -> Any:
    """A function of a module, run by the reference interpreter."""
    return lambda *arguments: run_function(module, name, list(arguments))


def transformed(text: str, line: str) -> Any:
    """The module after the passes of ``line``, verified."""
    context = make_context()
    module = parse_module(context, text, "in.mlir")
    PassManager.parse(context, line + ",verify-strict").run(module)
    module.verify()
    return module
