"""The C programs whose gradients are tested: what each guards, and the point it is tested at.

The sources and what clang makes of them stand in ``tests/data/c``. A row names the arguments as the
function has them in LLVM IR: numbers; NumPy arrays for pointers; a small struct is what the calling
convention makes of it (``struct {double x, y;}`` is two numbers), a big one is a structured array.
"""

from __future__ import annotations

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
    source: str = ""
    """The file, where it is not called as the function is."""

    @property
    def file(self) -> str:
        """The name of the files, without what follows the dot."""
        return self.source or self.function

    def __repr__(self) -> str:
        return self.function


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
)
