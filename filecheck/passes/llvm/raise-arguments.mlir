// RUN: ad-opt %s -p "raise-arguments{function=sum arrays=1},raise-arguments{function=two arrays=0,1},raise-arguments{function=seen arrays=0},raise-arguments{function=exchanged arrays=0,1},raise-arguments{function=scratch arrays=1},raise-arguments{function=unused arrays=0}" | filecheck %s
// RUN: not ad-opt %s -p "raise-arguments{function=escapes arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=mixed arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=split arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=integers arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=frees arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=called arrays=0}" 2>&1 | filecheck %s --check-prefix=CALLED

// RUN: not ad-opt %s -p "raise-arguments{function=exchanged arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=local arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: not ad-opt %s -p "raise-arguments{function=given_back arrays=0}" 2>&1 | filecheck %s --check-prefix=REFUSED

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

// Two that a loop exchanges are two of one type. One alone is not enough.
// CHECK-LABEL: func.func @exchanged
// CHECK-SAME:    (%[[A:.*]]: memref<?xf64>, %[[B:.*]]: memref<?xf64>, %{{.*}}: index, %{{.*}}: i1)
// CHECK:         %[[ENDS:.*]], %{{.*}} = scf.for {{.*}} iter_args(%[[P:.*]] = %[[A]], %[[Q:.*]] = %[[B]]) -> (memref<?xf64>, memref<?xf64>)
// CHECK:           memref.load %[[P]][%{{.*}}] : memref<?xf64>
// CHECK:           memref.store %{{.*}}, %[[Q]][%{{.*}}] : memref<?xf64>
// CHECK:           scf.yield %[[Q]], %[[P]] : memref<?xf64>, memref<?xf64>
// CHECK:         %[[ONE:.*]] = arith.select %{{.*}}, %[[ENDS]], %[[A]] : memref<?xf64>
// CHECK:         memref.load %[[ONE]]
func.func @exchanged(%a: !llvm.ptr, %b: !llvm.ptr, %n: index, %which: i1) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ends:2 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!llvm.ptr, !llvm.ptr) {
    %e = llvm.load %p : !llvm.ptr -> f64
    %next = llvm.getelementptr %q[8] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %e, %next : f64, !llvm.ptr
    scf.yield %q, %p : !llvm.ptr, !llvm.ptr
  }
  %one = arith.select %which, %ends#0, %a : !llvm.ptr
  %r = llvm.load %one : !llvm.ptr -> f64
  func.return %r : f64
}

// One that a loop exchanges with memory of the function's own, of so many bytes.
// CHECK-LABEL: func.func @scratch
// CHECK-SAME:    (%{{.*}}: i64, %[[A:.*]]: memref<?xf64>, %{{.*}}: index)
// CHECK:         %[[OWN:.*]] = memref.alloc(%{{.*}}) : memref<?xf64>
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %[[A]], %{{.*}} = %[[OWN]])
// CHECK:         memref.dealloc %[[OWN]] : memref<?xf64>
func.func @scratch(%size: i64, %a: !llvm.ptr, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %eight = arith.constant 8 : i64
  %bytes = arith.muli %size, %eight : i64
  %own = llvm_ext.malloc %bytes : i64 -> !llvm.ptr
  %ends:2 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %a, %q = %own) -> (!llvm.ptr, !llvm.ptr) {
    %e = llvm.load %p : !llvm.ptr -> f64
    llvm.store %e, %q : f64, !llvm.ptr
    scf.yield %q, %p : !llvm.ptr, !llvm.ptr
  }
  %r = llvm.load %ends#0 : !llvm.ptr -> f64
  llvm_ext.free %own : !llvm.ptr
  func.return %r : f64
}

// Memory on the stack has another end.
func.func @local(%a: !llvm.ptr, %which: i1) -> f64 {
  %one = arith.constant 1 : i32
  %own = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %zero = arith.constant 0.0 : f64
  llvm.store %zero, %own : f64, !llvm.ptr
  %p = arith.select %which, %own, %a : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f64
  func.return %r : f64
}

// It may be the caller's memory that is freed.
func.func @given_back(%a: !llvm.ptr, %which: i1) -> f64 {
  %eight = arith.constant 8 : i64
  %own = llvm_ext.malloc %eight : i64 -> !llvm.ptr
  %zero = arith.constant 0.0 : f64
  llvm.store %zero, %own : f64, !llvm.ptr
  %p = arith.select %which, %own, %a : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f64
  llvm_ext.free %p : !llvm.ptr
  func.return %r : f64
}

// Nobody sees what is in an array that is not used.
// CHECK-LABEL: func.func @unused
// CHECK-SAME:    (%{{.*}}: memref<?xf64>, %{{.*}}: f64)
func.func @unused(%a: !llvm.ptr, %x: f64) -> f64 {
  func.return %x : f64
}
