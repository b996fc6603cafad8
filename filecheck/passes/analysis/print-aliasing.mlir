// RUN: ad-opt %s -p "print-aliasing" | filecheck %s

memref.global "private" @table : memref<4xf64> = dense<1.0>

// CHECK-LABEL: func.func @views
func.func @views(%m: memref<4xf64>, %c: i1) -> f64 {
  %c0 = arith.constant 0 : index
  // CHECK: memref.alloc() {memory.objects = ["alloc0"]}
  %a = memref.alloc() : memref<4xf64>
  // CHECK: memref.subview {{.*}} {memory.objects = ["alloc0"]}
  %v = memref.subview %a[0] [2] [1] : memref<4xf64> to memref<2xf64>
  // CHECK: memref.get_global @table {{.*}} {memory.objects = ["@table"]}
  %g = memref.get_global @table : memref<4xf64>
  // CHECK: arith.select {{.*}} {memory.objects = ["arg0", "alloc0"]}
  %s = arith.select %c, %a, %m : memref<4xf64>
  // CHECK: memref.store {{.*}} {memory.writes = ["arg0", "alloc0"]}
  %x = arith.constant 1.0 : f64
  memref.store %x, %s[%c0] : memref<4xf64>
  // CHECK: memref.load %v[%c0] {memory.reads = ["alloc0"]}
  %y = memref.load %v[%c0] : memref<2xf64>
  // CHECK: memref.copy {{.*}} {memory.reads = ["@table"], memory.writes = ["alloc0"]}
  memref.copy %g, %a : memref<4xf64> to memref<4xf64>
  return %y : f64
}

// CHECK-LABEL: func.func @loop
func.func @loop(%m: memref<4xf64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf64>
  // The buffers change places.
  // CHECK: memref.load %p[%i] {memory.reads = ["arg0", "alloc0"]}
  // CHECK: } {memory.reads = ["arg0", "alloc0"], memory.writes = ["arg0", "alloc0"],
  // CHECK-SAME: memory.objects = ["arg0", "alloc0"]}
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %m, %q = %a)
      -> (memref<4xf64>, memref<4xf64>) {
    %x = memref.load %p[%i] : memref<4xf64>
    memref.store %x, %q[%i] : memref<4xf64>
    scf.yield %q, %p : memref<4xf64>, memref<4xf64>
  }
  return
}

func.func private @unknown(memref<4xf64>) -> memref<4xf64>
func.func private @fresh(%n: index, %m: memref<?xf64>) -> (memref<?xf64>, memref<?xf64>) {
  %a = memref.alloc(%n) : memref<?xf64>
  return %a, %m : memref<?xf64>, memref<?xf64>
}
func.func private @fill_later(%n: index, %m: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %more = arith.cmpi sgt, %n, %c0 : index
  scf.if %more {
    %c1 = arith.constant 1 : index
    %less = arith.subi %n, %c1 : index
    func.call @fill_later(%less, %m) : (index, memref<?xf64>) -> ()
  } else {
    %x = arith.constant 1.0 : f64
    memref.store %x, %m[%c0] : memref<?xf64>
  }
  return
}

// CHECK-LABEL: func.func @calls
func.func @calls(%m: memref<4xf64>, %d: memref<?xf64>, %n: index) {
  // CHECK: call @fresh{{.*}} {memory.objects = ["alloc0"]}
  %a, %same = func.call @fresh(%n, %d) : (index, memref<?xf64>) -> (memref<?xf64>, memref<?xf64>)
  // CHECK: call @fill_later(%n, %same) {memory.writes = ["arg1"]}
  func.call @fill_later(%n, %same) : (index, memref<?xf64>) -> ()
  // CHECK: call @fill_later(%n, %a) {memory.writes = ["alloc0"]}
  func.call @fill_later(%n, %a) : (index, memref<?xf64>) -> ()
  // CHECK: call @unknown(%m) {memory.reads = ["unknown", "arg0"],
  // CHECK-SAME: memory.writes = ["unknown", "arg0"], memory.objects = ["unknown"]}
  %u = func.call @unknown(%m) : (memref<4xf64>) -> memref<4xf64>
  return
}
