"""A shadow that nobody has written is a refusal, wherever it is asked for: never a traceback."""

from __future__ import annotations

import pytest
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Shadows
from xdsl.dialects.builtin import MemRefType, f64
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.dialects.test import TestOp as AnyOp
from xdsl.ir import Attribute

import ad_opt


@pytest.mark.parametrize(
    ("type", "code"), [(LLVMPointerType(), "AD0970"), (MemRefType(f64, [4]), "AD0708")]
)
def test_a_shadow_that_is_not_there(type: Attribute, code: str) -> None:
    made = AnyOp(result_types=[type])
    shadows = Shadows()
    assert made.results[0] not in shadows
    with pytest.raises(ad_opt.DiagnosticError) as caught:
        shadows[made.results[0]]
    assert caught.value.diagnostics[0].code == code
