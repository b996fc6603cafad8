"""The grammar of pipelines: both spellings, and mistakes with their places."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pipeline_text import NestNode, PassNode, parse_pipeline


def names(text: str) -> object:
    def of(node: PassNode | NestNode) -> object:
        return node.name if isinstance(node, PassNode) else (node.anchor, [*map(of, node.body)])

    return [of(node) for node in parse_pipeline(text)]


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", []),
        ("  ", []),
        ("cse", ["cse"]),
        (" canonicalize , cse ", ["canonicalize", "cse"]),
        ("builtin.module(cse)", ["cse"]),
        ("builtin.module()", []),
        ("func.func(cse,dce)", [("func.func", ["cse", "dce"])]),
        ("builtin.module(func.func(cse),dce)", [("func.func", ["cse"]), "dce"]),
        ("a{x=1 y},b", ["a", "b"]),
    ],
)
def test_both_spellings(text: str, tree: object) -> None:
    assert names(text) == tree


def test_option_values() -> None:
    (node,) = parse_pipeline('p{i=-3 f=1.5 e=1e3 b=true s=abc q="a b" l=1,2 flag}')
    assert isinstance(node, PassNode)
    values = {option.name: [v.value for v in option.values] for option in node.options}
    assert values == {
        "i": [-3],
        "f": [1.5],
        "e": [1000.0],
        "b": [True],
        "s": ["abc"],
        "q": ["a b"],
        "l": [1, 2],
        "flag": [],
    }


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("cse,,dce", "AD0005", 5),
        ("cse(", "AD0005", 5),
        ("cse)", "AD0005", 4),
        ("cse{", "AD0005", 5),
        ("cse{=1}", "AD0005", 5),
        ("cse dce", "AD0005", 5),
        ("'", "AD0005", 1),
        ("cse,canonicalise", "AD0003", 5),
        ("func.func(cze)", "AD0003", 11),
        ("cse,cse{nope=1}", "AD0004", 9),
        ("scf-parallel-loop-tiling{parallel-loop-tile-sizes=x}", "AD0004", 26),
        ("arith-add-fastmath{flags=1 flags=2}", "AD0004", 28),
        ("split-triangles{size=0}", "AD0004", 17),
        ("cse,split-triangles{threshold=-1}", "AD0004", 21),
        ("split-triangles{size=99999999999999999999}", "AD0004", 17),
    ],
)
def test_mistakes_are_located(text: str, code: str, column: int) -> None:
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(make_context(), text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == code
    assert diagnostic.location is not None
    assert diagnostic.location.column == column


def test_near_names_are_proposed() -> None:
    with pytest.raises(DiagnosticError) as caught:
        PassManager.parse(make_context(), "canonicalise")
    assert caught.value.diagnostics[0].help == "did you mean `canonicalize`?"


@pytest.mark.parametrize(
    "text", ["", "cse", "func.func(cse,canonicalize),dce", "control-flow-hoist", "lower-scf-to-cf"]
)
def test_printed_pipeline_reads_back(text: str) -> None:
    ctx = make_context()
    printed = str(PassManager.parse(ctx, text))
    assert PassManager.parse(ctx, printed).steps == PassManager.parse(ctx, text).steps
