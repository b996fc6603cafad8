// RUN: ad-opt %s --split-input-file -p raise-elements | filecheck %s

// An argument that is only indexed, read and written; the address stays.
// CHECK-LABEL: func.func @step
// CHECK-SAME:    (%{{.*}}: i64, %[[X:[a-z]+]]: !llvm.ptr, %{{.*}}: f64)
// CHECK:         %[[M:.*]] = llvm_ext.elements %[[X]] : !llvm.ptr -> memref<?xf64>
// CHECK:         %[[I:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK:         memref.load %[[M]][%[[I]]] : memref<?xf64>
// CHECK-NOT:     llvm.getelementptr
// CHECK:         memref.store %{{.*}}, %[[M]][%{{.*}}] : memref<?xf64>
func.func @step(%n: i64, %x: !llvm.ptr, %y: f64) {
  %p = llvm.getelementptr %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %e = llvm.load %p : !llvm.ptr -> f64
  %s = arith.addf %e, %y : f64
  %q = llvm.getelementptr %x[-16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %s, %q : f64, !llvm.ptr
  func.return
}

// An address that was loaded, of which no address lies behind.
// CHECK-LABEL: func.func @loaded
// CHECK:         %[[P:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[M:.*]] = llvm_ext.elements %[[P]] : !llvm.ptr -> memref<?xf32>
// CHECK:         memref.load %[[M]]
func.func @loaded(%x: !llvm.ptr) -> f32 {
  %p = llvm.load %x : !llvm.ptr -> !llvm.ptr
  %e = llvm.load %p : !llvm.ptr -> f32
  func.return %e : f32
}

// Addresses and floats behind one address: its shadow may be where a derivative is.
// CHECK-LABEL: func.func @node
// CHECK-NOT:     llvm_ext.elements
func.func @node(%x: !llvm.ptr) -> f64 {
  %p = llvm.load %x : !llvm.ptr -> !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %e = llvm.load %q : !llvm.ptr -> f64
  llvm.store %q, %q : !llvm.ptr, !llvm.ptr
  func.return %e : f64
}

// Two types, an element at no multiple of its size, one that is not aligned to it, an address that
// goes elsewhere.
// CHECK-LABEL: func.func @mixed
// CHECK-NOT:     llvm_ext.elements
func.func private @other(!llvm.ptr) -> ()
func.func @mixed(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) -> f64 {
  %e = llvm.load %a : !llvm.ptr -> f64
  %f = llvm.load %a : !llvm.ptr -> f32
  %p = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %g = llvm.load %p : !llvm.ptr -> f64
  %h = llvm.load %c {alignment = 1 : i64} : !llvm.ptr -> f64
  %i = llvm.load %d : !llvm.ptr -> f64
  func.call @other(%d) : (!llvm.ptr) -> ()
  func.return %e : f64
}

// -----

// Where memory is to be left as the function leaves it, what is undone is logged, behind addresses.
// CHECK-LABEL: func.func @left
// CHECK-SAME:    (%[[X:[a-z]+]]: !llvm.ptr, %[[Y:[a-z]+]]: !llvm.ptr)
// CHECK:         llvm_ext.elements %[[Y]]
// CHECK-NOT:     llvm_ext.elements
// CHECK:         llvm.store %{{.*}}, %[[X]]
func.func @left(%x: !llvm.ptr, %y: !llvm.ptr) -> f64 {
  %e = llvm.load %y : !llvm.ptr -> f64
  llvm.store %e, %x : f64, !llvm.ptr
  func.return %e : f64
}
func.func @left_grad(%x: !llvm.ptr, %dx: !llvm.ptr, %y: !llvm.ptr, %dy: !llvm.ptr) {
  %one = arith.constant 1.0 : f64
  autodiff.bwd_diff @left(%x, %dx, %y, %dy, %one) {activity = [dup, dup], primal = false, leave_memory = true}
      : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, f64) -> ()
  func.return
}

// -----

// Rows of five elements, whose bytes are counted: the element is counted by five.
// CHECK-LABEL: func.func @rows_of_five
// CHECK:         %[[A:.*]] = llvm_ext.elements %{{.*}} : !llvm.ptr -> memref<?xf64>
// CHECK-NOT:     shrsi
// CHECK:         %[[FIVE:.*]] = arith.constant 5 : index
// CHECK-NEXT:    %[[ROW:.*]] = arith.muli %{{.*}}, %[[FIVE]] : index
// CHECK:         memref.load %[[A]][%[[ROW]]] : memref<?xf64>
func.func @rows_of_five(%a: !llvm.ptr, %i: i64) -> f64 {
  %forty = arith.constant 40 : i64
  %bytes = arith.muli %i, %forty : i64
  %p = llvm.getelementptr %a[%bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %e = llvm.load %p : !llvm.ptr -> f64
  func.return %e : f64
}
