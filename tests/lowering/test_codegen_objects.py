"""Object files and headers, as a C compiler sees them; code for other targets."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.argument_attributes import argument_attributes
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.codegen import c_header, emit
from ad_opt.lowering.codegen.machine import veclib
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.tools.ad_opt import main
from ad_opt.tools.transform.noalias import set_public_apart
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    TensorType,
    f32,
    f64,
)

DESCRIPTOR = "{ ptr, ptr, i64, [1 x i64], [1 x i64] }"
MATRIX = "ptr %a, ptr %p, i64 %off, i64 %m, i64 %n, i64 %s, i64 %t"
TEXT = f"""
declare ptr @malloc(i64)

define double @add(double %a, double %b) {{
  %r = fadd double %a, %b
  ret double %r
}}

define i1 @less(i8 %a, i8 %b) {{
  %r = icmp slt i8 %a, %b
  ret i1 %r
}}

define double @corner({MATRIX}) {{
  %i = sub i64 %m, 1
  %j = sub i64 %n, 1
  %x = mul i64 %i, %s
  %y = mul i64 %j, %t
  %z = add i64 %x, %y
  %w = add i64 %z, %off
  %at = getelementptr double, ptr %p, i64 %w
  %v = load double, ptr %at
  ret double %v
}}

define double @strided_corner({MATRIX}) {{
  %v = call double @corner(ptr %a, ptr %p, i64 %off, i64 %m, i64 %n, i64 %s, i64 %t)
  ret double %v
}}

define double @fixed_corner({MATRIX}) {{
  %v = call double @corner(ptr %a, ptr %p, i64 %off, i64 %m, i64 %n, i64 %s, i64 %t)
  ret double %v
}}

define {{ i64, float, {DESCRIPTOR} }} @several(i64 %n, float %x) {{
  %p = call ptr @malloc(i64 8)
  store double 1.5, ptr %p
  %d0 = insertvalue {DESCRIPTOR} zeroinitializer, ptr %p, 0
  %d1 = insertvalue {DESCRIPTOR} %d0, ptr %p, 1
  %d2 = insertvalue {DESCRIPTOR} %d1, i64 1, 3, 0
  %d3 = insertvalue {DESCRIPTOR} %d2, i64 1, 4, 0
  %r0 = insertvalue {{ i64, float, {DESCRIPTOR} }} poison, i64 %n, 0
  %r1 = insertvalue {{ i64, float, {DESCRIPTOR} }} %r0, float %x, 1
  %r2 = insertvalue {{ i64, float, {DESCRIPTOR} }} %r1, {DESCRIPTOR} %d3, 2
  ret {{ i64, float, {DESCRIPTOR} }} %r2
}}

define {{ double, double }} @conjugate({{ double, double }} %z) {{
  %im = extractvalue {{ double, double }} %z, 1
  %neg = fneg double %im
  %r = insertvalue {{ double, double }} %z, double %neg, 1
  ret {{ double, double }} %r
}}

define void @nothing() {{
  ret void
}}
"""

D = DYNAMIC_INDEX
SIGNATURES = (
    Signature("add", (f64, f64), (f64,), ("a", "double")),
    Signature("less", (IntegerType(8), IntegerType(8)), (IntegerType(1),)),
    Signature("corner", (MemRefType(f64, [D, D]),), (f64,), ("x",)),
    Signature(
        "strided_corner",
        (MemRefType(f64, [D, 3], StridedLayoutAttr([NoneAttr(), 1], NoneAttr())),),
        (f64,),
        ("x",),
    ),
    Signature("fixed_corner", (TensorType(f64, [2, 3]),), (f64,)),
    Signature("several", (IndexType(), f32), (IndexType(), f32, MemRefType(f64, [D])), ("n", "x")),
    Signature("conjugate", (ComplexType(f64),), (ComplexType(f64),), ("z",)),
    Signature("nothing", (), ()),
)

MAIN = r"""
#include "f.h"
#include <complex.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  double x[6] = {0, 1, 2, 3, 4, 5};
  double wide[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  float second;
  ad_memref_double_1d made;
  double _Complex z = 1.0 + 2.0 * I, w;
  printf("%g\n", add(1, 2.5));
  printf("%d %d\n", less(-1, 1), less(1, -1));
  printf("%g\n", corner(x, 2, 3));
  printf("%g\n", strided_corner(wide, 2, 4, 1));
  printf("%g\n", fixed_corner(x));
  int64_t first = several(7, 0.5f, &second, &made);
  printf("%ld %g %g %ld\n", (long)first, second, made.aligned[0], (long)made.sizes[0]);
  free(made.allocated);
  conjugate(&z, &w);
  printf("%g %g\n", creal(w), cimag(w));
  nothing();
  return 0;
}
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_c_program_calls_every_kind_of_function(tmp_path):
    made = emit(TEXT, kind="obj", signatures=SIGNATURES)
    assert isinstance(made, bytes)
    (tmp_path / "f.o").write_bytes(made)
    (tmp_path / "f.h").write_text(c_header(SIGNATURES, "f.h"))
    (tmp_path / "main.c").write_text(MAIN)
    build = ["gcc", "-Wall", "-Wextra", "-Werror", "main.c", "f.o", "-o", "main"]
    subprocess.run(build, cwd=tmp_path, check=True)
    out = subprocess.run(["./main"], cwd=tmp_path, check=True, capture_output=True, text=True)
    assert out.stdout.split("\n")[:-1] == [
        "3.5",
        "1 0",
        "5",
        "7",
        "5",
        "7 0.5 1.5 1",
        "1 -2",
    ]


def test_header_states_the_contract():
    header = c_header(SIGNATURES, "f.h")
    for line in (
        "#ifndef F_H",
        "double add(double a, double double_);",
        "bool less(int8_t arg0, int8_t arg1);",
        "double corner(double *x, int64_t x_size0, int64_t x_size1);",
        "double strided_corner(double *x, int64_t x_size0, int64_t x_stride0, int64_t x_offset);",
        "double fixed_corner(const double *arg0);",
        "int64_t several(int64_t n, float x, float *result1, ad_memref_double_1d *result2);",
        "void conjugate(const double _Complex *z, double _Complex *result0);",
        "void nothing(void);",
    ):
        assert line in header.splitlines()


def test_what_c_has_no_type_for_is_left_alone():
    text = "define i24 @f(i24 %x) { ret i24 %x }"
    signature = Signature("f", (IntegerType(24),), (IntegerType(24),))
    assert "not for C: @f" in c_header([signature], "x")
    assert b"f" in emit(text, kind="obj", signatures=[signature])


@pytest.mark.parametrize(
    ("target", "sign"),
    [
        ("aarch64", "fadd\td0"),
        ("riscv64", "fadd.d"),
        ("wasm32", "f64.add"),
        ("nvptx64", "add.rn.f64"),
        ("amdgcn", "v_add_f64"),
        ("x86_64-unknown-linux-gnu", "addsd"),
    ],
)
def test_other_targets(target, sign):
    made = emit(TEXT, kind="asm", target=target, signatures=SIGNATURES)
    assert isinstance(made, str)
    assert sign in made


def test_object_files_have_the_format_of_the_target():
    assert emit(TEXT, kind="obj", target="wasm32")[:4] == b"\0asm"
    elf = emit(TEXT, kind="obj", target="aarch64")
    assert isinstance(elf, bytes)
    assert (elf[:4], elf[18]) == (b"\x7fELF", 183)


def test_unknown_target_is_a_diagnostic():
    with pytest.raises(DiagnosticError, match="AD0404") as caught:
        emit(TEXT, kind="asm", target="aarch46")
    assert caught.value.diagnostics[0].help == "did you mean `aarch64`?"


def test_a_back_end_that_gives_up_is_a_diagnostic():
    # No instruction of NVPTX loads an x86 tile; LLVM would end the process.
    text = """declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
    declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
    define void @f(ptr %p) {
      %t = call x86_amx @llvm.x86.tileloadd64.internal(i16 8, i16 8, ptr %p, i64 8)
      call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 8, x86_amx %t)
      ret void
    }"""
    with pytest.raises(DiagnosticError, match="AD0404"):
        emit(text, kind="asm", target="nvptx64")


LOGSUMEXP = """
func.func @logsumexp(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %l = math.log %s : f64
  return %l : f64
}
"""

SOFTMAX = """
#include "f.h"
#include <math.h>
#include <stdio.h>
int main(void) {
  double x[37], d[37] = {0}, sum = 0, worst = 0;
  for (int i = 0; i < 37; i++) sum += exp(x[i] = sin(i));
  logsumexp_grad(x, 37, d, 37);
  for (int i = 0; i < 37; i++) worst = fmax(worst, fabs(d[i] - exp(x[i]) / sum));
  puts(worst < 1e-15 ? "right" : "wrong");
  return 0;
}
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
@pytest.mark.skipif(not veclib.available(), reason="libmvec is not installed")
def test_objects_call_the_vector_library_if_they_may(tmp_path):
    (tmp_path / "f.mlir").write_text(LOGSUMEXP)
    (tmp_path / "main.c").write_text(SOFTMAX)
    command = [str(tmp_path / "f.mlir"), "--grad=logsumexp", "--emit=obj", "--noalias"]
    command += [f"--header={tmp_path / 'f.h'}", "-o", str(tmp_path / "f.o")]
    for more, calls in ((["--veclib=libmvec"], True), ([], False)):
        assert main([*command, *more]) == 0
        assert (b"_ZGV" in (tmp_path / "f.o").read_bytes()) == calls
        header = (tmp_path / "f.h").read_text()
        assert ("Link with -lmvec -lm" in header) == calls
        assert "may share memory" in header
        build = ["gcc", "-Wall", "-Werror", "main.c", "f.o", "-o", "main", "-lmvec", "-lm"]
        subprocess.run(build, cwd=tmp_path, check=True)
        out = subprocess.run(["./main"], cwd=tmp_path, check=True, capture_output=True, text=True)
        assert out.stdout == "right\n"


def test_what_the_program_calls_itself_is_promised_nothing():
    text = "func.func @g(%a: memref<2xf64>, %b: memref<2xf64>) {\n return\n}\n"
    text += "func.func @f(%a: memref<2xf64>) {\n"
    text += " call @g(%a, %a) : (memref<2xf64>, memref<2xf64>) -> ()\n return\n}"
    module = parse_module(make_context(), text)
    set_public_apart(module)
    g, f = (argument_attributes(op, 0) for op in module.ops)
    assert not g
    assert "llvm.noalias" in f
