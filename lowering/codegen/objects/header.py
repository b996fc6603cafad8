"""C headers for object files; `c_abi` is the contract."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic
from ad_opt.dialects.support.diagnostics.warnings import warn
from ad_opt.dialects.support.names.runtime_names import ARENA_RELEASE
from ad_opt.lowering.codegen.machine.blas import LIBRARIES
from ad_opt.lowering.codegen.machine.signature import Signature
from xdsl.dialects.builtin import MemRefType, TensorType

from .c_abi import CFunction, Parameter, Result, c_scalar, callable_from_c
from .c_records import C_WORDS, definitions

_TOP = """\
#ifndef {guard}
#define {guard}

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif
"""

_BOTTOM = """
#ifdef __cplusplus
}}
#endif

#endif /* {guard} */
"""

_DESCRIPTOR = """
/* Element i, j, ... lies at aligned[offset + i * strides[0] + j * strides[1] + ...].
   Free `allocated`, unless it is null or belongs to an argument. */
typedef struct {{
  {element} *allocated;
  {element} *aligned;
  int64_t offset;{arrays}
}} {name};
"""


def descriptor_name(result: Result) -> str:
    """The name of the struct that describes a returned memref."""
    element = re.sub(r"\W+", "_", result.c_type).strip("_")
    return f"ad_memref_{element}_{result.rank}d"


LIBMVEC = "Link with -lmvec -lm: loops call the vector functions of glibc."
APART = "No two buffers that are passed to one of these functions may share memory."
MEMORY = {
    "left": "Buffers that a function overwrites hold afterwards what it leaves there.",
    "discarded": "Buffers that a function overwrites hold anything afterwards.",
}
"""Notes for all functions of a header."""

_OF_LIBM = (
    "acos acosh asin asinh atan atan2 atanh cbrt cos cosh erf erfc exp exp2 exp10 expm1 fma fmod "
    "frexp hypot ldexp lgamma log log10 log1p log2 pow remainder sin sinh tan tanh tgamma"
).split()
_DECLARED = re.compile(r"^declare [^@\n]*@([\w.]+)\(", re.MULTILINE)


def libraries(text: str, library: str = "none", *, vectors: bool = False) -> str | None:
    """Say which libraries the code of LLVM IR is to be linked with, by what it calls.

    ``library`` is that for products of matrices; `LIBMVEC` is said, too, if it has ``vectors``.
    """
    names = _DECLARED.findall(text)
    plain = {name.removeprefix("llvm.").split(".")[0] for name in names}
    blas = "-lcblas" if library == "none" else LIBRARIES[library].link
    found = [blas] if any(name.startswith(("cblas_", "scipy_cblas_")) for name in plain) else []
    found += ["-lblas"] if any(re.fullmatch("[sd](gemm|gemv|dot|axpy)_", n) for n in plain) else []
    if not vectors and any(name in plain or f"{name}f" in plain for name in _OF_LIBM):
        found.append("-lm")
    return f"Link with {' '.join(found)}." if found else None


def c_header(
    signatures: Iterable[Signature],
    guard: str,
    notes: Iterable[str] = (),
    tags: Iterable[str] = (),
) -> str:
    """Prototypes of all functions that C can call, and structs of the memrefs that they return.

    The ``notes`` stand above them. ``tags`` are those of structs that the caller's own headers
    define.
    """
    guard = re.sub(r"\W", "_", guard).upper()
    guard = f"AD_{guard}" if not guard or guard[0].isdigit() else guard
    signatures = tuple(signatures)
    functions = [f for f in callable_from_c(signatures) if _is_c_name(f.signature.name)]
    kinds = [kind for f in functions for kind in (*f.signature.inputs, *f.signature.results)]
    structs = definitions(kinds, c_scalar)
    for result in (r for f in functions for r in f.results if r.rank is not None):
        name = descriptor_name(result)
        rank = result.rank
        arrays = f"\n  int64_t sizes[{rank}];\n  int64_t strides[{rank}];" if rank else ""
        structs[name] = _DESCRIPTOR.format(element=result.c_type, arrays=arrays, name=name)
    prototypes = [f"\n{_about(f)}\n{_prototype(f)};\n" for f in functions]
    known = {f.signature.name for f in functions}
    others = [f"\n/* not for C: {comment(s)} */\n" for s in signatures if s.name not in known]
    for signature in signatures:
        if not _is_c_name(signature.name):
            _warn(signature)
    return "".join(
        [
            _TOP.format(guard=guard),
            *(f"\n/* {note} */\n" for note in notes),
            *(f"\nstruct {tag};\n" for tag in tags),
            *structs.values(),
            *prototypes,
            *others,
            _BOTTOM.format(guard=guard),
        ]
    )


def _is_c_name(name: str) -> bool:
    return re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII) is not None and name not in C_WORDS


def _warn(signature: Signature) -> None:
    warn(
        Diagnostic(
            "AD0406",
            f"`@{_plain(signature.name)}` is left out of the header: C has no such name",
            signature.location,
            severity="warning",
            help="rename it, or declare it by hand with an `asm` label",
        )
    )


def _plain(text: str) -> str:
    """Text that ends no comment and begins no line."""
    printable = (c if c.isprintable() else f"\\{ord(c):02X}" for c in text)
    return "".join(printable).replace("*/", "* /").replace("/*", "/ *")


def comment(signature: Signature) -> str:
    """A signature as a comment of one line."""
    return _plain(f"@{signature.name} : {signature}")


_KINDS = {
    "grad": "the gradient of {0}",
    "value_and_grad": "the value of {0} and its gradient",
    "vjp": "{0}, and what a change of its results means for its arguments (reverse mode)",
    "jvp": "{0}, and its change along a direction (forward mode)",
    "hvp": "the change of the gradient of {0} along a direction",
    "jacobian": "{0} and its derivatives by each argument",
}

_ROLES = {
    "shadow": "as large as `{of}`: the gradient by it is added here; begin with zeros",
    "tangent": "the direction: how `{of}` changes",
    "cotangent": "the derivative of what you want by the result `{of}`",
}
_FRESH = "as large as `{of}`: the gradient by it is written here, whatever is there"
_EXTENT = "{extent} elements, which are all that is used, and all there"
_SEED = (
    "as large as `{of}`: before, the derivative of what you want by its contents afterwards; "
    "then by its contents before"
)
_MOVING = "as large as `{of}`: how its contents change, before and afterwards"


def _about(function: CFunction) -> str:
    """The comment above a prototype."""
    lines = about(function)
    return "\n".join(["/* " + lines[0], *(f"   {line}" for line in lines[1:])]) + " */"


def about(function: CFunction) -> list[str]:
    """Lines about a function: which derivative it is, and its parameters and results."""
    signature = function.signature
    text = comment(signature)
    if signature.name == ARENA_RELEASE:
        return ["Frees the memory that gradients keep for the next call."]
    if signature.derivative is None or not signature.notes:
        return [text]
    kind, _, primal = signature.derivative.partition(" of ")
    lines = [f"{signature.name}: {_KINDS.get(kind, kind).format(f'`{primal}`')}."]
    lines += [
        f"  {parameter.name}: {line}"
        for parameter, line in zip(function.parameters, _notes(function, kind), strict=True)
        if line
    ]
    if (returned := function.returned) is not None:
        lines.append(f"  returns {_result(signature, 0, returned)}")
    for index, result in enumerate(function.results):
        if result.name is not None:
            star = "*" if result.length is None else ""
            lines.append(f"  {star}{result.name}: {_result(signature, index, result)}")
    return [_plain(line) for line in lines]


def _notes(function: CFunction, kind: str) -> list[str]:
    """A line for each parameter that is not just one of the function's own."""
    found: list[str] = []
    for note, parameter in zip(function.signature.notes, function.parameters, strict=True):
        if note.of is None:
            found.append(_EXTENT.format(extent=note.extent) if note.extent else "")
            continue
        if note.role == "cotangent":
            of = function.signature.names[note.of] or f"result{note.of}"
        else:
            of = function.parameters[note.of].name
        text = _FRESH if note.fresh else _ROLES[note.role]
        if parameter.c_type.endswith("*"):
            owner = function.signature.notes[note.of]
            if note.role == "tangent":
                text = _MOVING
            elif not owner.read_only and kind == "vjp":
                text = _SEED
        found.append(text.format(of=of))
    return found


def _result(signature: Signature, index: int, result: Result) -> str:
    name = (signature.names[index] if signature.names else "") or f"result {index}"
    if result.length is not None:
        return "the derivatives of " + f"`{name.removesuffix('_tangent')}` by each float"
    if name.endswith("_tangent"):
        return f"the change of `{name.removesuffix('_tangent')}`"
    if name.startswith("d"):
        return f"the derivative by `{name[1:]}`"
    return "the value" if name == "value" else f"`{name}`"


def _prototype(function: CFunction) -> str:
    words = [word for p in function.parameters for word in _declare(p)]
    for result in function.results:
        if result.name is not None:
            kind = result.c_type if result.rank is None else descriptor_name(result)
            words.append(_array(result) if result.length else _pointer(kind, result.name))
    returned = function.returned
    kind = "void" if returned is None else returned.c_type
    space = "" if kind.endswith("*") else " "
    return f"{kind}{space}{function.signature.name}({', '.join(words) or 'void'})"


def _array(result: Result) -> str:
    return f"{result.c_type} {result.name}[{result.length}]"


def _pointer(kind: str, name: str) -> str:
    return f"{kind}*{name}" if kind.endswith("*") else f"{kind} *{name}"


def _declare(parameter: Parameter) -> list[str]:
    if parameter.buffer is None:
        if parameter.by_pointer:
            return [_pointer(f"const {parameter.c_type}", parameter.name)]
        space = "" if parameter.c_type.endswith("*") else " "
        return [f"{parameter.c_type}{space}{parameter.name}"]
    assert isinstance(parameter.kind, MemRefType | TensorType)
    const = "const " if isinstance(parameter.kind, TensorType) else ""
    sizes = [f"int64_t {parameter.name}_{part}" for part in parameter.buffer.open_parts()]
    return [_pointer(const + parameter.c_type, parameter.name), *sizes]
