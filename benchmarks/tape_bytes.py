"""Bytes of the tape at its peak: a gradient is run once with an arena that counts."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any
from unittest import mock

import ad_opt
from ad_opt.derivatives import derivatives

ALLOCATE = re.compile(r"^(define internal .*@autodiff\.arena\.alloc)\(", re.MULTILINE)
COUNTING = """
define internal noalias align 64 ptr @autodiff.arena.alloc(ptr %header, i64 %bytes) noinline {{
entry:
  %memory = call ptr @autodiff.arena.alloc.uncounted(ptr %header, i64 %bytes)
  %current = load ptr, ptr %header, align 8
  %place = getelementptr i8, ptr %header, i64 16
  %first = load ptr, ptr %place, align 8
  %end = ptrtoint ptr %current to i64
  %begin = ptrtoint ptr %first to i64
  %used = sub i64 %end, %begin
  br label %loop
loop:
  %chunk = phi ptr [ %first, %entry ], [ %before, %more ]
  %sum = phi i64 [ %used, %entry ], [ %larger, %more ]
  %held = sub i64 %sum, 64
  %before = load ptr, ptr %chunk, align 8
  %last = icmp eq ptr %before, null
  br i1 %last, label %done, label %more
more:
  %size_place = getelementptr i8, ptr %before, i64 8
  %size = load i64, ptr %size_place, align 8
  %larger = add i64 %held, %size
  br label %loop
done:
  %peak = load i64, ptr inttoptr (i64 {address} to ptr), align 8
  %new_peak = call i64 @llvm.umax.i64(i64 %peak, i64 %held)
  store i64 %new_peak, ptr inttoptr (i64 {address} to ptr), align 8
  ret ptr %memory
}}
declare i64 @llvm.umax.i64(i64, i64)
"""
"""Allocates as before; then adds up what chunks hold, of the last one what is taken. A chunk begins
with a line of its own (64 bytes), with the address of the chunk before and its size."""


def tape_bytes(gradient: Callable[..., Any], arguments: Sequence[Any]) -> int:
    """Return the bytes of the largest tape during the first call of ``ad_opt.grad(f)``, say."""
    peak = ctypes.c_int64(0)
    keep: list[Any] = []

    def counting(derived: ad_opt.Function, function: Any, original: Any, given: Any) -> Any:
        instrumented = _counted(derived, ctypes.addressof(peak))
        keep.append(instrumented)
        return call(instrumented, function, original, given)

    call = derivatives.call
    with mock.patch.object(derivatives, "call", counting):
        gradient(*arguments)
    return peak.value


def _counted(derived: ad_opt.Function, address: int) -> ad_opt.Function:
    """The same function in a program whose tapes count."""
    text = derived.program.ir("llvm-ir")
    text, count = ALLOCATE.subn(r"\1.uncounted(", text)
    if not count:
        return derived
    program = derived.program.with_options(cache=False)
    program = copy(program)
    declared = "@llvm.umax.i64(" in text
    added = COUNTING.format(address=address)
    if declared:
        added = added.replace("declare i64 @llvm.umax.i64(i64, i64)\n", "")
    program.__dict__["_llvm_ir"] = text + added
    return program[derived.name]
