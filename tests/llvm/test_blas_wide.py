"""BLAS with integers of 64 bits: `cblas_ddot64_`, `cblas_ddot_64`, `ddot_64_`."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import ad_opt
from c_runs import DATA, executable

pytestmark = pytest.mark.skipif(
    not executable() or shutil.which("gcc") is None, reason="there is no compiler to make a BLAS"
)

LIBRARY = """
#include <math.h>
#define int long
#define JOINED(a, b) a##b
#define CBLAS(name) JOINED(cblas_d, name##{suffix})
#define FORTRAN(name) JOINED(d, name##_64_)
#define NAME(name) JOINED({prefix}, name)
#define REAL double
#include "blas_routines.h"
"""

PROGRAM = """
define double @by_value(i64 %n, ptr %a, ptr %x) {
  %bytes = shl i64 %n, 3
  %y = call ptr @malloc(i64 %bytes)
  call void @cblas_dgemv{suffix}(i32 101, i32 111, i64 %n, i64 %n, double 1.0, ptr %a, i64 %n,
                                 ptr %x, i64 1, double 0.0, ptr %y, i64 1)
  %r = call double @cblas_ddot{suffix}(i64 %n, ptr %x, i64 1, ptr %y, i64 1)
  call void @free(ptr %y)
  ret double %r
}
define double @by_address(i64 %n, ptr %a, ptr %x) {
  %n.at = alloca i64
  %one.at = alloca i64
  store i64 %n, ptr %n.at
  store i64 1, ptr %one.at
  %r = call double @ddot_64_(ptr %n.at, ptr %x, ptr %one.at, ptr %a, ptr %one.at)
  ret double %r
}
declare void @cblas_dgemv{suffix}(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)
declare double @cblas_ddot{suffix}(i64, ptr, i64, ptr, i64)
declare double @ddot_64_(ptr, ptr, ptr, ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
"""


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Both spellings, in this process."""
    folder: Path = tmp_path_factory.mktemp("blas")
    for number, suffix in enumerate(("64_", "_64")):
        text = LIBRARY.replace("{suffix}", suffix).replace("{prefix}", f"wide{number}_")
        (folder / "blas.c").write_text(text)
        made = folder / f"blas{number}.so"
        include = f"-I{DATA / 'support'}"
        command = ["gcc", "-shared", "-fPIC", "-O1", include, "blas.c", "-o", made, "-lm"]
        subprocess.run(command, check=True, cwd=folder)
        ctypes.CDLL(str(made), ctypes.RTLD_GLOBAL)


@pytest.mark.parametrize("suffix", ["64_", "_64"])
@pytest.mark.usefixtures("libraries")
def test_wide_integers(suffix: str) -> None:
    loaded = ad_opt.load(PROGRAM.replace("{suffix}", suffix))
    x, a = np.array([0.5, -1.0, 2.0]), np.arange(9.0).reshape(3, 3) - 3.5
    da, dx = ad_opt.grad(loaded["by_value"])(3, a, x)
    np.testing.assert_allclose(da, np.outer(x, x))
    np.testing.assert_allclose(dx, (a + a.T) @ x)
    f = loaded["by_address"]
    np.testing.assert_allclose(ad_opt.grad(f)(3, a, x)[1], a[0])
    found = ad_opt.jvp(f, (3, a, x), (None, np.ones((3, 3)), np.ones(3)))[1]
    np.testing.assert_allclose(found, a[0].sum() + x.sum())
