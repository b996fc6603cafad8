"""Functions travel to other processes, and processes may fork at any time."""

import multiprocessing
import os
import pickle

import numpy as np

import ad_opt

X = np.array([0.5, -1.0, 2.0])
SOFTMAX = np.exp(X) / np.exp(X).sum()


def apply(function, x):
    """Call a function in another process."""
    return function(x)


def main():
    """Fork, and spawn where functions pickle."""
    gradient = ad_opt.grad(ad_opt.load("logsumexp.mlir")["logsumexp"])
    np.testing.assert_allclose(gradient(X), SOFTMAX, rtol=1e-14)
    child = os.fork()
    if child == 0:
        os._exit(0 if np.allclose(gradient(X), SOFTMAX) else 1)
    assert os.waitpid(child, 0)[1] == 0
    try:
        pickle.dumps(gradient)
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        print(f"spawn is left out, {error}")
        return
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        np.testing.assert_allclose(pool.apply(apply, (gradient, X)), SOFTMAX, rtol=1e-14)


if __name__ == "__main__":
    main()
