"""The algebra of type trees: Enzyme's tables, the laws of a lattice, and text."""

from __future__ import annotations

from itertools import product

import pytest
from ad_opt.dialects.typetree.kinds import (
    ANYTHING,
    BFLOAT16,
    BINARY,
    DOUBLE,
    FLOAT,
    HALF,
    INTEGER,
    KINDS,
    POINTER,
    UNKNOWN,
    Kind,
    binary,
    conflict,
    join,
    meet,
)
from ad_opt.dialects.typetree.text import MalformedTree, parse_tree
from ad_opt.dialects.typetree.tree import EMPTY, MAX_DEPTH, MAX_OFFSET, TypeTree, covers
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

PLAIN = list(KINDS.values())
ALL = [*PLAIN, conflict(INTEGER, DOUBLE), conflict(POINTER, DOUBLE, FLOAT)]

JOIN = {  # Enzyme's checkedOrIn where it is legal; None where it is not
    (INTEGER, POINTER): None, (INTEGER, DOUBLE): None, (POINTER, DOUBLE): None,
    (FLOAT, DOUBLE): None, (INTEGER, ANYTHING): ANYTHING, (POINTER, ANYTHING): ANYTHING,
    (DOUBLE, ANYTHING): ANYTHING, (UNKNOWN, ANYTHING): ANYTHING,
}  # fmt: skip


@pytest.mark.parametrize(("left", "right"), list(product(PLAIN, PLAIN)))
def test_join_is_enzymes(left: Kind, right: Kind) -> None:
    found = join(left, right)
    if left == right:
        assert found == left
    elif UNKNOWN in (left, right):
        assert found == (right if left == UNKNOWN else left)
    elif ANYTHING in (left, right):
        assert found == ANYTHING
    else:
        assert found.claims == {left, right}  # where Enzyme gives up


def test_table_of_joins() -> None:
    for (left, right), expected in JOIN.items():
        assert (None if join(left, right).is_conflict else join(left, right)) == expected
    assert join(POINTER, INTEGER, pointer_or_integer=True) == POINTER
    assert join(INTEGER, POINTER, pointer_or_integer=True) == INTEGER


@pytest.mark.parametrize(("left", "right"), list(product(PLAIN, PLAIN)))
def test_meet_is_enzymes(left: Kind, right: Kind) -> None:
    expected = (
        right if left == ANYTHING else left if right == ANYTHING or left == right else UNKNOWN
    )
    assert meet(left, right) == expected


@pytest.mark.parametrize(("a", "b"), list(product(ALL, ALL)))
def test_kinds_are_a_lattice(a: Kind, b: Kind) -> None:
    assert join(a, b) == join(b, a)
    assert meet(a, b) == meet(b, a)
    assert join(a, meet(a, b)) == a == meet(a, join(a, b))
    for c in ALL:
        assert join(a, join(b, c)) == join(join(a, b), c)
        assert meet(a, meet(b, c)) == meet(meet(a, b), c)


CONFLICT = object()
BINARY_TABLE = [  # reference: Enzyme's ConcreteType.h, binopIn
    ("add mul", ANYTHING, ANYTHING, ANYTHING),
    ("add sub and udiv shl", INTEGER, DOUBLE, UNKNOWN),
    ("add sub and udiv shl", DOUBLE, UNKNOWN, UNKNOWN),
    ("add xor", ANYTHING, DOUBLE, UNKNOWN),
    ("add shl", UNKNOWN, ANYTHING, UNKNOWN),
    (" ".join(sorted(BINARY)), INTEGER, INTEGER, INTEGER),
    ("add sub mul and or xor", INTEGER, ANYTHING, ANYTHING),
    ("add sub mul and or xor", ANYTHING, INTEGER, ANYTHING),
    ("udiv sdiv urem srem shl ashr lshr", INTEGER, ANYTHING, INTEGER),
    ("udiv sdiv urem srem shl ashr lshr", ANYTHING, INTEGER, ANYTHING),
    (" ".join(sorted(BINARY)), INTEGER, UNKNOWN, UNKNOWN),
    ("sub", POINTER, POINTER, INTEGER),
    ("add mul and or xor shl udiv", POINTER, POINTER, CONFLICT),
    ("sub", POINTER, UNKNOWN, UNKNOWN),
    ("add mul", POINTER, INTEGER, POINTER),
    ("add mul", UNKNOWN, POINTER, POINTER),
    ("add mul", ANYTHING, POINTER, POINTER),
    ("sub", ANYTHING, POINTER, UNKNOWN),
    ("sub", POINTER, ANYTHING, UNKNOWN),
    ("sub", INTEGER, POINTER, UNKNOWN),
    ("sub", POINTER, INTEGER, POINTER),
    ("udiv srem", INTEGER, POINTER, CONFLICT),
    ("udiv srem", POINTER, INTEGER, UNKNOWN),
    ("and or xor shl ashr lshr", POINTER, INTEGER, UNKNOWN),
    ("add mul sub", POINTER, DOUBLE, CONFLICT),
    ("add and", DOUBLE, DOUBLE, CONFLICT),
]


@pytest.mark.parametrize(("ops", "left", "right", "expected"), BINARY_TABLE)
def test_integer_operations(ops: str, left: Kind, right: Kind, expected: object) -> None:
    for op in ops.split():
        found = binary(op, left, right)
        assert found.is_conflict if expected is CONFLICT else found == expected


# ------------------------------------------------------------------ trees

LAWS = settings(deadline=None, suppress_health_check=list(HealthCheck))

offsets = st.sampled_from([-1, 0, 4, 8, 16])
kinds = st.sampled_from([INTEGER, FLOAT, DOUBLE, HALF, BFLOAT16, ANYTHING])


@st.composite
def flat_trees(draw: st.DrawFn) -> TypeTree:
    facts = draw(st.lists(st.tuples(offsets, kinds), max_size=5))
    return TypeTree.of(((offset,), kind) for offset, kind in facts)


@st.composite
def trees(draw: st.DrawFn) -> TypeTree:
    """Trees in which all that has something behind it is an address."""
    facts: dict[tuple[int, ...], Kind] = {}
    for _ in range(draw(st.integers(0, 5))):
        path = tuple(draw(st.lists(offsets, min_size=1, max_size=3)))
        for length in range(1, len(path)):
            facts[path[:length]] = POINTER
        facts.setdefault(path, draw(kinds))
    return TypeTree.of(facts)


@LAWS
@given(trees(), trees(), trees())
@example(
    parse_tree("{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer}"),
    parse_tree("{[0]:Pointer, [0,-1]:Integer}"),
    parse_tree("{[0]:Pointer, [0,0]:Integer}"),
)
def test_joins_of_trees(a: TypeTree, b: TypeTree, c: TypeTree) -> None:
    assert a | a == a
    assert a | b == b | a
    assert (a | b) | c == a | (b | c)
    assert a | EMPTY == a


@LAWS
@given(flat_trees(), flat_trees(), st.sampled_from([0, 4, 8, 16, 24]))
def test_trees_are_maps_from_paths(a: TypeTree, b: TypeTree, offset: int) -> None:
    """Join and meet of trees are join and meet at each path."""
    path = (offset,)
    assert (a | b)[path] == join(a[path], b[path])
    assert (a & b)[path] == meet(a[path], b[path])


@LAWS
@given(flat_trees(), flat_trees(), flat_trees())
def test_meets_of_trees(a: TypeTree, b: TypeTree, c: TypeTree) -> None:
    assert a & a == a
    assert a & b == b & a
    assert (a & b) & c == a & (b & c)
    assert a | (a & b) == a
    assert a & (a | b) == a


@LAWS
@given(trees())
def test_text_round_trips(tree: TypeTree) -> None:
    if not tree.conflicts:
        assert parse_tree(str(tree)) == tree


@LAWS
@given(trees(), st.integers(0, 24))
def test_only_is_undone_by_data0(tree: TypeTree, offset: int) -> None:
    deep = any(len(path) == MAX_DEPTH for path, _ in tree)
    if not deep:
        assert tree.only(-1).data0 == tree
        assert tree.only(0).data0 == tree
        assert tree.only(offset + 1).data0 == EMPTY


@LAWS
@given(flat_trees(), st.integers(0, 16))
def test_shifts_move_what_is_known(tree: TypeTree, by: int) -> None:
    moved = tree.shifted(0, 32, by)
    for at in range(32):
        explicit = any(path == (at,) for path, _ in tree)
        if explicit:
            assert join(moved[(at + by,)], tree[(at,)]) == moved[(at + by,)]


def test_more_general_facts_swallow_others() -> None:
    assert str(TypeTree.of({(-1,): DOUBLE, (8,): DOUBLE})) == "{[-1]:Float@double}"
    kept = TypeTree.of({(-1,): DOUBLE, (8,): ANYTHING})
    assert str(kept) == "{[-1]:Float@double, [8]:Anything}"
    assert kept[(8,)] == ANYTHING
    assert kept[(0,)] == DOUBLE
    assert kept[(-1,)] == DOUBLE
    assert TypeTree.of({(0,): DOUBLE})[(-1,)] == UNKNOWN


def test_contradictions_are_kept() -> None:
    tree = TypeTree.of({(-1,): INTEGER, (0,): DOUBLE})
    assert tree[(0,)].claims == {INTEGER, DOUBLE}
    assert tree[(4,)] == INTEGER
    prefix = TypeTree.of({(0,): DOUBLE, (0, 8): DOUBLE})
    assert prefix[(0,)].claims == {DOUBLE, POINTER}


def test_contradictions_are_found_where_facts_meet() -> None:
    """No fact says it alone: an address behind all of them, an integer behind the first."""
    tree = parse_tree("{[-1]:Pointer, [-1,0]:Pointer, [0,-1]:Integer}")
    assert str(tree) == "{[-1]:Pointer, [-1,0]:Pointer, [0,-1]:Integer}"
    assert tree.conflicts == [((0, 0), conflict(POINTER, INTEGER))]


def test_nothing_is_said_behind_anything() -> None:
    assert TypeTree.of({(0,): ANYTHING, (0, 8): DOUBLE}) == TypeTree.of({(0,): ANYTHING})


def test_canonical_form() -> None:
    floats = TypeTree.of({(0,): FLOAT, (4,): FLOAT, (8,): FLOAT})
    assert str(floats.canonical(12)) == "{[-1]:Float@float}"
    assert str(floats.canonical(16)) == str(floats)
    integers = TypeTree.of({(at,): INTEGER for at in range(4)})
    assert str(integers.canonical(4)) == "{[-1]:Integer}"
    mixed = TypeTree.of({(0,): DOUBLE, (8,): FLOAT, (12,): FLOAT})
    assert mixed.canonical(16) == mixed


def test_lookup_is_what_a_load_gives() -> None:
    point = parse_tree("{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double}")
    assert str(point.lookup(8)) == "{[-1]:Float@double}"
    assert str(point.lookup(16)) == "{[-1]:Float@double}"
    array = parse_tree("{[-1]:Pointer, [-1,-1]:Float@float}")
    assert str(array.lookup(4)) == "{[-1]:Float@float}"
    boxed = parse_tree("{[-1]:Pointer, [-1,0]:Pointer, [-1,0,0]:Float@float}")
    assert str(boxed.lookup(8)) == "{[-1]:Pointer, [-1,0]:Float@float}"


def test_shifting_writes_out_what_holds_everywhere() -> None:
    doubles = TypeTree.scalar(DOUBLE)
    assert str(doubles.shifted(0, 16, 8)) == "{[8]:Float@double, [16]:Float@double}"
    assert str(doubles.shifted(0, None, 0)) == "{[-1]:Float@double}"
    assert str(doubles.shifted(0, None, 8)) == "{[8]:Float@double}"
    assert str(TypeTree.scalar(INTEGER).shifted(0, 2, 4)) == "{[4]:Integer, [5]:Integer}"
    assert str(doubles.shifted(4, 12, 0)) == "{[4]:Float@double}"


def test_clearing_a_range() -> None:
    doubles = TypeTree.scalar(DOUBLE)
    assert str(doubles.cleared(8, 16, 24)) == "{[0]:Float@double, [16]:Float@double}"


def test_filters() -> None:
    tree = parse_tree("{[-1]:Pointer, [-1,-1]:Float@double, [-1,0]:Anything, [-1,8]:Float@double}")
    assert str(tree) == "{[-1]:Pointer, [-1,-1]:Float@double, [-1,0]:Anything}"
    assert str(tree.purged()) == "{[-1]:Pointer, [-1,-1]:Float@double}"
    assert not TypeTree.scalar(ANYTHING).is_known


def test_far_offsets_widen() -> None:
    """Facts at far offsets are joined with those beside them: none is dropped, none is hidden."""
    table = TypeTree.of({(-1,): POINTER, **{(-1, at): DOUBLE for at in range(0, 800, 8)}})
    assert str(table) == "{[-1]:Pointer, [-1,-1]:Float@double}"
    mixed = TypeTree.of({(0,): INTEGER, (MAX_OFFSET + 4,): DOUBLE})
    assert mixed[(0,)].claims == {INTEGER, DOUBLE}
    inside = TypeTree.of({(at,): DOUBLE for at in range(0, 264, 8)})
    assert len(inside) == 33


def test_paths_cover() -> None:
    assert covers((-1, 0), (8, 0))
    assert not covers((8, 0), (-1, 0))
    assert not covers((-1,), (0, 0))


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "{[-1]:Float@float}",
        "{[-1]:Pointer, [-1,-1]:Float@float}",
        "{[-1]:Pointer, [-1,-1]:Integer}",
        "{[-1]:Pointer, [-1,0]:Float@float, [-1,4]:Float@float, [-1,8]:Integer, [-1,9]:Integer, "
        "[-1,10]:Integer, [-1,11]:Integer}",
        "{[-1]:Pointer, [-1,0]:Integer, [-1,8]:Float@float}",
        "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,0]:Float@float}",
        "{[-1]:Float@double, [8]:Anything}",
    ],
)
def test_text_is_enzymes(text: str) -> None:
    assert str(parse_tree(text)) == text


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("", "a type tree starts with `{`", 0),
        ("[-1]:Integer", "a type tree starts with `{`", 0),
        ("{[-1]:Integer", "expected `[offsets]:Kind`", 1),
        ("{[-1]:Integr}", "`Integr` is no kind of data", 6),
        ("{[-2]:Integer}", "an offset is -1, for every offset, or not negative", 2),
        ("{[]:Integer}", "expected `[offsets]:Kind`", 1),
        ("{[0]:Integer} x", "expected `[offsets]:Kind`", 12),
        ("{[0,]:Integer}", "expected `[offsets]:Kind`", 1),
        ("{[0]:Integer [1]:Integer}", "expected `[offsets]:Kind`", 1),
    ],
)
def test_what_is_no_tree(text: str, reason: str, at: int) -> None:
    with pytest.raises(MalformedTree) as caught:
        parse_tree(text)
    assert (caught.value.reason, caught.value.at) == (reason, at)
    assert caught.value.help
