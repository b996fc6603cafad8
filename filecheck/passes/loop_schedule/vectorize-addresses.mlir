// RUN: ad-opt %s -p "vectorize-independent-loops{lanes=8 cost=false}" | filecheck %s

// Elements behind addresses are those of buffers: rows of three, the second number of each.
// CHECK-LABEL: func.func @roots
// CHECK-DAG:     %[[X:.*]] = llvm_ext.elements %x : !llvm.ptr -> memref<?xf64>
// CHECK-DAG:     %[[Y:.*]] = llvm_ext.elements %y : !llvm.ptr -> memref<?xf32>
// CHECK:         scf.for
// CHECK-NOT:       llvm.
// CHECK:           vector.gather %[[X]]
// CHECK:           scf.while
// CHECK:           vector.store %{{.*}}, %[[Y]]
func.func @roots(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %n: index, %limit: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %row = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %p = llvm.getelementptr %row[1] : (!llvm.ptr) -> !llvm.ptr, f64
    %e = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %w = scf.while (%a = %e) : (f64) -> f64 {
      %more = arith.cmpf ogt, %a, %limit : f64
      scf.condition(%more) %a : f64
    } do {
    ^bb0(%b: f64):
      %h = arith.mulf %b, %half : f64
      scf.yield %h : f64
    }
    %f = arith.truncf %w : f64 to f32
    %q = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %f, %q {alignment = 4 : i64} : f32, !llvm.ptr
  }
  func.return
}

// Less aligned than elements, volatile, and behind an address that is loaded: they stay, and so does
// the loop.
// CHECK-LABEL: func.func @others
// CHECK-NOT:     llvm_ext.elements
// CHECK-NOT:     vector
func.func @others(%x: !llvm.ptr {llvm.noalias}, %n: index, %limit: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %e = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f64
    %d = llvm.load volatile %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %at = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %c = llvm.load %at {alignment = 8 : i64} : !llvm.ptr -> f64
    %cd = arith.addf %c, %d : f64
    %s = arith.addf %e, %cd : f64
    %w = scf.while (%a = %s) : (f64) -> f64 {
      %more = arith.cmpf ogt, %a, %limit : f64
      scf.condition(%more) %a : f64
    } do {
    ^bb0(%b: f64):
      %h = arith.mulf %b, %half : f64
      scf.yield %h : f64
    }
    llvm.store %w, %p {alignment = 4 : i64} : f64, !llvm.ptr
  }
  func.return
}

// A loop that LLVM makes vectors of is left to it.
// CHECK-LABEL: func.func @straight
// CHECK-NOT:     llvm_ext.elements
func.func @straight(%x: !llvm.ptr, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %e = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %w = math.sin %e : f64
    llvm.store %w, %p {alignment = 8 : i64} : f64, !llvm.ptr
  }
  func.return
}

// Both addresses may be one.
// CHECK-LABEL: func.func @shared
// CHECK-NOT:     vector
func.func @shared(%x: !llvm.ptr, %y: !llvm.ptr, %n: index, %limit: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f64
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %e = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> f64
    %w = scf.while (%a = %e) : (f64) -> f64 {
      %more = arith.cmpf ogt, %a, %limit : f64
      scf.condition(%more) %a : f64
    } do {
    ^bb0(%b: f64):
      %h = arith.mulf %b, %half : f64
      scf.yield %h : f64
    }
    %q = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %w, %q {alignment = 8 : i64} : f64, !llvm.ptr
  }
  func.return
}
