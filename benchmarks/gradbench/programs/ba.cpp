#include "evaluation.hpp"
#include "kernels.hpp"

#include <algorithm>

using namespace gradbench;

enum { CAMERA = 11, POINT = 3, ROW = CAMERA + POINT + 1 };

// Observation i is of camera i mod n and point i mod m.
struct Scene {
  long n, m, p;
  Reals cameras, points, weights, features;

  static Reals repeated(const Reals &values, long times) {
    Reals all;
    for (long i = 0; i < times; i++)
      all.insert(all.end(), values.begin(), values.end());
    return all;
  }
  explicit Scene(const Input &input)
      : n(input.integer("n")), m(input.integer("m")), p(input.integer("p")),
        cameras(repeated(input.reals("cam"), n)), points(repeated(input.reals("x"), m)),
        weights(repeated(input.reals("w"), p)), features(repeated(input.reals("feat"), p)) {}
  const double *camera(long i) const { return &cameras[i % n * CAMERA]; }
  const double *point(long i) const { return &points[i % m * POINT]; }
};

static Run objective(const Input &input) {
  return [s = Scene(input)](Output &output) {
    Reals &residuals = output["reprojection"], &of_weights = output["weights"];
    residuals.resize(2 * s.p);
    of_weights.resize(s.p);
    for (long i = 0; i < s.p; i++) {
      reprojection(s.camera(i), s.point(i), &s.weights[i], &s.features[2 * i], &residuals[2 * i]);
      of_weights[i] = weight_residual(s.weights[i]);
    }
  };
}

// The Jacobian by rows: two for each observation by its camera, its point and its weight, then one for
// each weight. Columns are those of all cameras, all points, all weights.
struct Sparse {
  std::vector<int> starts, columns;
  Reals values;

  explicit Sparse(const Scene &s) : starts(3 * s.p + 1), columns(31 * s.p), values(31 * s.p) {}

  void row(const Scene &s, long i, int *column) {
    for (int j = 0; j < CAMERA; j++)
      column[j] = i % s.n * CAMERA + j;
    for (int j = 0; j < POINT; j++)
      column[CAMERA + j] = s.n * CAMERA + i % s.m * POINT + j;
    column[CAMERA + POINT] = s.n * CAMERA + s.m * POINT + i;
  }
};

static void fill(const Scene &s, Sparse &jacobian) {
  double *value = jacobian.values.data();
  int *column = jacobian.columns.data(), *start = jacobian.starts.data(), end = 0;
  *start++ = 0;
  std::fill(value, value + 2 * ROW * s.p, 0.0);
  for (long i = 0; i < s.p; i++)
    for (int component = 0; component < 2; component++, value += ROW, column += ROW) {
      double seed[2] = {component == 0 ? 1.0 : 0.0, component == 1 ? 1.0 : 0.0};
      reprojection_row(s.camera(i), value, s.point(i), value + CAMERA, &s.weights[i],
                       value + CAMERA + POINT, &s.features[2 * i], seed);
      jacobian.row(s, i, column);
      *start++ = end += ROW;
    }
  for (long i = 0; i < s.p; i++) {
    *value++ = weight_slope(s.weights[i]);
    *column++ = s.n * CAMERA + s.m * POINT + i;
    *start++ = ++end;
  }
}

// All observations are alike, so the protocol asks for the first two rows and the last element alone.
template <typename Values> static Reals ends(const Values &values) {
  const size_t count = std::min<size_t>(2 * ROW, values.size() - 1);
  Reals some(values.begin(), values.begin() + count);
  some.push_back(values.back());
  return some;
}

static Run jacobian(const Input &input) {
  const Scene scene(input);
  return [scene, all = Sparse(scene)](Output &output) mutable {
    fill(scene, all);
    output["rows"] = ends(all.starts);
    output["cols"] = ends(all.columns);
    output["vals"] = ends(all.values);
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"objective", objective}, {"jacobian", jacobian}});
}
