#include "evaluation.hpp"
#include "kernels.hpp"
#include "lstm_ad.h"

using namespace gradbench;

struct Model {
  Reals main, extra, state, sequence;
  long layers, b, characters;

  explicit Model(const Input &input)
      : main(input.reals("main_params")), extra(input.reals("extra_params")),
        state(input.reals("state")), sequence(input.reals("sequence")), b(extra.size() / 3) {
    layers = main.size() / (8 * b);
    characters = sequence.size() / b;
  }
};

static Run objective(const Input &input) {
  return [m = Model(input)](Output &output) {
    output["value"] = {lstm(m.layers, m.b, m.characters, m.main.data(), m.extra.data(),
                            m.state.data(), m.sequence.data())};
  };
}

static Run jacobian(const Input &input) {
  return [m = Model(input)](Output &output) {
    Reals &g = output["gradient"];
    g.assign(m.main.size() + m.extra.size(), 0.0);
    lstm_grad(m.layers, m.b, m.characters, m.main.data(), g.data(), m.extra.data(),
              g.data() + m.main.size(), m.state.data(), m.sequence.data());
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"objective", objective}, {"jacobian", jacobian}});
}
