// The price of a call option; the exact derivatives are the "Greeks".
#include <math.h>

static double normal_cdf(double x) { return 0.5 * erfc(-x / sqrt(2.0)); }

double black_scholes(double spot, double strike, double rate, double sigma, double time) {
  double spread = sigma * sqrt(time);
  double d1 = (log(spot / strike) + (rate + 0.5 * sigma * sigma) * time) / spread;
  double d2 = d1 - spread;
  return spot * normal_cdf(d1) - strike * exp(-rate * time) * normal_cdf(d2);
}
