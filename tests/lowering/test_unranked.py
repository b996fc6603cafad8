"""Memrefs without a rank: cast, passed, asked and printed; the text is that of MLIR's runner."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from ad_opt.lowering.interpreters import run_function

import ad_opt
from ad_opt import DiagnosticError

LIBRARIES = "/usr/lib/llvm-22/lib/libmlir_runner_utils.so.22.1"
LOWER = (
    "-expand-strided-metadata -finalize-memref-to-llvm -convert-func-to-llvm "
    "-reconcile-unrealized-casts"
)

PRINTED = {  # name of the function: element, shape, contents, and what is printed
    "F64": ("f64", "2x3", "[[1.0, 2.5, -0.0], [1.0e300, 0.1, 123456789.0]]",
            "[[1,   2.5,   -0], \n [1e+300,   0.1,   1.23457e+08]]"),
    "F32": ("f32", "3", "[0.1, 0x7F800000, 0x7FC00000]", "[0.1,  inf,  nan]"),
    "F16": ("f16", "2", "[1.5, -0.1]", "[1.5,  -0.0999756]"),
    "BF16": ("bf16", "2", "[1.5, -0.1]", "[1.5,  -0.100098]"),
    "I64": ("i64", "2x2x2", "[[[1, 2], [3, 4]], [[5, 6], [7, -8]]]",
            "[[[1,    2], \n  [3,    4]], \n [[5,    6], \n  [7,    -8]]]"),
    "I32": ("i32", "2x1x3", "7", "[[[7,    7,    7]], \n [[7,    7,    7]]]"),
    "I16": ("i16", "2", "[1, -1]", "[1,  -1]"),
    "I8": ("i8", "2", "[65, 66]", "[A,  B]"),
    "Ind": ("index", "1x1", "7", "[[7]]"),
    "C64": ("complex<f64>", "2", "(1.5, -2.0)", "[(1.5,-2),  (1.5,-2)]"),
    "C32": ("complex<f32>", "", "(1.5, -2.0)", "[(1.5,-2)]"),
}  # fmt: skip


def program() -> str:
    """Prints each of them, and a view of the first one."""
    lines: list[str] = []
    body: list[str] = []
    for kind, (element, shape, contents, _) in PRINTED.items():
        type = f"memref<{shape}x{element}>" if shape else f"memref<{element}>"
        lines += [
            f"func.func private @printMemref{kind}(memref<*x{element}>)"
            " attributes {llvm.emit_c_interface}",
            f'memref.global "private" @data_{kind} : {type} = dense<{contents}>',
        ]
        body += [
            f"  %{kind} = memref.get_global @data_{kind} : {type}",
            f"  %u{kind} = memref.cast %{kind} : {type} to memref<*x{element}>",
            f"  func.call @printMemref{kind}(%u{kind}) : (memref<*x{element}>) -> ()",
        ]
    view = "memref<2x2xf64, strided<[3, 1], offset: 1>>"
    lines.append("func.func private @printMemrefShapeF64(memref<*xf64>)"
                 " attributes {llvm.emit_c_interface}")  # fmt: skip
    body += [
        f"  %view = memref.subview %F64[0, 1] [2, 2] [1, 1] : memref<2x3xf64> to {view}",
        f"  %u = memref.cast %view : {view} to memref<*xf64>",
        "  func.call @printMemrefF64(%u) : (memref<*xf64>) -> ()",
        "  func.call @printMemrefShapeF64(%u) : (memref<*xf64>) -> ()",
    ]
    return "\n".join([*lines, "func.func @f() {", *body, "  return", "}", ""])


def plain(text: str) -> str:
    """Without addresses, which are others each time."""
    return re.sub(r"base@ = (0x[0-9a-f]+|0) ", "", text)


def expected() -> str:
    """Return the text that upstream prints."""
    found: list[str] = []
    for _, shape, _, text in PRINTED.values():
        sizes = [int(n) for n in shape.split("x") if n]
        strides = [int(np.prod(sizes[i + 1 :])) for i in range(len(sizes))]
        where = f"rank = {len(sizes)} offset = 0 sizes = {sizes} strides = {strides}"
        found.append(f"Unranked Memref {where} data = \n{text}\n")
    view = "Unranked Memref rank = 2 offset = 1 sizes = [2, 2] strides = [3, 1]"
    found.append(f"{view} data = \n[[2.5,   -0], \n [0.1,   1.23457e+08]]\n{view}\n")
    return "".join(found)


def test_compiled_and_interpreted_programs_print_alike(capfd: pytest.CaptureFixture[str]) -> None:
    loaded = ad_opt.load(program())
    loaded["f"]()
    assert plain(capfd.readouterr().out) == expected()
    run_function(loaded.module, "f", [])
    assert plain(capfd.readouterr().out) == expected()


@pytest.mark.skipif(
    shutil.which("mlir-runner-22") is None or not Path(LIBRARIES).exists(),
    reason="needs mlir-runner-22 and its libraries",
)
def test_upstream_prints_so(tmp_path: Path) -> None:
    (tmp_path / "f.mlir").write_text(program())
    lowered = subprocess.run(
        ["mlir-opt-22", str(tmp_path / "f.mlir"), *LOWER.split()],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    ran = subprocess.run(
        ["mlir-runner-22", "-e", "f", "-entry-point-result=void", f"-shared-libs={LIBRARIES}"],
        input=lowered.stdout, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert plain(ran.stdout) == expected()


SQUARE = """
func.func private @printMemrefF64(memref<*xf64>)
func.func private @square(%u: memref<*xf64>, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %done -> f64 {
    func.call @printMemrefF64(%u) : (memref<*xf64>) -> ()
    %b = memref.cast %u : memref<*xf64> to memref<?xf64>
    %v = memref.load %b[%c1] : memref<?xf64>
    %s = arith.mulf %v, %v : f64
    scf.yield %s : f64
  } else {
    %l = arith.subi %n, %c1 : index
    %s = func.call @square(%u, %l) : (memref<*xf64>, index) -> f64
    scf.yield %s : f64
  }
  return %r : f64
}
func.func @f(%x: f64, %c: i1, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<4xf64>
  %k = memref.alloc(%n) : memref<?xf64>
  %y = arith.mulf %x, %x : f64
  memref.store %x, %m[%c1] : memref<4xf64>
  memref.store %y, %k[%c1] : memref<?xf64>
  %u = memref.cast %m : memref<4xf64> to memref<*xf64>
  %v = memref.cast %k : memref<?xf64> to memref<*xf64>
  %w = scf.if %c -> memref<*xf64> {
    scf.yield %u : memref<*xf64>
  } else {
    scf.yield %v : memref<*xf64>
  }
  %s = func.call @square(%w, %n) : (memref<*xf64>, index) -> f64
  %d = memref.dim %w, %c0 : memref<*xf64>
  %r = memref.rank %w : memref<*xf64>
  %e = arith.addi %d, %r : index
  %i = arith.index_cast %e : index to i64
  %g = arith.sitofp %i : i64 to f64
  %t = arith.mulf %s, %g : f64
  return %t : f64
}
"""


@pytest.mark.parametrize(("c", "power", "size"), [(True, 2, 4), (False, 4, 7)])
def test_derivatives_go_through_memrefs_without_rank(
    c: bool, power: int, size: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """The value is ``x**power`` times size and rank; nothing of it is in what is printed."""
    f, x, factor = ad_opt.load(SQUARE)["f"], 1.5, size + 1
    first = power * x ** (power - 1) * factor
    assert f(x, c, 7) == pytest.approx(x**power * factor)
    assert capfd.readouterr().out.count("Unranked Memref") == 1
    assert ad_opt.grad(f)(x, c, 7) == pytest.approx(first)
    assert capfd.readouterr().out.count("Unranked Memref") == 1
    assert ad_opt.jvp(f, (x, c, 7), (1.0, None, None))[1] == pytest.approx(first)
    second = power * (power - 1) * x ** (power - 2) * factor
    assert ad_opt.hvp(f, (x, c, 7), (1.0, None, None)) == pytest.approx(second)


CARRIED = """
func.func @f(%m: memref<4xf16>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %u = memref.cast %m : memref<4xf16> to memref<*xf16>
  %p:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z, %w = %u) -> (f32, memref<*xf16>) {
    %b = memref.cast %w : memref<*xf16> to memref<4xf16>
    %v = memref.load %b[%c1] : memref<4xf16>
    %e = arith.extf %v : f16 to f32
    %s = arith.addf %a, %e : f32
    %next = memref.cast %b : memref<4xf16> to memref<*xf16>
    scf.yield %s, %next : f32, memref<*xf16>
  }
  return %p#0 : f32
}
"""


def test_a_loop_carries_one_whose_shadow_is_wider() -> None:
    f = ad_opt.load(CARRIED)["f"]
    given = np.array([1, 2, 3, 4], np.float16)
    assert f(given, 5000) == 10000.0
    assert ad_opt.grad(f)(given, 5000).tolist() == [0, 5000, 0, 0]


def test_a_loop_does_not_grow_the_stack() -> None:
    text = """
    func.func @f(%m: memref<?xf64>, %n: index) -> index {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
        %u = memref.cast %m : memref<?xf64> to memref<*xf64>
        %d = memref.dim %u, %c0 : memref<*xf64>
        %t = arith.addi %a, %d : index
        scf.yield %t : index
      }
      return %s : index
    }"""
    program = ad_opt.load(text).with_options(opt_level=0)
    assert program["f"](np.zeros(3), 1_000_000) == 3_000_000


@pytest.mark.parametrize("type", ["memref<2xf64>", "memref<?x?xf64>", "memref<3x1xf64>"])
def test_a_cast_to_a_type_that_does_not_fit_stops(type: str) -> None:
    text = f"""
    func.func @f(%m: memref<?xf64>) -> index {{
      %c0 = arith.constant 0 : index
      %u = memref.cast %m : memref<?xf64> to memref<*xf64>
      %b = memref.cast %u : memref<*xf64> to {type}
      %d = memref.dim %b, %c0 : {type}
      return %d : index
    }}"""
    program = ad_opt.load(text)
    with pytest.raises(DiagnosticError) as caught:
        program["f"](np.zeros(3))
    assert caught.value.diagnostics[0].code == "AD0505"
    with pytest.raises(DiagnosticError) as caught:
        run_function(program.module, "f", [np.zeros(3)])
    assert caught.value.diagnostics[0].code == "AD0602"


@pytest.mark.parametrize(
    "body",
    [
        "func.return %u : memref<*xf64>",
        """%k = memref.alloc() : memref<memref<*xf64>>
        memref.store %u, %k[] : memref<memref<*xf64>>
        func.return %u : memref<*xf64>""",
        """memref.copy %u, %u : memref<*xf64> to memref<*xf64>
        func.return %u : memref<*xf64>""",
    ],
)
def test_what_outlives_its_descriptor_is_refused(body: str) -> None:
    text = f"""
    func.func private @g(%m: memref<?xf64>) -> memref<*xf64> {{
      %u = memref.cast %m : memref<?xf64> to memref<*xf64>
      {body}
    }}
    func.func @f(%m: memref<?xf64>) {{
      %u = func.call @g(%m) : (memref<?xf64>) -> memref<*xf64>
      return
    }}"""
    with pytest.raises(DiagnosticError) as caught:
        ad_opt.load(text)["f"](np.zeros(3))
    assert caught.value.diagnostics[0].code == "AD0402"
