#include "evaluation.hpp"
#include "hello_ad.h"
#include "kernels.hpp"

using namespace gradbench;

static Run value(const Input &input) {
  return [x = input.real("x")](Output &output) { output["value"] = {square(x)}; };
}

static Run slope(const Input &input) {
  return [x = input.real("x")](Output &output) { output["value"] = {square_grad(x)}; };
}

int main(int argc, char **argv) { return evaluate(argc, argv, {{"square", value}, {"double", slope}}); }
