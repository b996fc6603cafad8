func.func @constants() {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -7 : i64
  %2 = arith.constant true
  %3 = arith.constant 42 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant -0.0 : f64
  %6 = arith.constant 0x7F800000 : f32
  %7 = arith.constant 0x7FF8000000000000 : f64
  %8 = arith.constant 3.14 : f16
  %9 = arith.constant 3.14 : bf16
  %10 = arith.constant 1.0e-300 : f64
  %11 = arith.constant 255 : i8
  return
}
// -----
func.func @dense_constants() {
  %0 = arith.constant dense<0.0> : tensor<2x2xf32>
  %1 = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %2 = arith.constant dense<[[1.0, -2.0], [0x7F800000, 4.0]]> : tensor<2x2xf32>
  %3 = arith.constant dense<true> : vector<4xi1>
  %4 = arith.constant dense<[true, false]> : tensor<2xi1>
  %5 = arith.constant dense<> : tensor<0xf32>
  %6 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>
  %7 = arith.constant dense<3> : tensor<index>
  %8 = arith.constant dense<"0x01000000020000000300000004000000"> : tensor<4xi32>
  return
}
// -----
func.func @integers(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b overflow<nsw> : i32
  %2 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.divui %a, %b : i32
  %5 = arith.ceildivsi %a, %b : i32
  %6 = arith.ceildivui %a, %b : i32
  %7 = arith.floordivsi %a, %b : i32
  %8 = arith.remsi %a, %b : i32
  %9 = arith.remui %a, %b : i32
  %10 = arith.andi %a, %b : i32
  %11 = arith.ori %a, %b : i32
  %12 = arith.xori %a, %b : i32
  return
}
// -----
func.func @shifts(%a: i64, %b: i64) {
  %0 = arith.shli %a, %b : i64
  %1 = arith.shli %a, %b overflow<nuw> : i64
  %2 = arith.shrsi %a, %b : i64
  %3 = arith.shrui %a, %b : i64
  return
}
// -----
func.func @exact(%a: i64, %b: i64, %v: vector<4xi8>) {
  %0 = arith.divsi %a, %b exact : i64
  %1 = arith.divui %a, %b exact : i64
  %2 = arith.shrsi %a, %b exact : i64
  %3 = arith.shrui %a, %b exact : i64
  %4 = arith.divsi %v, %v exact {note} : vector<4xi8>
  return
}
// -----
func.func @integer_extrema(%a: i32, %b: i32, %v: vector<4xindex>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %a, %b : i32
  %4 = arith.minui %v, %v : vector<4xindex>
  return
}
// -----
func.func @extended(%a: i32, %b: i32, %v: vector<4xi16>) {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %low, %high = arith.mulsi_extended %a, %b : i32
  %l, %h = arith.mului_extended %a, %b : i32
  %vs:2 = arith.addui_extended %v, %v : vector<4xi16>, vector<4xi1>
  return
}
// -----
func.func @floats(%a: f64, %b: f64) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %a, %b : f64
  %2 = arith.mulf %a, %b : f64
  %3 = arith.divf %a, %b : f64
  %4 = arith.remf %a, %b : f64
  %5 = arith.negf %a : f64
  return
}
// -----
func.func @float_extrema(%a: f32, %b: f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b : f32
  return
}
// -----
func.func @fastmath(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.mulf %a, %b fastmath<reassoc,nsz,contract> : f32
  %2 = arith.remf %a, %b fastmath<nnan> : f32
  %3 = arith.negf %a fastmath<ninf> : f32
  %4 = arith.maximumf %a, %b fastmath<arcp,afn> : f32
  %5 = arith.cmpf olt, %a, %b fastmath<nnan,ninf> : f32
  return
}
// -----
func.func @all_integer_predicates(%a: i32, %b: i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.cmpi ne, %a, %b : i32
  %2 = arith.cmpi slt, %a, %b : i32
  %3 = arith.cmpi sle, %a, %b : i32
  %4 = arith.cmpi sgt, %a, %b : i32
  %5 = arith.cmpi sge, %a, %b : i32
  %6 = arith.cmpi ult, %a, %b : i32
  %7 = arith.cmpi ule, %a, %b : i32
  %8 = arith.cmpi ugt, %a, %b : i32
  %9 = arith.cmpi uge, %a, %b : i32
  return
}
// -----
func.func @all_float_predicates(%a: f64, %b: f64) {
  %0 = arith.cmpf false, %a, %b : f64
  %1 = arith.cmpf oeq, %a, %b : f64
  %2 = arith.cmpf ogt, %a, %b : f64
  %3 = arith.cmpf oge, %a, %b : f64
  %4 = arith.cmpf olt, %a, %b : f64
  %5 = arith.cmpf ole, %a, %b : f64
  %6 = arith.cmpf one, %a, %b : f64
  %7 = arith.cmpf ord, %a, %b : f64
  %8 = arith.cmpf ueq, %a, %b : f64
  %9 = arith.cmpf ugt, %a, %b : f64
  %10 = arith.cmpf uge, %a, %b : f64
  %11 = arith.cmpf ult, %a, %b : f64
  %12 = arith.cmpf ule, %a, %b : f64
  %13 = arith.cmpf une, %a, %b : f64
  %14 = arith.cmpf uno, %a, %b : f64
  %15 = arith.cmpf true, %a, %b : f64
  return
}
// -----
func.func @compare_shaped(%v: vector<4xi32>, %t: tensor<?xf32>, %s: vector<[4]xf64>, %i: index) {
  %0 = arith.cmpi slt, %v, %v : vector<4xi32>
  %1 = arith.cmpf olt, %t, %t : tensor<?xf32>
  %3 = arith.cmpf uno, %s, %s : vector<[4]xf64>
  %4 = arith.cmpi ult, %i, %i {note = "kept"} : index
  return
}
// -----
func.func @select(%c: i1, %vc: vector<4xi1>, %a: f32, %v: vector<4xf32>, %t: tensor<2xi64>, %tc: tensor<2xi1>, %m: memref<4xf32>) {
  %0 = arith.select %c, %a, %a : f32
  %1 = arith.select %c, %v, %v : vector<4xf32>
  %2 = arith.select %vc, %v, %v : vector<4xi1>, vector<4xf32>
  %3 = arith.select %tc, %t, %t : tensor<2xi1>, tensor<2xi64>
  %4 = arith.select %c, %m, %m : memref<4xf32>
  %5 = arith.select %c, %c, %c : i1
  %6 = arith.select %vc, %v, %v {note} : vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @integer_casts(%a: i32, %v: vector<4xi32>, %t: tensor<?xi32>) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %a : i32 to i8
  %3 = arith.extsi %v : vector<4xi32> to vector<4xi64>
  %4 = arith.extui %t : tensor<?xi32> to tensor<?xi64>
  %5 = arith.trunci %v overflow<nsw, nuw> : vector<4xi32> to vector<4xi1>
  %6 = arith.trunci %t overflow<nsw> {note} : tensor<?xi32> to tensor<?xi16>
  return
}
// -----
func.func @index_casts(%i: index, %a: i32, %v: vector<4xindex>, %t: tensor<2xi8>, %m: memref<4xindex>) {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_cast %a : i32 to index
  %2 = arith.index_castui %i : index to i32
  %3 = arith.index_castui %a : i32 to index
  %4 = arith.index_cast %v : vector<4xindex> to vector<4xi32>
  %5 = arith.index_castui %t : tensor<2xi8> to tensor<2xindex>
  %6 = arith.index_cast %m : memref<4xindex> to memref<4xi32>
  return
}
// -----
func.func @float_integer_casts(%x: f64, %a: i32, %v: vector<4xf32>, %t: tensor<?xi64>) {
  %0 = arith.fptosi %x : f64 to i32
  %1 = arith.fptoui %x : f64 to i8
  %2 = arith.sitofp %a : i32 to f16
  %3 = arith.uitofp %a : i32 to f64
  %4 = arith.fptosi %v : vector<4xf32> to vector<4xi32>
  %5 = arith.fptoui %v : vector<4xf32> to vector<4xi64>
  %6 = arith.sitofp %t : tensor<?xi64> to tensor<?xf32>
  %7 = arith.uitofp %t : tensor<?xi64> to tensor<?xbf16>
  return
}
// -----
func.func @extf(%h: f16, %b: bf16, %f: f32, %v: vector<2xf32>) {
  %0 = arith.extf %h : f16 to f32
  %1 = arith.extf %b : bf16 to f64
  %2 = arith.extf %f fastmath<fast> : f32 to f64
  %3 = arith.extf %v : vector<2xf32> to vector<2xf64>
  return
}
// -----
func.func @truncf(%d: f64, %f: f32, %v: vector<2xf64>) {
  %0 = arith.truncf %d : f64 to f32
  %1 = arith.truncf %f : f32 to bf16
  %2 = arith.truncf %v : vector<2xf64> to vector<2xf16>
  %3 = arith.truncf %d fastmath<contract> : f64 to f32
  return
}
// -----
func.func @rounding_modes(%d: f64) {
  %0 = arith.truncf %d to_nearest_even : f64 to f32
  %1 = arith.truncf %d downward : f64 to f32
  %2 = arith.truncf %d upward : f64 to f32
  %3 = arith.truncf %d toward_zero : f64 to f32
  %4 = arith.truncf %d to_nearest_away fastmath<fast> {note} : f64 to f32
  return
}
// -----
func.func @scaling(%x: f16, %s: f8E8M0FNU, %y: f32, %v: vector<4xf4E2M1FN>, %vs: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %x, %s : f16, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f16
  %2 = arith.scaling_extf %v, %vs : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %3 = arith.scaling_truncf %y, %s to_nearest_even fastmath<fast> : f32, f8E8M0FNU to f4E2M1FN
  return
}
// -----
func.func @bitcast(%f: f32, %i: i64, %v: vector<2xf64>) {
  %0 = arith.bitcast %f : f32 to i32
  %1 = arith.bitcast %i : i64 to f64
  %2 = arith.bitcast %v : vector<2xf64> to vector<2xi64>
  return
}
// -----
func.func @shaped(%v: vector<4x8xf32>, %t: tensor<?x?xf64>, %w: vector<[4]xi32>) {
  %0 = arith.addf %v, %v : vector<4x8xf32>
  %1 = arith.mulf %t, %t : tensor<?x?xf64>
  %2 = arith.addi %w, %w overflow<nsw> : vector<[4]xi32>
  %3 = arith.negf %t : tensor<?x?xf64>
  return
}
// -----
func.func @attributes(%a: i32, %x: f32) {
  %0 = arith.addi %a, %a {note = "text"} : i32
  %1 = arith.addf %x, %x fastmath<fast> {note} : f32
  %2 = arith.cmpf olt, %x, %x fastmath<fast> {note} : f32
  %3 = arith.constant {note} 5 : i32
  %4 = arith.extsi %a {note} : i32 to i64
  return
}
// -----
func.func @generic_form(%a: i32, %v: vector<4xi32>) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.cmpi"(%v, %v) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
  %2 = "arith.select"(%1, %v, %v) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  return
}
// -----
func.func @small_types(%a: i1, %b: i4, %x: f16, %y: bf16, %z: f80, %w: f128) {
  %0 = arith.addi %a, %a : i1
  %1 = arith.muli %b, %b : i4
  %2 = arith.addf %x, %x : f16
  %3 = arith.addf %y, %y : bf16
  %4 = arith.addf %z, %z : f80
  %5 = arith.addf %w, %w : f128
  return
}
