"""The LLVM IR text emitter: what it writes is executed, what it does not know is refused."""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import llvmlite.binding as llvm
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.llvm.llvm import OPERATIONS
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_ir.constants import float_text, narrow
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.lowering.llvm_ir.functions import HANDLERS
from ad_opt.lowering.llvm_ir.module_ops import MODULE_OPS
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

F64 = ctypes.c_double
F32 = ctypes.c_float
I64 = ctypes.c_int64
I32 = ctypes.c_int32
I1 = ctypes.c_bool


def emit(text: str, **options: bool) -> str:
    return emit_llvm_ir(parse_module(make_context(), text), **options)


class Compiled:
    """A module in machine code; keeps the code alive."""

    def __init__(self, ir: str):
        target = llvm.Target.from_default_triple().create_target_machine()
        self.jit = llvm.create_lljit_compiler(target)
        self.library = llvm.JITLibraryBuilder().add_ir(ir).add_current_process()
        self.ir = ir
        self.trackers: list[Any] = []

    def function(self, name: str, result: Any, *args: Any) -> Callable[..., Any]:
        tracker = self.library.export_symbol(name).link(self.jit, f"lib_{name}")
        self.trackers.append(tracker)
        return ctypes.CFUNCTYPE(result, *args)(tracker[name])


def compiled(text: str, name: str, result: Any, *args: Any) -> Callable[..., Any]:
    program = Compiled(emit(text))
    function = program.function(name, result, *args)
    function.program = program  # type: ignore[attr-defined]
    return function


# --- constants --------------------------------------------------------------------------------


def test_constants_keep_every_bit():
    values = [0.1, -0.0, 5e-324, 1.7976931348623157e308, math.inf, -math.inf]
    for value in values:
        text = f"llvm.func @f() -> f64 {{ %0 = llvm.mlir.constant({_hex(value)} : f64) : f64\n"
        function = compiled(text + "llvm.return %0 : f64 }", "f", F64)
        assert struct.pack("<d", function()) == struct.pack("<d", value)


def _hex(value: float) -> str:
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def test_nan_payload_survives():
    body = """
    llvm.func @f() -> i64 {
      %0 = llvm.mlir.constant(0x7FF8000000001234 : f64) : f64
      %1 = llvm.bitcast %0 : f64 to i64
      llvm.return %1 : i64
    }"""
    assert compiled(body, "f", I64)() == 0x7FF8000000001234


@given(st.floats(allow_nan=False))
def test_narrow_rounds_to_nearest_even_f32(value: float):
    try:
        expected = struct.unpack("<I", struct.pack("<f", value))[0]
    except OverflowError:  # Python refuses to round to infinity.
        expected = 0x7F800000 | (0x80000000 if value < 0 else 0)
    assert narrow(value, 8, 23) == expected


@given(st.floats(width=16, allow_nan=False))
def test_narrow_is_exact_where_it_can_be_f16(value: float):
    assert narrow(value, 5, 10) == struct.unpack("<H", struct.pack("<e", value))[0]


@given(st.floats(min_value=-3e38, max_value=3e38, allow_nan=False))
def test_narrow_takes_a_nearest_bf16(value: float):
    bits = narrow(value, 8, 7)
    neighbours = [_bf16(bits + step) for step in (-1, 0, 1) if 0 <= (bits & 0x7FFF) + step < 0x7F80]
    distances = [abs(Fraction(n) - Fraction(value)) for n in neighbours]
    assert abs(Fraction(_bf16(bits)) - Fraction(value)) == min(distances)


def _bf16(bits: int) -> float:
    return struct.unpack("<f", struct.pack("<I", (bits & 0xFFFF) << 16))[0]


@pytest.mark.parametrize(
    ("value", "type_", "text"),
    [
        (1.0, Float16Type(), "0xH3C00"),
        (1.0, BFloat16Type(), "0xR3F80"),
        (1.0, Float32Type(), "0x3FF0000000000000"),
        (-0.0, Float64Type(), "0x8000000000000000"),
        (1.0, Float80Type(), "0xK3FFF8000000000000000"),
        (-2.5, Float80Type(), "0xKC000A000000000000000"),
        (math.inf, Float80Type(), "0xK7FFF8000000000000000"),
    ],
)
def test_literals_of_other_formats(value: float, type_: Any, text: str):
    assert float_text(value, type_) == text


# --- control flow -----------------------------------------------------------------------------


def test_same_block_twice_with_different_values():
    text = """
    llvm.func @f(%c: i1, %x: f64, %y: f64) -> f64 {
      llvm.cond_br %c, ^bb1(%x : f64), ^bb1(%y : f64)
    ^bb1(%r: f64):
      llvm.return %r : f64
    }"""
    function = compiled(text, "f", F64, I1, F64, F64)
    assert (function(True, 1.0, 2.0), function(False, 1.0, 2.0)) == (1.0, 2.0)


def test_switch_reaches_a_block_three_times():
    text = """
    llvm.func @f(%i: i32, %x: f64, %y: f64) -> f64 {
      llvm.switch %i : i32, ^bb1(%x : f64) [
        7: ^bb1(%y : f64),
        -2: ^bb1(%x : f64)
      ]
    ^bb1(%r: f64):
      llvm.return %r : f64
    }"""
    function = compiled(text, "f", F64, I32, F64, F64)
    assert [function(i, 1.0, 2.0) for i in (0, 7, -2)] == [1.0, 2.0, 1.0]


def test_blocks_in_any_order():
    text = """
    llvm.func @f(%n: i64) -> i64 {
      llvm.br ^bb3
    ^bb1:
      %r = llvm.add %k, %n : i64
      llvm.return %r : i64
    ^bb3:
      %k = llvm.mlir.constant(40 : i64) : i64
      llvm.br ^bb1
    }"""
    assert compiled(text, "f", I64, I64)(2) == 42


def test_arguments_of_a_block_swap():
    text = """
    llvm.func @f(%n: i64, %a: i64, %b: i64) -> i64 {
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      llvm.br ^bb1(%n, %a, %b : i64, i64, i64)
    ^bb1(%i: i64, %x: i64, %y: i64):
      %done = llvm.icmp "eq" %i, %zero : i64
      %j = llvm.sub %i, %one : i64
      llvm.cond_br %done, ^bb2, ^bb1(%j, %y, %x : i64, i64, i64)
    ^bb2:
      llvm.return %x : i64
    }"""
    function = compiled(text, "f", I64, I64, I64, I64)
    assert [function(n, 5, 9) for n in range(4)] == [5, 9, 5, 9]


def test_block_that_nothing_reaches():
    text = """
    llvm.func @f(%x: f64) -> f64 {
      llvm.return %x : f64
    ^bb1(%y: f64):
      llvm.return %y : f64
    }"""
    assert compiled(text, "f", F64, F64)(3.0) == 3.0


# --- memory, calls, globals -------------------------------------------------------------------


def test_global_with_region_and_struct():
    text = """
    llvm.mlir.global internal constant @data(dense<[1.5, 2.5, 4.0]> : tensor<3xf64>)
      : !llvm.array<3 x f64>
    llvm.mlir.global internal @view() : !llvm.struct<(ptr, i64)> {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
      %1 = llvm.mlir.addressof @data : !llvm.ptr
      %2 = llvm.getelementptr inbounds %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x f64>
      %3 = llvm.mlir.constant(2 : i64) : i64
      %4 = llvm.insertvalue %2, %0[0] : !llvm.struct<(ptr, i64)>
      %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(ptr, i64)>
      llvm.return %5 : !llvm.struct<(ptr, i64)>
    }
    llvm.func @f(%i: i64) -> f64 {
      %0 = llvm.mlir.addressof @view : !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %2 = llvm.getelementptr inbounds %1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
      %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> f64
      llvm.return %3 : f64
    }"""
    function = compiled(text, "f", F64, I64)
    assert [function(-1), function(0), function(1)] == [1.5, 2.5, 4.0]


def test_indirect_and_variadic_calls():
    text = r"""
    llvm.mlir.global private constant @format("%d-%.1f\00") : !llvm.array<8 x i8>
    llvm.func @snprintf(!llvm.ptr, i64, !llvm.ptr, ...) -> i32
    llvm.func internal @twice(%x: f64) -> f64 {
      %0 = llvm.fadd %x, %x : f64
      llvm.return %0 : f64
    }
    llvm.func @f(%out: !llvm.ptr, %n: i64, %i: i32, %x: f64) -> i32 {
      %callee = llvm.mlir.addressof @twice : !llvm.ptr
      %y = llvm.call %callee(%x) : !llvm.ptr, (f64) -> f64
      %format = llvm.mlir.addressof @format : !llvm.ptr
      %0 = llvm.call @snprintf(%out, %n, %format, %i, %y)
        vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) : (!llvm.ptr, i64, !llvm.ptr, i32, f64) -> i32
      llvm.return %0 : i32
    }"""
    function = compiled(text, "f", I32, ctypes.c_char_p, I64, I32, F64)
    buffer = ctypes.create_string_buffer(32)
    assert function(ctypes.cast(buffer, ctypes.c_char_p), 32, 7, 1.25) == 5
    assert buffer.value == b"7-2.5"


def test_packed_struct_has_no_padding():
    text = """
    llvm.func @f() -> i64 {
      %0 = llvm.mlir.zero : !llvm.ptr
      %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i64)>
      %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
      llvm.return %2 : i64
    }"""
    assert compiled(text, "f", I64)() == 9
    assert compiled(text.replace("packed ", ""), "f", I64)() == 16


def test_assembly_of_the_module():
    text = """module attributes {llvm.module_asm = [".globl answer", "answer = 42"]} {
    }"""
    assert 'module asm ".globl answer"\nmodule asm "answer = 42"' in emit(text)


# --- flags and determinism --------------------------------------------------------------------

FLOATS = """
llvm.func @g(f64) -> f64
llvm.func @f(%x: f64, %i: i64) -> f64 {
  %0 = llvm.fadd %x, %x {fastmathFlags = #llvm.fastmath<nnan>} : f64
  %1 = llvm.intr.exp(%0) : (f64) -> f64
  %2 = llvm.call @g(%1) : (f64) -> f64
  %3 = llvm.add %i, %i overflow<nsw> : i64
  llvm.return %2 : f64
}
"""


def test_fast_math_adds_flags_but_never_nnan():
    text = emit(FLOATS, fast_math=True)
    assert "fadd reassoc nnan nsz arcp contract afn double" in text
    assert "call reassoc nsz arcp contract afn double @llvm.exp.f64" in text
    assert "call reassoc nsz arcp contract afn double @g" in text
    assert "add nsw i64" in text


def test_fast_math_leaves_sums_that_say_they_have_no_order():
    text = emit(FLOATS.replace("<nnan>", "<reassoc>"), fast_math=True)
    assert "fadd reassoc double" in text


def test_strict_keeps_the_flags_of_each_operation():
    text = emit(FLOATS)
    assert "fadd nnan double" in text
    assert "= call double @llvm.exp.f64" in text


def test_same_text_every_time():
    assert emit(FLOATS) == emit(FLOATS)


# --- refusal ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("func.func private @f()", "AD0401", 1),
        ("llvm.func @f() {\n  %0 = arith.constant 1 : i32\n  llvm.return\n}", "AD0401", 2),
        ('llvm.func @f() {\n  "llvm.fence"() <{ordering = 7 : i64}> {odd} : () -> ()\n'
         "  llvm.return\n}", "AD0401", 2),
        ("llvm.func @f() {\n  %0 = llvm.mlir.undef : memref<4xf64>\n  llvm.return\n}", "AD0402", 2),
        ("llvm.func @f(%x: vector<2x2xf64>)", "AD0402", 1),
        ("llvm.func @f(f64 {llvm.odd})", "AD0401", 1),
        ("llvm.func @f() attributes {odd}", "AD0401", 1),
    ],
)  # fmt: skip
def test_what_is_unknown_is_refused(text: str, code: str, line: int):
    with pytest.raises(DiagnosticError) as caught:
        emit(text)
    found = caught.value.diagnostics[0]
    if found.code != "AD0101":  # The parser may refuse a type before the emitter sees it.
        assert (found.code, found.location and found.location.line) == (code, line)


def test_call_of_nothing_is_refused():
    module = parse_module(make_context(), "llvm.func @g()\nllvm.func @f() {\n"
                          "  llvm.call @g() : () -> ()\n  llvm.return\n}")  # fmt: skip
    first = module.body.block.first_op
    assert first is not None
    first.detach()
    with pytest.raises(DiagnosticError, match=r"AD0403.*@g"):
        emit_llvm_ir(module)


REFUSED = {"llvm.invoke", "llvm.landingpad", "llvm.resume"}
INSIDE = {"llvm.comdat_selector"}


def test_every_operation_is_written_or_refused():
    known = {op.name for op in OPERATIONS}
    written = set(HANDLERS) | set(MODULE_OPS)
    assert known - written == REFUSED | INSIDE
    assert written <= known
