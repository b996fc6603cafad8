"""LLVM IR text whose public functions have the C interface of `c_abi`.

The implementation of ``f`` is renamed to ``ad.impl.f`` and made internal; a wrapper takes its name.
LLVM inlines the one into the other, which says how wide vectors are to be as the first one does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import llvmlite.binding as llvm
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.entry import (
    StubWriter,
    pass_leaves,
    quoted,
    result_type,
    split_results,
    take_apart,
)
from ad_opt.lowering.codegen.machine.optimize import parse_llvm
from ad_opt.lowering.codegen.machine.signature import (
    Signature,
    leaf_paths,
    leaves,
    llvm_type,
    machine_types,
)
from xdsl.dialects.builtin import ComplexType, IntegerType
from xdsl.ir import Attribute

from .c_abi import CFunction, Parameter, Result, callable_from_c

PREFIX = "ad.impl."
_WIDTH = re.compile(rb'"prefer-vector-width"="[0-9]+"')


def with_c_interface(text: str, signatures: Sequence[Signature]) -> str:
    """Give the functions their C interface."""
    functions = callable_from_c(signatures)
    if not functions:
        return text
    module = parse_llvm(text)
    linkages = {f.signature.name: module.get_function(f.signature.name).linkage for f in functions}
    widths = {name: _width(module.get_function(name)) for name in linkages}
    for name in linkages:
        module.get_function(name).name = PREFIX + name
    wrappers = "\n".join(_wrapper(one, widths[one.signature.name]) for one in functions)
    declarations = "\n".join(_declaration(function) for function in functions)
    module.link_in(parse_llvm(f"{declarations}\n{wrappers}"))
    for name, linkage in linkages.items():
        module.get_function(PREFIX + name).linkage = llvm.Linkage.internal
        module.get_function(name).linkage = linkage
    return str(module)


def _width(function: llvm.ValueRef) -> str:
    """The attribute of a function that says how wide vectors are to be, or nothing."""
    found = (_WIDTH.search(bytes(one)) for one in function.attributes)
    return next((one.group().decode() for one in found if one is not None), "")


def _implementation(function: CFunction) -> str:
    return quoted(PREFIX + function.signature.name)


def _declaration(function: CFunction) -> str:
    kinds: list[str] = []
    for parameter in function.parameters:
        if parameter.buffer is None:
            kinds += map(llvm_type, machine_types((parameter.kind,)))
        else:
            kinds += ["ptr", "ptr"] + ["i64"] * (1 + 2 * len(parameter.buffer.sizes))
    result = result_type(machine_types(function.signature.results))
    return f"declare {result} {_implementation(function)}({', '.join(kinds)})"


def _extension(kind: object) -> str:
    """C compilers rely on narrow integers being extended, most by the caller."""
    if not isinstance(kind, IntegerType) or kind.width.data >= 64:
        return ""
    unsigned = kind.width.data == 1 or kind.signedness.data.name == "UNSIGNED"
    return "zeroext " if unsigned else "signext "


def _wrapper(function: CFunction, width: str) -> str:
    out = StubWriter()
    heads: list[str] = []
    arguments: list[str] = []
    for index, parameter in enumerate(function.parameters):
        if parameter.buffer is None:
            heads.append(_scalar(out, parameter, index, arguments))
        else:
            heads += _buffer(out, parameter, index, arguments)
    outs = [f"%r{i}" for i, _ in enumerate(function.results)]
    heads += [f"ptr {outs[i]}" for i, r in enumerate(function.results) if r.name is not None]
    machine = machine_types(function.signature.results)
    call = f"call {result_type(machine)} {_implementation(function)}({', '.join(arguments)})"
    values = iter(split_results(out, call, machine))
    last = "ret void"
    head = "void"
    for result, pointer in zip(function.results, outs, strict=True):
        if isinstance(result.kind, RecordType):
            parts = [next(values) for _ in machine_types((result.kind,))]
            _store_record(out, result.kind, parts, pointer)
            continue
        value, _ = next(values)
        if result.name is None:
            llvm_kind = llvm_type(result.kind)
            head = _extension(result.kind) + llvm_kind
            last = f"ret {llvm_kind} {value}"
        else:
            _store(out, result, value, pointer)
    out.line(last)
    body = "\n".join(out.lines)
    name = quoted(function.signature.name)
    return f"define {head} {name}({', '.join(heads)}) {width} {{\n{body}\n}}\n"


def _store(out: StubWriter, result: Result, value: str, pointer: str) -> None:
    kind = llvm_type(result.kind)
    if kind == "i1":
        value, kind = out.value(f"zext i1 {value} to i8"), "i8"
    aligned = ", align 1" if result.length is not None else ""
    out.line(f"store {kind} {value}, ptr {pointer}{aligned}")


def _store_record(
    out: StubWriter, kind: RecordType, values: Sequence[tuple[str, Attribute]], pointer: str
) -> None:
    """Write a by-value aggregate where the caller wants it, leaf by leaf."""
    leaves_ = [part for value, type_ in values for part in take_apart(out, type_, value)]
    for (leaf, value), path in zip(leaves_, leaf_paths(kind), strict=True):
        text, address = leaf.llvm, _field(out, kind, path, pointer)
        if text == "i1":
            value, text = out.value(f"zext i1 {value} to i8"), "i8"
        out.line(f"store {text} {value}, ptr {address}")


def _load_record(out: StubWriter, kind: RecordType, pointer: str) -> list[str]:
    """Write loads of an aggregate that is in memory; return what is passed for it."""
    loaded: list[str] = []
    for leaf, path in zip(leaves(kind) or (), leaf_paths(kind), strict=True):
        address = _field(out, kind, path, pointer)
        if leaf.llvm == "i1":
            byte = out.value(f"load i8, ptr {address}")
            loaded.append(out.value(f"trunc i8 {byte} to i1"))
        else:
            loaded.append(out.value(f"load {leaf.llvm}, ptr {address}"))
    passed: list[str] = []
    for type_ in machine_types((kind,)):
        count = len(leaves(type_) or ())
        passed += pass_leaves(out, type_, loaded[:count])
        loaded = loaded[count:]
    return passed


def _field(out: StubWriter, kind: RecordType, path: tuple[int, ...], pointer: str) -> str:
    indices = "".join(f", i32 {at}" for at in path)
    return out.value(f"getelementptr inbounds {llvm_type(kind)}, ptr {pointer}, i32 0{indices}")


def _scalar(out: StubWriter, parameter: Parameter, index: int, arguments: list[str]) -> str:
    if isinstance(parameter.kind, RecordType):
        arguments += _load_record(out, parameter.kind, f"%p{index}")
        return f"ptr %p{index}"
    kind = llvm_type(parameter.kind)
    if isinstance(parameter.kind, ComplexType):
        arguments.append(f"{kind} {out.value(f'load {kind}, ptr %p{index}')}")
        return f"ptr %p{index}"
    arguments.append(f"{kind} %p{index}")
    return f"{kind} {_extension(parameter.kind)}%p{index}"


def _buffer(out: StubWriter, parameter: Parameter, index: int, arguments: list[str]) -> list[str]:
    """A descriptor from a pointer and what the type leaves open."""
    buffer = parameter.buffer
    assert buffer is not None
    base = f"%p{index}"
    opens = {part: f"{base}.{part}" for part in buffer.open_parts()}

    def part(name: str, fixed: int | None) -> str:
        return opens[name] if fixed is None else str(fixed)

    sizes = [part(f"size{i}", size) for i, size in enumerate(buffer.sizes)]
    if buffer.strides is None:
        strides = _row_major(out, sizes)
    else:
        strides = [part(f"stride{i}", step) for i, step in enumerate(buffer.strides)]
    numbers = [part("offset", buffer.offset), *sizes, *strides]
    arguments += [f"ptr {base}", f"ptr {base}", *(f"i64 {n}" for n in numbers)]
    return [f"ptr {base}", *(f"i64 {name}" for name in opens.values())]


def _row_major(out: StubWriter, sizes: Sequence[str]) -> list[str]:
    strides = ["1"] * len(sizes)
    for axis in range(len(sizes) - 2, -1, -1):
        strides[axis] = _product(out, strides[axis + 1], sizes[axis + 1])
    return strides


def _product(out: StubWriter, left: str, right: str) -> str:
    if left == "1":
        return right
    if left.isdecimal() and right.isdecimal():
        return str(int(left) * int(right))
    return out.value(f"mul nsw i64 {left}, {right}")
