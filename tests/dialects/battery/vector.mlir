func.func @load_store(%m: memref<?x8xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.load %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  vector.store %0, %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x8xf32>, vector<4xf32>
  %2 = vector.load %m[%i, %i] {foo} : memref<?x8xf32>, vector<2x4xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @broadcast(%x: f32, %v: vector<4xf32>, %w: vector<1xf32>) -> vector<8xf32> {
  %0 = vector.broadcast %x : f32 to vector<8xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %w : vector<1xf32> to vector<4xf32>
  %3 = vector.broadcast %x : f32 to vector<f32>
  %4 = vector.broadcast %x : f32 to vector<[4]xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @fma(%a: vector<8xf32>, %b: vector<2x4xf64>) -> vector<8xf32> {
  %0 = vector.fma %a, %a, %a : vector<8xf32>
  %1 = vector.fma %b, %b, %b {foo} : vector<2x4xf64>
  return %0 : vector<8xf32>
}
// -----
func.func @reduction(%a: vector<8xf32>, %x: f32, %i: vector<8xi32>) -> f32 {
  %0 = vector.reduction <add>, %a : vector<8xf32> into f32
  %1 = vector.reduction <add>, %a, %x : vector<8xf32> into f32
  %2 = vector.reduction <mul>, %a, %x fastmath<reassoc> : vector<8xf32> into f32
  %3 = vector.reduction <maximumf>, %a : vector<8xf32> into f32
  %4 = vector.reduction <minnumf>, %a : vector<8xf32> into f32
  %5 = vector.reduction <maxsi>, %i : vector<8xi32> into i32
  %6 = vector.reduction <xor>, %i : vector<8xi32> into i32
  return %2 : f32
}
// -----
func.func @extract(%a: vector<4x8xf32>, %v: vector<8xf32>, %i: index, %z: vector<f32>) -> f32 {
  %0 = vector.extract %a[1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %a[1, 2] : f32 from vector<4x8xf32>
  %2 = vector.extract %a[%i] : vector<8xf32> from vector<4x8xf32>
  %3 = vector.extract %a[%i, 3] : f32 from vector<4x8xf32>
  %4 = vector.extract %v[%i] : f32 from vector<8xf32>
  %5 = vector.extract %z[] : f32 from vector<f32>
  %6 = vector.extract %a[] : vector<4x8xf32> from vector<4x8xf32>
  return %1 : f32
}
// -----
func.func @insert(%a: vector<4x8xf32>, %v: vector<8xf32>, %x: f32, %i: index) -> vector<4x8xf32> {
  %0 = vector.insert %v, %a[1] : vector<8xf32> into vector<4x8xf32>
  %1 = vector.insert %x, %a[1, 2] : f32 into vector<4x8xf32>
  %2 = vector.insert %v, %a[%i] : vector<8xf32> into vector<4x8xf32>
  %3 = vector.insert %x, %a[%i, 3] : f32 into vector<4x8xf32>
  %4 = vector.insert %x, %v[%i] : f32 into vector<8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @shuffle(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<1x4xf32>) -> vector<8xf32> {
  %0 = vector.shuffle %a, %b [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %c, %d [0, 2, 1] : vector<2x4xf32>, vector<1x4xf32>
  %2 = vector.shuffle %a, %b [0, -1] : vector<4xf32>, vector<4xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @transfer(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %x: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %x, %k : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%i, %i], %x : tensor<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %5 = vector.transfer_write %4, %t[%i, %i] {in_bounds = [true, false]} : vector<4x4xf32>, tensor<?x?xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @masked(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %k, %0 : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @masks(%n: index) -> vector<8xi1> {
  %0 = vector.create_mask %n : vector<8xi1>
  %1 = vector.create_mask %n, %n : vector<4x8xi1>
  %2 = vector.constant_mask [3] : vector<8xi1>
  %3 = vector.constant_mask [2, 3] {foo} : vector<4x8xi1>
  return %0 : vector<8xi1>
}
// -----
func.func @step() -> vector<8xindex> {
  %0 = vector.step : vector<8xindex>
  return %0 : vector<8xindex>
}
// -----
func.func @elements(%a: f32, %v: vector<2xf32>) -> vector<2x2xf32> {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1:2 = vector.to_elements %v : vector<2xf32>
  %2 = vector.from_elements %1#1 : vector<f32>
  %3:4 = vector.to_elements %0 {foo} : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// -----
func.func @casts(%a: vector<4x2xf32>, %b: vector<4xi64>) -> vector<8xf32> {
  %0 = vector.shape_cast %a : vector<4x2xf32> to vector<8xf32>
  %1 = vector.bitcast %b : vector<4xi64> to vector<8xi32>
  %2 = vector.bitcast %a : vector<4x2xf32> to vector<4x1xf64>
  return %0 : vector<8xf32>
}
// -----
func.func @strided(%a: vector<4x8xf32>, %s: vector<2x8xf32>) -> vector<2x8xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %1 = vector.insert_strided_slice %s, %a {offsets = [1, 0], strides = [1, 1]} : vector<2x8xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %a {foo, offsets = [1, 4], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  return %0 : vector<2x8xf32>
}
// -----
func.func @interleave(%a: vector<4xf32>, %b: vector<2x4xi32>) -> vector<8xf32> {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1 = vector.interleave %b, %b : vector<2x4xi32> -> vector<2x8xi32>
  %2, %3 = vector.deinterleave %0 : vector<8xf32> -> vector<4xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @multi_reduction(%a: vector<4x8x16xf32>, %acc: vector<4x16xf32>, %s: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %acc [1] : vector<4x8x16xf32> to vector<4x16xf32>
  %1 = vector.multi_reduction <maximumf>, %a, %s [0, 1, 2] : vector<4x8x16xf32> to f32
  return %1 : f32
}
// -----
func.func @outerproduct(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32) -> vector<4x8xf32> {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %x : vector<4xf32>, f32
  return %1 : vector<4x8xf32>
}
// -----
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @contract(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<4xf32>, %s: f32) -> vector<4x7xf32> {
  %0 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32
  return %0 : vector<4x7xf32>
}
// -----
func.func @gather(%m: memref<?xf32>, %i: index, %v: vector<8xi32>, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.gather %m[%i] [%v], %k, %p : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i] [%v], %k, %0 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @compress(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %p: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i], %k, %0 : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @transpose(%a: vector<4x8xf32>, %b: vector<2x3x4xf32>) -> vector<8x4xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %1 = vector.transpose %b, [2, 0, 1] {foo} : vector<2x3x4xf32> to vector<4x2x3xf32>
  return %0 : vector<8x4xf32>
}
// -----
func.func @print(%a: vector<4xf32>, %x: f32, %i: index) {
  vector.print %a : vector<4xf32>
  vector.print %x : f32
  vector.print %i : index
  vector.print str "hello"
  vector.print
  vector.print %x : f32 punctuation <no_punctuation>
  vector.print punctuation <comma>
  return
}
// -----
func.func @mask(%k: vector<8xi1>, %a: vector<8xf32>, %m: memref<?xf32>, %i: index) -> f32 {
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %k { vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return %0 : f32
}
// -----
func.func @scan(%a: vector<4x8xi32>, %b: vector<4xi32>) -> vector<4x8xi32> {
  %0:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 1 : i64} : vector<4x8xi32>, vector<4xi32>
  return %0#0 : vector<4x8xi32>
}
// -----
func.func @vscale() -> index {
  %0 = vector.vscale
  return %0 : index
}
// -----
func.func @type_cast(%m: memref<4x8xf32>) {
  %0 = vector.type_cast %m : memref<4x8xf32> to memref<vector<4x8xf32>>
  return
}
// -----
func.func @arith_on_vectors(%a: vector<4xf64>, %b: vector<4xf64>) -> vector<4xf64> {
  %0 = arith.addf %a, %b : vector<4xf64>
  %1 = math.exp %0 : vector<4xf64>
  %2 = arith.cmpf olt, %1, %a : vector<4xf64>
  %3 = arith.select %2, %0, %1 : vector<4xi1>, vector<4xf64>
  %4 = arith.constant dense<1.0> : vector<4xf64>
  %5 = arith.mulf %3, %4 : vector<4xf64>
  return %5 : vector<4xf64>
}
// -----
func.func @scalable(%a: vector<[4]xf32>, %m: memref<?xf32>, %i: index) -> vector<[4]xf32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<[4]xf32>
  %1 = arith.addf %a, %0 : vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
// -----
func.func @aligned(%m: memref<?xf32>, %i: index, %k: vector<8xi1>) {
  %0 = vector.load %m[%i] {alignment = 16 : i64} : memref<?xf32>, vector<8xf32>
  vector.store %0, %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<?xf32>, vector<8xf32>
  %1 = vector.maskedload %m[%i], %k, %0 {alignment = 8 : i64} : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i], %k, %1 {alignment = 8 : i64, foo} : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
