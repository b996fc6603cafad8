// accepted: arg in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%n]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affiv in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: scfiv in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%q]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: affadd in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: scfadd in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: ndiv in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: loaded in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyiv in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyscf in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: miniv in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delin in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: delinscf in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: lin in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimlocq in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: cast in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: castl in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: iter in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%it]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: bitmem in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: select in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: ifres in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: call in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: subq in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: rank in apply_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
%0 = affine.apply affine_map<()[s0] -> (s0)>()[%v]
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: arg in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.load %m[%n] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: affiv in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.load %m[%i] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfiv in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.load %m[%q] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affadd in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfadd in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ndiv in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: loaded in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyiv in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyscf in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: miniv in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: delin in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delinscf in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: lin in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: dimlocq in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: cast in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: castl in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: iter in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%0 = affine.load %m[%it] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: bitmem in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: select in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ifres in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: call in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: subq in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: rank in load_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
%0 = affine.load %m[%v] : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: arg in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.prefetch %m[%n], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: affiv in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.prefetch %m[%i], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfiv in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.prefetch %m[%q], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affadd in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfadd in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ndiv in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: loaded in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyiv in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyscf in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: miniv in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: delin in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delinscf in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: lin in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: dimlocq in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: cast in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: castl in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: iter in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.prefetch %m[%it], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: bitmem in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: select in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ifres in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: call in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: subq in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: rank in pre_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
affine.prefetch %m[%v], read, locality<3>, data : memref<?xf64>
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: arg in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.for %j = 0 to %n {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affiv in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.for %j = 0 to %i {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfiv in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.for %j = 0 to %q {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affadd in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfadd in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ndiv in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: loaded in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyiv in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyscf in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: miniv in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delin in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delinscf in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: lin in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: dimlocq in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: cast in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: castl in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: iter in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.for %j = 0 to %it {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: bitmem in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: select in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ifres in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: call in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: subq in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: rank in for_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
affine.for %j = 0 to %v {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: arg in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: affiv in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfiv in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.if affine_set<(d0) : (d0 >= 0)>(%q) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affadd in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfadd in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ndiv in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: loaded in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyiv in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyscf in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: miniv in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: delin in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delinscf in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: lin in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: dimlocq in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: cast in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: castl in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: iter in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.if affine_set<(d0) : (d0 >= 0)>(%it) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: bitmem in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: select in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ifres in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: call in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: subq in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: rank in if_d
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
affine.if affine_set<(d0) : (d0 >= 0)>(%v) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: arg in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.parallel (%j) = (0) to (symbol(%n)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affiv in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.parallel (%j) = (0) to (symbol(%i)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfiv in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.parallel (%j) = (0) to (symbol(%q)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: affadd in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %i, %n : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: scfadd in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %q, %n : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: nadd in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.addi %n, %n : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ndiv in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.divsi %n, %n : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: loaded in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.load %k[%n] : memref<?xindex>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyiv in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%i)
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: applyscf in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%q)
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: applyn in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.apply affine_map<(d0) -> (d0)>(%n)
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: miniv in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%i)
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: minn in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.min affine_map<(d0) -> (d0, 2)>(%n)
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delin in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %i into (2, 3) : index, index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: delinscf in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v, %w = affine.delinearize_index %q into (2, 3) : index, index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: lin in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = affine.linearize_index [%i, %n] by (2, 3) : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimtop in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %c0 : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimloc in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: dimlocq in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%q) : memref<?xf64>
%v = memref.dim %a, %c0 : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: dimq in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.dim %m, %q : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: cast in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.constant 5 : i64
%v = arith.index_cast %l : i64 to index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: castl in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%l = arith.fptosi %x : f64 to i64
%v = arith.index_cast %l : i64 to index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: iter in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
affine.parallel (%j) = (0) to (symbol(%it)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: bitmem in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%z = memref.alloca() : memref<index>
%v = memref.load %z[] : memref<index>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: select in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = arith.select %c, %n, %i : index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: ifres in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = scf.if %c -> index {
scf.yield %n : index
} else {
scf.yield %n : index
}
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: call in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = func.call @h() : () -> index
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: alloc2 in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.alloc(%n) : memref<?xf64>
%b = memref.cast %a : memref<?xf64> to memref<?xf64>
%v = memref.dim %b, %c0 : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: sub in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%n][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: subq in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%a = memref.subview %m[0][%q][1] : memref<?xf64> to memref<?xf64, strided<[1]>>
%v = memref.dim %a, %c0 : memref<?xf64, strided<[1]>>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// rejected: rank in par_s
func.func @f(%n: index, %m: memref<?xf64>, %k: memref<?xindex>, %c: i1, %x: f64) {
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {
%r = scf.for %q = %n to %n step %n iter_args(%it = %n) -> index {
%v = memref.rank %m : memref<?xf64>
affine.parallel (%j) = (0) to (symbol(%v)) {
}
scf.yield %it : index
}
}
return
}
func.func private @h() -> index
// -----
// accepted: a product by a symbol
module attributes {test.map = affine_map<(d0)[s0] -> (s0 * d0)>} {}
// -----
// accepted: a remainder by a symbol
module attributes {test.map = affine_map<(d0)[s0] -> (d0 mod s0)>} {}
// -----
// accepted: quotients by symbols
module attributes {test.map = affine_map<(d0)[s0, s1] -> (d0 floordiv s0, d0 ceildiv (s1 + s0 * 2))>} {}
// -----
// accepted: a constant factor in front
module attributes {test.map = affine_map<(d0)[s0] -> ((d0 * 2) * s0, 2 * s0 * s0)>} {}
// -----
// rejected: a product of dimensions
module attributes {test.map = affine_map<(d0, d1) -> (d0 * d1)>} {}
// -----
// rejected: a remainder by a dimension
module attributes {test.map = affine_map<(d0, d1) -> (d0 mod d1)>} {}
// -----
// rejected: a quotient by a dimension
module attributes {test.map = affine_map<(d0)[s0] -> (s0 floordiv d0)>} {}
// -----
// rejected: a constant by a dimension
module attributes {test.map = affine_map<(d0) -> (4 ceildiv d0)>} {}
// -----
// rejected: a dimension in a divisor
module attributes {test.map = affine_map<(d0)[s0] -> (d0 floordiv (s0 + d0))>} {}
