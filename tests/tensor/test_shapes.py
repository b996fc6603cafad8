"""Shapes of tensors: inference, broadcasting, projections, and refusals that name both places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ad_opt import DiagnosticError, tensor
from ad_opt.tensor.shapes.inference import infer
from ad_opt.tensor.shapes.notation import parse, parse_shape
from ad_opt.tensor.shapes.projections import project
from ad_opt.tensor.shapes.refusals import Party
from ad_opt.tensor.shapes.rows import Shape


def solved(spec: str, *texts: str, **sizes: int) -> tuple[Shape, list[Shape]]:
    shapes = [parse_shape(text) for text in texts]
    parties = [Party(f"t{at}", text) for at, text in enumerate(texts)]
    return infer(parse(spec), shapes, parties, sizes).result, shapes


RESULTS = [
    ("ij;jk=>ik", ["2,3", "3,4"], "2,4"),
    ("ij ; jk => ik", ["2,3", "3,4"], "2,4"),
    ("row,k;k,col=>row,col", ["2,3", "3,4"], "2,4"),
    ("b|i->o => o|b->i", ["2|3->4"], "4|2->3"),
    ("b|i->o => b|i", ["2|3->4"], "2|3"),
    ("...|...->...o => o", ["2|3->4"], "4"),
    ("i->...o => ...io", ["2->3,4"], "3,2,4"),
    ("...|1->... => ...|...", ["2|3->4"], "2|4"),
    ("i->...;j->...=>...ij", ["2->3", "4->3"], "3,2,4"),
    ("i=>ii", ["5"], "5,5"),
    ("2*o+k;k=>o", ["9", "3"], "4"),
    ("2*o+k;k=>o", ["4", "2"], "2"),
    ("o+2*k;k=>o", ["9", "3"], "5"),
    ("o=+k;k=>o", ["5", "3"], "5"),
    ("o<+k;k=>o", ["5", "3"], "3"),
    ("...;...=>...", ["3,1", "4"], "3,4"),
    ("..r..;..r..=>..r..", ["3,2", "3,2"], "3,2"),
]


@pytest.mark.parametrize(("spec", "shapes", "result"), RESULTS)
def test_results(spec: str, shapes: list[str], result: str) -> None:
    assert str(solved(spec, *shapes)[0]) == result


def test_the_size_of_a_kernel_may_follow_from_its_axis() -> None:
    made, (_, kernel) = solved("o+k;k=>o", "6", "_", o=4)
    assert (str(made), str(kernel)) == ("4", "3")


@pytest.mark.parametrize(
    ("shapes", "decided"),
    [
        (["...", "10|3"], ["10|3", "10|3"]),
        (["..., 3", "10|2, 3"], ["10|...,3", "10|2,3"]),
        (["_", "10|3"], ["3", "10|3"]),
        (["_", "1"], ["_", "1"]),
    ],
)
def test_first_uses_decide(shapes: list[str], decided: list[str]) -> None:
    w = tensor.param(shapes[0], name="w")
    x = tensor.placeholder(shapes[1], name="x")
    _ = w + x
    assert str(w.rows.row("output")) == decided[0].rpartition("|")[2].replace("...,", "2,")


def test_refused_operations_decide_nothing() -> None:
    w = tensor.param("_,_", name="w")
    x = tensor.placeholder((3, 4), name="x")
    with pytest.raises(DiagnosticError):
        tensor.einsum("ij;ii=>ij", w, x)
    assert str(w.rows) == "_,_"
    assert (w + x).shape == (3, 4)


def test_looking_decides_nothing() -> None:
    w = tensor.param("...->_", name="w")
    assert "[...->_]" in repr(w)
    with pytest.raises(DiagnosticError, match="AD1111"):
        _ = w.shape
    x = tensor.placeholder("10|2", name="x")
    y = w @ x
    assert repr(y) == "Tensor(matmul: [10|_] f32)"
    z = y + tensor.placeholder(16, name="b")
    assert (w.shape, z.shape) == ((16, 2), (10, 16))


def test_projections_have_no_iterator_of_one_point() -> None:
    shapes = [parse_shape("3,1"), parse_shape("1,4")]
    parties = [Party("a", ""), Party("b", "")]
    spec = parse("...;...=>...")
    found = project(spec, shapes, parties, {}, parse_shape("3,4"))
    assert found.extents == (3, 4)
    assert [[axis.terms for axis in operand] for operand in found.operands] == [
        [((1, 0),), ()],
        [(), ((1, 1),)],
    ]


def a(*shape: int) -> tensor.Tensor:
    return tensor.placeholder(shape, name="a")


def b(*shape: int) -> tensor.Tensor:
    return tensor.placeholder(shape, name="b")


REFUSED: dict[str, Callable[[], Any]] = {
    "AD1110 3 and 4": lambda: a(2, 3) + b(4),
    "AD1110 is 3 in `a` and 1 in `b`": lambda: tensor.einsum("i;i=>i", a(3), b(1)),
    "AD1110 axis 1 of `a` is 3, and of `b` 4": lambda: tensor.concatenate([a(2, 3), b(2, 4)]),
    "AD1110 is asked for": lambda: tensor.einsum("i=>i", a(3), shape="4"),
    "AD1110 has no input axes": lambda: a(2, 3) @ tensor.param("3->4"),
    "AD1110 its array is": lambda: tensor.param("2,3", init=np.zeros((2, 4))),
    "AD1110 is 3 + 3, and 5 in": lambda: tensor.einsum("a^b=>a", a(5), a=3, b=3),
    "AD1110 is 1 + 1, and 5 in": lambda: tensor.einsum("a^b=>b", a(5), a=1, b=1),
    "AD1110 is 2 + 3, and 6 in": lambda: tensor.einsum("i;j=>i^j", a(2), b(3), shape=6),
    "AD1111 cannot be inferred": lambda: tensor.einsum("o+k=>o", a(5)),
    "AD1112 a comma without a size": lambda: tensor.placeholder("2,,3"),
    "AD1112 does not say": lambda: tensor.einsum("ij", a(2, 3)),
    "AD1112 two results": lambda: tensor.einsum("i=>i=>i", a(2)),
    "AD1112 too many rows": lambda: tensor.einsum("i|j|k=>i", a(2)),
    "AD1112 two ellipses": lambda: tensor.einsum("......=>i", a(2)),
    "AD1112 no axis `k`": lambda: tensor.einsum("i=>i", a(2), k=3),
    "AD1112 size of axis": lambda: tensor.einsum("i=>ik", a(2), k=-1),
    "AD1112 where an axis should": lambda: tensor.einsum("i?=>i", a(2)),
    "AD1112 comma without": lambda: tensor.einsum("i,,j=>i", a(2)),
    "AD1112 is no size": lambda: tensor.placeholder("2,x"),
    "AD1112 is no shape": lambda: tensor.placeholder((2, -1)),
    "AD1112 pads the result": lambda: tensor.einsum("i=>i=+k", a(2), k=2),
    "AD1113 has 2 operands": lambda: tensor.einsum("i;i=>i", a(2)),
    "AD1113 asks for 1 output axis": lambda: tensor.einsum("i=>i", a(2, 3)),
    "AD1113 asks for 0 batch axes": lambda: tensor.einsum("i=>i", tensor.placeholder("5|2")),
    "AD1113 is in no operand": lambda: tensor.einsum("i=>ij", a(2)),
    "AD1113 has 1 axes, and `b` has 2": lambda: tensor.concatenate([a(3), b(3, 3)]),
    "AD1113 two widths": lambda: tensor.pad(a(3), [(1.5, 0)]),  # pyright: ignore
    "AD1113 margins are": lambda: tensor.pad(a(3), 1),  # pyright: ignore
    "AD1113 not 'and'": lambda: tensor.pad(a(3), [(1, 0)], "and"),
    "AD1114 incompatible stride": lambda: tensor.einsum("2*o+k;k=>o", a(5), b(2)),
    "AD1114 2*o/+k does": lambda: tensor.einsum("2*o/+k;k=>o", a(2), b(3)),
    "AD1112 both padded and cut": lambda: tensor.einsum("2*o/+k=+j;k;j=>o", a(9), b(2), b(2)),
    "AD1114 3 of": lambda: tensor.einsum("o+k;k=>o", a(3), b(5)),
    "AD1115 could be of": lambda: tensor.einsum("i;i=>i^j", a(3), b(3), j=2),
    "AD1116 outside": lambda: a(3)[3],
    "AD1116 up to": lambda: a(3)[tensor.symbol("i", 4)],
    "AD1116 are indexed": lambda: a(3)[0, 0],
    "AD1116 go up to": lambda: a(30).batch(tensor.symbol("i", 4), 10),
    "AD1116 none of the number": lambda: a(3).sum(axis=1),
    "AD1116 number 1.0": lambda: a(3).sum(axis=1.0),  # pyright: ignore
    "AD1116 is no order": lambda: a(2, 3).transpose((0, -2)),
    "AD1116 named twice": lambda: a(3).sum(axis=(0, -1)),
    "AD1116 index 4": lambda: tensor.evaluate(tensor.einsum("4=>", a(3))),
    "AD1117 no tensor": lambda: a(3).__add__([1, 2, 3]),  # pyright: ignore
    "AD1117 truth value": lambda: bool(a(3) > 0),
    "AD1117 not by integers": lambda: a(3, 2)[b(4)],
    "AD1117 is no index": lambda: a(3)["x"],
    "AD1117 no type": lambda: tensor.placeholder(3, dtype="float9"),
    "AD1117 has floats": lambda: tensor.param(3, dtype="i32"),
    "AD1117 accumulates": lambda: tensor.einsum("i=>", a(3), reduce="mean"),
    "AD1117 is unknown": lambda: tensor.einsum("i=>", a(3), combine="no"),
    "AD1117 did you mean `multiply`": lambda: tensor.einsum("i;i=>", a(3), b(3), combine="multply"),
    "AD1117 of 1 operand are abs, acos": lambda: tensor.einsum("i=>", a(3), combine=3),  # pyright: ignore
    "AD1117 parameters are those of tensors, not None": lambda: tensor.sgd(None, lr=1),  # pyright: ignore
    "AD1117 a gradient is by tensors, not None": lambda: tensor.gradient(a(3).sum(), None),  # pyright: ignore
    "AD1117 what is evaluated are tensors": lambda: tensor.evaluate([a(3)]),  # pyright: ignore
    "AD1117 takes 1 operand,": lambda: tensor.exp(a(3), b(3)),  # pyright: ignore
    "AD1117 takes 2 operands": lambda: tensor.maximum(a(3)),  # pyright: ignore
    "AD1117 combines truth values": lambda: a(3) & b(3),
    "AD1117 `~` combines": lambda: ~tensor.placeholder(3, dtype="i32"),
    "AD1117 no number of": lambda: tensor.placeholder(3, dtype="i64") + 2**70,
    "AD1117 fits no type": lambda: a(3) * 10**400,
    "AD1117 given 1099511627776": lambda: tensor.data([2**40], dtype="i32"),
    "AD1117 given nan": lambda: tensor.data([np.nan], dtype="i64"),
    "AD1117 given 9.22": lambda: tensor.data([2.0**63], dtype="i64"),
    "AD1117 given complex": lambda: tensor.data([1j], dtype="f32"),
    "AD1117 masked": lambda: tensor.data(np.ma.array([1.0, 2.0], mask=[0, 1])),
    "AD1117 given inf": lambda: setattr(tensor.placeholder(2, dtype="i32"), "value", [np.inf, 1]),
    "AD1117 assigned floats": lambda: tensor.assign(tensor.placeholder(2, dtype="i32"), 0.5),
    "AD1117 no array until": lambda: np.asarray(a(3)),
    "AD1117 no array": lambda: float(a()),
    "AD1117 no name": lambda: (a(3) + 1).named(None),  # pyright: ignore
    "AD1117 what is joined": lambda: tensor.concatenate(a(3)),  # pyright: ignore
    "AD1118 does not consist": lambda: tensor.routine(outputs=3),  # pyright: ignore
    "AD1117 no array of its own": lambda: (a(3) + 1).value,
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    code, _, words = case.partition(" ")
    with pytest.raises(DiagnosticError) as caught:
        REFUSED[case]()
    (found,) = caught.value.diagnostics
    assert found.code == code
    assert words in f"{found.message}\n{found.help}"
    assert found.location is not None
    assert found.location.file == __file__


def test_both_places_are_named() -> None:
    one, other = a(2, 3), b(4, 5)
    with pytest.raises(DiagnosticError) as caught:
        tensor.einsum("ij;jk=>ik", one, other)
    (found,) = caught.value.diagnostics
    places = [note.location for note in found.notes]
    assert [place and place.file for place in places] == [__file__, __file__]
    assert places == [one.place, other.place]
    assert [note.message for note in found.notes] == [
        "`a` has the shape [2,3]",
        "`b` has the shape [4,5]",
    ]
