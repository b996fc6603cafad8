#include "evaluation.hpp"
#include "ht_ad.h"
#include "kernels.hpp"

using namespace gradbench;

struct Hand {
  Reals theta, us, relative, inverse, positions, weights, measured;
  Integers parents, correspondences, triangles;
  long mirrored;

  explicit Hand(const Input &input)
      : theta(input.reals("theta")), us(input.reals("us")), relative(input.reals("base_relatives")),
        inverse(input.reals("inverse_base_absolutes")), positions(input.reals("base_positions")),
        weights(input.reals("weights")), measured(input.reals("points")),
        parents(input.integers("parents")), correspondences(input.integers("correspondences")),
        triangles(input.integers("triangles")), mirrored(input.integer("is_mirrored")) {}
  hand model() const {
    return {(long)parents.size(),   (long)correspondences.size(),
            mirrored,               parents.data(),
            relative.data(),        inverse.data(),
            positions.data(),       weights.data(),
            correspondences.data(), us.empty() ? nullptr : triangles.data(),
            measured.data()};
  }
};

static Run objective(const Input &input) {
  return [h = Hand(input)](Output &output) {
    const hand model = h.model();
    Reals &errors = output["errors"];
    errors.resize(h.measured.size());
    ht(h.theta.data(), h.us.data(), &model, errors.data());
  };
}

// One column a direction. An error depends on the two us of its own point alone, so all first ones share
// a column, and all second ones.
static Run jacobian(const Input &input) {
  const Hand h(input);
  return [h, dtheta = Reals(h.theta.size()), dus = Reals(h.us.size()),
          errors = Reals(h.measured.size())](Output &output) mutable {
    const hand model = h.model();
    const size_t rows = errors.size(), of_us = h.us.empty() ? 0 : 2;
    Reals &columns = output["columns"];
    columns.assign((of_us + h.theta.size()) * rows, 0.0);
    double *column = columns.data();
    for (size_t j = 0; j < of_us; j++, column += rows) {
      for (size_t i = 0; i < h.us.size(); i++)
        dus[i] = i % 2 == j ? 1.0 : 0.0;
      ht_jvp(h.theta.data(), dtheta.data(), h.us.data(), dus.data(), &model, errors.data(), column);
    }
    dus.assign(h.us.size(), 0.0);
    for (size_t j = 0; j < h.theta.size(); j++, column += rows) {
      dtheta[j] = 1.0;
      ht_jvp(h.theta.data(), dtheta.data(), h.us.data(), dus.data(), &model, errors.data(), column);
      dtheta[j] = 0.0;
    }
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"objective", objective}, {"jacobian", jacobian}});
}
