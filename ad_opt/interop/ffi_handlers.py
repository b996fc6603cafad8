"""Handlers of XLA's foreign function interface: compiled code is called without Python.

A handler gets a *call frame* with buffers of arguments and results (``xla/ffi/api/c_api.h``,
version 0; offsets below are those of its structs on 64 bits). It fills the block of slots that the
entry stub of a function takes (`entry`), calls the stub, and stores numbers that come back into
results. It is written as LLVM IR, since there may be no C compiler.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute

from ad_opt.dialects.support.ir.strides import is_identity_layout
from ad_opt.lowering.codegen.in_process.jit import Library, compile_library
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.signature import Leaf, Signature, leaves
from ad_opt.values.arguments import dtypes_of

from .runtime_errors import STOPPED

_NUMBERS = itertools.count()
_MINOR = 1
"""Of the interface's version 0.1, which has all that is used here."""


@dataclass(frozen=True)
class Slot:
    """Source of one argument of a function: an argument of the handler, a result that begins with
    zeros, or a result that begins as a copy of an argument.
    """

    kind: Literal["argument", "zeros", "copy"]
    argument: int
    result: int = -1


def can_pass(kind: Attribute) -> bool:
    """True for numbers, and for arrays that lie as XLA has them, one element behind the other."""
    if isinstance(kind, MemRefType):
        return is_identity_layout(kind) and _is_number(kind.element_type)
    return _is_number(kind)


def _is_number(kind: Attribute) -> bool:
    return str(kind) in ("f64", "f32", "i64", "i32", "index")


class Handler:
    """A handler for one function, linked; it lives as long as this."""

    def __init__(
        self,
        signature: Signature,
        library: Library,
        slots: Sequence[Slot],
        numbers: Sequence[int | None],
        options: CompileOptions,
    ):
        """Each result of the function goes to the result of the handler in ``numbers``."""
        self._library = library
        name = f"ad.ffi.{next(_NUMBERS)}"
        text = _Text(signature, library.address(PREFIX + signature.name), slots, numbers).text(name)
        self._code = compile_library(text, [name], options, {}, library)
        make = ctypes.pythonapi.PyCapsule_New
        make.restype, make.argtypes = (
            ctypes.py_object,
            [ctypes.c_void_p, ctypes.c_char_p] * 1 + [ctypes.c_void_p],
        )
        self.capsule: Any = make(self._code.address(name), None, None)
        self.name = name


_START = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptr @"{name}"(ptr %frame) {{
  %at.ext = getelementptr i8, ptr %frame, i64 8
  %ext = load ptr, ptr %at.ext
  %asked = icmp ne ptr %ext, null
  br i1 %asked, label %look, label %stages
look:
  %at.type = getelementptr i8, ptr %ext, i64 8
  %type = load i32, ptr %at.type
  %meta = icmp eq i32 %type, 1
  br i1 %meta, label %tell, label %stages
tell:
  %at.meta = getelementptr i8, ptr %ext, i64 24
  %data = load ptr, ptr %at.meta
  %at.major = getelementptr i8, ptr %data, i64 24
  store i32 0, ptr %at.major
  %at.minor = getelementptr i8, ptr %data, i64 28
  store i32 {minor}, ptr %at.minor
  %at.traits = getelementptr i8, ptr %data, i64 32
  store i32 0, ptr %at.traits
  ret ptr null
stages:
  %at.stage = getelementptr i8, ptr %frame, i64 32
  %stage = load i32, ptr %at.stage
  %run = icmp eq i32 %stage, 3
  br i1 %run, label %body, label %done
done:
  ret ptr null
body:
  %args.at = getelementptr i8, ptr %frame, i64 72
  %args = load ptr, ptr %args.at
  %rets.at = getelementptr i8, ptr %frame, i64 112
  %rets = load ptr, ptr %rets.at
  %block = alloca [{slots} x i64], align 16
  %results = alloca [{results} x i64], align 16
"""

_END = """
  %entry = inttoptr i64 {address} to ptr
  %message = call ptr %entry(ptr %block, ptr %results)
  %fine = icmp eq ptr %message, null
  br i1 %fine, label %give, label %fail
fail:
  %length = load i64, ptr %results
  %short = call i64 @llvm.umin.i64(i64 %length, i64 1023)
  %said = alloca [{most} x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %said, ptr @number, i64 {before}, i1 false)
  %behind = getelementptr i8, ptr %said, i64 {before}
  call void @llvm.memcpy.p0.p0.i64(ptr %behind, ptr %message, i64 %short, i1 false)
  %end = getelementptr i8, ptr %behind, i64 %short
  store i8 0, ptr %end
  %error = alloca [4 x i64]
  store i64 32, ptr %error
  %error.1 = getelementptr i64, ptr %error, i64 1
  store ptr null, ptr %error.1
  %error.2 = getelementptr i64, ptr %error, i64 2
  store ptr %said, ptr %error.2
  %error.3 = getelementptr i64, ptr %error, i64 3
  store i64 13, ptr %error.3
  %api.at = getelementptr i8, ptr %frame, i64 16
  %api = load ptr, ptr %api.at
  %create.at = getelementptr i8, ptr %api, i64 48
  %create = load ptr, ptr %create.at
  %made = call ptr %create(ptr %error)
  ret ptr %made
give:
{stores}
  ret ptr null
}}
declare i64 @llvm.umin.i64(i64, i64)
@number = private constant [{before} x i8] c"{number}"
"""


def _leaves(kind: Attribute) -> tuple[Leaf, ...]:
    found = leaves(kind)
    assert found is not None
    return found


class _Text:
    """The text of a handler."""

    def __init__(
        self,
        signature: Signature,
        address: int,
        slots: Sequence[Slot],
        numbers: Sequence[int | None],
    ):
        self._signature, self._address = signature, address
        self._slots, self._numbers = slots, numbers
        self._lines: list[str] = []
        self._count = 0

    def text(self, name: str) -> str:
        place = 0
        for slot, kind in zip(self._slots, self._signature.inputs, strict=True):
            for value, leaf in self._leaves(slot, kind):
                self._store(value, leaf, place)
                place += leaf.slots
        body = "\n".join(self._lines)
        self._lines = []
        at = 0
        for number, kind in zip(self._numbers, self._signature.results, strict=True):
            leaf = _leaves(kind)[0]
            if number is not None:
                self._give(number, leaf, at)
            at += leaf.slots
        stores = "\n".join(self._lines)
        start = _START.format(name=name, minor=_MINOR, slots=max(1, place), results=max(2, at))
        before = len(STOPPED)
        told = {"number": STOPPED, "before": before, "most": 1024 + before}
        return start + body + _END.format(address=self._address, stores=stores, **told)

    def _value(self, text: str) -> str:
        self._count += 1
        self._lines.append(f"  %v{self._count} = {text}")
        return f"%v{self._count}"

    def _buffer(self, table: str, index: int) -> str:
        at = self._value(f"getelementptr ptr, ptr {table}, i64 {index}")
        return self._value(f"load ptr, ptr {at}")

    def _data(self, buffer: str) -> str:
        at = self._value(f"getelementptr i8, ptr {buffer}, i64 24")
        return self._value(f"load ptr, ptr {at}")

    def _leaves(self, slot: Slot, kind: Attribute) -> list[tuple[str, Leaf]]:
        parts = _leaves(kind)
        buffer = self._buffer("%args", slot.argument)
        data = self._data(buffer)
        if not isinstance(kind, MemRefType):
            return [(self._number(parts[0], data), parts[0])]
        dims_at = self._value(f"getelementptr i8, ptr {buffer}, i64 40")
        dims = self._value(f"load ptr, ptr {dims_at}")
        sizes: list[str] = []
        for axis in range(kind.get_num_dims()):
            at = self._value(f"getelementptr i64, ptr {dims}, i64 {axis}")
            sizes.append(self._value(f"load i64, ptr {at}"))
        steps, total = [], "1"
        for size in reversed(sizes):
            steps.append(total)
            total = self._value(f"mul i64 {total}, {size}")
        if slot.kind != "argument":
            width = dtypes_of(kind.element_type)[0].itemsize
            count = self._value(f"mul i64 {total}, {width}")
            given, data = data, self._data(self._buffer("%rets", slot.result))
            fill = f"memset.p0.i64(ptr {data}, i8 0"
            if slot.kind == "copy":
                fill = f"memcpy.p0.p0.i64(ptr {data}, ptr {given}"
            self._lines.append(f"  call void @llvm.{fill}, i64 {count}, i1 false)")
        values = [data, data, "0", *sizes, *reversed(steps)]
        return list(zip(values, parts, strict=True))

    def _number(self, leaf: Leaf, data: str) -> str:
        """A number, or a vector; truth values of a vector are bytes in JAX's memory."""
        is_vector = leaf.llvm.startswith("<")
        if not is_vector or leaf.held == leaf.llvm:
            return self._value(f"load {leaf.llvm}, ptr {data}")
        bytes_ = self._value(f"load {leaf.held}, ptr {data}")
        return self._value(f"trunc {leaf.held} {bytes_} to {leaf.llvm}")

    def _store(self, value: str, leaf: Leaf, place: int) -> None:
        if leaf.held != leaf.llvm:
            value = self._value(f"{leaf.extend} {leaf.llvm} {value} to {leaf.held}")
        at = self._value(f"getelementptr i64, ptr %block, i64 {place}")
        self._lines.append(f"  store {leaf.held} {value}, ptr {at}")

    def _give(self, number: int, leaf: Leaf, place: int) -> None:
        at = self._value(f"getelementptr i64, ptr %results, i64 {place}")
        kind = leaf.held if leaf.llvm.startswith("<") else leaf.llvm
        value = self._value(f"load {kind}, ptr {at}")
        data = self._data(self._buffer("%rets", number))
        self._lines.append(f"  store {kind} {value}, ptr {data}")
