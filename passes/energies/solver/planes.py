"""Vector passes over planes that share an inverse diagonal: it is read once for all of them.

The channels of an unknown often enter residuals alike, and the diagonals of their equations are one
expression (`nlls.equal`). The passes of conjugate gradients are bound by memory, of which the
inverse diagonal is a third and a quarter where each channel has its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from string import Template
from typing import TypeAlias

from .blocks import VECTORS, Storage, Text, vector_type

Group: TypeAlias = tuple[tuple[int, int], ...]
"""Planes by the numbers of unknown and channel."""


@dataclass(frozen=True)
class Passes:
    """Passes over the planes of all unknowns, in groups that share an inverse diagonal."""

    problem: str
    real: str
    storage: Storage
    groups: tuple[Group, ...]

    @property
    def is_shared(self) -> bool:
        """True if planes share anything."""
        return any(len(group) > 1 for group in self.groups)

    def functions(self) -> str:
        """The passes over as many planes as some group has."""
        counts = sorted({len(group) for group in self.groups})
        return "\n".join(one for k in counts for one in (self._residual(k), self._direction(k)))

    def calls(self, alpha: str, beta: str) -> dict[str, str]:
        """The lines for ``residual``, which make ``%rz_new``, and for ``direction``."""
        residual, direction = list[str](), list[str]()
        sums = [f"%rz.{number}" for number, _ in enumerate(self.groups)]
        for number, group in enumerate(self.groups):
            text, given = self._planes(group, ("r", "Ap"), f"%residual.{number}.")
            call = self._call("residual", (alpha,), given, " -> f64")
            residual += [*text.lines, f"  {sums[number]} = {call}"]
            text, given = self._planes(group, ("r", "p", "delta"), f"%direction.{number}.")
            call = self._call("direction", (alpha, beta), given, " -> ()")
            direction += [*text.lines, f"  {call}"]
        text = Text(prefix="%both.")
        total = reduce(lambda a, b: text.value(f"arith.addf {a}, {b} : f64"), sums)
        residual += [*text.lines, f"  %rz_new = arith.addf {total}, %none : f64"]
        return {"residual": "\n".join(residual), "direction": "\n".join(direction)}

    def _planes(
        self, group: Group, vectors: Sequence[str], prefix: str
    ) -> tuple[Text, dict[str, str]]:
        """Views of the first plane of ``pre`` and all of other vectors; the size of a plane."""
        text = Text(prefix=prefix)
        given: dict[str, str] = {}
        size = self.storage.unknowns[group[0][0]].plane or text.constant(1)
        for vector in ("pre", *vectors):
            start = text.times("%n", VECTORS.index(vector))
            for k, (unknown, channel) in enumerate(group[:1] if vector == "pre" else group):
                before = self.storage.unknowns[:unknown]
                at = text.plus(start, self.storage.size(text, before)) if before else start
                at = text.plus(at, text.times(size, channel)) if channel else at
                given[f"{vector}.{k}"] = text.value(
                    f"memref.reinterpret_cast %work to offset: [{at}], sizes: [{size}], "
                    f"strides: [1] : memref<?x{self.real}> to {vector_type(self.real)}"
                )
        return text, given | {"size": size}

    def _call(
        self, name: str, numbers: Sequence[str], given: Mapping[str, str], result: str
    ) -> str:
        planes = len(given) - 1
        types = [self.real] * len(numbers) + [vector_type(self.real)] * planes + ["index"]
        count = sum(one.startswith("r.") for one in given)
        arguments = ", ".join([*numbers, *given.values()])
        return (
            f"func.call @{self.problem}.{name}.{count}({arguments}) : ({', '.join(types)}){result}"
        )

    def _head(self, name: str, numbers: Sequence[str], vectors: Sequence[str], count: int) -> str:
        names = ["pre.0", *(f"{vector}.{k}" for vector in vectors for k in range(count))]
        given = [f"%{one}: {self.real}" for one in numbers]
        given += [f"%{one}: {vector_type(self.real)} {{llvm.noalias}}" for one in names]
        return f"func.func private @{self.problem}.{name}.{count}({', '.join(given)}, %n: index)"

    def _residual(self, count: int) -> str:
        """``r -= alpha Ap`` on some planes; returns ``r.(pre r)``."""
        vec, real = vector_type(self.real), self.real
        lines = list[str]()
        for k in range(count):
            before = f"%after.{k - 1}" if k else "%before"
            lines += [
                f"      %ri.{k} = memref.load %r.{k}[%i] : {vec}",
                f"      %q.{k} = memref.load %Ap.{k}[%i] : {vec}",
                f"      %step.{k} = arith.mulf %alpha, %q.{k} fastmath<contract> : {real}",
                f"      %new.{k} = arith.subf %ri.{k}, %step.{k} fastmath<contract> : {real}",
                f"      memref.store %new.{k}, %r.{k}[%i] : {vec}",
                f"      %z.{k} = arith.mulf %m, %new.{k} : {real}",
                f"      %rz.{k} = arith.mulf %new.{k}, %z.{k} fastmath<contract> : {real}",
                f"      %after.{k} = arith.addf {before}, %rz.{k} "
                f"fastmath<reassoc,contract> : {real}",
            ]
        widen = (
            "arith.extf %part : f32 to f64" if real == "f32" else "arith.addf %part, %none : f64"
        )
        return RESIDUAL.substitute(
            head=self._head("residual", ("alpha",), ("r", "Ap"), count),
            body="\n".join(lines), last=f"%after.{count - 1}", vec=vec, real=real, widen=widen,
        )  # fmt: skip

    def _direction(self, count: int) -> str:
        """``delta += alpha p, p = pre r + beta p`` on some planes."""
        vec, real = vector_type(self.real), self.real
        lines = list[str]()
        for k in range(count):
            lines += [
                f"    %pi.{k} = memref.load %p.{k}[%i] : {vec}",
                f"    %ri.{k} = memref.load %r.{k}[%i] : {vec}",
                f"    %d.{k} = memref.load %delta.{k}[%i] : {vec}",
                f"    %way.{k} = arith.mulf %alpha, %pi.{k} fastmath<contract> : {real}",
                f"    %moved.{k} = arith.addf %d.{k}, %way.{k} fastmath<contract> : {real}",
                f"    memref.store %moved.{k}, %delta.{k}[%i] : {vec}",
                f"    %z.{k} = arith.mulf %m, %ri.{k} fastmath<contract> : {real}",
                f"    %old.{k} = arith.mulf %beta, %pi.{k} fastmath<contract> : {real}",
                f"    %new.{k} = arith.addf %z.{k}, %old.{k} fastmath<contract> : {real}",
                f"    memref.store %new.{k}, %p.{k}[%i] : {vec}",
            ]
        head = self._head("direction", ("alpha", "beta"), ("r", "p", "delta"), count)
        return DIRECTION.substitute(head=head, body="\n".join(lines), vec=vec)


RESIDUAL = Template("""$head -> f64 attributes {passthrough = ["noinline"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 4096 : index
  %none = arith.constant 0.0 : f64
  %zero = arith.constant 0.0 : $real
  %sum = scf.parallel (%lo) = (%c0) to (%n) step (%block) init (%none) -> f64 {
    %end = arith.addi %lo, %block : index
    %hi = arith.minsi %end, %n : index
    %part = scf.for %i = %lo to %hi step %c1 iter_args(%before = %zero) -> ($real) {
      %m = memref.load %pre.0[%i] : $vec
$body
      scf.yield $last : $real
    }
    %wide = $widen
    scf.reduce(%wide : f64) {
    ^bb0(%a: f64, %b: f64):
      %both = arith.addf %a, %b : f64
      scf.reduce.return %both : f64
    }
  }
  func.return %sum : f64
}""")
DIRECTION = Template("""$head attributes {passthrough = ["noinline"]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.load %pre.0[%i] : $vec
$body
    scf.reduce
  }
  func.return
}""")
