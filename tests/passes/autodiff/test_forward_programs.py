"""Forward mode on operations that the acceptance programs leave out, against dual numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ad_opt
from derivative_cases import ramp
from derivatives import directional_difference, dual_derivative, random_tangents
from forward_runs import forward_module, interpreted, jvp

Arguments = Callable[[], list[Any]]

PROGRAMS: dict[str, tuple[Arguments, str]] = {
    "product_by_parallel_loop": (
        lambda: [ramp(5), 0.7],
        """
        func.func @f(%m: memref<5xf64>, %x: f64) -> (f64, f64) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c5 = arith.constant 5 : index
          %one = arith.constant 1.0 : f64
          %p, %s = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%x, %one) -> (f64, f64) {
            %v = memref.load %m[%i] : memref<5xf64>
            scf.reduce(%v, %v : f64, f64) {
            ^bb0(%a: f64, %b: f64):
              %r = arith.mulf %a, %b : f64
              scf.reduce.return %r : f64
            }, {
            ^bb0(%a: f64, %b: f64):
              %r = arith.addf %a, %b : f64
              scf.reduce.return %r : f64
            }
          }
          return %p, %s : f64, f64
        }
        """,
    ),
    "maximum_over_two_parallel_dimensions": (
        lambda: [ramp(3, 4)],
        """
        func.func @f(%m: memref<3x4xf64>) -> f64 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %c4 = arith.constant 4 : index
          %low = arith.constant -100.0 : f64
          %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c3, %c4) step (%c1, %c1)
              init (%low) -> f64 {
            %v = memref.load %m[%i, %j] : memref<3x4xf64>
            scf.reduce(%v : f64) {
            ^bb0(%a: f64, %b: f64):
              %x = arith.maximumf %a, %b : f64
              scf.reduce.return %x : f64
            }
          }
          return %r : f64
        }
        """,
    ),
    "forall_on_buffers": (
        lambda: [ramp(6)],
        """
        func.func @f(%m: memref<6xf64>) {
          scf.forall (%i) in (6) {
            %v = memref.load %m[%i] : memref<6xf64>
            %w = math.sin %v : f64
            memref.store %w, %m[%i] : memref<6xf64>
          }
          return
        }
        """,
    ),
    "affine_forms": (
        lambda: [ramp(4, 4), ramp(4)],
        """
        #inner = affine_set<(d0) : (d0 - 2 >= 0)>
        func.func @f(%m: memref<4x4xf64>, %v: memref<4xf64>) -> f64 {
          %zero = arith.constant 0.0 : f64
          %r = affine.for %i = 0 to 4 iter_args(%s = %zero) -> (f64) {
            %a = affine.load %m[%i, 3 - %i] : memref<4x4xf64>
            %b = affine.if #inner(%i) -> f64 {
              %c = math.exp %a : f64
              affine.yield %c : f64
            } else {
              %d = affine.load %v[%i] : memref<4xf64>
              affine.yield %d : f64
            }
            affine.store %b, %v[%i] : memref<4xf64>
            %t = arith.addf %s, %b : f64
            affine.yield %t : f64
          }
          %q = affine.parallel (%i, %j) = (0, 0) to (4, 4) reduce ("addf") -> (f64) {
            %a = affine.load %m[%i, %j] : memref<4x4xf64>
            %b = affine.load %m[%j, %i] : memref<4x4xf64>
            %c = arith.mulf %a, %b : f64
            affine.yield %c : f64
          }
          %p = arith.mulf %q, %r : f64
          return %p : f64
        }
        """,
    ),
    "views": (
        lambda: [ramp(3, 4), 0.7],
        """
        func.func @f(%m: memref<3x4xf64>, %x: f64) -> f64 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %flat = memref.collapse_shape %m [[0, 1]] : memref<3x4xf64> into memref<12xf64>
          %cube = memref.expand_shape %flat [[0, 1, 2]] output_shape [2, 3, 2]
              : memref<12xf64> into memref<2x3x2xf64>
          %t = memref.transpose %m (i, j) -> (j, i)
              : memref<3x4xf64> to memref<4x3xf64, strided<[1, 4]>>
          %r = memref.reinterpret_cast %m to offset: [2], sizes: [2, 2], strides: [4, 1]
              : memref<3x4xf64> to memref<2x2xf64, strided<[4, 1], offset: 2>>
          %d = memref.cast %flat : memref<12xf64> to memref<?xf64>
          %s = memref.subview %d[1] [5] [2]
              : memref<?xf64> to memref<5xf64, strided<[2], offset: 1>>
          memref.store %x, %cube[%c1, %c0, %c1] : memref<2x3x2xf64>
          %a = memref.load %t[%c1, %c1] : memref<4x3xf64, strided<[1, 4]>>
          %b = memref.load %r[%c1, %c0] : memref<2x2xf64, strided<[4, 1], offset: 2>>
          %c = memref.load %s[%c0] : memref<5xf64, strided<[2], offset: 1>>
          %e = arith.mulf %a, %b : f64
          %g = arith.mulf %e, %c : f64
          memref.store %g, %s[%c1] : memref<5xf64, strided<[2], offset: 1>>
          %h = memref.load %m[%c0, %c1] : memref<3x4xf64>
          return %h : f64
        }
        """,
    ),
    "named_linalg": (
        lambda: [ramp(3, 3), ramp(3, 3, phase=1.0), ramp(3), 0.7],
        """
        func.func @f(%a: memref<3x3xf64>, %b: memref<3x3xf64>, %v: memref<3xf64>, %x: f64) -> f64 {
          %zero = arith.constant 0.0 : f64
          %c = memref.alloc() : memref<3x3xf64>
          %d = memref.alloc() : memref<3x3xf64>
          %w = memref.alloc() : memref<3xf64>
          %s = memref.alloc() : memref<f64>
          linalg.fill ins(%x : f64) outs(%c : memref<3x3xf64>)
          linalg.matmul ins(%a, %a : memref<3x3xf64>, memref<3x3xf64>) outs(%c : memref<3x3xf64>)
          linalg.transpose ins(%c : memref<3x3xf64>) outs(%d : memref<3x3xf64>) permutation = [1, 0]
          linalg.mul ins(%b, %d : memref<3x3xf64>, memref<3x3xf64>) outs(%c : memref<3x3xf64>)
          linalg.tanh ins(%c : memref<3x3xf64>) outs(%c : memref<3x3xf64>)
          linalg.fill ins(%zero : f64) outs(%w : memref<3xf64>)
          linalg.matvec ins(%c, %v : memref<3x3xf64>, memref<3xf64>) outs(%w : memref<3xf64>)
          linalg.broadcast ins(%w : memref<3xf64>) outs(%d : memref<3x3xf64>) dimensions = [0]
          linalg.map { arith.mulf } ins(%c, %d : memref<3x3xf64>, memref<3x3xf64>)
              outs(%a : memref<3x3xf64>)
          linalg.reduce { arith.mulf } ins(%a : memref<3x3xf64>) outs(%w : memref<3xf64>)
              dimensions = [1]
          linalg.copy ins(%w : memref<3xf64>) outs(%v : memref<3xf64>)
          linalg.fill ins(%zero : f64) outs(%s : memref<f64>)
          linalg.dot ins(%v, %w : memref<3xf64>, memref<3xf64>) outs(%s : memref<f64>)
          %r = memref.load %s[] : memref<f64>
          memref.dealloc %c : memref<3x3xf64>
          memref.dealloc %d : memref<3x3xf64>
          memref.dealloc %w : memref<3xf64>
          memref.dealloc %s : memref<f64>
          return %r : f64
        }
        """,
    ),
    "generic_with_index_and_scalar": (
        lambda: [ramp(4), ramp(4, phase=1.0), 0.7],
        """
        #id = affine_map<(d0) -> (d0)>
        #none = affine_map<(d0) -> ()>
        func.func @f(%a: memref<4xf64>, %b: memref<4xf64>, %x: f64) {
          linalg.generic {indexing_maps = [#id, #none, #id], iterator_types = ["parallel"]}
              ins(%a, %x : memref<4xf64>, f64) outs(%b : memref<4xf64>) {
          ^bb0(%p: f64, %q: f64, %o: f64):
            %i = linalg.index 0 : index
            %j = arith.index_cast %i : index to i64
            %k = arith.sitofp %j : i64 to f64
            %l = arith.mulf %p, %q : f64
            %m = arith.mulf %l, %k : f64
            %n = arith.mulf %m, %o : f64
            linalg.yield %n : f64
          }
          return
        }
        """,
    ),
    "alloca_scope_and_execute_region": (
        lambda: [0.7],
        """
        func.func @f(%x: f64) -> f64 {
          %r = memref.alloca_scope -> (f64) {
            %m = memref.alloca() : memref<2xf64>
            %c0 = arith.constant 0 : index
            memref.store %x, %m[%c0] : memref<2xf64>
            %y = memref.load %m[%c0] : memref<2xf64>
            %z = arith.mulf %y, %y : f64
            memref.alloca_scope.return %z : f64
          }
          %s = scf.execute_region -> f64 {
            %c = arith.cmpf ogt, %r, %x : f64
            cf.cond_br %c, ^a(%r : f64), ^b
          ^a(%p: f64):
            scf.yield %p : f64
          ^b:
            %q = math.sin %r : f64
            cf.br ^a(%q : f64)
          }
          return %s : f64
        }
        """,
    ),
    "masked_memory": (
        lambda: [ramp(8), ramp(4)],
        """
        func.func @f(%m: memref<8xf64>, %p: memref<4xf64>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c3 = arith.constant 3 : index
          %pad = memref.load %p[%c3] : memref<4xf64>
          %mask = vector.create_mask %c3 : vector<4xi1>
          %through = vector.load %p[%c0] : memref<4xf64>, vector<4xf64>
          %a = vector.maskedload %m[%c1], %mask, %through
              : memref<8xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
          %b = vector.transfer_read %m[%c1], %pad : memref<8xf64>, vector<4xf64>
          %c = arith.mulf %a, %b : vector<4xf64>
          vector.maskedstore %m[%c1], %mask, %c : memref<8xf64>, vector<4xi1>, vector<4xf64>
          vector.transfer_write %b, %p[%c0] : vector<4xf64>, memref<4xf64>
          return
        }
        """,
    ),
    "what_stands_in_for_masked_elements": (
        lambda: [ramp(8), ramp(4)],
        """
        func.func @f(%m: memref<8xf64>, %p: memref<4xf64>) {
          %c0 = arith.constant 0 : index
          %c2 = arith.constant 2 : index
          %mask = vector.create_mask %c2 : vector<4xi1>
          %through = vector.load %p[%c0] : memref<4xf64>, vector<4xf64>
          %a = vector.maskedload %m[%c0], %mask, %through
              : memref<8xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
          %b = arith.mulf %a, %a : vector<4xf64>
          vector.store %b, %p[%c0] : memref<4xf64>, vector<4xf64>
          return
        }
        """,
    ),
    "atomic_updates": (
        lambda: [ramp(3), 0.7],
        """
        func.func @f(%m: memref<3xf64>, %x: f64) -> f64 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %a = memref.atomic_rmw addf %x, %m[%c0] : (f64, memref<3xf64>) -> f64
          %b = memref.atomic_rmw assign %a, %m[%c1] : (f64, memref<3xf64>) -> f64
          %c = arith.mulf %a, %b : f64
          return %c : f64
        }
        """,
    ),
    "inactive_buffer_behind_select": (
        lambda: [0.7, True],
        """
        func.func @f(%x: f64, %p: i1) -> f64 {
          %one = arith.constant 1.0 : f64
          %a = memref.alloca() : memref<f64>
          %b = memref.alloca() : memref<f64>
          memref.store %x, %a[] : memref<f64>
          memref.store %one, %b[] : memref<f64>
          %m = arith.select %p, %a, %b : memref<f64>
          %v = memref.load %m[] : memref<f64>
          %w = arith.mulf %v, %v : f64
          memref.store %w, %m[] : memref<f64>
          %r = memref.load %a[] : memref<f64>
          return %r : f64
        }
        """,
    ),
    "constant_table_behind_select": (
        lambda: [ramp(2), False],
        """
        memref.global "private" constant @table : memref<2xf64> = dense<[1.5, 2.5]>
        func.func @f(%a: memref<2xf64>, %p: i1) -> f64 {
          %c1 = arith.constant 1 : index
          %g = memref.get_global @table : memref<2xf64>
          %m = arith.select %p, %a, %g : memref<2xf64>
          %v = memref.load %m[%c1] : memref<2xf64>
          %w = memref.load %a[%c1] : memref<2xf64>
          %r = arith.mulf %v, %w : f64
          return %r : f64
        }
        """,
    ),
    "constant_written_to_global": (
        lambda: [0.7],
        """
        memref.global "private" @cell : memref<f64> = dense<2.0>
        func.func @f(%x: f64) -> f64 {
          %g = memref.get_global @cell : memref<f64>
          %a = memref.load %g[] : memref<f64>
          %three = arith.constant 3.0 : f64
          memref.store %three, %g[] : memref<f64>
          %b = memref.load %g[] : memref<f64>
          %c = arith.mulf %a, %x : f64
          %d = arith.mulf %b, %c : f64
          memref.store %a, %g[] : memref<f64>
          return %d : f64
        }
        """,
    ),
    "copies": (
        lambda: [ramp(4), ramp(4, phase=1.0)],
        """
        func.func @f(%a: memref<4xf64>, %b: memref<4xf64>) {
          %c0 = arith.constant 0 : index
          %t = memref.alloc() : memref<4xf64>
          memref.copy %a, %t : memref<4xf64> to memref<4xf64>
          memref.copy %b, %a : memref<4xf64> to memref<4xf64>
          memref.copy %t, %b : memref<4xf64> to memref<4xf64>
          %k = memref.alloca() : memref<4xf64>
          %one = arith.constant 1.0 : f64
          linalg.fill ins(%one : f64) outs(%k : memref<4xf64>)
          memref.copy %k, %a : memref<4xf64> to memref<4xf64>
          memref.dealloc %t : memref<4xf64>
          return
        }
        """,
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("context", ["minimal", "default"])
def test_equals_dual_numbers(name: str, context: str) -> None:
    make, text = PROGRAMS[name]
    module = forward_module(text, "f", f" context={context}")
    arguments = make()
    tangents = random_tangents(arguments, seed=5)
    _, exact = dual_derivative(ad_opt.load(text).module, "f", arguments, tangents)
    found = jvp(interpreted(module, "f_jvp"), arguments, tangents)
    np.testing.assert_allclose(found, exact, rtol=1e-11, atol=1e-13)


@pytest.mark.parametrize("name", PROGRAMS)
def test_equals_differences_compiled(name: str) -> None:
    make, text = PROGRAMS[name]
    program = ad_opt.load(text)
    arguments = make()
    tangents = random_tangents(arguments, seed=6)
    compiled = ad_opt.load(str(forward_module(text, "f")))["f_jvp"]
    estimate = directional_difference(program["f"], arguments, tangents)
    assert estimate.agrees(jvp(compiled, arguments, tangents))


@pytest.mark.parametrize("name", PROGRAMS)
def test_leaves_the_primal_alone(name: str) -> None:
    _, text = PROGRAMS[name]
    module = forward_module(text, "f")
    before = ad_opt.load(text).module
    primal = next(op for op in module.ops if op.name == "func.func")
    assert str(primal) == str(next(op for op in before.ops if op.name == "func.func"))
    for op in module.walk():
        for value in (*op.results, *(a for r in op.regions for b in r.blocks for a in b.args)):
            for use in value.uses:
                assert module.is_ancestor(use.operation)
