"""`lower-typetrees`: trees reach LLVM IR, none appear where none are asked for; it is linear."""

from __future__ import annotations

import io

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.typetree.attributes import PARAMETER_TYPE, tree_of
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer


def lowered(text: str, pipeline: str = "lower-typetrees") -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text, "<test>")
    PassManager.parse(ctx, pipeline).run(module)
    module.verify()
    return module


def printed(module: ModuleOp) -> str:
    out = io.StringIO()
    Printer(stream=out).print_op(module)
    return out.getvalue()


SQUARE = """
llvm.func @square(%x: !llvm.ptr {LAYOUT}) -> (f64 {RESULT}) {
  %0 = llvm.load %x : !llvm.ptr -> f64
  %1 = llvm.fmul %0, %0 : f64
  llvm.return %1 : f64
}
"""


def square(layout: str, result: str) -> str:
    return SQUARE.replace("LAYOUT", layout).replace("RESULT", result)


@pytest.mark.parametrize("spelling", ["document", "rustc"])
def test_rows_of_rustc_that_differ_in_nothing(spelling: str) -> None:
    text = square("typetree.layout = !typetree.ref<f64>", "typetree.layout = f64")
    module = lowered(text, f"lower-typetrees{{spelling={spelling}}}")
    func = module.body.block.first_op
    assert func is not None
    arguments, results = func.properties["arg_attrs"], func.properties["res_attrs"]
    assert str(tree_of(arguments.data[0].data)) == "{[-1]:Pointer, [-1,0]:Float@double}"
    assert str(tree_of(results.data[0].data)) == "{[-1]:Float@double}"


def test_without_the_pass_there_are_no_trees() -> None:
    text = square("typetree.layout = !typetree.ref<f64>", "typetree.layout = f64")
    assert PARAMETER_TYPE not in printed(lowered(text, "canonicalize"))
    assert PARAMETER_TYPE not in printed(lowered(square("llvm.noundef", "llvm.noundef")))


def test_running_it_twice_changes_nothing() -> None:
    once = printed(lowered(square("typetree.layout = !typetree.ref<f64>", "llvm.noundef")))
    assert printed(lowered(once)) == once


def test_trees_stay_what_they_are() -> None:
    """A tree that stands there is joined with that of the layout."""
    text = square(
        'llvm.enzyme_type = "{[-1]:Pointer, [-1,8]:Integer}", typetree.layout = !typetree.ref<f64>',
        "llvm.noundef",
    )
    assert '"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Integer}"' in printed(lowered(text))


@pytest.mark.parametrize("count", [500, 1000])
def test_many_operations(count: int) -> None:
    """Each operation is looked at once: what is found doubles with the program."""
    lines = [
        f"  %{i} = llvm.extractvalue %s[{i % 2}] : !llvm.struct<(f64, i64)>" for i in range(count)
    ]
    layout = "typetree.layout = !typetree.struct<(f64, i64)>"
    text = "\n".join(
        [f"llvm.func @f(%s: !llvm.struct<(f64, i64)> {{{layout}}}) {{", *lines, "llvm.return", "}"]
    )
    assert printed(lowered(text)).count("enzyme_type") == count + 1


def test_trees_reach_llvm() -> None:
    layouts = "typetree.layout = !typetree.ref<f64>", "typetree.layout = f64"
    text = emit_llvm_ir(lowered(square(*layouts)))
    assert 'define "enzyme_type"="{[-1]:Float@double}" double @square(ptr "enzyme_type"=' in text
