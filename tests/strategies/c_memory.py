"""Small C functions that move doubles through memory: how it is declared, filled and read.

Every function takes four doubles and gives four. The oracle is the same source as native code:
central differences of the shared object that clang makes.
"""

from __future__ import annotations

import ctypes
import itertools
import random
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import ad_opt
from ad_opt.programs.wrt import name_of
from native import COMPILERS, FLAGS, compiler

KEPT = Path(__file__).parent.parent / "data" / "memory"
Matrix = NDArray[np.float64]

HEAD = """#include <stdlib.h>
#include <string.h>
typedef unsigned long word;
typedef unsigned int half;
struct pair { double x, y; };
struct counted { int n; double d[4]; };
struct linked { double *p; int n; double d[4]; };
static word total;
"""

DECLARED = {
    "array": "double mem[4];",
    "matrix": "double raw[2][2]; double *mem = &raw[0][0];",
    "vla": "double mem[n];",
    "vla_of_structs": "struct pair raw[n]; double *mem = &raw[0].x;",
    "alloca": "double *mem = __builtin_alloca(8 * n);",
    "chars": "_Alignas(8) char raw[32]; double *mem = (double *)raw;",
    "longs": "long raw[4]; double *mem = (double *)raw;",
    "floats": "_Alignas(8) float raw[8]; double *mem = (double *)raw;",
    "union_of_chars": "union { char c[32]; double d; } raw; double *mem = (double *)&raw;",
    "union_of_longs": "union { double d[4]; long l[4]; } raw; double *mem = raw.d;",
    "struct_of_bytes": "struct { long k; char b[24]; } raw; double *mem = (double *)&raw;",
    "malloc": "double *mem = malloc(32);",
    "calloc": "double *mem = calloc(n, 8);",
    "static": "static double mem[4];",
}
FILLED = {
    "squares": "for (int j = 0; j < n; j++) mem[j] = in[j] * in[j];",
    "stepping": "double *p = mem; for (int j = 0; j < n; j++) *p++ = in[j] * in[j];",
    "memcpy": "memcpy(mem, in, 32);",
    "memcpy_of_n": "memcpy(mem, in, 8 * n);",
    "memmove": "memmove(mem, in, 32);",
    "words": "for (int j = 0; j < n; j++) ((word *)mem)[j] = ((word *)in)[j];",
    "halves": "for (int j = 0; j < 2 * n; j++) ((half *)mem)[j] = ((half *)in)[j];",
    "bytes": "for (int j = 0; j < 8 * n; j++) ((char *)mem)[j] = ((char *)in)[j];",
    "each": "for (int j = 0; j < n; j++) memcpy((char *)mem + 8 * j, in + j, 8);",
    "by_value": "for (int j = 0; j < n; j++)"
    " { word w; memcpy(&w, in + j, 8); memcpy(mem + j, &w, 8); }",
}
READ = {
    "squares": "for (int j = 0; j < n; j++) out[j] = mem[j] * mem[j];",
    "products": "for (int j = 0; j < n; j++) out[j] = mem[j] * in[j];",
    "memcpy": "memcpy(out, mem, 32);",
    "memcpy_of_n": "memcpy(out, mem, 8 * n);",
    "memmove": "memmove(out, mem, 32);",
    "words": "for (int j = 0; j < n; j++) ((word *)out)[j] = ((word *)mem)[j];",
    "swapped": "for (int j = 0; j < 2; j++) { word t = ((word *)mem)[j];"
    " ((word *)mem)[j] = ((word *)mem)[3 - j]; ((word *)mem)[3 - j] = t; }"
    " for (int j = 0; j < n; j++) out[j] = mem[j] * mem[j];",
    "wiped": "memset(mem, 0, 16); memcpy(out, mem, 32);",
    "shifted": "memmove(mem + 1, mem, 24); for (int j = 0; j < n; j++) out[j] = mem[j] * 2;",
}
WHOLE = {
    "struct_with_count": "struct counted a, b; a.n = n; for (int j = 0; j < n; j++)"
    " a.d[j] = in[j] * in[j]; b = a; for (int j = 0; j < b.n; j++) out[j] = b.d[j] * in[j];",
    "struct_with_address": "struct linked a, b; a.n = n; a.p = a.d; for (int j = 0; j < n; j++)"
    " a.d[j] = in[j] * in[j]; b = a; for (int j = 0; j < b.n; j++) out[j] = b.d[j] * b.p[j];",
    "swapped_structs": "struct counted s[2]; for (int k = 0; k < 2; k++) { s[k].n = n;"
    " for (int j = 0; j < n; j++) s[k].d[j] = (k + 2) * in[j]; }"
    " struct counted t = s[0]; s[0] = s[1]; s[1] = t;"
    " for (int j = 0; j < n; j++) out[j] = s[0].d[j] * s[1].d[j] * s[0].d[j];",
    "raw_of_both": "_Alignas(8) char raw[32]; float *f = (float *)(raw + 16); double *d ="
    " (double *)raw; for (int j = 0; j < 2; j++) { d[j] = in[j] * in[j]; f[j] = in[j + 2]; }"
    " _Alignas(8) char copy[32]; memcpy(copy, raw, 32); d = (double *)copy;"
    " f = (float *)(copy + 16); for (int j = 0; j < 2; j++)"
    " { out[j] = d[j]; out[j + 2] = (double)f[j] * in[0]; }",
}
LOOKED_AT = {
    "summed": "word c = 0; for (int j = 0; j < n; j++) { c += ((word *)in)[j];"
    " ((word *)out)[j] = ((word *)in)[j]; } total = c;",
    "summed_afterwards": "memcpy(out, in, 8 * n); word c = 0;"
    " for (int j = 0; j < n; j++) c += ((word *)out)[j]; total = c;",
    "hashed": "word c = 14695981039346656037ul; for (int j = 0; j < n; j++) {"
    " word w = ((word *)in)[j]; c = (c ^ w) * 1099511628211ul; ((word *)out)[n - 1 - j] = w; }"
    " total = c;",
    "counted": "int c = 0; for (int j = 0; j < n; j++) { word w = ((word *)in)[j]; if (w - 1 < 5)"
    " c += 2; ((word *)out)[j] = w; } total = c;",
    "smaller_difference": "for (int j = 0; j < n; j++) { word w = ((word *)in)[j],"
    " v = ((word *)in)[(j + 1) % n]; ((word *)out)[j] = (long)(w - v) < 0 ? w : v; }",
    "sorted_by_digits": "word a[8], b[8]; memcpy(a, in, 8 * n); for (int s = 0; s < 64; s += 8) {"
    " int c[257] = {0}; for (int j = 0; j < n; j++) c[((a[j] >> s) & 255) + 1]++;"
    " for (int j = 0; j < 256; j++) c[j + 1] += c[j];"
    " for (int j = 0; j < n; j++) b[c[(a[j] >> s) & 255]++] = a[j]; memcpy(a, b, 8 * n); }"
    " memcpy(out, a, 8 * n);",
    "beside_places": "word m[8], c[8]; for (int j = 0; j < n; j++) { memcpy(m + j, in + j, 8);"
    " m[n + j] = n - 1 - j; } for (int j = 0; j < 2 * n; j++) c[j] = m[j];"
    " double *d = (double *)c; for (int j = 0; j < n; j++) out[j] = d[c[n + j]] * d[j];",
    "stack": "word s[16]; int p = 0; for (int j = 0; j < n; j++) { word w; memcpy(&w, in + j, 8);"
    " s[p++] = w; s[p++] = j; } while (p) { word j = s[--p], w = s[--p]; double d;"
    " memcpy(&d, &w, 8); out[j] = d * d * (j + 1); }",
}
"""Words that are moved, and of which something is computed that has no derivative."""

UNTOLD = {
    "bytes_checked": "unsigned c = ~0u; for (int j = 0; j < 8 * n; j++) {"
    " unsigned char b = ((unsigned char *)in)[j]; c ^= b;"
    " for (int k = 0; k < 8; k++) c = (c >> 1) ^ (0xEDB88320u & -(c & 1));"
    " ((unsigned char *)out)[j] = b; } total = c;",
    "halves_summed": "half c = 0; for (int j = 0; j < 2 * n; j++) { half h = ((half *)in)[j];"
    " c += h; ((half *)out)[j] = h; } total = c;",
    "ranges_swapped": "word *a = (word *)out, *b = a + 2, s = 0; memcpy(out, in, 8 * n);"
    " for (int j = 0; j < 2; j++) { word t = a[j]; s += t; a[j] = b[j]; b[j] = t; } total = s;",
    "sums_in_advance": "word s = 0, *p = (word *)in, *q = (word *)out; for (int j = 0; j < n;"
    " j += 4) s += p[j] + p[j + 1] + p[j + 2] + p[j + 3]; total = s; for (int j = 0; j < n;"
    " j += 2) { word a = p[j], b = p[j + 1]; q[j] = b; q[j + 1] = a; }",
    "inserted": "long a[8]; for (int j = 0; j < n; j++) memcpy(a + j, in + j, 8);"
    " for (int i = 1; i < n; i++) { long k = a[i]; int j = i; while (j > 0 && a[j - 1] - 1 > k - 1)"
    " { a[j] = a[j - 1]; j--; } a[j] = k; } memcpy(out, a, 8 * n);"
    " for (int j = 0; j < n; j++) out[j] *= out[j];",
    "carried_along": "word *p = (word *)in, *q = (word *)out, w = p[n - 1];"
    " for (int j = 0; j < n; j++) { word v = p[j]; total += v - w; q[j] = w; w = v; }",
    "table_of_keys": "struct { word key; double value; int used; } t[16] = {0};"
    " for (int j = 0; j < n; j++) { word k; memcpy(&k, in + j, 8);"
    " word h = (k * 0x9E3779B97F4A7C15ul) >> 60; while (t[h].used && t[h].key != k)"
    " h = (h + 1) & 15; t[h].key = k; t[h].value = in[j] * in[j]; t[h].used = 1; double d;"
    " memcpy(&d, &t[h].key, 8); out[j] = t[h].value * d; }",
}
"""More of them, not all of which can be followed."""

COMPUTED = {
    "swapped_by_xor": "word *d = (word *)out; memcpy(out, in, 32); for (int j = 0; j < 2; j++)"
    " { d[j] ^= d[3 - j]; d[3 - j] ^= d[j]; d[j] ^= d[3 - j]; }",
    "swapped_by_sums": "word *d = (word *)out; for (int j = 0; j < n; j++) d[j] = ((word *)in)[j];"
    " for (int j = 0; j < 2; j++) { d[j] += d[3 - j]; d[3 - j] = d[j] - d[3 - j];"
    " d[j] -= d[3 - j]; }",
    "exponent": "for (int j = 0; j < n; j++) ((word *)out)[j] = ((word *)in)[j] + (1ul << 52);",
    "flexible_member": "struct { int n; double d[]; } *f = malloc(8 + 8 * n), *g ="
    " malloc(8 + 8 * n); f->n = n; memcpy(f->d, in, 8 * n); memcpy(g, f, 8 + 8 * n);"
    " for (int j = 0; j < n; j++) out[j] = g->d[j] * f->d[j]; free(f); free(g);",
    "nothing_added": "word z = 0; for (int j = 0; j < n; j++) { z += j;"
    " ((word *)out)[j] = ((word *)in)[j] + (z > 1000); }",
}
"""Words that are computed and are floats again: refused, unless a compiler sees through it."""

POINT = np.array([0.7, -1.3, 0.4, 2.1])

Combination = tuple[str, str, str]
COMBINATIONS = [*itertools.product(DECLARED, FILLED, READ)]


def sample(count: int, seed: int) -> list[Combination]:
    """Draw ``count`` combinations in which every piece occurs about equally often."""
    numbers = random.Random(seed)
    columns = [
        (list(pieces) * (count // len(pieces) + 1))[:count] for pieces in (DECLARED, FILLED, READ)
    ]
    for column in columns:
        numbers.shuffle(column)
    return sorted(set(zip(*columns, strict=True)))


def name_of_function(pieces: Combination) -> str:
    """The function of a combination."""
    return "__".join(pieces)


def source(combinations: list[Combination], whole: Mapping[str, str] = WHOLE) -> str:
    """The functions of some combinations, and whole ones."""
    functions = dict(whole)
    for declared, filled, read in combinations:
        freed = " free(mem);" if declared in ("malloc", "calloc") else ""
        body = f"{DECLARED[declared]} {FILLED[filled]} {READ[read]}{freed}"
        functions[name_of_function((declared, filled, read))] = body
    parameters = "(double *in, double *out, int n)"
    return HEAD + "".join(f"void {name}{parameters} {{ {b} }}\n" for name, b in functions.items())


class Compiled:
    """A source as native code, and as LLVM IR at some level.

    What clang makes of sources of the name ``kept`` stands in ``tests/data/memory``, so that
    without clang (``None``) another compiler of C makes the native code, and nothing is skipped.
    """

    def __init__(
        self,
        text: str,
        clang: str | None,
        folder: Path,
        *options: str,
        suffix: str = "c",
        kept: str = "",
    ):
        self.clang, self.folder, self.options, self.kept = clang, folder, options, kept
        native_compiler = clang or compiler(COMPILERS)
        if native_compiler is None or not (clang or kept):
            pytest.skip("no compiler of C is installed")
        self.path = folder / f"memory.{suffix}"
        self.path.write_text(text)
        library = folder / "memory.so"
        self._run(native_compiler, "-O1", "-shared", "-fPIC", "-o", library)
        self.library = ctypes.CDLL(str(library))

    def _run(self, compiler: str, *options: Any) -> None:
        command = [compiler, *FLAGS, *self.options, *options, self.path]
        subprocess.run(command, check=True)

    def program(self, level: str) -> ad_opt.Program:
        """The source as LLVM IR."""
        if self.clang is None:
            return ad_opt.load((KEPT / f"{self.kept}.{level}.ll").read_text())
        text = self.folder / f"memory.{level}.ll"
        self._run(self.clang, f"-{level}", "-S", "-emit-llvm", "-o", text)
        return ad_opt.load(text)

    def differences(self, name: str, step: float = 2.0**-17) -> Matrix:
        """The Jacobian of the native function."""
        native, address = getattr(self.library, name), ctypes.POINTER(ctypes.c_double)

        def run(x: Matrix) -> Matrix:
            x, y = x.copy(), np.zeros(4)
            native(x.ctypes.data_as(address), y.ctypes.data_as(address), 4)
            return y

        columns = [(run(POINT + step * e) - run(POINT - step * e)) / (2 * step) for e in np.eye(4)]
        return np.stack(columns, axis=1)


def forward(f: Any) -> Matrix:
    """The Jacobian by forward mode."""
    columns: list[Matrix] = []
    for tangent in np.eye(4):
        rates = np.zeros(4)
        ad_opt.jvp(f, [POINT.copy(), np.zeros(4), 4], [tangent, rates, None])
        columns.append(rates)
    return np.stack(columns, axis=1)


def reverse(f: Any) -> Matrix:
    """The Jacobian by reverse mode."""
    _, pullback = ad_opt.vjp(f, POINT.copy(), np.zeros(4), 4, wrt=[0])
    output = name_of(f.signature, 1)
    rows = [pullback(**{output: weights}) for weights in np.eye(4)]
    return np.stack([row[0] if isinstance(row, tuple | list) else row for row in rows])
