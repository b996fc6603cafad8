"""Compiled code that stops gives control back to Python instead of ending the process.

What stops (a failed assertion, a tape that does not fit into memory) calls the function in the
variable `STOP_HANDLER` of its module with the message; where that is null, as in object files, it
writes the message and aborts. In this process the variable holds ``ad.guard.stop``, which jumps to
the entry stub through which Python came in: only frames of compiled code lie between, and those
have nothing to clean up. Tapes, and what is freed with them, are freed before the jump: what the
variable `KEEP_HANDLER` names, ``ad.guard.keep``, puts them into a list of the call, from which they
are taken when they end. Buffers that the program itself had allocated are lost. The place to jump
to and the list are kept per thread, and calls nest.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location
from ad_opt.dialects.support.names.runtime_names import (
    CONSTRUCTORS_RUN,
    KEEP_HANDLER,
    PAGES_HANDLER,
    STOP_HANDLER,
)

from .large_pages import asks_for_large_pages

LIBRARY = "ad.guard"
STOP, KEEP, BEGIN = "ad.guard.stop", "ad.guard.keep", "ad.guard.begin"
PAGES = "ad.guard.pages"
FUNCTIONS = {STOP_HANDLER: STOP, KEEP_HANDLER: KEEP, PAGES_HANDLER: PAGES}
"""Names in this process of the variables that hold functions, and these functions."""

_ANY_PAGES = "define void @ad.guard.pages(ptr %memory, i64 %size) {\n  ret void\n}\n"

_WITHOUT_PAGES = """
@key = internal global i64 0
declare i32 @pthread_key_create(ptr, ptr)
declare i32 @pthread_setspecific(i64, ptr)
declare ptr @pthread_getspecific(i64)
declare void @_longjmp(ptr, i32) noreturn

define void @ad.guard.begin() {
  %1 = call i32 @pthread_key_create(ptr @key, ptr null)
  ret void
}
define ptr @ad.guard.swap(ptr %new) {
  %key = load i64, ptr @key
  %old = call ptr @pthread_getspecific(i64 %key)
  %1 = call i32 @pthread_setspecific(i64 %key, ptr %new)
  ret ptr %old
}
define void @ad.guard.keep(ptr %node) {
  %key = load i64, ptr @key
  %guard = call ptr @pthread_getspecific(i64 %key)
  %none = icmp eq ptr %guard, null
  br i1 %none, label %done, label %inside
inside:
  %list = getelementptr i64, ptr %guard, i64 2
  %first = load ptr, ptr %list
  %place = getelementptr ptr, ptr %node, i64 1
  store ptr %first, ptr %node
  store ptr %list, ptr %place
  store ptr %node, ptr %list
  %only = icmp eq ptr %first, null
  br i1 %only, label %done, label %linked
linked:
  %first.place = getelementptr ptr, ptr %first, i64 1
  store ptr %node, ptr %first.place
  br label %done
done:
  ret void
}
define void @ad.guard.leave(ptr %guard, ptr %outer) {
  %left = call ptr @ad.guard.swap(ptr %outer)
  %list = getelementptr i64, ptr %guard, i64 2
  %first = load ptr, ptr %list
  br label %next
next:
  %node = phi ptr [ %first, %0 ], [ %following, %one ]
  %end = icmp eq ptr %node, null
  br i1 %end, label %done, label %one
one:
  %following = load ptr, ptr %node
  %place = getelementptr ptr, ptr %node, i64 1
  store ptr null, ptr %place
  br label %next
done:
  ret void
}
define internal void @drop(ptr %guard) {
  %list = getelementptr i64, ptr %guard, i64 2
  %first = load ptr, ptr %list
  store ptr null, ptr %list
  br label %next
next:
  %node = phi ptr [ %first, %0 ], [ %following, %one ]
  %end = icmp eq ptr %node, null
  br i1 %end, label %done, label %one
one:
  %following = load ptr, ptr %node
  %function = getelementptr ptr, ptr %node, i64 2
  %free = load ptr, ptr %function
  call void %free(ptr %node)
  br label %next
done:
  ret void
}
define void @ad.guard.stop(ptr %message, i64 %length) {
  %key = load i64, ptr @key
  %guard = call ptr @pthread_getspecific(i64 %key)
  %none = icmp eq ptr %guard, null
  br i1 %none, label %outside, label %inside
inside:
  store ptr %message, ptr %guard
  %second = getelementptr i64, ptr %guard, i64 1
  store i64 %length, ptr %second
  call void @drop(ptr %guard)
  %jump = getelementptr i64, ptr %guard, i64 8
  call void @_longjmp(ptr %jump, i32 1)
  unreachable
outside:
  ret void
}
"""
CODE = _WITHOUT_PAGES + (asks_for_large_pages(PAGES) if sys.platform == "linux" else _ANY_PAGES)
"""Keys are 32 bits wide on some systems; a whole register holds them on all."""

NAMES = ("ad.guard.swap", "ad.guard.leave", STOP, KEEP, PAGES, BEGIN)

DECLARATIONS = """
declare ptr @ad.guard.swap(ptr)
declare void @ad.guard.leave(ptr, ptr)
declare i32 @_setjmp(ptr) returns_twice
"""

ENTER = """\
  %guard = alloca [128 x i64], align 16
  %kept = getelementptr i64, ptr %guard, i64 2
  store ptr null, ptr %kept
  %outer = call ptr @ad.guard.swap(ptr %guard)
  %jump = getelementptr i64, ptr %guard, i64 8
  %stopped = call i32 @_setjmp(ptr %jump) returns_twice
  %runs = icmp eq i32 %stopped, 0
  br i1 %runs, label %run, label %stop
run:
"""
"""The beginning of a guarded entry stub."""

LEAVE = """\
  call void @ad.guard.leave(ptr %guard, ptr %outer)
  ret ptr null
stop:
  call void @ad.guard.leave(ptr %guard, ptr %outer)
  %message = load volatile ptr, ptr %guard
  %second = getelementptr i64, ptr %guard, i64 1
  %length = load volatile i64, ptr %second
  store i64 %length, ptr %results
  ret ptr %message
"""
"""Its end: null, or the message, whose length takes the place of the results."""

_PLACE = re.compile(r"(.+?):(\d+):(\d+): (.*)", re.S)


def can_stop(text: str) -> bool:
    """True if LLVM IR text has places at which it stops, and this system can return from them.

    Constructors may come to functions that nobody defines: they run whatever is called.
    """
    return os.name == "posix" and (STOP_HANDLER in text or CONSTRUCTORS_RUN in text)


def variables(text: str) -> list[str]:
    """The variables that LLVM IR text itself has: what runs beside a program may use its."""
    return [
        name
        for name in FUNCTIONS
        if re.search(rf'^@"?{name}"? = (?!external)', text, re.MULTILINE) is not None
    ]


def install(variable: int, function: int) -> None:
    """Let the variable at an address name the function at another."""
    ctypes.c_void_p.from_address(variable).value = function


def stopped(message: int, results: ctypes.Array[ctypes.c_char]) -> DiagnosticError:
    """AD0505, with what a guarded entry stub has returned."""
    length = int.from_bytes(results.raw[:8], "little")
    return stop_at(ctypes.string_at(message, length).decode(errors="replace"))


def stop_at(message: str) -> DiagnosticError:
    """AD0505, with the place that a message of compiled code begins with."""
    text, place = message.rstrip("\n"), None
    if found := _PLACE.fullmatch(text):
        file, line, column, text = found.groups()
        place = Location(file, int(line), int(column))
    return DiagnosticError(Diagnostic("AD0505", f"the compiled program stopped: {text}", place))
