"""C, C++, Rust and Fortran, straight to both tools and `ad_opt.load`.

Expected values are worked out by hand. Compilers that are not installed are stood for by scripts.
"""

from __future__ import annotations

import json
import logging
import math
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from ad_opt.lowering.compilers.languages import LANGUAGES, language_of
from ad_opt.tools.ad_opt import main as ad_opt_main
from ad_opt.tools.ad_run import main as ad_run_main

import ad_opt

SUFFIXES = [(suffix, language.title) for language in LANGUAGES for suffix in language.suffixes]

C = """
#include <math.h>
#include <stdio.h>
struct model { double a, b; int n; float w[3]; };
struct node { struct node *next; double v; };
typedef struct { float re, im; } pair;
static double scale = 2.0;
void set_scale(double s) { scale = s; }
double squares(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[i] * x[i];
  return s;
}
double use(const struct model *m, const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += scale * m->a * sin(m->b * x[i]) + m->w[i % 3] * m->n;
  return s;
}
double pick(const double *x, const int *at, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += x[at[i]] * x[at[i]];
  return s;
}
double list(const struct node *h) { return h ? h->v * h->v + list(h->next) : 0; }
double rows(double **a, int n) { return a[0][0] * n; }
double matrix(double a[2][3]) { return a[0][1] * a[1][2]; }
float pairs(const pair *p, int n) {
  float s = 0;
  for (int i = 0; i < n; i++)
    s += p[i].re * p[i].im;
  return s;
}
long sum(const long *x, int n) { long s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
void opaque(const void *p) { (void)p; }
double say(const double *x, int n) {
  double t[n], s = 0;
  for (int i = 0; i < n; i++)
    t[i] = exp(x[i]), printf("%g;", x[i]);
  for (int i = 0; i < n; i++)
    s += t[i] * t[(i + 1) % n];
  return s;
}
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def c_file(clang: str, tmp_path: Path) -> Path:
    path = tmp_path / "f.c"
    path.write_text(C)
    return path


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def go(main: Callable[[list[str]], int], *words: str) -> tuple[int, str, str]:
        status = main([*words, "--no-cache"] if main is ad_run_main else list(words))
        said = capfd.readouterr()
        return status, said.out, said.err

    return go


def gradients(run: Run, path: Path, function: str, arguments: str) -> dict[str, object]:
    status, out, err = run(ad_run_main, str(path), function, f"--args={arguments}", "--grad")
    assert status == 0, err
    return json.loads(out[out.index('{"results"') :])["gradients"]


@pytest.mark.parametrize(("suffix", "title"), SUFFIXES)
def test_languages_by_suffix(suffix: str, title: str) -> None:
    language = language_of(f"a/b{suffix}")
    assert language is not None
    assert language.title == title
    assert language_of(f"a{suffix}/b.ll") is None


def test_the_command_is_said(run: Run, c_file: Path) -> None:
    status, out, err = run(ad_run_main, str(c_file), "squares", "--args=[1.0, 2.0], 2")
    assert status == 0
    assert json.loads(out) == {"results": [5.0], "arguments": {}}
    assert err.startswith("ad-run: clang")
    assert f"-emit-llvm {c_file} -o -" in err


@pytest.mark.parametrize(
    ("function", "arguments", "expected"),
    [
        ("squares", "[1.0, 2.0], 2", {"x": [2.0, 4.0]}),
        ("pick", "[1.0, 3.0], [1, 1], 2", {"x": [0.0, 12.0]}),
        ("pairs", "[{re: 2, im: 3}, [4, 5]], 2",
         {"p": [{"re": 3.0, "im": 2.0}, {"re": 5.0, "im": 4.0}]}),
        ("matrix", "[[1, 2, 3], [4, 5, 6]]", {"a": [[0.0, 6.0, 0.0], [0.0, 0.0, 2.0]]}),
    ],
)  # fmt: skip
def test_gradients(run: Run, c_file: Path, function: str, arguments: str, expected: object) -> None:
    assert gradients(run, c_file, function, arguments) == expected


def test_structs(run: Run, c_file: Path) -> None:
    text = "{a: 1.5, b: 0.5, n: 2, w: [1, 2, 3]}, [1.0, 2.0], 2"
    found = gradients(run, c_file, "use", text)
    by_a = 2 * (math.sin(0.5) + math.sin(1.0))
    by_b = 3 * (math.cos(0.5) + 2 * math.cos(1.0))
    model = found["m"]
    assert isinstance(model, dict)
    assert [model["a"], model["b"]] == pytest.approx([by_a, by_b], rel=1e-14)
    assert (model["n"], model["w"]) == (0, [2.0, 2.0, 0.0])
    assert found["x"] == pytest.approx([1.5 * math.cos(0.5), 1.5 * math.cos(1.0)], rel=1e-14)


def test_variable_length_arrays_and_printing(run: Run, c_file: Path) -> None:
    status, out, _ = run(ad_run_main, str(c_file), "say", "--args=[0.5, 1.0, 0.25], 3", "--check")
    assert status == 0
    assert '"passed": true' in out
    assert "0.5;" in out


@pytest.mark.parametrize(
    ("function", "arguments", "result"),
    [
        ("sum", "[1, -5], 2", -4),
        ("length", '"ab, (c"', 6),
        ("length", "[65, 66, 0]", 2),
        ("list", "{next: 0, v: 3}", 9.0),
    ],
)
def test_values(run: Run, c_file: Path, function: str, arguments: str, result: float) -> None:
    status, out, err = run(ad_run_main, str(c_file), function, f"--args={arguments}")
    assert status == 0, err
    assert json.loads(out)["results"] == [result]


@pytest.mark.parametrize(
    ("function", "arguments", "said"),
    [
        ("rows", "[[1.0]], 1", "is `double **`: addresses in memory cannot be given as text"),
        ("opaque", "[1.0]", "is `const void *`, and neither its type nor the function's accesses"),
        ("use", "{a: 1.0}, [1.0], 1", "lacks the field `b`"),
        ("length", '"ab\\z"', "is no text in quotes"),
    ],
)
def test_what_cannot_be_said(
    run: Run, c_file: Path, function: str, arguments: str, said: str
) -> None:
    status, out, err = run(ad_run_main, str(c_file), function, f"--args={arguments}")
    assert (status, out) == (2, "")
    assert "error[AD0504]" in err
    assert said in err


def test_without_debug_information(run: Run, c_file: Path) -> None:
    words = (str(c_file), "sum", "--args=[1, 2], 2", "--cflags=-g0")
    status, _, err = run(ad_run_main, *words)
    assert status == 2
    assert "compile the program with `-g`" in err


def test_places_are_in_the_source(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.c"
    path.write_text("double g(double);\ndouble f(double x) {\n  return g(x) * x;\n}\n")
    status, _, err = run(ad_opt_main, str(path), "--grad=f")
    assert status == 1
    assert "error[AD0703]" in err
    assert f"{path}:3:10" in err
    assert "3 |   return g(x) * x;" in err


def test_compilers_that_refuse(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.c"
    path.write_text("double f(double x) {\n  return y + z;\n}\n")
    status, _, err = run(ad_opt_main, str(path))
    assert status == 1
    assert "error[AD0107]: use of undeclared identifier 'y' (and 1 more)" in err
    assert f"{path}:2:10" in err
    assert "-emit-llvm" in err


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ("kill -SEGV $$", "the compiler was ended by SIGSEGV"),
        ("exit 139", "the compiler was ended by SIGSEGV"),
        ("exit 3", "the compiler ended with status 3, and said nothing"),
    ],
)
def test_compilers_that_say_nothing(run: Run, tmp_path: Path, end: str, said: str) -> None:
    compiler = tmp_path / "clang"
    compiler.write_text(f"#!/bin/sh\n{end}\n")
    compiler.chmod(0o755)
    path = tmp_path / "f.c"
    path.write_text("double f(double x) { return x; }\n")
    status, _, err = run(ad_opt_main, str(path), f"--compiler={compiler}")
    assert status == 1
    assert f"error[AD0107]: `{path}` does not compile: {said}" in err


def test_flags(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.c"
    path.write_text("double f(double x) { return N * x; }\n")
    status, out, _ = run(ad_run_main, str(path), "f", "--args=2", "--cflags=-DN=3 -O2")
    assert (status, json.loads(out)["results"]) == (0, [6.0])
    several = ("--cflags=-DN=M", "--cflags=-DM='(2 + 2)' -O2")
    status, out, _ = run(ad_run_main, str(path), "f", "--args=2", *several)
    assert (status, json.loads(out)["results"]) == (0, [8.0])
    status, _, err = run(ad_run_main, str(path), "f", "--args=2", "--cflags='-DN=3")
    assert status == 2
    assert "error[AD0006]: option --cflags: no closing quotation in `'-DN=3`" in err
    assert ad_opt.load(path, flags=["-DN=5"])["f"](2.0) == 10.0


COPIES = """
#include <stdlib.h>
double f(long n, const double *x) {
  double *a = malloc(n * sizeof(double)), *b = malloc(n * sizeof(double)), s = 0.0;
  for (long i = 0; i < n; i++) a[i] = x[i] * x[i];
  for (long i = 0; i < n; i++) b[i] = 0.0;
  for (long i = 1; i < n; i++) b[i] = a[i - 1];
  for (long i = 0; i < n; i++) s += b[i] * x[i];
  free(a), free(b);
  return s;
}
"""


def test_loops_that_copy_or_clear_stay_loops(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.c"
    path.write_text(COPIES)
    status, out, err = run(ad_opt_main, str(path))
    assert status == 0, err
    assert "memcpy" not in out
    assert "memset" not in out
    x = np.array([3.0, 0.5, -2.0, 1.5])
    expected = np.append(2 * x[:-1] * x[1:], 0.0) + np.append(0.0, x[:-1] ** 2)
    gradient = ad_opt.grad(ad_opt.load(path)["f"], wrt="x")(4, x)
    np.testing.assert_allclose(gradient, expected, rtol=1e-14)


SCALED = """
double f(long n, double *restrict y, const double *restrict x) {
  double s = 0.0;
  for (long i = 0; i < n; i++) y[i] = 3.0 * x[i];
  for (long i = 0; i < n; i++) s += y[i] / x[n - 1 - i];
  return s;
}
"""


@pytest.mark.parametrize(
    ("flags", "plain"),
    [("-O2", True), ("-O3 -march=native", True), ("-Os", True), ("-Ofast", True), ("-O1", True),
     ("-O2 -fvectorize", False), ("-O2 -funroll-loops", False)],
)  # fmt: skip
def test_loops_are_left_as_they_are(
    run: Run, clang: str, tmp_path: Path, flags: str, plain: bool
) -> None:
    """Neither vectorised nor unrolled, whatever the level; but the user's options come last."""
    path = tmp_path / "f.c"
    path.write_text(SCALED)
    status, out, err = run(ad_opt_main, str(path), f"--cflags={flags}", "--compiler", clang)
    assert status == 0, err
    once = out.count("llvm.fmul") == out.count("llvm.fdiv") == 1
    assert (once and "vector<" not in out) == plain


def test_rust(run: Run, tmp_path: Path) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("rustc is not installed")
    path = tmp_path / "f.rs"
    path.write_text(
        "#[no_mangle]\npub fn dot(x: &[f64], y: &[f64]) -> f64 {\n"
        "    x.iter().zip(y).map(|(a, b)| a * b).sum()\n}\n"
    )
    found = gradients(run, path, "dot", "[1.0, 2.0], 2, [3.0, 4.0], 2")
    assert found == {"x": [3.0, 4.0], "y": [1.0, 2.0]}
    status, out, err = run(ad_opt_main, str(path))
    assert status == 0, err
    assert out.count("llvm.fmul") == 1, "loops are not unrolled"
    path.write_text("fn f(x: f64) -> f64 { y }\n")
    status, _, err = run(ad_opt_main, str(path))
    assert status == 1
    assert "error[AD0107]: cannot find value `y`" in err


SLICE = """
define double @f({ i64, i64 } %s, double %y) {
  %a = extractvalue { i64, i64 } %s, 0
  %p = inttoptr i64 %a to ptr
  %v = load double, ptr %p
  %r = fmul double %v, %y
  ret double %r
}
define double @g({ i64, i64 } %s) {
  %a = extractvalue { i64, i64 } %s, 0
  %p = inttoptr i64 %a to ptr
  %v = load double, ptr %p
  ret double %v
}
"""


def test_slices_of_functions_of_c_are_refused_by_both_tools(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "f.ll"
    path.write_text(SLICE)
    said = "pass an address as an address, not as an integer or in a struct of integers"
    for name, code in (("f", "AD0970"), ("g", "AD0705")):
        status, _, err = run(ad_opt_main, str(path), f"--grad={name}")
        assert status == 1
        assert f"error[{code}]" in err
        assert said in err
        status, _, err = run(ad_run_main, str(path), name, "--args=1, 2")
        assert status == 2
        assert f"error[AD0501]: `@{name}` of {path} takes or gives a struct as one value" in err
        assert said in err


def test_cxx(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.cpp"
    path.write_text('extern "C" double f(double &x) { return x * x; }\n')
    assert gradients(run, path, "f", "[3.0]") == {"x": [6.0]}


def test_mangled_names(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.cpp"
    path.write_text("namespace m { double norm(double x) { return x * x; } }\n")
    status, _, err = run(ad_run_main, str(path), "norm", "--args=3.0")
    assert status == 2
    assert "the compiler calls it `_ZN1m4normEd`" in err


def test_complex_numbers(run: Run, clang: str, tmp_path: Path) -> None:
    path = tmp_path / "f.c"
    path.write_text("double f(const double _Complex *z) { return __real__ *z * __imag__ *z; }\n")
    status, out, err = run(ad_run_main, str(path), "f", "--args=[3+4j]")
    assert status == 0, err
    assert json.loads(out)["results"] == [12.0]


FLANG = """#!/bin/sh
case "$*" in
  *--version*) echo "flang version $VERSION" ;;
  *) [ "$1" = -J ] && cd "$2"
     : > of_the_program.mod
     /bin/cat <<'END'
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
END
esac
"""


def test_fortran_where_flang_has_a_version(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flang that is too new is passed over for one that is not."""
    for name, version in (("flang", 99), ("flang-21", 21)):
        script = tmp_path / name
        script.write_text(FLANG.replace("$VERSION", f"{version}.1.0"))
        script.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path))
    path = tmp_path / "f.f90"
    path.write_text("function f(x) ...\n")
    status, out, err = run(ad_run_main, str(path), "f", "--args=3.0", "--grad")
    assert status == 0, err
    assert json.loads(out)["gradients"] == {"x": 6.0}
    assert err.startswith("ad-run: flang-21 -O1 -g -S -emit-llvm")
    (tmp_path / "flang-21").unlink()
    status, _, err = run(ad_run_main, str(path), "f", "--args=3.0")
    assert status == 1
    assert "error[AD0108]: `flang` writes LLVM IR of version 99" in err


def test_modules_of_fortran_go_with_their_compilation(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files about modules do not stay where the user is, unless that is asked for. The script does
    not look for options of the user.
    """
    script, here, there = (tmp_path / name for name in ("flang", "here", "there"))
    script.write_text(FLANG.replace("$VERSION", "22.1.0"))
    script.chmod(0o700)
    path = tmp_path / "f.f90"
    path.write_text("module m ...\n")
    here.mkdir()
    there.mkdir()
    monkeypatch.chdir(here)
    assert ad_opt.load(path, compiler=str(script))["f"](3.0) == 9.0
    assert not list(here.iterdir())
    ad_opt.load(path, compiler=str(script), flags=["-J", str(there)])
    assert [file.name for file in here.iterdir()] == [
        "of_the_program.mod"
    ]  # the script looks at $1


def test_nothing_installed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "f.cpp"
    path.write_text("int f() { return 1; }\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    status, _, err = run(ad_opt_main, str(path))
    assert status == 1
    assert "no C++ compiler is found (clang++, clang, with and without a version)" in err
    assert "run `clang++ -O1 -g -fno-discard-value-names" in err
    assert f"-S -emit-llvm {path} -o out.ll`" in err


def test_what_is_no_program(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.mlir").write_text("module {}\n")
    (tmp_path / "o").write_bytes(b"\x7fELF\x02\x01")
    for file, said in (
        ("", "the name of the file is empty"),
        (str(tmp_path), f"give a file, such as `{tmp_path}/p.mlir`"),
        (str(tmp_path / "o"), "is machine code, of which no derivatives are made"),
        (str(tmp_path / "none.c"), "no such file"),
    ):
        for main in (ad_opt_main, ad_run_main):
            status, _, err = run(main, file)
            assert status == 1
            assert said in err
            assert "Traceback" not in err


def test_loading(c_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "ad_opt.compilers"):
        program = ad_opt.load(c_file)
    assert "-emit-llvm" in caplog.text
    gradient = ad_opt.grad(program["squares"])(np.array([1.0, 2.0]), 2)
    np.testing.assert_array_equal(gradient, [2.0, 4.0])
    with pytest.raises(ad_opt.DiagnosticError) as error:
        ad_opt.load(c_file.with_suffix(".mlir"), flags=["-O2"])
    assert error.value.diagnostics[0].code == "AD0006"
