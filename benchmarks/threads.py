"""Gradients in threads: the speed of several threads, in that of one.

    python benchmarks/threads.py [NUMBERS ...]

Each thread takes gradients of log-sum-exp by arrays of so many numbers, in turns with one thread
that does the same work: as many calls, of the same eight arrays one after the other. Prints the
time of a call in one thread, medians of the ratios, and the processor time of a call in eight
threads, in that of one: what is lost to caches and to changes of threads. Where other processes
are at work, too, only that says something.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from statistics import median
from typing import NamedTuple

import numpy as np

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
"""
THREADS, ROUNDS, SECONDS = 8, 7, 0.2


class Cost(NamedTuple):
    """Seconds."""

    passed: float
    worked: float


def _timed(threads: int, calls: int, gradient: ad_opt.Derivative, arrays: list[np.ndarray]) -> Cost:
    def work(mine: list[np.ndarray]) -> None:
        for array in mine:
            for _ in range(calls // len(arrays)):
                gradient(array)

    shares = [arrays[at::threads] for at in range(threads)]
    running = [threading.Thread(target=work, args=(mine,)) for mine in shares]
    start, worked = time.perf_counter(), time.process_time()
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return Cost(time.perf_counter() - start, time.process_time() - worked)


def main() -> None:
    """Print a row for each count of numbers."""
    gradient = ad_opt.grad(ad_opt.load(SOURCE, fp="fast")["sum_exp"])
    print(f"{len(os.sched_getaffinity(0))} cores; one thread's time, divided by that of several")
    print(f"{'numbers':>8} {'µs a call':>10} {'2 threads':>10} {THREADS:>3} threads {'work':>6}")
    for size in map(int, sys.argv[1:] or ("1000", "20000", "100000")):
        arrays = [np.random.default_rng(seed).random(size) for seed in range(THREADS)]
        for array in arrays:
            gradient(array)
        one = _timed(1, 80, gradient, arrays).worked / 80
        calls = max(THREADS, int(SECONDS / one) // THREADS * THREADS)
        rows = [
            [_timed(n, calls, gradient, arrays) for n in (1, 2, THREADS)] for _ in range(ROUNDS)
        ]
        least = min(row[0].passed for row in rows) / calls * 1e6
        ratios = [median(row[0].passed / row[at].passed for row in rows) for at in (1, 2)]
        work = median(row[2].worked / row[0].worked for row in rows)
        line = f"{size:>8} {least:>10.1f} {ratios[0]:>10.2f} {ratios[1]:>11.2f} {work:>6.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
