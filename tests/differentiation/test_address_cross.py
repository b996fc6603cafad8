"""Every operation of LLVM IR that hands addresses on × every way that they travel × every mode ×
with and without the passes that prepare programs.

Values are those of the program as LLVM runs it. It is a polynomial of degree three, so that
differences of them are its derivatives. All ways of one operation are one module.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.pipelines import FROM_LLVM, PREPARE
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.irdl.constraints import VerificationContext
from xdsl.utils.exceptions import VerifyException

import ad_opt
from address_cross import SOURCES, WAYS, module
from c_runs import executable

REFUSED = {
    "llvm.cmpxchg": ("AD0701", "the shadow would have to be exchanged at the same time"),
    "llvm.intr.masked.load": ("AD0708", "addresses as lanes, in memory"),
}
"""By source: the code, and why."""

NOT_CROSSED = {
    r"llvm\.intr\.(?!ssa|ptrmask|launder|strip|masked\.load).*": "of numbers, or of vectors",
    r"llvm\.(fcmp|fp\w+|.itofp|ptrtoint|mlir\.constant|mlir\.none)": "give numbers",
    r"llvm\.mlir\.(undef|poison|zero)": "nothing is there",
    r"llvm\.(call_intrinsic|inline_asm|va_arg|blockaddress)": "refused, but for some",
    r"llvm\.(invoke|landingpad)": "as calls, where nothing is thrown",
}
"""Operations that could hand addresses on by their types, and why they are not here."""

POINTS = ((True, 2), (False, 1))
ALONG = np.array([0.3, 0.9, -0.2, 0.4]), np.array([0.7, -0.6, 0.5, 0.2])


@cache
def program(source: str) -> ad_opt.Program:
    return ad_opt.load(module(SOURCES[source])).with_options(opt_level=1)


def arguments(step: float = 0.0) -> list[Any]:
    m, k = np.array([0.5, -0.7, 1.1, 0.9]), np.array([-0.4, 0.8, 0.6, -1.2])
    return [m + step * ALONG[0], k + step * ALONG[1]]


@cache
def exact(source: str, way: str, point: tuple[bool, int]) -> tuple[float, float]:
    """The first and the second derivative along `ALONG`."""
    f = program(source)[way]
    at = {step: f(*arguments(step), *point) for step in (-1.0, -0.5, 0.0, 0.5, 1.0)}
    first = (8 * (at[0.5] - at[-0.5]) - (at[1.0] - at[-1.0])) / 6
    return first, at[1.0] + at[-1.0] - 2 * at[0.0]


def found(derived: ad_opt.Program, way: str, mode: str, point: tuple[bool, int]) -> float:
    """The derivative by one mode; what the function writes has been put back in reverse mode."""
    (m, k), (dm, dk) = arguments(), (along.copy() for along in ALONG)
    f = derived[f"{way}_{mode}"]
    if mode == "jvp":
        return f(m, dm, k, dk, *point)[-1]
    shadows = [np.zeros(4) for _ in range(4)]
    if mode == "grad":
        f(m, shadows[0], k, shadows[1], *point)
        np.testing.assert_array_equal([m, k], arguments())
        return float(shadows[0] @ dm + shadows[1] @ dk)
    f(m, dm, *shadows[:2], k, dk, *shadows[2:], *point)
    return float(shadows[1] @ ALONG[0] + shadows[3] @ ALONG[1])


def derivatives(source: str, ways: list[str], prepare: str) -> ad_opt.Program:
    requests = [
        f"request-derivative{{function={way} kind=jvp}},"
        f"request-derivative{{function={way} kind=grad}},"
        f"request-derivative{{function={way}_grad kind=jvp result={way}_hvp}}"
        for way in ways
    ]
    passes = [FROM_LLVM, *requests, f"{prepare}differentiate", "expand-differentials"]
    return program(source).after(",".join(passes))


@pytest.mark.skipif(not executable(), reason="for x86-64 Linux")
@pytest.mark.parametrize("prepare", ["", PREPARE + ","], ids=["as it is", "prepared"])
@pytest.mark.parametrize("source", SOURCES)
def test_derivatives_follow_addresses(source: str, prepare: str) -> None:
    if source in REFUSED:
        for way in WAYS:
            with pytest.raises(DiagnosticError, match=REFUSED[source][0]) as caught:
                derivatives(source, [way], prepare)
            assert caught.value.diagnostics[0].location is not None
        return
    derived = derivatives(source, [*WAYS], prepare)
    for way in WAYS:
        for point in POINTS:
            first, second = exact(source, way, point)
            for mode, expected in (("jvp", first), ("grad", first), ("hvp", second)):
                value = found(derived, way, mode, point)
                assert value == pytest.approx(expected, rel=1e-9, abs=1e-9), (way, mode)


def may_be_an_address(definition: Any) -> bool:
    several = hasattr(definition.constr, "verify_length")
    address = LLVMPointerType()
    try:
        definition.constr.verify([address] if several else address, VerificationContext())
    except VerifyException:
        return False
    return True


def test_every_operation_that_gives_addresses_is_crossed() -> None:
    context = make_context()
    operations = [
        op
        for dialect in ("llvm", "llvm_ext")
        for op in context.get_dialect(dialect).operations
        if hasattr(op, "get_irdl_definition")
        and any(may_be_an_address(one) for _, one in op.get_irdl_definition().results)
    ]
    crossed = {name.partition(" ")[0] for name in SOURCES}
    missing = {op.name for op in operations} - crossed
    reasons = {name: [why for why in NOT_CROSSED if re.fullmatch(why, name)] for name in missing}
    assert [name for name, why in reasons.items() if len(why) != 1] == []
    assert not [name for name in crossed for why in NOT_CROSSED if re.fullmatch(why, name)]
