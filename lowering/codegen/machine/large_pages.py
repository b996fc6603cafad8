"""Code that asks the system for large pages, for memory that tapes use.

Linux gives pages of 2 MiB to who asks for them (MADV_HUGEPAGE, 14): fewer are mapped, and found in
the tables of the processor. Measured: tapes of 84 MB are written and read in 0.9 of the time;
gradients of ten sweeps of a stencil over 1024 x 1024, as objects, take 0.84.
"""

from __future__ import annotations

import re

from ad_opt.dialects.support.names.runtime_names import PAGES_HANDLER

_ASKS = """
declare {linkage} i32 @madvise(ptr, i64, i32)
define {visibility} void @{name}(ptr %memory, i64 %size) {{
  %begin = ptrtoint ptr %memory to i64
  %end = add i64 %begin, %size
  %past = add i64 %begin, 2097151
  %first = and i64 %past, -2097152
  %last = and i64 %end, -2097152
  %length = sub i64 %last, %first
  %some = icmp sgt i64 %length, 0
  %can = icmp ne ptr @madvise, null
  %both = and i1 %some, %can
  br i1 %both, label %ask, label %done
ask:
  %address = inttoptr i64 %first to ptr
  %1 = call i32 @madvise(ptr %address, i64 %length, i32 14)
  br label %done
done:
  ret void
}}
"""
_HANDLER = re.compile(rf"^(@{PAGES_HANDLER} = weak_odr global ptr) null", re.MULTILINE)
_OBJECTS = "autodiff.large_pages"


def asks_for_large_pages(name: str) -> str:
    """LLVM IR of a function of that name, for programs with the C library of Linux."""
    return _ASKS.format(name=name, linkage="", visibility="")


def with_large_pages(text: str, triple: str) -> str:
    """LLVM IR in which tapes are on large pages where the system is Linux and the program does not
    say otherwise; a C library without ``madvise`` is one, too.
    """
    if "-linux" not in triple or "@madvise" in text:
        return text
    text, count = _HANDLER.subn(rf"\1 @{_OBJECTS}", text, count=1)
    asks = _ASKS.format(name=_OBJECTS, linkage="extern_weak", visibility="internal")
    return text + asks if count else text
