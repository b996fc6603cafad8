// Cross entropy of a softmax, over rows of logits with integer labels; a VLA holds the row.
#include <math.h>

double softmax_loss(const double *logits, const int *label, int rows, int classes) {
  double loss = 0.0;
  for (int r = 0; r < rows; r++) {
    const double *z = logits + r * classes;
    double p[classes], sum = 0.0;
    for (int c = 0; c < classes; c++) {
      p[c] = exp(z[c]);
      sum += p[c];
    }
    loss -= log(p[label[r]] / sum);
  }
  return loss / rows;
}
