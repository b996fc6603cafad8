"""Variables of threads become those of the process, for code in this process.

The JIT links no thread-local storage. Code that it runs has one copy of such a variable for all
threads: programs that one thread calls compute the same. Objects keep them thread-local.
"""

from __future__ import annotations

import re

_VARIABLE = re.compile(r"^(@\S.* = .*?)\bthread_local(?:\(\w+\))? ", re.MULTILINE)
_ADDRESS = re.compile(
    r"= (?:\w+ )?call .*?@llvm\.threadlocal\.address\.\w+\((ptr)\b[^@)]*(@[^)]*)\)[ #\d]*"
)


def without_threads(text: str) -> str:
    """LLVM IR text whose variables are those of the process."""
    if "thread_local" not in text:
        return text
    text = _VARIABLE.sub(r"\1", text)
    return _ADDRESS.sub(r"= getelementptr i8, \1 \2, i64 0", text)
