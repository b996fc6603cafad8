"""The acceptance programs of differentiation, and the arguments that they are run with.

The programs stand in ``tests/differentiation/programs``; a section of a file is a module, named by
its first public function, which says what the case guards. Arguments keep away from kinks by more
than ``step``, the largest step of differences.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

PROGRAMS = Path(__file__).parent.parent / "differentiation" / "programs"
NAME = re.compile(r"^func\.func @(\w+)", re.MULTILINE)


def array(*values: float, dtype: Any = np.float64) -> Any:
    """A new array."""
    return np.array(values, dtype)


def ramp(*shape: int, phase: float = 0.0) -> Any:
    """Smooth values between -1.2 and 1.2, no two equal, none near zero."""
    count = int(np.prod(shape))
    angles = np.arange(count) * 0.7310585 + 0.4 + phase
    return (np.sin(angles) + np.sign(np.sin(angles)) * 0.2).reshape(shape)


def same(make: Callable[[], list[Any]], *positions: int) -> Callable[[], list[Any]]:
    """Arguments of which those at ``positions`` are one buffer."""

    def aliased() -> list[Any]:
        arguments = make()
        for at in positions[1:]:
            arguments[at] = arguments[positions[0]]
        return arguments

    return aliased


@dataclass(frozen=True)
class Case:
    """A function at a point. ``step`` bounds the steps of differences; 0 does without them."""

    name: str
    arguments: Callable[[], list[Any]]
    label: str
    text: str
    step: float = 1e-2
    rtol: float = 1e-7

    def __repr__(self) -> str:
        return self.label


Arguments = Callable[[], list[Any]]


@dataclass(frozen=True)
class Points:
    """The points of one function."""

    points: tuple[Arguments, ...]
    step: float = 1e-2
    rtol: float = 1e-7


def at(*points: Arguments, step: float = 1e-2, rtol: float = 1e-7) -> Points:
    """Points of a function."""
    return Points(points, step, rtol)


def scalars(*arguments: Any) -> Arguments:
    """Arguments that need no copying."""
    return lambda: list(arguments)


SCALARS: dict[str, Points] = {
    "constants_only": at(scalars()),
    "integer_result": at(scalars(0.3)),
    "identity": at(scalars(5.0)),
    "composition_of_calls": at(scalars(0.7)),
    "integers_only": at(scalars(0.7, 3)),
    "dead_code_and_reuse": at(scalars(5.0, 4.0)),
    "dead_read_by_runtime_index": at(lambda: [0.5, ramp(3), 1]),
    "times_constant": at(scalars(3.0)),
    "cos_of_sin": at(scalars(0.7)),
    "square": at(scalars(-1.7), scalars(0.0)),
    "square_of_square": at(scalars(-1.7)),
    "cos_of_fourth_power": at(scalars(0.7)),
    "branch_then_square": at(scalars(0.7), scalars(-0.7)),
    "square_then_branch": at(scalars(0.7), scalars(-0.7)),
    "call_in_loop": at(scalars(0.7)),
    "two_results": at(scalars(0.7, -1.3)),
    "result_twice": at(scalars(0.7)),
    "dead_argument": at(scalars(0.7, 2.0, 3)),
    "float_through_integer": at(scalars(2.6), scalars(-3.4)),
    "select_of_values": at(scalars(0.7, 0.9), scalars(0.7, 0.2)),
    "untaken_infinity": at(scalars(0.7)),
    "large_single_block": at(scalars(0.7, 1.3)),
}

CONTROL: dict[str, Points] = {
    "goto_skips_assignment": at(scalars(0.7, 0.5), scalars(0.7, 0.9)),
    "constant_block_argument": at(scalars(5.0), scalars(-5.0)),
    "defined_on_one_branch": at(scalars(0.7, True), scalars(0.7, False)),
    "one_edge_constant": at(scalars(True, 0.7), scalars(False, 0.7)),
    "swapping_block_arguments": at(scalars(5, 0.7, -0.3), scalars(1, 0.7, -0.3)),
    "swapping_iter_args": at(scalars(5, 0.7, -0.3), scalars(0, 0.7, -0.3)),
    "awkward_block_arguments": at(
        lambda: [array(0.5, 0.7, -0.2, 0.9), 0.31], lambda: [array(0.5, 0.7, -0.2, 0.9), 30.0],
        lambda: [array(), 0.3],
    ),
    "assertion": at(scalars(0.7)),
    "while_loop": at(scalars(0.7, 3), scalars(0.7, 0)),
    "work_in_condition": at(scalars(1.2), scalars(7.0)),
    "newton_iteration": at(scalars(2.0), scalars(150.0)),
    "sine_500_times": at(scalars(0.7)),
    "branch_inside_loop": at(lambda: [ramp(200)], lambda: [ramp(1)], lambda: [array()]),
    "loop_with_step": at(
        scalars(0.7, 0, 10, 3), scalars(0.7, 0, 9, 3), scalars(0.7, 4, 4, 1), scalars(0.7, 5, 2, 1),
        scalars(0.7, -4, 3, 2),
    ),
    "nested_loops_triangular": at(scalars(0.7, 5), scalars(0.7, 1), scalars(0.7, 0)),
    "loop_in_branch_in_loop": at(scalars(0.7, 6), scalars(0.7, 0)),
    "index_switch": at(scalars(0, 0.7), scalars(3, 0.7), scalars(9, 0.7)),
    "execute_region": at(scalars(0.7), scalars(-0.7)),
    "parallel_with_reduction": at(lambda: [ramp(7)], lambda: [array()]),
    "reduction_that_reads_from_outside": at(lambda: [ramp(3)]),
    "affine_loop": at(lambda: [ramp(8)]),
}  # fmt: skip

GRAPHS: dict[str, Points] = {
    "double_edge": at(scalars(0.7, 0.9), scalars(0.7, 0.2)),
    "switch_with_shared_targets": at(
        *(scalars(k, 0.7, -0.4) for k in (0, 1, 2, 7, -1)),
    ),
    "unreachable_block_feeds_join": at(scalars(0.7)),
    "irreducible_loop": at(scalars(0.7, 6, True), scalars(0.7, 5, False), scalars(0.7, 1, True)),
    "self_loop": at(scalars(0.7, 4), scalars(0.7, 1)),
    "loop_with_two_latches": at(scalars(0.7, 7), scalars(0.7, 0)),
    "nested_early_return": at(
        lambda: [ramp(3, 4), 0.9], lambda: [ramp(3, 4), 1e9], lambda: [ramp(3, 0), 1.0],
        lambda: [ramp(0, 3), 1.0],
    ),
    "buffer_as_block_argument": at(
        lambda: [True, ramp(2), ramp(2, phase=1.0)],
        lambda: [False, ramp(2), ramp(2, phase=1.0)],
        same(lambda: [False, ramp(2), ramp(2, phase=1.0)], 1, 2),
    ),
    "break_and_continue": at(
        lambda: [ramp(9), 1.77], lambda: [ramp(9), 1e9], lambda: [array(-1.0, 2.0), 1.0],
    ),
    "state_machine": at(scalars(0.3, 9), scalars(0.3, 1), scalars(0.3, 14)),
}  # fmt: skip

CALLS: dict[str, Points] = {
    "self_recursion": at(scalars(1.1, 1.5), scalars(1.5, 1.1)),
    "recursive_sum": at(lambda: [ramp(6)], lambda: [array()]),
    "mutual_recursion": at(scalars(0.7, 7), scalars(0.7, 6), scalars(0.7, 0)),
    "deep_recursion": at(scalars(0.7, 60)),
    "tree_recursion": at(scalars(0.7, 6)),
    "forwarded_mixed_arguments": at(scalars(0.7, 3, np.float32(0.5)), step=0),
    "mutation_by_callee": at(lambda: [ramp(16)], lambda: [array()]),
    "closure_over_buffer": at(lambda: [0.7, ramp(2)]),
    "dead_active_call": at(lambda: [0.7, ramp(3)]),
    "unused_result_of_call": at(scalars(0.7)),
    "call_in_branch_in_loop": at(lambda: [0.3, ramp(9, phase=0.5)]),
    "callee_returns_buffer": at(scalars(0.7)),
    "callee_returns_argument": at(
        lambda: [ramp(2), ramp(2, phase=1.0), True], lambda: [ramp(2), ramp(2, phase=1.0), False],
        same(lambda: [ramp(2), ramp(2), False], 0, 1),
    ),
}  # fmt: skip


def _two(shape: tuple[int, ...], *rest: Any) -> Arguments:
    return lambda: [ramp(*shape), ramp(*shape, phase=1.0), *rest]


MEMORY: dict[str, Points] = {
    "field_of_record": at(lambda: [ramp(2), np.array([3])]),
    "integer_field_of_record": at(lambda: [ramp(2), np.array([3])]),
    "set_field": at(lambda: [ramp(2), 0.7]),
    "replace_buffer_field": at(_two((2,), True), _two((2,), False)),
    "cell_set_and_read": at(scalars(0.7)),
    "cell_constant_overwritten": at(scalars(0.7)),
    "cell_overwritten_by_constant": at(lambda: [0.7, ramp(1)]),
    "cell_overwritten_by_sine_of_itself": at(scalars(0.7)),
    "partially_initialised": at(scalars(0.7, True), scalars(0.7, False)),
    "same_value_three_times": at(scalars(0.7)),
    "untouched_dynamic_argument": at(lambda: [ramp(5), 0.7]),
    "select_of_buffers": at(
        lambda: [True, ramp(2), ramp(2, phase=1.0)],
        lambda: [False, ramp(2), ramp(2, phase=1.0)],
        same(lambda: [False, ramp(2), ramp(2, phase=1.0)], 1, 2),
    ),
    "load": at(lambda: [ramp(2)]),
    "store_then_load": at(lambda: [ramp(2)]),
    "naive_matmul": at(
        lambda: [ramp(3, 2), ramp(2, 4, phase=1.0), ramp(3, 4)],
        same(lambda: [ramp(3, 3), ramp(3, 3), ramp(3, 3, phase=2.0)], 0, 1),
        same(lambda: [ramp(2, 2), ramp(2, 2), ramp(2, 2)], 0, 1, 2),
    ),
    "fill_fresh": at(scalars(0.7)),
    "diagonal_to_dense": at(lambda: [ramp(3), ramp(3, 3)]),
    "divide_by_diagonal": at(lambda: [ramp(3), ramp(3, phase=1.0)]),
    "kronecker_sum": at(lambda: [ramp(2, 3), ramp(3, 2, phase=1.0)]),
    "transposed_view": at(lambda: [ramp(4, 3), ramp(4), ramp(3), 0.7, -0.3]),
    "hand_written_sum": at(lambda: [ramp(5, 7)], lambda: [ramp(0, 7)]),
    "overwritten_input": at(_two((6,))),
    "negated_in_place": at(lambda: [ramp(6)]),
    "map_of_two_arrays": at(
        lambda: [ramp(6), ramp(6, phase=1.0), ramp(6, phase=2.0)],
        same(lambda: [ramp(6), ramp(6, phase=1.0), ramp(6, phase=2.0)], 0, 2),
    ),
    "sum_of_map": at(lambda: [ramp(4, 4)]),
    "inactive_integer_code": at(scalars(0.7, 42, 8)),
    "buffer_escapes_iteration": at(scalars(0.7, 5), scalars(0.7, 0)),
    "stack_buffer_in_loop": at(scalars(0.7, 5), scalars(0.7, 0)),
    "freed_before_last_use_in_reverse": at(scalars(0.7)),
    "strided_view": at(lambda: [ramp(8)]),
    "views_of_one_buffer": at(lambda: [ramp(12), 0], lambda: [ramp(12), 1]),
    "gather_by_index_buffer": at(lambda: [ramp(5), np.array([3, 0, 3, 4])]),
    "overwritten_twice": at(lambda: [ramp(2), 0.7]),
    "aliased_arguments": at(_two((3,)), same(_two((3,)), 0, 1)),
    "overlapping_copy": at(lambda: [ramp(6)]),
    "ragged_rows": at(
        lambda: [ramp(2), ramp(4, phase=1.0)], same(lambda: [ramp(3), ramp(3)], 0, 1),
    ),
    "atomic_accumulation": at(lambda: [ramp(5), ramp(2)]),
}  # fmt: skip

GLOBALS: dict[str, Points] = {
    "constant_float_global": at(scalars(0.7)),
    "constant_boolean_global": at(scalars(0.7)),
    "branch_between_global_and_one": at(scalars(True, 0.7), scalars(False, 0.7)),
    "global_array_read_by_callee": at(lambda: [ramp(4)]),
    "global_as_scratch": at(lambda: [0.7, ramp(2), True], lambda: [0.7, ramp(2), False]),
    "global_between_functions": at(scalars(0.7, 0), scalars(0.7, 2)),
}

TYPES: dict[str, Points] = {
    "narrow_accumulation": at(lambda: [ramp(6).astype(np.float32)], step=0, rtol=1e-5),
    "half_accumulation": at(lambda: [ramp(6).astype(np.float16)], step=0, rtol=1e-2),
    "mixed_precision": at(scalars(0.7, np.float32(0.3)), step=0, rtol=1e-2),
    "vector_arithmetic": at(lambda: [ramp(4), 0.7]),
    "vector_memory": at(lambda: [ramp(8)]),
    "vector_loop_carried": at(lambda: [ramp(2), 4], lambda: [ramp(2), 0]),
    "complex_arithmetic": at(scalars(0.3 + 0.4j, -0.7 + 0.9j)),
    "complex_to_real": at(scalars(0.3 + 0.4j, 0.7)),
    "complex_memory": at(lambda: [ramp(3) + 1j * ramp(3, phase=1.0)]),
}

KERNELS: dict[str, Points] = {
    "matmul_named": at(lambda: [ramp(3, 4), ramp(4, 2, phase=1.0), ramp(3, 2, phase=2.0)]),
    "generic_row_sums": at(lambda: [ramp(3, 4), ramp(3)]),
    "two_layers": at(lambda: [ramp(4, 3), ramp(2, 4, phase=1.0), ramp(3, phase=2.0)]),
    "log_sum_exp": at(lambda: [ramp(7)]),
    "rosenbrock": at(lambda: [ramp(9)]),
    "runge_kutta": at(scalars(0.7, 0.1, 1.3, 0.05, 20)),
    "kalman_filter": at(lambda: [ramp(12), 0.9, 0.2, 0.3]),
    "determinant": at(lambda: [ramp(3, 3) + 2.0 * np.eye(3)]),
    "sorted_weighted_sum": at(lambda: [ramp(6)]),
}

TABLES: dict[str, dict[str, Points]] = {
    "scalars": SCALARS, "control": CONTROL, "graphs": GRAPHS, "calls": CALLS, "memory": MEMORY,
    "globals": GLOBALS, "types": TYPES, "kernels": KERNELS,
}  # fmt: skip


@cache
def sections(file: str) -> dict[str, str]:
    """The modules of a file by the name of their first public function."""
    found: dict[str, str] = {}
    for text in (PROGRAMS / f"{file}.mlir").read_text().split("// -----\n"):
        match = NAME.search(text)
        assert match is not None, text
        found[match[1]] = text
    return found


def cases() -> Iterator[Case]:
    """Every case at every point."""
    for file, table in TABLES.items():
        texts = sections(file)
        for name, given in table.items():
            for number, arguments in enumerate(given.points):
                label = f"{name}-{number}" if len(given.points) > 1 else name
                yield Case(name, arguments, label, texts[name], given.step, given.rtol)
