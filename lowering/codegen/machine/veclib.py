"""Vector versions of the C mathematics library, where the system has them.

LLVM vectorises a loop that calls ``exp`` when the declaration says which vector functions stand for
it (``vector-function-abi-variant``). glibc's libmvec has them for x86-64 (2, 4 and 8 lanes) and,
from 2.38, for AArch64. Errors are at most 4 ulp by its own account, 2 ulp as measured.
"""

from __future__ import annotations

import re
from functools import cache

import llvmlite.binding as llvm
from ad_opt.dialects.support.names.runtime_names import ERRNO_ADDRESSES

UNARY = (
    "exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh "
    "asinh acosh atanh erf erfc cbrt"
).split()
BINARY = "pow atan2 hypot".split()

_ISAS = {"x86_64": (("b", 128), ("d", 256), ("e", 512)), "aarch64": (("n", 128),)}
_PURE = 'nounwind willreturn memory(none) "vector-function-abi-variant"="{variants}"'
_DECLARATION = re.compile(r'^declare ([^@\n]*)@"?(\w+)"?\(([^)\n]*)\)([^\n]*)$', re.M)


@cache
def available() -> bool:
    """True if libmvec can be loaded into this process."""
    try:
        llvm.load_library_permanently("libmvec.so.1")
    except RuntimeError:
        return False
    return True


@cache
def variants(name: str, architecture: str) -> tuple[tuple[str, int], ...]:
    """Names and lane counts of the vector versions of a scalar function that really exist."""
    single = name.endswith("f") and name != "erf"
    stem = name[:-1] if single else name
    if (stem not in UNARY and stem not in BINARY) or not available():
        return ()
    arguments = "vv" if stem in BINARY else "v"
    found: list[tuple[str, int]] = []
    for letter, bits in _ISAS.get(architecture, ()):
        lanes = bits // (32 if single else 64)
        symbol = f"_ZGV{letter}N{lanes}{arguments}_{name}"
        if llvm.address_of_symbol(symbol):
            found.append((symbol, lanes))
    return tuple(found)


def with_veclib(text: str, architecture: str) -> str:
    """LLVM IR text in which declarations of libm functions name their vector versions."""
    if "@llvm.compiler.used" in text:
        return text
    if any(f"@{name}(" in text for name in ERRNO_ADDRESSES):
        return text  # what libm's functions leave in errno may be looked at
    extra: dict[str, str] = {}

    def annotate(found: re.Match[str]) -> str:
        name = found.group(2)
        have = variants(name, architecture)
        scalar = "float" if name.endswith("f") and name != "erf" else "double"
        types = [given.split(" ", 1)[0] for given in found.group(3).split(", ")]
        takes = [scalar] * (2 if have and "vv_" in have[0][0] else 1)
        if not have or found.group(1).split()[-1:] != [scalar] or types != takes:
            return found.group(0)
        for symbol, lanes in have:
            vector = f"<{lanes} x {scalar}>"
            arguments = ", ".join([vector] * (2 if "vv_" in symbol else 1))
            extra[symbol] = f"declare {vector} @{symbol}({arguments})"
        listed = ",".join(f"{symbol}({symbol})" for symbol, _ in have)
        return f"{found.group(0)} {_PURE.format(variants=listed)}"

    text = _DECLARATION.sub(annotate, text)
    if not extra:
        return text
    # Kept alive until the vectoriser runs; nothing refers to them before.
    used = ", ".join(f"ptr @{symbol}" for symbol in extra)
    keep = (
        f"@llvm.compiler.used = appending global [{len(extra)} x ptr] [{used}], "
        'section "llvm.metadata"'
    )
    return "\n".join([text, *extra.values(), keep, ""])
