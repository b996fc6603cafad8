// ADBench, LSTM: mean negative log-likelihood of a diagonal LSTM that predicts the next character.
//
//   main     [2l, 4b]  per layer weights and biases of the gates forget, in, out, change
//   extra    [3, b]    weights of the input, weights and biases of the output
//   state    [2l, b]   per layer the initial hidden state and cell; left as it is
//   sequence [c, b]    one character a row
//
// Every gate is element-wise, so the inner loop over b does a whole layer and vectorises.

func.func private @sigmoid(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %minus = arith.negf %x : f64
  %exp = math.exp %minus : f64
  %sum = arith.addf %one, %exp : f64
  %sigmoid = arith.divf %one, %sum : f64
  return %sigmoid : f64
}

// One gate of element %j: sigmoid's or tanh's argument, from the gate's input %in.
func.func private @gate(%main: memref<?x?xf64>, %weights: index, %at: index, %in: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %biases = arith.addi %weights, %c1 : index
  %w = memref.load %main[%weights, %at] : memref<?x?xf64>
  %b = memref.load %main[%biases, %at] : memref<?x?xf64>
  %wx = arith.mulf %in, %w : f64
  %sum = arith.addf %wx, %b : f64
  return %sum : f64
}

// One layer: reads the input %x [b], updates rows %row (hidden) and %row + 1 (cell) of %state, and
// leaves the new hidden state in %x, where the next layer reads it.
func.func private @layer(%main: memref<?x?xf64>, %state: memref<?x?xf64>, %row: index,
    %x: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %b = memref.dim %x, %c0 : memref<?xf64>
  %cell_row = arith.addi %row, %c1 : index
  %b2 = arith.muli %b, %c2 : index
  %b3 = arith.muli %b, %c3 : index
  scf.for %j = %c0 to %b step %c1 {
    %in = memref.load %x[%j] : memref<?xf64>
    %hidden = memref.load %state[%row, %j] : memref<?x?xf64>
    %cell = memref.load %state[%cell_row, %j] : memref<?x?xf64>
    %j1 = arith.addi %j, %b : index
    %j2 = arith.addi %j, %b2 : index
    %j3 = arith.addi %j, %b3 : index
    %forget_in = func.call @gate(%main, %row, %j, %in) : (memref<?x?xf64>, index, index, f64) -> f64
    %in_in = func.call @gate(%main, %row, %j1, %hidden) : (memref<?x?xf64>, index, index, f64) -> f64
    %out_in = func.call @gate(%main, %row, %j2, %in) : (memref<?x?xf64>, index, index, f64) -> f64
    %change_in = func.call @gate(%main, %row, %j3, %hidden)
        : (memref<?x?xf64>, index, index, f64) -> f64
    %forget = func.call @sigmoid(%forget_in) : (f64) -> f64
    %ingate = func.call @sigmoid(%in_in) : (f64) -> f64
    %outgate = func.call @sigmoid(%out_in) : (f64) -> f64
    %change = math.tanh %change_in : f64
    %kept = arith.mulf %cell, %forget : f64
    %added = arith.mulf %ingate, %change : f64
    %new_cell = arith.addf %kept, %added : f64
    %squashed = math.tanh %new_cell : f64
    %new_hidden = arith.mulf %outgate, %squashed : f64
    memref.store %new_cell, %state[%cell_row, %j] : memref<?x?xf64>
    memref.store %new_hidden, %state[%row, %j] : memref<?x?xf64>
    memref.store %new_hidden, %x[%j] : memref<?xf64>
  }
  return
}

// Σ target · log softmax' of the prediction made from the last hidden state %x, where the
// normaliser has 2 added, as in ADBench.
func.func private @score(%extra: memref<?x?xf64>, %sequence: memref<?x?xf64>, %target: index,
    %x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %b = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %j = %c0 to %b step %c1 iter_args(%acc = %zero) -> (f64) {
    %h = memref.load %x[%j] : memref<?xf64>
    %w = memref.load %extra[%c1, %j] : memref<?x?xf64>
    %bias = memref.load %extra[%c2, %j] : memref<?x?xf64>
    %hw = arith.mulf %h, %w : f64
    %y = arith.addf %hw, %bias : f64
    memref.store %y, %x[%j] : memref<?xf64>
    %exp = math.exp %y : f64
    %next = arith.addf %acc, %exp : f64
    scf.yield %next : f64
  }
  %shifted = arith.addf %sum, %two : f64
  %log = math.log %shifted : f64
  %score = scf.for %j = %c0 to %b step %c1 iter_args(%acc = %zero) -> (f64) {
    %y = memref.load %x[%j] : memref<?xf64>
    %t = memref.load %sequence[%target, %j] : memref<?x?xf64>
    %logp = arith.subf %y, %log : f64
    %part = arith.mulf %t, %logp : f64
    %next = arith.addf %acc, %part : f64
    scf.yield %next : f64
  }
  return %score : f64
}

func.func @lstm_objective(%main: memref<?x?xf64>, %extra: memref<?x?xf64>, %state: memref<?x?xf64>,
    %sequence: memref<?x?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %state, %c0 : memref<?x?xf64>
  %b = memref.dim %state, %c1 : memref<?x?xf64>
  %characters = memref.dim %sequence, %c0 : memref<?x?xf64>
  %steps = arith.subi %characters, %c1 : index
  %now = memref.alloc(%rows, %b) : memref<?x?xf64>
  %x = memref.alloc(%b) : memref<?xf64>
  memref.copy %state, %now : memref<?x?xf64> to memref<?x?xf64>
  %total = scf.for %t = %c0 to %steps step %c1 iter_args(%acc = %zero) -> (f64) {
    scf.for %j = %c0 to %b step %c1 {
      %in = memref.load %sequence[%t, %j] : memref<?x?xf64>
      %w = memref.load %extra[%c0, %j] : memref<?x?xf64>
      %scaled = arith.mulf %in, %w : f64
      memref.store %scaled, %x[%j] : memref<?xf64>
    }
    scf.for %row = %c0 to %rows step %c2 {
      func.call @layer(%main, %now, %row, %x)
          : (memref<?x?xf64>, memref<?x?xf64>, index, memref<?xf64>) -> ()
    }
    %target = arith.addi %t, %c1 : index
    %score = func.call @score(%extra, %sequence, %target, %x)
        : (memref<?x?xf64>, memref<?x?xf64>, index, memref<?xf64>) -> f64
    %next = arith.addf %acc, %score : f64
    scf.yield %next : f64
  }
  memref.dealloc %now : memref<?x?xf64>
  memref.dealloc %x : memref<?xf64>
  %count = arith.muli %steps, %b : index
  %count_i = arith.index_cast %count : index to i64
  %count_f = arith.sitofp %count_i : i64 to f64
  %mean = arith.divf %total, %count_f : f64
  %loss = arith.negf %mean : f64
  return %loss : f64
}
