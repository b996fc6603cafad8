// Two-dimensional convolution in single precision, a 3 by 3 kernel on the stack, then max pooling.
float convolution_2d(const float *image, const float *weights, int h, int w) {
  float kernel[3][3];
  for (int i = 0; i < 9; i++)
    kernel[i / 3][i % 3] = weights[i] * weights[i];
  float total = 0.0f;
  for (int y = 0; y + 3 <= h; y += 2)
    for (int x = 0; x + 3 <= w; x += 2) {
      float best = -1e30f;
      for (int v = y; v < y + 2 && v + 3 <= h; v++)
        for (int u = x; u < x + 2 && u + 3 <= w; u++) {
          float sum = 0.0f;
          for (int dy = 0; dy < 3; dy++)
            for (int dx = 0; dx < 3; dx++)
              sum += kernel[dy][dx] * image[(v + dy) * w + u + dx];
          if (sum > best)
            best = sum;
        }
      total += best;
    }
  return total;
}
