// RUN: ad-opt %s -p expand-memory-copies | filecheck %s

// A struct of a double, an address and an integer with padding that is known to be one, too.
// CHECK-LABEL: func.func @parts
func.func @parts(%q: !llvm.ptr, %p: !llvm.ptr) {
  %n = arith.constant 24 : i64
  // CHECK:      %[[A:.*]] = llvm.load %p {{.*}} -> f64
  // CHECK-NEXT: %[[P8:.*]] = llvm.getelementptr inbounds %p[8]
  // CHECK-NEXT: %[[B:.*]] = llvm.load %[[P8]] {{.*}} -> !llvm.ptr
  // CHECK-NEXT: %[[P16:.*]] = llvm.getelementptr inbounds %p[16]
  // CHECK-NEXT: %[[C:.*]] = llvm.load %[[P16]] {{.*}}ad_opt.presumed = "moved"{{.*}} -> i64
  // CHECK-NEXT: llvm.store %[[A]], %q
  // CHECK:      llvm.store %[[B]]
  // CHECK:      llvm.store %[[C]]
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> {ad_opt.type_tree = "{[0]:Float@double, [8]:Pointer, [16]:Integer, [17]:Integer, [18]:Integer, [19]:Integer, [20]:Integer, [21]:Integer, [22]:Integer, [23]:Integer}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// CHECK-LABEL: func.func @many
func.func @many(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  // CHECK: cf.assert
  // CHECK: %[[COUNT:.*]] = arith.divui %n, %{{.*}} : i64
  // CHECK: %[[END:.*]] = arith.index_cast %[[COUNT]]
  // CHECK: scf.for %{{.*}} = %{{.*}} to %[[END]]
  // CHECK:   llvm.getelementptr inbounds %p[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK:   llvm.load {{.*}} -> f32
  // CHECK:   llvm.store {{.*}} : f32
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> {ad_opt.type_tree = "{[-1]:Float@float}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// The number of bytes shows how many floats there are, and that they are whole.
// CHECK-LABEL: func.func @counted
// CHECK-NOT:   cf.assert
// CHECK:         scf.for %{{.*}} = %{{.*}} to %[[END:.*]] step
// CHECK-NOT:       arith.shrsi
// CHECK:           llvm.getelementptr {{.*}} !llvm.ptr, f64
// CHECK:           llvm.store
func.func @counted(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  %three = arith.constant 3 : i64
  %bytes = arith.shli %n, %three : i64
  "llvm.intr.memcpy"(%q, %p, %bytes) <{isVolatile = false}> {ad_opt.type_tree = "{[-1]:Float@double}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// Where the places may overlap, the order depends on which comes first.
// CHECK-LABEL: func.func @moved
func.func @moved(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  // CHECK: %[[BELOW:.*]] = llvm.icmp "ult" %q, %p
  // CHECK: scf.if %[[BELOW]]
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> {ad_opt.type_tree = "{[-1]:Float@double}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// What is not known stays.
// CHECK-LABEL: func.func @unknown
func.func @unknown(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  // CHECK: "llvm.intr.memcpy"(%q, %p, %n)
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// Elements are aligned as the copy says that its ends are, and to their own size at most.

// CHECK-LABEL: func.func @aligned
func.func @aligned(%q: !llvm.ptr, %p: !llvm.ptr, %n: i64) {
  %shift = arith.constant 3 : i64
  %bytes = arith.shli %n, %shift : i64
  %zero = arith.constant 0 : i8
  // CHECK: llvm.load {{.*}} {alignment = 4 : i64} : !llvm.ptr -> f64
  // CHECK: llvm.store {{.*}} {alignment = 8 : i64} : f64, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %bytes) <{isVolatile = false, arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 4 : i64}, {}]}> {ad_opt.type_tree = "{[-1]:Float@double}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: llvm.store {{.*}} {alignment = 8 : i64} : f64, !llvm.ptr
  "llvm.intr.memset"(%q, %zero, %bytes) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> {ad_opt.type_tree = "{[-1]:Float@double}"} : (!llvm.ptr, i8, i64) -> ()
  // CHECK: llvm.store {{.*}} {alignment = 1 : i64} : f64, !llvm.ptr
  "llvm.intr.memset"(%q, %zero, %bytes) <{isVolatile = false}> {ad_opt.type_tree = "{[-1]:Float@double}"} : (!llvm.ptr, i8, i64) -> ()
  return
}

// Where places may overlap and not all is known, the rest waits elsewhere until all is read.
// CHECK-LABEL: func.func @moved_with_padding
func.func @moved_with_padding(%q: !llvm.ptr, %p: !llvm.ptr) {
  // CHECK:      %[[ROOM:.*]] = llvm.alloca %{{.*}} x !llvm.array<8 x i8>
  // CHECK:      "llvm.intr.memcpy"(%[[ROOM]], %p, %{{.*}})
  // CHECK:      %[[A:.*]] = llvm.load {{.*}} -> !llvm.ptr
  // CHECK:      llvm.store %[[A]]
  // CHECK:      "llvm.intr.memcpy"(%q, %[[ROOM]], %{{.*}})
  // CHECK-NOT:  memmove
  %n = arith.constant 16 : i64
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> {ad_opt.type_tree = "{[8]:Pointer}"} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// CHECK-LABEL: func.func @moved_without_a_word
// CHECK-NOT:   llvm.alloca
// CHECK:       "llvm.intr.memmove"(%q, %p
func.func @moved_without_a_word(%q: !llvm.ptr, %p: !llvm.ptr) {
  %n = arith.constant 16 : i64
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}
