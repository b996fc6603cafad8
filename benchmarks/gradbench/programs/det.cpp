#include "det_ad.h"
#include "evaluation.hpp"
#include "kernels.hpp"

using namespace gradbench;

static Run primal(const Input &input) {
  return [a = input.reals("A"), n = input.integer("ell")](Output &output) {
    output["value"] = {det(n, a.data())};
  };
}

static Run gradient(const Input &input) {
  return [a = input.reals("A"), n = input.integer("ell")](Output &output) {
    Reals &g = output["gradient"];
    g.assign(a.size(), 0.0);
    det_grad(n, a.data(), g.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"primal", primal}, {"gradient", gradient}});
}
