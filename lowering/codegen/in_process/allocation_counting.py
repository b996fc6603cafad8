"""Count what compiled code allocates and frees: LLVM IR text in which the allocator is ours.

Every use of ``malloc``, ``aligned_alloc``, ``calloc`` and ``free`` goes to a function here that
counts and then calls the real one. Memory that is handed to the caller counts as live for ever, as
the caller frees it without us. LLVM knows nothing of our functions, so it removes no pair of calls.
"""

from __future__ import annotations

import re

LIVE = "ad.counting.live"
"""``i64 ()``: allocations so far, less frees so far."""

_ALLOCATORS = {"malloc": 1, "aligned_alloc": 2, "calloc": 2}
_NAMES = "|".join((*_ALLOCATORS, "free", "realloc"))
_USE = re.compile(rf"@({_NAMES})(?![\w.$-])")
_DECLARATION = re.compile(rf"^declare[^\n]*@({_NAMES})\([^\n]*\n", re.MULTILINE)

_HEAD = """
@"ad.counting.count" = internal global i64 0

define i64 @"ad.counting.live"() noinline {
  %n = load atomic i64, ptr @"ad.counting.count" seq_cst, align 8
  ret i64 %n
}

declare void @free(ptr)
define internal void @"ad.counting.free"(ptr %p) noinline {
  %nothing = icmp eq ptr %p, null
  %one = select i1 %nothing, i64 0, i64 1
  %old = atomicrmw sub ptr @"ad.counting.count", i64 %one seq_cst
  call void @free(ptr %p)
  ret void
}

declare ptr @realloc(ptr, i64)
define internal ptr @"ad.counting.realloc"(ptr %p, i64 %n) noinline {
  %nothing = icmp eq ptr %p, null
  %one = select i1 %nothing, i64 1, i64 0
  %old = atomicrmw add ptr @"ad.counting.count", i64 %one seq_cst
  %new = call ptr @realloc(ptr %p, i64 %n)
  ret ptr %new
}
"""

_ALLOCATE = """
declare ptr @{name}({types})
define internal ptr @"ad.counting.{name}"({parameters}) noinline {{
  %old = atomicrmw add ptr @"ad.counting.count", i64 1 seq_cst
  %p = call ptr @{name}({parameters})
  ret ptr %p
}}
"""


def counted(text: str) -> str:
    """The text of a module that counts its allocations, with a function `LIVE` to ask."""
    body = _USE.sub(lambda m: f'@"ad.counting.{m[1]}"', _DECLARATION.sub("", text))
    made = [_HEAD]
    for name, arity in _ALLOCATORS.items():
        types = ", ".join(["i64"] * arity)
        parameters = ", ".join(f"i64 %a{k}" for k in range(arity))
        made.append(_ALLOCATE.format(name=name, types=types, parameters=parameters))
    return body + "".join(made)
