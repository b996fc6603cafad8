"""Numbers that are printed into memory and read from there again: refused, not constant."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

PRINTS = r"""
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double strtod_of(double x) { char b[64]; snprintf(b, 64, "%.17g", x * x); return strtod(b, 0); }
double scanned(double x) {
  char b[64]; double y;
  sprintf(b, "%.17g", x * x); sscanf(b, "%lf", &y);
  return y;
}
double copied(double x) {
  char b[64], c[64];
  snprintf(b, 64, "%.17g", x * x); strcpy(c, b);
  return atof(c);
}
double in_a_loop(double x, int n) {
  char b[64] = "1";
  for (int i = 0; i < n; i++) snprintf(b, 64, "%.17g", atof(b) * x);
  return atof(b);
}

double printed(double x) { char b[64]; snprintf(b, 64, "%.17g", x * x); puts(b); return x * x; }
double measured(double x) {
  char b[64]; snprintf(b, 64, "%.17g", x * x);
  return (strlen(b) > 0) * x * x;
}
double of_a_constant(double x) {
  char b[64], c[64];
  snprintf(b, 64, "%.17g", x); snprintf(c, 64, "%s", "2.5");
  return atof(c) * x * x / 2.5;
}
double of_an_integer(double x) { char b[64]; snprintf(b, 64, "%d", 1); return atof(b) * x * x; }

double digits(double x) {
  char b[64]; double y = 0;
  snprintf(b, 64, "%.0f", x * x);
  for (char *p = b; *p; p++) y = 10 * y + (*p - '0');
  return y;
}
double doubled(double x) {
  char b[64]; snprintf(b, 64, "%.17g", x * x);
  char *c = strdup(b); double y = atof(c); free(c);
  return y;
}
double bytes_as_text(double x) {
  double y = x * x, z = 0; strcpy((char *)&z, (char *)&y); return z;
}
double bytes_doubled(double x) {
  double y = x * x, *z = (double *)strndup((char *)&y, 8), w = *z; free(z); return w;
}
typedef int printing(char *, size_t, const char *, va_list);
static void say_by(printing *print, char *b, const char *f, ...)
{ va_list l; va_start(l, f); print(b, 64, f, l); va_end(l); }
double of_a_list(double x) { char b[64]; say_by(vsnprintf, b, "%.17g", x * x); return atof(b); }
double letter_by_letter(double x) {
  char b[64], c[64]; int i = 0;
  snprintf(b, 64, "%.17g", x * x);
  do c[i] = b[i]; while (b[i++]);
  return atof(c);
}
static char line[64];
static void say(double x, int depth)
{ if (depth) say(x, depth - 1); else snprintf(line, 64, "%.17g", x); }
static double said(int depth) { return depth ? said(depth - 1) : atof(line); }
double by_calls(double x) { say(x * x, 3); return said(3); }
struct named { double x; char name[16]; };
double names(double x) {
  struct named a = { x, "" }, b = { x * x, "" };
  snprintf(a.name, 16, "%d", 7); strcpy(b.name, a.name);
  return b.x * (b.name[0] == '7') ;
}
"""

FILES = r"""
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
double raw(const char *path, double x) {
  FILE *f = fopen(path, "w+b"); double y = x * x, z = 0;
  fwrite(&y, 8, 1, f); rewind(f); fread(&z, 8, 1, f); fclose(f);
  return z;
}
double printed(const char *path, double x) {
  FILE *f = fopen(path, "w"); double z = 0;
  fprintf(f, "%.17g", x * x); fclose(f);
  f = fopen(path, "r"); fscanf(f, "%lf", &z); fclose(f);
  return z;
}
double lines(const char *path, double x) {
  FILE *f = fopen(path, "w"); char b[64] = "";
  fprintf(f, "%.17g", x * x); fclose(f);
  f = fopen(path, "r"); fgets(b, 64, f); fclose(f);
  return atof(b);
}
double text(const char *path, double x) {
  FILE *f = fopen(path, "w+"); double z = 0; char b[64];
  snprintf(b, 64, "%.17g", x * x); fputs(b, f); rewind(f); fscanf(f, "%lf", &z); fclose(f);
  return z;
}
double letters(const char *path, double x) {
  FILE *f = fopen(path, "w+"); double z = 0; int c;
  fprintf(f, "%.0f", x * x); rewind(f);
  while ((c = getc(f)) != EOF) z = 10 * z + (c - '0');
  fclose(f);
  return z;
}
struct log { FILE *file; int lines; };
static void put(struct log *l, double x, int depth) {
  if (depth) put(l, x, depth - 1); else fprintf(l->file, "%.17g\n", x);
}
static double get(struct log *l, int depth) {
  double z = 0;
  if (depth) return get(l, depth - 1);
  fscanf(l->file, "%lf", &z);
  return z;
}
double by_calls(const char *path, double x) {
  struct log l = { fopen(path, "w+"), 0 };
  put(&l, x * x, 3); rewind(l.file); double z = get(&l, 3); fclose(l.file);
  return z;
}
double each_time(const char *path, double x) {
  FILE *f = fopen(path, "w+"); double z = 1;
  fprintf(f, "1\n");
  for (int i = 0; i < 2; i++)
    { rewind(f); fscanf(f, "%lf", &z); rewind(f); fprintf(f, "%.17g\n", z * x); fflush(f); }
  rewind(f); fscanf(f, "%lf", &z); fclose(f);
  return z;
}

double only_written(const char *path, double x) {
  FILE *f = fopen(path, "w"); fprintf(f, "%.17g", x * x); fclose(f);
  return x * x;
}
double read_and_shown(const char *path, double x) {
  FILE *f = fopen(path, "w+"); double z = 0;
  fprintf(f, "1"); rewind(f); fscanf(f, "%lf", &z); fclose(f);
  printf("%g\n", x * x); fprintf(stderr, "%g\n", x); fflush(stdout);
  return z * x * x;
}
double read_before(const char *path, double x) {
  FILE *f = fopen(path, "w+"); double z = 0;
  fprintf(f, "1"); rewind(f); fscanf(f, "%lf", &z); fclose(f);
  f = fopen(path, "w"); fprintf(f, "%.17g", x * x); fclose(f);
  return z * x * x;
}
double other_file(const char *path, double x) {
  FILE *f = fopen("/dev/null", "w"); double z = 0;
  fprintf(f, "%.17g", x * x); fclose(f);
  f = fopen("/dev/zero", "rb"); fread(&z, 8, 1, f); fclose(f);
  return (1 + z) * x * x;
}
"""


@pytest.fixture(scope="module", params=["-O0", "-O1", "-O2"])
def program(clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest):
    at: Path = tmp_path_factory.mktemp("texts")
    return _compiled(PRINTS, clang, request.param, at)


def _compiled(source: str, clang: str, level: str, at: Path) -> ad_opt.Program:
    (at / "texts.c").write_text(source)
    arguments = [clang, level, "-S", "-emit-llvm", at / "texts.c", "-o", at / "texts.ll"]
    subprocess.run(arguments, check=True)
    return ad_opt.load(at / "texts.ll")


@pytest.mark.parametrize(
    "name", ["strtod_of", "scanned", "copied", "in_a_loop", "doubled", "by_calls"]
)
def test_a_number_read_from_the_text_of_one_that_varies(program: ad_opt.Program, name: str):
    more = (3,) if name == "in_a_loop" else ()
    assert program[name](1.5, *more) == pytest.approx(1.5 ** (3 if more else 2))
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.grad(program[name], wrt=0)(1.5, *more)
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.jvp(program[name], (1.5, *more), (1.0, *(None for _ in more)))


@pytest.mark.parametrize("name", ["printed", "measured", "of_a_constant", "of_an_integer", "names"])
def test_text_that_gives_no_number_that_varies(program: ad_opt.Program, name: str):
    assert ad_opt.grad(program[name])(1.5) == pytest.approx(3.0)
    assert ad_opt.jvp(program[name], (1.5,), (1.0,))[1] == pytest.approx(3.0)


@pytest.mark.parametrize("name", ["digits", "bytes_as_text", "bytes_doubled"])
def test_letters_that_are_computed_with_and_bytes_that_are_no_text(
    program: ad_opt.Program, name: str
):
    """The bytes of 2.25 end with zeros, but begin with them, too."""
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.grad(program[name])(1.5)
    with pytest.raises(DiagnosticError, match=r"AD0708.*text"):
        ad_opt.jvp(program[name], (1.5,), (1.0,))


@pytest.fixture(scope="module", params=["-O0", "-O1"])
def files(clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest):
    return _compiled(FILES, clang, request.param, tmp_path_factory.mktemp("files"))


READ_AGAIN = ("raw", "printed", "lines", "text", "letters", "by_calls", "each_time")
NOT_READ_AGAIN = ("only_written", "read_and_shown", "read_before", "other_file")


@pytest.mark.parametrize("name", [*READ_AGAIN, *NOT_READ_AGAIN])
def test_numbers_in_files(files: ad_opt.Program, name: str, tmp_path: Path):
    path = np.frombuffer(bytes(tmp_path / "file") + b"\0", np.int8)
    given = ((path, 2.0), (None, 1.0))
    assert files[name](*given[0]) == pytest.approx(4.0)
    if name in NOT_READ_AGAIN:
        assert ad_opt.grad(files[name], wrt=1)(*given[0]) == pytest.approx(4.0)
        assert ad_opt.jvp(files[name], *given)[1] == pytest.approx(4.0)
        return
    with pytest.raises(DiagnosticError, match=r"AD0708.*file"):
        ad_opt.grad(files[name], wrt=1)(*given[0])
    with pytest.raises(DiagnosticError, match=r"AD0708.*file"):
        ad_opt.jvp(files[name], *given)


WORDS = r"""
#include <stdlib.h>
double words(double x) {
  const char *text = "1.5 -2 3";
  char *end;
  double sum = 0;
  while (*text) {
    double k = strtod(text, &end);
    if (end == text) { text++; continue; }
    sum += k * x * x * x;
    text = end;
  }
  return sum;
}
"""


def test_places_in_a_text_that_loops_carry(clang: str, tmp_path: Path):
    """They lead into a constant, which has no shadow, and none is asked for: f(x) = 2.5 x^3."""
    function = _compiled(WORDS, clang, "-O1", tmp_path)["words"]
    assert ad_opt.grad(function)(2.0) == pytest.approx(30.0)
    assert ad_opt.hvp(function, (2.0,), (1.0,)) == pytest.approx(30.0)
