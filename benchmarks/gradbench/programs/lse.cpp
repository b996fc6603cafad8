#include "evaluation.hpp"
#include "kernels.hpp"
#include "lse_ad.h"

using namespace gradbench;

static Run primal(const Input &input) {
  return [x = input.reals("x")](Output &output) { output["value"] = {lse(x.size(), x.data())}; };
}

static Run gradient(const Input &input) {
  return [x = input.reals("x")](Output &output) {
    Reals &g = output["gradient"];
    g.assign(x.size(), 0.0);
    lse_grad(x.size(), x.data(), g.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"primal", primal}, {"gradient", gradient}});
}
