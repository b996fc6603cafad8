"""LLVM's own pipelines on LLVM IR text.

All three vectorisation switches are set: llvmlite leaves superword vectorisation and interleaving
off. Triple and data layout must be known before the pipeline runs, or loops are vectorised for no
machine in particular.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager

import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Note
from ad_opt.dialects.support.names.runtime_names import (
    MANY_ADDRESSES,
    MANY_LOOPS,
    OWN_VECTORS,
    ROLLED_LOOPS,
)

from .long_blocks import TOO_LONG_FOR_VECTORS, in_pieces, longest_block

SWITCHES = {
    "hoist-runtime-checks": ("false", "true"),
    "enable-load-in-loop-pre": ("false", "true"),
    "slp-schedule-budget": ("5000", "100000"),
}
"""LLVM's own switches: what they are while a module is optimised, and what they are otherwise.

What an iteration has loaded for the next is loaded again: a vector of it costs more to put together
than to load.

Whether two arrays overlap is asked for each run of a loop. Asked for all runs at once, in front of
the loop around, rows of one matrix do overlap, and the loop is never run in vectors: a gradient
reads and writes rows that its program only reads.

Vectors are put together from at most so many instructions of one block: the time for it grows with
their square. Measured on straight-line code of 3000 operations: 1.9 s with LLVM's own budget, 0.3 s
with this one, and the code takes as long to run.
"""


ROLLED_SWITCHES = {"unroll-full-max-count": ("8", "4294967295")}
"""The same while functions with `ROLLED_LOOPS` are optimised.

LLVM writes loops of some dozens of iterations out before it looks for vectors. Measured: LLVM takes
63 ms instead of 104 for a training step of two layers of 16, which then takes 0.87 of the time, and
269 instead of 318 for one of three layers, which runs as long as before.
"""


LEVELS = {ROLLED_LOOPS: 1, MANY_LOOPS: 1}
"""The most of LLVM's levels for functions with these attributes, with vectors as ever: little in
them is left to threads of jumps, numbers of values and correlated conditions.

Measured: LLVM takes 796 ms instead of 900 for the gradients of a transformer, 198 instead of 203
for a training step of three layers; steps of sixteen models take 0.98 to 1.01 of the time. It
takes 0.91 of the time for a Gaussian mixture, whose gradient takes 0.97 to 0.99, from MLIR and C.
"""


CODE_SWITCHES = {"disable-lsr": ("true", "false")}
"""The same while code is generated for x86, which adds a register and a multiple of another to
address memory, and for functions with `MANY_ADDRESSES`.

To find the fewest registers for addresses took four fifths of the time for the latter, 90 ms of the
190 in which code for the gradient of an LSTM is generated and 2 of 9 for that of a sum, and gained
nothing: without it, gradients of 40 programs, in place and not, take 0.94 to 1.05 of the time.
Products in tiles of registers do gain: without it, a training step of three layers takes 1.10 of
the time; but not where nothing else is to become vectors (`OWN_VECTORS`): 0.99 to 1.00.
"""

COPY_SWITCHES = {"disable-adv-copy-opt": ("true", "false")}
"""The same while code is generated of loops that carry structs and arrays as values: copies
between registers of floats and of integers are not looked for through phis.

LLVM 20 and 22 look for them without end, and end the process, where loops carry bits that are
floats at one time and integers at another, as those of existentials are.
"""

_CARRIED = re.compile(r" phi [{\[%]")
"""A phi of structs or arrays, whose type may have a name."""

LONG_SWITCHES = {"unroll-runtime": ("false", "true")}
"""The same while functions with `MANY_LOOPS` are optimised.

Loops whose trips are not known and that are no vectors are written out several times. Measured on a
Gaussian mixture: LLVM takes 0.95 of the time without that, and the gradient as long as before (0.96
to 1.00).
"""

TILES = '"llvm.loop.disable_nonforced"'
"""Stands in the text of a module with loops over tiles of registers."""


@contextmanager
def _switched(switches: Mapping[str, tuple[str, str]]) -> Generator[None]:
    """Let LLVM's switches be ours; nobody else in this process sees them."""
    for name, (ours, _) in switches.items():
        llvm.set_option("ad-opt", f"--{name}={ours}")
    try:
        yield
    finally:
        for name, (_, default) in switches.items():
            llvm.set_option("ad-opt", f"--{name}={default}")


def emit_object(
    module: llvm.ModuleRef, machine: llvm.TargetMachine, text: str, *, cut: bool = False
) -> bytes:
    """Machine code of a module that was optimised; ``text`` is what it was made of.

    ``cut`` is true if the machine does not optimise code though it was asked to: see `code_level`.
    """
    if cut:
        module = parse_llvm(in_pieces(str(module)))
    with _switched(code_switches(module, text, machine.triple)):
        return machine.emit_object(module)


def emit_assembly(module: llvm.ModuleRef, machine: llvm.TargetMachine, text: str) -> str:
    """The same as text."""
    with _switched(code_switches(module, text, machine.triple)):
        return machine.emit_assembly(module)


def code_switches(module: llvm.ModuleRef, text: str, triple: str) -> Mapping[str, tuple[str, str]]:
    """Return the switches for generating code of a module that was optimised, which ``text`` was
    made to.
    """
    plain = triple.startswith("x86_64") and (TILES not in text or OWN_VECTORS in text)
    plain = plain or MANY_ADDRESSES in text
    carries = "insertvalue" in text and _CARRIED.search(str(module))
    return {**(CODE_SWITCHES if plain else {}), **(COPY_SWITCHES if carries else {})}


def loop_switches(text: str) -> Mapping[str, tuple[str, str]]:
    """Return the switches for optimising loops of LLVM IR text, beside `SWITCHES`."""
    rolled = ROLLED_SWITCHES if ROLLED_LOOPS in text else {}
    long = LONG_SWITCHES if MANY_LOOPS in text and TILES not in text else {}
    return {**rolled, **long}


def highest_level(text: str) -> int:
    """Return the level to optimise LLVM IR text at, at most, except for vectors: see `LEVELS`."""
    if TILES in text and ROLLED_LOOPS not in text:
        return 3
    return min((level for name, level in LEVELS.items() if name in text), default=3)


def parse_llvm(text: str) -> llvm.ModuleRef:
    """Parse and verify LLVM IR text; what LLVM rejects is AD0405."""
    try:
        module = llvm.parse_assembly(text)
        module.verify()
    except RuntimeError as error:
        raise _rejected(str(error), text) from error
    return module


def _rejected(message: str, text: str) -> DiagnosticError:
    notes: list[Note] = []
    if found := re.search(r"<string>:(\d+):", message):
        lines = text.splitlines()
        number = int(found.group(1))
        if number <= len(lines):
            notes.append(Note(f"in the line `{lines[number - 1].strip()}`"))
    first = next((line for line in message.splitlines() if line.strip()), "").strip()
    message = re.sub(r"^.*<string>:\d+:\d+: error: ", "", message.strip(), flags=re.S)
    sentence = message.splitlines()[0] if message else first
    return DiagnosticError(
        Diagnostic("AD0405", f"LLVM rejected the generated code: {sentence}", notes=tuple(notes))
    )


def optimize(
    module: llvm.ModuleRef,
    machine: llvm.TargetMachine,
    opt_level: int,
    longest: int = 0,
    *,
    more: Mapping[str, tuple[str, str]] = {},
    most: int = 3,
    own_vectors: bool = False,
) -> None:
    """Run the default pipeline of the level, in place; ``longest`` is that of its blocks, ``more``
    are switches beside `SWITCHES`; ``most`` is the level for all but vectors, at most.

    With ``own_vectors``, of which none are to be made, only what each function needs is run.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=min(opt_level, most))
    vectorize = opt_level >= 2
    options.loop_vectorization = vectorize
    options.slp_vectorization = vectorize and longest < TOO_LONG_FOR_VECTORS
    options.loop_interleaving = vectorize
    options.loop_unrolling = opt_level >= 1
    builder = llvm.create_pass_builder(machine, options)
    with _switched({**SWITCHES, **more}):
        if own_vectors:
            _simplify(module, builder)
        else:
            passes = builder.getModulePassManager()
            passes.run(module, builder)
            _free(passes)


def _simplify(module: llvm.ModuleRef, builder: llvm.PassBuilder) -> None:
    """Inline what has to be, drop parameters of no use, and do what code generation leaves undone.

    Measured: for a training step of three layers all that LLVM does with functions at level 1 takes
    2.6 times as long, most of it to combine instructions again and to learn how often loops run,
    and the step takes 0.99 to 1.01 of the time with it.
    """
    first = llvm.create_new_module_pass_manager()
    first.add_always_inliner_pass()
    first.add_dead_arg_elimination_pass()
    first.run(module, builder)
    _free(first)
    simplification = llvm.create_new_function_pass_manager()
    simplification.add_sroa_pass()
    simplification.add_simplify_cfg_pass()
    simplification.add_loop_rotate_pass()
    simplification.add_instruction_combine_pass()
    for function in module.functions:
        if not function.is_declaration:
            simplification.run(function, builder)
    _free(simplification)


def _free(passes: llvm.ModulePassManager | llvm.FunctionPassManager) -> None:
    """Free a pass manager, which llvmlite 0.50 does not: of its two bases, the one that does
    nothing comes first.
    """
    llvm.NewPassManager._dispose(passes)  # pyright: ignore[reportPrivateUsage]
    passes.detach()


_SCALABLE = "<vscale x "
_SCALABLE_ON = ("aarch64", "arm64", "riscv")
"""Elsewhere LLVM ends the process when it meets a vector of a length that is not known."""


_CODE_PREFETCH = re.compile(
    r"^  call void @llvm\.prefetch\.p0\(ptr [^,\n]+(?:, i32 \d){2}, i32 0\)$", re.M
)
"""Hints about memory of instructions: LLVM ends its process where a processor of which it knows
them (x86 with PREFETCHI) has no instruction for such an address.
"""


def prepare(text: str, machine: llvm.TargetMachine, opt_level: int) -> llvm.ModuleRef:
    """Text to an optimised module of the machine."""
    module = parse_llvm(_CODE_PREFETCH.sub("", text))
    if _SCALABLE in text and not machine.triple.startswith(_SCALABLE_ON):
        message = f"LLVM cannot generate code for `{machine.triple}`: it has no scalable vectors"
        hint = "compile the program for vectors of a fixed length"
        raise DiagnosticError(Diagnostic("AD0404", message, help=hint))
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    most = highest_level(text)
    more, own = loop_switches(text), OWN_VECTORS in text
    longest = longest_block(text)
    optimize(module, machine, opt_level, longest, more=more, most=most, own_vectors=own)
    return module
