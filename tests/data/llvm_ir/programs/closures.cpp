// Lambdas with captures, function objects, references, and a small container with moves.
#include <cstdio>
#include <cstdlib>
#include <utility>

template <typename T> class List {
  T *data = nullptr;
  int used = 0, room = 0;

public:
  List() = default;
  List(const List &) = delete;
  List(List &&o) noexcept : data(o.data), used(o.used), room(o.room) { o.data = nullptr, o.used = o.room = 0; }
  ~List() { free(data); }
  void push(T value) {
    if (used == room) {
      room = room ? 2 * room : 2;
      data = static_cast<T *>(realloc(data, room * sizeof(T)));
    }
    data[used++] = value;
  }
  T *begin() const { return data; }
  T *end() const { return data + used; }
  int size() const { return used; }
  template <typename F> auto map(F f) const {
    List<decltype(f(*data))> made;
    for (T &x : *this) made.push(f(x));
    return made;
  }
  template <typename F, typename A> A fold(A start, F f) const {
    for (T &x : *this) start = f(start, x);
    return start;
  }
};

template <typename F, typename G> auto compose(F f, G g) {
  return [f, g](auto x) { return f(g(x)); };
}

static double apply(double (*f)(double), double x) { return f(x); }

extern "C" long run(char *out, long size) {
  List<int> numbers;
  for (int i = 0; i < 9; i++) numbers.push(i * i % 11);
  double factor = 0.5;
  int calls = 0;
  auto halves = numbers.map([&](int x) {
    calls++;
    return x * factor;
  });
  auto moved = std::move(halves);
  auto both = compose([](double x) { return x + 1; }, [factor](double x) { return x * factor; });
  double total = moved.fold(0.0, [](double a, double b) { return a * 0.75 + b; });
  return snprintf(out, size, "%d %d %d %.17g %g %g", calls, halves.size(), moved.size(), total, both(3.0),
                  apply([](double x) { return x * x; }, 1.5));
}
