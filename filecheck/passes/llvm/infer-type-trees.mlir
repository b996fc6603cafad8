// RUN: ad-opt %s -p "infer-type-trees" | filecheck %s

// What is read as a double was a double when it was copied as an integer.
// CHECK-LABEL: llvm.func @copy(%p: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double}">}
llvm.func @copy(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
  // CHECK: llvm.load %p {ad_opt.type_tree = #typetree.tree<"{[-1]:Float@double}">}
  %bits = llvm.load %p : !llvm.ptr -> i64
  // CHECK: llvm.store %bits, %q {ad_opt.type_tree = #typetree.tree<"{[-1]:Float@double}">}
  llvm.store %bits, %q : i64, !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> f64
  llvm.return %x : f64
}

// Nothing is said of what is not known.
// CHECK-LABEL: llvm.func @unknown
llvm.func @unknown(%r: !llvm.ptr, %s: !llvm.ptr) {
  // CHECK: llvm.load %r : !llvm.ptr -> i64
  %b = llvm.load %r : !llvm.ptr -> i64
  llvm.store %b, %s : i64, !llvm.ptr
  llvm.return
}

// A sum does not make an integer of a word that is moved, an index does.
// CHECK-LABEL: llvm.func @summed(%{{.*}}: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer}">}, %{{.*}}: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer}">}
llvm.func @summed(%p: !llvm.ptr, %q: !llvm.ptr, %s: i64) -> i64 {
  // CHECK: llvm.load {{.*}}ad_opt.presumed = "moved"
  %w = llvm.load %p : !llvm.ptr -> i64
  // CHECK: llvm.store {{.*}}ad_opt.presumed = "moved"
  llvm.store %w, %q : i64, !llvm.ptr
  %t = llvm.add %s, %w : i64
  llvm.return %t : i64
}

// CHECK-LABEL: llvm.func @looked_up
llvm.func @looked_up(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
  // CHECK: llvm.load {{.*}}ad_opt.type_tree = #typetree.tree<"{[-1]:Integer}">
  %i = llvm.load %p : !llvm.ptr -> i64
  %r = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
  %x = llvm.load %r : !llvm.ptr -> f64
  llvm.return %x : f64
}

// What lies behind an array is not one more row of it: the count at 136 says nothing of the matrix.
// CHECK-LABEL: llvm.func @carried(%{{.*}}: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,128]:Float@double, [-1,136]:Integer, [-1,137]:Integer, [-1,138]:Integer, [-1,139]:Integer}">}
llvm.func @carried(%s: !llvm.ptr, %i: i64) -> f64 {
  %sum.at = llvm.getelementptr %s[128] : (!llvm.ptr) -> !llvm.ptr, i8
  %sum = llvm.load %sum.at : !llvm.ptr -> f64
  %count.at = llvm.getelementptr %s[136] : (!llvm.ptr) -> !llvm.ptr, i8
  %count = llvm.load %count.at : !llvm.ptr -> i32
  %float = llvm.sitofp %count : i32 to f64
  %row = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<32 x i8>
  %x = llvm.load %row : !llvm.ptr -> f64
  %y = llvm.fadd %x, %sum : f64
  %z = llvm.fadd %y, %float : f64
  llvm.return %z : f64
}

// Rows of one kind say of each other where more of it is.
// CHECK-LABEL: llvm.func @unrolled(%{{.*}}: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double, [-1,40]:Float@double}">}
llvm.func @unrolled(%s: !llvm.ptr, %i: i64) -> f64 {
  %d = llvm.getelementptr %s[5] : (!llvm.ptr) -> !llvm.ptr, f64
  %w = llvm.load %d : !llvm.ptr -> f64
  %row = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<32 x i8>
  %x = llvm.load %row : !llvm.ptr -> f64
  %y = llvm.fadd %x, %w : f64
  llvm.return %y : f64
}

// Nor is it one more record, though it has the kinds of one: the count at 80 lies where a third one would have a double.
// CHECK-LABEL: llvm.func @particles(%{{.*}}: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer, [-1,0]:Float@double, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,64]:Float@double, [-1,80]:Integer, [-1,81]:Integer, [-1,82]:Integer, [-1,83]:Integer}">}
llvm.func @particles(%s: !llvm.ptr, %i: i64) -> f64 {
  %mass.at = llvm.getelementptr %s[64] : (!llvm.ptr) -> !llvm.ptr, i8
  %mass = llvm.load %mass.at : !llvm.ptr -> f64
  %count.at = llvm.getelementptr %s[80] : (!llvm.ptr) -> !llvm.ptr, i8
  %count = llvm.load %count.at : !llvm.ptr -> i32
  %float = llvm.sitofp %count : i32 to f64
  %record = llvm.getelementptr %s[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<32 x i8>
  %x = llvm.load %record : !llvm.ptr -> f64
  %kind.at = llvm.getelementptr %record[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %kind = llvm.load %kind.at : !llvm.ptr -> i32
  %weight = llvm.sitofp %kind : i32 to f64
  %y = llvm.fmul %x, %weight : f64
  %z = llvm.fadd %y, %float : f64
  %w = llvm.fmul %z, %mass : f64
  llvm.return %w : f64
}
