"""Run lowered modules through upstream MLIR's own back end: an oracle that shares none of our code.

`lower(text, pipeline)` applies our passes; `execute(module_text, name, *args)` finishes with
`mlir-opt-22` and `mlir-translate-22` and calls the function. Tests that execute skip when the two
are not installed.
"""

import ctypes
import shutil
import subprocess
from collections.abc import Callable

import llvmlite.binding as llvm
import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering import PASSES

UPSTREAM = [
    "--llvm-request-c-wrappers",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-complex-to-standard",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--convert-vector-to-llvm",
    "--arith-expand",
    "--convert-cf-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--reconcile-unrealized-casts",
]

SCALARS = {"i32": ctypes.c_int32, "i64": ctypes.c_int64, "index": ctypes.c_int64,
           "f64": ctypes.c_double, "f32": ctypes.c_float, "i1": ctypes.c_bool}  # fmt: skip


def descriptor(rank: int) -> type[ctypes.Structure]:
    sizes = [("sizes", ctypes.c_int64 * rank), ("strides", ctypes.c_int64 * rank)] if rank else []
    return type(
        f"Descriptor{rank}",
        (ctypes.Structure,),
        {
            "_fields_": [
                ("allocated", ctypes.c_void_p),
                ("aligned", ctypes.c_void_p),
                ("offset", ctypes.c_int64),
                *sizes,
            ]
        },
    )


def to_descriptor(array: np.ndarray) -> ctypes.Structure:
    made = descriptor(array.ndim)()
    made.allocated = made.aligned = array.ctypes.data
    if array.ndim:
        made.sizes[:] = array.shape
        made.strides[:] = [s // array.itemsize for s in array.strides]
    return made


def from_descriptor(made: ctypes.Structure, rank: int, dtype: np.dtype) -> np.ndarray:
    shape = tuple(made.sizes) if rank else ()
    strides = tuple(s * dtype.itemsize for s in made.strides) if rank else ()
    size = int(sum((n - 1) * s for n, s in zip(shape, strides))) + dtype.itemsize
    if 0 in shape:
        return np.empty(shape, dtype)
    start = made.aligned + made.offset * dtype.itemsize
    raw = (ctypes.c_byte * size).from_address(start)
    return np.ndarray(shape, dtype, buffer=raw, strides=strides).copy()


class Heap:
    """A `malloc` and `free` that remember: a second `free` or a foreign one is an error."""

    def __init__(self) -> None:
        libc = ctypes.CDLL(None)
        libc.malloc.restype = ctypes.c_void_p
        libc.malloc.argtypes = [ctypes.c_size_t]
        self.live: set[int] = set()
        self.errors = 0
        self.allocations = 0

        def malloc(size: int) -> int:
            at = libc.malloc(size)
            self.live.add(at)
            self.allocations += 1
            return at

        def free(at: int | None) -> None:
            # The memory itself is kept, so that a use after it was freed reads what was poisoned.
            if at in self.live:
                self.live.remove(at)
            else:
                self.errors += 1

        self.malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(malloc)
        self.free = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(free)
        for name in ("malloc", "free"):
            pointer = ctypes.cast(getattr(self, name), ctypes.c_void_p).value
            llvm.add_symbol(name, pointer)


HEAP = Heap()


def to_native(text: str, flags: list[str]) -> llvm.ExecutionEngine:
    lowered = subprocess.run(
        ["mlir-opt-22", *flags], input=text, capture_output=True, text=True, check=False
    )
    assert lowered.returncode == 0, lowered.stderr + text
    ir = subprocess.run(
        ["mlir-translate-22", "--mlir-to-llvmir"],
        input=lowered.stdout, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(ir)
    machine = llvm.Target.from_default_triple().create_target_machine()
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


def call(engine: llvm.ExecutionEngine, name: str, args: tuple, results: tuple[str, ...]) -> object:
    """Results are named: "f64", "index", or "f64:2" for a memref of rank 2."""
    types, values, keep = [], [], []
    for arg in args:
        if isinstance(arg, np.ndarray):
            keep.append(to_descriptor(arg))
            types.append(ctypes.c_void_p)
            values.append(ctypes.addressof(keep[-1]))
        else:
            number, kind = arg
            types.append(SCALARS[kind])
            values.append(number)
    address = engine.get_function_address(f"_mlir_ciface_{name}")
    if len(results) == 1 and ":" not in results[0]:
        return ctypes.CFUNCTYPE(SCALARS[results[0]], *types)(address)(*values)
    if not results:
        return ctypes.CFUNCTYPE(None, *types)(address)(*values)
    fields = []
    for at, result in enumerate(results):
        kind, _, rank = result.partition(":")
        fields.append((f"r{at}", descriptor(int(rank)) if rank else SCALARS[kind]))
    made = type("Results", (ctypes.Structure,), {"_fields_": fields})()
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, *types)(address)
    function(ctypes.addressof(made), *values)
    out = []
    handed_out = set()
    for at, result in enumerate(results):
        kind, _, rank = result.partition(":")
        value = getattr(made, f"r{at}")
        if rank:
            handed_out.add(value.allocated)
            value = from_descriptor(value, int(rank), np.dtype(kind[0] + str(int(kind[1:]) // 8)))
        out.append(value)
    assert len(handed_out) == sum(":" in result for result in results), "results share memory"
    HEAP.live -= handed_out
    return out[0] if len(out) == 1 else tuple(out)


@pytest.fixture
def lower() -> Callable[..., str]:
    """Apply our passes to a text; returns the printed module."""

    def run(text: str, *passes: str) -> str:
        ctx = make_context()
        module = parse_module(ctx, text)
        for name in passes:
            PASSES[name]()().apply(ctx, module)
            module.verify()
        return str(module)

    return run


@pytest.fixture
def execute() -> Callable[..., object]:
    """Finish with upstream's passes, then call: `execute(text, "f", *args, results=("f64",))`."""
    if not shutil.which("mlir-opt-22") or not shutil.which("mlir-translate-22"):
        pytest.skip("mlir-opt-22 is not installed")

    def run(text: str, name: str, *args: object, results: tuple[str, ...] = (),
            flags: tuple[str, ...] = (), leaks: bool = False) -> object:  # fmt: skip
        engine = to_native(text, [*flags, *UPSTREAM])
        HEAP.live.clear()
        HEAP.errors = 0
        got = call(engine, name, args, results)
        assert not HEAP.errors, "freed twice, or not ours"
        if not leaks:
            assert not HEAP.live, "leaked"
        return got

    return run
