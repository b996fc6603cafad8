"""Random structs: their Differentials are their own, their arithmetic obeys the laws."""

from __future__ import annotations

import random

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.tangents.conformances import Conformances
from xdsl.dialects.builtin import ModuleOp

LEAVES = (
    *("f16", "f32", "f64", "bf16", "complex<f64>", "complex<f32>", "vector<2xf64>"),
    *("vector<3xf32>", "i32", "i1", "index", "memref<?xi8>"),
)


def type_text(rng: random.Random, structs: int, depth: int = 2) -> str:
    """A random type over the structs that there are."""
    kind = rng.randrange(8) if depth else rng.choice((0, 5))
    inner = (type_text(rng, structs, depth - 1) for _ in range(3))
    match kind:
        case 1:
            return f"!agg.array<{rng.randint(0, 6)}, {next(inner)}>"
        case 2:
            return f"!agg.tuple<[{', '.join(list(inner)[: rng.randint(0, 3)])}]>"
        case 3:
            return f"!agg.optional<{next(inner)}>"
        case 4:
            return f"!pair.user<{rng.choice(('f64', 'f32', 'complex<f64>', 'vector<2xf64>'))}>"
        case 5 | 6 if structs:
            return f"!agg.struct<@S{rng.randrange(structs)}>"
        case _:
            return rng.choice(LEAVES)


def program(seed: int) -> str:
    """Random structs, in random order."""
    rng = random.Random(seed)
    parts: list[str] = []
    for number in range(rng.randint(1, 6)):
        fields = [
            f"  agg.field @f{at} : {type_text(rng, number)}{' no_diff' * (rng.random() < 0.2)}\n"
            for at in range(rng.randint(0, 4))
        ]
        parts.append(f"agg.struct_def @S{number} {{\n{''.join(fields)}}}\n")
    rng.shuffle(parts)
    return "".join(parts)


def after(text: str, passes: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text, "random.mlir")
    PassManager.parse(ctx, passes).run(module)
    module.verify()
    return module


@pytest.mark.parametrize("seed", range(40))
def test_differentials_are_their_own(seed: int) -> None:
    module = after(program(seed), "synthesize-conformances")
    conformances = Conformances.of(module)
    assert conformances.is_complete()
    for struct in conformances.declarations.structs.values():
        differential = conformances.differential(struct.type)
        flows = [f for f in struct.fields if not f.no_diff and conformances.differential(f.type)]
        assert (differential is None) == (not flows)
        if differential is not None:
            assert conformances.differential(differential) == differential
            assert [f.name for f in flows] == [f.name for f in struct.fields if f.deriv]
            inner = {f.name: f.type for f in conformances.fields(differential)}
            for field in flows:
                place = conformances.association(struct.name, field.name)
                assert place is not None
                assert inner[place] == conformances.differential(field.type)
    text = str(module)
    assert str(after(text, "synthesize-conformances,check-conformance")) == text


@pytest.mark.parametrize("seed", range(100, 104))
def test_arithmetic_by_structure_obeys_the_laws(seed: int) -> None:
    after(program(seed), "check-conformance{test-laws=true}")
