"""Functions that free what they are given: the gradient lies in its shadow, which stays.

Expected values are derivatives of squares, by hand.
"""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import ad_opt

PROGRAM = """
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)

define double @squares(ptr %t) {
  %end = getelementptr double, ptr %t, i64 7
  %a = load double, ptr %t
  %b = load double, ptr %end
  %aa = fmul double %a, %a
  %bb = fmul double %b, %b
  %sum = fadd double %aa, %bb
  ret double %sum
}
define double @consume(ptr %t) {
  %sum = call double @squares(ptr %t)
  call void @free(ptr %t)
  ret double %sum
}
define double @longer(ptr %given) {
  %t = call ptr @realloc(ptr %given, i64 640)
  %sum = call double @squares(ptr %t)
  call void @free(ptr %t)
  ret double %sum
}
define double @one_of_both(ptr %given, i1 %is_given) {
  %own = call ptr @malloc(i64 64)
  %end = getelementptr double, ptr %own, i64 7
  %a = load double, ptr %given
  store double %a, ptr %own
  store double 0.0, ptr %end
  %t = select i1 %is_given, ptr %given, ptr %own
  %sum = call double @squares(ptr %t)
  call void @free(ptr %t)
  ret double %sum
}
"""


@pytest.fixture
def libc() -> ctypes.CDLL:
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    library.malloc.argtypes = (ctypes.c_size_t,)
    return library


def memory(libc: ctypes.CDLL) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Eight numbers that are free's to take."""
    made = (ctypes.c_double * 8).from_address(libc.malloc(64))
    numbers = np.ctypeslib.as_array(made)
    numbers[:] = range(1, 9)
    return numbers


def slopes(first: float, last: float) -> list[float]:
    return [2 * first, *[0.0] * 6, 2 * last]


@pytest.mark.parametrize("name", ["consume", "longer"])
def test_gradients(libc: ctypes.CDLL, name: str) -> None:
    gradient = ad_opt.grad(ad_opt.load(PROGRAM)[name])
    for _ in range(3):
        assert gradient(memory(libc)).tolist() == slopes(1.0, 8.0)


def test_gradients_of_what_is_freed_on_one_way(libc: ctypes.CDLL) -> None:
    gradient = ad_opt.grad(ad_opt.load(PROGRAM)["one_of_both"], 0)
    assert gradient(memory(libc), True).tolist() == slopes(1.0, 8.0)
    assert gradient(memory(libc), False).tolist() == slopes(1.0, 0.0)


def test_products(libc: ctypes.CDLL) -> None:
    """The tangent is the caller's, too."""
    along = np.ones(8)
    consume = ad_opt.load(PROGRAM)["consume"]
    assert ad_opt.jvp(consume, (memory(libc),), (along,)) == (65.0, 18.0)
    assert along.tolist() == [1.0] * 8


def test_products_of_what_is_freed_on_one_way(libc: ctypes.CDLL) -> None:
    both = ad_opt.load(PROGRAM)["one_of_both"]
    for given, slope in ((True, 18.0), (False, 2.0)):
        along = np.ones(8)
        tangents = (along, np.False_)
        assert ad_opt.jvp(both, (memory(libc), given), tangents)[1] == slope
        assert along.tolist() == [1.0] * 8


@pytest.mark.parametrize("name", ["consume", "longer"])
def test_second_products(libc: ctypes.CDLL, name: str) -> None:
    along = np.ones(8)
    product = ad_opt.hvp(ad_opt.load(PROGRAM)[name], (memory(libc),), (along,))
    assert product.tolist() == [2.0, *[0.0] * 6, 2.0]
    assert along.tolist() == [1.0] * 8


@pytest.mark.parametrize("name", ["consume", "longer", "one_of_both"])
def test_pullbacks_read_what_they_were_given_again(libc: ctypes.CDLL, name: str) -> None:
    more = (True,) if name == "one_of_both" else ()
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD0705.*may free its argument 0"):
        ad_opt.vjp(ad_opt.load(PROGRAM)[name], memory(libc), *more)
