"""Running the C programs of ``tests/data/c`` as clang compiled them, and differences of them.

The programs are executed from their LLVM IR by LLVM's JIT, without anything of ours in between: a
stub, written here, loads the arguments of a call from slots of 16 bytes, calls the function with
its own attributes (``byval``, ``sret``, ``signext``), and stores the leaves of the result. The
arguments are those that the function has in LLVM IR: numbers, and NumPy arrays for pointers, of
structs too (structured arrays).

A function is a map of state to state; its *outputs* are its floating-point results and the
floating-point contents of the buffers that its row names. What is differentiated is a weighted sum
of the outputs.
"""

from __future__ import annotations

import ctypes
import itertools
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from numpy.typing import NDArray

from c_programs import Program

DATA = Path(__file__).parent.parent / "data" / "c"
LEVELS = ("O0", "O1", "O2", "O3")
SLOT = 16
ABI = re.compile(r"^(byval|sret|signext|zeroext|align|inreg)\b")
FORMATS = {
    "double": np.dtype("f8"),
    "float": np.dtype("f4"),
    "half": np.dtype("f2"),
    "i64": np.dtype("i8"),
    "i32": np.dtype("i4"),
    "i16": np.dtype("i2"),
    "i8": np.dtype("i1"),
    "i1": np.dtype("i1"),
    "ptr": np.dtype("u8"),
}
VECTOR = re.compile(r"^<(\d+) x (\w+)>$")

Vector = NDArray[np.float64]


def path_of(program: Program, level: str) -> Path:
    """The compiled file of a program."""
    return DATA / f"{program.file}.{level}.ll"


# ---- floating-point numbers in arguments and results ----


def leaves(value: Any) -> Iterator[NDArray[Any]]:
    """Views of all floating-point numbers in an array; also of structured arrays."""
    if value.dtype.names:
        for name in value.dtype.names:
            yield from leaves(value[name])
    elif value.dtype.kind in "fc":
        yield value


def flat(value: Any) -> Vector:
    """A number or array as a vector of doubles, what is not floating point left out."""
    array = np.asarray(value)
    parts = [np.asarray(leaf, np.float64).reshape(-1) for leaf in leaves(array)]
    return np.concatenate([np.zeros(0), *parts])


def with_values(value: Any, values: Vector) -> Any:
    """The number or array with other floating-point numbers; integers stay."""
    if not isinstance(value, np.ndarray):
        return type(value)(values[0])
    fresh, at = value.copy(), 0
    for leaf in leaves(fresh):
        leaf[...] = values[at : at + leaf.size].reshape(leaf.shape)
        at += leaf.size
    return fresh


def copies(arguments: Sequence[Any]) -> list[Any]:
    """Fresh arguments, in which equal arrays are again one array."""
    seen: dict[int, Any] = {}
    return [seen.setdefault(id(a), a.copy()) if isinstance(a, np.ndarray) else a for a in arguments]


# ---- execution of the original code ----


def _leaf_types(text: str) -> list[str]:
    """The scalars and vectors of a first-class type: ``{ double, i32 }`` has two."""
    if text == "void":
        return []
    if text.startswith("{"):
        return [part.strip() for part in re.split(r",(?![^<]*>)", text.strip("{} "))]
    return [text]


def _dtype(text: str) -> tuple[np.dtype[Any], int]:
    """Return the layout of a scalar or vector in its slot, and how many lanes (0: a scalar)."""
    if found := VECTOR.match(text):
        return FORMATS[found.group(2)], int(found.group(1))
    return FORMATS[text], 0


def _attributes(argument: Any) -> str:
    texts = [
        text.decode() if isinstance(text, bytes) else str(text) for text in argument.attributes
    ]
    return " ".join(text for text in texts if ABI.match(text))


def _stub(function: Any, result: str) -> str:
    """A function of two pointers, the slots of arguments and of results, that calls another."""
    lines, given = [], []
    for number, argument in enumerate(function.arguments):
        kind = str(argument.type)
        lines.append(f"%p{number} = getelementptr i8, ptr %in, i64 {SLOT * number}")
        lines.append(f"%a{number} = load {kind}, ptr %p{number}")
        given.append(f"{kind} {_attributes(argument)} %a{number}")
    call = f"call {result} @{function.name}({', '.join(given)})"
    lines.append(call if result == "void" else f"%r = {call}")
    for number, kind in enumerate(_leaf_types(result)):
        lines.append(f"%q{number} = getelementptr i8, ptr %out, i64 {SLOT * number}")
        value = "%r"
        if result.startswith("{"):
            value = f"%e{number}"
            lines.append(f"{value} = extractvalue {result} %r, {number}")
        lines.append(f"store {kind} {value}, ptr %q{number}")
    body = "\n  ".join([*lines, "ret void"])
    return f"\ndefine void @stub_of_test(ptr %in, ptr %out) {{\n  {body}\n}}\n"


@cache
def jit() -> tuple[Any, Any]:
    """A machine to compile for, and LLVM's JIT."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.load_library_permanently("libgcc_s.so.1")  # products of complex numbers
    target = llvm.Target.from_default_triple()
    machine = target.create_target_machine(opt=1, jit=True, reloc="pic")
    return machine, llvm.create_lljit_compiler(machine, use_jit_link=True, suppress_errors=True)


_NUMBERS = itertools.count()


@cache
def support() -> bool:
    """Load a plain BLAS into this process, which a compiler here has made; false without one."""
    if llvm.address_of_symbol("cblas_ddot"):
        return True
    compiler = next(filter(shutil.which, ("gcc", "clang-22", "clang", "cc")), None)
    if compiler is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "blas.so"
        source = DATA / "support" / "blas.c"
        command = [compiler, "-shared", "-fPIC", "-O1", source, "-o", library, "-lm"]
        subprocess.run(command, check=True)
        ctypes.CDLL(str(library), ctypes.RTLD_GLOBAL)
    return True


_CONTEXTS: list[llvm.ContextRef] = []


def fresh_context() -> llvm.ContextRef:
    """A context in which named types keep their names; it outlives the modules that are in it."""
    _CONTEXTS.append(llvm.create_context())
    return _CONTEXTS[-1]


@dataclass
class Primal:
    """A function of a compiled program, called with the arguments that it has in LLVM IR."""

    text: str
    name: str

    def __post_init__(self) -> None:
        machine, engine = jit()
        module = llvm.parse_assembly(self.text, fresh_context())
        function = module.get_function(self.name)
        kind = str(function.global_value_type)
        result = kind[: kind.rindex(" (")] if " (" in kind else kind
        self.inputs = [str(argument.type) for argument in function.arguments]
        self.results = _leaf_types(result)
        whole = llvm.parse_assembly(self.text + _stub(function, result), fresh_context())
        whole.verify()
        builder = llvm.JITLibraryBuilder().add_object_img(machine.emit_object(whole))
        builder = builder.add_current_process().export_symbol("stub_of_test")
        self._library = builder.link(engine, f"c.program.{next(_NUMBERS)}")
        prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
        self._entry = prototype(self._library["stub_of_test"])

    def __call__(self, *arguments: Any) -> Any:
        """Results as the call gives them; arrays are written in place."""
        assert len(arguments) == len(self.inputs), (self.name, self.inputs)
        slots = np.zeros(SLOT * max(1, len(arguments)), np.uint8)
        for number, (value, kind) in enumerate(zip(arguments, self.inputs, strict=True)):
            dtype, count = _dtype(kind)
            if kind == "ptr":
                value = value.ctypes.data
            view = slots[SLOT * number : SLOT * number + max(1, count) * dtype.itemsize]
            view.view(dtype)[:] = value
        out = np.zeros(SLOT * max(1, len(self.results)), np.uint8)
        self._entry(slots.ctypes.data, out.ctypes.data)
        found: list[Any] = []
        for number, kind in enumerate(self.results):
            dtype, count = _dtype(kind)
            view = out[SLOT * number : SLOT * number + max(1, count) * dtype.itemsize].view(dtype)
            found.append(view.copy() if count else view[0].item())
        return found[0] if len(found) == 1 else tuple(found) or None


def executable() -> bool:
    """True if this machine runs what was compiled: x86-64 Linux."""
    return sys.platform == "linux" and llvm.get_default_triple().startswith("x86_64")


@cache
def primal(program: Program, level: str) -> Primal:
    """The function of a program as clang compiled it."""
    if program.function.startswith("blas") and not support():
        pytest.skip("there is no compiler to make a BLAS with")
    return Primal(path_of(program, level).read_text(), program.function)


# ---- outputs, and a weighted sum of them ----


def results_of(value: Any) -> tuple[Any, ...]:
    """The results of a call as a tuple."""
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def is_real(value: Any) -> bool:
    """True if a result is differentiable."""
    return np.asarray(value).dtype.kind == "f"


def outputs(program: Program, call: Callable[..., Any]) -> list[Any]:
    """Results of a call: its floating-point results, then the buffers that it writes."""
    return outputs_at(program, call, program.arguments())


def outputs_at(program: Program, call: Callable[..., Any], arguments: Sequence[Any]) -> list[Any]:
    """The outputs at some arguments, which stay as they are."""
    fresh = copies(arguments)
    results = [value for value in results_of(call(*fresh)) if is_real(value)]
    return [*results, *(fresh[at] for at in program.outputs)]


def is_plain(program: Program, found: Sequence[Any]) -> bool:
    """True if a function has a gradient by itself: one real number comes out."""
    return not program.outputs and len(found) == 1 and np.ndim(found[0]) == 0


def weights(program: Program, found: Sequence[Any]) -> list[Any]:
    """A weight for each number that comes out; 1 for a function with one real result."""
    if is_plain(program, found):
        return [1.0]
    rng = np.random.default_rng(5)
    made: list[Any] = []
    for value in found:
        zero = np.zeros_like(value) if isinstance(value, np.ndarray) else 0.0
        made.append(with_values(zero, rng.uniform(0.5, 1.5, flat(value).size)))
    return made


def weighted(found: Sequence[Any], factors: Sequence[Any]) -> float:
    """The sum that is differentiated."""
    return sum(float(flat(v) @ flat(w)) for v, w in zip(found, factors, strict=True))


# ---- differences ----


@dataclass(frozen=True)
class Estimate:
    """A derivative by differences, and how far it may be off."""

    value: Vector
    error: Vector


def _moved(program: Program, values: Vector) -> list[Any]:
    """The arguments, with other numbers in those that are differentiated."""
    arguments, at = program.arguments(), 0
    first: dict[int, Any] = {}
    for index in program.wrt:
        old = arguments[index]
        if id(old) in first and isinstance(old, np.ndarray):
            arguments[index] = first[id(old)]
            continue
        size = flat(old).size
        arguments[index] = first[id(old)] = with_values(old, values[at : at + size])
        at += size
    return arguments


def point(program: Program) -> Vector:
    """Points at which derivatives are taken; an array that is given twice counts once."""
    arguments = program.arguments()
    once: dict[int, Any] = {}
    for index in program.wrt:
        value = arguments[index]
        once[id(value) if isinstance(value, np.ndarray) else -1 - index] = value
    return np.concatenate([np.zeros(0), *map(flat, once.values())])


def differences(program: Program, call: Callable[..., Any], rows: int = 7) -> Estimate:
    """The gradient of the weighted sum by central differences, extrapolated (Ridders).

    Steps start at ``program.step``, which is smaller than the distance to the next kink, and are
    halved; each derivative is the entry of its table that differs least from its neighbours.
    """
    base = point(program)
    factors = weights(program, outputs(program, call))

    def at(index: int, step: float) -> float:
        values = base.copy()
        values[index] += step
        return weighted(outputs_at(program, call, _moved(program, values)), factors)

    def central(index: int, step: float) -> float:
        return (at(index, step) - at(index, -step)) / (2.0 * step)

    found = [
        _extrapolated(lambda h, i=i: central(i, h), program.step, rows) for i in range(len(base))
    ]
    return Estimate(np.array([f[0] for f in found]), np.array([f[1] for f in found]))


def _extrapolated(central: Callable[[float], float], step: float, rows: int) -> tuple[float, float]:
    table = [central(step)]
    best, error = table[0], np.inf
    for k in range(1, rows):
        row = [central(step / 2.0**k)]
        for order, left in enumerate(table, 1):
            row.append(row[-1] + (row[-1] - left) / (4.0**order - 1.0))
            distance = max(abs(row[-1] - row[-2]), abs(row[-1] - left))
            if distance < error:
                best, error = row[-1], distance
        table = row
    return best, error


def exact(program: Program) -> Vector:
    """The gradient by the formula of the row."""
    assert program.exact is not None
    arguments = program.arguments()
    found = outputs(program, primal(program, "O0"))
    factors = [] if is_plain(program, found) else weights(program, found)
    by_formula = program.exact(*arguments, *factors)
    return np.concatenate([np.zeros(0), *(flat(np.asarray(g, np.float64)) for g in by_formula)])
