#include "evaluation.hpp"
#include "gmm_ad.h"
#include "kernels.hpp"

using namespace gradbench;

struct Mixture {
  long n, d, k, m;
  double gamma;
  Reals alpha, mu, q, l, x;

  explicit Mixture(const Input &input)
      : n(input.integer("n")), d(input.integer("d")), k(input.integer("k")), m(input.integer("m")),
        gamma(input.real("gamma")), alpha(input.reals("alpha")), mu(input.reals("mu")),
        q(input.reals("q")), l(input.reals("l")), x(input.reals("x")) {}
};

static Run objective(const Input &input) {
  return [p = Mixture(input)](Output &output) {
    output["value"] = {gmm(p.n, p.d, p.k, p.alpha.data(), p.mu.data(), p.q.data(), p.l.data(),
                           p.x.data(), p.gamma, p.m)};
  };
}

static Run jacobian(const Input &input) {
  return [p = Mixture(input)](Output &output) {
    Reals &alpha = output["alpha"], &mu = output["mu"], &q = output["q"], &l = output["l"];
    alpha.assign(p.alpha.size(), 0.0);
    mu.assign(p.mu.size(), 0.0);
    q.assign(p.q.size(), 0.0);
    l.assign(p.l.size(), 0.0);
    gmm_grad(p.n, p.d, p.k, p.alpha.data(), alpha.data(), p.mu.data(), mu.data(), p.q.data(),
             q.data(), p.l.data(), l.data(), p.x.data(), p.gamma, p.m);
  };
}

int main(int argc, char **argv) {
  return evaluate(argc, argv, {{"objective", objective}, {"jacobian", jacobian}});
}
