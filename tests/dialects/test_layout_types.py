"""Layout types: sizes and offsets against C, trees against rustc's document and its tests."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import llvmlite.binding
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.llvm.addresses import known_step
from ad_opt.dialects.llvm.layouts import field_offsets, size_and_alignment
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.typetree.attributes import TreeAttr, first_conflict
from ad_opt.dialects.typetree.kinds import KINDS, UNKNOWN, Kind
from ad_opt.dialects.typetree.layout import MAX_FACTS, LayoutTrees, scalar_kind
from ad_opt.dialects.typetree.metadata import Node, from_metadata, node_of, to_metadata
from ad_opt.dialects.typetree.rustc import RustcTrees
from ad_opt.dialects.typetree.sizes import NoLayout, layout_of
from ad_opt.dialects.typetree.text import MalformedTree, parse_tree
from ad_opt.dialects.typetree.tree import EMPTY, MAX_DEPTH, MAX_OFFSET, TypeTree
from ad_opt.dialects.typetree.types import (
    ArrayType,
    EnumType,
    OpaqueType,
    RefType,
    SelfType,
    StructType,
    TupleType,
    UnionType,
)
from ad_opt.passes.analysis.type_trees.facts.layout import field_offset, size_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from xdsl.dialects.builtin import f32, f64, i8, i16, i32, i64
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException

import ad_opt

LAWS = settings(deadline=None, suppress_health_check=list(HealthCheck))


def layout(text: str) -> Attribute:
    """The type that a text names; ``T.ref<..>`` is short for ``!typetree.ref<..>``."""
    full = text.replace("T.", "!typetree.")
    module = parse_module(make_context(), f'%0 = "test.op"() : () -> {full}', "<type>")
    op = module.body.block.first_op
    assert op is not None
    return op.results[0].type


# ------------------------------------------------------------------ sizes and offsets

CTYPES = {i8: ctypes.c_int8, i16: ctypes.c_int16, i32: ctypes.c_int32, i64: ctypes.c_int64,
          f32: ctypes.c_float, f64: ctypes.c_double}  # fmt: skip

scalars = st.sampled_from(list(CTYPES))
addresses = st.sampled_from([RefType(f64), RefType(RefType(i32)), RefType(StructType("", (i8,)))])


def _aggregates(inner: st.SearchStrategy[Attribute]) -> st.SearchStrategy[Attribute]:
    several = st.lists(inner, min_size=1, max_size=4)
    return (
        st.builds(lambda fields: StructType("", fields), several)
        | st.builds(lambda fields: StructType("", fields, packed=True), several)
        | st.builds(TupleType, several)
        | st.builds(ArrayType, st.integers(1, 4), inner)
        | st.builds(UnionType, several)
    )


types = st.recursive(scalars | addresses, _aggregates, max_leaves=8)


def as_ctype(type: Attribute) -> Any:
    """The same type of C, by the rules of another."""
    if type in CTYPES:
        return CTYPES[type]
    if isinstance(type, RefType):
        return ctypes.c_void_p
    if isinstance(type, ArrayType):
        return as_ctype(type.type) * type.extent.data
    assert isinstance(type, StructType | TupleType | UnionType)
    members: dict[str, Any] = {"_fields_": []}
    for i, field in enumerate(type.types):
        members["_fields_"].append((f"f{i}", as_ctype(field)))
    if isinstance(type, StructType) and type.is_packed:
        members = {"_pack_": 1, **members}
    base = ctypes.Union if isinstance(type, UnionType) else ctypes.Structure
    return base.__class__("S", (base,), members)


@LAWS
@given(types)
def test_layouts_are_those_of_ctypes(type: Attribute) -> None:
    theirs = as_ctype(type)
    ours = layout_of(type)
    assert (ours.size, ours.align) == (ctypes.sizeof(theirs), ctypes.alignment(theirs))
    if isinstance(type, StructType | TupleType | UnionType):
        offsets = tuple(getattr(theirs, f"f{i}").offset for i in range(len(type.types)))
        assert ours.offsets == offsets


C_TYPES = [
    ("struct { char a; double b; int c; }", "T.struct<(i8, f64, i32)>"),
    ("struct { _Bool a; short b; char c; long d; }", "T.struct<(i1, i16, i8, i64)>"),
    ("struct { char a; long double b; float c; }", "T.struct<(i8, f80, f32)>"),
    ("struct { char a; __int128 b; char c; }", "T.struct<(i8, i128, i8)>"),
    ("struct { float a; float __attribute__((vector_size(16))) b; }",
     "T.struct<(f32, vector<4xf32>)>"),
    ("struct { char a; _Complex double b; _Complex float c; }",
     "T.struct<(i8, complex<f64>, complex<f32>)>"),
    ("struct { char a; struct { char b; int c; } b[3]; char c; }",
     "T.struct<(i8, T.array<3, T.struct<(i8, i32)>>, i8)>"),
    ("struct __attribute__((packed)) { char a; double b; int c; }",
     "T.struct<packed (i8, f64, i32)>"),
    ("struct { char a; union { double b; char c[12]; } b; char c; }",
     "T.struct<(i8, T.union<(f64, T.array<12, i8>)>, i8)>"),
    ("struct { char a; void *b; int (*c)(int); }", "T.struct<(i8, T.ref<f64>, T.fn)>"),
    ("struct { float a; struct __attribute__((packed)) { char b; int c; } b; char c; }",
     "!llvm.struct<(f32, struct<packed (i8, i32)>, i8)>"),
    ("struct { int a; float b; }", "T.struct<(i32 at 0, f32 at 4), size = 8, align = 4>"),
]  # fmt: skip


@pytest.mark.parametrize("compiler", ["clang-22", "gcc"])
def test_layouts_are_those_of_c(compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    lines = ["#include <stddef.h>", "#include <stdio.h>"]
    calls: list[str] = []
    for i, (c, _) in enumerate(C_TYPES):
        lines.append(f"typedef {c} T{i};")
        names = "abcd"[: len(layout_of(layout(C_TYPES[i][1])).offsets)]
        numbers = [f"sizeof(T{i})", f"_Alignof(T{i})", *(f"offsetof(T{i}, {n})" for n in names)]
        calls.append(f'printf("{"%zu " * len(numbers)}\\n", {", ".join(numbers)});')
    lines += ["int main(void) {", *calls, "return 0; }"]
    source, program = tmp_path / "layouts.c", tmp_path / "layouts"
    source.write_text("\n".join(lines))
    subprocess.run([compiler, "-o", program, source], check=True)
    out = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    for line, (c, text) in zip(out.splitlines(), C_TYPES, strict=True):
        found = layout_of(layout(text))
        assert [found.size, found.align, *found.offsets] == list(map(int, line.split())), c


# ------------------------------------------------------------------ trees, byte by byte


def expected_at(type: Attribute, byte: int) -> Kind:
    """Find the kind that starts or lies at a byte of a value, by looking and not by building."""
    if byte < 0 or byte >= layout_of(type).bytes:
        return UNKNOWN
    if (kind := scalar_kind(type)) is not None:
        return kind if byte == 0 or not kind.is_float else UNKNOWN
    if isinstance(type, RefType):
        return KINDS["Pointer"] if byte == 0 else UNKNOWN
    if isinstance(type, ArrayType):
        return expected_at(type.type, byte % layout_of(type.type).bytes)
    assert isinstance(type, StructType | TupleType | UnionType)
    fields = list(zip(layout_of(type).offsets, type.types, strict=True))
    if isinstance(type, UnionType):
        kinds = {expected_at(field, byte) for _, field in fields}
        return kinds.pop() if len(kinds) == 1 else UNKNOWN
    inside = [f for f in fields if f[0] <= byte < f[0] + layout_of(f[1]).bytes]
    return expected_at(inside[0][1], byte - inside[0][0]) if inside else UNKNOWN


def says(tree: TypeTree, byte: int) -> Kind:
    """Return the kind that a tree has for a byte at which a value may start."""
    kind = tree[(byte,)]
    return kind if byte % kind.size == 0 or (byte,) in dict(tree) else UNKNOWN


def has_packed(type: Attribute) -> bool:
    """True if values may stand at places that their alignment forbids."""
    return "packed" in str(type)


@LAWS
@given(types)
def test_every_byte_is_said(type: Attribute) -> None:
    """All that is said is so; what is so and within the limit is said."""
    tree = LayoutTrees().memory(type)
    assert not tree.conflicts
    assert first_conflict(tree) is None
    for byte in range(min(layout_of(type).bytes, MAX_OFFSET)):
        expected = expected_at(type, byte)
        if expected.size == 1 or byte % expected.size == 0 or has_packed(type):
            assert says(tree, byte) == expected


@LAWS
@given(types)
def test_values_say_what_memory_does(type: Attribute) -> None:
    trees = LayoutTrees()
    memory, value = trees.memory(type), trees.value(type)
    for (first, *rest), kind in memory:
        assert value[(first, *rest)] == kind
    assert trees.pointed(type).data0 == memory or any(len(path) == MAX_DEPTH for path, _ in memory)


@LAWS
@given(types, st.sampled_from([0, 1, 3]))
def test_fields_are_shifted(type: Attribute, extra: int) -> None:
    """A struct says of a field what the field says of itself."""
    struct = StructType("", [i8] * extra + [type])
    offset = layout_of(struct).offsets[-1]
    mine, its = LayoutTrees().memory(struct), LayoutTrees().memory(type)
    for (first, *rest), kind in its:
        at = offset if first == -1 else offset + first
        if at <= MAX_OFFSET:
            assert mine[(at, *rest)] == kind


# ------------------------------------------------------------------ trees, in text

POINT = 'T.struct<"Point", (f32, f32, i32)>'
CONTAINER = 'T.struct<"Container", (i64, T.array<1000, f32>)>'
NODE = 'T.struct<"Node", (f64, T.enum<8, 8>)>'
BYTES8 = ", ".join(f"[-1,{at}]:Integer" for at in range(8))
FLOATS = ", ".join(f"[-1,{at}]:Float@float" for at in range(8, 501, 4))

DOCUMENT = [  # type, document, rustc; the rows of rustc's document and of its tests
    ("f32", "{[-1]:Float@float}", None),
    ("i32", "{[-1]:Integer}", None),
    ("T.ref<f32>", "{[-1]:Pointer, [-1,0]:Float@float}", None),
    ("T.ref<f64>", "{[-1]:Pointer, [-1,0]:Float@double}", None),
    ("T.ref<f16>", "{[-1]:Pointer, [-1,0]:Float@half}", None),
    ("T.ref<f128>", "{[-1]:Pointer, [-1,0]:Float@fp128}", None),
    ("T.ref<T.array<5, f64>>", "{[-1]:Pointer, [-1,-1]:Float@double}", None),
    ("T.ref<T.array<100, f32>>", "{[-1]:Pointer, [-1,-1]:Float@float}", None),
    ("T.array<100, f32>", "{[-1]:Float@float}", None),
    ("T.array<0, f32>", "{}", None),
    ("T.ref<T.array<2, T.array<2, f32>>>", "{[-1]:Pointer, [-1,-1]:Float@float}", None),
    ("T.ref<T.struct<(f64, f64, f64)>>",
     "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,16]:Float@double}", None),
    (f"T.ref<{NODE}>", "{[-1]:Pointer, [-1,0]:Float@double}", None),
    ("T.enum<16, 8>", "{}", None),
    # What rustc spells differently.
    ("T.ref<i32>", "{[-1]:Pointer, [-1,0]:Integer, [-1,1]:Integer, [-1,2]:Integer, [-1,3]:Integer}",
     "{[-1]:Pointer, [-1,0]:Integer}"),
    (f"T.ref<{POINT}>",
     "{[-1]:Pointer, [-1,0]:Float@float, [-1,4]:Float@float, [-1,8]:Integer, [-1,9]:Integer, "
     "[-1,10]:Integer, [-1,11]:Integer}",
     "{[-1]:Pointer, [-1,0]:Float@float, [-1,4]:Float@float, [-1,8]:Integer}"),
    (f"T.ref<{CONTAINER}>", "{[-1]:Pointer, " + BYTES8 + ", " + FLOATS + "}",
     "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Float@float}"),
    ("T.ref<T.tuple<(i8, f64)>>", "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Float@double}",
     "{[-1]:Pointer, [-1,0]:Integer, [-1,1]:Float@double}"),
    ("T.ref<T.box<f32>>", "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,0]:Float@float}",
     "{[-1]:Pointer, [-1,-1]:Pointer, [-1,-1,0]:Float@float}"),
    ("T.ref<T.union<(f32, f32)>>", "{[-1]:Pointer, [-1,0]:Float@float}", "{[-1]:Pointer}"),
    ("T.ref<T.union<(f32, i32)>>", "{[-1]:Pointer}", None),
    ("T.fn", "{[-1]:Pointer}", "{}"),
    ('T.ref<T.struct<"N", (f64, T.ref<T.self<"N">>)>>',
     "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Pointer, [-1,8,0]:Float@double, [-1,8,8]:Pointer, "
     "[-1,8,8,0]:Float@double, [-1,8,8,8]:Pointer, [-1,8,8,8,0]:Float@double, "
     "[-1,8,8,8,8]:Pointer, [-1,8,8,8,8,0]:Float@double, [-1,8,8,8,8,8]:Pointer}",
     "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Pointer}"),
    ("T.ref<T.array<2, T.struct<(f32, i8)>>>",
     "{[-1]:Pointer, [-1,0]:Float@float, [-1,4]:Integer, [-1,8]:Float@float, [-1,12]:Integer}",
     CONFLICT := "conflict"),
    ("T.ref<T.vec<f32>>",
     "{[-1]:Pointer, " + BYTES8 + ", [-1,8]:Pointer, [-1,8,-1]:Float@float, "
     + ", ".join(f"[-1,{at}]:Integer" for at in range(16, 24)) + "}",
     "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Pointer, [-1,8,0]:Integer, [-1,16]:Integer}"),
    ("vector<4xf32>", "{[-1]:Float@float}", "{}"),
    ("T.struct<(f64, f64)>", "{[-1]:Float@double}", "{[0]:Float@double, [8]:Float@double}"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "document", "rustc"), DOCUMENT)
def test_trees_in_text(text: str, document: str, rustc: str | None) -> None:
    type = layout(text)
    assert str(LayoutTrees().value(type)) == document
    found = RustcTrees().value(type)
    if rustc == CONFLICT:
        assert first_conflict(found) == "the type tree says [-1,-1] is Float@float and Integer"
    else:
        assert str(found) == (rustc or document)


FAT = [  # pointee, what its address says, and its second word, in both spellings
    ("T.slice<f64>", "{[-1]:Pointer, [-1,-1]:Float@double}", None),
    ("T.slice<i32>", "{[-1]:Pointer, [-1,-1]:Integer}", None),
    ("T.slice<T.struct<(f64, f64)>>", "{[-1]:Pointer, [-1,-1]:Float@double}", None),
    ("T.struct<(T.array<0, i8>, T.slice<f32>)>", "{[-1]:Pointer, [-1,-1]:Float@float}",
     None),
    ("T.struct<(i64, T.slice<f32>)>", "{[-1]:Pointer, " + BYTES8 + ", " + FLOATS + "}",
     "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Float@float}"),
    ("T.str", "{[-1]:Pointer, [-1,-1]:Integer}", "{[-1]:Pointer}"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "document", "rustc"), FAT)
def test_addresses_of_slices(text: str, document: str, rustc: str | None) -> None:
    pointee = layout(f"T.ref<{text}>").type
    assert str(LayoutTrees().pointed(pointee)) == document
    assert str(LayoutTrees().companion(pointee)) == "{[-1]:Integer}"
    assert str(RustcTrees().pointed(pointee)) == (rustc or document)
    assert str(RustcTrees().companion(pointee)) == "{[0]:Integer}"


# ------------------------------------------------------------------ types that name themselves

N = 'T.self<"N">'
RECURSIVE = [  # a node's fields, its size, where it keeps the address of others, bytes of one
    (f"f64, T.vec<{N}>", 32, 16, 32),
    (f"f64, T.ref<T.slice<{N}>>", 24, 8, 24),
    (f"f64, T.box<T.array<3, {N}>>", 16, 8, 16),
    (f"f64, T.vec<T.tuple<({N}, f32)>>", 32, 16, 40),
    (f"f64, T.ref<T.struct<({N}, {N})>>", 16, 8, 16),
    (f'f64, T.vec<T.struct<"M", ({N}, T.vec<T.self<"M">>)>>', 32, 16, 56),
]


@pytest.mark.parametrize(("fields", "size", "at", "stride"), RECURSIVE)
def test_layouts_that_contain_themselves(fields: str, size: int, at: int, stride: int) -> None:
    node = layout(f'T.struct<"N", ({fields})>')
    assert layout_of(node).size == size
    tree = LayoutTrees().memory(node)
    for path in ((0,), (at, 0), (at, stride), (at, stride + at, 0), (at, at, stride)):
        assert tree[path] == KINDS["Float@double"]
    for path in ((at,), (at, at), (at, stride + at)):
        assert tree[path] == KINDS["Pointer"]
    rustc = RustcTrees().memory(node)
    assert rustc[0,] == KINDS["Float@double"]
    assert rustc[at,] == KINDS["Pointer"]
    assert len(rustc) < 6


def test_an_address_of_what_ends_in_a_slice_has_a_length() -> None:
    """Also where it names the struct around it: what stands behind moves by a word."""
    node = layout(f'T.struct<"N", (f64, T.ref<{N}>, T.slice<f64>)>')
    assert layout_of(node).offsets == (0, 8, 24)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f'T.struct<"N", (f64, T.tuple<(i8, {N})>)>', "contains itself by value"),
        (f'T.struct<"N", (T.ref<{N}>, T.array<2, {N}>)>', "contains itself by value"),
        (f'T.struct<"N", (f64, T.union<(i8, T.struct<({N})>)>)>', "contains itself by value"),
        (f'T.struct<"N", (T.ref<T.struct<"M", ({N}, T.self<"M">)>>)>', '"M" contains itself'),
        (f'T.struct<"N", (T.vec<{N}>, T.slice<f64>)>', "an element of a vector has a size"),
        (f'T.struct<"N", (T.ref<T.struct<({N}, T.slice<{N}>, i8)>>)>', "not the last one"),
    ],
)
def test_what_names_itself_is_checked(text: str, reason: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        layout(text)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "AD0922"
    assert reason in diagnostic.message


def test_raw_pointers_were_integers() -> None:
    raw = layout("T.ptr<f32>")
    assert str(LayoutTrees().value(raw)) == "{[-1]:Pointer, [-1,0]:Float@float}"
    assert str(LayoutTrees(integer_pointers=True).value(raw)) == "{[-1]:Integer}"
    assert str(RustcTrees(integer_pointers=True).value(raw)) == "{[-1]:Integer}"
    vec = RustcTrees(integer_pointers=True).pointed(layout("T.vec<f32>"))
    assert str(vec) == "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Integer, [-1,16]:Integer}"


def test_large_values() -> None:
    """Alike all over: said once. Not alike: said as far as offsets are told apart."""
    assert str(LayoutTrees().pointed(layout("T.struct<(T.array<100, f64>, f64)>"))) == (
        "{[-1]:Pointer, [-1,-1]:Float@double}"
    )
    mixed = LayoutTrees().memory(layout("T.struct<(T.array<100, f64>, i8)>"))
    assert mixed[(496,)] == KINDS["Float@double"]
    assert mixed[(504,)] == mixed[(800,)] == UNKNOWN
    assert LayoutTrees().memory(ArrayType(10**12, f32)) == TypeTree.scalar(KINDS["Float@float"])


def test_wide_recursion_is_cut() -> None:
    """Ten references to itself are not followed six deep, which would say a million things."""
    many = StructType("N", [f64, *[RefType(SelfType("N"))] * 10])
    tree = LayoutTrees().pointed(many)
    assert 100 < len(tree) <= MAX_FACTS * MAX_DEPTH
    assert tree[(-1, 80, 0)] == KINDS["Float@double"]


def test_structs_may_name_those_around_them() -> None:
    inner = StructType("B", [RefType(SelfType("A")), RefType(SelfType("B")), f32])
    tree = LayoutTrees().memory(StructType("A", [f64, inner]))
    assert tree[(8, 0)] == KINDS["Float@double"]
    assert tree[(16, 16)] == KINDS["Float@float"]
    assert tree[(8, 24)] == KINDS["Float@float"]


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda: UnionType([layout("T.ref<T.str>").type]), "a field of a union has a size"),
        (lambda: OpaqueType(-8, 8), "the size -8 is no multiple"),
        (lambda: EnumType(8, 0), "an alignment is a power of two"),
        (lambda: StructType("", [f64, f32], [0]), "2 fields cannot stand at 1 offsets"),
    ],
)
def test_misuse(make: Any, reason: str) -> None:
    with pytest.raises(VerifyException, match=reason):
        make()


def test_no_value_is_a_slice() -> None:
    with pytest.raises(NoLayout, match="has no size"):
        LayoutTrees().value(layout("T.ref<T.slice<f64>>").type)


# ------------------------------------------------------------------ the attribute, metadata


def test_attribute_keeps_the_normal_form() -> None:
    assert TreeAttr("{[-1,0]:Float@double, [-1]:Pointer}").text.data == (
        "{[-1]:Pointer, [-1,0]:Float@double}"
    )
    for wrong in ("{[-1]:Integer, [0]:Float@double}", "{[0]:Integer, [0,0]:Integer}"):
        with pytest.raises(VerifyException, match="the type tree says"):
            TreeAttr(wrong)
    with pytest.raises(MalformedTree):
        TreeAttr("{")


offsets = st.sampled_from([-1, 0, 4, 8, 16])
kinds = st.sampled_from([kind for kind in KINDS.values() if kind != UNKNOWN])


@LAWS
@given(st.dictionaries(st.lists(offsets, min_size=1, max_size=4).map(tuple), kinds, max_size=6))
def test_metadata_round_trips(facts: dict[tuple[int, ...], Kind]) -> None:
    tree = TypeTree.of(facts)
    if first_conflict(tree) is None:
        assert from_metadata(to_metadata(tree)) == tree
    assert bool(tree.conflicts) == (first_conflict(tree) is not None)


def test_metadata_is_enzymes() -> None:
    tree = parse_tree("{[-1]:Pointer, [-1,-1]:Float@double}")
    node = to_metadata(tree)
    assert str(node) == '!{!"Unknown", i32 -1, !{!"Pointer", i32 -1, !{!"Float@double"}}}'
    assert node == node_of(("Unknown", -1, ("Pointer", -1, ("Float@double",))))
    assert to_metadata(EMPTY) == Node("Unknown")


@pytest.mark.parametrize(
    ("operands", "reason"),
    [
        (("Float",), "`Float` is no kind of data"),
        (("Integer",), "the outermost node is Unknown"),
        (("Unknown", -2, ("Integer",)), "an offset is -1 or not negative"),
        (("Unknown", -1), "a node is a kind"),
        (("Unknown", ("Integer",), -1), "a node is a kind"),
        ((), "a node is a kind"),
    ],
)
def test_what_is_no_metadata(operands: tuple[object, ...], reason: str) -> None:
    with pytest.raises(MalformedTree, match=reason):
        from_metadata(node_of(operands))


LLVM_STRUCTS = (
    "{ i8, <3 x double>, double }",
    "{ i1, [2 x <3 x float>], i16 }",
    "<{ i8, <3 x double>, double }>",
    "{ i8, { i8, i64 }, <{ i8, i64 }>, ptr }",
    "{ half, x86_fp80, i8, fp128, i128 }",
    "{ i24, [3 x { i8, float }], <4 x i1>, bfloat }",
)
"""Bodies of structs, some with vectors of three lanes, which lie as far apart as of four."""


@pytest.mark.parametrize("body", LLVM_STRUCTS)
def test_fields_of_structs_are_where_llvm_has_them(body: str) -> None:
    text = f"%S = type {body}\n@s = global %S zeroinitializer\n"
    text += "define ptr @f(ptr %p) {\n  %q = getelementptr %S, ptr %p, i64 1\n  ret ptr %q\n}\n"
    context = llvmlite.binding.create_context()  # in which no other struct has this name
    module = llvmlite.binding.parse_assembly(text, context)
    llvmlite.binding.initialize_native_target()
    machine = llvmlite.binding.Target.from_default_triple().create_target_machine()
    data, type = machine.target_data, module.get_struct_type("S")
    gep = next(op for op in ad_opt.load(text).module.walk() if op.name == "llvm.getelementptr")
    ours = gep.properties["elem_type"]
    expected = [data.get_element_offset(type, at) for at, _ in enumerate(type.elements)]
    assert [*field_offsets(ours)] == expected
    assert [field_offset(ours, at)[0] for at, _ in enumerate(expected)] == expected
    assert size_and_alignment(ours) == (data.get_abi_size(type), data.get_abi_alignment(type))
    assert known_step(gep) == size_of(ours) == data.get_abi_size(type)
