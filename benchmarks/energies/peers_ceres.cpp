// Three energies in Ceres: a cost function of automatic differentiation for each group of residuals,
// Levenberg-Marquardt, which is Gauss-Newton where the radius is 1e16, the systems by conjugate gradients on
// the normal equations with the inverse of the diagonal, one thread.
//
//   peers_ceres ENERGY N ITERATIONS STEPS RADIUS < arrays
//
// prints the count of iterations, the processor seconds of one, the cost behind the last, and the radius.
//
// The arrays are those of benchmark_inputs.py in double precision, one behind the other.

#include <ceres/ceres.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

namespace {

using ceres::AutoDiffCostFunction;

const int kNeighbours[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

std::vector<double> read(size_t count) {
  std::vector<double> values(count);
  if (std::fread(values.data(), sizeof(double), count, stdin) != count) {
    std::fprintf(stderr, "the input is too short\n");
    std::exit(2);
  }
  return values;
}

// Calls `each(i, j)` with the numbers of all points and their neighbours in an image.
template <typename Each>
void for_neighbours(int n, Each each) {
  for (int y = 0; y < n; ++y) {
    for (int x = 0; x < n; ++x) {
      for (const auto& step : kNeighbours) {
        int u = x + step[0], v = y + step[1];
        if (0 <= u && u < n && 0 <= v && v < n) each(y * n + x, v * n + u);
      }
    }
  }
}

// ------------------------------------------------------------------ image warping

struct Fit {
  double x, y;
  template <typename T>
  bool operator()(const T* position, T* residual) const {
    residual[0] = 10.0 * (position[0] - x);
    residual[1] = 10.0 * (position[1] - y);
    return true;
  }
};

struct Rigid {
  double x, y;  // the edge at rest
  template <typename T>
  bool operator()(const T* here, const T* there, const T* angle, T* residual) const {
    const T c = cos(angle[0]), s = sin(angle[0]);
    residual[0] = 0.1 * (here[0] - there[0] - (c * x - s * y));
    residual[1] = 0.1 * (here[1] - there[1] - (s * x + c * y));
    return true;
  }
};

struct Arap {
  std::vector<double> position, angle;
  Arap(int n, ceres::Problem& problem) : angle(n * n, 0.0) {
    const auto rest = read(2 * n * n), wanted = read(2 * n * n);
    position = rest;
    for (int i = 0; i < n * n; ++i) {
      if (wanted[2 * i] < 0 || wanted[2 * i + 1] < 0) continue;
      auto* fit = new AutoDiffCostFunction<Fit, 2, 2>(new Fit{wanted[2 * i], wanted[2 * i + 1]});
      problem.AddResidualBlock(fit, nullptr, &position[2 * i]);
    }
    for_neighbours(n, [&](int i, int j) {
      auto* edge = new Rigid{rest[2 * i] - rest[2 * j], rest[2 * i + 1] - rest[2 * j + 1]};
      problem.AddResidualBlock(new AutoDiffCostFunction<Rigid, 2, 2, 2, 1>(edge), nullptr,
                               &position[2 * i], &position[2 * j], &angle[i]);
    });
  }
};

// ------------------------------------------------------------------ Poisson editing

struct Difference {
  double wanted[4];
  template <typename T>
  bool operator()(const T* here, const T* there, T* residual) const {
    for (int k = 0; k < 4; ++k) residual[k] = here[k] - there[k] - wanted[k];
    return true;
  }
};

struct Poisson {
  std::vector<double> pixels;
  Poisson(int n, ceres::Problem& problem) {
    pixels = read(4 * n * n);
    const auto target = read(4 * n * n), mask = read(n * n);
    for_neighbours(n, [&](int i, int j) {
      if (mask[i] != 0) return;
      auto* difference = new Difference;
      for (int k = 0; k < 4; ++k) difference->wanted[k] = target[4 * i + k] - target[4 * j + k];
      problem.AddResidualBlock(new AutoDiffCostFunction<Difference, 4, 4, 4>(difference), nullptr,
                               &pixels[4 * i], &pixels[4 * j]);
      if (mask[j] != 0) problem.SetParameterBlockConstant(&pixels[4 * j]);
    });
  }
};

// ------------------------------------------------------------------ optical flow

double scalar(double x) { return x; }
template <typename Jet>
double scalar(const Jet& x) {
  return x.a;
}

struct Match {
  const double* image;  // the second picture
  int n, x, y;
  double wanted;
  template <typename T>
  bool operator()(const T* u, const T* v, T* residual) const {
    const T px = u[0] + double(x), py = v[0] + double(y);
    const int ix = cell(scalar(px)), iy = cell(scalar(py));
    const T a = px - double(ix), b = py - double(iy);
    const double* at = image + iy * n + ix;
    const T top = at[0] + a * (at[1] - at[0]), bottom = at[n] + a * (at[n + 1] - at[n]);
    residual[0] = std::sqrt(10.0) * (wanted - (top + b * (bottom - top)));
    return true;
  }
  template <typename T>
  bool operator()(const T* motion, T* residual) const {
    return (*this)(motion, motion + 1, residual);
  }
  int cell(double at) const { return int(std::fmin(std::fmax(std::floor(at), 0), n - 2)); }
};

template <int Size>
struct Smooth {
  template <typename T>
  bool operator()(const T* here, const T* there, T* residual) const {
    for (int k = 0; k < Size; ++k) residual[k] = std::sqrt(0.1) * (here[k] - there[k]);
    return true;
  }
};

// Ceres inverts the blocks of parameters, where others invert the diagonal. With the numbers of a point
// in blocks of their own (size 1) it makes the same steps as they; together (size 2) it is faster.
template <int Size>
struct Flow {
  std::vector<double> motion, first, second;
  Flow(int n, ceres::Problem& problem) : motion(2 * n * n, 0.0) {
    first = read(n * n);
    second = read(n * n);
    for (int i = 0; i < n * n; ++i) {
      auto* match = new Match{second.data(), n, i % n, i / n, first[i]};
      double* at = &motion[2 * i];
      if constexpr (Size == 1) {
        problem.AddResidualBlock(new AutoDiffCostFunction<Match, 1, 1, 1>(match), nullptr, at, at + 1);
      } else {
        problem.AddResidualBlock(new AutoDiffCostFunction<Match, 1, 2>(match), nullptr, at);
      }
    }
    for_neighbours(n, [&](int i, int j) {
      for (int k = 0; k < 2; k += Size) {
        auto* smooth = new AutoDiffCostFunction<Smooth<Size>, Size, Size, Size>(new Smooth<Size>);
        problem.AddResidualBlock(smooth, nullptr, &motion[2 * i + k], &motion[2 * j + k]);
      }
    });
  }
};

// ------------------------------------------------------------------ the solver

// Processor time of the iterations behind the first, in which Ceres only evaluates the start.
struct Clock : ceres::IterationCallback {
  std::clock_t start = 0, end = 0;
  int iterations = 0;
  double radius = 0;
  ceres::CallbackReturnType operator()(const ceres::IterationSummary& summary) override {
    (summary.iteration == 0 ? start : end) = std::clock();
    iterations = summary.iteration;
    radius = summary.trust_region_radius;
    return ceres::SOLVER_CONTINUE;
  }
};

template <typename Energy>
int solve(int n, int iterations, int steps, double radius) {
  ceres::Problem problem;
  const Energy energy(n, problem);
  ceres::Solver::Options options;
  options.trust_region_strategy_type = ceres::LEVENBERG_MARQUARDT;
  options.initial_trust_region_radius = radius;
  options.linear_solver_type = ceres::CGNR;
  options.preconditioner_type = ceres::JACOBI;
  options.min_linear_solver_iterations = options.max_linear_solver_iterations = steps;
  options.max_num_iterations = iterations;
  options.function_tolerance = options.gradient_tolerance = options.parameter_tolerance = 0;
  options.num_threads = 1;
  options.logging_type = ceres::SILENT;
  Clock clock;
  options.callbacks.push_back(&clock);
  ceres::Solver::Summary summary;
  ceres::Solve(options, &problem, &summary);
  const double seconds = double(clock.end - clock.start) / CLOCKS_PER_SEC / clock.iterations;
  std::printf("%d %.9f %.17g %.17g\n", clock.iterations, seconds, summary.final_cost, clock.radius);
  return clock.iterations == iterations ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) return 2;
  const std::string name = argv[1];
  const int n = std::atoi(argv[2]), iterations = std::atoi(argv[3]), steps = std::atoi(argv[4]);
  const double radius = std::atof(argv[5]);
  if (name == "arap") return solve<Arap>(n, iterations, steps, radius);
  if (name == "poisson") return solve<Poisson>(n, iterations, steps, radius);
  if (name == "flow") return solve<Flow<1>>(n, iterations, steps, radius);
  if (name == "flow-blocks") return solve<Flow<2>>(n, iterations, steps, radius);
  return 2;
}
