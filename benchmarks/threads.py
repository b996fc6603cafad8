"""Gradients in threads: the speed of several threads, in that of one.

    python benchmarks/threads.py [NUMBERS ...]

Each thread takes gradients of log-sum-exp by arrays of so many numbers, in turns with one thread
that does the same work: as many calls, of the same eight arrays one after the other. Beside them
stand what the machine and what Python allow: two threads of one call each, that computes as long as
all calls together and touches no memory (``machine``), and calls through plain ``ctypes`` of code
that takes as long as a gradient (``foreign``). Where other processes are at work, ``machine`` is
less than 2, and rows say nothing but how ``ours`` compares to ``foreign``. Prints the time of a
call in one thread, medians of the ratios, and the processor time of a call in eight threads, in
that of one: what is lost to caches and to changes of threads.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import threading
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

import numpy as np
from ad_opt.lowering.codegen.machine.entry import PREFIX

import ad_opt

SOURCE = """
func.func @sum_exp(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %b = arith.addf %a, %e : f64
    scf.yield %b : f64
  }
  %l = math.log %sum : f64
  return %l : f64
}
func.func @spin(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = arith.mulf %a, %half : f64
    %c = arith.addf %b, %x : f64
    scf.yield %c : f64
  }
  return %s : f64
}
"""
THREADS, ROUNDS, SECONDS = 8, 7, 0.1
SIZES = (1000, 12000, 80000, 600000)
"""Calls of about 7 µs, which keep Python's lock, of 20 µs, of 0.1 ms, and of 1 ms."""
Work = Callable[[int], object]
"""A call, in one of `THREADS` shares of the work."""


class Cost(NamedTuple):
    """Seconds."""

    passed: float
    worked: float


def _timed(threads: int, calls: int, work: Work) -> Cost:
    def share(mine: range) -> None:
        for which in mine:
            for _ in range(calls // THREADS):
                work(which)

    shares = [range(at, THREADS, threads) for at in range(threads)]
    running = [threading.Thread(target=share, args=(mine,)) for mine in shares]
    start, worked = time.perf_counter(), time.process_time()
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return Cost(time.perf_counter() - start, time.process_time() - worked)


def _foreign(program: ad_opt.Program) -> Callable[[int], Callable[[], object]]:
    """Return what makes calls through ``ctypes`` of code that loops so many times."""
    function = program["spin"].compile()
    entry = function.entry
    assert entry is not None
    kind = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    enter = kind(entry.library.address(PREFIX + "spin"))

    def of(times: int) -> Callable[[], object]:
        return lambda: enter(entry.pack(times, 0.5), entry.block_type())

    return of


def _row(size: int, gradient: ad_opt.Derivative, foreign: Callable[[int], Callable[[], object]]):
    """Return what stands behind the count of numbers."""
    arrays = [np.random.default_rng(seed).random(size) for seed in range(THREADS)]
    for array in arrays:
        gradient(array)
    one = min(_timed(1, 80, lambda at: gradient(arrays[at])).passed for _ in range(5)) / 80
    start = time.perf_counter()
    foreign(10_000_000)()
    times = int(one / (time.perf_counter() - start) * 1e7)
    calls = max(THREADS, int(SECONDS / one) // THREADS * THREADS)
    alike, long = foreign(times), foreign(times * calls // THREADS)
    ratios: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, count, work in (
            ("machine", THREADS, lambda _: long()),
            ("foreign", calls, lambda _: alike()),
            ("ours", calls, lambda at: gradient(arrays[at])),
        ):
            alone, two, many = (_timed(n, count, work) for n in (1, 2, THREADS))
            ratios.setdefault(f"{name} 2", []).append(alone.passed / two.passed)
            ratios.setdefault(f"{name} many", []).append(alone.passed / many.passed)
            ratios.setdefault(f"{name} work", []).append(many.worked / alone.worked)
    found = {name: median(values) for name, values in ratios.items()}
    shown = ("machine 2", "foreign 2", "ours 2", "foreign many", "ours many", "ours work")
    return f"{one * 1e6:>9.1f} " + " ".join(f"{found[name]:>9.2f}" for name in shown)


def main() -> None:
    """Print a row for each count of numbers."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("numbers", nargs="*", type=int, default=SIZES)
    sizes = parser.parse_args().numbers
    program = ad_opt.load(SOURCE, fp="fast")
    gradient, foreign = ad_opt.grad(program["sum_exp"]), _foreign(program)
    print(f"{len(os.sched_getaffinity(0))} cores; one thread's time, divided by that of several")
    print(f"{'':>18} {'two threads':>29} {f'{THREADS} threads':>29}")
    heads = ("µs a call", "machine", "foreign", "ours", "foreign", "ours", "work")
    print(f"{'numbers':>8} " + " ".join(f"{head:>9}" for head in heads))
    for size in sizes:
        print(f"{size:>8} {_row(size, gradient, foreign)}", flush=True)


if __name__ == "__main__":
    main()
