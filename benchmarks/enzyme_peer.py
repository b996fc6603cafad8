"""Gradients of C kernels by Enzyme, as the wheel ``enzyme-ad`` has it: clang, LLVM and Enzyme.

The source is compiled and run inside one call of JAX (`cpp_call`), and measures itself: shadows are
cleared, then ``__enzyme_autodiff`` runs, as often as is asked. clang's headers are not in the
wheel, so that what the kernels use of the C library is declared here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import jax
import llvmlite.binding
import numpy as np
from enzyme_ad.jax import cpp_call

jax.config.update("jax_enable_x64", True)

FLAGS = {"strict": (("-O2",), ("-O3",)), "fast": (("-O3", "-ffast-math"), ("-O2", "-ffast-math"))}
"""Of each row, the fastest that agrees with ours counts."""

PRELUDE = """
extern "C" {
double exp(double); double log(double); double fmax(double, double); double fabs(double);
double sqrt(double); double erfc(double); double tanh(double); double sin(double);
double cos(double); float expf(float); float logf(float); float fmaxf(float, float);
void free(void *); void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
struct time { long seconds, nanoseconds; };
int clock_gettime(int, time *);
}
typedef int int32_t; typedef long int64_t;
struct memory { void *at; template <class T> operator T *() const { return (T *)at; } };
#define malloc(size) (memory{__builtin_malloc(size)})
#define INFINITY __builtin_inf()
static double now() {
  time t;
  clock_gettime(2, &t);
  return (double)t.seconds + 1e-9 * (double)t.nanoseconds;
}
"""
TYPES = {"float64": "double", "float32": "float", "int32": "int", "int64": "long"}


def compiled(
    kernel: str, function: str, arguments: Sequence[object], wrt: Sequence[int],
    flags: Sequence[str], calls: int,
) -> Callable[[], tuple[list[np.ndarray], float]]:  # fmt: skip
    """Return what gives the gradients of a C function by the arguments ``wrt``, and the seconds of
    the fastest of some calls.

    ``kernel`` is C that is C++ as well. Numbers become constants of the call.
    """
    arrays = {at: np.asarray(a) for at, a in enumerate(arguments) if isinstance(a, np.ndarray)}
    given: list[str] = []
    for at, argument in enumerate(arguments):
        if at in wrt:
            given.append(f"enzyme_dup, in{at}, out{at}")
        elif at in arrays:
            given.append(f"enzyme_const, in{at}")
        else:
            literal = f"{argument}L" if isinstance(argument, int) else repr(argument)
            given.append(f"enzyme_const, {literal}")
    tensor = lambda a: f"enzyme::tensor<{TYPES[a.dtype.name]}, {a.size}>"  # noqa: E731
    parameters = [f"{tensor(arrays[at])} &o{at}" for at in wrt]
    parameters += ["enzyme::tensor<double, 1> &seconds"]
    parameters += [f"const {tensor(a)} &i{at}" for at, a in arrays.items()]
    names = {at: TYPES[a.dtype.name] for at, a in arrays.items()}
    pointers = [f"const {names[at]} *in{at} = &i{at}[0];" for at in arrays]
    pointers += [f"{names[at]} *out{at} = &o{at}[0];" for at in wrt]
    zeros = [f"memset(out{at}, 0, {arrays[at].nbytes});" for at in wrt]
    call = f"enzyme::__enzyme_autodiff<void>((void *){function}, {', '.join(given)});"
    source = f"""{PRELUDE}{re.sub("#include.*", "", kernel)}
template <int> void run({", ".join(parameters)}) {{
  {" ".join(pointers)}
  double best = 1e9;
  for (int i = 0; i < {calls}; i++) {{
    double start = now();
    {" ".join(zeros)}
    {call}
    double taken = now() - start;
    best = taken < best ? taken : best;
  }}
  seconds[0] = best;
}}"""
    shapes = [jax.core.ShapedArray((arrays[at].size,), arrays[at].dtype) for at in wrt]
    shapes.append(jax.core.ShapedArray((1,), np.float64))
    cpu = ("-target-cpu", llvmlite.binding.get_host_cpu_name())

    def run(*flat: object) -> object:
        options = (*flags, *cpu)
        return cpp_call(*flat, out_shapes=shapes, source=source, fn="run<0>", argv=options)

    given_arrays = [jax.numpy.asarray(a.ravel()) for a in arrays.values()]
    ready = jax.jit(run).lower(*given_arrays).compile()

    def gradients() -> tuple[list[np.ndarray], float]:
        *found, seconds = ready(*given_arrays)
        shaped = [np.asarray(g).reshape(arrays[at].shape) for g, at in zip(found, wrt, strict=True)]
        return shaped, float(seconds[0])

    return gradients
