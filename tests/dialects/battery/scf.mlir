func.func @parallel(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.parallel (%a) = (%z) to (%n) step (%o) {
    memref.store %x, %m[%a] : memref<?xf64>
  }
  return
}
// -----
func.func @parallel(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.parallel (%a, %b) = (%z, %z) to (%n, %n) step (%o, %o) {
    memref.store %x, %m[%a] : memref<?xf64>
    scf.reduce
  } {note = 1 : i32}
  return
}
// -----
func.func @parallel(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %s, %p = scf.parallel (%a) = (%z) to (%n) step (%o) init (%x, %i) -> (f64, i32) {
    %v = memref.load %m[%a] : memref<?xf64>
    scf.reduce(%v, %i : f64, i32) {
    ^bb0(%l: f64, %r: f64):
      %q = arith.addf %l, %r : f64
      scf.reduce.return %q : f64
    }, {
    ^bb0(%l: i32, %r: i32):
      %q = arith.addi %l, %r : i32
      scf.reduce.return %q : i32
    }
  }
  return
}
// -----
func.func @parallel(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %s1 = scf.parallel (%a) = (%z) to (%n) step (%o) init (%x) -> f64 {
    %v = memref.load %m[%a] : memref<?xf64>
    scf.reduce(%v : f64) {
    ^bb0(%l: f64, %r: f64):
      scf.reduce.return %r : f64
    }
  }
  return
}
// -----
func.func @while(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @while(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @while(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {note}
  return
}
// -----
func.func @while(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %w:2 = scf.while (%q = %x, %k = %i) : (f64, i32) -> (i32, f64) {
    scf.condition(%c) %k, %q : i32, f64
  } do {
  ^bb0(%k: i32, %q: f64):
    scf.yield %q, %k : f64, i32
  }
  return
}
// -----
func.func @while(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %w1 = scf.while (%q = %x) : (f64) -> f64 {
    scf.condition(%c) %q : f64
  } do {
  ^bb0(%q: f64):
    scf.yield %q : f64
  }
  return
}
// -----
func.func @for(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.for unsigned %k = %i to %i step %i : i32 {
  }
  return
}
// -----
func.func @for(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.for %k = %i to %i step %i : i32 {
  } {note}
  return
}
// -----
func.func @for(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %fr = scf.for %k = %z to %n step %o iter_args(%acc = %x) -> f64 {
    scf.yield %acc : f64
  }
  return
}
// -----
func.func @for(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %fr2 = scf.for unsigned %k = %i to %i step %i iter_args(%acc = %x) -> (f64) : i32 {
    scf.yield %acc : f64
  }
  return
}
// -----
func.func @if(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %ifr = scf.if %c -> f64 {
    scf.yield %x : f64
  } else {
    scf.yield %x : f64
  }
  return
}
// -----
func.func @if(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.if %c {
  } else {
  } {note}
  return
}
// -----
func.func @execute_region(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.execute_region no_inline {
    scf.yield
  }
  return
}
// -----
func.func @execute_region(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %er = scf.execute_region -> f64 {
    cf.br ^e
  ^e:
    scf.yield %x : f64
  } {note}
  return
}
// -----
func.func @execute_region(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %er2 = scf.execute_region -> (f64) no_inline {
    scf.yield %x : f64
  }
  return
}
// -----
func.func @execute_region(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %er3:2 = scf.execute_region -> (f64, f64) no_inline {
    scf.yield %x, %x : f64, f64
  } {note}
  return
}
// -----
func.func @forall(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.forall (%a, %b) in (4, %n) {
    memref.store %x, %m[%a] : memref<?xf64>
  }
  return
}
// -----
func.func @forall(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.forall (%a) = (0) to (%n) step (2) {
  } {mapping = []}
  return
}
// -----
func.func @forall(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %fa = scf.forall (%a) in (8) shared_outs(%out = %t) -> (tensor<8xf32>) {
    %slice = tensor.extract_slice %out[%a] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %slice into %out[%a] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
// -----
func.func @index_switch(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  scf.index_switch %n
  case 2 {
    scf.yield
  }
  case -5 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @index_switch(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %is = scf.index_switch %n {note} -> f64
  case 2 {
    scf.yield %x : f64
  }
  default {
    scf.yield %x : f64
  }
  return
}
// -----
func.func @index_switch(%n: index, %m: memref<?xf64>, %x: f64, %c: i1, %i: i32, %t: tensor<8xf32>) {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %is2:2 = scf.index_switch %n -> f64, i32
  default {
    scf.yield %x, %i : f64, i32
  }
  return
}
