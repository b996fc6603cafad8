// Buffers: loads, stores, aliasing, allocation, views.

func.func @field_of_record(%fields: memref<2xf64>, %tag: memref<1xi64>) -> f64 {
  %c0 = arith.constant 0 : index
  %x = memref.load %fields[%c0] : memref<2xf64>
  %t = memref.load %tag[%c0] : memref<1xi64>
  %f = arith.sitofp %t : i64 to f64
  %y = arith.mulf %x, %f : f64
  return %y : f64
}

// -----

func.func @integer_field_of_record(%fields: memref<2xf64>, %tag: memref<1xi64>) -> (i64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %fields[%c1] : memref<2xf64>
  %t = memref.load %tag[%c0] : memref<1xi64>
  return %t, %x : i64, f64
}

// -----

func.func @set_field(%fields: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = math.sin %x : f64
  memref.store %s, %fields[%c0] : memref<2xf64>
  %a = memref.load %fields[%c0] : memref<2xf64>
  %b = memref.load %fields[%c1] : memref<2xf64>
  %y = arith.mulf %a, %b : f64
  return %y : f64
}

// -----

// A field that is a buffer is replaced by another buffer, and read through the record.
func.func @replace_buffer_field(%a: memref<2xf64>, %b: memref<2xf64>, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %record = memref.alloca() : memref<1xmemref<2xf64>>
  memref.store %a, %record[%c0] : memref<1xmemref<2xf64>>
  scf.if %p {
    memref.store %b, %record[%c0] : memref<1xmemref<2xf64>>
  }
  %m = memref.load %record[%c0] : memref<1xmemref<2xf64>>
  %u = memref.load %m[%c0] : memref<2xf64>
  %v = math.sin %u : f64
  memref.store %v, %m[%c1] : memref<2xf64>
  %w = memref.load %b[%c1] : memref<2xf64>
  %y = arith.mulf %w, %u : f64
  return %y : f64
}

// -----

func.func @cell_set_and_read(%x: f64) -> f64 {
  %cell = memref.alloca() : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  %v = memref.load %cell[] : memref<f64>
  %y = math.sin %v : f64
  return %y : f64
}

// -----

func.func @cell_constant_overwritten(%x: f64) -> f64 {
  %five = arith.constant 5.0 : f64
  %cell = memref.alloca() : memref<f64>
  memref.store %five, %cell[] : memref<f64>
  memref.store %x, %cell[] : memref<f64>
  %v = memref.load %cell[] : memref<f64>
  return %v : f64
}

// -----

func.func @cell_overwritten_by_constant(%x: f64, %m: memref<1xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %five = arith.constant 5.0 : f64
  %v = memref.load %m[%c0] : memref<1xf64>
  memref.store %five, %m[%c0] : memref<1xf64>
  %w = memref.load %m[%c0] : memref<1xf64>
  %a = arith.mulf %v, %x : f64
  %y = arith.mulf %a, %w : f64
  return %y : f64
}

// -----

func.func @cell_overwritten_by_sine_of_itself(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %cell = memref.alloc() : memref<1xf64>
  memref.store %x, %cell[%c0] : memref<1xf64>
  %v = memref.load %cell[%c0] : memref<1xf64>
  %s = math.sin %v : f64
  memref.store %s, %cell[%c0] : memref<1xf64>
  %y = memref.load %cell[%c0] : memref<1xf64>
  memref.dealloc %cell : memref<1xf64>
  return %y : f64
}

// -----

func.func @partially_initialised(%x: f64, %p: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xf64>
  memref.store %x, %m[%c1] : memref<2xf64>
  %y = scf.if %p -> (f64) {
    %s = math.sin %x : f64
    memref.store %s, %m[%c0] : memref<2xf64>
    %u = memref.load %m[%c0] : memref<2xf64>
    scf.yield %u : f64
  } else {
    scf.yield %x : f64
  }
  %v = memref.load %m[%c1] : memref<2xf64>
  %z = arith.mulf %y, %v : f64
  return %z : f64
}

// -----

func.func @same_value_three_times(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xf64>
  memref.store %x, %m[%c0] : memref<3xf64>
  memref.store %x, %m[%c1] : memref<3xf64>
  memref.store %x, %m[%c2] : memref<3xf64>
  %a = memref.load %m[%c0] : memref<3xf64>
  %b = memref.load %m[%c1] : memref<3xf64>
  %c = memref.load %m[%c2] : memref<3xf64>
  %d = arith.mulf %a, %b : f64
  %e = arith.mulf %d, %c : f64
  return %e : f64
}

// -----

func.func @untouched_dynamic_argument(%m: memref<?xf64>, %x: f64) -> f64 {
  %five = arith.constant 5.0 : f64
  %y = arith.mulf %five, %x : f64
  return %y : f64
}

// -----

func.func @select_of_buffers(%p: i1, %a: memref<2xf64>, %b: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.select %p, %a, %b : memref<2xf64>
  %x = memref.load %m[%c0] : memref<2xf64>
  %s = math.sin %x : f64
  memref.store %s, %m[%c1] : memref<2xf64>
  %u = memref.load %a[%c1] : memref<2xf64>
  %v = memref.load %b[%c1] : memref<2xf64>
  %y = arith.mulf %u, %v : f64
  return %y : f64
}

// -----

func.func @load(%m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %y = memref.load %m[%c0] : memref<2xf64>
  return %y : f64
}

// -----

func.func @store_then_load(%m: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<2xf64>
  %s = math.sin %v : f64
  memref.store %s, %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c0] : memref<2xf64>
  return %y : f64
}

// -----

// C = A B in three loops, accumulated in memory. A and B may be one buffer.
func.func @naive_matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.dim %a, %c0 : memref<?x?xf64>
  %k = memref.dim %a, %c1 : memref<?x?xf64>
  %n = memref.dim %b, %c1 : memref<?x?xf64>
  scf.for %p = %c0 to %m step %c1 {
    scf.for %q = %c0 to %n step %c1 {
      memref.store %zero, %c[%p, %q] : memref<?x?xf64>
      scf.for %r = %c0 to %k step %c1 {
        %x = memref.load %a[%p, %r] : memref<?x?xf64>
        %y = memref.load %b[%r, %q] : memref<?x?xf64>
        %z = memref.load %c[%p, %q] : memref<?x?xf64>
        %xy = arith.mulf %x, %y : f64
        %s = arith.addf %z, %xy : f64
        memref.store %s, %c[%p, %q] : memref<?x?xf64>
      }
    }
  }
  return
}

// -----

func.func @fill_fresh(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %m = memref.alloc(%c5) : memref<?xf64>
  scf.for %i = %c0 to %c5 step %c1 {
    memref.store %x, %m[%i] : memref<?xf64>
  }
  %y = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %zero) -> (f64) {
    %v = memref.load %m[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %b = arith.addf %a, %w : f64
    scf.yield %b : f64
  }
  memref.dealloc %m : memref<?xf64>
  return %y : f64
}

// -----

func.func @diagonal_to_dense(%d: memref<3xf64>, %m: memref<3x3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %same = arith.cmpi eq, %i, %j : index
      %v = memref.load %d[%i] : memref<3xf64>
      %w = arith.select %same, %v, %zero : f64
      memref.store %w, %m[%i, %j] : memref<3x3xf64>
    }
  }
  return
}

// -----

// Division by a diagonal in place, as an equation solver does it.
func.func @divide_by_diagonal(%d: memref<3xf64>, %b: memref<3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %v = memref.load %d[%i] : memref<3xf64>
    %w = memref.load %b[%i] : memref<3xf64>
    %q = arith.divf %w, %v : f64
    memref.store %q, %b[%i] : memref<3xf64>
  }
  return
}

// -----

func.func @kronecker_sum(%a: memref<2x3xf64>, %b: memref<3x2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f64
  %k = memref.alloc() : memref<6x6xf64>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %block = memref.alloc() : memref<3x2xf64>
      memref.copy %b, %block : memref<3x2xf64> to memref<3x2xf64>
      scf.for %p = %c0 to %c3 step %c1 {
        scf.for %q = %c0 to %c2 step %c1 {
          %r0 = arith.muli %i, %c3 : index
          %r = arith.addi %r0, %p : index
          %s0 = arith.muli %j, %c2 : index
          %s = arith.addi %s0, %q : index
          %u = memref.load %a[%i, %j] : memref<2x3xf64>
          %v = memref.load %block[%p, %q] : memref<3x2xf64>
          %w = arith.mulf %u, %v : f64
          memref.store %w, %k[%r, %s] : memref<6x6xf64>
        }
      }
      memref.dealloc %block : memref<3x2xf64>
    }
  }
  %c6 = arith.constant 6 : index
  %y = scf.for %i = %c0 to %c6 step %c1 iter_args(%x = %zero) -> (f64) {
    %z = scf.for %j = %c0 to %c6 step %c1 iter_args(%t = %x) -> (f64) {
      %v = memref.load %k[%i, %j] : memref<6x6xf64>
      %w = math.sin %v : f64
      %n = arith.addf %t, %w : f64
      scf.yield %n : f64
    }
    scf.yield %z : f64
  }
  memref.dealloc %k : memref<6x6xf64>
  return %y : f64
}

// -----

// y = alpha A' x + beta y through a transposed view of strided memory.
func.func @transposed_view(%a: memref<4x3xf64>, %x: memref<4xf64>, %y: memref<3xf64>, %alpha: f64, %beta: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %t = memref.transpose %a (i, j) -> (j, i) : memref<4x3xf64> to memref<3x4xf64, strided<[1, 3]>>
  scf.for %i = %c0 to %c3 step %c1 {
    %o = memref.load %y[%i] : memref<3xf64>
    %s = arith.mulf %beta, %o : f64
    %e = scf.for %j = %c0 to %c4 step %c1 iter_args(%u = %s) -> (f64) {
      %p = memref.load %t[%i, %j] : memref<3x4xf64, strided<[1, 3]>>
      %q = memref.load %x[%j] : memref<4xf64>
      %r = arith.mulf %p, %q : f64
      %v = arith.mulf %alpha, %r : f64
      %w = arith.addf %u, %v : f64
      scf.yield %w : f64
    }
    memref.store %e, %y[%i] : memref<3xf64>
  }
  return
}

// -----

func.func @hand_written_sum(%m: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  %y = scf.for %i = %c0 to %rows step %c1 iter_args(%a = %zero) -> (f64) {
    %z = scf.for %j = %c0 to %columns step %c1 iter_args(%b = %a) -> (f64) {
      %v = memref.load %m[%i, %j] : memref<?x?xf64>
      %c = arith.addf %b, %v : f64
      scf.yield %c : f64
    }
    scf.yield %z : f64
  }
  return %y : f64
}

// -----

// The output is an input too: what it held has no effect, so its gradient ends here.
func.func @overwritten_input(%x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf64>
    %e = math.exp %v : f64
    %c = math.cos %e : f64
    %s = math.sin %c : f64
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}

// -----

func.func @negated_in_place(%y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %y[%i] : memref<?xf64>
    %s = arith.negf %v : f64
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}

// -----

func.func @map_of_two_arrays(%x: memref<?xf64>, %y: memref<?xf64>, %out: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf64>
    %b = memref.load %y[%i] : memref<?xf64>
    %ea = math.exp %a : f64
    %eb = math.exp %b : f64
    %sb = math.sin %b : f64
    %p = arith.mulf %eb, %sb : f64
    %q = arith.addf %ea, %p : f64
    %r = math.cos %q : f64
    %s = math.sin %r : f64
    memref.store %s, %out[%i] : memref<?xf64>
  }
  return
}

// -----

// map, then sum, through a temporary buffer of the callee's making.
func.func @sum_of_map(%x: memref<4x4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc() : memref<4x4xf64>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %v = memref.load %x[%i, %j] : memref<4x4xf64>
      %e = math.exp %v : f64
      %c = math.cos %e : f64
      %s = math.sin %c : f64
      memref.store %s, %t[%i, %j] : memref<4x4xf64>
    }
  }
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %zero) -> (f64) {
    %z = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %a) -> (f64) {
      %v = memref.load %t[%i, %j] : memref<4x4xf64>
      %c = arith.addf %b, %v : f64
      scf.yield %c : f64
    }
    scf.yield %z : f64
  }
  memref.dealloc %t : memref<4x4xf64>
  return %y : f64
}

// -----

// A generator of random numbers: much integer code, none of it differentiable.
func.func @inactive_integer_code(%x: f64, %seed: i64, %n: index) -> (f64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mul = arith.constant 6364136223846793005 : i64
  %inc = arith.constant 1442695040888963407 : i64
  %c33 = arith.constant 33 : i64
  %scale = arith.constant 4.656612873077393e-10 : f64
  %state = memref.alloca() : memref<1xi64>
  memref.store %seed, %state[%c0] : memref<1xi64>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %s = memref.load %state[%c0] : memref<1xi64>
    %p = arith.muli %s, %mul : i64
    %q = arith.addi %p, %inc : i64
    memref.store %q, %state[%c0] : memref<1xi64>
    %r = arith.shrui %q, %c33 : i64
    %f = arith.uitofp %r : i64 to f64
    %u = arith.mulf %f, %scale : f64
    %b = arith.mulf %a, %u : f64
    %c = arith.addf %b, %x : f64
    scf.yield %c : f64
  }
  %last = memref.load %state[%c0] : memref<1xi64>
  return %y, %last : f64, i64
}

// -----

// Each iteration has a buffer of its own, which goes to the next by a loop argument.
func.func @buffer_escapes_iteration(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloc() : memref<2xf64>
  memref.store %x, %first[%c0] : memref<2xf64>
  memref.store %x, %first[%c1] : memref<2xf64>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%m = %first) -> (memref<2xf64>) {
    %new = memref.alloc() : memref<2xf64>
    %u = memref.load %m[%c0] : memref<2xf64>
    %v = memref.load %m[%c1] : memref<2xf64>
    %s = math.sin %u : f64
    %w = arith.mulf %s, %v : f64
    memref.store %v, %new[%c0] : memref<2xf64>
    memref.store %w, %new[%c1] : memref<2xf64>
    memref.dealloc %m : memref<2xf64>
    scf.yield %new : memref<2xf64>
  }
  %a = memref.load %last[%c0] : memref<2xf64>
  %b = memref.load %last[%c1] : memref<2xf64>
  memref.dealloc %last : memref<2xf64>
  %y = arith.addf %a, %b : f64
  return %y : f64
}

// -----

func.func @stack_buffer_in_loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = memref.alloca_scope -> (f64) {
      %t = memref.alloca() : memref<2xf64>
      %s = math.sin %a : f64
      memref.store %s, %t[%c0] : memref<2xf64>
      memref.store %x, %t[%c1] : memref<2xf64>
      %u = memref.load %t[%c0] : memref<2xf64>
      %v = memref.load %t[%c1] : memref<2xf64>
      %w = arith.mulf %u, %v : f64
      memref.alloca_scope.return %w : f64
    }
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

func.func @freed_before_last_use_in_reverse(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf64>
  %s = math.sin %x : f64
  memref.store %s, %m[%c0] : memref<1xf64>
  %v = memref.load %m[%c0] : memref<1xf64>
  memref.dealloc %m : memref<1xf64>
  %w = arith.mulf %v, %v : f64
  %y = arith.mulf %w, %x : f64
  return %y : f64
}

// -----

func.func @strided_view(%m: memref<8xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f64
  %v = memref.subview %m[1][3][2] : memref<8xf64> to memref<3xf64, strided<[2], offset: 1>>
  %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %one) -> (f64) {
    %x = memref.load %v[%i] : memref<3xf64, strided<[2], offset: 1>>
    %s = math.sin %x : f64
    memref.store %s, %v[%i] : memref<3xf64, strided<[2], offset: 1>>
    %b = arith.mulf %a, %x : f64
    scf.yield %b : f64
  }
  %c5 = arith.constant 5 : index
  %e = memref.load %m[%c5] : memref<8xf64>
  %z = arith.mulf %y, %e : f64
  return %z : f64
}

// -----

func.func @views_of_one_buffer(%m: memref<12xf64>, %p: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf64> into memref<3x4xf64>
  %row = memref.subview %e[%p, 0][1, 4][1, 1] : memref<3x4xf64> to memref<4xf64, strided<[1], offset: ?>>
  %flat = memref.reinterpret_cast %m to offset: [2], sizes: [5], strides: [2] : memref<12xf64> to memref<5xf64, strided<[2], offset: 2>>
  %x = memref.load %row[%c1] : memref<4xf64, strided<[1], offset: ?>>
  %s = math.exp %x : f64
  memref.store %s, %flat[%c1] : memref<5xf64, strided<[2], offset: 2>>
  %y = memref.load %row[%c0] : memref<4xf64, strided<[1], offset: ?>>
  %c = memref.cast %e : memref<3x4xf64> to memref<?x?xf64>
  %z = memref.load %c[%c1, %c0] : memref<?x?xf64>
  %a = arith.mulf %x, %y : f64
  %b = arith.mulf %a, %z : f64
  return %b : f64
}

// -----

func.func @gather_by_index_buffer(%m: memref<?xf64>, %at: memref<?xi64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %n = memref.dim %at, %c0 : memref<?xi64>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one) -> (f64) {
    %k = memref.load %at[%i] : memref<?xi64>
    %j = arith.index_cast %k : i64 to index
    %v = memref.load %m[%j] : memref<?xf64>
    %w = arith.mulf %v, %a : f64
    memref.store %w, %m[%j] : memref<?xf64>
    %b = arith.addf %a, %w : f64
    scf.yield %b : f64
  }
  return %y : f64
}

// -----

func.func @overwritten_twice(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<2xf64>
  %b = arith.mulf %a, %x : f64
  memref.store %b, %m[%c0] : memref<2xf64>
  %c = memref.load %m[%c0] : memref<2xf64>
  %d = math.sin %c : f64
  memref.store %d, %m[%c0] : memref<2xf64>
  %e = memref.load %m[%c0] : memref<2xf64>
  memref.store %a, %m[%c1] : memref<2xf64>
  %y = arith.mulf %e, %c : f64
  return %y : f64
}

// -----

func.func @aliased_arguments(%a: memref<3xf64>, %b: memref<3xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %a[%c0] : memref<3xf64>
  %s = math.sin %x : f64
  memref.store %s, %b[%c1] : memref<3xf64>
  %y = memref.load %a[%c1] : memref<3xf64>
  %z = arith.mulf %x, %y : f64
  memref.store %z, %a[%c2] : memref<3xf64>
  %w = memref.load %b[%c2] : memref<3xf64>
  %r = arith.mulf %w, %y : f64
  return %r : f64
}

// -----

func.func @overlapping_copy(%m: memref<6xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %t = memref.alloca() : memref<4xf64>
  %low = memref.subview %m[0][4][1] : memref<6xf64> to memref<4xf64, strided<[1]>>
  %high = memref.subview %m[2][4][1] : memref<6xf64> to memref<4xf64, strided<[1], offset: 2>>
  memref.copy %low, %t : memref<4xf64, strided<[1]>> to memref<4xf64>
  memref.copy %t, %high : memref<4xf64> to memref<4xf64, strided<[1], offset: 2>>
  %x = memref.load %m[%c0] : memref<6xf64>
  %y = memref.load %m[%c4] : memref<6xf64>
  %z = arith.mulf %x, %y : f64
  return %z : f64
}

// -----

// A buffer of buffers: rows of different lengths.
func.func @ragged_rows(%a: memref<?xf64>, %b: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1.0 : f64
  %rows = memref.alloc() : memref<2xmemref<?xf64>>
  memref.store %a, %rows[%c0] : memref<2xmemref<?xf64>>
  memref.store %b, %rows[%c1] : memref<2xmemref<?xf64>>
  %y = scf.for %i = %c0 to %c2 step %c1 iter_args(%u = %one) -> (f64) {
    %row = memref.load %rows[%i] : memref<2xmemref<?xf64>>
    %n = memref.dim %row, %c0 : memref<?xf64>
    %z = scf.for %j = %c0 to %n step %c1 iter_args(%v = %u) -> (f64) {
      %e = memref.load %row[%j] : memref<?xf64>
      %s = math.sin %e : f64
      %t = arith.mulf %v, %s : f64
      %w = arith.addf %t, %e : f64
      memref.store %t, %row[%j] : memref<?xf64>
      scf.yield %w : f64
    }
    scf.yield %z : f64
  }
  memref.dealloc %rows : memref<2xmemref<?xf64>>
  return %y : f64
}

// -----

func.func @atomic_accumulation(%m: memref<?xf64>, %bins: memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf64>
    %s = math.sin %v : f64
    %j = arith.remui %i, %c2 : index
    %old = memref.atomic_rmw addf %s, %bins[%j] : (f64, memref<2xf64>) -> f64
  }
  return
}
