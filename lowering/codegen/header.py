"""C headers for object files; `c_abi` is the contract."""

from __future__ import annotations

import re
from collections.abc import Iterable

from xdsl.dialects.builtin import MemRefType, TensorType

from .c_abi import CFunction, Parameter, Result, c_scalar, callable_from_c
from .c_records import definitions
from .signature import Signature

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


def c_header(signatures: Iterable[Signature], guard: str) -> str:
    """Prototypes of all functions that C can call, and structs of the memrefs that they return."""
    guard = re.sub(r"\W", "_", guard).upper()
    guard = f"AD_{guard}" if not guard or guard[0].isdigit() else guard
    signatures = tuple(signatures)
    functions = callable_from_c(signatures)
    kinds = [kind for f in functions for kind in (*f.signature.inputs, *f.signature.results)]
    structs = definitions(kinds, c_scalar)
    for result in (r for f in functions for r in f.results if r.rank is not None):
        name = descriptor_name(result)
        rank = result.rank
        arrays = f"\n  int64_t sizes[{rank}];\n  int64_t strides[{rank}];" if rank else ""
        structs[name] = _DESCRIPTOR.format(element=result.c_type, arrays=arrays, name=name)
    prototypes = [f"\n/* {_comment(f.signature)} */\n{_prototype(f)};\n" for f in functions]
    known = {f.signature.name for f in functions}
    others = [f"\n/* not for C: {_comment(s)} */\n" for s in signatures if s.name not in known]
    return "".join(
        [
            _TOP.format(guard=guard),
            *structs.values(),
            *prototypes,
            *others,
            _BOTTOM.format(guard=guard),
        ]
    )


def _comment(signature: Signature) -> str:
    return f"@{signature.name} : {signature}".replace("*/", "* /")


def _prototype(function: CFunction) -> str:
    words = [word for p in function.parameters for word in _declare(p)]
    for result in function.results:
        if result.name is not None:
            kind = result.c_type if result.rank is None else descriptor_name(result)
            words.append(_pointer(kind, result.name))
    returned = function.returned
    kind = "void" if returned is None else returned.c_type
    space = "" if kind.endswith("*") else " "
    return f"{kind}{space}{function.signature.name}({', '.join(words) or 'void'})"


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
