// A struct with a buffer and a number: used in place, carried by a loop, chosen, handed on.
agg.struct_def @View {
  agg.field @data : memref<?xf64>
  agg.field @scale : f64
}
func.func @product(%v: !agg.struct<@View>) -> f64 {
  %c0 = arith.constant 0 : index
  %m = agg.get %v "data" : !agg.struct<@View> -> memref<?xf64>
  %s = agg.get %v "scale" : !agg.struct<@View> -> f64
  %x = memref.load %m[%c0] : memref<?xf64>
  %r = arith.mulf %x, %s : f64
  return %r : f64
}
func.func @local(%x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%c1) : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %v = agg.make %m, %x : (memref<?xf64>, f64) -> !agg.struct<@View>
  %r = func.call @product(%v) : (!agg.struct<@View>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
func.func @loop(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%c1) : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %v = agg.make %m, %x : (memref<?xf64>, f64) -> !agg.struct<@View>
  %w = scf.for %i = %c0 to %n step %c1 iter_args(%s = %v) -> (!agg.struct<@View>) {
    %k = agg.get %s "scale" : !agg.struct<@View> -> f64
    %d = agg.get %s "data" : !agg.struct<@View> -> memref<?xf64>
    %y = memref.load %d[%c0] : memref<?xf64>
    %z = arith.mulf %y, %k : f64
    memref.store %z, %d[%c0] : memref<?xf64>
    %t = agg.set %s "scale", %z : !agg.struct<@View>, f64 -> !agg.struct<@View>
    scf.yield %t : !agg.struct<@View>
  }
  %r = func.call @product(%w) : (!agg.struct<@View>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
func.func @choice(%x: f64, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%c1) : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %v = scf.if %c -> (!agg.struct<@View>) {
    %v = agg.make %m, %x : (memref<?xf64>, f64) -> !agg.struct<@View>
    scf.yield %v : !agg.struct<@View>
  } else {
    %xx = arith.mulf %x, %x : f64
    %v = agg.make %m, %xx : (memref<?xf64>, f64) -> !agg.struct<@View>
    scf.yield %v : !agg.struct<@View>
  }
  %r = func.call @product(%v) : (!agg.struct<@View>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
func.func private @rec(%v: !agg.struct<@View>, %n: i32) -> f64 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = agg.get %v "scale" : !agg.struct<@View> -> f64
  %d = agg.get %v "data" : !agg.struct<@View> -> memref<?xf64>
  %e = arith.cmpi eq, %n, %z : i32
  %r = scf.if %e -> f64 {
    scf.yield %s : f64
  } else {
    %y = memref.load %d[%c0] : memref<?xf64>
    %ys = arith.mulf %y, %s : f64
    %m = arith.subi %n, %one : i32
    %w = agg.make %d, %ys : (memref<?xf64>, f64) -> !agg.struct<@View>
    %q = func.call @rec(%w, %m) : (!agg.struct<@View>, i32) -> f64
    scf.yield %q : f64
  }
  return %r : f64
}
func.func @recursive(%x: f64, %n: i32) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%c1) : memref<?xf64>
  memref.store %x, %m[%c0] : memref<?xf64>
  %v = agg.make %m, %x : (memref<?xf64>, f64) -> !agg.struct<@View>
  %r = func.call @rec(%v, %n) : (!agg.struct<@View>, i32) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}
