"""A user's program under a strict type checker; see `test_public_types`."""

import array
from typing import assert_type

import numpy as np
from numpy.typing import NDArray

import ad_opt
from ad_opt import Derivative, Function, tensor
from ad_opt.typing import Array, ByEach, Gradient, PlainGradient, Real, Value

program = ad_opt.load("f.mlir")
f = program["f"]
energy: Function[float] = program.function("energy")
x: NDArray[np.float64] = np.ones(3)
y: NDArray[np.float32] = np.ones(3, np.float32)

# Functions: what is declared, else what there can be.
assert_type(f(x), Value)
assert_type(energy(x, 2, scale=0.5), float)
assert_type(energy.bind(x, 3)(), float)
f(array.array("d", [1.0]), memoryview(b"1"), [1.0, 2.0], {"mass": 1.0}, (1, 2), None)
f(object())  # error

# A gradient is as the argument.
assert_type(ad_opt.grad(f), Derivative[ByEach])
assert_type(ad_opt.grad(f)(1.0), Real)
assert_type(ad_opt.grad(f)(x), NDArray[np.float64])
assert_type(ad_opt.grad(f)(y), NDArray[np.float32])
assert_type(ad_opt.grad(f)(x, y), tuple[Array, ...])
assert_type(ad_opt.grad(f, "x")(x, 3), PlainGradient)
assert_type(ad_opt.grad(f, argnums=0)(x, 3), PlainGradient)
assert_type(ad_opt.grad(f, ("x", "y"))(x, y, 3), tuple[Gradient, ...])
assert_type(ad_opt.grad(f, "p")({"mass": 1.0}), Gradient)
x -= 0.1 * ad_opt.grad(f)(x)
value, gradient = ad_opt.value_and_grad(f)(x)
assert_type(value, Real)
assert_type(gradient, NDArray[np.float64])
assert_type(ad_opt.value_and_grad(f, "x")(x, 3), tuple[Real, PlainGradient])
(value, others), dx = ad_opt.value_and_grad(f, has_aux=True)(x)
assert_type(others, Value)
assert_type(dx, Gradient)

# What is declared.
by_x: Derivative[Array] = ad_opt.grad(f, "x")
assert_type(by_x(x, 3), Array)
rows: Derivative[Array] = ad_opt.jacobian(f)
assert_type(rows(x), Array)
assert_type(ad_opt.hessian(f, 0)(x), Array)

# Products with derivatives.
assert_type(ad_opt.jvp(energy, (x, 3), (x, None)), tuple[float, float])
assert_type(ad_opt.jvp(f, {"x": x}, {"x": x}), tuple[Value, Value])
assert_type(ad_opt.hvp(f, (x,), (x,)), NDArray[np.float64])
assert_type(ad_opt.hvp(f, (x, 3), (x, None), "x"), Gradient)
energy_at_x, pullback = ad_opt.vjp(energy, x)
assert_type(energy_at_x, float)
assert_type(pullback(1.0), NDArray[np.float64])

# Derivatives of derivatives, and what is none.
ad_opt.jacobian(ad_opt.grad(f))(x)
ad_opt.check_grads(energy, x, 3)
ad_opt.grad(3)  # error
ad_opt.grad(f, wrt=1.5)  # error
ad_opt.load("f.c", fp="fastest")  # error
ad_opt.load_compiled("f.so")(x)


@ad_opt.custom_rule(program, "square")
def square(a: float) -> tuple[float]:
    return (2 * a,)


assert_type(square(2.0), tuple[float])

# Tensors.
w = tensor.param("2->3")
loss = (w @ tensor.placeholder("2")).sum()
assert_type(tensor.gradient(loss, w), tensor.Tensor)
assert_type(tensor.gradient(loss, [w]), list[tensor.Tensor])
tensor.evaluate(loss)[...] *= 0.5
step = tensor.symbol("step", 10)
assert_type(w[step + 1, ..., None], tensor.Tensor)
w["first"]  # error
