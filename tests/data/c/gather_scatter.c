// Integer arrays as indices, with repetitions: a sparse matrix times a vector.
void gather_scatter(const int *row, const int *column, const double *value, const double *x,
                    double *y, int entries) {
  for (int e = 0; e < entries; e++)
    y[row[e]] += value[e] * x[column[e]];
}
