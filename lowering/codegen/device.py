"""Mathematics for targets without a C library.

On NVPTX and AMDGPU nothing provides ``exp``, and ``llvm.exp.*`` makes LLVM end the process. Before
code is made for them, calls of either become calls of bodies that are linked in. What has none is
AD0404.
"""

from __future__ import annotations

import re

from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError

from .optimize import parse_llvm
from .target import TargetInfo

_INTRINSIC = re.compile(r"@llvm\.(\w+)\.(f16|f32|f64|v\d+f\d+)\b")
_EXPANDED = (
    "exp exp2 exp10 log log2 log10 sin cos tan asin acos atan sinh cosh tanh pow atan2".split()
)
_LIBM = {
    *_EXPANDED,
    *"expm1 log1p cbrt hypot erf erfc asinh acosh atanh fmod tgamma lgamma".split(),
}


def expand_math(text: str, info: TargetInfo) -> str:
    """LLVM IR text without calls that the target cannot serve."""
    text = _INTRINSIC.sub(_as_libm, text)
    module = parse_llvm(text)
    missing = [
        function.name
        for function in module.functions
        if function.is_declaration and _stem(function.name) in _LIBM
    ]
    if missing:
        raise _unsupported(missing, info)
    return text


def _stem(name: str) -> str:
    if (found := re.fullmatch(r"llvm\.(\w+)\.\w+", name)) is not None:
        return found.group(1) if found.group(1) in _EXPANDED else ""
    return name[:-1] if name.endswith("f") and name != "erf" else name


def _as_libm(found: re.Match[str]) -> str:
    name, kind = found.groups()
    if name not in _EXPANDED or kind not in ("f32", "f64"):
        return found.group(0)
    return f"@{name}{'f' if kind == 'f32' else ''}"


def _unsupported(names: list[str], info: TargetInfo) -> DiagnosticError:
    return DiagnosticError(
        *(
            Diagnostic(
                "AD0404",
                f"`{name}` is called, but `{info.triple}` has no mathematics library",
                help="replace the operation by arithmetic before lowering",
            )
            for name in names
        )
    )
