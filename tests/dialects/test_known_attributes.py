"""Discardable attributes of our dialects: what is misspelt or misplaced is refused."""

import re
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.known_attributes import KNOWN_ATTRIBUTES

import ad_opt

ROOT = Path(__file__).parents[2]
FOLDERS = ("dialects", "passes", "lowering", "ad_opt", "tools")

FUNCTION = "func.func @f(%x: f64 {{{argument}}}) -> (f64 {{{result}}}) {function} {{ {body} }}"
BODY = """
  {loop}
  %y = func.call @g(%x) {call} : (f64) -> f64
  %z = arith.mulf %y, %y {op} : f64
  return %z : f64"""


def program(**given: str) -> str:
    """A program with attributes in one place."""
    loop = ""
    if (on_loop := given.get("loop")) is not None:
        loop = "%c1 = arith.constant 1 : index\n  scf.for %i = %c1 to %c1 step %c1 {} {" + on_loop
        loop += "}"
    braced = {key: f"{{{given[key]}}}" if key in given else "" for key in ("call", "op")}
    body = BODY.format(loop=loop, **braced)
    function = f"attributes {{{given['function']}}}" if "function" in given else ""
    text = FUNCTION.format(
        argument=given.get("argument", ""),
        result=given.get("result", ""),
        function=function,
        body=body,
    )
    return text + "\nfunc.func private @g(%x: f64) -> f64 { return %x : f64 }"


def refusal(text: str) -> str:
    with pytest.raises(ad_opt.DiagnosticError) as caught:
        ad_opt.load(text)
    return str(caught.value)


@pytest.mark.parametrize(
    ("place", "given", "meant"),
    [
        ("function", "autodiff.bwd_derivatve = @g", "autodiff.bwd_derivative"),
        ("function", "autodiff.inactve", "autodiff.inactive"),
        ("function", 'autodiff.diferentiable = "both"', "autodiff.differentiable"),
        ("function", "autodiff.primal_subsitute = @g", "autodiff.primal_substitute"),
        ("function", "autodif.backward = @g", "autodiff.backward"),
        ("call", "autodiff.no_dif", "autodiff.no_diff"),
        ("call", 'autodiff.prefere = "recompute"', "autodiff.prefer"),
        ("argument", "autodiff.activty = #autodiff.activity<const>", "autodiff.activity"),
        ("argument", "typetree.layuot = f64", "typetree.layout"),
        ("result", "autodiff.acitvity = #autodiff.activity<const>", "autodiff.activity"),
        ("loop", "autodiff.max_iter = 3", "autodiff.max_iters"),
        ("op", "autodiff.no_difff", "autodiff.no_diff"),
    ],
)
def test_a_misspelt_name_is_refused(place, given, meant):
    text = refusal(program(**{place: given}))
    assert "AD0201" in text
    assert f"did you mean `{meant}`?" in text


@pytest.mark.parametrize(
    ("place", "given", "code"),
    [
        ("call", "autodiff.backward = @g", "AD0201"),
        ("call", "autodiff.inactive", "AD0201"),
        ("op", "autodiff.no_diff", "AD0844"),
        ("op", "autodiff.max_iters = 3", "AD0201"),
        ("function", "autodiff.no_diff", "AD0844"),
        ("function", "autodiff.activity = #autodiff.activity<const>", "AD0201"),
        ("argument", "autodiff.inactive", "AD0201"),
        ("result", "autodiff.shadow", "AD0201"),
        ("loop", 'autodiff.differentiable = "both"', "AD0201"),
        ("op", "typetree.layout = f64", "AD0924"),
        ("op", "agg.packed", "AD0201"),
        ("function", "enzyme.inactive", "AD0201"),
    ],
)
def test_a_name_in_the_wrong_place_is_refused(place, given, code):
    text = refusal(program(**{place: given}))
    assert code in text
    assert given.partition(" ")[0] in text


@pytest.mark.parametrize(
    ("place", "given", "code"),
    [
        ("function", "autodiff.inactive = false", "AD0201"),
        ("function", 'autodiff.backward = "g"', "AD0824"),
        ("function", 'autodiff.differentiable = "backward"', "AD0843"),
        ("function", 'autodiff.prefer = "recomputed"', "AD0201"),
        ("argument", 'autodiff.activity = "const"', "AD0704"),
        ("loop", 'autodiff.max_iters = "3"', "AD0201"),
    ],
)
def test_a_value_of_another_type_is_refused(place, given, code):
    assert code in refusal(program(**{place: given}))


@pytest.mark.parametrize(
    ("place", "given"),
    [
        ("function", "autodiff.inactive"),
        ("function", "forward_looking.note"),
        ("call", "autodiff.no_diff"),
        ("call", 'autodiff.prefer = "recompute"'),
        ("argument", "autodiff.activity = #autodiff.activity<const>"),
        ("result", "autodiff.activity = #autodiff.activity<const>"),
        ("loop", "autodiff.max_iters = 3"),
        ("op", "my.note, other_note"),
        ("op", "pairs.note, aggregate.note"),
    ],
)
def test_what_is_known_and_what_is_not_ours_stays(place, given):
    ad_opt.load(program(**{place: given}))


HELPERS = {"autodiff.keep", "autodiff.large_pages", "autodiff.stop"}
"""Names of functions that lowering adds to a program."""


def test_the_table_knows_every_name_in_the_code():
    """A string of the form of a name is an operation, a type, a module of ours, or in the table."""
    name = re.compile(rf'"((?:{"|".join(KNOWN_ATTRIBUTES)})\.[a-z_]+)"')
    found: set[str] = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            if path.name != "known_attributes.py":
                found |= set(name.findall(path.read_text()))
    paths = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    modules = {f"{path.parent.name}.{path.stem}" for path in paths}
    left = found - operations_and_types() - modules - HELPERS
    table = {name for row in KNOWN_ATTRIBUTES.values() for name in row}
    assert left - table == set()
    assert len(left) > 30


def operations_and_types() -> set[str]:
    """Names that operations, types and attributes of our dialects have."""
    dialects = [make_context().get_dialect(name) for name in KNOWN_ATTRIBUTES]
    return {one.name for it in dialects for one in (*it.operations, *it.attributes)}


@pytest.mark.parametrize(
    "text",
    [
        'func.func @f(%x: f64 {llvm.align = "x"}) { return }',
        "func.func @f(%p: !llvm.ptr {llvm.noalias = 8 : i32}) { return }",
        "func.func @f(%p: !llvm.ptr {llvm.byval = 8 : i32}) { return }",
        "func.func @f(%p: !llvm.ptr {llvm.enzyme_type = 3}) { return }",
        'func.func private @f() -> (f64 {llvm.align = "x"})',
        'llvm.func @f(%p: !llvm.ptr {llvm.dereferenceable = "x"}) { llvm.return }',
        "llvm.func @f() attributes {passthrough = [3]} { llvm.return }",
        "func.func @f() attributes {llvm.linkage = 3} { return }",
        "func.func @f() attributes {passthrough = 3} { return }",
        'func.func @f() attributes {passthrough = ["a", ["b", 3]]} { return }',
        "func.func private @f() attributes {memory_effects = 3}",
        "func.func private @f() attributes {will_return = 3}",
        "module attributes {llvm.data_layout = 3} {}",
        "module attributes {llvm.target_triple = 3} {}",
        "module attributes {llvm.module_asm = [3]} {}",
    ],
)
def test_what_goes_to_llvm_has_the_right_type(text):
    assert "AD0201" in refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%p: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) { return }",
        'func.func @f() attributes {passthrough = ["nounwind", ["a", "b"]]} { return }',
        'func.func @f() { %c = arith.constant {llvm.align = "x"} 0.0 : f64 return }',
        'func.func @f() attributes {llvm.align = "x"} { return }',
        'module attributes {llvm.target_triple = "x86_64-linux-gnu"} {}',
    ],
)
def test_what_goes_to_llvm_may_be_anything_elsewhere(text):
    ad_opt.load(text)
