"""Turns of threads: when calls of compiled code let go of the interpreter's lock, and how they
take it again.

Python code runs in one thread at a time. A call that lets go of the lock wakes a thread that waits
for it, and when it comes back it mostly has to wait itself: two changes of threads, each of which
takes longer than a short call. With eight threads on two cores, calls of 2 µs ran at 0.4 of the
speed of one thread, calls of 40 µs at 1.2.

So a call goes through ``ad.turns``, which knows how long the last one with the same arguments took:

* A short one keeps the lock. That must not make threads wait for each other, so only code does so
  that calls nothing but mathematics and memory (`waits_for_nobody`).
* Any other lets go of it. When it comes back while another thread is between two such calls, and
  so has the lock, it looks for a while whether that thread lets go of it: it does not fall asleep,
  unless another thread looks already.

``state`` is a block of `Turns`.
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterable

NAME = "ad.turns"
KEEPS = 12_000
"""Nanoseconds of a call that keeps the lock. Measured with eight threads on two cores, gradients of
one array: where a call took 10 µs, keeping the lock was 0.97 of the speed of one thread, letting
go of it 0.8; from 20 µs on letting go of it was 1.3 and more.
"""
_LOOKS, _YIELDS = 200, 700
"""Looks at the lock: 2 µs of them, then up to 0.1 ms in which other threads may run. Measured with
gradients of 40 µs, two threads and eight on two cores: without looks 1.3 and 1.2 of the speed of
one thread, 500 looks 1.3 and 1.3, 200 looks and 100 yields 1.4 and 1.4, and 1000 yields 1.8 and
1.45.
"""
_LOOKERS = 1
"""Most threads that look at once; others fall asleep. Measured with eight threads on two cores that
were in use, gradients of 23 to 120 µs: processor time of a call 1.02 to 1.04 of that in one thread,
as by plain `ctypes`; where all looked, 1.12 to 1.19, since each takes its share of the cores. With
two threads it is 1.01 either way.
"""

_PAUSE = "  call void @llvm.x86.sse2.pause()\n" if platform.machine() in ("x86_64", "AMD64") else ""
_CLOCK = 6 if sys.platform == "darwin" else 1
"""``CLOCK_MONOTONIC``."""

CODE = f"""
@ad.turns.taken = internal global i64 0, align 64
@ad.turns.looking = internal global i64 0, align 64
declare i32 @clock_gettime(i32, ptr)
declare i32 @sched_yield()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
{"declare void @llvm.x86.sse2.pause()" if _PAUSE else ""}

define internal i64 @ad.turns.now() {{
  %time = alloca [2 x i64], align 8
  %1 = call i32 @clock_gettime(i32 {_CLOCK}, ptr %time)
  %seconds = load i64, ptr %time
  %rest.at = getelementptr i64, ptr %time, i64 1
  %rest = load i64, ptr %rest.at
  %whole = mul i64 %seconds, 1000000000
  %now = add i64 %whole, %rest
  ret i64 %now
}}
define internal ptr @ad.turns.call(ptr %state, ptr %args, ptr %results) {{
  %zeros.at = getelementptr i64, ptr %state, i64 5
  %zeros = load i64, ptr %zeros.at
  %start = call i64 @ad.turns.now()
  br label %next
next:
  %at = phi i64 [ 0, %0 ], [ %following, %clear ]
  %more = icmp ult i64 %at, %zeros
  br i1 %more, label %clear, label %run
clear:
  %twice = shl i64 %at, 1
  %place = add i64 %twice, 6
  %slot.at = getelementptr i64, ptr %state, i64 %place
  %slot = load i64, ptr %slot.at
  %size.at = getelementptr i64, ptr %slot.at, i64 1
  %size = load i64, ptr %size.at
  %array.at = getelementptr i64, ptr %args, i64 %slot
  %array = load ptr, ptr %array.at
  call void @llvm.memset.p0.i64(ptr %array, i8 0, i64 %size, i1 false)
  %following = add i64 %at, 1
  br label %next
run:
  %entry = load ptr, ptr %state
  %message = call ptr %entry(ptr %args, ptr %results)
  %end = call i64 @ad.turns.now()
  %took = sub i64 %end, %start
  %last.at = getelementptr i64, ptr %state, i64 1
  store atomic i64 %took, ptr %last.at monotonic, align 8
  ret ptr %message
}}
define ptr @{NAME}(ptr %state, ptr %args, ptr %results) {{
  %last.at = getelementptr i64, ptr %state, i64 1
  %last = load atomic i64, ptr %last.at monotonic, align 8
  %most.at = getelementptr i64, ptr %state, i64 2
  %most = load i64, ptr %most.at
  %short = icmp slt i64 %last, %most
  br i1 %short, label %keep, label %release
keep:
  %kept = call ptr @ad.turns.call(ptr %state, ptr %args, ptr %results)
  ret ptr %kept
release:
  %save.at = getelementptr i64, ptr %state, i64 3
  %save = load ptr, ptr %save.at
  %restore.at = getelementptr i64, ptr %state, i64 4
  %restore = load ptr, ptr %restore.at
  %thread = call ptr %save()
  store atomic i64 0, ptr @ad.turns.taken release, align 64
  %message = call ptr @ad.turns.call(ptr %state, ptr %args, ptr %results)
  %others = atomicrmw add ptr @ad.turns.looking, i64 1 monotonic, align 64
  %many = icmp uge i64 %others, {_LOOKERS}
  br i1 %many, label %take, label %look
look:
  %looks = phi i64 [ 0, %release ], [ %looked, %again ], [ %looked, %yield ]
  %looked = add i64 %looks, 1
  %taken = load atomic i64, ptr @ad.turns.taken monotonic, align 64
  %free = icmp eq i64 %taken, 0
  br i1 %free, label %try, label %wait
try:
  %pair = cmpxchg ptr @ad.turns.taken, i64 0, i64 1 acquire monotonic, align 64
  %done = extractvalue {{ i64, i1 }} %pair, 1
  br i1 %done, label %take, label %wait
wait:
  %soon = icmp ult i64 %looked, {_LOOKS}
  br i1 %soon, label %again, label %long
again:
{_PAUSE}  br label %look
long:
  %patient = icmp ult i64 %looked, {_LOOKS + _YIELDS}
  br i1 %patient, label %yield, label %take
yield:
  %1 = call i32 @sched_yield()
  br label %look
take:
  %2 = atomicrmw sub ptr @ad.turns.looking, i64 1 monotonic, align 64
  call void %restore(ptr %thread)
  store atomic i64 1, ptr @ad.turns.taken release, align 64
  ret ptr %message
}}
"""

_HARMLESS = frozenset(
    "malloc calloc realloc free aligned_alloc posix_memalign memcpy memmove memset memcmp bcmp "
    "strlen abort __stack_chk_fail _setjmp ad.guard.swap ad.guard.leave".split()
)
_MATHEMATICS = re.compile(
    r"(a?(cos|sin|tan)h?|atan2|c?(exp|log|sqrt|pow|abs)|exp(2|10|m1)|log(2|10|1p|b)|cbrt|hypot"
    r"|erfc?|[lt]gamma|sincos|fabs|ceil|floor|round|roundeven|trunc|rint|nearbyint|fmod|remainder"
    r"|fm(a|ax|in)|fdim|copysign|nextafter|scalbn|ldexp|frexp|modf|ilogb|[jy][01]"
    r"|c(arg|sin|cos|tan|sinh|cosh|tanh))[fl]?|_ZGV\w+"
)
_OURS = re.compile(r"^define [^@\n]*@\"?autodiff\.[^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL)
_BY_ADDRESS = [
    re.compile(rf'{word}\b(?<!\w{word})[^@\n]*? %(?:[\w.$-]+|"[^"\n]*")\(')
    for word in ("call", "invoke")
]
"""Of which Python finds the beginnings quickly: they are words, not patterns."""


def waits_for_nobody(text: str, undefined: Iterable[str]) -> bool:
    """True if LLVM IR text calls only itself and functions of mathematics and memory.

    Functions whose addresses it is given may do anything, and so may what it declares otherwise.
    What tapes do by address, to stop and to free, is ours.
    """
    names = set(undefined) - _HARMLESS
    own = _OURS.sub("", text) if "autodiff." in text else text
    if "@write(" not in own.replace("declare i64 @write(", ""):
        names.discard("write")
    by_address = any(pattern.search(own) for pattern in _BY_ADDRESS)
    return not by_address and all(map(_MATHEMATICS.fullmatch, names))
