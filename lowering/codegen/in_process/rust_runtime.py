"""Functions of Rust's library that programs expect, for those that run in this process without
it.

That is the allocator, whose memory comes from the C library, and where a program ends that panics.
The compiler's names carry a hash of the compiler (`rust_names`), so definitions are made for the
names that a program mentions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ad_opt.dialects.support.names.rust_names import allocator_name, readable_name, vector_name

_BODIES = {
    "alloc": """define ptr @NAME(i64 %size, i64 %align) {
  %p = call ptr @aligned_alloc(i64 %align, i64 %size)
  ret ptr %p
}""",
    "alloc_zeroed": """define ptr @NAME(i64 %size, i64 %align) {
  %p = call ptr @aligned_alloc(i64 %align, i64 %size)
  %q = call ptr @memset(ptr %p, i32 0, i64 %size)
  ret ptr %p
}""",
    "dealloc": """define void @NAME(ptr %p, i64 %size, i64 %align) {
  call void @free(ptr %p)
  ret void
}""",
    "realloc": """define ptr @NAME(ptr %old, i64 %there, i64 %align, i64 %size) {
  %p = call ptr @aligned_alloc(i64 %align, i64 %size)
  %less = icmp ult i64 %there, %size
  %both = select i1 %less, i64 %there, i64 %size
  %q = call ptr @memcpy(ptr %p, ptr %old, i64 %both)
  call void @free(ptr %old)
  ret ptr %p
}""",
}
_SQUARE_ROOT = re.compile(r"_R\w*5slice4sort6stable5drift11sqrt_approx")
_SQUARE_ROOT_BODY = """define i64 @NAME(i64 %n) {
  %some = or i64 %n, 1
  %zeros = call i64 @llvm.ctlz.i64(i64 %some, i1 true)
  %log = sub i64 63, %zeros
  %more = add i64 %log, 1
  %shift = lshr i64 %more, 1
  %power = shl i64 1, %shift
  %part = lshr i64 %n, %shift
  %sum = add i64 %power, %part
  %root = lshr i64 %sum, 1
  ret i64 %root
}"""
"""Function that gives the length of the runs that a sort looks for."""
_NOTHING = """define void @NAME() {
  ret void
}"""
_PANICS = re.compile(
    r"_(?:R|ZN)\w*(?:panicking|handle_alloc_error|handle_error|capacity_overflow|unwrap_failed"
    r"|expect_failed|_fail)\w*|rust_eh_personality"
)
_STOP = """@MESSAGE = private constant [SIZE x i8] c"TEXT"
define void @NAME() {
  call void @ad.guard.stop(ptr @MESSAGE, i64 LENGTH)
  call i32 @puts(ptr @MESSAGE)
  call void @abort()
  unreachable
}"""
_DECLARED = """declare ptr @aligned_alloc(i64, i64)
declare ptr @memset(ptr, i32, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare void @free(ptr)
declare void @ad.guard.stop(ptr, i64)
declare i32 @puts(ptr)
declare i64 @llvm.ctlz.i64(i64, i1)
declare void @abort() noreturn
"""


def rust_runtime(names: Iterable[str]) -> tuple[str, list[str]]:
    """LLVM IR that defines what belongs to Rust's library, and which of ``names`` these are."""
    bodies: dict[str, str] = {}
    shared = ""
    for name in names:
        plain = allocator_name(name)
        if plain is None:
            if _PANICS.fullmatch(name):
                bodies[name] = _stop(name)
            elif (vector := vector_name(name)) is not None:
                from . import rust_vectors

                body, type_ = f"@rust_library.{vector}", rust_vectors.SIGNATURES[vector]
                bodies[name] = f"@{name} = alias {type_}, ptr {body}"
                shared = _vectors(rust_vectors.CODE)
            elif _SQUARE_ROOT.fullmatch(name):
                bodies[name] = _SQUARE_ROOT_BODY.replace("NAME", name)
            continue
        word = plain.removeprefix("__rust_")
        body = _NOTHING if word.startswith("no_alloc_shim") else _BODIES.get(word)
        if body is not None:
            bodies[name] = body.replace("NAME", name)
    return _DECLARED + shared + "\n".join(bodies.values()), list(bodies)


def _vectors(code: str) -> str:
    """Return the code that functions of vectors have in common."""
    allocator = (
        body.replace("define ptr @NAME", f"define internal ptr @rust_library.{word}").replace(
            "define void @NAME", f"define internal void @rust_library.{word}"
        )
        for word, body in _BODIES.items()
    )
    return "declare i64 @llvm.umax.i64(i64, i64)\n" + "\n".join(allocator) + code


def _stop(name: str) -> str:
    text = f"the program panics: {readable_name(name)}"
    body = _STOP.replace("TEXT", text + "\\00").replace("SIZE", str(len(text) + 1))
    body = body.replace("LENGTH", str(len(text)))
    return body.replace("MESSAGE", f"{name}.message").replace("NAME", name)
