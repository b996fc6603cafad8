"""Functions of programs in PyTorch."""

from __future__ import annotations

import copy
import inspect
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from programs_for_others import CARRIED, WRITTEN

torch = pytest.importorskip("torch")

TEXT = (
    CARRIED
    + WRITTEN
    + """
func.func @single(%x: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf32>
  %w = arith.mulf %v, %v : f32
  return %w : f32
}
func.func @product(%x: memref<?xf64, strided<[?]>>, %y: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %x[%c0] : memref<?xf64, strided<[?]>>
  %u = memref.load %x[%c1] : memref<?xf64, strided<[?]>>
  %w = memref.load %y[%c1] : memref<?xf64>
  %p = arith.mulf %v, %u : f64
  %q = arith.mulf %p, %w : f64
  return %q : f64
}
func.func @square(%z: complex<f64>) -> complex<f64> {
  %y = complex.mul %z, %z : complex<f64>
  return %y : complex<f64>
}
func.func @narrow(%x: memref<?xbf16>, %k: bf16) -> bf16 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xbf16>
  %w = arith.mulf %v, %v : bf16
  %y = arith.mulf %w, %k : bf16
  return %y : bf16
}
func.func @tensor(%x: tensor<3xf64>, %w: tensor<3xf64>) -> tensor<3xf64> {
  %e = tensor.empty() : tensor<3xf64>
  %y = linalg.mul ins(%x, %w : tensor<3xf64>, tensor<3xf64>) outs(%e : tensor<3xf64>)
    -> tensor<3xf64>
  return %y : tensor<3xf64>
}
"""
)
LLVM = """
define void @c(ptr %x, ptr %out, i64 %n) {
  %v = load double, ptr %x
  %at = getelementptr double, ptr %x, i64 %n
  %w = load double, ptr %at
  %y = fmul double %v, %w
  %z = fmul double %y, %y
  store double %z, ptr %out
  ret void
}
"""
program = ad_opt.load(TEXT)
f: Any = program["f"]


def wanting(*numbers: float) -> Any:
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True)


def number(x: float) -> Any:
    return torch.tensor(x, dtype=torch.float64, requires_grad=True)


def test_tensors_as_arguments() -> None:
    x = wanting(0.1, 0.2, 0.3)
    plain = x.detach().numpy()
    assert f(x, number(0.5)) == f(plain, 0.5)
    for gradient in (ad_opt.grad(f, "x")(x, 0.5), ad_opt.grad(f, "x", like="input")(x, 0.5)):
        np.testing.assert_array_equal(gradient, ad_opt.grad(f, "x")(plain, 0.5))
    assert isinstance(gradient, torch.Tensor)
    value, (dx, da) = ad_opt.value_and_grad(f, like="input")(x, a=number(0.5))
    assert {value.dtype, dx.dtype, da.dtype} == {torch.float64}
    assert value.shape == da.shape == ()
    assert ad_opt.interop.like_input(program["single"])(torch.ones(2)).dtype == torch.float32
    value, pullback = ad_opt.vjp(f, x, 0.5, like="input")
    assert isinstance(pullback(torch.tensor(1.0))[0], torch.Tensor)
    assert isinstance(ad_opt.jvp(f, (x, 0.5), (x, None), like="input")[1], torch.Tensor)


def test_writes_into_tensors() -> None:
    out = torch.ones(3, dtype=torch.float64)
    program["w"](wanting(0.1, 0.2, 0.3), 2.0, out)
    np.testing.assert_allclose(out, 2 * np.sin([0.1, 0.2, 0.3]))


def test_gradcheck() -> None:
    x, a = wanting(0.1, 0.2, 0.3), number(0.5)
    g = ad_opt.interop.torch(f)
    assert torch.autograd.gradcheck(g, (x, a), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(g, (x, a))
    g(x, a=a).backward()
    np.testing.assert_array_equal(x.grad, ad_opt.grad(f, "x")(x, 0.5))


def test_torch_compile_leaves_calls_as_they_are() -> None:
    """Its tracer does not follow calls into our Python, about which it would have warned."""
    x = wanting(3.0, 5.0)
    g = ad_opt.interop.torch(program["product"])
    compiled = torch.compile(lambda x: g(x, x) * 2.0, backend="eager")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        for _ in range(3):
            x.grad = None
            compiled(x).backward()
            np.testing.assert_array_equal(x.grad, [2 * 25.0, 2 * 2 * 3.0 * 5.0])
    assert not any("Dynamo" in str(one.message) for one in said)


def test_gradcheck_of_buffers() -> None:
    w = ad_opt.interop.torch(program["w"], of="out")
    given = wanting(0.1, 0.2, 0.3), number(0.5), wanting(1.0, 2.0, 3.0)
    kept = given[2].clone()
    value, three, out = w(*given)
    assert (three.item(), value.item()) == (3, out[0].item())
    assert torch.equal(kept, given[2])

    def floats(*arguments: Any) -> Any:
        return w(*arguments)[::2]

    assert torch.autograd.gradcheck(floats, given, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(floats, given)


def test_gradcheck_of_tensors_and_addresses() -> None:
    g = ad_opt.interop.torch(program["tensor"])
    assert torch.autograd.gradcheck(g, (wanting(1.0, 2.0, 3.0), wanting(0.5, 0.1, 0.2)))
    assert torch.autograd.gradgradcheck(g, (wanting(1.0, 2.0, 3.0), wanting(0.5, 0.1, 0.2)))
    c = ad_opt.interop.torch(ad_opt.load(LLVM)["c"], of="out")
    x, out = wanting(1.0, 2.0, 3.0), torch.zeros(1, dtype=torch.float64)
    assert torch.autograd.gradcheck(lambda x: c(x, out, 1), (x,), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(lambda x: c(x, out, 1), (x,))


def test_tensors_that_lie_otherwise_are_copied() -> None:
    """Transposed ones and parts with steps, also as tangents and cotangents."""
    g = ad_opt.interop.torch(f)
    rows = torch.rand(2, 4, dtype=torch.float64).requires_grad_()
    for part in (lambda rows: rows.t()[1], lambda rows: rows[1, ::2], lambda rows: rows[0].flip(0)):
        assert torch.autograd.gradcheck(lambda rows, a: g(part(rows), a), (rows, number(0.5)))
    along = torch.rand(4, 2, dtype=torch.float64)[:, 0]
    x, a = rows[0].detach(), torch.tensor(0.5, dtype=torch.float64)
    _, found = torch.func.jvp(g, (x, a), (along, torch.zeros_like(a)))
    _, expected = torch.func.jvp(g, (x, a), (along.clone(), torch.zeros_like(a)))
    assert torch.equal(found, expected)


def test_what_shares_memory_counts_as_apart() -> None:
    """PyTorch adds up the gradients of a tensor that is passed twice, or expanded."""
    g = ad_opt.interop.torch(program["product"])
    x, one = wanting(1.0, 2.0, 3.0), wanting(2.0)
    assert torch.autograd.gradcheck(lambda x: g(x, x), (x,), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(lambda x: g(x, x), (x,))
    assert torch.autograd.gradcheck(lambda x: g(x[::2], x[1:]), (x,))
    assert torch.autograd.gradcheck(lambda x: g(x.expand(2), x.expand(2).clone()), (one,))
    w = ad_opt.interop.torch(program["w"], of="out")
    assert torch.autograd.gradcheck(lambda x: w(x, 2.0, x)[2], (x,))


def test_complex_and_narrow_numbers() -> None:
    square = ad_opt.interop.torch(program["square"])
    z = torch.tensor(3 + 4j, dtype=torch.complex128, requires_grad=True)
    assert torch.autograd.gradcheck(square, (z,))
    assert torch.autograd.gradgradcheck(square, (z,))
    x = torch.full((2,), 3.0, dtype=torch.bfloat16, requires_grad=True)
    k = torch.tensor(2.0, dtype=torch.bfloat16, requires_grad=True)
    y = ad_opt.interop.torch(program["narrow"])(x, k)
    y.backward(torch.tensor(0.5, dtype=torch.bfloat16))
    assert (y.item(), x.grad.tolist(), k.grad.item()) == (18.0, [6.0, 0.0], 4.5)
    value, (dx, dk) = ad_opt.value_and_grad(program["narrow"], like="input")(x, k)
    assert {value.dtype, dx.dtype, dk.dtype} == {torch.bfloat16}
    assert (value.item(), dx.tolist(), dk.item()) == (18.0, [12.0, 0.0], 9.0)


def test_transforms() -> None:
    g = ad_opt.interop.torch(f)
    x, a = wanting(0.1, 0.2, 0.3).detach(), number(0.5).detach()
    np.testing.assert_array_equal(torch.func.grad(g)(x, a), ad_opt.grad(f, 0)(x, 0.5))
    np.testing.assert_allclose(torch.func.hessian(g)(x, a), ad_opt.hessian(f, 0)(x, 0.5))
    rows = torch.stack([x, 2 * x])
    many = torch.func.vmap(torch.func.grad(g), (0, None))(rows, a)
    for row, found in zip(rows, many, strict=True):
        np.testing.assert_array_equal(found, ad_opt.grad(f, 0)(row, 0.5))
    assert torch.func.vmap(g, (0, None))(rows, a).tolist() == [f(row, 0.5) for row in rows]


def test_third_derivatives_are_refused() -> None:
    """Not left out, which would be a zero."""
    g = ad_opt.interop.torch(f)
    x, a = wanting(0.1, 0.2, 0.3), number(0.5)
    (first,) = torch.autograd.grad(g(x, a), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x, create_graph=True)
    with pytest.raises(DiagnosticError, match=r"AD0704.*order"):
        (second.sum() + x.sum()).backward()


@pytest.mark.parametrize(
    ("code", "text", "work"),
    [
        ("AD0503", "float64", lambda g, x: g(x.float(), 1.0)),
        ("AD0503", "float64", lambda g, x: f(x.float(), 1.0)),
        ("AD0503", "`meta`", lambda g, x: g(x.to("meta"), 1.0)),
        ("AD0503", "to_dense", lambda g, x: f(x.to_sparse(), 1.0)),
        ("AD0503", "conjugated", lambda g, x: f((x + 1j).conj(), 1.0)),
        ("AD0502", "1 came", lambda g, x: g(x)),
        ("AD0502", "no argument `b`", lambda g, x: g(x, b=1.0)),
        ("AD0704", "not int", lambda g, x: ad_opt.interop.torch(3)),
        ("AD0704", "not Derivative", lambda g, x: ad_opt.interop.torch(ad_opt.grad(f))),
        ("AD0705", "not a buffer", lambda g, x: ad_opt.interop.torch(f, of="a")(x, 1.0)),
        ("AD0705", "no argument `y`", lambda g, x: ad_opt.interop.torch(f, of="y")(x, 1.0)),
        ("AD0705", "name the buffers", lambda g, x: ad_opt.interop.torch(ad_opt.load(LLVM)["c"])),
    ],
)
def test_misuse(code: str, text: str, work: Any) -> None:
    with pytest.raises(DiagnosticError, match=rf"(?s){code}.*{text}"):
        work(ad_opt.interop.torch(f), wanting(0.1, 0.2, 0.3))


def test_every_way_back_gives_the_same_bits() -> None:
    """A tape serves one way back, and calls after it ran other code: sums in another order."""
    text = """
    func.func @s(%x: memref<?xf64>, %y: memref<?xf64>, %a: f64) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %x, %c0 : memref<?xf64>
      %zero = arith.constant 0.0 : f64
      %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
        %v = memref.load %x[%i] : memref<?xf64>
        %w = memref.load %y[%i] : memref<?xf64>
        %p = arith.mulf %v, %w : f64
        %s = math.sin %p : f64
        %q = arith.mulf %s, %a : f64
        %next = arith.addf %acc, %q : f64
        scf.yield %next : f64
      }
      return %sum : f64
    }"""
    g = ad_opt.interop.torch(ad_opt.load(text)["s"])
    a = torch.tensor(0.7, dtype=torch.float64, requires_grad=True)
    for seed in range(10):
        generator = torch.Generator().manual_seed(seed)
        x, y = torch.rand(2, 4, dtype=torch.float64, generator=generator)
        x, y = x.requires_grad_(), y.requires_grad_()
        value = g(x, y, a)
        backs = [torch.autograd.grad(value, (x, y, a), retain_graph=True) for _ in range(3)]
        for one, first in zip(backs[1] + backs[2], backs[0] * 2, strict=True):
            assert torch.equal(one, first)
    assert torch.autograd.gradcheck(g, (x, y, a))


def test_a_batch_without_elements() -> None:
    g, w = ad_opt.interop.torch(program["f"]), ad_opt.interop.torch(program["w"], of="out")
    none = torch.zeros(0, 4, dtype=torch.float64)
    found = torch.func.vmap(g, in_dims=(0, None))(none, 0.5)
    assert (found.shape, found.dtype) == ((0,), torch.float64)
    value, three, out = torch.func.vmap(w, in_dims=(0, None, 0))(none, 2.0, none)
    assert (value.shape, three.shape, out.shape) == ((0,), (0,), (0, 4))
    assert three.dtype == torch.int64
    for derivative, shape in ((torch.func.grad(g), (0, 4)), (torch.func.hessian(g), (0, 4, 4))):
        assert torch.func.vmap(derivative, in_dims=(0, None))(none, 0.5).shape == shape


def test_batches_of_cotangents_of_the_older_kind() -> None:
    g = ad_opt.interop.torch(program["f"])
    x = torch.rand(4, dtype=torch.float64, requires_grad=True)
    two = torch.ones(2, dtype=torch.float64)
    with pytest.raises(DiagnosticError, match=r"AD0704.*is_grads_batched"):
        torch.autograd.grad(g(x, 0.5), x, grad_outputs=two, is_grads_batched=True)


def test_it_is_pickled_and_copied() -> None:
    w = ad_opt.interop.torch(program["w"], of="out")
    x = torch.rand(3, dtype=torch.float64)
    again = pickle.loads(pickle.dumps(w))
    for one, other in zip(again(x, 2.0, x), w(x, 2.0, x), strict=True):
        assert torch.equal(one, other)
    assert copy.deepcopy(w) is w
    assert inspect.signature(again) == inspect.signature(w)
    assert again.__name__ == "w"
    assert "@w" in repr(again)
