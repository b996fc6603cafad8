"""Overload resolution: what must hold of any choice, on random candidates and arguments."""

from __future__ import annotations

import re

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from hypothesis import given, settings
from hypothesis import strategies as st

from shares import some_of

FLOATS = ["f16", "f32", "f64"]
INTEGERS = ["i1", "i8", "i16", "i32", "i64"]


def worse(given: str, wanted: str) -> tuple[int, int] | None:
    """Rank a conversion: its kind, then how many sizes it widens; ``None`` if there is none."""
    if given == wanted:
        return (0, 0)
    for ladder in (FLOATS, INTEGERS):
        if given in ladder and wanted in ladder:
            steps = ladder.index(wanted) - ladder.index(given)
            return (1, steps) if steps > 0 else None
    if given in INTEGERS and wanted in FLOATS:
        return (2, FLOATS.index(wanted))
    return None


def accepts(candidate: list[str], arguments: list[str]) -> bool:
    return all(worse(a, c) is not None for a, c in zip(arguments, candidate, strict=True))


def chosen(candidates: list[list[str]], arguments: list[str], operator: str) -> int | str:
    """The number of the candidate that is called, or the code of the error."""
    paired = operator == "fwd_diff"

    def lifted(type: str) -> str:
        return f"!pair.pair<{type}>" if paired and type in FLOATS else type

    types = ", ".join(map(lifted, arguments))
    functions = "\n".join(
        f"func.func private @c{at}({', '.join(one)}) -> f64" for at, one in enumerate(candidates)
    )
    names = ", ".join(f"@c{at}" for at in range(len(candidates)))
    operands = ", ".join(f"%{at}" for at in range(len(arguments)))
    values = ", ".join(f"%{at}: {lifted(type)}" for at, type in enumerate(arguments))
    chain = f'"{operator}"' if operator else ""
    text = f"""{functions}
func.func @use({values}) -> {lifted("f64")} {{
  %r = autodiff.invoke_overload [{chain}] [{names}]({operands}) : ({types}) -> {lifted("f64")}
  return %r : {lifted("f64")}
}}"""
    ctx = make_context()
    module = parse_module(ctx, text, "overloads")
    try:
        PassManager.parse(ctx, "resolve-invocations").run(module)
    except DiagnosticError as error:
        return error.diagnostics[0].code
    module.verify()
    (call,) = re.findall(r"%r = func.call @c(\d+)", str(module))
    return int(call)


ARGUMENTS = st.integers(1, 3).flatmap(
    lambda count: st.tuples(
        st.lists(
            st.lists(st.sampled_from(FLOATS + INTEGERS), min_size=count, max_size=count),
            min_size=1,
            max_size=5,
        ),
        st.lists(st.sampled_from(FLOATS + INTEGERS), min_size=count, max_size=count),
    )
)


@given(ARGUMENTS)
@settings(max_examples=some_of(60), deadline=None)
def test_choice(case: tuple[list[list[str]], list[str]]) -> None:
    candidates, arguments = case
    found = chosen(candidates, arguments, "")
    fitting = [c for c in candidates if accepts(c, arguments)]
    if not fitting:
        assert found == "AD0822"
        return
    if found == "AD0823":
        assert len(fitting) > 1
        return
    assert isinstance(found, int)
    best = candidates[found]
    assert best in fitting
    if arguments in candidates:
        assert best == arguments
    mine = [worse(a, c) for a, c in zip(arguments, best, strict=True)]
    for other in fitting:
        theirs = [worse(a, c) for a, c in zip(arguments, other, strict=True)]
        no_worse = all(t <= m for t, m in zip(theirs, mine, strict=True) if t and m)
        assert not no_worse or theirs == mine
    # The order of the candidates does not matter.
    backwards = chosen(candidates[::-1], arguments, "")
    assert isinstance(backwards, int)
    assert candidates[::-1][backwards] == best


@given(ARGUMENTS)
@settings(max_examples=some_of(30), deadline=None)
def test_an_operator_chooses_among_pairs_as_calls_do_among_values(
    case: tuple[list[list[str]], list[str]],
) -> None:
    """A pair costs what its values cost; an integer does not become a pair."""
    candidates, arguments = case
    plain = [c for c in candidates if all(
        (a in FLOATS) == (t in FLOATS) for a, t in zip(arguments, c, strict=True))]  # fmt: skip
    if plain:
        assert chosen(plain, arguments, "fwd_diff") == chosen(plain, arguments, "")
    else:
        assert chosen(candidates, arguments, "fwd_diff") == "AD0822"


@pytest.mark.parametrize("arguments", [["f64"], ["i64"]])
def test_nothing_narrows(arguments: list[str]) -> None:
    assert chosen([["f32"], ["f16"]] if arguments == ["f64"] else [["i32"]], arguments, "") == (
        "AD0822"
    )
