"""Ctrl-C while compiled code runs: a real signal to a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import ad_opt

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs signals")

SPIN = """
func.func @spin(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = math.sin %a : f64
    scf.yield %b : f64
  }
  return %s : f64
}
func.func @blocks(%n: index, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %x : index, f64)
^head(%i: index, %a: f64):
  %b = math.sin %a : f64
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi slt, %j, %n : index
  cf.cond_br %more, ^head(%j, %b : index, f64), ^end
^end:
  return %b : f64
}
"""

SCRIPT = """
import signal, sys
import ad_opt

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
program = ad_opt.load(sys.argv[1], interruptible=True)
f = program[sys.argv[2]]
grad = ad_opt.grad(f, wrt=1)
jvp = lambda n, x: ad_opt.jvp(f, (n, x), (None, 1.0))[1]
run = {"call": f, "grad": grad, "jvp": jvp}[sys.argv[3]]
small = run(2, 1.0)
print("ready", flush=True)
try:
    run(10**8 if sys.argv[3] == "grad" else 10**13, 1.0)
except KeyboardInterrupt:
    assert run(2, 1.0) == small  # what comes later runs as before
    print("interrupted", flush=True)
"""


@contextmanager
def _started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is killed where the test does not end it."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("kind", ["call", "grad", "jvp"])
@pytest.mark.parametrize("function", ["spin", "blocks"])
def test_a_signal_ends_a_call(function: str, kind: str):
    with _started(sys.executable, "-c", SCRIPT, SPIN, function, kind) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=60)
    assert (out, process.returncode) == ("interrupted\n", 0), error


COMMAND = """
import signal, sys, threading
from ad_opt.tools.ad_run import main

signal.signal(signal.SIGINT, signal.default_int_handler)
start = threading.Thread.start
threading.Thread.start = lambda thread: (start(thread), print("ready", flush=True))
sys.exit(main())
"""


def test_a_signal_ends_the_command(tmp_path: Path):
    """It calls in a thread of its own, so the main one can leave."""
    file = tmp_path / "spin.mlir"
    file.write_text(SPIN)
    words = [str(file), "spin", "--args=10000000000000, 1.0"]
    with _started(sys.executable, "-c", COMMAND, *words) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(3)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


def test_without_the_option_nothing_is_asked():
    text = ad_opt.load(SPIN).ir("llvm-ir")
    assert "autodiff_interrupt" not in text
    assert "autodiff_interrupt" in ad_opt.load(SPIN, interruptible=True).ir("llvm-ir")


WAY_OUT = """
import signal, sys
import ad_opt

signal.signal(signal.SIGINT, signal.SIG_DFL)
f = ad_opt.load(sys.argv[1])["spin"]
f(2, 1.0)
print("ready", flush=True)
f(10**13, 1.0)
"""


def test_the_way_out_without_the_option():
    """The default action of the signal ends the process, whatever runs."""
    with _started(sys.executable, "-c", WAY_OUT, SPIN) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == -signal.SIGINT
