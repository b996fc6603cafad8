"""Derivatives leave nothing behind: what a call allocates, Python's objects and the C library's
memory, is free when its results are.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ad_opt

SOURCE = """
func.func @chain(%x: memref<?xf64>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %one = arith.constant 1.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %v, %w : f64
    %s = math.sin %a : f64
    %b = arith.addf %s, %p : f64
    scf.yield %b : f64
  }
  return %sum : f64
}
func.func @sines(%x: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %r = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %s = math.sin %v : f64
    memref.store %s, %r[%i] : memref<?xf64>
  }
  return %r : memref<?xf64>
}
"""
CALLS = 300
MOST_OBJECTS, MOST_BYTES = 200, 16_384
"""Kept by caches, and by the C library for itself; one float in each call would be more."""


PROGRAMS = 20
MOST_OBJECTS_OF_PROGRAMS, MOST_BYTES_OF_PROGRAMS = 20 * PROGRAMS, 24_576 * PROGRAMS
"""Kept of programs that nobody has any more: LLVM knows the names of what it linked, and forms that
were verified are known. The derivative of one, or LLVM's passes for it, are 480 objects and 96 kB.
"""


FIELDS = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"


class _Heap(ctypes.Structure):
    """``struct mallinfo2`` of glibc."""

    _fields_ = [(name, ctypes.c_size_t) for name in FIELDS.split()]


def heap() -> int:
    """The bytes that the C library has given out."""
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return 0
    ask.restype = _Heap
    found = ask()
    return found.uordblks + found.hblkhd


def left_behind(work: Callable[[], object], calls: int = CALLS) -> tuple[int, int]:
    """Objects and bytes that there are more of after many calls, caches once they are full."""
    more = 0, 0
    for _ in range(4):
        gc.collect()
        objects, size = sys.getallocatedblocks(), heap()
        for _ in range(calls):
            work()
        gc.collect()
        more = sys.getallocatedblocks() - objects, heap() - size
        if more[0] <= MOST_OBJECTS and more[1] <= MOST_BYTES:
            break
    return more


def works(program: ad_opt.Program) -> dict[str, Callable[[], object]]:
    chain, sines = program["chain"], program["sines"]
    x, y = np.random.default_rng(0).normal(size=(2, 16))
    one, out = np.ones(16), [np.zeros(16), np.zeros(16)]
    fixed = x.copy()
    fixed.flags.writeable = False
    gradient, jacobian = ad_opt.grad(chain), ad_opt.jacobian(sines)

    def pulled(times: int) -> None:
        _, pullback = ad_opt.vjp(chain, x, y)
        for _ in range(times):
            pullback(1.0)

    def refused() -> None:
        with pytest.raises(ad_opt.DiagnosticError):
            gradient(x)

    sizes = iter(range(1, 10_000))

    def changing() -> None:
        array = np.ones(next(sizes) % 7 + 1)
        gradient(array, array.copy())

    return {
        "call": lambda: chain(x, y),
        "array": lambda: sines(x),
        "grad": lambda: gradient(x, y),
        "overlap": lambda: gradient(x, x),
        "read-only": lambda: gradient(fixed, y),
        "out": lambda: gradient(x, y, out=out),
        "value_and_grad": lambda: ad_opt.value_and_grad(chain)(x, y),
        "jvp": lambda: ad_opt.jvp(chain, (x, y), (one, one)),
        "vjp": lambda: pulled(1),
        "vjp twice": lambda: pulled(2),
        "vjp alone": lambda: pulled(0),
        "jacobian": lambda: jacobian(x),
        "hvp": lambda: ad_opt.hvp(chain, (x, y), (one, one)),
        "refused": refused,
        "changing": changing,
    }


NAMES = "call array grad overlap read-only out value_and_grad jvp vjp jacobian hvp refused changing"


def measured(*arguments: str) -> dict[str, tuple[int, int]]:
    """Run this file, as a process where nobody else takes memory."""
    command = [sys.executable, __file__, *arguments]
    environment = {**os.environ, "AD_OPT_CACHE_DIR": ""}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[int, int]]:
    """Objects and bytes left by each kind of call."""
    return measured("calls")


@pytest.mark.parametrize("name", [*NAMES.split(), "vjp twice", "vjp alone"])
def test_nothing_is_left_behind(found: dict[str, tuple[int, int]], name: str) -> None:
    objects, size = found[name]
    assert objects <= MOST_OBJECTS
    assert size <= MOST_BYTES


def programs() -> Callable[[], object]:
    """Make a program that is like no other, and its gradient; nobody keeps them."""
    numbers = iter(range(2, 10_000))

    def work() -> None:
        source = SOURCE.replace("constant 1.0", f"constant {next(numbers)}.0")
        ad_opt.grad(ad_opt.load(source)["chain"])(np.ones(3), np.ones(3))

    return work


def test_nothing_is_left_behind_of_programs() -> None:
    objects, size = measured("programs")["programs"]
    assert objects <= MOST_OBJECTS_OF_PROGRAMS
    assert size <= MOST_BYTES_OF_PROGRAMS


def test_nothing_is_left_behind_in_torch() -> None:
    torch: Any = pytest.importorskip("torch")
    f = ad_opt.interop.torch(ad_opt.load(SOURCE)["chain"])

    def work() -> None:
        x, y = (torch.ones(16, dtype=torch.float64, requires_grad=True) for _ in range(2))
        f(x, y).backward()

    objects, size = left_behind(work)
    assert objects <= MOST_OBJECTS
    assert size <= MOST_BYTES


def test_nothing_is_left_behind_in_jax() -> None:
    jax: Any = pytest.importorskip("jax")
    x = np.ones(16)
    with jax.enable_x64(True):
        chain = ad_opt.interop.jax(ad_opt.load(SOURCE)["chain"])
        compiled = jax.jit(jax.grad(chain, argnums=(0, 1)))
        objects, size = left_behind(lambda: jax.block_until_ready(compiled(x, x)))
    assert objects <= MOST_OBJECTS
    assert size <= MOST_BYTES


if __name__ == "__main__":
    if sys.argv[1] == "programs":
        report = {"programs": left_behind(programs(), PROGRAMS)}
    else:
        rows = works(ad_opt.load(SOURCE)).items()
        report = {name: left_behind(work) for name, work in rows}
    print(json.dumps(report))
