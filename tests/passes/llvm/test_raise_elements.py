"""Arrays behind addresses in modules of many functions (`raise-elements`)."""

from __future__ import annotations

import pytest
from ad_opt.passes.analysis.memory.kept_addresses import KeptAddresses

import ad_opt

FUNCTION = """
func.func @f{0}(%x: !llvm.ptr, %n: i64) -> f64 {{
  %p = llvm.getelementptr %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %r = llvm.load %p {{alignment = 8 : i64}} : !llvm.ptr -> f64
  return %r : f64
}}"""


def test_a_module_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory that holds addresses is found for all functions together."""
    looked_at: list[object] = []
    compute = KeptAddresses.compute

    def counted(op: object, analyses: object, /) -> KeptAddresses:
        looked_at.append(op)
        return compute(op, analyses)

    monkeypatch.setattr(KeptAddresses, "compute", counted)
    program = ad_opt.load("".join(FUNCTION.format(k) for k in range(20)))
    raised = program.after("raise-elements").ir()
    assert raised.count("memref.load") == 20
    assert len(looked_at) == 1
