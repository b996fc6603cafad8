func.func @erfc(%x: f64, %v: vector<4xf32>) {
  %0 = math.erfc %x : f64
  %1 = math.erfc %v fastmath<fast> : vector<4xf32>
  %2 = math.erf %x : f64
  return
}
// -----
func.func @classify(%x: f64, %v: vector<4xf32>, %t: tensor<?xf16>) {
  %0 = math.isnan %x : f64
  %1 = math.isinf %v : vector<4xf32>
  %2 = math.isfinite %t : tensor<?xf16>
  %3 = math.isnormal %x {note} : f64
  return
}
// -----
func.func @sincos(%x: f64, %v: vector<4xf32>) {
  %s, %c = math.sincos %x : f64
  %r:2 = math.sincos %v fastmath<afn> : vector<4xf32>
  return
}
// -----
func.func @clampf(%x: f64, %a: f64, %b: f64) {
  %0 = math.clampf %x to [%a, %b] : f64
  %1 = math.clampf %x to [%a, %b] fastmath<fast> {note} : f64
  return
}
// -----
func.func @fma(%x: f32, %v: vector<2xf64>) {
  %0 = math.fma %x, %x, %x : f32
  %1 = math.fma %v, %v, %v fastmath<contract> : vector<2xf64>
  return
}
// -----
func.func @integers(%i: i32, %v: vector<4xi64>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %i : i32
  %2 = math.cttz %v : vector<4xi64>
  %3 = math.ctpop %i : i32
  %4 = math.ipowi %i, %i : i32
  return
}
// -----
func.func @fpowi(%x: f64, %i: i32, %v: vector<2xf32>, %w: vector<2xi16>) {
  %0 = math.fpowi %x, %i : f64, i32
  %1 = math.fpowi %v, %w fastmath<fast> : vector<2xf32>, vector<2xi16>
  return
}
// -----
func.func @binary(%x: f64) {
  %0 = math.atan2 %x, %x : f64
  %1 = math.copysign %x, %x : f64
  %2 = math.powf %x, %x fastmath<reassoc> : f64
  return
}
// -----
func.func @generic(%x: f64) {
  %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f64) -> i1
  %1:2 = "math.sincos"(%x) : (f64) -> (f64, f64)
  %2 = "math.erfc"(%x) : (f64) -> f64
  return
}
// -----
func.func @absf(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.absf %x : f32
  %1 = math.absf %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.absf %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @acos(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.acos %x : f32
  %1 = math.acos %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.acos %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @acosh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.acosh %x : f32
  %1 = math.acosh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.acosh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @asin(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.asin %x : f32
  %1 = math.asin %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.asin %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @asinh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.asinh %x : f32
  %1 = math.asinh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.asinh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @atan(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.atan %x : f32
  %1 = math.atan %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.atan %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @atanh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.atanh %x : f32
  %1 = math.atanh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.atanh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @cbrt(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.cbrt %x : f32
  %1 = math.cbrt %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.cbrt %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @ceil(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.ceil %x : f32
  %1 = math.ceil %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.ceil %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @cos(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.cos %x : f32
  %1 = math.cos %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.cos %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @cosh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.cosh %x : f32
  %1 = math.cosh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.cosh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @erf(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.erf %x : f32
  %1 = math.erf %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.erf %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @exp(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.exp %x : f32
  %1 = math.exp %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.exp %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @exp2(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.exp2 %x : f32
  %1 = math.exp2 %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.exp2 %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @expm1(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.expm1 %x : f32
  %1 = math.expm1 %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.expm1 %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @floor(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.floor %x : f32
  %1 = math.floor %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.floor %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @log(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.log %x : f32
  %1 = math.log %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.log %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @log10(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.log10 %x : f32
  %1 = math.log10 %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.log10 %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @log1p(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.log1p %x : f32
  %1 = math.log1p %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.log1p %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @log2(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.log2 %x : f32
  %1 = math.log2 %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.log2 %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @round(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.round %x : f32
  %1 = math.round %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.round %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @roundeven(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.roundeven %x : f32
  %1 = math.roundeven %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.roundeven %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @rsqrt(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.rsqrt %x : f32
  %1 = math.rsqrt %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.rsqrt %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @sin(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.sin %x : f32
  %1 = math.sin %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.sin %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @sinh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.sinh %x : f32
  %1 = math.sinh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.sinh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @sqrt(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.sqrt %x : f32
  %1 = math.sqrt %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.sqrt %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @tan(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.tan %x : f32
  %1 = math.tan %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.tan %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @tanh(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.tanh %x : f32
  %1 = math.tanh %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.tanh %t {note} : tensor<?x2xbf16>
  return
}
// -----
func.func @trunc(%x: f32, %v: vector<4xf64>, %t: tensor<?x2xbf16>) {
  %0 = math.trunc %x : f32
  %1 = math.trunc %v fastmath<nnan,contract> : vector<4xf64>
  %2 = math.trunc %t {note} : tensor<?x2xbf16>
  return
}
