"""Fixtures of all tests: the repository's root, and the oracles that may be installed."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from shares import some_of

ROOT = Path(__file__).parent.parent

# How long an example takes is no failure: machines are shared. Examples are the same at every
# run, so that what fails is what was changed; `--hypothesis-seed=N` draws others.
settings.register_profile(
    "tests", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tests")

EXAMPLES = 100
"""Random examples of each property, as rows of a table: `--share=N` runs one in N of them."""


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds")
    settings.register_profile(
        "share",
        settings.get_profile("tests"),
        max_examples=some_of(EXAMPLES),
        derandomize=config.getoption("hypothesis_seed", None) is None,
    )
    settings.load_profile("share")


def pytest_collection_finish() -> None:
    # Tests and modules live as long as the process: they are not to be scanned again and again
    # for garbage, which takes a fifth of the time. What a test makes is looked at when its file is
    # done, or when there is much of it: with 50 000 objects, every function that is compiled asks
    # for one look, and most of what is seen stays.
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 20, 50)


MUCH = 100_000
"""New objects that are worth a collection at a file's end. A guess: some hundred milliseconds' work
of tests that compile; a collection looks at all that is not frozen.
"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, None, None]:
    """Collect a file's garbage when it is done, and let what stays never be scanned again.

    A collection scans all objects, of which there are millions after some files: each takes
    seconds then, and programs that are compiled ask for many.
    """
    yield
    if nextitem is None or nextitem.path != item.path:
        young, older, _ = gc.get_count()
        if older or young > MUCH:
            gc.collect()
            gc.freeze()


@pytest.fixture(scope="session")
def any_clang() -> str | None:
    """A clang that understands the C of the tests, if one is installed."""
    return next(filter(None, map(shutil.which, ("clang-22", "clang-19", "clang"))), None)


@pytest.fixture(scope="session")
def clang(any_clang: str | None) -> str:
    """The same; skips where none is installed."""
    if any_clang is None:
        pytest.skip("clang is not installed")
    return any_clang
