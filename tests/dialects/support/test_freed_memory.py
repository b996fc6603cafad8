"""Memory that is freed and allocated again: pages that the system counts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import ctypes
import resource
import sys
from ad_opt.dialects.support.process.garbage_collection import keep_freed_memory

library = ctypes.CDLL(None)
library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
library.free.restype, library.free.argtypes = None, [ctypes.c_void_p]

def call():
    arrays = [library.malloc(1 << 18) for _ in range(64)]
    for array in arrays:
        ctypes.memset(array, 1, 1 << 18)
    for array in arrays:
        library.free(array)

if sys.argv[1] == "kept":
    keep_freed_memory()
call()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(8):
    call()
print((resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before) / 8)
"""
PAGES = 64 * (1 << 18) / 4096


def new_pages(word: str, **environment: str) -> float:
    """Pages that a call gets from the system, which allocates and frees 16 MiB."""
    command = [sys.executable, "-c", PROGRAM, word]
    given = {**os.environ, **environment}
    return float(subprocess.run(command, env=given, capture_output=True, check=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc")
def test_what_calls_free_is_theirs_again() -> None:
    if new_pages("") < PAGES / 2:
        pytest.skip("this C library keeps it anyway")
    assert new_pages("kept") < PAGES / 20
    said = new_pages("kept", MALLOC_TRIM_THRESHOLD_="131072", MALLOC_MMAP_THRESHOLD_="131072")
    assert said > PAGES / 2
