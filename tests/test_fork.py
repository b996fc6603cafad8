"""A process may fork while threads compile: the child compiles and runs, too."""

from __future__ import annotations

import os
import subprocess
import sys

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
