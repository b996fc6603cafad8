"""A process may fork while threads compile: the child compiles and runs, too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import os, sys, threading, time
import ad_opt

def text(k):
    lines = "".join(f"%v{i + 1} = math.sin %v{i} : f64\\n" for i in range(300))
    return ("func.func @f(%v0: f64) -> f64 {\\n" + f"%k = arith.constant {k}.0 : f64\\n" + lines
            + "%r = arith.addf %v300, %k : f64\\nreturn %r : f64\\n}")

shared = ad_opt.load(text(-1), cache=False)

def compile_forever():
    for k in range(10 ** 6):
        ad_opt.grad(ad_opt.load(text(k), cache=False)["f"])(0.0)

def compile_shared():
    shared["f"](0.0)

ad_opt.load(text(0), cache=False)["f"](0.0)
threading.Thread(target=compile_forever, daemon=True).start()
threading.Thread(target=compile_shared, daemon=True).start()
for attempt in range(6):
    time.sleep(0.15)
    child = os.fork()
    if child == 0:
        value = ad_opt.load(text(7), cache=False)["f"](0.0)
        os._exit(0 if value == 7.0 and shared["f"](0.0) == -1.0 else 1)
    for _ in range(1500):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        time.sleep(0.1)
    else:
        os.kill(child, 9)
        sys.exit("the child hangs")
    if status:
        sys.exit(f"the child ends with {status}")
os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_children_of_a_process_that_compiles() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=900
    )
    assert done.returncode == 0, done.stderr


FIRST = """
import os, sys, threading, time
import ad_opt

def gradient(c):
    text = "func.func @f(%x: f64) -> f64 {\\n %c = arith.constant " + str(c) + " : f64\\n"
    text += "%y = arith.mulf %x, %c : f64\\n return %y : f64\\n}"
    return ad_opt.grad(ad_opt.load(text, cache=False)["f"])(1.0)

threading.Thread(target=gradient, args=(2.5,)).start()
time.sleep(float(sys.argv[1]))
child = os.fork()
if child == 0:
    os._exit(0 if gradient(3.5) == 3.5 else 1)
for _ in range(600):
    done, status = os.waitpid(child, os.WNOHANG)
    if done:
        os._exit(os.waitstatus_to_exitcode(status))
    time.sleep(0.1)
os.kill(child, 9)
sys.exit("the child hangs")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
@pytest.mark.parametrize("seconds", ["0", "0.05", "0.3"])
def test_a_fork_waits_for_imports(seconds: str) -> None:
    """While another thread imports what the first compilation of a process needs."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST, seconds], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr


LOCKED = """
import os, sys, threading, time
from importlib import import_module
locks = import_module("importlib._bootstrap")
import ad_opt
from ad_opt.dialects.support.process import imports_under_way, locks as ours

ours.LONGEST_WAIT = 0.2
lock = locks._get_module_lock("ad_opt.something")
ready = threading.Event()

def hold():
    lock.acquire()
    ready.set()
    time.sleep(seconds)
    lock.release()

for seconds, waited in ((0.05, 0.05), (2, 0.2)):
    ready.clear()
    threading.Thread(target=hold, daemon=True).start()
    ready.wait()
    assert imports_under_way.is_importing()
    start = time.monotonic()
    if os.fork() == 0:
        os._exit(0)
    assert waited * 0.8 <= time.monotonic() - start < 1.5, time.monotonic() - start
os._exit(0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_fork_does_not_wait_forever() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOCKED], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


COLLECTING = """
import gc, os, threading
import ad_opt
from ad_opt.dialects.support.process import garbage_collection as collector

usual = gc.get_threshold()
entered, forked = threading.Event(), threading.Event()

def work():
    with collector.rare_collections():
        entered.set()
        forked.wait()

def begin():
    with collector._lock:
        locked.set()
        forked.wait(0.2)

locked = threading.Event()
threading.Thread(target=work).start()
entered.wait()
threading.Thread(target=begin).start()
locked.wait()
child = os.fork()
if child == 0:
    assert gc.get_threshold() == usual
    with collector.rare_collections():
        assert gc.get_threshold() != usual
    os._exit(0 if gc.get_threshold() == usual else 1)
assert gc.get_threshold() != usual
forked.set()
os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_child_collects_garbage_as_usual() -> None:
    """Though other threads of its parent compile, and one of them changes that just now."""
    done = subprocess.run(
        [sys.executable, "-c", COLLECTING], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


SLOW = """
import os, sys, threading, time
import ad_opt
from ad_opt.dialects.support.process import locks

locks.LONGEST_WAIT = 0.1
with open(os.path.join(sys.argv[1], "slow.py"), "w") as file:
    file.write("import threading; started = threading.Event()\\n"
               "import builtins; builtins.begun.set(); builtins.go_on.wait()\\nvalue = 5\\n")
ad_opt.__path__.append(sys.argv[1])
import builtins
builtins.begun, builtins.go_on = threading.Event(), threading.Event()

def late():
    import ad_opt.slow

threading.Thread(target=late, daemon=True).start()
builtins.begun.wait()
child = os.fork()
if child == 0:
    builtins.go_on = threading.Event()
    builtins.go_on.set()
    import ad_opt.slow
    os._exit(0 if ad_opt.slow.value == 5 else 1)
builtins.go_on.set()
os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_child_begins_imports_anew(tmp_path: Path) -> None:
    """If its parent's threads had not ended them after the longest wait."""
    done = subprocess.run(
        [sys.executable, "-c", SLOW, str(tmp_path)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


ORDER = """
import os, threading, time
import ad_opt
from ad_opt.lowering.codegen.in_process import jit  # first
from ad_opt.starts import linking
from llvmlite.binding import ffi

locked, done = threading.Event(), threading.Event()

def link():
    with linking._LOCK:
        locked.set()
        time.sleep(0.2)  # the fork waits meanwhile
        with ffi.lib._lock:
            done.set()

threading.Thread(target=link, daemon=True).start()
locked.wait()
child = os.fork()
os._exit(0 if child == 0 or (done.is_set() and os.waitpid(child, 0)[1] == 0) else 1)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_a_fork_takes_locks_in_the_order_of_threads() -> None:
    done = subprocess.run([sys.executable, "-c", ORDER], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
