// lstm: mean negative log-likelihood of an LSTM with diagonal weights that predicts the next character.
//
//   main     [2l][4b]  per layer the weights, then the biases of the gates forget, in, out, change
//   extra    [3][b]    weights of the input, weights and biases of the output
//   state    [2l][b]   per layer the initial hidden state and cell; left as it is
//   sequence [c][b]    one character a row

#include "kernels.hpp"

#include <cmath>
#include <cstdlib>
#include <cstring>

static double sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }

// One layer: reads the input x, updates hidden and cell, and leaves the new hidden state in x.
static void layer(long b, const double *weights, const double *biases, double *hidden,
                  double *cell, double *x) {
  for (long j = 0; j < b; j++) {
    const double forget = sigmoid(x[j] * weights[j] + biases[j]);
    const double in = sigmoid(hidden[j] * weights[b + j] + biases[b + j]);
    const double out = sigmoid(x[j] * weights[2 * b + j] + biases[2 * b + j]);
    const double change = tanh(hidden[j] * weights[3 * b + j] + biases[3 * b + j]);
    cell[j] = cell[j] * forget + in * change;
    hidden[j] = out * tanh(cell[j]);
    x[j] = hidden[j];
  }
}

// Sum of target times log-softmax of the prediction; the normaliser has 2 added, as in ADBench.
static double score(long b, const double *extra, const double *target, double *x) {
  double sum = 0.0, result = 0.0;
  for (long j = 0; j < b; j++) {
    x[j] = x[j] * extra[b + j] + extra[2 * b + j];
    sum += exp(x[j]);
  }
  const double normaliser = log(sum + 2.0);
  for (long j = 0; j < b; j++)
    result += target[j] * (x[j] - normaliser);
  return result;
}

double lstm(long layers, long b, long characters, const double *__restrict main,
            const double *__restrict extra, const double *__restrict state,
            const double *__restrict sequence) {
  double *now = static_cast<double *>(malloc(2 * layers * b * sizeof(double)));
  double *x = static_cast<double *>(malloc(b * sizeof(double)));
  double total = 0.0;
  memcpy(now, state, 2 * layers * b * sizeof(double));
  for (long t = 0; t < characters - 1; t++) {
    for (long j = 0; j < b; j++)
      x[j] = sequence[t * b + j] * extra[j];
    for (long l = 0; l < layers; l++)
      layer(b, main + 8 * l * b, main + (8 * l + 4) * b, now + 2 * l * b, now + (2 * l + 1) * b,
            x);
    total += score(b, extra, sequence + (t + 1) * b, x);
  }
  free(now);
  free(x);
  return -total / (double)((characters - 1) * b);
}
