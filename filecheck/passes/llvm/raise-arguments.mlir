// RUN: ad-opt %s -p "raise-arguments{function=sum arrays=1},raise-arguments{function=two arrays=0,1},raise-arguments{function=seen arrays=0}" | filecheck %s
// RUN: not ad-opt %s -p "raise-arguments{function=escapes arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=mixed arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=split arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=integers arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=frees arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=called arrays=0}" 2>&1 | filecheck %s --check-prefix=CALLED

// REFUSED: AD0704
// REFUSED: argument 0 of {{.*}} is no address of an array of floats that is only indexed
// CALLED: AD0704
// CALLED: `@called` is called by its addresses

// Sums of a counter and a number are sums of indices. The other address stays.
// CHECK-LABEL: func.func @sum
// CHECK-SAME:    (%{{.*}}: i64, %[[X:[a-z]+]]: memref<?xf64>, %{{.*}}: !llvm.ptr {llvm.readonly}) -> f64
// CHECK:         scf.for %[[I:[a-z]+]] =
// CHECK:           %[[ONE:[a-z0-9]+]] = arith.constant 1 : index
// CHECK-NEXT:      %[[J:[a-z0-9]+]] = arith.addi %[[I]], %[[ONE]] : index
// CHECK-NEXT:      %{{.*}} = memref.load %[[X]][%[[J]]] : memref<?xf64>
// CHECK-NOT:     llvm.getelementptr %[[X]]
func.func @sum(%n: i64, %x: !llvm.ptr {llvm.readonly}, %y: !llvm.ptr {llvm.readonly}) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %end = arith.index_cast %n : i64 to index
  %r = scf.for %k = %c0 to %end step %c1 iter_args(%acc = %zero) -> (f64) {
    %i = arith.index_cast %k : index to i64
    %j = arith.addi %i, %one overflow<nsw> : i64
    %p = llvm.getelementptr inbounds %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %e = llvm.load %p : !llvm.ptr -> f64
    %next = arith.addf %acc, %e : f64
    scf.yield %next : f64
  }
  func.return %r : f64
}

// CHECK-LABEL: func.func @two
// CHECK-SAME:    (%[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xf64>)
// CHECK:         memref.load %[[A]][%{{.*}}] : memref<?xf32>
// CHECK:         memref.store %{{.*}}, %[[B]][%{{.*}}] : memref<?xf64>
func.func @two(%a: !llvm.ptr, %b: !llvm.ptr) {
  %p = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %e = llvm.load %p : !llvm.ptr -> f32
  %w = arith.extf %e : f32 to f64
  llvm.store %w, %b : f64, !llvm.ptr
  func.return
}

func.func private @other(!llvm.ptr) -> ()
func.func @escapes(%a: !llvm.ptr) -> f64 {
  %e = llvm.load %a : !llvm.ptr -> f64
  func.call @other(%a) : (!llvm.ptr) -> ()
  func.return %e : f64
}

func.func @mixed(%a: !llvm.ptr) -> f64 {
  %e = llvm.load %a : !llvm.ptr -> f64
  %p = llvm.getelementptr %a[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %h = llvm.load %p : !llvm.ptr -> f32
  func.return %e : f64
}

// Not at a multiple of an element.
func.func @split(%a: !llvm.ptr) -> f64 {
  %p = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %e = llvm.load %p : !llvm.ptr -> f64
  func.return %e : f64
}

func.func @integers(%a: !llvm.ptr) -> i64 {
  %e = llvm.load %a : !llvm.ptr -> i64
  func.return %e : i64
}

func.func @frees(%a: !llvm.ptr) -> f64 {
  %e = llvm.load %a : !llvm.ptr -> f64
  llvm_ext.free %a : !llvm.ptr
  func.return %e : f64
}

func.func @called(%a: !llvm.ptr) -> f64 {
  %e = llvm.load %a : !llvm.ptr -> f64
  func.return %e : f64
}
func.func @caller(%a: !llvm.ptr) -> f64 {
  %e = func.call @called(%a) : (!llvm.ptr) -> f64
  func.return %e : f64
}

// One that is seen as a buffer already gets its extent.
// CHECK-LABEL: func.func @seen
// CHECK-SAME:    (%[[X:.*]]: memref<?xf64>)
// CHECK-NOT:     llvm_ext.elements
// CHECK:         memref.load %[[X]]
func.func @seen(%x: !llvm.ptr) -> f64 {
  %c0 = arith.constant 0 : index
  %m = llvm_ext.elements %x : !llvm.ptr -> memref<?xf64>
  %e = memref.load %m[%c0] : memref<?xf64>
  func.return %e : f64
}
