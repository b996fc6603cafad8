// A view of a matrix: base, strides and offset in a struct, as libraries pass arrays.
struct view {
  double *data;
  long offset, stride[2];
  int shape[2];
};

static double *at(const struct view *v, int i, int j) {
  return v->data + v->offset + i * v->stride[0] + j * v->stride[1];
}

__attribute__((noinline)) static double weighted(const struct view *v) {
  double sum = 0.0;
  for (int i = 0; i < v->shape[0]; i++)
    for (int j = 0; j < v->shape[1]; j++)
      sum += *at(v, i, j) * *at(v, i, j) * (i + 2 * j + 1);
  return sum;
}

double strided_view(double *data, int rows, int columns) {
  struct view transposed = {data, 0, {1, columns}, {columns, rows}};
  struct view corner = {data, columns + 1, {columns, 1}, {rows - 1, columns - 1}};
  return weighted(&transposed) * weighted(&corner);
}
