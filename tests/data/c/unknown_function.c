// A function of another file, about which nothing is known.
double elsewhere(double x);

double unknown_function(double x) { return elsewhere(x) * x; }
