#include "evaluation.hpp"
#include "kernels.hpp"
#include "ode_ad.h"

using namespace gradbench;

static Run primal(const Input &input) {
  return [x = input.reals("x"), s = input.integer("s")](Output &output) {
    Reals &y = output["value"];
    y.resize(x.size());
    ode(x.size(), s, x.data(), y.data());
  };
}

// By the last component of the solution.
static Run gradient(const Input &input) {
  const Reals &x = input.reals("x");
  return [x, s = input.integer("s"), y = Reals(x.size()), dy = Reals(x.size())](
             Output &output) mutable {
    Reals &g = output["gradient"];
    g.assign(x.size(), 0.0);
    dy.assign(x.size(), 0.0);
    dy.back() = 1.0;
    ode_vjp(x.size(), s, x.data(), g.data(), y.data(), dy.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"primal", primal}, {"gradient", gradient}});
}
