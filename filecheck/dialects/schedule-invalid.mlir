// RUN: ad-opt %s --split-input-file --verify-diagnostics

schedule.apply @f {
  // expected-error @+1 {{the handle of a loop is used twice: each step gives new handles}}
  %i = schedule.loop "i"
  schedule.unroll %i
  schedule.parallelize %i
}

// -----

// expected-error @+1 {{`schedule.loop` stands outside of `schedule.apply`}}
%i = schedule.loop "i"

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{gives an outer loop and an inner one; a third with `peel`}}
  %o, %n = schedule.split %i by 4 peel : !schedule.loop, !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{`factor` must be at least 1}}
  %o, %n = schedule.split %i by 0 : !schedule.loop, !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{`width` must be at least 2}}
  %v, %r = schedule.vectorize %i by 1
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{there must be one factor a loop}}
  %o, %n = schedule.tile %i by [2, 4] : !schedule.loop, !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{takes two loops or more, and gives as many}}
  %o = schedule.interchange %i : !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{there must be one number of copies a loop}}
  %o = schedule.register_tile %i by [2, 4] : !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{there must be one number of lanes a loop}}
  %o = schedule.register_tile %i by [2] lanes [1, 4] : !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  // expected-error @+1 {{copies and lanes must be at least 1}}
  %o = schedule.register_tile %i by [0] : !schedule.loop
}

// -----

schedule.apply @f {
  %i = schedule.loop "i"
  %j = schedule.loop "j"
  // expected-error @+1 {{only one of the loops can be in vectors}}
  %o, %n = schedule.register_tile %i, %j by [2, 2] lanes [4, 4] : !schedule.loop, !schedule.loop
}

// -----

// expected-error @+1 {{`arith.constant` is no step of a schedule}}
schedule.apply @f {
  %c = arith.constant 1 : index
}

// -----

schedule.apply @f {
  // expected-error @+1 {{a position is a list of numbers from 0 on, from outside}}
  %i = schedule.loop_at [0, -1]
}
