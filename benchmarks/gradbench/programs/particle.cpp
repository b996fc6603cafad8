#include "evaluation.hpp"
#include "kernels.hpp"

using namespace gradbench;

template <double (*Optimum)(double)> static Run optimum(const Input &input) {
  return [w = input.real("w")](Output &output) { output["value"] = {Optimum(w)}; };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv,
                  {{"rr", optimum<particle_rr>},
                   {"rf", optimum<particle_rf>},
                   {"fr", optimum<particle_fr>},
                   {"ff", optimum<particle_ff>}});
}
