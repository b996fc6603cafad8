"""Verifying one operation of each form finds what verifying every operation finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from ad_opt.dialects import all_dialects, make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure import verified_forms
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import (
    Float64Type,
    FloatAttr,
    IndexType,
    IntegerAttr,
    MemRefType,
    ModuleOp,
    UnitAttr,
    VectorType,
    f32,
    f64,
    i1,
    i32,
)
from xdsl.ir import Operation
from xdsl.irdl import IRDLOperation

from mlir_programs import random_program

TYPES = (f64, f32, i1, i32, IndexType(), VectorType(f64, [4]), MemRefType(f64, [2, 3]))
ATTRIBUTES = (UnitAttr(), IntegerAttr(1, i32), IntegerAttr(99, IndexType()), FloatAttr(1.0, f64))


def damage(module: ModuleOp, rng: random.Random) -> None:
    """Change a few types and properties, as a faulty pass would."""
    ops = [op for op in module.walk() if op.results or op.properties]
    for op in rng.sample(ops, min(3, len(ops))):
        if op.results and (not op.properties or rng.random() < 0.5):
            rng.choice(op.results)._type = rng.choice(TYPES)
        elif rng.random() < 0.3:
            op.properties.pop(rng.choice([*op.properties]))
        else:
            op.properties[rng.choice([*op.properties])] = rng.choice(ATTRIBUTES)


def findings(module: ModuleOp) -> list[tuple[str, str]]:
    return [(d.code, d.message) for d in verify(module)]


@pytest.mark.parametrize("seed", range(60))
def test_damage_is_found_as_if_each_operation_were_verified(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    module = parse_module(make_context(), random_program(seed).text)
    damage(module, rng)
    short = findings(module)
    original = verified_forms._plan_of
    know_nothing(monkeypatch)
    monkeypatch.setattr(verified_forms, "_plan_of", original.__wrapped__)
    monkeypatch.setattr(verified_forms, "_plan_of_class", lambda _: verified_forms.EACH_OPERATION)
    assert short == findings(module)


def know_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget the forms that earlier walks of this process have seen."""
    monkeypatch.setattr(verified_forms, "_shared", verified_forms._Known())


def registered(name: str) -> type[Operation]:
    """The class of an operation in our context."""
    known = all_dialects()[name.partition(".")[0]]().operations
    return next(cls for cls in known if cls.name == name)


def verify_count(text: str, monkeypatch: pytest.MonkeyPatch, cls: type[Operation]) -> int:
    """Count the operations of the class whose verifier ran."""
    calls: list[Operation] = []
    original = verified_forms._plan_of

    def counted(op: Operation) -> None:
        calls.append(op)
        original(cls).check(op)

    def plan_of(found: type[Operation]) -> verified_forms.Plan:
        plan = original(found)
        return replace(plan, check=counted) if found is cls else plan

    module = parse_module(make_context(), text)
    know_nothing(monkeypatch)
    monkeypatch.setattr(verified_forms, "_plan_of", plan_of)
    assert verify(module) == []
    first = len(calls)
    assert verify(parse_module(make_context(), text)) == []
    assert len(calls) == first, "forms are looked at once in a process"
    return first


def test_one_of_each_form_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    from xdsl.dialects.arith import AddfOp

    lines = [f"%v{k} = arith.addf %x, %x : f64" for k in range(9)]
    lines += [f"%w{k} = arith.addf %y, %y : f32" for k in range(9)]
    text = "func.func @f(%x: f64, %y: f32) {\n" + "\n".join(lines) + "\nreturn\n}"
    assert verify_count(text, monkeypatch, registered(AddfOp.name)) == 2


@pytest.mark.parametrize(
    ("function", "call"), [("func.func", "func.call"), ("llvm.func", "llvm.call")]
)
def test_a_name_is_no_part_of_a_form(
    function: str, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = function.replace("func.func", "func").replace("llvm.func", "llvm") + ".return"
    text = "".join(
        f"{function} @f{k}(%x: f64) -> f64 {{\n%y = {call} @f{(k + 1) % 9}(%x) : (f64) -> f64\n"
        f"{end} %y : f64\n}}\n"
        for k in range(9)
    )
    for name in (function, call, end):
        with monkeypatch.context() as patch:
            assert verify_count(text, patch, registered(name)) == 1, name


def test_each_call_is_looked_at() -> None:
    """Calls of one form, of which one is of a function that is not there, one of another type."""
    text = "func.func @f(%x: f64) -> f64 {\nreturn %x : f64\n}\nfunc.func @g() {\nreturn\n}\n"
    text += "func.func @h(%x: f64) {\n"
    text += "".join(f"func.call @{name}(%x) : (f64) -> f64\n" for name in "ffgfnf")
    module = parse_module(make_context(), text + "return\n}")
    assert len(verify(module)) == 2
    text = text.replace("func.func", "llvm.func").replace("func.call", "llvm.call")
    text = text.replace("return", "llvm.return").replace("@g(%x)", "@f(%x)")
    assert len(verify(parse_module(make_context(), text + "llvm.return\n}"))) == 1


def test_each_wrong_operation_of_a_form_is_reported() -> None:
    text = '"builtin.module"() ({\n%x = "arith.constant"() {value = 1.0 : f64} : () -> f64\n'
    text += '"arith.addf"(%x, %x) : (f64, f64) -> f32\n' * 3 + "}) : () -> ()"
    module = parse_module(make_context(), text)
    assert [code for code, _ in findings(module)] == ["AD0201"] * 3


def test_a_terminator_of_a_known_form_may_stand_in_the_wrong_place() -> None:
    """The place of a terminator is verified for each one, since no form contains it."""
    end = '"cf.br"() [^a] : () -> ()\n'
    text = f'"func.func"() ({{\n{end}^b:\n{end}{end}^a:\n"func.return"() : () -> ()\n}}) '
    text += '{sym_name = "f", function_type = () -> ()} : () -> ()'
    found = findings(parse_module(make_context(), text))
    assert len(found) == 2
    assert all("`cf.br`" in text and "last" in text for _, text in found)


def local_classes() -> Iterator[type[IRDLOperation]]:
    for name in sorted(verified_forms.LOCAL_DIALECTS):
        for cls in all_dialects()[name]().operations:
            if issubclass(cls, IRDLOperation) and verified_forms._plan_of(cls).by_form:
                yield cls


def test_the_usual_operations_are_verified_by_form() -> None:
    names = {cls.name for cls in local_classes()}
    assert names > {"arith.addf", "arith.constant", "math.exp", "memref.load", "cf.br", "llvm.load"}


@pytest.mark.parametrize("name", ["func.return", "func.call", "llvm.call"])
def test_operations_that_look_around_are_verified_each_time(name: str) -> None:
    assert verified_forms._plan_of(registered(name)).each_time


def test_wrong_forms_are_found_behind_right_ones() -> None:
    text = "func.func @f(%x: f64) -> f64 {\n%y = arith.addf %x, %x : f64\nreturn %y : f64\n}"
    module = parse_module(make_context(), text)
    assert findings(module) == []
    for op in [op for op in module.walk() if op.name == "arith.addf"]:
        op.results[0]._type = f32
    assert [code for code, _ in findings(module)] == ["AD0201"] * 2


def test_no_more_than_so_many_forms_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    know_nothing(monkeypatch)
    monkeypatch.setattr(verified_forms, "_MOST_KNOWN", 10)
    for size in range(40):
        type_ = f"vector<{size + 1}xf64>"
        text = f"func.func @f(%x: {type_}) {{\n%y = arith.addf %x, %x : {type_}\nreturn\n}}"
        assert findings(parse_module(make_context(), text)) == []
        assert len(verified_forms._shared.seen) < 20


def test_equal_types_that_are_different_objects_make_one_form() -> None:
    forms = verified_forms.Forms()
    one, two = MemRefType(Float64Type(), [2]), MemRefType(Float64Type(), [2])
    assert one is not two
    assert forms.number(one) == forms.number(two) != forms.number(f32)
    assert forms.number(IntegerAttr(1, i32)) != forms.number(IntegerAttr(1, IndexType()))
