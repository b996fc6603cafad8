"""Broken rules are noticed: by the tests of their row, run in this process.

``python tests/test_mutants.py --only=math.`` breaks rules one after the other, with progress; what
survives though it should not, and what is killed though it is listed as one that survives, is
printed, and ends the run with status 1.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

from ad_opt.passes.rules.checked_row import checked
from ad_opt.passes.rules.registry import default_rules

from mutant_checks import Check, checks_of
from mutants import Mutant, rule_mutants
from table_mutants import TableMutant, table_mutants

T = TypeVar("T")
SAMPLE, SEED = 15, 0
PATIENCE = 12  # so many tests that pass a rule by, and it has no such operand

SURVIVORS: dict[str, str] = {
    r"agg\.elem: needs nothing": "in straight-line code the index is at hand",
    r"vector\.splat: .*": "no operation of this name is left in MLIR",
    r"(llvm|llvm_ext)\..*: effects, allocates left out": "memory of which nobody knows where it is"
    " from may be any: what is computed is slower, not wrong",
    r"llvm\.(bitcast|addrspacecast|freeze): effects, views left out": "the same of addresses",
    r"llvm\.ptrtoint: effects, keeps left out": "what is behind an address made of bits is refused",
    r"llvm\.cmpxchg: effects, keeps left out": "exchanges of addresses that lead to derivatives are"
    " refused",
    r"llvm\.fpto[su]i: raised as llvm\.fpto[su]i": "both are poison where their bits differ",
    r"llvm\.intr\.(rint|lround|lrint): raised as .*": "the neighbour computes the same",
    r"syr2: BLAS, .*": "called by second derivatives of `symv` alone",
    r"(axpy: BLAS, y\*|copy: BLAS, x/|swap: BLAS, [xy]\*|ger: BLAS, a\*) becomes !": "that is"
    " read in the call alone: no derivative needs it",
    r"llvm\.fence: effects, .*": "one thread alone cannot see the difference",
    r"llvm\.intr\.memcpy\.inline: effects, .*": "`canonical-names` leaves none",
    r"llvm\.intr\.stack(save|restore): effects, ordered .*": "nothing moves what has no operands",
    r"llvm_ext\.free: effects, .*": "both modes put it off till the derivative ends",
}
"""By a pattern of labels: why no test can notice."""
NOT_TRIED = {
    **dict.fromkeys(("agg.elem_set", "agg.some", "agg.value"), "in random aggregates"),
    **dict.fromkeys(("pair.make", "pair.primal", "pair.diff"), "in derivatives of derivatives"),
    "iface.unpack_as": "in programs of tests/types",
    **dict.fromkeys(("autodiff.add", "autodiff.scale"), "in tests of forward requests"),
}
"""Rules that are not broken here: where they are used, in tests that take minutes."""


@dataclass(frozen=True)
class Outcome:
    """Result of a mutant: ``killed`` names the test that noticed."""

    mutant: Mutant | TableMutant
    killed: str
    seconds: float

    @property
    def reason(self) -> str:
        """Return the reason for which it may survive, if there is one."""
        found = (why for what, why in SURVIVORS.items() if re.fullmatch(what, self.mutant.label))
        return next(found, "")

    @property
    def applies(self) -> bool:
        """True if anything was broken: an operation may have no second operand, for example."""
        return bool(self.killed) or not self.mutant.never_used


def try_out(mutant: Mutant | TableMutant, checks: Iterable[Check]) -> Outcome:
    """Run checks with the mutant until one fails."""
    start = time.perf_counter()
    killed = ""
    with mutant.applied():
        for passed, check in enumerate(checks):
            if passed >= PATIENCE and mutant.never_used:
                break
            if not (check.passes_in_child() if mutant.may_crash else check.passes()):
                killed = str(check)
                break
    return Outcome(mutant, killed, time.perf_counter() - start)


def problems(outcomes: Sequence[Outcome]) -> list[str]:
    """Describe unexpected outcomes in words."""
    found = [
        f"{o.mutant.label}: survives"
        for o in outcomes
        if o.applies and not o.killed and not o.reason
    ]
    found += [
        f"{o.mutant.label}: listed as one that survives, but {o.killed} notices"
        for o in outcomes
        if o.killed and o.reason
    ]
    return found


def sample(mutants: Sequence[T], count: int, seed: int) -> list[T]:
    """Draw ``count`` of them by chance, or all."""
    if count >= len(mutants):
        return list(mutants)
    return random.Random(seed).sample(list(mutants), count)


def every_mutant() -> list[Mutant | TableMutant]:
    """All that are broken by `make mutants`."""
    return [*(m for m in rule_mutants() if m.rule.name not in NOT_TRIED), *table_mutants()]


def in_any_order(seed: int) -> list[Mutant | TableMutant]:
    """The same, mixed."""
    mutants = every_mutant()
    return random.Random(seed).sample(mutants, len(mutants))


def formulas() -> list[Mutant]:
    """Mutants whose tests are quick."""
    quick = ("arith.", "math.", "complex.")
    return [
        m for m in rule_mutants() if m.rule.name.startswith(quick) and m.how.startswith("partial")
    ]


def test_a_sample_is_killed() -> None:
    """All by `make mutants`."""
    outcomes = [try_out(m, checks_of(m.rule.name)) for m in sample(formulas(), SAMPLE, SEED)]
    assert len(outcomes) == SAMPLE
    assert problems(outcomes) == []
    assert all(o.killed for o in outcomes if not o.reason)


def test_right_rules_are_not_killed() -> None:
    for name in ("math.sin", "complex.mul"):
        rule = default_rules().find(name)
        assert rule is not None
        assert not try_out(Mutant(rule, "as it is", rule), checks_of(name)).killed


def test_what_no_check_notices_survives() -> None:
    mutant = next(m for m in formulas() if m.label == "math.sin: partial 0 negated")
    empty = Check(lambda: None, (), "")
    assert problems([try_out(mutant, [empty])]) == ["math.sin: partial 0 negated: survives"]
    assert problems([try_out(mutant, checks_of("math.sin"))]) == []


def test_what_is_not_tried_are_rules() -> None:
    assert NOT_TRIED.keys() <= {rule.name for rule in default_rules()}


def test_rules_are_right_again_afterwards() -> None:
    before = {rule.name: rule for rule in default_rules()}, default_rules().inactive()
    for mutant in (m for m in rule_mutants() if m.rule.name in ("math.sin", "agg.make")):
        with mutant.applied():
            assert default_rules().find(mutant.rule.name) == checked(mutant.broken)
        assert ({r.name: r for r in default_rules()}, default_rules().inactive()) == before


def main() -> int:
    """Break rules one at a time and run the tests that should notice; status 1 for survivors."""
    from rich.progress import track

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=10**9, help="so many by chance")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="a pattern of labels: `math.sin`, `swapped`")
    parser.add_argument("--times", action="store_true", help="print what became of each")
    options = parser.parse_args()
    mutants = [m for m in every_mutant() if re.search(options.only, m.label)]
    mutants = sample(mutants, options.count, options.seed)
    start = time.perf_counter()
    right, wrong = checks_that_pass(mutants)
    outcomes: list[Outcome] = []
    for mutant in track(mutants, "breaking"):
        outcomes.append(try_out(mutant, right[mutant.label]))
        last = outcomes[-1]
        if options.times:
            print(f"{last.seconds:6.2f} s {mutant.label}: {last.killed or 'survives'}", flush=True)
    return report(outcomes, wrong, time.perf_counter() - start)


def checks_that_pass(
    mutants: Iterable[Mutant | TableMutant],
) -> tuple[dict[str, list[Check]], list[str]]:
    """The checks by the label of what they are about, and which of them fail without a mutant."""
    right: dict[str, list[Check]] = {}
    wrong: list[str] = []
    known: dict[str, bool] = {}
    for mutant in mutants:
        rule = isinstance(mutant, Mutant)
        checks = checks_of(mutant.rule.name) if rule else mutant.checks()
        for check in checks:
            name = f"{check} of {'' if rule else mutant.key}"
            if name not in known:
                known[name] = check.passes()
                wrong += [] if known[name] else [f"{name}: fails without a mutant"]
            if known[name]:
                right.setdefault(mutant.label, []).append(check)
        right.setdefault(mutant.label, [])
    return right, wrong


def report(outcomes: Sequence[Outcome], wrong: list[str], seconds: float) -> int:
    """Print what is wrong, and in how much time that was found."""
    wrong = wrong + problems(outcomes)
    for line in wrong:
        print(line)
    used = [o for o in outcomes if o.applies]
    listed = [o for o in used if o.reason and not o.killed]
    for o in listed:
        print(f"{o.mutant.label}: survives, for {o.reason}")
    killed = sum(1 for o in used if o.killed)
    counts = f"{killed} killed, {len(listed)} survive rightly, {len(wrong)} problems"
    print(f"{len(used)} mutants in {seconds:.0f} s: {counts}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
