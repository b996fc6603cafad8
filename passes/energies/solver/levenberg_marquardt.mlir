// Levenberg-Marquardt: (JtJ + ctc) delta = -JtF, ctc = diagonal / radius, within bounds that are said of
// unknowns in the scale s = 1 / (1 + sqrt(diagonal)) of the first diagonal. A step that does not lower
// the cost is taken back, and the radius shrinks; otherwise it grows with how well the model fits.
// `state`: cost, best cost, radius, shrinking factor, status, iterations, rises. Status as in
// Gauss-Newton; 6: the radius is as small as it gets.
func.func @${problem}.solve($declared, %iterations: index, %steps: index, %settings: memref<?xf64>, %state: memref<?xf64>, %history: memref<?x?xf64>) attributes {nlls.solver = "lm"} {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %none = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %third = arith.constant 0.33333333333333331 : f64
  %largest = arith.constant 1.0e16 : f64
  %smallest = arith.constant 1.0e-32 : f64
  %least_ratio = arith.constant 1.0e-3 : f64
  %infinite = arith.constant 0x7FF0000000000000 : f64
  %running = arith.constant 0 : i64
  %converged = arith.constant 1 : i64
  %no_number = arith.constant 4 : i64
  %radius_gone = arith.constant 6 : i64
  %pcg_tolerance = memref.load %settings[%c0] : memref<?xf64>
  %cost_tolerance = memref.load %settings[%c1] : memref<?xf64>
  %q_tolerance = memref.load %settings[%c2] : memref<?xf64>
  %radius_0 = memref.load %settings[%c3] : memref<?xf64>
  %low = memref.load %settings[%c4] : memref<?xf64>
  %high = memref.load %settings[%c5] : memref<?xf64>
  %low_n = arith.$narrow %low : f64 to $real
  %high_n = arith.$narrow %high : f64 to $real
  %done_f = memref.load %state[%c5] : memref<?xf64>
  %done_i = arith.fptosi %done_f : f64 to i64
  %done = arith.index_cast %done_i : i64 to index
  %fresh = arith.cmpi eq, %done, %c0 : index
  %start_cost, %start_status = scf.if %fresh -> (f64, i64) {
    func.call @${problem}.precompute($arguments) : ($types) -> ()
    %cost = func.call @${problem}.cost($arguments) : ($types) -> f64
    memref.store %cost, %state[%c1] : memref<?xf64>
    memref.store %radius_0, %state[%c2] : memref<?xf64>
    memref.store %two, %state[%c3] : memref<?xf64>
    memref.store %cost, %history[%c0, %c0] : memref<?x?xf64>
    memref.store %radius_0, %history[%c0, %c2] : memref<?x?xf64>
    %size = math.absf %cost : f64
    %is_number = arith.cmpf olt, %size, %infinite : f64
    %status = arith.select %is_number, %running, %no_number : i64
    scf.yield %cost, %status : f64, i64
  } else {
    %cost = memref.load %state[%c0] : memref<?xf64>
    %status_f = memref.load %state[%c4] : memref<?xf64>
    %status = arith.fptosi %status_f : f64 to i64
    scf.yield %cost, %status : f64, i64
  }
  %last = arith.addi %done, %iterations : index
  %result:3 = scf.while (%row = %done, %cost = %start_cost, %status = %start_status) : (index, f64, i64) -> (index, f64, i64) {
    %more = arith.cmpi slt, %row, %last : index
    %fine = arith.cmpi eq, %status, %running : i64
    %on = arith.andi %more, %fine : i1
    scf.condition(%on) %row, %cost, %status : index, f64, i64
  } do {
  ^bb0(%row: index, %cost: f64, %status: i64):
    %next = arith.addi %row, %c1 : index
    %radius = memref.load %state[%c2] : memref<?xf64>
    %factor = memref.load %state[%c3] : memref<?xf64>
    %inverse = arith.divf %one, %radius : f64
    %inverse_n = arith.$narrow %inverse : f64 to $real
    func.call @${problem}.linearize($arguments) : ($types) -> ()
    %is_first = arith.cmpi eq, %row, %c0 : index
    scf.if %is_first {
      func.call @${problem}.scales(%v.pre, %v.scale, %n) : ($vec, $vec, index) -> ()
    }
    func.call @${problem}.damp(%inverse_n, %low_n, %high_n, %v.scale, %v.pre, %v.ctc, %n) : ($real, $real, $real, $vec, $vec, $vec, index) -> ()
    %fall, %count, %found = func.call @${problem}.pcg($arguments, %steps, %pcg_tolerance, %q_tolerance, %history, %next) : ($types, index, f64, f64, memref<?x?xf64>, index) -> (f64, index, i64)
    %stays = arith.cmpi ne, %found, %running : i64
    %new_cost, %new_radius, %new_factor, %new_status = scf.if %stays -> (f64, f64, f64, i64) {
      scf.yield %cost, %radius, %factor, %found : f64, f64, f64, i64
    } else {
      func.call @${problem}.keep(%v.x, %v.kept, %n) : ($vec, $vec, index) -> ()
      func.call @${problem}.move(%v.x, %v.delta, %n) : ($vec, $vec, index) -> ()
      func.call @${problem}.precompute($arguments) : ($types) -> ()
      %now = func.call @${problem}.cost($arguments) : ($types) -> f64
      %damping = func.call @${problem}.weighted(%v.ctc, %v.delta, %n) : ($vec, $vec, index) -> f64
      %damping_half = arith.mulf %half, %damping : f64
      %model = arith.addf %fall, %damping_half : f64
      %change = arith.subf %cost, %now : f64
      %ratio = arith.divf %change, %model : f64
      %fits = arith.cmpf ogt, %ratio, %least_ratio : f64
      %falls = arith.cmpf oge, %change, %none : f64
      %accepted = arith.andi %fits, %falls : i1
      %small = arith.mulf %cost_tolerance, %cost : f64
      %change_size = math.absf %change : f64
      %settled = arith.cmpf ole, %change_size, %small : f64
      %double = arith.mulf %ratio, %two : f64
      %off = arith.subf %double, %one : f64
      %off2 = arith.mulf %off, %off : f64
      %off3 = arith.mulf %off2, %off : f64
      %shrink = arith.subf %one, %off3 : f64
      %divisor = arith.maximumf %shrink, %third : f64
      %wider = arith.divf %radius, %divisor : f64
      %grown = arith.minimumf %wider, %largest : f64
      %narrower = arith.divf %radius, %factor : f64
      %factor_more = arith.mulf %factor, %two : f64
      %radius_new = arith.select %accepted, %grown, %narrower : f64
      %factor_new = arith.select %accepted, %two, %factor_more : f64
      %cost_new = arith.select %accepted, %now, %cost : f64
      scf.if %accepted {
      } else {
        func.call @${problem}.keep(%v.kept, %v.x, %n) : ($vec, $vec, index) -> ()
        func.call @${problem}.precompute($arguments) : ($types) -> ()
      }
      %gone = arith.cmpf ole, %radius_new, %smallest : f64
      %s1 = arith.select %gone, %radius_gone, %running : i64
      %s2 = arith.select %settled, %converged, %s1 : i64
      scf.yield %cost_new, %radius_new, %factor_new, %s2 : f64, f64, f64, i64
    }
    memref.store %new_radius, %state[%c2] : memref<?xf64>
    memref.store %new_factor, %state[%c3] : memref<?xf64>
    memref.store %new_cost, %state[%c1] : memref<?xf64>
    memref.store %new_cost, %history[%next, %c0] : memref<?x?xf64>
    memref.store %fall, %history[%next, %c1] : memref<?x?xf64>
    memref.store %new_radius, %history[%next, %c2] : memref<?x?xf64>
    %count_i = arith.index_cast %count : index to i64
    %count_f = arith.sitofp %count_i : i64 to f64
    memref.store %count_f, %history[%next, %c3] : memref<?x?xf64>
    scf.yield %next, %new_cost, %new_status : index, f64, i64
  }
  memref.store %result#1, %state[%c0] : memref<?xf64>
  %status_f = arith.sitofp %result#2 : i64 to f64
  memref.store %status_f, %state[%c4] : memref<?xf64>
  %row_i = arith.index_cast %result#0 : index to i64
  %row_f = arith.sitofp %row_i : i64 to f64
  memref.store %row_f, %state[%c5] : memref<?xf64>
  func.return
}

// scale = (1 + sqrt(diagonal))^2: bounds of the damping, said of unknowns in the scale of the first
// diagonal, are multiplied by it.
func.func private @${problem}.scales(%diagonal: $vec, %scale: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : $real
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %d = memref.load %diagonal[%i] : $vec
    %root = math.sqrt %d : $real
    %sum = arith.addf %root, %one : $real
    %square = arith.mulf %sum, %sum : $real
    memref.store %square, %scale[%i] : $vec
    scf.reduce
  }
  func.return
}

// ctc = diagonal, within bounds times the scale, times the inverse of the radius; the diagonal becomes
// that of the sum. Where the diagonal is zero, nothing moves.
func.func private @${problem}.damp(%inverse: $real, %low: $real, %high: $real, %scale: $vec, %pre: $vec, %ctc: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : $real
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %d = memref.load %pre[%i] : $vec
    %s = memref.load %scale[%i] : $vec
    %least = arith.mulf %low, %s : $real
    %most = arith.mulf %high, %s : $real
    %above = arith.maximumf %d, %least : $real
    %bounded = arith.minimumf %above, %most : $real
    %scaled = arith.mulf %bounded, %inverse : $real
    %moves = arith.cmpf ogt, %d, %zero : $real
    %c = arith.select %moves, %scaled, %zero : $real
    %sum = arith.addf %d, %c : $real
    memref.store %c, %ctc[%i] : $vec
    memref.store %sum, %pre[%i] : $vec
    scf.reduce
  }
  func.return
}

// delta += alpha p, r = b - (JtJ + ctc) delta.
func.func private @${problem}.reset(%alpha: $real, $parameters) {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %pi = memref.load %v.p[%i] : $vec
    %d = memref.load %v.delta[%i] : $vec
    %step = arith.mulf %alpha, %pi fastmath<contract> : $real
    %moved = arith.addf %d, %step fastmath<contract> : $real
    memref.store %moved, %v.delta[%i] : $vec
    scf.reduce
  }
  %unused = func.call @${problem}.apply_to_delta($arguments) : ($types) -> f64
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %bi = memref.load %v.b[%i] : $vec
    %q = memref.load %v.Ap[%i] : $vec
    %new = arith.subf %bi, %q : $real
    memref.store %new, %v.r[%i] : $vec
    scf.reduce
  }
  func.return
}

// Sum of weight delta delta.
func.func private @${problem}.weighted(%weight: $vec, %delta: $vec, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 4096 : index
  %none = arith.constant 0.0 : f64
  %zero = arith.constant 0.0 : $real
  %sum = scf.parallel (%lo) = (%c0) to (%n) step (%block) init (%none) -> f64 {
    %end = arith.addi %lo, %block : index
    %hi = arith.minsi %end, %n : index
    %part = scf.for %i = %lo to %hi step %c1 iter_args(%before = %zero) -> ($real) {
      %w = memref.load %weight[%i] : $vec
      %d = memref.load %delta[%i] : $vec
      %wd = arith.mulf %w, %d : $real
      %wdd = arith.mulf %wd, %d : $real
      %after = arith.addf %before, %wdd fastmath<reassoc,contract> : $real
      scf.yield %after : $real
    }
    %wide = arith.$widen %part : $real to f64
    scf.reduce(%wide : f64) {
    ^bb0(%a: f64, %b: f64):
      %both = arith.addf %a, %b : f64
      scf.reduce.return %both : f64
    }
  }
  func.return %sum : f64
}
