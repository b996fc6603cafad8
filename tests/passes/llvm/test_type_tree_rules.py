"""Rules of each operation: minimal functions, after the rows of Enzyme's visitor and of rustc."""

from __future__ import annotations

import sys

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.type_trees import TypeTreeOptions, TypeTrees, type_trees_of
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue

from work import calls_during

N, D, P = "{[-1]:Integer}", "{[-1]:Float@double}", "{[-1]:Pointer}"
BITS = "%b = llvm.bitcast %x : f64 to i64\n"


def parsed(text: str) -> ModuleOp:
    return parse_module(make_context(), text, "test.mlir")


def inferred(text: str, options: TypeTreeOptions | None = None) -> tuple[ModuleOp, TypeTrees]:
    module = parsed(text)
    return module, type_trees_of(module, options)


def named(module: ModuleOp, name: str) -> SSAValue:
    for op in module.walk():
        values = [*op.results, *(a for r in op.regions for b in r.blocks for a in b.args)]
        for value in values:
            if value.name_hint == name:
                return value
    raise KeyError(name)


def tree(body: str, name: str, arguments: str = "%p: !llvm.ptr, %i: i64, %x: f64, %f: f32") -> str:
    module, trees = inferred(f"llvm.func @f({arguments}) {{\n{body}\nllvm.return\n}}")
    return str(trees.tree(named(module, name)))


def constant(number: int, bits: int = 64) -> str:
    return f"%c = llvm.mlir.constant({number} : i{bits}) : i{bits}\n"


ROWS = [
    ("%r = llvm.bitcast %x : f64 to i64", D),
    ("%r = llvm.fptosi %x : f64 to i64", N),
    ("%r = llvm.ptrtoint %p : !llvm.ptr to i64", P),
    (constant(3) + "%r = llvm.add %i, %c : i64", N),
    (constant(3) + "%r = llvm.mul %i, %c : i64", N),
    (constant(3) + "%r = llvm.urem %i, %c : i64", N),
    (constant(7) + "%r = llvm.and %i, %c : i64", N),
    (BITS + constant(-(1 << 63)) + "%r = llvm.xor %b, %c : i64", D),
    (BITS + constant((1 << 63) - 1) + "%r = llvm.and %b, %c : i64", D),
    (BITS + constant(52) + "%r = llvm.lshr %b, %c : i64", N),
    ("%b = llvm.bitcast %f : f32 to i32\n%r = llvm.zext %b : i32 to i64",
     "{[0]:Float@float, [4]:Anything, [5]:Anything, [6]:Anything, [7]:Anything}"),
    (constant(1, 32) + "%r = llvm.sext %c : i32 to i64", N),
    ('%r = llvm.icmp "eq" %i, %i : i64', N),
    (constant(1, 32) + "%r = llvm.alloca %c x i8 : (i32) -> !llvm.ptr", P),
    ("%b = llvm.bitcast %x : f64 to i64\n%r = llvm.freeze %b : i64", D),
    ("%r = llvm.mlir.zero : i64", "{[-1]:Anything}"),
    (constant(4097) + "%r = llvm.bitcast %c : i64 to i64", "{[-1]:Anything}"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), ROWS)
def test_results(body: str, expected: str) -> None:
    assert tree(body, "r") == expected


BEHIND = [
    ("%r = llvm.load %p : !llvm.ptr -> f32", "{[-1]:Pointer, [-1,0]:Float@float}"),
    ("llvm.store %x, %p : f64, !llvm.ptr", "{[-1]:Pointer, [-1,0]:Float@double}"),
    ("%q = llvm.load %p : !llvm.ptr -> !llvm.ptr\n%r = llvm.load %q : !llvm.ptr -> f32",
     "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,0]:Float@float}"),
    (constant(16) + "%q = llvm.getelementptr %p[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8\n"
     "%r = llvm.load %q : !llvm.ptr -> f64", "{[-1]:Pointer, [-1,16]:Float@double}"),
    ("%r = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f64",
     "{[-1]:Pointer, [-1,0]:Float@double}"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), BEHIND)
def test_what_lies_behind_addresses(body: str, expected: str) -> None:
    assert tree(body, "p") == expected


# rustc's table of analysis results: references to scalars, arrays, boxes (type-analysis/*.check)
RUST = [
    *[(width, f"{{[-1]:Pointer, {', '.join(f'[-1,{at}]:Integer' for at in range(width // 8))}}}")
      for width in (16, 32, 64)],
]  # fmt: skip


@pytest.mark.parametrize(("width", "expected"), RUST)
def test_references_to_integers_are_said_byte_by_byte(width: int, expected: str) -> None:
    body = (
        f"%v = llvm.load %p : !llvm.ptr -> i{width}\n"
        f"%c = llvm.mlir.constant(3 : i{width}) : i{width}\n%r = llvm.mul %v, %c : i{width}"
    )
    assert tree(body, "p") == expected


def test_arrays_of_three_floats() -> None:
    lines = ["%a = llvm.load %p : !llvm.ptr -> f32"]
    for at in (4, 8):
        lines.append(f"%c{at} = llvm.mlir.constant({at} : i64) : i64")
        lines.append(f"%g{at} = llvm.getelementptr %p[%c{at}] : (!llvm.ptr, i64) -> !llvm.ptr, i8")
        lines.append(f"%v{at} = llvm.load %g{at} : !llvm.ptr -> f32")
    expected = "{[-1]:Pointer, [-1,0]:Float@float, [-1,4]:Float@float, [-1,8]:Float@float}"
    assert tree("\n".join(lines), "p") == expected


SET = "llvm.func @f(%p: !llvm.ptr{0}, %q: !llvm.ptr) {{\n{1}\nllvm.return\n}}"
COPY = "%v = llvm.load %p : !llvm.ptr -> i64\nllvm.store %v, %q : i64, !llvm.ptr"
SAID = ' {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Float@double}"}'


def test_attributes_of_own_parameters_are_honoured() -> None:
    """Enzyme does not read them there."""
    module, trees = inferred(SET.format(SAID, COPY))
    assert str(trees.tree(named(module, "v"))) == D
    assert str(trees.tree(named(module, "q"))) == "{[-1]:Pointer, [-1,0]:Float@double}"


def test_true_annotations_contradict_nothing_and_fewer_only_lose_facts() -> None:
    body = COPY + "\n%x = llvm.load %q : !llvm.ptr -> f64"
    with_, trees = inferred(SET.format(SAID, body))
    without, fewer = inferred(SET.format("", body))
    for name in ("p", "q", "v"):
        more, less = trees.tree(named(with_, name)), fewer.tree(named(without, name))
        assert not more.conflicts
        assert more | less == more


def test_what_is_not_known_is_a_diagnostic_that_says_what_would_settle_it() -> None:
    manager = PassManager.parse(make_context(), "infer-type-trees{require=all}")
    with pytest.raises(DiagnosticError) as caught:
        manager.run(parsed(SET.format("", COPY)))
    (found,) = caught.value.diagnostics
    assert found.code == "AD0930"
    assert found.help is not None
    assert '"enzyme_type"="{[-1]:Pointer, [-1,0]:Float@double}" on parameter 1 of @f' in found.help


def test_contradictions_keep_both_provenances() -> None:
    body = (
        "%c = llvm.mlir.constant(7 : i64) : i64\n%v = llvm.load %p : !llvm.ptr -> i64\n"
        "%m = llvm.mul %v, %c : i64\nllvm.store %m, %p : i64, !llvm.ptr\n"
        "%z = llvm.mlir.constant(1.0 : f64) : f64\nllvm.store %z, %p : f64, !llvm.ptr"
    )
    manager = PassManager.parse(make_context(), "infer-type-trees{require=all}")
    with pytest.raises(DiagnosticError) as caught:
        manager.run(parsed(SET.format("", body)))
    (found,) = caught.value.diagnostics
    assert found.code == "AD0931"
    assert {note.message.split(":")[0] for note in found.notes} == {"Float@double", "Integer"}


def test_contexts_are_told_apart_and_limited() -> None:
    text = """
        llvm.func internal @copy(%a: !llvm.ptr, %b: !llvm.ptr) {
          %v = llvm.load %a : !llvm.ptr -> i64
          llvm.store %v, %b : i64, !llvm.ptr
          llvm.return
        }
        llvm.func @floats(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
          llvm.call @copy(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
          %x = llvm.load %q : !llvm.ptr -> f64
          llvm.return %x : f64
        }
        llvm.func @integers(%p: !llvm.ptr, %q: !llvm.ptr) -> i64 {
          llvm.call @copy(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
          %n = llvm.load %q : !llvm.ptr -> i64
          %m = llvm.mul %n, %n : i64
          llvm.return %m : i64
        }
    """
    _, trees = inferred(text)
    first = [str(states[0].known(states[0].arguments[0])) for _, states in trees.functions()]
    assert first[1] == "{[-1]:Pointer, [-1,0]:Float@double}"  # told back by the callee
    assert "Integer" in first[2]
    _, widened = inferred(text, TypeTreeOptions(budget=0))
    assert all(len(states) == 1 for _, states in widened.functions())


def chain(blocks: int) -> str:
    lines = ["llvm.func @f(%p: !llvm.ptr, %c: i1) {", "llvm.br ^b0(%p : !llvm.ptr)"]
    for at in range(blocks):
        lines += [
            f"^b{at}(%a{at}: !llvm.ptr):",
            f"%l{at} = llvm.load %a{at} : !llvm.ptr -> i64",
            f"llvm.store %l{at}, %a{at} : i64, !llvm.ptr",
            f"llvm.cond_br %c, ^b{at + 1}(%a{at} : !llvm.ptr), "
            f"^b{max(0, at - 3)}(%a{at} : !llvm.ptr)",
        ]
    lines += [f"^b{blocks}(%z: !llvm.ptr):", "%d = llvm.load %z : !llvm.ptr -> f64"]
    return "\n".join([*lines, "llvm.return", "}"])


def test_work_is_linear_in_blocks() -> None:
    def work(blocks: int) -> int:
        module = parsed(chain(blocks))
        return calls_during(lambda: type_trees_of(module))

    work(10)  # what is kept from run to run
    assert work(160) < 2.6 * work(80)


def test_no_recursion_in_chains_of_calls() -> None:
    count = sys.getrecursionlimit()
    lines = ["llvm.func @f0(%p: !llvm.ptr) { %x = llvm.load %p : !llvm.ptr -> f64\nllvm.return }"]
    lines += [
        f"llvm.func @f{at}(%p: !llvm.ptr) {{ llvm.call @f{at - 1}(%p) : (!llvm.ptr) -> ()\n"
        "llvm.return }"
        for at in range(1, count + 50)
    ]
    _, trees = inferred("\n".join(lines))
    last: Operation = trees.program.order.in_program_order[-1]
    (state,) = trees.states_of(last)
    assert str(state.known(state.arguments[0])) == "{[-1]:Pointer, [-1,0]:Float@double}"
