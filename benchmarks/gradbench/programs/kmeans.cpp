#include "evaluation.hpp"
#include "kernels.hpp"

using namespace gradbench;

static Run cost(const Input &input) {
  return [points = input.reals("points"), centroids = input.reals("centroids"),
          d = input.integer("d")](Output &output) {
    output["value"] = {
        kmeans(points.size() / d, centroids.size() / d, d, points.data(), centroids.data())};
  };
}

// The Hessian is diagonal, so its product with ones holds all of it.
static Run direction(const Input &input) {
  const Reals &centroids = input.reals("centroids");
  const size_t size = centroids.size();
  return [points = input.reals("points"), centroids, d = input.integer("d"), ones = Reals(size, 1.0),
          gradient = Reals(size), diagonal = Reals(size)](Output &output) mutable {
    const size_t size = centroids.size();
    Reals &direction = output["direction"];
    direction.resize(size);
    gradient.assign(size, 0.0);
    diagonal.assign(size, 0.0);
    kmeans_hessian(points.size() / d, size / d, d, points.data(), centroids.data(), ones.data(),
                   gradient.data(), diagonal.data());
    for (size_t i = 0; i < size; i++)
      direction[i] = gradient[i] / diagonal[i];
  };
}

int main(int argc, char **argv) { return evaluate(argc, argv, {{"cost", cost}, {"dir", direction}}); }
