"""Numbers that are too small to be normal count as zero while code with fast arithmetic runs.

A processor of the x86 family takes a hundred times as long for a product that is below the smallest
normal number (2.2e-308 for ``f64``) as for any other, and derivatives are full of such products: a
probability of 1e-310 has a gradient of that size. With ``fp="fast"`` the entry stub sets the
processor's flush bits for the time of the call and puts back what was there. XLA does the same.
Object files leave the bits alone; they belong to the program that links them.
"""

from __future__ import annotations

BITS = 0x8040
"""Flush to zero, and denormals are zero."""

_INTRINSICS = "@llvm.x86.sse.stmxcsr(", "@llvm.x86.sse.ldmxcsr("
DECLARATIONS = "".join(f"\ndeclare void {name}ptr)" for name in _INTRINSICS) + "\n"


def is_known(triple: str) -> bool:
    """True if there is a way on this machine."""
    return triple.startswith(("x86_64", "amd64"))


def without_intrinsics(text: str) -> str:
    """The text without the names of intrinsics that every processor of the family has."""
    for name in _INTRINSICS:
        text = text.replace(name, "@(")
    return text


def flushed(entry: str, inner: str) -> str:
    """The text of the stub ``entry`` around the stub ``inner``; both with their ``@``."""
    return f"""
define ptr {entry}(ptr noalias readonly %args, ptr noalias %results) {{
  %mode = alloca i32
  call void @llvm.x86.sse.stmxcsr(ptr %mode)
  %before = load i32, ptr %mode
  %flush = or i32 %before, {BITS}
  store i32 %flush, ptr %mode
  call void @llvm.x86.sse.ldmxcsr(ptr %mode)
  %stopped = call ptr {inner}(ptr %args, ptr %results) noinline
  store i32 %before, ptr %mode
  call void @llvm.x86.sse.ldmxcsr(ptr %mode)
  ret ptr %stopped
}}
"""
