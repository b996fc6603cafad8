// Gauss-Newton: x += delta, where delta solves JtJ delta = -JtF by conjugate gradients.
// The best iterate is kept. `state`: cost, best cost, radius, factor, status, iterations, rises.
// Status: 0 as many iterations as wanted, 1 the cost changes no more, 2 the gradient is zero,
// 3 diverged, 4 the cost is no number at the start, 5 the system is singular.
func.func @${problem}.solve($declared, %iterations: index, %steps: index, %settings: memref<?xf64>, %state: memref<?xf64>, %history: memref<?x?xf64>) attributes {nlls.solver = "gn"} {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %none = arith.constant 0.0 : f64
  %infinite = arith.constant 0x7FF0000000000000 : f64
  %running = arith.constant 0 : i64
  %converged = arith.constant 1 : i64
  %diverged = arith.constant 3 : i64
  %no_number = arith.constant 4 : i64
  %patience = arith.constant 5.0 : f64
  %one = arith.constant 1.0 : f64
  %pcg_tolerance = memref.load %settings[%c0] : memref<?xf64>
  %cost_tolerance = memref.load %settings[%c1] : memref<?xf64>
  %q_tolerance = memref.load %settings[%c2] : memref<?xf64>
  %done_f = memref.load %state[%c5] : memref<?xf64>
  %done_i = arith.fptosi %done_f : f64 to i64
  %done = arith.index_cast %done_i : i64 to index
  %fresh = arith.cmpi eq, %done, %c0 : index
  %start_cost, %start_status = scf.if %fresh -> (f64, i64) {
    func.call @${problem}.precompute($arguments) : ($types) -> ()
    %cost = func.call @${problem}.cost($arguments) : ($types) -> f64
    func.call @${problem}.keep(%v.x, %v.kept, %n) : ($vec, $vec, index) -> ()
    memref.store %cost, %state[%c1] : memref<?xf64>
    memref.store %cost, %history[%c0, %c0] : memref<?x?xf64>
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
    func.call @${problem}.linearize($arguments) : ($types) -> ()
    %fall, %count, %found = func.call @${problem}.pcg($arguments, %steps, %pcg_tolerance, %q_tolerance, %history, %next) : ($types, index, f64, f64, memref<?x?xf64>, index) -> (f64, index, i64)
    %stays = arith.cmpi ne, %found, %running : i64
    %new_cost, %new_status = scf.if %stays -> (f64, i64) {
      scf.yield %cost, %found : f64, i64
    } else {
      func.call @${problem}.move(%v.x, %v.delta, %n) : ($vec, $vec, index) -> ()
      func.call @${problem}.precompute($arguments) : ($types) -> ()
      %now = func.call @${problem}.cost($arguments) : ($types) -> f64
      %best = memref.load %state[%c1] : memref<?xf64>
      %better = arith.cmpf olt, %now, %best : f64
      scf.if %better {
        func.call @${problem}.keep(%v.x, %v.kept, %n) : ($vec, $vec, index) -> ()
        memref.store %now, %state[%c1] : memref<?xf64>
      }
      %change = arith.subf %cost, %now : f64
      %change_size = math.absf %change : f64
      %small = arith.mulf %cost_tolerance, %cost : f64
      %settled = arith.cmpf ole, %change_size, %small : f64
      %rises = memref.load %state[%c6] : memref<?xf64>
      %rises_more = arith.addf %rises, %one : f64
      %rose = arith.cmpf ogt, %now, %cost : f64
      %rises_next = arith.select %rose, %rises_more, %none : f64
      memref.store %rises_next, %state[%c6] : memref<?xf64>
      %size = math.absf %now : f64
      %is_number = arith.cmpf olt, %size, %infinite : f64
      %hopeless = arith.cmpf oge, %rises_next, %patience : f64
      // rest far above the best iterate is none
      %slack = arith.mulf %cost_tolerance, %best : f64
      %limit = arith.addf %best, %slack : f64
      %above = arith.cmpf ogt, %now, %limit : f64
      %rest = arith.select %above, %diverged, %converged : i64
      %s1 = arith.select %settled, %rest, %running : i64
      %s2 = arith.select %hopeless, %diverged, %s1 : i64
      %s3 = arith.select %is_number, %s2, %diverged : i64
      scf.yield %now, %s3 : f64, i64
    }
    memref.store %new_cost, %history[%next, %c0] : memref<?x?xf64>
    memref.store %fall, %history[%next, %c1] : memref<?x?xf64>
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
