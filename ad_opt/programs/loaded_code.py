"""A program in this process: its code, its variables, and what runs before it is first called.

Derivatives are compiled apart from their program. What they need of its state they find in it:
variables, and constants and functions, whose addresses are in variables and are compared.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from ad_opt.lowering.codegen.in_process.jit import (
    STATE,
    Library,
    Linkable,
    compile_library,
    linkable,
)
from ad_opt.lowering.codegen.in_process.lifetime import BEGIN, with_lifetime
from ad_opt.lowering.codegen.machine.entry import PREFIX, quoted, with_entry_stubs
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.lowering.llvm_symbols import SymbolTable

from .calls.calling import Entry, make_caller

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp


def shared_names(table: SymbolTable) -> list[str]:
    """Return the symbols that derivatives share with a program: variables, and what addresses
    lead to.

    Those are constants, and functions whose address is taken. Without variables there is no state
    in which a derivative could find an address of the program.
    """
    state = [s.name for s in table.symbols.values() if s.is_state]
    if not state:
        return []
    constants = [s.name for s in table.symbols.values() if s.is_constant]
    taken = sorted(table.addressed)
    functions = [name for name in taken if table.symbols[name].kind == "define"]
    return [*state, *constants, *functions]


def jit_text(
    text: str, signatures: Iterable[Signature], options: CompileOptions
) -> tuple[str, list[str], bool]:
    """Return what is compiled for this process, its exports, and True if it has constructors."""
    table = SymbolTable(text)
    text, begins = with_lifetime(text, table)
    able = [s for s in signatures if s.unsupported() is None]
    able += [BEGIN] * begins
    exports = [PREFIX + s.name for s in able]
    if names := shared_names(table):
        kind = f"[{len(names)} x ptr]"
        addresses = ", ".join(f"ptr {quoted(name)}" for name in names)
        text = f"{text}\n{quoted(STATE)} = constant {kind} [{addresses}]\n"
        exports.append(STATE)
    return with_entry_stubs(text, able, options.fp == "fast"), exports, begins


REQUESTS = frozenset(
    {"autodiff.fwd_diff", "autodiff.bwd_diff", "autodiff.apply", "autodiff.propagate"}
    | {"enzyme.autodiff", "enzyme.fwddiff"}
)
"""Operations for which a program is differentiated before it is compiled."""


def derivatives_for(module: ModuleOp, options: CompileOptions, debug: bool) -> tuple[str, ...]:
    """Return the pipelines that make the derivatives that a program asks for; none without such."""
    from ad_opt.dialects.support.ir.queries import walk
    from ad_opt.passes.pipelines import DIFFERENTIATE, PREPARE, debugged, fast_math

    if not any(op.name in REQUESTS for op in walk(module)):
        return ()
    prepare = fast_math(PREPARE) if options.fp == "fast" else PREPARE
    return prepare, debugged(DIFFERENTIATE) if debug else DIFFERENTIATE


def lowering_for(options: CompileOptions) -> str:
    """Return the passes from core dialects to the llvm dialect, for the processor."""
    from ad_opt.lowering.codegen.machine.target import here, vector_registers
    from ad_opt.lowering.codegen.machine.veclib import available
    from ad_opt.passes.pipelines import lowering

    registers = vector_registers(here(options.cpu))
    functions = options.veclib and options.opt_level >= 2 and registers[0] > 128 and available()
    fast = options.fp == "fast"
    return lowering(options.interruptible, registers, functions, fast, options.blas())


class Running:
    """A program that is linked, and whose constructors have run."""

    def __init__(self, text: str, signatures: Iterable[Signature], options: CompileOptions):
        self.shared = shared_names(SymbolTable(text))
        text, exports, begins = jit_text(text, signatures, options)
        self.library = compile_library(text, exports, options)
        if begins:
            make_caller(Entry(BEGIN, self.library))(())

    def state(self) -> Mapping[str, int]:
        """The addresses of what derivatives share."""
        if not self.shared:
            return {}
        there = self.library.address(STATE)
        addresses = (ctypes.c_uint64 * len(self.shared)).from_address(there)
        return dict(zip(self.shared, addresses, strict=True))


def compile_beside(
    text: str,
    signatures: Iterable[Signature],
    options: CompileOptions,
    state: tuple[Mapping[str, int], Library | None],
) -> Library:
    """Compile what has no state of its own: it uses that of another program, if any."""
    able = [s for s in signatures if s.unsupported() is None]
    text = with_entry_stubs(text, able, options.fp == "fast")
    return compile_library(text, [PREFIX + s.name for s in able], options, *state)


def code_alone(text: str, signature: Signature, options: CompileOptions) -> Linkable:
    """The machine code of one function and all that it needs."""
    text, exports, _ = jit_text(text, [signature], options)
    return linkable(text, exports, options)


def has_variables(module: ModuleOp) -> bool:
    """True if a program has variables that it may write."""
    return any(
        op.name in ("memref.global", "llvm.mlir.global")
        and "constant" not in (op.properties | op.attributes)
        for op in module.body.block.ops
    )
