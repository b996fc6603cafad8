"""The C programs whose gradients are tested: what each guards, and the point it is tested at.

The sources and what clang makes of them stand in ``tests/data/c``. A row names the arguments as the
function has them in LLVM IR: numbers; NumPy arrays for pointers; a small struct is what the calling
convention makes of it (``struct {double x, y;}`` is two numbers), a big one is a structured array.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import c_expected as exact


@dataclass(frozen=True)
class Program:
    """A function of a C program, at a point."""

    function: str
    guards: str
    """What would break if the implementation got this wrong; one line."""
    arguments: Callable[[], list[Any]]
    wrt: tuple[int, ...]
    """Arguments that are differentiated."""
    outputs: tuple[int, ...] = ()
    """Buffers that it writes, whose cotangents are given."""
    exact: Callable[..., tuple[Any, ...]] | None = None
    """The gradient by a formula; takes the arguments, then the weights of several outputs."""
    expect: str = "gradient"
    """``gradient``; ``refused``: a diagnostic; ``either``: the right gradient or a diagnostic."""
    step: float = 1e-2
    """Largest step of differences; smaller than the distance to the next kink."""
    rtol: float = 1e-7
    runs: bool = True
    """Whether the original can be executed here, all symbols found."""
    label: str = ""
    source: str = ""
    """The file, where it is not called as the function is."""

    @property
    def file(self) -> str:
        """The name of the files, without what follows the dot."""
        return self.source or self.function

    def __repr__(self) -> str:
        return self.label or self.function


def ramp(*shape: int, phase: float = 0.0, dtype: Any = np.float64) -> Any:
    """Smooth values between -1.2 and 1.2, no two equal, none near zero."""
    count = int(np.prod(shape))
    angles = np.arange(count) * 0.7310585 + 0.4 + phase
    return (np.sin(angles) + np.sign(np.sin(angles)) * 0.2).reshape(shape).astype(dtype)


def up(*shape: int, phase: float = 0.0, dtype: Any = np.float64) -> Any:
    """Like `ramp`, but between 0.3 and 2.7."""
    return (ramp(*shape, phase=phase) + 1.5).astype(dtype)


def same(make: Callable[[], list[Any]], *positions: int) -> Callable[[], list[Any]]:
    """Arguments of which those at ``positions`` are one buffer."""

    def aliased() -> list[Any]:
        arguments = make()
        for at in positions[1:]:
            arguments[at] = arguments[positions[0]]
        return arguments

    return aliased


SEGMENT = np.dtype([("id", "i4"), ("from", "f8", 2), ("to", "f8", 2)], align=True)
PATH = np.dtype(
    [("count", "i2"), ("segments", SEGMENT, 3), ("closed", "i1"), ("scale", "f8")], align=True
)
STATE = np.dtype(
    [("kind", "i4"), ("position", "f8", 3), ("weight", "f4"), ("velocity", "f8", 3)], align=True
)
STATS = np.dtype([("mean", "f8"), ("variance", "f8"), ("last", "f8"), ("count", "i4")], align=True)
PARTICLE = np.dtype(
    {
        "names": ["kind", "alive", "charge", "radius", "position", "speed", "id"],
        "formats": ["u1", "?", "i2", "f4", "f8", "f8", "i8"],
    },
    align=True,
)
PACKED = np.dtype([("tag", "i1"), ("value", "f8"), ("count", "i2"), ("weight", "f4")])
BODY = np.dtype([("pos", "f8", 3), ("vel", "f8", 3), ("mass", "f8")])


def bodies(count: int) -> Any:
    """Point masses somewhere."""
    made = np.zeros(count, BODY)
    made["pos"], made["vel"] = ramp(count, 3), ramp(count, 3, phase=1.0)
    made["mass"] = up(count)
    return made


def record(dtype: Any, **fields: Any) -> Any:
    """One struct; what is not given is zero."""
    made = np.zeros(1, dtype)
    for name, value in fields.items():
        made[name][0] = value
    return made


def particles(count: int) -> Any:
    """Particles of all kinds."""
    made = np.zeros(count, PARTICLE)
    made["kind"], made["alive"] = np.arange(count) + 1, np.arange(count) != 2
    made["charge"], made["id"] = 2 - np.arange(count), 10**12
    made["radius"], made["position"], made["speed"] = up(count), ramp(count), ramp(count, phase=1.0)
    return made


def path() -> Any:
    """A closed path of three segments."""
    made = record(PATH, count=3, closed=1, scale=0.8)
    made["segments"]["id"] = [1, 2, 3]
    made["segments"]["from"], made["segments"]["to"] = ramp(3, 2), ramp(3, 2, phase=1.0)
    return made


def sparse() -> tuple[Any, Any]:
    """Rows and columns of the entries of a matrix."""
    return np.array([0, 2, 1, 2, 0, 2], np.int32), np.array([3, 0, 1, 2, 0, 0], np.int32)


def text(content: str) -> Any:
    """A C string."""
    return np.frombuffer(content.encode() + b"\0", np.int8).copy()


def packed(count: int) -> Any:
    """Records of which one has another tag."""
    made = np.zeros(count, PACKED)
    made["tag"] = np.where(np.arange(count) == 1, ord("n"), ord("v"))
    made["value"], made["count"], made["weight"] = ramp(count), np.arange(count) + 1, up(count)
    return made


FLOAT32 = 2e-4

PROGRAMS = (
    # ---- scalar code ----
    Program(
        "scalar_chain",
        "straight-line code over two dozen functions of libm",
        lambda: [0.6, 0.9],
        (0, 1),
    ),
    Program(
        "float_scalar",
        "single precision: sinf, expf, sqrtf, results of type float",
        lambda: [np.float32(0.7), np.float32(0.4)],
        (0, 1),
        rtol=FLOAT32,
        exact=exact.float_scalar,
    ),
    Program(
        "horner",
        "a loop-carried scalar; the loop runs downwards",
        lambda: [ramp(6), 6, 0.8],
        (0, 2),
        exact=exact.horner,
    ),
    Program(
        "black_scholes",
        "static helper called twice; erfc, log, sqrt, exp",
        lambda: [100.0, 95.0, 0.03, 0.25, 1.5],
        (0, 1, 2, 3, 4),
        exact=exact.black_scholes,
    ),
    Program(
        "newton_root",
        "a while loop whose trip count depends on the values (converges)",
        lambda: [5.0],
        (0,),
        exact=lambda a: (a ** (-2.0 / 3.0) / 3.0,),
    ),
    # ---- arrays ----
    Program(
        "dot",
        "a reduction over two arrays",
        lambda: [ramp(7), ramp(7, phase=1.0), 7],
        (0, 1),
        exact=lambda a, b, n: (b, a),
        source="dot_product",
    ),
    Program(
        "axpy_in_place",
        "a buffer that is read and then overwritten; output in memory",
        lambda: [1.3, ramp(5), ramp(5, phase=2.0), 5],
        (0, 1, 2),
        outputs=(2,),
        exact=lambda alpha, x, y, n, w: (w @ x, alpha * w, 2 * y * w),
    ),
    Program(
        "matmul",
        "three nested loops with dynamic bounds and computed indices",
        lambda: [ramp(2, 3), ramp(3, 4, phase=1.0), np.zeros((2, 4)), 2, 3, 4],
        (0, 1),
        outputs=(2,),
        exact=lambda a, b, c, n, k, m, w: (w @ b.T, a.T @ w),
    ),
    Program(
        "early_exit",
        "break, continue and return inside nested loops",
        lambda: [ramp(9), 9, 2.1],
        (0, 2),
    ),
    # ---- memory ----
    Program(
        "malloc_temporary",
        "a malloc'd temporary needs a shadow, and both are freed",
        lambda: [ramp(6), 6],
        (0,),
        exact=exact.malloc_temporary,
    ),
    Program(
        "row_pointers",
        "a matrix of pointers: the shadow of memory with pointers in it",
        lambda: [ramp(3, 4), 3, 4],
        (0,),
        exact=lambda x, n, m: (2 * x * np.arange(1, n + 1)[:, None],),
    ),
    Program(
        "linked_list",
        "a list from malloc: nodes of a double and a pointer, freed while walked",
        lambda: [ramp(6), 6],
        (0,),
        exact=exact.linked_list,
    ),
    # ---- structs ----
    Program(
        "rotate_scale",
        "a struct of two doubles by value, and as the result",
        lambda: [0.7, -0.4, 1.1, 0.3],
        (0, 1, 2, 3),
        exact=lambda a, b, c, d, u, v: (u * c + v * d, v * c - u * d, u * a + v * b, v * a - u * b),
        source="small_struct",
    ),
    # ---- calls ----
    Program(
        "power_recursive",
        "recursion; the depth depends on an integer argument",
        lambda: [1.3, 7],
        (0,),
        exact=lambda x, n: (n * x ** (n - 1) + (n // 2) * (x + 1) ** (n // 2 - 1),),
    ),
    Program(
        "callback_argument",
        "a function pointer as argument, called in a loop",
        lambda: [0.8, -0.3, 1.1],
        (0, 1, 2),
    ),
    # ---- on the side ----
    Program(
        "print_on_the_side",
        "printf, puts and fprintf to stderr are inactive",
        lambda: [up(5), 5],
        (0,),
        exact=lambda x, n: (np.prod(x) / x,),
    ),
    Program(
        "mixed_precision",
        "float and double in one sum; fpext, fptrunc",
        lambda: [ramp(5, dtype=np.float32), ramp(5, phase=1.0), 5],
        (0, 1),
        rtol=FLOAT32,
        exact=lambda x, s, n: (3 * s, 3 * x.astype(float)),
    ),
    Program(
        "branches",
        "if-else chains; a conditional expression that selects an address",
        lambda: [0.7, 0.4, -0.9],
        (0, 1, 2),
    ),
    Program(
        "branches",
        "the other branches of the same function",
        lambda: [-0.7, 0.4, 0.9],
        (0, 1, 2),
        label="branches_otherwise",
    ),
    Program(
        "switch_modes",
        "switch with fall-through, default, holes, continue and return inside",
        lambda: [ramp(7), np.array([0, 1, 3, 2, 7, 5, 9], np.int32), 7],
        (0,),
    ),
    Program(
        "goto_retry",
        "a loop made of goto, left from the middle",
        lambda: [2.0, 0.3],
        (0, 1),
        step=1e-3,
    ),
    Program(
        "do_while_series",
        "a do-while loop; the end condition is on an active value",
        lambda: [0.8],
        (0,),
        exact=lambda x: (math.exp(x),),
    ),
    Program(
        "argmax",
        "an index found by comparing active values",
        lambda: [ramp(8), ramp(8, phase=1.0), 8],
        (0, 1),
        exact=exact.argmax,
    ),
    Program(
        "clamp_fabs",
        "fabs, fmin, fmax, copysign, fdim away from their kinks",
        lambda: [ramp(8), 8],
        (0,),
        exact=exact.clamp_fabs,
    ),
    Program(
        "sign_bits",
        "fabs and negation by masks on the bits of a double",
        lambda: [-0.7, 0.9],
        (0, 1),
        exact=lambda x, y: (math.copysign(y, x) - 2 * x * y, abs(x) - x * x),
    ),
    Program(
        "exponent_scale",
        "frexp, ldexp, scalbn: scaling by powers of two",
        lambda: [5.3, 0.8],
        (0, 1),
        exact=lambda x, y: (4 * y + 0.125, 4 * x + y / 4),
    ),
    Program(
        "mutual_recursion",
        "two functions that call each other, on the rest of an array",
        lambda: [ramp(5), 5],
        (0,),
    ),
    Program(
        "divide_and_conquer",
        "recursion with two calls, results of both needed",
        lambda: [ramp(7), 7],
        (0,),
    ),
    Program(
        "adaptive_simpson",
        "recursion with a function pointer; the depth depends on values",
        lambda: [np.array([1.2, 3.0, 0.2]), -1.0, 1.5],
        (0, 1, 2),
        step=1e-4,
        rtol=1e-6,
    ),
    Program(
        "logsumexp",
        "an infinity in a constant; a maximum whose derivative cancels",
        lambda: [ramp(6) * 2, 6],
        (0,),
        exact=lambda x, n: (np.exp(x) / np.exp(x).sum(),),
    ),
    Program(
        "softmax_loss",
        "an array of variable length in a loop; integer labels as indices",
        lambda: [ramp(3, 4), np.array([2, 0, 3], np.int32), 3, 4],
        (0,),
        exact=exact.softmax_loss,
    ),
    Program(
        "kahan_sum",
        "differences that cancel: no fast-math in the derivative",
        lambda: [ramp(6), 6],
        (0,),
        exact=lambda x, n: (2 * x,),
    ),
    Program(
        "array_2d",
        "double a[3][4] as parameter and on the stack, constant sizes",
        lambda: [ramp(3, 4), ramp(4, phase=2.0)],
        (0, 1),
    ),
    Program(
        "vla_matrix",
        "double a[n][m] as parameter and on the stack, variable sizes",
        lambda: [3, 4, ramp(3, 4), ramp(3, phase=2.0)],
        (2, 3),
    ),
    Program(
        "alloca_buffer",
        "alloca in a loop: memory of each round lives on",
        lambda: [ramp(6), 6],
        (0,),
    ),
    Program(
        "calloc_histogram",
        "calloc'd accumulators",
        lambda: [up(5), 5, 4],
        (0,),
        exact=exact.calloc_histogram,
    ),
    Program(
        "dynamic_vector",
        "realloc moves memory and its shadow; sizes depend on values",
        lambda: [ramp(6), 6],
        (0,),
        exact=exact.dynamic_vector,
    ),
    Program(
        "lu_solve",
        "pivoting: rows swapped depending on values; arrays of variable size",
        lambda: [ramp(4, 4) + np.diag([0.1, 2.0, 0.2, 1.0]), ramp(4, phase=1.0), 4],
        (0, 1),
        step=1e-3,
        exact=exact.lu_solve,
    ),
    Program(
        "cholesky",
        "triangular loops; a buffer of the caller is scratch",
        lambda: [exact.definite(4), np.zeros((4, 4)), 4],
        (0,),
        exact=lambda a, factor, n: (exact.cholesky(a),),
        step=1e-3,
    ),
    Program(
        "conjugate_gradient",
        "pointers into one malloc; memset and memcpy of doubles; helpers",
        lambda: [up(5), ramp(5), 5],
        (0, 1),
    ),
    Program(
        "thomas",
        "recurrences forwards and backwards in the caller's buffers",
        lambda: [ramp(5), up(5) + 3, ramp(5, phase=1.0), ramp(5, phase=2.0), np.zeros(5), 5],
        (0, 1, 2, 3),
        outputs=(3,),
        exact=exact.thomas,
    ),
    Program(
        "fft",
        "recursion with malloc; structs copied, passed and returned; in place",
        lambda: [ramp(8, 2), 8],
        (0,),
        outputs=(0,),
        exact=exact.fft,
    ),
    Program(
        "convolution",
        "bounds checks inside a loop; += to an output",
        lambda: [ramp(7), ramp(3, phase=1.0), np.zeros(7), 7, 3],
        (0, 1),
        outputs=(2,),
        exact=exact.convolution,
    ),
    Program(
        "convolution_2d",
        "six nested loops in single precision; max pooling",
        lambda: [ramp(6, 6, dtype=np.float32), up(3, 3, dtype=np.float32), 6, 6],
        (0, 1),
        rtol=FLOAT32,
        step=2e-2,
        exact=exact.convolution_2d,
    ),
    Program(
        "bilinear",
        "fptosi: indices from active values",
        lambda: [ramp(4, 5), 4, 5, 1.3, 2.6],
        (0, 3, 4),
    ),
    Program(
        "spline",
        "calloc'd work arrays; bisection; a triple recurrence",
        lambda: [np.cumsum(up(6)), ramp(6), 6, 4.1],
        (0, 1, 3),
        step=1e-3,
    ),
    Program(
        "table_lookup",
        "global constant tables, of doubles and of structs with integers",
        lambda: [3.3],
        (0,),
        exact=lambda x: (0.9 + 0.5 - 0.75 * x * x + 4.0 * x - 0.2,),
    ),
    Program(
        "rk4",
        "an ODE integrator: small arrays on the stack, helpers by pointer",
        lambda: [np.array([1.0, 0.8]), np.array([1.1, 0.6, 0.5, 0.9]), 1.5, 6],
        (0, 1, 2),
    ),
    Program(
        "nbody",
        "an array of structs with inner arrays, moved in place",
        lambda: [bodies(3), 3, 3, 0.05],
        (0, 3),
        step=1e-3,
    ),
    Program(
        "kmeans",
        "a minimum over centres, started from DBL_MAX",
        lambda: [ramp(5, 2), ramp(3, 2, phase=0.5), 5, 3, 2],
        (0, 1),
        step=1e-3,
        exact=exact.kmeans,
    ),
    Program(
        "neural_net",
        "a constant table of structs drives loops and a switch; memcpy",
        lambda: [ramp(35), ramp(3, phase=1.0), 0.4],
        (0, 1, 2),
        step=1e-3,
    ),
    Program(
        "lstm_cell",
        "state in buffers that is overwritten in every step",
        lambda: [ramp(4, 2), ramp(4, 2, phase=1.0), ramp(2), ramp(2, phase=2.0), up(3, 2), 3, 2],
        (0, 1, 2, 3, 4),
    ),
    # ---- structs, in registers and in memory ----
    Program(
        "rotate",
        "sret and byval: structs of four doubles; helpers pass them on",
        lambda: [np.zeros(4), ramp(4), ramp(4, phase=1.0)],
        (1, 2),
        outputs=(0,),
        source="quaternion",
    ),
    Program(
        "float2_struct",
        "structs of floats as vectors in registers; a struct of a vector comes back",
        lambda: [ramp(2, dtype=np.float32), ramp(2, phase=1.0, dtype=np.float32), np.float32(0.6)],
        (0, 1, 2),
        rtol=FLOAT32,
        exact=exact.float2_struct,
    ),
    Program(
        "big_struct",
        "byval: the callee's changes stay its own, also in the shadow",
        lambda: [record(STATE, kind=3, position=ramp(3), weight=0.8, velocity=up(3))],
        (0,),
        step=1e-2,
        rtol=FLOAT32,
    ),
    Program(
        "struct_result",
        "sret: a struct of doubles and an integer is written",
        lambda: [record(STATS), ramp(5), 5],
        (1,),
        outputs=(0,),
        exact=exact.struct_result,
    ),
    Program(
        "mixed_struct",
        "a struct of a double and an integer; an integer and a float in one register",
        lambda: [0.7, 4, 3 + (int(np.float32(0.6).view(np.uint32)) << 32), 1.2],
        (0, 3),
        rtol=1e-7,
        exact=lambda c, n, packed, x: (x**n, c * n * x ** (n - 1) + float(np.float32(0.6))),
    ),
    Program(
        "nested_struct",
        "structs in structs in arrays, with padding; copied as a whole",
        lambda: [path()],
        (0,),
    ),
    Program(
        "array_of_structs",
        "bytes, bool, short, float and double in one struct; fields are updated",
        lambda: [particles(4), 4, 0.3],
        (0, 2),
        rtol=FLOAT32,
    ),
    Program(
        "struct_of_arrays",
        "pointers in a heap-allocated struct, arrays behind them",
        lambda: [ramp(5), 5, 0.1],
        (0, 2),
    ),
    Program(
        "stack_list",
        "pointers between the elements of a local array, reversed while walked",
        lambda: [ramp(5)],
        (0,),
        exact=exact.stack_list,
    ),
    Program(
        "binary_tree",
        "pointer to pointer; recursion over heap nodes that values have placed",
        lambda: [ramp(7), 7],
        (0,),
    ),
    Program(
        "ring_buffer",
        "cells that are overwritten in turn; unsigned remainders as indices",
        lambda: [ramp(7), 7],
        (0,),
    ),
    Program(
        "swap_by_pointer",
        "scalars whose address is taken; pointers to pointers on the stack",
        lambda: [0.8, 0.5, 3],
        (0, 1),
    ),
    Program(
        "bubble_sort",
        "the argument is sorted in place, by branches on active values",
        lambda: [ramp(7), 7],
        (0,),
        exact=lambda x, n: (2 * x * (np.argsort(np.argsort(x)) + 1),),
    ),
    Program(
        "insertion_memmove",
        "memmove of overlapping regions of dynamic size",
        lambda: [ramp(7), 7],
        (0,),
        exact=lambda x, n: (2 * x * 0.5 ** (n - 1 - np.argsort(np.argsort(x))),),
    ),
    # ---- integers and indices ----
    Program(
        "gather_scatter",
        "integer arrays as indices, with repetitions",
        lambda: [*sparse(), ramp(6), ramp(4, phase=1.0), np.zeros(3), 6],
        (2, 3, 4),
        outputs=(4,),
        exact=exact.gather_scatter,
    ),
    Program(
        "byte_indices",
        "indices from signed and unsigned bytes, widened and narrowed",
        lambda: [
            np.array([7, 250, 33], np.uint8),
            np.array([-1, 2, -3], np.int8),
            np.frombuffer(b"abc\0", np.int8).copy(),
            ramp(4),
        ],
        (3,),
    ),
    Program(
        "unsigned_wrap",
        "counters that wrap around; a loop down to zero on size_t",
        lambda: [ramp(5), 5],
        (0,),
    ),
    Program(
        "long_long_loop",
        "64-bit counters with a stride; integers converted to float and double",
        lambda: [ramp(9), 9, 2],
        (0,),
        rtol=1e-6,
        exact=exact.long_long_loop,
    ),
    # ---- blocks of memory ----
    Program(
        "memcpy_struct",
        "memcpy and memset of structs that mix doubles, integers, pointers, floats",
        lambda: [ramp(3), 3],
        (0,),
        rtol=FLOAT32,
        step=3e-2,
    ),
    Program(
        "memset_clear",
        "memset cuts the derivative in the middle of a loop; dynamic size",
        lambda: [ramp(7), 7],
        (0,),
        exact=exact.memset_clear,
    ),
    Program(
        "tagged_union",
        "a union of double, long and two floats, read as written",
        lambda: [ramp(4), 4],
        (0,),
        rtol=FLOAT32,
        step=3e-2,
        expect="either",
    ),
    # ---- calls through pointers ----
    Program(
        "callback_table",
        "a constant table of function pointers, indexed by data",
        lambda: [ramp(6), np.array([0, 1, 2, 3, 1, 0], np.int32), 6],
        (0,),
    ),
    Program(
        "callback_struct",
        "tables of functions in objects; a method changes the object",
        lambda: [ramp(5), 5],
        (0,),
        exact=exact.callback_struct,
    ),
    Program(
        "user_data",
        "a callback's state behind a void pointer",
        lambda: [ramp(5), up(5), 5],
        (0, 1),
    ),
    # ---- globals ----
    Program(
        "global_state",
        "global and static variables that are written and read by helpers",
        lambda: [ramp(6), 6, 1.2],
        (0, 2),
    ),
    Program(
        "global_parameters",
        "global numbers, a pointer to them, a string constant",
        lambda: [0.7],
        (0,),
        exact=lambda x: (-1.0 + 4.0 * x + 0.75 * x * x,),
    ),
    Program(
        "static_local",
        "a table that the first call fills; a counter of calls",
        lambda: [ramp(7), 7],
        (0,),
        exact=lambda x, n: (2 * x * np.sqrt(np.arange(n) % 5 + 1.0),),
    ),
    Program(
        "string_options",
        "strcmp, strchr, strlen, atoi, snprintf: strings steer the computation",
        lambda: [text("square,minus,times=3,square"), 0.7, 0.4],
        (1, 2),
        exact=lambda s, x, y: (6 * x * y + 2 * x, 3 * x * x - 6 * y),
    ),
    Program(
        "assertions",
        "assert, isfinite, and a path that ends in exit",
        lambda: [up(5), 5],
        (0,),
        exact=lambda x, n: (2 * np.log(x).sum() / x,),
    ),
    Program(
        "timers_and_noise",
        "clock, time, srand and rand give constants",
        lambda: [up(4), 4],
        (0,),
    ),
    # ---- complex numbers ----
    Program(
        "complex_by_hand",
        "structs of two doubles through a loop that ends on their size",
        lambda: [0.4, 0.5],
        (0, 1),
        step=1e-3,
    ),
    Program(
        "complex_c99",
        "_Complex double: products with a slow path for NaN",
        lambda: [0.7, -0.3, 1.2, 0.5],
        (0, 1, 2, 3),
    ),
    Program(
        "complex_division",
        "_Complex double: division by a function of the compiler's library",
        lambda: [0.7, -0.3, 1.2, 0.5],
        (0, 1, 2, 3),
        expect="either",
        exact=exact.complex_division,
    ),
    # ---- what may be refused, or must be ----
    Program(
        "variadic_sum",
        "va_arg in a function of the program itself",
        lambda: [0.7, -0.4],
        (0, 1),
        expect="either",
        exact=lambda x, y: (2 * x + 4 * x * y + 3 * y, 2 * x * x + 3 * x),
    ),
    Program(
        "volatile_sum",
        "volatile loads and stores; a volatile flag",
        lambda: [ramp(5), 5],
        (0,),
        expect="either",
        exact=lambda x, n: (2 * x,),
    ),
    Program(
        "long_jump",
        "setjmp and longjmp",
        lambda: [up(4), 4],
        (0,),
        expect="refused",
        exact=lambda x, n: (0.5 / np.sqrt(x),),
    ),
    Program(
        "inline_assembly",
        "inline assembly that computes with the argument",
        lambda: [0.7, 1.2],
        (0, 1),
        expect="refused",
        runs=False,
    ),
    Program(
        "library_sort",
        "qsort moves active values and calls back",
        lambda: [ramp(7), 7],
        (0,),
        expect="either",
        exact=lambda x, n: (2 * x * (np.argsort(np.argsort(x)) + 1),),
    ),
    Program(
        "unknown_function",
        "an active call of a function without a body",
        lambda: [0.7],
        (0,),
        expect="refused",
        runs=False,
    ),
    Program(
        "inverse_root_trick",
        "arithmetic on the bits of a float",
        lambda: [np.float32(0.7)],
        (0,),
        expect="refused",
        rtol=FLOAT32,
        exact=None,
    ),
    Program(
        "extended_precision",
        "long double (x87) between doubles",
        lambda: [ramp(5), 5],
        (0,),
        expect="either",
        exact=lambda x, n: (2 * x / 3,),
    ),
    Program(
        "half_precision",
        "_Float16 in memory",
        lambda: [up(5).astype(np.float16), ramp(5), 5],
        (1,),
        expect="either",
        exact=lambda x, w, n: (x.astype(float),),
    ),
    # ---- pointers ----
    Program(
        "restrict_buffers",
        "noalias parameters: loops that clang vectorises",
        lambda: [ramp(9), ramp(9, phase=1.0), np.zeros(9), 9],
        (0, 1),
        outputs=(2,),
        exact=exact.restrict_buffers,
    ),
    Program(
        "aliased_arguments",
        "two parameters, different arrays; one is written",
        lambda: [ramp(5), ramp(5, phase=1.0), 5],
        (0, 1),
        exact=lambda a, b, n: (2 * b[::-1], 2 * a[::-1]),
    ),
    Program(
        "aliased_arguments",
        "one array as both parameters: written through one, read through the other",
        same(lambda: [ramp(5), ramp(5), 5], 0, 1),
        (0, 1),
        label="aliased_arguments_same",
    ),
    Program(
        "pointer_walk",
        "*p++, end pointers, differences of pointers, negative indices",
        lambda: [ramp(6), 6],
        (0,),
    ),
    Program(
        "jacobi_swap",
        "two heap buffers that change roles by swapping pointers",
        lambda: [ramp(6), 6, 5],
        (0,),
    ),
    Program(
        "heat_stencil",
        "a grid in place over time; index macros; scratch of the caller",
        lambda: [up(4, 5), np.zeros((4, 5)), up(4, 5, phase=1.0), 4, 5, 3],
        (0, 2),
        outputs=(0,),
    ),
    Program(
        "prefix_products",
        "outputs that are read again by the next round",
        lambda: [ramp(5), np.zeros(5), np.zeros(5), 5],
        (0,),
        outputs=(1, 2),
    ),
    Program(
        "determinant",
        "recursion in which every level has an array of variable size",
        lambda: [ramp(4, 4), 4],
        (0,),
        exact=lambda a, n: (np.linalg.det(a) * np.linalg.inv(a).T,),
    ),
    Program(
        "power_iteration",
        "two malloc'd vectors in a while loop of some hundred rounds",
        lambda: [exact.definite(3), 3],
        (0,),
        rtol=1e-5,
        step=1e-3,
        exact=exact.power_iteration,
    ),
    Program(
        "polar",
        "results through pointers to scalars",
        lambda: [1.3, 0.7, np.zeros(1), np.zeros(1)],
        (0, 1),
        outputs=(2, 3),
        exact=exact.polar,
    ),
    Program(
        "exp_in_place",
        "an array is overwritten by a function of itself",
        lambda: [ramp(6), 6],
        (0,),
        outputs=(0,),
        exact=lambda x, n, w: (w * np.exp(x),),
    ),
    Program(
        "strided_view",
        "views: pointer, strides and sizes in a struct; overlapping",
        lambda: [ramp(3, 4), 3, 4],
        (0,),
        exact=exact.strided_view,
    ),
    Program(
        "pointer_result",
        "a function returns a pointer into an array; it is written through",
        lambda: [ramp(5), 5],
        (0,),
        step=1e-3,
    ),
    Program(
        "arena",
        "a static buffer of bytes holds different doubles over time",
        lambda: [ramp(4), 4],
        (0,),
    ),
    Program(
        "flexible_array",
        "header and array in one malloc; offsetof backwards from a member",
        lambda: [ramp(4), 4, 0.7],
        (0, 2),
        exact=lambda x, n, s: (
            2 * (x + np.arange(n)) * s * s,
            2 * s * ((x + np.arange(n)) ** 2).sum(),
        ),
    ),
    Program(
        "packed_fields",
        "doubles and floats at odd addresses",
        lambda: [packed(3), 3],
        (0,),
        rtol=FLOAT32,
        exact=exact.packed_fields,
    ),
    Program(
        "bit_fields",
        "bit-fields beside a double; flags in an integer",
        lambda: [ramp(6), 6],
        (0,),
    ),
    # ---- larger programs ----
    Program(
        "special_functions",
        "gamma, error, Bessel and inverse hyperbolic functions",
        lambda: [0.6, 0.9],
        (0, 1),
        expect="either",
    ),
    Program(
        "rounding",
        "steps with derivative zero; modf and fmod between them",
        lambda: [3.3, 1.2],
        (0, 1),
        exact=lambda x, y: (2 + 3 + 3 + 1, 3 - 2 * 3 + 3 + 0.0),
    ),
    Program(
        "short_circuit",
        "&& and || around calls with side effects",
        lambda: [ramp(7), 7],
        (0,),
    ),
    Program(
        "stack_machine",
        "an interpreter: a switch in a loop over byte codes, a stack of doubles",
        lambda: [text("xd*s0x+*1s*d*"), np.array([0.7, 1.3]), 0.6],
        (1, 2),
        exact=exact.stack_machine,
    ),
    Program(
        "expression_tree",
        "recursion over heap nodes of tag, constant, index and children",
        lambda: [ramp(3)],
        (0,),
        exact=exact.expression_tree,
    ),
    Program(
        "pendulum",
        "a state behind a pointer that holds a pointer; an event changes it",
        lambda: [0.9, 1.2, 0.1, 30],
        (0, 1, 2),
        step=1e-4,
        rtol=1e-6,
    ),
    Program(
        "monte_carlo",
        "random bits become doubles: constants, although floats come from integers",
        lambda: [1.05, 0.3, 6],
        (0, 1),
        step=1e-4,
        rtol=1e-6,
    ),
    Program(
        "hash_table",
        "strings as keys, heap entries of char pointer, double and link",
        lambda: [ramp(7)],
        (0,),
        exact=exact.hash_table,
    ),
    Program(
        "time_warp",
        "dynamic programming over a heap matrix of row pointers",
        lambda: [ramp(4), ramp(5, phase=0.4), 4, 5, 0.6],
        (0, 1, 4),
    ),
    Program(
        "several_exits",
        "an endless loop left in three ways, each frees",
        lambda: [up(6), 6, 9.0],
        (0, 2),
        step=1e-3,
    ),
    Program(
        "several_exits",
        "the exit through the condition inside",
        lambda: [ramp(6) * np.array([1, 1, 1, 1, 9, 1]), 6, 2.5],
        (0, 2),
        step=1e-3,
        label="several_exits_negative",
    ),
    Program(
        "gmm_objective",
        "a mixture of Gaussians: pointers into packed parameters",
        lambda: [ramp(2), ramp(2, 3), ramp(2, 6, phase=1.0), ramp(4, 3, phase=2.0), 2, 3, 4],
        (0, 1, 2),
        step=1e-3,
    ),
    Program(
        "reprojection",
        "bundle adjustment: small arrays passed down, a branch on zero",
        lambda: [
            np.append(ramp(6) * 0.3, [1.5, 0.2, 0.1, 0.02, 0.01]),
            ramp(3) + 4,
            0.8,
            ramp(2),
            np.zeros(2),
        ],
        (0, 1, 2),
        outputs=(4,),
    ),
    # ---- how it was compiled ----
    Program(
        "fast_math",
        "flags on operations, square roots that may be estimated",
        lambda: [ramp(9), ramp(9, phase=1.0), 9],
        (0, 1),
        rtol=1e-6,
        exact=exact.fast_math,
    ),
    Program(
        "debug_info",
        "debug records and metadata are carried along, and do no harm",
        lambda: [np.cumsum(up(5)), 5, 1.7],
        (0, 2),
        exact=exact.debug_info,
    ),
    Program(
        "native_vectors",
        "vectors of four: arithmetic, maxima, shuffles, an element by dynamic index",
        lambda: [ramp(8), ramp(8, phase=1.0), 8],
        (0, 1),
    ),
    Program(
        "sse_intrinsics",
        "SSE2 intrinsics: unaligned loads, square roots, unpacking",
        lambda: [ramp(6), ramp(6, phase=1.0), 6],
        (0, 1),
    ),
    Program(
        "parsed_numbers",
        "strtod and sscanf write and return constants",
        lambda: [text("2.5,0.75,3"), 0.7],
        (1,),
        exact=lambda s, x: (5.0 * x + 0.75,),
    ),
    Program(
        "compound_literals",
        "unnamed arrays, arrays of pointers to arrays of several lengths",
        lambda: [0.7, -0.4],
        (0, 1),
    ),
    Program(
        "array_in_struct",
        "matrices in structs by value; power by repeated squaring",
        lambda: [np.array([0.7, 0.3, -0.2, 1.1]), 5],
        (0,),
    ),
    Program(
        "function_factory",
        "a function pointer comes from a function, and lies in a struct by value",
        lambda: [0.7, 1, 2],
        (0,),
        exact=exact.function_factory,
    ),
    # ---- libraries ----
    Program(
        "blas_dot",
        "calls of BLAS, level 1, on parts of arrays, with strides",
        lambda: [ramp(6), ramp(6, phase=1.0), 6, 0.7],
        (0, 1, 3),
        expect="either",
    ),
    Program(
        "blas_matrix",
        "calls of BLAS, levels 2 and 3, transposed, with factors",
        lambda: [ramp(3, 3), ramp(3, 3, phase=1.0), ramp(3, phase=2.0), 3],
        (0, 1, 2),
        expect="either",
        exact=exact.blas_matrix,
    ),
    Program(
        "blas_fortran",
        "calls of BLAS with arguments by address",
        lambda: [ramp(5), ramp(5, phase=1.0), 5],
        (0, 1),
        expect="either",
    ),
)
