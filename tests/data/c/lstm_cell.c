// One cell of an LSTM over a sequence; state in place, gates in a local array of arrays.
#include <math.h>

static double sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }

double lstm_cell(const double *weights, const double *bias, double *hidden, double *cell,
                 const double *inputs, int steps, int width) {
  double loss = 0.0;
  for (int t = 0; t < steps; t++)
    for (int i = 0; i < width; i++) {
      double gate[4];
      for (int g = 0; g < 4; g++)
        gate[g] = weights[g * width + i] * (g & 1 ? hidden[i] : inputs[t * width + i]) +
                  bias[g * width + i];
      double forget = sigmoid(gate[0]), in = sigmoid(gate[1]), out = sigmoid(gate[2]);
      cell[i] = forget * cell[i] + in * tanh(gate[3]);
      hidden[i] = out * tanh(cell[i]);
      loss += hidden[i] * hidden[i];
    }
  return loss;
}
