"""C programs as native code, which is what derivatives of their LLVM IR are compared with.

The source stands in ``tests/data/native``, beside it what clang makes of it at three levels, so
that tests need no clang. Native code is made by whoever can: clang, gcc, or else the JIT from the
LLVM IR of level O0, with nothing of ours in between.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

import ad_opt
from c_runs import fresh_context, jit

DATA = Path(__file__).parent.parent / "data" / "native"
LEVELS = ("O0", "O1", "O2")
CLANGS = ("clang-22", "clang-19", "clang")
COMPILERS = (*CLANGS, "gcc")
CONSTRUCTOR = re.compile(r"\{ i32 (\d+), ptr @(\w+), ptr null \}")
FLAGS = ("-w", "-fno-strict-aliasing")
EMIT = ("-S", "-emit-llvm", "--target=x86_64-pc-linux-gnu", "-std=gnu17", "-fno-ident")


def compiler(names: tuple[str, ...]) -> str | None:
    """A compiler of C, the first that is installed."""
    return next(filter(None, map(shutil.which, names)), None)


def llvm_ir(name: str, level: str, clang: str, folder: Path = DATA) -> str:
    """Output of clang for a source; the same on every machine."""
    command = [clang, f"-{level}", *FLAGS, *EMIT, f"{name}.c", "-o", "-"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


@dataclass
class Native:
    """A source of ``tests/data/native``; libraries are made in ``folder``."""

    name: str
    folder: Path

    def text(self, level: str) -> str:
        """The LLVM IR that is kept."""
        return (DATA / f"{self.name}.{level}.ll").read_text()

    def program(self, level: str) -> ad_opt.Program:
        """The LLVM IR, loaded."""
        return ad_opt.load(self.text(level))

    @cached_property
    def _library(self) -> Callable[[str], int]:
        found = compiler(COMPILERS)
        return self._jitted() if found is None else self._linked(found)

    def _linked(self, compiler: str) -> Callable[[str], int]:
        path = self.folder / f"{self.name}.so"
        source = DATA / f"{self.name}.c"
        command = [compiler, *FLAGS, "-O1", "-shared", "-fPIC", source, "-o", path, "-lm"]
        subprocess.run(command, check=True)
        library = ctypes.CDLL(str(path))

        def address(name: str) -> int:
            return ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0

        return address

    def _jitted(self) -> Callable[[str], int]:
        machine, engine = jit()
        text = self.text("O0")
        order = sorted(CONSTRUCTOR.findall(text), key=lambda found: int(found[0]))
        calls = " ".join(f"call void @{name}()" for _, name in order)
        text += f"\ndefine void @constructed.first() {{ {calls} ret void }}\n"
        module = llvm.parse_assembly(text, fresh_context())
        builder = llvm.JITLibraryBuilder().add_object_img(machine.emit_object(module))
        builder = builder.add_current_process()
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                builder.export_symbol(function.name)
        # The library lives as long as this object.
        self._jitted_library = builder.link(engine, f"{self.name}.{id(self)}")
        ctypes.CFUNCTYPE(None)(self._jitted_library["constructed.first"])()
        return self._jitted_library.__getitem__

    def function(self, name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
        """A function of the program as ctypes calls it."""
        return ctypes.CFUNCTYPE(result, *arguments)(self._library(name))

    def slope(self, name: str, x: float) -> float:
        """The derivative of ``double name(double)``, by differences of higher order."""
        f = self.function(name, ctypes.c_double, ctypes.c_double)
        h = 2.0**-10
        return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h)
