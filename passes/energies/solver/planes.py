"""Vector passes of conjugate gradients; an inverse diagonal that is shared is read once.

The channels of an unknown often enter residuals alike, and the diagonals of their equations are one
expression (`nlls.equal`). The passes of conjugate gradients are bound by memory, of which the
inverse diagonal is a third and a quarter where each channel has its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Template
from typing import TypeAlias

from .blocks import VECTORS, Storage, Text

Group: TypeAlias = tuple[tuple[int, int], ...]
"""Planes by the numbers of unknown and channel."""


WHOLE: Group = ()
"""All planes of all unknowns as one, which has an inverse diagonal as long as itself."""


@dataclass(frozen=True)
class Passes:
    """Passes over the planes of all unknowns, in groups that share an inverse diagonal.

    ``words`` of the solver's templates: ``problem``, ``real``, ``vec``, ``widen``.
    """

    words: Mapping[str, str]
    storage: Storage
    groups: tuple[Group, ...] = (WHOLE,)

    @staticmethod
    def of(words: Mapping[str, str], storage: Storage, groups: Sequence[Group]) -> Passes:
        """Passes by groups where planes share anything, else over vectors as a whole."""
        shared = any(len(group) > 1 for group in groups)
        return Passes(words, storage, tuple(groups) if shared else (WHOLE,))

    def functions(self, *names: str) -> str:
        """The passes of these names, over as many planes as some group has."""
        counts = sorted({len(group) or 1 for group in self.groups})
        writers = {"residual": self._residual, "direction": self._direction}
        return "\n".join(writers[name](k) for k in counts for name in names)

    def residual(self, alpha: str, result: str) -> str:
        """Lines that take ``alpha Ap`` from the residual; ``result`` is ``r.(pre r)``."""
        lines = list[str]()
        so_far = [*(f"{result}.{number}" for number in range(1, len(self.groups))), result]
        for number, group in enumerate(self.groups):
            text, given = self._planes(group, ("r", "Ap"), f"%residual.{number}.")
            call = self._call("residual", (alpha,), given, " -> f64")
            own = f"%residual.{number}" if number else so_far[0]
            lines += [*text.lines, f"  {own} = {call}"]
            if number:
                sums = f"{so_far[number - 1]}, {own}"
                lines.append(f"  {so_far[number]} = arith.addf {sums} : f64")
        return "\n".join(lines)

    def direction(self, alpha: str, beta: str) -> str:
        """Lines that step ``alpha p``, and turn the direction."""
        lines = list[str]()
        for number, group in enumerate(self.groups):
            text, given = self._planes(group, ("r", "p", "delta"), f"%direction.{number}.")
            call = self._call("direction", (alpha, beta), given, " -> ()")
            lines += [*text.lines, f"  {call}"]
        return "\n".join(lines)

    def _planes(
        self, group: Group, vectors: Sequence[str], prefix: str
    ) -> tuple[Text, dict[str, str]]:
        """Views of the first plane of ``pre`` and all of other vectors; the size of a plane."""
        text = Text(prefix=prefix)
        if group == WHOLE:
            return text, {f"{one}.0": f"%v.{one}" for one in ("pre", *vectors)} | {"size": "%n"}
        given: dict[str, str] = {}
        size = self.storage.unknowns[group[0][0]].plane or text.constant(1)
        real, vec = self.words["real"], self.words["vec"]
        for vector in ("pre", *vectors):
            start = text.times("%n", VECTORS.index(vector))
            for k, (unknown, channel) in enumerate(group[:1] if vector == "pre" else group):
                before = self.storage.unknowns[:unknown]
                at = text.plus(start, self.storage.size(text, before)) if before else start
                at = text.plus(at, text.times(size, channel)) if channel else at
                given[f"{vector}.{k}"] = text.value(
                    f"memref.reinterpret_cast %work to offset: [{at}], sizes: [{size}], "
                    f"strides: [1] : memref<?x{real}> to {vec}"
                )
        return text, given | {"size": size}

    def _call(
        self, name: str, numbers: Sequence[str], given: Mapping[str, str], result: str
    ) -> str:
        real, vec = self.words["real"], self.words["vec"]
        types = [real] * len(numbers) + [vec] * (len(given) - 1) + ["index"]
        count = sum(one.startswith("r.") for one in given)
        arguments = ", ".join([*numbers, *given.values()])
        return f"func.call {self._name(name, count)}({arguments}) : ({', '.join(types)}){result}"

    def _name(self, name: str, count: int) -> str:
        return f"@{self.words['problem']}.{name}.{count}"

    def _head(self, name: str, numbers: Sequence[str], vectors: Sequence[str], count: int) -> str:
        names = ["pre.0", *(f"{vector}.{k}" for vector in vectors for k in range(count))]
        given = [f"%{one}: {self.words['real']}" for one in numbers]
        given += [f"%{one}: {self.words['vec']} {{llvm.noalias}}" for one in names]
        return f"func.func private {self._name(name, count)}({', '.join(given)}, %n: index)"

    def _residual(self, count: int) -> str:
        """``r -= alpha Ap`` on some planes; returns ``r.(pre r)``."""
        vec, real = self.words["vec"], self.words["real"]
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
        return RESIDUAL.substitute(
            self.words,
            head=self._head("residual", ("alpha",), ("r", "Ap"), count),
            body="\n".join(lines),
            last=f"%after.{count - 1}",
        )

    def _direction(self, count: int) -> str:
        """``delta += alpha p, p = pre r + beta p`` on some planes."""
        vec, real = self.words["vec"], self.words["real"]
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
        return DIRECTION.substitute(self.words, head=head, body="\n".join(lines))


RESIDUAL = Template("""$head -> f64 {
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
    %wide = arith.$widen %part : $real to f64
    scf.reduce(%wide : f64) {
    ^bb0(%a: f64, %b: f64):
      %both = arith.addf %a, %b : f64
      scf.reduce.return %both : f64
    }
  }
  func.return %sum : f64
}""")
DIRECTION = Template("""$head {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.load %pre.0[%i] : $vec
$body
    scf.reduce
  }
  func.return
}""")
