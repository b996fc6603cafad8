#include "evaluation.hpp"
#include "kernels.hpp"
#include "llsq_ad.h"

using namespace gradbench;

static Run primal(const Input &input) {
  return [x = input.reals("x"), n = input.integer("n")](Output &output) {
    output["value"] = {llsq(n, x.size(), x.data())};
  };
}

static Run gradient(const Input &input) {
  return [x = input.reals("x"), n = input.integer("n")](Output &output) {
    Reals &g = output["gradient"];
    g.assign(x.size(), 0.0);
    llsq_grad(n, x.size(), x.data(), g.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"primal", primal}, {"gradient", gradient}});
}
