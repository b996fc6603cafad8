"""Gradients in threads: the speed of several threads, in that of one.

    python benchmarks/threads.py [NUMBERS ...]

Each thread takes gradients of log-sum-exp by an array of so many numbers, in turns with one thread
that does the same work. Prints the time of a call in one thread, and medians of the ratios.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from statistics import median

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


def _timed(
    threads: int, calls: int, gradient: ad_opt.Derivative, arrays: list[np.ndarray]
) -> float:
    def work(array: np.ndarray) -> None:
        for _ in range(calls // threads):
            gradient(array)

    running = [threading.Thread(target=work, args=(array,)) for array in arrays[:threads]]
    start = time.perf_counter()
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return time.perf_counter() - start


def main() -> None:
    """Print a row for each count of numbers."""
    gradient = ad_opt.grad(ad_opt.load(SOURCE, fp="fast")["sum_exp"])
    print(f"{len(os.sched_getaffinity(0))} cores; one thread's time, divided by that of several")
    print(f"{'numbers':>8} {'µs a call':>10} {'2 threads':>10} {THREADS:>3} threads")
    for size in map(int, sys.argv[1:] or ("1000", "20000", "100000")):
        arrays = [np.random.default_rng(seed).random(size) for seed in range(THREADS)]
        for array in arrays:
            gradient(array)
        calls = max(THREADS, int(SECONDS * 80 / _timed(1, 80, gradient, arrays)) // 8 * 8)
        rows = [
            [_timed(n, calls, gradient, arrays) for n in (1, 2, THREADS)] for _ in range(ROUNDS)
        ]
        one = min(row[0] for row in rows) / calls * 1e6
        ratios = [median(row[0] / row[at] for row in rows) for at in (1, 2)]
        print(f"{size:>8} {one:>10.1f} {ratios[0]:>10.2f} {ratios[1]:>11.2f}", flush=True)


if __name__ == "__main__":
    main()
