"""Mathematics for targets without a C library.

On NVPTX and AMDGPU nothing provides ``exp``, and ``llvm.exp.*`` makes LLVM end the process. Before
code is made for them, calls of either become calls of the bodies in `device_math`, which are linked
in. What has none is AD0404.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.machine.optimize import parse_llvm
from ad_opt.lowering.codegen.machine.target import TargetInfo

from .device_math import BINARY, TABLE, UNARY
from .formula import DECLARATIONS, Formula, definition

_INTRINSIC = re.compile(r"llvm\.(\w+)\.(f32|f64)")
_WITHOUT_BODY = frozenset("erf erfc tgamma lgamma fmod remainder".split())
"""Functions of libm that are no symbol of a user's but have no body here."""
_PREFIX = "ad.math."


def expand_math(text: str, info: TargetInfo) -> str:
    """LLVM IR text without calls that the target cannot serve."""
    module = parse_llvm(text)
    bodies: dict[str, str] = {}
    missing: list[str] = []
    for function in list(module.functions):
        if not function.is_declaration:
            continue
        name = function.name
        found = _known(name)
        if found is not None:
            stem, single = found
            own = f"{_PREFIX}{name}"
            function.name = own
            formula, count = _formula(stem)
            bodies[own] = definition(own, formula, count, single)
        elif _is_mathematics(name):
            missing.append(name)
    if missing:
        raise _unsupported(missing, info)
    if not bodies:
        return text
    module.link_in(parse_llvm("\n".join([TABLE, DECLARATIONS, *bodies.values()])))
    for name in bodies:
        module.get_function(name).linkage = llvm.Linkage.internal
    return str(module)


def _formula(stem: str) -> tuple[Formula, int]:
    return (UNARY[stem], 1) if stem in UNARY else (BINARY[stem], 2)


def _known(name: str) -> tuple[str, bool] | None:
    """Return the body that stands for a function, and True if it is for ``float``."""
    if (found := _INTRINSIC.fullmatch(name)) is not None:
        stem, single = found.group(1), found.group(2) == "f32"
    elif name in UNARY or name in BINARY:
        return name, False
    else:
        stem, single = name.removesuffix("f"), name.endswith("f")
        if not single:
            return None
    return (stem, single) if stem in UNARY or stem in BINARY else None


def _is_mathematics(name: str) -> bool:
    if name.startswith("llvm."):
        return name.split(".")[1] in {*UNARY, *BINARY, "powi", "sincos", "ldexp", "frexp"}
    return name in _WITHOUT_BODY or name.removesuffix("f") in _WITHOUT_BODY


def _unsupported(names: list[str], info: TargetInfo) -> DiagnosticError:
    return DiagnosticError(
        *(
            Diagnostic(
                "AD0404",
                f"`{name}` is called, but `{info.triple}` has no function for it",
                help="replace the operation by arithmetic before lowering",
            )
            for name in names
        )
    )
