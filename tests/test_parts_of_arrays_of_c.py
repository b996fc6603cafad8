"""Addresses in the middle of an array: C may step out of the view that is passed, to both sides.

What lies outside of the view is constant; shadows and tangents have room for it. Values are derived
by hand. Around all memory that is taken for them lie margins, which nobody may write.
"""

from __future__ import annotations

import array
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt
from ad_opt.values import fresh_arrays

C = r"""
double back(const double *p) { return p[-1] * p[0]; }
double around(const double *p, long n) {
  double s = 0;
  for (long i = -n; i <= n; i++) s += (i + n + 1) * p[i] * p[i];
  return s;
}
double both(const double *p, const double *q) { return q[-1] * q[-1] * p[0] + q[0] * q[-1]; }
double writes(double *p) {
  p[-1] = p[0] * p[0];
  p[0] = 3 * p[-1];
  return p[0] * p[1];
}
double carries(const double *p, double *q) {
  q[-1] = p[0] * p[0];
  q[0] = 2 * q[-1];
  return q[-1] * q[0];
}
void fills(const double *p, double *y) {
  y[0] = p[-1] * p[0];
  y[1] = p[0] * p[0] * p[1];
  y[-1] = 7;
}
float single(const float *p) { return p[-1] * p[0] * p[0]; }
struct pair { double a, b; };
double pairs(const struct pair *p) { return p[-1].b * p[0].a * p[0].a; }
double row(const double *w, const double *r, long n) {
  double s = 0;
  for (long i = 0; i < n; i++) s += w[i] * w[i] * r[i];
  return s;
}
double count(const double *p, const int *k) { return p[k[0]] * p[0]; }
"""
MARGIN = 4096


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, clang: str) -> ad_opt.Program:
    path = tmp_path_factory.mktemp("parts") / "f.c"
    path.write_text(C)
    return ad_opt.load(path)


@pytest.fixture(autouse=True)
def margins(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Memory with margins, which are as they were at the end."""
    blocks: list[Any] = []

    def zeros(size: int) -> Any:
        block = np.full(size + 2 * MARGIN, 0xA5, np.uint8)
        block[MARGIN:-MARGIN] = 0
        blocks.append(block)
        inner = memoryview(block)[MARGIN:-MARGIN]
        return np.frombuffer(inner, np.uint8)

    monkeypatch.setattr(fresh_arrays, "_zeros", zeros)
    yield
    for block in blocks:
        assert (block[:MARGIN] == 0xA5).all()
        assert (block[-MARGIN:] == 0xA5).all()


def numbers() -> Any:
    return np.arange(1.0, 9.0)


def require(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_gradients(program: ad_opt.Program) -> None:
    x = numbers()
    for _ in range(3):  # the first call, and later ones
        require(ad_opt.grad(program["back"])(x[3:]), [3, 0, 0, 0, 0])
        value, gradient = ad_opt.value_and_grad(program["around"])(x[4:], 2)
        require(value, 9 + 2 * 16 + 3 * 25 + 4 * 36 + 5 * 49)
        require(gradient, [2 * 3 * 5, 2 * 4 * 6, 2 * 5 * 7, 0])
        assert gradient.base is None  # nor does it keep the memory around it
    require(x, numbers())


def test_a_view_into_the_front(program: ad_opt.Program) -> None:
    require(ad_opt.grad(program["around"])(numbers()[4:5], 2), [2 * 3 * 5])
    require(ad_opt.grad(program["around"])(numbers()[2:3], 2), [2 * 3 * 3])


def test_tangents(program: ad_opt.Program) -> None:
    x, t = numbers(), np.array([2.0, 1.0, 1.0, 1.0, 1.0])
    for _ in range(3):
        require(ad_opt.jvp(program["back"], (x[3:],), (t,)), (12, 3 * 2))
        d = np.full(8, 5.0)
        require(ad_opt.jvp(program["back"], (x[3:],), (d[3:],)), (12, 3 * 5))


def test_pullbacks(program: ad_opt.Program) -> None:
    x = numbers()
    value, pull = ad_opt.vjp(program["around"], x[4:], 1)
    require(value, 16 + 2 * 25 + 3 * 36)
    x[:] = 0  # the pullback has kept what was around the view
    for _ in range(2):
        require(pull(2.0), [2 * 2 * 2 * 5, 2 * 2 * 3 * 6, 0, 0])


def test_jacobians_and_second_derivatives(program: ad_opt.Program) -> None:
    x, y = numbers(), np.zeros(4)
    for _ in range(2):
        found = ad_opt.jacobian(program["fills"], wrt=0, of="y")(x[3:6], y[1:3])
        require(found, [[3, 0, 0], [2 * 4 * 5, 4 * 4, 0]])
        for mode in ("forward", "reverse"):
            found = ad_opt.jacobian(program["around"], mode=mode)(x[4:], 2)
            require(found, [30, 48, 70, 0])
        require(ad_opt.hessian(program["around"])(x[4:], 2), np.diag([6, 8, 10, 0]))
        t = np.array([1.0, 2.0, 3.0, 4.0])
        require(ad_opt.hvp(program["around"], (x[4:], 2), (t, None)), [6, 16, 30, 0])


def test_what_is_written_outside(program: ad_opt.Program) -> None:
    x = numbers()
    for _ in range(3):
        # 3 p0^2 p1
        require(ad_opt.grad(program["writes"])(x[3:]), [6 * 4 * 5, 3 * 16, 0, 0, 0])
        require(x, numbers())
        p, q = numbers(), np.arange(10.0)
        require(ad_opt.grad(program["carries"], wrt=0)(p[2:3], q[3:5]), [2 * 4 * 27])  # 2 p0^4
        require(ad_opt.jvp(program["carries"], (p[2:3], q[3:5]), (np.ones(1), None))[1], 216)
        y = np.zeros(4)
        _, pull = ad_opt.vjp(program["fills"], x[3:], y[1:3], wrt=0)
        require(y, [7, 12, 80, 0])
        require(pull(y=np.array([1.0, 1.0])), [3 + 40, 16, 0, 0, 0])


def test_two_views_of_one_array(program: ad_opt.Program) -> None:
    x = numbers()
    both = ad_opt.grad(program["both"], wrt=(0, 1))
    for _ in range(2):  # q[-1] is p[2], or lies between both
        p, q = both(x[:3], x[3:])
        require(p, [9, 0, 2 * 3 * 1 + 4])
        require(q, [3, 0, 0, 0, 0])
        p, q = both(x[:2], x[3:])
        require(p, [9, 0])
        require(q, [3, 0, 0, 0, 0])
        require(ad_opt.grad(program["both"], wrt=1)(x[:3], x[3:]), [3, 0, 0, 0, 0])
        require(ad_opt.jvp(program["both"], (x[:3], x[3:]), (np.ones(3), None))[1], 9 + 6 + 4)


def test_added_to_arrays(program: ad_opt.Program) -> None:
    x = numbers()
    for _ in range(2):
        out = np.full(5, 1.0)
        ad_opt.grad(program["back"])(x[3:], out=out)
        require(out, [4, 1, 1, 1, 1])
        around = np.zeros(9)
        ad_opt.grad(program["back"])(x[3:], out=around[2:7])
        require(around, [0, 0, 3, 0, 0, 0, 0, 0, 0])


def test_no_plan_is_stale(program: ad_opt.Program) -> None:
    """Arrays and views of the same shape and type, one after the other."""
    gradient = ad_opt.grad(program["around"])
    for start, size in ((0, 5), (3, 8), (0, 5), (2, 900), (4, 9), (30_000, 40_000), (0, 5)):
        x = np.arange(float(size))
        part = x[start : start + 5]
        assert part.shape == (5,)
        reach = min(start, 2)
        expected = np.zeros(5)
        for i in range(reach + 1):
            expected[i] = 2 * (i + reach + 1) * part[i]
        require(gradient(part, reach), expected)


def test_other_owners(program: ad_opt.Program, tmp_path: Path) -> None:
    """Bytes, files, arrays of other types, and views that NumPy makes without a base of its own."""
    x = numbers()
    x.tofile(tmp_path / "x")
    strided = np.lib.stride_tricks.as_strided(x[3:], (5,), (8,))
    mapped = np.memmap(tmp_path / "x", np.float64, "r+", offset=24, shape=(5,))
    bytes_ = np.concatenate([np.zeros(8, np.uint8), x.view(np.uint8)])
    for part in (
        np.frombuffer(bytearray(x.tobytes()), offset=24),
        x.view(np.uint8)[24:].view(np.float64),
        bytes_[32:].view(np.float64),
        strided,
        np.asarray(mapped),
        np.asarray(memoryview(x)[3:]),
        memoryview(array.array("d", x.tolist()))[3:],
        x.reshape(2, 2, 2).reshape(-1)[3:],
    ):
        require(ad_opt.grad(program["back"])(part), [3, 0, 0, 0, 0])
        require(ad_opt.jvp(program["back"], (part,), (np.ones(5),))[1], 3)


def test_tensors_of_pytorch(program: ad_opt.Program) -> None:
    torch = pytest.importorskip("torch")
    part = torch.from_numpy(numbers()).clone()[3:]
    require(ad_opt.grad(program["back"])(part), [3, 0, 0, 0, 0])
    require(ad_opt.jvp(program["back"], (part,), (np.ones(5),))[1], 3)


def test_other_elements(program: ad_opt.Program) -> None:
    x = np.arange(1, 9, dtype=np.float32)
    require(ad_opt.grad(program["single"])(x[3:5]), [2 * 3 * 4, 0])
    pair = np.dtype([("a", np.float64), ("b", np.float64)])
    found = ad_opt.grad(program["pairs"])(numbers().view(pair)[2:])
    require(found["a"], [2 * 4 * 5, 0])
    require(found["b"], [0, 0])


def test_a_constant_part_keeps_the_fast_way(program: ad_opt.Program) -> None:
    """Rows of a table that are not differentiated, and whole arrays that are."""
    w, table = numbers(), np.arange(40.0).reshape(5, 8)
    gradient = ad_opt.grad(program["row"], wrt=0)
    for row in table:
        require(gradient(w, row, 8), 2 * w * row)
    rows = ad_opt.grad(program["row"], wrt=(0, 1))
    for row in table:
        by_w, by_row = rows(w, row, 8)
        require(by_w, 2 * w * row)
        require(by_row, w * w)
    k = np.array([9, -2, 9], np.int32)
    require(ad_opt.grad(program["count"], wrt=0)(w[4:], k[1:]), [3, 0, 0, 0])


def test_large_owners_cost_nothing(
    program: ad_opt.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gigabyte around a view: of its shadow only the pages are touched that are used."""
    resource = pytest.importorskip("resource")
    monkeypatch.undo()
    x = np.zeros(1 << 27)
    x[5_000_000:5_000_008] = numbers()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    calls: list[tuple[Callable[[], Any], Any]] = [
        (lambda: ad_opt.grad(program["back"])(x[5_000_003:5_000_008]), [3, 0, 0, 0, 0]),
        (lambda: ad_opt.grad(program["writes"])(x[5_000_003:5_000_005]), [6 * 4 * 5, 3 * 16]),
        (lambda: ad_opt.hvp(program["back"], (x[5_000_003:5_000_004],), (np.ones(1),)), [0]),
    ]
    for call, expected in calls:
        require(call(), expected)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before + (200 << 10)


def test_saved_gradients(program: ad_opt.Program, tmp_path: Path) -> None:
    x = numbers()
    ad_opt.grad(program["back"]).save(tmp_path / "back", x)
    back = ad_opt.load_compiled(tmp_path / "back")
    require(back(x[3:]), [3, 0, 0, 0, 0])
    require(back(x[3:]), [3, 0, 0, 0, 0])


def test_checks_of_gradients(program: ad_opt.Program) -> None:
    ad_opt.check_grads(program["around"], numbers()[4:], 2)


SECOND_START = """
import sys
import numpy as np
import ad_opt
program = ad_opt.load(sys.argv[1])
x = np.arange(1.0, 9.0)
print(ad_opt.grad(program["around"])(x[3:].copy(), 0).tolist())
print(ad_opt.grad(program["around"])(x[3:], 1).tolist())
print(ad_opt.grad(program["row"], wrt=0)(x, np.ones((2, 8))[1], 8).tolist())
"""


def test_second_start(tmp_path: Path, clang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan that one process has made for whole arrays is not taken for parts by the next one."""
    (tmp_path / "f.c").write_text(C)
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path / "cache"))
    for _ in range(2):
        command = [sys.executable, "-c", SECOND_START, str(tmp_path / "f.c")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        first, second, third = done.stdout.splitlines()
        assert first == "[8.0, 0.0, 0.0, 0.0, 0.0]"
        assert second == "[16.0, 30.0, 0.0, 0.0, 0.0]"
        assert third == str((2 * np.arange(1.0, 9.0)).tolist())
