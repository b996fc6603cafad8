#include "evaluation.hpp"
#include "kernels.hpp"

using namespace gradbench;

template <void (*Saddle)(const double *, double *)> static Run saddle(const Input &input) {
  return [start = input.reals("start")](Output &output) {
    Reals &point = output["point"];
    point.resize(4);
    Saddle(start.data(), point.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv,
                  {{"rr", saddle<saddle_rr>},
                   {"rf", saddle<saddle_rf>},
                   {"fr", saddle<saddle_fr>},
                   {"ff", saddle<saddle_ff>}});
}
