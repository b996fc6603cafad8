"""Programs in LLVM IR whose derivatives go wrong where an effect of an operation is not known.

Each is a function of one number, through memory that is filled, read and filled again. What is
right is the same function of a complex number, in Python, with a small imaginary part.
"""

from __future__ import annotations

import cmath
from collections.abc import Callable
from dataclasses import dataclass

import pytest

import ad_opt

X, STEP = 1.3, 1e-30


@dataclass(frozen=True)
class Program:
    """A function ``@f`` in LLVM IR, what it computes, and the operations that it is about."""

    about: tuple[str, ...]
    text: str
    value: Callable[[complex], complex]


LOOP = """
define double @f(double %x) {
entry:
  %scaled = fmul double %x, 3.1
  %count = fptosi double %scaled to i64
  %first = fcmp ogt double %x, 1.0
  {memory}
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %j, %fill ]
  %k = sitofp i64 %i to double
  %v = fmul double %x, %k
  %p = getelementptr double, ptr %a, i64 %i
  store double %v, ptr %p
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %count
  br i1 %more, label %fill, label %use
use:
  %s = phi i64 [ 1, %fill ], [ %t, %use ]
  %q = getelementptr double, ptr %b, i64 %s
  %r = sub i64 %s, 1
  %o = getelementptr double, ptr %a, i64 %r
  %u = load double, ptr %q
  %w = load double, ptr %o
  {between}
  %m = fmul double %u, %w
  %n = fadd double %m, %x
  %e = call double @llvm.sin.f64(double %n)
  store double %e, ptr %q
  %t = add i64 %s, 1
  %again = icmp slt i64 %t, %count
  br i1 %again, label %use, label %end
end:
  {behind}
  %y = load double, ptr %l
  %z = fmul double %y, %y
  ret double %z
}
declare double @llvm.sin.f64(double)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
@kept = internal global ptr null
"""
"""Four multiples of a number, then products of neighbours, each of which changes the next."""
LAST = "%l = getelementptr double, ptr %b, i64 3"


def neighbours(x: complex) -> complex:
    a = [k * x for k in range(4)]
    for s in range(1, 4):
        a[s] = cmath.sin(a[s] * a[s - 1] + x)
    return a[3] ** 2


def moved(x: complex) -> complex:
    """The elements are copied in between, and the copies stay as they are."""
    a = [k * x for k in range(4)]
    b = list(a)
    for s in range(1, 4):
        a[s] = cmath.sin(a[s] * a[s - 1] + x)
        b = list(a)
        a[s] = a[s] * 0
    return (b[3] + b[1]) ** 2


def loop(memory: str, between: str = "", behind: str = LAST) -> str:
    parts = {"{memory}": memory, "{between}": between, "{behind}": behind}
    text = LOOP
    for mark, part in parts.items():
        text = text.replace(mark, part)
    return text


LOCAL = """%one = alloca [4 x double]
  %two = alloca [4 x double]
  %a = select i1 %first, ptr %one, ptr %two"""
"""One of two places, so that the memory stays behind addresses."""


def same(operation: str, about: str) -> Program:
    """Another name of the same memory."""
    return Program((about,), loop(f"{LOCAL}\n  %b = {operation}"), neighbours)


COPY = """
define double @f(double %x) {
entry:
  %scaled = fmul double %x, 3.1
  %count = fptosi double %scaled to i64
  %first = fcmp ogt double %x, 1.0
  %one = alloca [4 x double]
  %two = alloca [4 x double]
  %a = select i1 %first, ptr %one, ptr %two
  %b = select i1 %first, ptr %two, ptr %one
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %j, %fill ]
  %k = sitofp i64 %i to double
  %v = fmul double %x, %k
  %p = getelementptr double, ptr %a, i64 %i
  store double %v, ptr %p
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %count
  br i1 %more, label %fill, label %use
use:
  %s = phi i64 [ 1, %fill ], [ %t, %use ]
  %q = getelementptr double, ptr %a, i64 %s
  %r = sub i64 %s, 1
  %o = getelementptr double, ptr %a, i64 %r
  %u = load double, ptr %q
  %w = load double, ptr %o
  %m = fmul double %u, %w
  %n = fadd double %m, %x
  %e = call double @llvm.sin.f64(double %n)
  store double %e, ptr %q
  COPY
  store double 0.0, ptr %q
  %t = add i64 %s, 1
  %again = icmp slt i64 %t, %count
  br i1 %again, label %use, label %end
end:
  %l = getelementptr double, ptr %b, i64 3
  %y = load double, ptr %l
  %g = getelementptr double, ptr %b, i64 1
  %h = load double, ptr %g
  %yh = fadd double %y, %h
  %z = fmul double %yh, %yh
  ret double %z
}
declare double @llvm.sin.f64(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
"""


def copy(name: str) -> Program:
    call = f"call void @llvm.{name}.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)"
    return Program((f"llvm.intr.{name}",), COPY.replace("COPY", call), moved)


def wiped(x: complex) -> complex:
    a = [k * x for k in range(4)]
    for s in range(1, 4):
        kept = a[s] * a[s - 1] + x
        a[s - 1] = 0
        a[s] = cmath.sin(kept)
    return (a[3] + a[0]) ** 2


CHANGED = """
define double @f(double %x) {
  %first = fcmp ogt double %x, 1.0
  %one = alloca double
  %two = alloca double
  %a = select i1 %first, ptr %one, ptr %two
  %y = fmul double %x, %x
  store double %y, ptr %a
  %u = load double, ptr %a
  CHANGE
  %v = load double, ptr %a
  %w = fmul double %u, %v
  store double 0.0, ptr %a
  ret double %w
}
"""
ADDED = CHANGED.replace("CHANGE", "%o = atomicrmw fadd ptr %a, double %x seq_cst").replace(
    "fmul double %u, %v", "fmul double %o, %v"
)
EXCHANGED = """
define double @f(double %x) {
  %one = alloca double
  %two = alloca double
  %at = alloca ptr
  %y = fmul double %x, %x
  store double %x, ptr %one
  store double %y, ptr %two
  store ptr %one, ptr %at
  EXCHANGE
  %p = load ptr, ptr %at
  %v = load double, ptr %p
  store double 0.0, ptr %two
  %o = load double, ptr %old
  %w = fmul double %o, %v
  ret double %w
}
"""
SWAP = "%old = atomicrmw xchg ptr %at, ptr %two seq_cst"
UPDATED = """
define double @f(double %x) {
entry:
  %scaled = fmul double %x, 2.4
  %count = fptosi double %scaled to i64
  %first = fcmp ogt double %x, 1.0
  %one = alloca double
  %two = alloca double
  %a = select i1 %first, ptr %one, ptr %two
  %three = alloca double
  %four = alloca double
  %b = select i1 %first, ptr %three, ptr %four
  %y = fmul double %x, %x
  store double %y, ptr %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %sum = phi double [ %x, %entry ], [ %next, %loop ]
  %v = load double, ptr %a
  %e = call double @llvm.sin.f64(double %v)
  %next = fadd double %e, %sum
  %k = sitofp i64 %i to double
  %new = fmul double %next, %k
  UPDATE
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret double %next
}
declare double @llvm.sin.f64(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""
"""Loop whose load reads what its last operation wrote, and nothing else reads."""


def updated(update: Callable[[complex, complex, complex], complex]) -> Callable[[complex], complex]:
    def value(x: complex) -> complex:
        a, total = x * x, x
        for i in range(3):
            total += cmath.sin(a)
            a = update(a, x, total * i)
        return total

    return value


def moves(name: str) -> Program:
    """A volatile copy stays one."""
    update = f"""store double %new, ptr %b
  call void @llvm.{name}.p0.p0.i64(ptr %a, ptr %b, i64 8, i1 true)"""
    text = UPDATED.replace("UPDATE", update)
    return Program((f"llvm.intr.{name}",), text, updated(lambda a, x, new: new))


COUNTED = """
define double @f(double %x) {
entry:
  %scaled = fmul double %x, 2.4
  %count = fptosi double %scaled to i64
  %first = fcmp ogt double %x, 1.0
  %one = alloca i64
  %two = alloca i64
  %a = select i1 %first, ptr %one, ptr %two
  store i64 2, ptr %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %product = phi double [ %x, %entry ], [ %next, %loop ]
  %v = load i64, ptr %a
  %j = add i64 %i, 1
  %again = add i64 %v, 1
  %pair = cmpxchg ptr %a, i64 %v, i64 %again seq_cst seq_cst
  %old = extractvalue { i64, i1 } %pair, 0
  %k = sitofp i64 %v to double
  %o = sitofp i64 %old to double
  %some = fmul double %product, %k
  %e = call double @llvm.sin.f64(double %some)
  %next = fmul double %e, %o
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret double %next
}
declare double @llvm.sin.f64(double)
"""


def counted(x: complex) -> complex:
    for k in range(2, 5):
        x = cmath.sin(x * k) * k
    return x


LEFT = """
define double @f(double %x) {
entry:
  %scaled = fmul double %x, 2.4
  %count = fptosi double %scaled to i64
  %first = fcmp ogt double %x, 1.0
  %one = alloca KIND
  %two = alloca KIND
  %a = select i1 %first, ptr %one, ptr %two
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %sum = phi double [ %x, %entry ], [ %next, %loop ]
  %j = add i64 %i, 1
  GIVEN
  TAKEN
  %e = call double @llvm.sin.f64(double %old)
  %next = fadd double %e, %sum
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret double %next
}
declare double @llvm.sin.f64(double)
"""
"""Store that one operation alone reads, which writes something else there."""


def left(kind: str, given: str, taken: str) -> str:
    return LEFT.replace("KIND", kind).replace("GIVEN", given).replace("TAKEN", taken)


def total(x: complex) -> complex:
    for _ in range(3):
        x += cmath.sin(x)
    return x


def total_of_numbers(x: complex) -> complex:
    for i in range(3):
        x += cmath.sin(x * (i + 1))
    return x


ADDS = "%old = atomicrmw fadd ptr %a, double 1.0 seq_cst"
COMPARES = """%pair = cmpxchg ptr %a, i64 7, i64 9 seq_cst seq_cst
  %k = extractvalue { i64, i1 } %pair, 0
  %times = sitofp i64 %k to double
  %old = fmul double %times, %sum"""
CLEARED = "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 8, i1 true)"
STACK = """
define double @f(double %x, i64 %n) {
entry:
  %scaled = fmul double %x, 2.4
  %count = fptosi double %scaled to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %sum = phi double [ %x, %entry ], [ %next, %loop ]
  %s = call ptr @llvm.stacksave.p0()
  %j = add i64 %i, 1
  %a = alloca double, i64 %j
  %p = getelementptr double, ptr %a, i64 %i
  store double %sum, ptr %p
  %u = load double, ptr %p
  %e = call double @llvm.sin.f64(double %u)
  %next = fmul double %e, %u
  store double 0.0, ptr %p
  call void @llvm.stackrestore.p0(ptr %s)
  %more = icmp slt i64 %j, %count
  br i1 %more, label %loop, label %end
end:
  ret double %next
}
declare double @llvm.sin.f64(double)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
""".replace("(double %x, i64 %n)", "(double %x)")


def thrice(x: complex) -> complex:
    for _ in range(3):
        x = cmath.sin(x) * x
    return x


WIPE = "call void @llvm.memset.p0.i64(ptr %o, i8 0, i64 8, i1 false)"
BOTH = """%l3 = getelementptr double, ptr %b, i64 3
  %y3 = load double, ptr %l3
  %y0 = load double, ptr %a
  %yy = fadd double %y3, %y0
  %l = alloca double
  store double %yy, ptr %l"""
HEAP = """%one = call ptr @malloc(i64 32)
  %two = call ptr @malloc(i64 32)
  %a = select i1 %first, ptr %one, ptr %two
  %b = getelementptr i8, ptr %a, i64 0"""
FREED = """%l3 = getelementptr double, ptr %b, i64 3
  %y3 = load double, ptr %l3
  call void @free(ptr %one)
  call void @free(ptr %two)
  %l = alloca double
  store double %y3, ptr %l"""
CHOSEN = """%a0 = alloca [4 x double]
  %is = fcmp ogt double %x, 0.0
  %b = select i1 %is, ptr %a0, ptr {}
  %a = getelementptr double, ptr %a0, i64 0"""

PROGRAMS: dict[str, Program] = {
    "a view": Program(
        ("llvm.getelementptr", "llvm.load", "llvm.store", "llvm.alloca"),
        loop(LOCAL + "\n  %b = getelementptr i8, ptr %a, i64 0"),
        neighbours,
    ),
    "frozen": same("freeze ptr %a", "llvm.freeze"),
    "in another space": Program(
        ("llvm.addrspacecast",),
        loop(
            f"{LOCAL}\n  %there = addrspacecast ptr %a to ptr addrspace(1)\n"
            "  %b = addrspacecast ptr addrspace(1) %there to ptr"
        ),
        neighbours,
    ),
    "from the heap": Program(("llvm_ext.malloc",), loop(HEAP), neighbours),
    "freed": Program(("llvm_ext.free", "llvm_ext.malloc"), loop(HEAP, "", FREED), neighbours),
    "or nothing": Program(("llvm.mlir.zero",), loop(CHOSEN.format("null")), neighbours),
    "or undefined": Program(("llvm.mlir.undef",), loop(CHOSEN.format("undef")), neighbours),
    "or poison": Program(("llvm.mlir.poison",), loop(CHOSEN.format("poison")), neighbours),
    "memcpy": copy("memcpy"),
    "memcpy.inline": copy("memcpy.inline"),
    "memmove": copy("memmove"),
    "memset": Program(
        ("llvm.intr.memset",),
        loop(LOCAL + "\n  %b = getelementptr i8, ptr %a, i64 0", WIPE, BOTH),
        wiped,
    ),
    "memset.inline": Program(
        ("llvm.intr.memset.inline",),
        loop(
            LOCAL + "\n  %b = getelementptr i8, ptr %a, i64 0",
            WIPE.replace("memset", "memset.inline"),
            BOTH,
        ),
        wiped,
    ),
    "added": Program(("llvm.atomicrmw",), ADDED, lambda x: x * x * (x * x + x)),
    "exchanged": Program(
        ("llvm.atomicrmw", "llvm.store"), EXCHANGED.replace("EXCHANGE", SWAP), lambda x: x**3
    ),
    "added again": Program(
        ("llvm.atomicrmw",),
        UPDATED.replace("UPDATE", "%o = atomicrmw fadd ptr %a, double %x seq_cst"),
        updated(lambda a, x, new: a + x),
    ),
    "stored and added": Program(
        ("llvm.atomicrmw",), left("double", "store double %sum, ptr %a", ADDS), total
    ),
    "stored and compared": Program(
        ("llvm.cmpxchg",), left("i64", "store i64 %j, ptr %a", COMPARES), total_of_numbers
    ),
    "compared again": Program(("llvm.cmpxchg",), COUNTED, counted),
    "volatile memcpy": moves("memcpy"),
    "volatile memmove": moves("memmove"),
    "volatile memset": Program(
        ("llvm.intr.memset",), UPDATED.replace("UPDATE", CLEARED), updated(lambda a, x, new: 0)
    ),
    "stack": Program(("llvm.intr.stacksave", "llvm.intr.stackrestore"), STACK, thrice),
    "fence": Program(
        ("llvm.fence",), CHANGED.replace("CHANGE", "fence seq_cst"), lambda x: x**4
    ),
}  # fmt: skip


def check(what: str) -> None:
    """A program's value and its derivative in both modes."""
    program = PROGRAMS[what]
    moved = program.value(complex(X, STEP))
    f = ad_opt.load(program.text)["f"]
    value, rate = ad_opt.jvp(f, [X], [1.0])
    gradient = ad_opt.grad(f)(X)
    gradient = gradient[0] if isinstance(gradient, tuple) else gradient
    expected = moved.imag / STEP
    assert value == pytest.approx(moved.real, rel=1e-12), what
    assert (rate, gradient) == pytest.approx((expected, expected), rel=1e-10), what
