"""Products by a BLAS that is installed, against NumPy: layouts of matrices, what is left, options.

Needs the package scipy-openblas64 (extra ``blas``).
"""

import ctypes
import itertools
import json
import os
import shutil
import subprocess
import sys

import numpy as np
import pytest
from ad_opt.dialects.support.names.blas_interfaces import INTERFACES
from ad_opt.lowering.products.library import Matrix, takes
from ad_opt.tools import ad_run
from ad_opt.tools.ad_opt import main as ad_opt_main

import ad_opt

pytest.importorskip("scipy_openblas64")

RNG = np.random.default_rng(5)
KINDS = {"f64": np.float64, "f32": np.float32}
WRAPPER = "ad.library."
AD_OPT = (sys.executable, "-m", "ad_opt")


def program(text, interface="scipy_openblas64", threshold=1):
    options = f"library={interface} ordered=false threshold={threshold}"
    return ad_opt.load(text, fp="fast", library="openblas", cache=False).after(
        f"block-products{{{options}}}"
    )


def sum_of_products(shapes, indices, dims):
    """A contraction of buffers that are apart; the last of its dimensions is summed."""
    types = [f"memref<{shape}xf64>" for shape in shapes]
    a, b, c = (f"{one} {{llvm.noalias}}" for one in types)
    maps = ", ".join(f"affine_map<({', '.join(dims)}) -> ({index})>" for index in indices)
    kinds = ", ".join(['"parallel"'] * (len(dims) - 1) + ['"reduction"'])
    return f"""
func.func @f(%a: {a}, %b: {b}, %c: {c}) {{
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
    ins(%a, %b : {types[0]}, {types[1]}) outs(%c : {types[2]}) {{
  ^bb0(%x: f64, %y: f64, %z: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %z, %p : f64
    linalg.yield %s : f64
  }}
  return
}}"""


def laid_out(array, layout):
    """The same numbers: row after row (C), column after column (F), or with room between (S)."""
    if layout != "S":
        return np.asarray(array, order=layout)
    room = np.zeros((2 * array.shape[0], 3 * array.shape[1]), array.dtype)
    room[::2, ::3] = array
    return room[::2, ::3]


@pytest.mark.parametrize("kind", KINDS)
def test_layouts(kind):
    """All that BLAS takes and what it does not, in one program with strides of the run."""
    view = f"memref<?x?x{kind}, strided<[?, ?], offset: ?>>"
    text = f"""
func.func @f(%a: {view}, %b: {view}, %c: {view}) {{
  linalg.matmul ins(%a, %b : {view}, {view}) outs(%c : {view})
  return
}}"""
    compiled = program(text)
    assert f"@{WRAPPER}{kind}." in compiled.ir()
    assert f"@ad.product.{kind}(" in compiled.ir()
    for m, n, k in ((17, 23, 31), (40, 16, 16)):
        a, b = (RNG.random(shape).astype(KINDS[kind]) for shape in ((m, k), (k, n)))
        for layouts in itertools.product("CFS", repeat=3):
            x, y, z = map(laid_out, (a, b, np.ones((m, n), KINDS[kind])), layouts)
            compiled["f"](x, y, z)
            np.testing.assert_allclose(z, 1 + a @ b, rtol=1e-5 if kind == "f32" else 1e-13)


def test_parts_of_matrices():
    """Blocks of larger matrices have distances of rows that are not their lengths."""
    view = "memref<?x?xf64, strided<[?, 1], offset: ?>>"
    text = f"""
func.func @f(%a: {view}, %b: {view}, %c: {view}) {{
  linalg.matmul ins(%a, %b : {view}, {view}) outs(%c : {view})
  return
}}"""
    a, b, c = RNG.random((50, 60)), RNG.random((60, 70)), np.zeros((50, 70))
    program(text)["f"](a[3:40, 5:45], b[11:51, 7:37], c[2:39, 9:39])
    expected = np.zeros_like(c)
    expected[2:39, 9:39] = a[3:40, 5:45] @ b[11:51, 7:37]
    np.testing.assert_allclose(c, expected, rtol=1e-13)


def test_batches_and_joined_dimensions():
    """A batch is a loop of calls; two dimensions that follow each other are one."""
    text = sum_of_products(
        ("3x4x5x20", "3x20x18", "3x4x5x18"),
        ("s, i, j, k", "s, k, n", "s, i, j, n"),
        ["s", "i", "j", "n", "k"],
    )
    compiled = program(text)
    assert "@ad.product" not in compiled.ir()  # that BLAS takes them is known
    a, b, c = RNG.random((3, 4, 5, 20)), RNG.random((3, 20, 18)), np.zeros((3, 4, 5, 18))
    compiled["f"](a, b, c)
    np.testing.assert_allclose(c, np.einsum("sijk,skn->sijn", a, b), rtol=1e-13)


def test_windows_are_left():
    """Rows of a matrix of windows overlap: BLAS does not take it."""
    text = sum_of_products(("64", "8x16", "57x16"), ("i + k", "k, n", "i, n"), ["i", "n", "k"])
    a, b, c = RNG.random(64), RNG.random((8, 16)), np.zeros((57, 16))
    program(text)["f"](a, b, c)
    windows = np.lib.stride_tricks.sliding_window_view(a, 8)
    np.testing.assert_allclose(c, windows @ b, rtol=1e-13)


def test_what_is_taken():
    """The rule against BLAS's own, over all small matrices: the distance of rows (or columns) that
    follow each other is at least their length.
    """
    m, n, k = 2, 3, 4
    for strides in itertools.product((1, 2, 3, 4, 5), repeat=6):
        c, a, b = (Matrix(*strides[at : at + 2]) for at in (0, 2, 4))
        rows_of_c = c.columns == 1 and c.rows >= n
        columns_of_c = c.columns != 1 and c.rows == 1 and c.columns >= m
        factors = [
            (one.columns == 1 and one.rows >= wide) or (one.rows == 1 and one.columns >= high)
            for one, high, wide in ((a, m, k), (b, k, n))
        ]
        assert takes(c, a, b, (m, n, k)) == (all(factors) and (rows_of_c or columns_of_c))
    assert not takes(Matrix(1 << 32, 1), Matrix(4, 1), Matrix(3, 1), (m, n, k))


LOSS = """
func.func @loss(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %w: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  %c = memref.alloc(%m, %n) : memref<?x?xf64>
  linalg.fill ins(%zero : f64) outs(%c : memref<?x?xf64>)
  linalg.matmul ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  %s = scf.for %i = %c0 to %m step %c1 iter_args(%t = %zero) -> (f64) {
    %r = scf.for %j = %c0 to %n step %c1 iter_args(%u = %t) -> (f64) {
      %x = memref.load %c[%i, %j] : memref<?x?xf64>
      %y = memref.load %w[%i, %j] : memref<?x?xf64>
      %p = arith.mulf %x, %y : f64
      %q = arith.addf %u, %p : f64
      scf.yield %q : f64
    }
    scf.yield %r : f64
  }
  return %s : f64
}"""


def test_gradients():
    loss = ad_opt.load(LOSS, fp="fast", library="openblas")["loss"]
    a, b, w = RNG.random((70, 80)), RNG.random((80, 90)), RNG.random((70, 90))
    found = ad_opt.grad(loss)(a, b, w)
    for one, expected in zip(found, (w @ b.T, a.T @ w, a @ b), strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-12)
    again = ad_opt.grad(loss.program.with_options(library="none")["loss"])(a, b, w)
    for one, expected in zip(found, again, strict=True):
        np.testing.assert_allclose(one, expected, rtol=1e-12)


def test_sums_that_have_an_order_are_refused():
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0404.*order"):
        ad_opt.load(LOSS, library="openblas")
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0404.*library is"):
        ad_opt.load(LOSS, fp="fast", library="blas")


def test_objects(tmp_path):
    """The header says what to link, the object calls the library's function."""
    source = tmp_path / "loss.mlir"
    source.write_text(LOSS)
    files = [f"--header={tmp_path / 'loss.h'}", "-o", str(tmp_path / "loss.s")]
    options = ["--emit=asm", "--fp=fast", "--library=openblas", "--grad=loss", *files]
    subprocess.run([*AD_OPT, str(source), *options], check=True)
    assert "Link with -lopenblas" in (tmp_path / "loss.h").read_text()
    assert "cblas_dgemm" in (tmp_path / "loss.s").read_text()
    refused = subprocess.run(
        [*AD_OPT, str(source), "--emit=asm", "--library=mkl"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert "--fp=fast" in refused.stderr


@pytest.mark.parametrize(
    ("library", "kind", "symbol", "link"),
    [
        ("openblas", "f32", "cblas_sgemm", "-lopenblas"),
        ("mkl", "f64", "cblas_dgemm", "-lmkl_rt"),
        ("scipy-openblas64", "f64", "scipy_cblas_dgemm64_", "-lscipy_openblas64_"),
        ("scipy-openblas64", "f32", "scipy_cblas_sgemm64_", "-lscipy_openblas64_"),
    ],
)
def test_objects_call_what_the_library_has(tmp_path, library, kind, symbol, link):
    """By its names, for the type of the elements."""
    source = tmp_path / "loss.mlir"
    source.write_text(LOSS.replace("f64", kind))
    header = tmp_path / "loss.h"
    options = ["--emit=asm", "--fp=fast", f"--library={library}", f"--header={header}"]
    options += ["-O1", "-o", str(tmp_path / "loss.s")]
    assert ad_opt_main([str(source), *options]) == 0
    text = (tmp_path / "loss.s").read_text()
    called = {name for one in INTERFACES.values() for name in one.products.values() if name in text}
    assert symbol in called
    assert called <= {symbol, symbol.removeprefix("scipy_").removesuffix("64_")}
    assert f"Link with {link}." in header.read_text()


def test_an_object_with_the_packages_library(tmp_path):
    """Compiled, linked with the package's file, and called."""
    import scipy_openblas64

    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    source, made = tmp_path / "loss.mlir", tmp_path / "loss.o"
    source.write_text(LOSS)
    options = ["--emit=obj", "--fp=fast", "--library=scipy-openblas64", "-o", str(made)]
    assert ad_opt_main([str(source), "--grad=loss", *options]) == 0
    folder, shared = scipy_openblas64.get_lib_dir(), tmp_path / "libloss.so"
    link = [f"-L{folder}", f"-Wl,-rpath,{folder}", "-lscipy_openblas64_", "-lm"]
    subprocess.run([compiler, "-shared", "-o", str(shared), str(made), *link], check=True)
    ctypes.CDLL(str(shared))  # all names are found


def test_no_code_calls_no_library(tmp_path, capsys):
    source = tmp_path / "loss.mlir"
    source.write_text(LOSS)
    options = ["--fp=fast", "--library=openblas"]
    assert ad_opt_main([str(source), "-p", "canonicalize", *options]) == 0
    assert "AD0012" in capsys.readouterr().err


SECOND = """
import sys
import numpy as np
import ad_opt
loss = ad_opt.load(sys.argv[1], fp="fast", library="openblas")["loss"]
a, b, w = (np.ones(shape) for shape in ((70, 80), (80, 90), (70, 90)))
da, _, _ = ad_opt.grad(loss)(a, b, w)
print(da[0, 0], "xdsl" in sys.modules)
"""


def test_a_second_start_finds_the_library(tmp_path):
    """It links what the first one made, without xDSL."""
    source = tmp_path / "loss.mlir"
    source.write_text(LOSS)
    environment = {**os.environ, "AD_OPT_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, "-c", SECOND, str(source)]
    said = [
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said == ["90.0 True\n", "90.0 False\n"]


def test_the_command_line(tmp_path, capsys):
    source = tmp_path / "loss.mlir"
    source.write_text(LOSS)
    arguments = "ones(20x30), ones(30x40), ones(20x40)"
    options = ["--fp=fast", "--library=openblas", "--no-cache"]
    assert ad_run.main([str(source), "loss", f"--args={arguments}", *options]) == 0
    assert json.loads(capsys.readouterr().out)["results"] == [20 * 30 * 40]
