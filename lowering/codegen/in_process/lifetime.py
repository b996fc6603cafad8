"""Constructors and destructors: code that runs before a program's first call and at exit.

The JIT runs no constructors. So a program's text gets a function that does, in their order
(``llvm.global_ctors``), which is called once when the program has been linked, and one for its
destructors. What is to happen at the end (``atexit``, ``__cxa_atexit``, destructors) is kept in a
list, the last one first, that runs when Python ends or the program calls ``exit``.
"""

from __future__ import annotations

import re

from ad_opt.dialects.support.names.runtime_names import CONSTRUCTORS_RUN
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.llvm_symbols import CONSTRUCTORS, DESTRUCTORS, SymbolTable

BEGIN = Signature(CONSTRUCTORS_RUN, (), ())
"""The function that brings a program's variables to life."""
_END = "ad.destructors"

LIBRARY = "ad.exits"
RUN = "ad.exits.run"
REAL_EXIT = "ad.exits.real"

ATEXIT = "ad.exits.atexit"
"""Instead of ``atexit``, which the JIT defines, and never runs."""

NAMES = ("__cxa_atexit", "__cxa_thread_atexit", "__cxa_thread_atexit_impl", ATEXIT, "exit")
"""Functions that programs call and that are ours here: the list would else outlive the code it
names.
"""

CODE = f"""
@last = internal global ptr null
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @{REAL_EXIT}(i32) noreturn

define i32 @__cxa_atexit(ptr %f, ptr %argument, ptr %dso) {{
  %node = call ptr @malloc(i64 24)
  %function = getelementptr i8, ptr %node, i64 8
  %given = getelementptr i8, ptr %node, i64 16
  store ptr %f, ptr %function
  store ptr %argument, ptr %given
  br label %try
try:
  %old = load atomic ptr, ptr @last acquire, align 8
  store ptr %old, ptr %node
  %pair = cmpxchg ptr @last, ptr %old, ptr %node acq_rel acquire, align 8
  %done = extractvalue {{ ptr, i1 }} %pair, 1
  br i1 %done, label %end, label %try
end:
  ret i32 0
}}
define i32 @__cxa_thread_atexit(ptr %f, ptr %argument, ptr %dso) {{
  %r = call i32 @__cxa_atexit(ptr %f, ptr %argument, ptr %dso)
  ret i32 %r
}}
define i32 @__cxa_thread_atexit_impl(ptr %f, ptr %argument, ptr %dso) {{
  %r = call i32 @__cxa_atexit(ptr %f, ptr %argument, ptr %dso)
  ret i32 %r
}}
define i32 @{ATEXIT}(ptr %f) {{
  %r = call i32 @__cxa_atexit(ptr %f, ptr null, ptr null)
  ret i32 %r
}}
define void @{RUN}() {{
  br label %next
next:
  %node = load atomic ptr, ptr @last acquire, align 8
  %none = icmp eq ptr %node, null
  br i1 %none, label %end, label %run
run:
  %following = load ptr, ptr %node
  store atomic ptr %following, ptr @last release, align 8
  %function = getelementptr i8, ptr %node, i64 8
  %given = getelementptr i8, ptr %node, i64 16
  %f = load ptr, ptr %function
  %argument = load ptr, ptr %given
  call void @free(ptr %node)
  call void %f(ptr %argument)
  br label %next
end:
  ret void
}}
define void @exit(i32 %status) {{
  call void @{RUN}()
  call void @{REAL_EXIT}(i32 %status)
  unreachable
}}
"""

_ATEXIT = re.compile(r"@atexit(?=\()|(?<=ptr )@atexit(?![\w.$-])")
_HANDLE = re.compile(r"^(@__dso_handle = )[^\n]*?\bglobal ([^\s,]+)[^\n]*", re.MULTILINE)
"""The handle that tells shared libraries apart at their end; each is one of its own here."""


def with_lifetime(text: str, table: SymbolTable) -> tuple[str, bool]:
    """The text with the function `BEGIN`, and whether there is anything that it does."""
    text = _HANDLE.sub(r"\1internal global \2 zeroinitializer", text)
    if "atexit" in table.symbols and table.symbols["atexit"].kind == "declare":
        text = _ATEXIT.sub(f"@{ATEXIT}", text)
    begins, ends = table.entries(CONSTRUCTORS), table.entries(DESTRUCTORS)
    if not begins and not ends:
        return text, False
    from ad_opt.lowering.codegen.machine.entry import quoted

    lines = [f"define void {quoted(BEGIN.name)}() {{"]
    declared: list[str] = []
    if ends:
        if "__cxa_atexit" not in table.symbols:
            declared = ["declare i32 @__cxa_atexit(ptr, ptr, ptr)"]
        lines.append(f"  %1 = call i32 @__cxa_atexit(ptr {quoted(_END)}, ptr null, ptr null)")
    lines += [f"  call void {quoted(name)}()" for name in begins]
    lines += ["  ret void", "}"]
    if ends:
        lines.append(f"define internal void {quoted(_END)}() {{")
        lines += [f"  call void {quoted(name)}()" for name in ends]
        lines += ["  ret void", "}"]
    return "\n".join([text, *declared, *lines]), True
