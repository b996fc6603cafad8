"""Headers of derivatives of C programs, by debug information: they compile, and name what there is.

The compilers are the oracle: gcc and g++ with warnings as errors, rustc.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.codegen.objects.header import libraries
from ad_opt.passes.autodiff.requests.arguments.pointer_parameters import note_of
from ad_opt.tools.ad_opt import main
from xdsl.dialects.func import FuncOp

PROGRAM = """
#include <math.h>
struct node { struct node *next; double v; };
struct model { double a; float w[3]; int n; unsigned char tag; };
struct packed { char c; double v; } __attribute__((packed));
typedef struct { double re, im; } pair;
double use(const struct model *m, const double *x, const int *at, unsigned long n) {
  double s = 0;
  for (unsigned long i = 0; i < n; i++)
    s += sin(m->a * x[at[i]]) + m->w[i % 3] * m->n;
  return s;
}
double list(const struct node *h) {
  double s = 0;
  for (; h; h = h->next)
    s += h->v * h->v;
  return s;
}
double tight(const struct packed *p) { return p->v * p->v * p->c; }
double pairs(const pair *p) { return p->re * p->im; }
"""


@pytest.fixture(scope="module")
def c_file(any_clang: str | None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if any_clang is None:
        pytest.skip("clang is not installed")
    path = tmp_path_factory.mktemp("headers") / "f.c"
    path.write_text(PROGRAM)
    return path


def header(path: Path, name: str, *words: str) -> str:
    made = path.with_name(name)
    gradients = [f"--grad={f}" for f in ("use", "list", "tight", "pairs")]
    out = str(path.with_name("f.o"))
    assert main([str(path), *gradients, "--emit=obj", f"--header={made}", "-o", out, *words]) == 0
    return made.read_text()


def test_second_derivatives_name_structs(c_file: Path) -> None:
    """Shadows, tangents, and tangents of shadows."""
    made = c_file.with_name("second.h")
    words = ["--hvp=use", "--emit=obj", f"--header={made}", "-o", str(c_file.with_name("s.o"))]
    assert main([str(c_file), *words]) == 0
    text = " ".join(made.read_text().split())
    names = ("*m_tangent", "*dm", "*dm_tangent")
    model = ", ".join(("const struct model *m", *(f"struct model {name}" for name in names)))
    assert f"use_hvp({model}, " in text
    assert "void *" not in text


def test_c(c_file: Path) -> None:
    text = header(c_file, "f.h")
    assert (
        "void use_grad(const struct model *m, struct model *dm, const double *x, double *dx, "
        "const int32_t *at, int64_t n);" in text
    )
    assert "void list_grad(const struct node *h, struct node *dh);" in text
    assert "void pairs_grad(const void *p, void *dp);" in text  # no tag to name it by
    assert "/* Link with -lm. */" in text
    for compiler, suffix in (("gcc", "c"), ("g++", "cpp")):
        if shutil.which(compiler) is not None:
            user = c_file.with_name(f"user.{suffix}")
            fields = "struct model { double a; float w[3]; int n; unsigned char tag; };\n"
            user.write_text(f'{fields}#include "f.h"\nvoid *f = (void *)use_grad;\n')
            command = [compiler, "-Wall", "-Werror", "-c", str(user), "-o", f"{user}.o"]
            subprocess.run(command, check=True)


def test_without_debug_information(c_file: Path) -> None:
    text = header(c_file, "g0.h", "--cflags=-g0")
    assert "struct" not in text
    assert "const double *x, double *dx" in text


def test_rust(c_file: Path) -> None:
    text = header(c_file, "f.rs")
    for line in (
        "pub struct model {\n    pub a: f64,\n    pub w: [f32; 3],\n    pub n: i32,\n",
        "pub fn use_grad(m: *const model, dm: *mut model, x: *const f64, dx: *mut f64, "
        "at: *const i32, n: i64);",
        # Rust would lay these out otherwise, or they lead to themselves.
        "pub fn tight_grad(p: *const core::ffi::c_void, dp: *mut core::ffi::c_void);",
        "pub fn list_grad(h: *const core::ffi::c_void, dh: *mut core::ffi::c_void);",
    ):
        assert line in text
    assert "pub struct packed" not in text
    if shutil.which("rustc") is not None:
        user = c_file.with_name("user.rs")
        size = "const _: () = assert!(core::mem::size_of::<f::model>() == 32);\n"
        user.write_text(f'#![deny(warnings)]\npub mod f {{ include!("f.rs"); }}\n{size}')
        command = ["rustc", "--edition=2021", "--crate-type=lib", "--emit=metadata", str(user)]
        subprocess.run([*command, "-o", f"{user}.meta"], check=True)


BUFFERS = """
func.func @f(%x: memref<?x4xf32>, %n: i64) -> (f32, memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %y = memref.load %x[%c0, %c0] : memref<?x4xf32>
  %m = memref.alloc(%c0) : memref<?xf64>
  return %y, %m : f32, memref<?xf64>
}
func.func @g(%z: complex<f64>) -> f64 {
  %r = complex.re %z : complex<f64>
  return %r : f64
}
"""


def test_buffers_in_rust(tmp_path: Path) -> None:
    (tmp_path / "f.mlir").write_text(BUFFERS)
    made = tmp_path / "f.rs"
    words = ["--emit=obj", f"--header={made}", "-o", str(tmp_path / "f.o")]
    assert main([str(tmp_path / "f.mlir"), *words]) == 0
    text = made.read_text()
    assert "pub struct ad_memref_double_1d {" in text
    assert "pub fn f(arg0: *mut f32, arg0_size0: i64, arg1: i64, result1: *mut ad_memref" in text
    assert "// not for Rust: @g : (complex<f64>) -> f64" in text
    if shutil.which("rustc") is not None:
        command = ["rustc", "--edition=2021", "--crate-type=lib", "--emit=metadata", str(made)]
        subprocess.run([*command, "-o", str(tmp_path / "f.meta")], check=True)


def test_libraries() -> None:
    assert libraries("declare double @llvm.sin.f64(double)\n") == "Link with -lm."
    both = "declare double @cblas_ddot(i32)\ndeclare float @expf(float)\n"
    assert libraries(both) == "Link with -lcblas -lm."
    assert libraries("declare ptr @malloc(i64)\ndeclare double @llvm.fabs.f64(double)\n") is None


@pytest.mark.parametrize(
    ("done", "read_only"),
    [
        ("%0 = llvm.load %p : !llvm.ptr -> f64", True),
        ("llvm.store %x, %p : f64, !llvm.ptr", False),
        ("func.call @elsewhere(%p) : (!llvm.ptr) -> ()", False),
    ],
)
def test_a_function_that_is_called_decides_what_is_const(done: str, read_only: bool) -> None:
    text = f"""
        func.func private @elsewhere(!llvm.ptr)
        func.func private @inner(%p: !llvm.ptr, %x: f64) {{ {done} return }}
        func.func @f(%p: !llvm.ptr, %x: f64) {{
          func.call @inner(%p, %x) : (!llvm.ptr, f64) -> () return }}"""
    module = parse_module(make_context(), text)
    function = next(op for op in module.body.block.ops if name_of(op) == "f")
    assert isinstance(function, FuncOp)
    assert note_of(function, 0).read_only == read_only
