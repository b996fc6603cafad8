"""The cases in PyTorch, eager, on one thread of the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from fixtures import HEADS, LAYERS, LENGTH, RATE, WIDTH, Arrays
from torch.nn import functional as F

torch.set_num_threads(1)


def chain(x: Any) -> Any:
    """Eight operations."""
    return torch.sqrt(torch.abs(F.relu(x * 1.1 + 0.3) * x - 0.5) + 1.0)


def chain_exp_log(x: Any) -> Any:
    """Nine, an exponential and a logarithm among them."""
    return torch.log(torch.exp(-torch.abs(x * 1.1 + 0.3)) + 1.0) * x - 0.5


def entropy(x: Any, y: Any) -> Any:
    """Softmax cross-entropy with weights as targets."""
    return -(y * F.log_softmax(x, -1)).sum(-1).mean()


def network(p: Arrays, x: Any) -> Any:
    """A network of dense layers with rectifiers between them."""
    count = sum(name.startswith("w") for name in p)
    for at in range(count):
        x = F.linear(x, p[f"w{at}"], p[f"b{at}"])
        x = F.relu(x) if at + 1 < count else x
    return x


def transform(p: Arrays, x: Any, y: Any) -> Any:
    """Two layers of causal attention and a dense part each; the loss is a mean square."""
    earlier = torch.tril(torch.ones(LENGTH, LENGTH, dtype=torch.bool))
    for n in range(LAYERS):
        h = F.layer_norm(x, (WIDTH,)) * p[f"gain1_{n}"]
        words = ("query", "key", "value")
        q, k, v = (torch.einsum("btd,dhe->bhte", h, p[f"{w}{n}"]) for w in words)
        alike = torch.einsum("bhte,bhue->bhtu", q, k) * (WIDTH // HEADS) ** -0.5
        weights = F.softmax(torch.where(earlier, alike, -1e9), -1)
        read = torch.einsum("bhtu,bhue->bhte", weights, v)
        x = x + torch.einsum("bhte,hed->btd", read, p[f"joined{n}"])
        h = F.relu((F.layer_norm(x, (WIDTH,)) * p[f"gain2_{n}"]) @ p[f"deep{n}"])
        x = x + h @ p[f"back{n}"]
    return ((x - y) ** 2).mean()


def work(name: str, given: Arrays) -> Callable[[], Any]:
    """A function that does a step of a case and gives what it computes: an array, or the loss."""
    arrays = {key: torch.from_numpy(value.copy()) for key, value in given.items()}
    x = arrays.pop("x")
    if name in ("chain", "chain-exp-log"):
        run = chain if name == "chain" else chain_exp_log
        return lambda: run(x)
    y = arrays.pop("y")
    if name.startswith("entropy"):
        x.requires_grad_()
        return lambda: torch.autograd.grad(entropy(x, y), x)[0]
    for one in arrays.values():
        one.requires_grad_()

    def loss() -> Any:
        if name == "transformer":
            return transform(arrays, x, y)
        out = network(arrays, x)
        return F.relu(1 - y * out).mean() if name == "moons" else entropy(out, y)

    def step() -> float:
        value = loss()
        grads = torch.autograd.grad(value, list(arrays.values()))
        if name != "transformer":
            with torch.no_grad():
                for one, grad in zip(arrays.values(), grads, strict=True):
                    one -= RATE * grad
        return float(value.detach())

    return step


def warm_up() -> None:
    """Run a sum, and its gradient."""
    x = torch.ones(2, requires_grad=True)
    torch.autograd.grad((x + x).sum(), x)
