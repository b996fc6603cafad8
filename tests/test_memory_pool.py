"""Memory of large results is used again when the arrays die, and only then."""

from __future__ import annotations

import gc
import os
import threading

import numpy as np
import pytest

import ad_opt
from ad_opt.values import memory_pool
from ad_opt.values.memory_pool import pooled, pooled_copy

SCALED = """
func.func @scaled(%x: memref<?xf64>, %s: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %p = arith.mulf %v, %s : f64
    %b = arith.addf %a, %p : f64
    scf.yield %b : f64
  }
  return %sum : f64
}
"""

MANY = 200_000
FLOAT = np.dtype(np.float64)


@pytest.fixture(autouse=True)
def empty_pool():
    gc.collect()
    memory_pool.release_memory()
    yield
    memory_pool.release_memory()


def test_memory_is_used_again_when_the_last_view_dies():
    first = pooled((MANY,), FLOAT)
    place = first.ctypes.data
    view = first[10:20].reshape(2, 5)
    del first
    assert pooled((MANY,), FLOAT).ctypes.data != place
    del view
    assert pooled((MANY - 5,), FLOAT).ctypes.data == place


def test_copies_are_copies():
    x = np.arange(float(MANY)).reshape(2, -1)
    copy = pooled_copy(x)
    assert np.array_equal(copy, x)
    assert not np.shares_memory(copy, x)
    assert copy.flags.writeable
    assert copy.flags.c_contiguous
    assert copy.flags.aligned


def test_what_waits_is_bounded_and_can_be_freed():
    arrays = [pooled((MANY,), FLOAT) for _ in range(100)]
    del arrays
    assert 0 < memory_pool.waiting() <= memory_pool.MOST_FREE
    assert len(memory_pool._FREE) <= memory_pool._MOST_BLOCKS
    ad_opt.release_memory()
    assert memory_pool.waiting() == 0
    pooled((memory_pool.MOST_FREE // 8 + 1,), FLOAT)
    assert memory_pool.waiting() == 0


def test_gradients_that_are_kept_do_not_change():
    gradient = ad_opt.grad(ad_opt.load(SCALED)["scaled"], wrt=0)
    x = np.ones(MANY)
    kept = [(scale, gradient(x, float(scale))) for scale in range(6)]
    kept = kept[1::2]
    kept += [(scale, gradient(x, float(scale))) for scale in range(6, 12)]
    assert all((dx == scale).all() for scale, dx in kept)


def test_threads_take_and_give():
    wrong: list[int] = []

    def work(number: int) -> None:
        held: list[np.ndarray] = []
        for step in range(200):
            array = pooled((MANY,), FLOAT)
            array[::4096] = number
            held.append(array)
            if len(held) > step % 4:
                if not (held.pop(0)[::4096] == number).all():
                    wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_child_has_memory_of_its_own():
    array = pooled((MANY,), FLOAT)
    array.fill(0.0)
    child = os.fork()
    if child == 0:
        array.fill(1.0)
        os._exit(0)
    os.waitpid(child, 0)
    assert not array.any()
