"""Calls in threads: short ones keep the interpreter's lock, all others let go of it."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from ad_opt.dialects.support.names.runtime_names import ARENA_RELEASE
from ad_opt.lowering.codegen.in_process.jit import Library
from ad_opt.lowering.codegen.in_process.turns import KEEPS, waits_for_nobody

import ad_opt

SINES = """
func.func @sines(%n: index, %x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> (f64) {
    %b = math.sin %a : f64
    scf.yield %b : f64
  }
  return %s : f64
}
"""


def _last(enter) -> int:
    """The nanoseconds that a way into compiled code took the last time."""
    return enter.state[1]


def test_short_calls_keep_the_lock_until_one_is_long():
    f = ad_opt.load(SINES)["sines"]
    x = np.array([0.5])
    f(2, x)
    entry = f.entry
    assert entry is not None
    assert entry.library.keeps == KEEPS
    for _ in range(50):  # until nothing gets in between
        f(2, x)
        if _last(entry.enter) < KEEPS:
            break
    assert _last(entry.enter) < KEEPS
    f(100_000, x)
    assert _last(entry.enter) > KEEPS
    at_work = threading.Thread(target=f, args=(10_000_000, x))
    counted = 0
    at_work.start()
    while at_work.is_alive():
        counted += 1
        time.sleep(0.001)
    assert counted > 10


@pytest.mark.parametrize(
    ("text", "undefined", "alone"),
    [
        ("define double @f() {\n  %1 = call double @sin(double 1.0)\n}", ["sin"], True),
        ("define void @f() {\n  %1 = call ptr @malloc(i64 8)\n}", ["malloc", "free"], True),
        ("define void @f() {\n  call void @_ZGVdN4v_exp()\n}", ["_ZGVdN4v_exp", "cosf"], True),
        ("define void @f() {\n  call i32 @usleep(i32 1)\n}", ["usleep"], False),
        ("define void @f() {\n  call i64 @write(i32 1, ptr null, i64 0)\n}", ["write"], False),
        ("define void @f(ptr %p) {\n  call void %p()\n}", [], False),
        ('define void @f(ptr %"a b") {\n  call void %"a b"()\n}', [], False),
        ("define void @f(ptr %p) {\n  call void (ptr, ...) %p(ptr %p)\n}", [], False),
        ("define internal void @autodiff.stop(ptr %p) {\n  call void %p()\n}", ["abort"], True),
        ("define void @f() {\n  call void @cblas_dgemm()\n}", ["cblas_dgemm"], False),
    ],
)
def test_only_what_waits_for_nobody_keeps_the_lock(text, undefined, alone):
    assert waits_for_nobody(text, undefined) is alone


def test_programs_that_may_wait_let_go_of_the_lock():
    text = "declare i32 @usleep(i32)\ndefine void @nap(i32 %n) {\n  %1 = call i32 @usleep(i32 %n)\n"
    nap = ad_opt.load(text + "  ret void\n}\n")["nap"]
    nap(1)
    assert nap.entry is not None
    assert nap.entry.library.keeps == 0
    f = ad_opt.load(SINES, interruptible=True)["sines"]
    f(1, np.array([0.5]))
    assert f.entry is not None
    assert f.entry.library.keeps == 0


def test_a_tape_may_keep_the_lock():
    text = ad_opt.load(SINES)["sines"]
    ad_opt.grad(text, wrt=1)(3, np.array([0.5]))
    libraries = [one for one in gc.get_objects() if isinstance(one, Library)]
    assert any(one.keeps and ARENA_RELEASE in one.names for one in libraries)


def test_shadows_are_zeros_at_every_call():
    gradient = ad_opt.grad(ad_opt.load(SINES)["sines"], wrt=1)
    for size in (1, 3, 100, 50_000, 200_000):
        x = np.full(size, 0.5)
        for _ in range(3):
            found = gradient(1, x)
            assert found[0] == np.cos(0.5)
            assert not found[1:].any()
            found[...] = 7.0  # which the next one may get
            del found


CROWD = """
import threading
import numpy as np
import ad_opt

gradient = ad_opt.grad(ad_opt.load(SOURCE)["sines"], wrt=1)
want = {n: gradient(n, np.array([0.5]))[0] for n in (1, 40, 4000)}
def work(seed):
    for n in np.random.default_rng(seed).choice([1, 40, 4000], 300):
        assert gradient(int(n), np.array([0.5]))[0] == want[n]
        done[seed] += 1
done = [0] * 8
threads = [threading.Thread(target=work, args=(at,)) for at in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert done == [300] * 8
def forever():
    while True: gradient(4000, np.array([0.5]))
for _ in range(3): threading.Thread(target=forever, daemon=True).start()
gradient(4000, np.array([0.5]))
print("end")
"""


@pytest.mark.skipif(os.name != "posix", reason="measured there")
def test_a_crowd_of_threads_comes_to_its_end():
    code = f"SOURCE = {SINES!r}\n{CROWD}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout == "end\n"
