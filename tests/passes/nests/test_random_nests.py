"""Passes about nests keep what programs compute: random nests before and after."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import ModuleOp

from nest_programs import NestProgram, nest_arguments
from shares import some_of

PIPELINES = (
    "fuse-nests",
    "fuse-nests{cost=false},contract-buffers",
    "gather-one-hot",
    "carry-accumulators,tile-registers{vector-bits=128}",
    "fuse-nests{cost=false},contract-buffers,carry-accumulators,tile-registers{vector-bits=128}",
    "carry-accumulators,gather-one-hot{signed-zeros=false}",
    "hoist-invariants,share-nests,remove-dead-nests",
    "fuse-nests{as-schedule=true},apply-schedules",
    "fuse-nests{cost=false as-schedule=true},apply-schedules,contract-buffers",
    "carry-accumulators,tile-registers{vector-bits=128 as-schedule=true},apply-schedules",
    "outline-equal-loops{least=2}",
    "outline-equal-loops{least=999 work=1 lanes=4},apply-register-tiles",
    "carry-accumulators,tile-registers{vector-bits=128 only-mark=true},"
    "outline-equal-loops{least=999 work=1 lanes=2},apply-register-tiles",
    "outline-equal-steps{least=2 work=1}",
)


def outcome(module: ModuleOp, seed: int) -> list[Any]:
    arguments = nest_arguments(seed)
    run_function(module, "main", arguments)
    return [np.asarray(one).tolist() for one in arguments]


@pytest.mark.parametrize("loops", ["affine", "scf"])
@pytest.mark.parametrize("pipeline", PIPELINES)
@settings(max_examples=some_of(20), deadline=None)
@given(seed=st.integers(0, 100_000))
def test_random_nests_keep_their_meaning(pipeline: str, loops: str, seed: int) -> None:
    text = NestProgram(seed, loops=loops).text
    module = parse_module(make_context(), text)
    before = outcome(module, seed)
    PassManager.parse(make_context(), pipeline).run(module)
    require_valid(module)
    assert outcome(module, seed) == before, text
