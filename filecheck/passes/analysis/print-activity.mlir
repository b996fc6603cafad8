// RUN: ad-opt %s -p "print-activity{function=values arguments=0}" | filecheck %s --check-prefix=VALUES
// RUN: ad-opt %s -p "print-activity{function=memory arguments=0}" | filecheck %s --check-prefix=MEMORY
// RUN: ad-opt %s -p "print-activity{function=control arguments=0}" | filecheck %s --check-prefix=CONTROL
// RUN: ad-opt %s -p "print-activity{function=graph arguments=0}" | filecheck %s --check-prefix=GRAPH
// RUN: ad-opt %s -p "print-activity{function=calls arguments=0}" | filecheck %s --check-prefix=CALLS

// VALUES-LABEL: func.func @values
func.func @values(%x: f64, %y: f64) -> f64 {
  // VALUES-NEXT: math.sin %x {autodiff.active = [true]}
  %a = math.sin %x : f64
  // VALUES-NEXT: arith.mulf %y, %y : f64
  %b = arith.mulf %y, %y : f64
  // Varied, but of no use.
  // VALUES-NEXT: math.cos %x : f64
  %dead = math.cos %x : f64
  // VALUES-NEXT: arith.cmpf olt, %x, %y : f64
  %c = arith.cmpf olt, %x, %y : f64
  // VALUES-NEXT: arith.select %c, %a, %b {autodiff.active = [true]}
  %s = arith.select %c, %a, %b : f64
  // A float made of integers is constant, one made of a float's bits is not.
  // VALUES-NEXT: arith.fptosi %x : f64 to i64
  %n = arith.fptosi %x : f64 to i64
  // VALUES-NEXT: arith.sitofp %n : i64 to f64
  %f = arith.sitofp %n : i64 to f64
  // VALUES-NEXT: arith.bitcast %x {autodiff.active = [false]}
  %bits = arith.bitcast %x : f64 to i64
  // VALUES-NEXT: arith.bitcast %bits {autodiff.active = [true]}
  %g = arith.bitcast %bits : i64 to f64
  %t0 = arith.addf %s, %f : f64
  %t1 = arith.addf %t0, %g : f64
  // VALUES: return {autodiff.active = []}
  return %t1 : f64
}

// MEMORY-LABEL: func.func @memory
func.func @memory(%x: f64, %y: f64, %m: memref<4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  // MEMORY: memref.alloc() {autodiff.active = [true]}
  %a = memref.alloc() : memref<4xf64>
  // MEMORY: memref.alloc() : memref<4xf64>
  %b = memref.alloc() : memref<4xf64>
  // MEMORY: memref.store %x, %a[%c0] {autodiff.active = []}
  memref.store %x, %a[%c0] : memref<4xf64>
  // A constant that overwrites an active element is something to do.
  // MEMORY: memref.store %y, %a[%c0] {autodiff.active = []}
  memref.store %y, %a[%c0] : memref<4xf64>
  // MEMORY: memref.store %y, %b[%c0] : memref<4xf64>
  memref.store %y, %b[%c0] : memref<4xf64>
  // A constant buffer that nobody reads.
  // MEMORY: memref.store %x, %m[%c0] : memref<4xf64>
  memref.store %x, %m[%c0] : memref<4xf64>
  // MEMORY: %[[U:.*]] = memref.load %a[%c0] {autodiff.active = [true]}
  %u = memref.load %a[%c0] : memref<4xf64>
  // MEMORY: %[[V:.*]] = memref.load %b[%c0] : memref<4xf64>
  %v = memref.load %b[%c0] : memref<4xf64>
  %w = arith.mulf %u, %v : f64
  return %w : f64
}

// CONTROL-LABEL: func.func @control
func.func @control(%x: f64, %y: f64, %n: index) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // The second carried value becomes active through the first, one iteration later.
  // CONTROL: scf.for
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %y, %q = %x, %o = %y) -> (f64, f64, f64) {
    // CONTROL-NEXT: math.exp %{{.*}} {autodiff.active = [true]}
    %e = math.exp %p : f64
    // CONTROL-NEXT: math.exp %{{[a-z]*}} : f64
    %k = math.exp %o : f64
    // CONTROL-NEXT: scf.yield {autodiff.active = []}
    scf.yield %q, %e, %k : f64, f64, f64
  // CONTROL-NEXT: {autodiff.active = [true, false, false]}
  }
  return %r#0, %r#2 : f64, f64
}

// GRAPH-LABEL: func.func @graph
func.func @graph(%x: f64, %y: f64, %c: i1) -> f64 {
  cf.cond_br %c, ^a(%x : f64), ^b(%y : f64)
^a(%p: f64):
  // GRAPH: math.sin %p {autodiff.active = [true]}
  %s = math.sin %p : f64
  cf.br ^d(%s : f64)
^b(%q: f64):
  // GRAPH: math.cos %q : f64
  %t = math.cos %q : f64
  cf.cond_br %c, ^d(%t : f64), ^d(%x : f64)
^d(%r: f64):
  return %r : f64
}

func.func private @store_or_recurse(%v: f64, %to: memref<f64>, %c: i1) -> f64 {
  %k = arith.constant 2.0 : f64
  scf.if %c {
    %no = arith.constant false
    %unused = func.call @store_or_recurse(%v, %to, %no) : (f64, memref<f64>, i1) -> f64
  } else {
    memref.store %v, %to[] : memref<f64>
  }
  return %k : f64
}

// CALLS-LABEL: func.func @calls
func.func @calls(%x: f64, %y: f64, %c: i1) -> f64 {
  %a = memref.alloca() : memref<f64>
  %b = memref.alloca() : memref<f64>
  // CALLS: func.call @store_or_recurse(%x, %a, %c) {autodiff.active = [false]}
  %r = func.call @store_or_recurse(%x, %a, %c) : (f64, memref<f64>, i1) -> f64
  // CALLS: func.call @store_or_recurse(%y, %b, %c) : (f64
  %s = func.call @store_or_recurse(%y, %b, %c) : (f64, memref<f64>, i1) -> f64
  // CALLS: memref.load %a[] {autodiff.active = [true]}
  %u = memref.load %a[] : memref<f64>
  // CALLS: memref.load %b[] : memref<f64>
  %v = memref.load %b[] : memref<f64>
  %t0 = arith.addf %r, %s : f64
  %t1 = arith.addf %u, %v : f64
  %t2 = arith.addf %t0, %t1 : f64
  return %t2 : f64
}
