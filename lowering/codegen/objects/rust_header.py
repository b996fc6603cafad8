"""Declarations for Rust: an ``extern "C"`` block, and structs as C lays them out.

    #[repr(C)]
    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Model { pub a: f64, pub b: f64 }

    unsafe extern "C" {
        pub fn misfit_grad(model: *const Model, dmodel: *mut Model, n: i32);
    }

Put it into a module of its own: ``mod grad { include!("model_grad.rs"); }``. What has no such type
is named in a comment; `header` is the same for C.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.llvm_import.source_types import Array, Number, SourceType, Struct
from xdsl.dialects.builtin import MemRefType, TensorType

from .c_abi import CFunction, Parameter, callable_from_c
from .header import about, comment, descriptor_name

_WORDS = frozenset(
    "as async await break const continue crate dyn else enum extern false fn for if impl in let "
    "loop match mod move mut pub ref return self static struct super trait true type unsafe use "
    "where while box do final macro override priv try typeof unsized virtual yield".split()
)
_NAMES = {
    "double": "f64",
    "float": "f32",
    "bool": "bool",
    "char": "core::ffi::c_char",
    "void": "core::ffi::c_void",
    **{f"{u}int{n}_t": f"{u or 'i'}{n}" for u in ("", "u") for n in (8, 16, 32, 64)},
}
_STRUCT = (
    "#[repr(C)]\n#[derive(Clone, Copy, Debug{more})]\n#[allow(dead_code, non_camel_case_types)]\n"
)


class _NoType(Exception):
    """A type has no counterpart in Rust."""


def rust_header(
    signatures: Iterable[Signature],
    structs: Mapping[str, Struct] | None = None,
    notes: Iterable[str] = (),
) -> str:
    """Declarations of all functions that C can call; ``structs`` are those of the source."""
    signatures = tuple(signatures)
    layouts = {tag: _layout(one) for tag, one in (structs or {}).items()}
    known = {f"struct {tag}": tag for tag, text in layouts.items() if text is not None}
    used: dict[str, str] = {}
    functions: list[str] = []
    left: list[str] = []
    callable_ = {one.signature.name: one for one in callable_from_c(signatures)}
    for signature in signatures:
        function = callable_.get(signature.name)
        try:
            if function is None or not signature.name.isidentifier():
                raise _NoType
            functions.append(_function(function, known, used))
        except _NoType:
            left.append(f"\n// not for Rust: {comment(signature)}\n")
    for c_name, tag in known.items():
        if any(re.search(rf"\b{tag}\b", text) for text in functions):
            used[c_name] = layouts[tag] or ""
    block = (
        '#[allow(dead_code)]\nunsafe extern "C" {\n' + "\n".join(functions) + "}\n"
        if functions
        else ""
    )
    head = "// Written by ad-opt: the interface of an object; see `mod` and `include!`.\n"
    return "".join(
        [
            head,
            *(f"// {note}\n" for note in notes),
            *(f"\n{one}" for one in used.values()),
            f"\n{block}" if block else "",
            *left,
        ]
    )


def _function(function: CFunction, known: Mapping[str, str], used: dict[str, str]) -> str:
    words = [word for one in function.parameters for word in _declare(one, known)]
    for result in function.results:
        if result.name is None:
            continue
        kind = _rust(result.c_type, known)
        if isinstance(result.kind, RecordType):
            raise _NoType
        if result.rank is not None:
            name = descriptor_name(result)
            used[name] = _descriptor(name, kind, result.rank)
            kind = name
        kind = f"[{kind}; {result.length}]" if result.length else kind
        words.append(f"{_name(result.name)}: *mut {kind}")
    returned = function.returned
    arrow = "" if returned is None else f" -> {_rust(returned.c_type, known)}"
    lines = [f"    /// {line}".rstrip() for line in about(function)]
    text = f"    pub fn {_name(function.signature.name)}({', '.join(words)}){arrow};"
    return "\n".join([*lines, text, ""])


def _declare(parameter: Parameter, known: Mapping[str, str]) -> list[str]:
    if parameter.by_pointer:  # complex numbers and by-value types
        raise _NoType
    name = _name(parameter.name)
    if parameter.buffer is None:
        return [f"{name}: {_rust(parameter.c_type, known)}"]
    assert isinstance(parameter.kind, MemRefType | TensorType)
    mark = "*const" if isinstance(parameter.kind, TensorType) else "*mut"
    sizes = [f"{parameter.name}_{part}: i64" for part in parameter.buffer.open_parts()]
    return [f"{name}: {mark} {_rust(parameter.c_type, known)}", *sizes]


def _rust(c_type: str, known: Mapping[str, str]) -> str:
    """A type of C as Rust has it."""
    text = c_type.strip()
    if text.endswith("*"):
        inner = text[:-1].strip()
        mark = "*const" if inner.startswith("const ") else "*mut"
        inner = inner.removeprefix("const ").strip()
        unknown = inner.startswith("struct ") and inner not in known
        return f"{mark} {_rust('void' if unknown else inner, known)}"
    found = _NAMES.get(text) or known.get(text)
    if found is None:
        raise _NoType
    return found


def _name(name: str) -> str:
    return f"r#{name}" if name in _WORDS else name


def _descriptor(name: str, element: str, rank: int) -> str:
    arrays = f"    pub sizes: [i64; {rank}],\n    pub strides: [i64; {rank}],\n" if rank else ""
    return (
        f"{_STRUCT.format(more='')}pub struct {name} {{\n"
        f"    pub allocated: *mut {element},\n    pub aligned: *mut {element},\n"
        f"    pub offset: i64,\n{arrays}}}\n"
    )


def _layout(struct: Struct) -> str | None:
    """A struct of the source, where Rust lays out the same; ``None`` for others."""
    end, most = 0, 1
    lines: list[str] = []
    for one in sorted(struct.fields, key=lambda one: one.offset):
        found = _field(one.type)
        if found is None:
            return None
        kind, alignment = found
        start = -(-end // alignment) * alignment
        if start != one.offset or not one.name.isidentifier():
            return None
        end, most = start + one.type.size, max(most, alignment)
        lines.append(f"    pub {_name(one.name)}: {kind},\n")
    if -(-end // most) * most != struct.size:
        return None
    large = any(isinstance(one.type, Array) and max(one.type.counts) > 32 for one in struct.fields)
    more = "" if large else ", Default, PartialEq"
    return f"{_STRUCT.format(more=more)}pub struct {struct.title} {{\n{''.join(lines)}}}\n"


def _field(type_: SourceType) -> tuple[str, int] | None:
    """The type of a field, and its alignment."""
    if isinstance(type_, Number) and type_.kind in "fiu" and type_.size in (1, 2, 4, 8):
        return f"{type_.kind}{8 * type_.size}", type_.size
    if isinstance(type_, Array) and (inner := _field(type_.element)) is not None:
        text = inner[0]
        for count in reversed(type_.counts):
            text = f"[{text}; {count}]"
        return text, inner[1]
    return None
