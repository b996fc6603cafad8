"""Type trees of single functions, as they are inferred from what the functions do."""

from __future__ import annotations

from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.type_trees import TypeTreeOptions, type_trees_of
from ad_opt.passes.analysis.type_trees.results.printing import header


def headers(text: str, options: TypeTreeOptions | None = None) -> list[str]:
    module = parse_module(make_context(), text, "test.mlir")
    return [
        header(state)
        for _, states in type_trees_of(module, options).functions()
        for state in states
    ]


def test_a_load_says_what_lies_behind_the_address() -> None:
    assert headers(
        """
        llvm.func @f(%p: !llvm.ptr) -> f64 {
          %c = llvm.mlir.constant(16 : i64) : i64
          %q = llvm.getelementptr inbounds %p[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %x = llvm.load %q : !llvm.ptr -> f64
          llvm.return %x : f64
        }
        """
    ) == ["f - {[-1]:Float@double} |{[-1]:Pointer, [-1,16]:Float@double}:{}"]


def test_copies_through_integers() -> None:
    assert headers(
        """
        llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
          %i = llvm.load %p : !llvm.ptr -> i64
          llvm.store %i, %q : i64, !llvm.ptr
          %x = llvm.load %q : !llvm.ptr -> f64
          llvm.return %x : f64
        }
        """
    ) == [
        "f - {[-1]:Float@double} |{[-1]:Pointer, [-1,0]:Float@double}:{} "
        "{[-1]:Pointer, [-1,0]:Float@double}:{}"
    ]
