"""Tangent types: a table of known ones, laws on generated ones, and registration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.autodiff.autodiff import FrameType, NoneType, TapeType
from ad_opt.dialects.llvm.attributes.types import OpaqueStructType
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.tangents.tangent import (
    cotangent_type,
    current_types,
    has_tangent,
    shadow_type,
    tangent_type,
)
from ad_opt.passes.tangents.tangent_registry import (
    NONE,
    NoTangentType,
    Part,
    TangentRule,
    TangentTypes,
)
from ad_opt.passes.tangents.tangent_rules import CORE
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    ComplexType,
    FunctionType,
    IndexType,
    MemRefType,
    StringAttr,
    TensorType,
    TupleType,
    VectorType,
    bf16,
    f16,
    f32,
    f64,
    i1,
    i8,
    i64,
)
from xdsl.dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition

from shares import some_of


def parse(text: str) -> Attribute:
    module = parse_module(make_context(), f"func.func private @f({text})", "types")
    function: Any = next(iter(module.body.block.ops))
    return function.function_type.inputs.data[0]


TABLE = [
    ("f64", "f64"),
    ("bf16", "bf16"),
    ("f80", "f80"),
    ("i32", "!autodiff.none"),
    ("i1", "!autodiff.none"),
    ("index", "!autodiff.none"),
    ("(f64) -> f64", "!autodiff.none"),
    ("complex<f32>", "complex<f32>"),
    ("vector<4xf64>", "vector<4xf64>"),
    ("vector<4xi32>", "!autodiff.none"),
    ("tensor<?x3xf32>", "tensor<?x3xf32>"),
    ("tensor<*xf32>", "tensor<*xf32>"),
    ("tensor<?xindex>", "!autodiff.none"),
    ("memref<?x3xf64, strided<[?, 1], offset: ?>>", "memref<?x3xf64, strided<[?, 1], offset: ?>>"),
    ("memref<*xf64>", "memref<*xf64>"),
    ("memref<4xcomplex<f64>, 1>", "memref<4xcomplex<f64>, 1>"),
    ("memref<4xi64>", "!autodiff.none"),
    ("memref<2xmemref<?xf64>>", "memref<2xmemref<?xf64>>"),
    ("memref<2xmemref<?xi8>>", "!autodiff.none"),
    ("tuple<f64, memref<?xf64>, i64>", "tuple<f64, memref<?xf64>>"),
    ("tuple<i64, tuple<i1>>", "!autodiff.none"),
    ("tuple<>", "!autodiff.none"),
    ("!llvm.struct<(f64, i32, f32)>", "!llvm.struct<(f64, f32)>"),
    ("!llvm.struct<packed (i8, f64)>", "!llvm.struct<packed (f64)>"),
    ('!llvm.struct<"point", (f64, f64)>', '!llvm.struct<"point", (f64, f64)>'),
    ('!llvm.struct<"tagged", (i64, f64)>', '!llvm.struct<"tagged.tangent", (f64)>'),
    ("!llvm.struct<(i32, struct<(i8)>)>", "!autodiff.none"),
    ("!llvm.array<3 x f32>", "!llvm.array<3 x f32>"),
    ("!llvm.array<3 x struct<(i32, f32)>>", "!llvm.array<3 x struct<(f32)>>"),
    ("!llvm.array<3 x i8>", "!autodiff.none"),
    ("!autodiff.tape", "!autodiff.tape"),
    ("!autodiff.frame<f64, index, memref<3xf64>>", "!autodiff.frame<f64, memref<3xf64>>"),
    ("!autodiff.frame<index>", "!autodiff.none"),
]


@pytest.mark.parametrize(("primal", "tangent"), TABLE)
def test_table(primal: str, tangent: str) -> None:
    assert tangent_type(parse(primal)) == parse(tangent)


SPLITS = [
    ("f64", None, "f64"),
    ("memref<3xf64>", "memref<3xf64>", None),
    ("i32", None, None),
    (
        "tuple<f64, i32, memref<3xf64>, tuple<memref<2xf64>, f32>>",
        "tuple<memref<3xf64>, tuple<memref<2xf64>>>",
        "tuple<f64, tuple<f32>>",
    ),
    ("!autodiff.frame<f64>", "!autodiff.frame<f64>", None),
]


@pytest.mark.parametrize(("primal", "shadow", "cotangent"), SPLITS)
def test_split(primal: str, shadow: str | None, cotangent: str | None) -> None:
    type = parse(primal)
    assert shadow_type(type) == (parse(shadow) if shadow else None)
    assert cotangent_type(type) == (parse(cotangent) if cotangent else None)


def test_vector_width() -> None:
    for primal, tangent in [
        ("f64", "vector<4xf64>"),
        ("vector<2xf64>", "vector<4x2xf64>"),
        ("memref<?xf64>", "memref<?xvector<4xf64>>"),
        ("tuple<f64, i32>", "tuple<vector<4xf64>>"),
        ("index", "!autodiff.none"),
    ]:
        assert tangent_type(parse(primal), width=4) == parse(tangent)


# ------------------------------------------------------------------ recursive structs


def test_a_struct_that_refers_to_itself() -> None:
    inner = 'memref<?x!llvm.struct<"node", opaque>>'
    node = parse(f'!llvm.struct<"node", (f64, {inner})>')
    assert tangent_type(node) == node
    cotangent = cotangent_type(node)
    assert cotangent == parse('!llvm.struct<"node.cotangent", (f64)>')
    tagged = parse(f'!llvm.struct<"node", (i8, f64, {inner})>')
    tangent = tangent_type(tagged)
    renamed = inner.replace("node", "node.tangent")
    assert tangent == parse(f'!llvm.struct<"node.tangent", (f64, {renamed})>')
    assert tangent_type(tangent) == tangent
    assert shadow_type(tagged) == parse(f'!llvm.struct<"node.shadow", (memref<?x{tangent}>)>')


def test_a_struct_of_integers_that_refers_to_itself_has_no_tangent() -> None:
    assert (
        tangent_type(parse('!llvm.struct<"n", (i8, memref<?x!llvm.struct<"n", opaque>>)>')) == NONE
    )


def test_the_shadow_of_an_address_is_an_address() -> None:
    assert tangent_type(LLVMPointerType()) == shadow_type(LLVMPointerType()) == LLVMPointerType()
    assert cotangent_type(LLVMPointerType()) is None


def test_what_is_not_known_is_an_error() -> None:
    type = OpaqueStructType(StringAttr("file"))
    with pytest.raises(DiagnosticError) as caught:
        tangent_type(TupleType(ArrayAttr([f64, type])))
    assert caught.value.diagnostics[0].code == "AD0702"
    assert str(type) in caught.value.diagnostics[0].message


# ------------------------------------------------------------------ laws


def fields_of(type: Attribute) -> Sequence[Attribute]:
    fields = current_types().rule(type).fields
    return () if fields is None else fields(type)


SCALARS = [f16, bf16, f32, f64, i1, i8, i64, IndexType(), FunctionType.from_lists([f64], [])]
NUMBERS = st.sampled_from(SCALARS[:8])
SHAPES = st.lists(st.sampled_from([DYNAMIC_INDEX, 1, 2, 4]), max_size=3)


def shaped(inner: st.SearchStrategy[Attribute]) -> st.SearchStrategy[Attribute]:
    return st.builds(lambda e, s: MemRefType(e, s), inner, SHAPES)


def nests(inner: st.SearchStrategy[Attribute]) -> st.SearchStrategy[Attribute]:
    fields = st.lists(inner, max_size=4)
    names = st.sampled_from(["", "a", "b"])
    return st.one_of(
        shaped(inner),
        fields.map(lambda t: TupleType(ArrayAttr(t))),
        st.builds(lambda n, t: LLVMStructType(StringAttr(n), ArrayAttr(t)), names, fields),
        st.builds(lambda t: LLVMArrayType(3, t), inner),
        fields.map(FrameType),
    )


LEAVES = st.one_of(
    st.sampled_from([*SCALARS, TapeType(), NoneType()]),
    st.sampled_from([f32, f64]).map(ComplexType),
    st.builds(lambda e: VectorType(e, [4]), NUMBERS),
    st.builds(lambda e, s: TensorType(e, s), NUMBERS, SHAPES),
)
TYPES = st.recursive(LEAVES, nests, max_leaves=12)


@given(TYPES)
@settings(max_examples=some_of(400), deadline=None)
def test_a_tangent_has_a_shadow_or_a_cotangent(type: Attribute) -> None:
    shadow, cotangent = shadow_type(type), cotangent_type(type)
    assert (shadow is None and cotangent is None) == (not has_tangent(type))
    if not fields_of(type) or isinstance(type, FrameType):
        assert shadow is None or cotangent is None


@given(TYPES)
@settings(max_examples=some_of(400), deadline=None)
def test_a_tangent_is_its_own_tangent(type: Attribute) -> None:
    tangent = tangent_type(type)
    assert tangent_type(tangent) == tangent
    assert "i64" not in str(tangent).replace("xi64", "")
    shadow, cotangent = shadow_type(type), cotangent_type(type)
    assert shadow is None or tangent_type(shadow) == shadow == shadow_type(shadow)
    assert cotangent is None or tangent_type(cotangent) == cotangent == cotangent_type(cotangent)


@given(TYPES)
@settings(max_examples=some_of(200), deadline=None)
def test_parts_have_the_parts_of_fields_in_order(type: Attribute) -> None:
    for part in (
        [tangent_type]
        if isinstance(type, FrameType)
        else [tangent_type, shadow_type, cotangent_type]
    ):
        inner = [part(field) for field in fields_of(type)]
        assert [*fields_of(part(type) or NONE)] == [x for x in inner if x not in (None, NONE)]


# ------------------------------------------------------------------ registration


@irdl_attr_definition
class AngleType(ParametrizedAttribute, TypeAttribute):
    """A type nobody knows."""

    name = "tangent_test.angle"


def registry() -> TangentTypes:
    types = TangentTypes()
    for name, rule in CORE.items():
        types.register(name, rule)
    return types


def test_registration_is_seen_by_later_queries() -> None:
    types, angle = registry(), AngleType()
    pair = TupleType(ArrayAttr([angle, f32]))
    with pytest.raises(NoTangentType) as caught:
        types.part(pair)
    assert "tangent_test.angle" in caught.value.reason + caught.value.help
    before = types.generation
    types.register("tangent_test.angle", TangentRule(lambda type, query: f64))
    assert types.generation == before + 1
    assert types.part(pair) == TupleType(ArrayAttr([f64, f32]))
    types.register("tangent_test.angle", TangentRule(lambda type, query: NONE))
    assert types.part(pair) == TupleType(ArrayAttr([f32]))


def test_each_type_is_computed_once_a_generation() -> None:
    types = registry()
    nest: Attribute = f64
    for _ in range(40):
        nest = TupleType(ArrayAttr([nest]))
    assert types.part(nest) == nest
    assert types.misses == 41
    assert types.part(nest) == nest
    assert types.misses == 41
    types.part(nest, Part.SHADOW)
    assert types.misses == 82
