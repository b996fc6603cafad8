// Programs that use the C++ library: algorithms, wrappers that keep any type, text.
#include <algorithm>
#include <any>
#include <array>
#include <cmath>
#include <complex>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <string>
#include <tuple>
#include <unordered_map>
#include <valarray>
#include <variant>
#include <vector>

#define FUNCTION(name) extern "C" void name(double *in, double *out, int n)

struct Entry {
  int id;
  double key, value;
};

FUNCTION(sorted_structs) {
  std::vector<Entry> v;
  for (int i = 0; i < 24; i++)
    v.push_back({i, std::sin(in[i % 4] * (i + 1)), in[i % 4] * i});
  std::sort(v.begin(), v.end(), [](const Entry &a, const Entry &b) { return a.key < b.key; });
  for (int i = 0; i < n; i++)
    out[i] = v[i].key * v[i].value + v[23 - i].value * v[i + 8].key;
}

FUNCTION(sorted_stably) {
  std::vector<Entry> v;
  for (int i = 0; i < 12; i++)
    v.push_back({i % 3, in[i % 4] * i, in[(i + 1) % 4]});
  std::stable_sort(v.begin(), v.end(), [](const Entry &a, const Entry &b) { return a.id < b.id; });
  for (int i = 0; i < n; i++)
    out[i] = v[i].key * v[i + 6].value;
}

FUNCTION(selected) {
  std::vector<double> v;
  for (int i = 0; i < 21; i++)
    v.push_back(std::sin(in[i % 4] * (i + 1)));
  std::nth_element(v.begin(), v.begin() + 10, v.end());
  out[0] = v[10];
  std::partial_sort(v.begin(), v.begin() + 3, v.end());
  out[1] = v[2];
  out[2] = *std::max_element(v.begin(), v.end());
  out[3] = *std::min_element(v.begin(), v.end()) * v[1];
}

// The captured number is at the place where other functions keep an address.
FUNCTION(functions_that_grow) {
  double a = in[0];
  std::vector<std::function<double(double)>> v;
  v.push_back([a](double x) { return a * x; });
  v.push_back([&](double x) { return in[1] * x; });
  for (int i = 0; i < n; i++)
    out[i] = v[0](in[i]);
}

// What is captured lies behind an address, at whose places other functions keep their addresses.
FUNCTION(functions_that_share) {
  std::shared_ptr<double> kept = std::make_shared<double>(in[0]);
  auto other = kept;
  *other *= in[1];
  std::function<double(double)> f = [kept, a = in[2]](double x) { return *kept * x + a; };
  for (int i = 0; i < n; i++)
    out[i] = f(in[i]) * *kept;
}

FUNCTION(functions_of_all_kinds) {
  std::vector<std::function<double(double)>> v;
  double a = in[0];
  std::vector<double> many(in, in + n);
  v.push_back([a](double x) { return a * x; });
  v.push_back([&](double x) { return in[1] * x * x; });
  v.push_back([many](double x) { return many[2] * x + many[3]; });
  v.push_back(static_cast<double (*)(double)>(std::sin));
  for (int i = 0; i < n; i++) {
    double x = in[i];
    for (auto &f : v)
      x = f(x);
    out[i] = x;
  }
}

FUNCTION(map_of_words) {
  std::map<std::string, double> m;
  const char *names[] = {"alpha", "beta", "gamma", "a key that is too long for its place"};
  for (int i = 0; i < n; i++)
    m[names[i]] = in[i] * in[i];
  m["alpha"] += m["beta"];
  int j = 0;
  for (auto &one : m)
    out[j++ % n] += one.second * (double)one.first.size();
}

FUNCTION(table_of_words) {
  std::unordered_map<std::string, double> m;
  const char *names[] = {"alpha", "beta", "gamma", "a key that is too long for its place"};
  for (int i = 0; i < n; i++)
    m[names[i]] = in[i] * in[i];
  for (int i = 0; i < n; i++)
    out[i] = m[names[i]] * m.at("beta");
}

struct Base {
  virtual ~Base() {}
  virtual double f(double) const = 0;
  double scale = 1;
};
struct Left : virtual Base {
  double a;
};
struct Right : virtual Base {
  double b;
};
struct Leaf : Left, Right {
  double c;
  double f(double x) const override { return (a * x + b) * c * scale; }
};
struct Other : virtual Base {
  double k;
  double f(double x) const override { return std::exp(k * x) * scale; }
};

FUNCTION(virtual_bases) {
  std::vector<std::shared_ptr<Base>> v;
  auto l = std::make_shared<Leaf>();
  l->a = in[0], l->b = in[1], l->c = in[2], l->scale = in[3];
  auto o = std::make_shared<Other>();
  o->k = in[1], o->scale = in[0];
  v.push_back(l), v.push_back(o), v.push_back(l);
  for (int i = 0; i < n; i++)
    for (auto &p : v)
      out[i] += p->f(in[i]);
}

FUNCTION(variants) {
  std::vector<std::variant<int, double, std::array<double, 2>>> v;
  v.push_back(3), v.push_back(in[0]);
  v.push_back(std::array<double, 2>{in[1], in[2]}), v.push_back(in[3] * in[0]);
  double s = 1;
  for (int i = 0; i < n; i++) {
    s *= std::visit(
        [](auto &x) -> double {
          if constexpr (std::is_same_v<std::decay_t<decltype(x)>, std::array<double, 2>>)
            return x[0] * x[1];
          else
            return x;
        },
        v[i]);
    out[i] = s;
  }
}

FUNCTION(both_ends) {
  std::deque<double> d;
  for (int i = 0; i < 200; i++) {
    d.push_back(in[i % 4] * i);
    if (i % 3 == 0)
      d.push_front(in[(i + 1) % 4] * in[0]);
    if (i % 5 == 0)
      d.pop_front();
  }
  for (int i = 0; i < n; i++)
    out[i] = d[i] * d[d.size() - 1 - i];
}

FUNCTION(arrays_of_values) {
  std::valarray<double> a(in, n), b = a * a + 1.0;
  std::valarray<double> c = std::sqrt(b) * a - 2.0 * std::exp(-a);
  c[std::slice(0, 2, 2)] += std::valarray<double>(b[std::slice(1, 2, 2)]);
  for (int i = 0; i < n; i++)
    out[i] = c[i] * b.sum() + c.max() + c.shift(1)[i];
}

FUNCTION(numerics) {
  std::vector<double> v(in, in + n), w(n);
  std::transform(v.begin(), v.end(), w.begin(), [](double x) { return x * x + 1; });
  out[0] = std::accumulate(v.begin(), v.end(), 1.0, std::multiplies<>());
  out[1] = std::inner_product(v.begin(), v.end(), w.begin(), 0.0);
  std::partial_sum(w.begin(), w.end(), w.begin());
  out[2] = w.back() * w[1];
  std::adjacent_difference(v.begin(), v.end(), w.begin());
  std::rotate(w.begin(), w.begin() + 1, w.end());
  std::reverse(v.begin(), v.end());
  out[3] = w[0] * v[0] + std::transform_reduce(v.begin(), v.end(), w.begin(), 0.0);
}

FUNCTION(random_numbers) {
  std::mt19937 g(42);
  std::normal_distribution<double> d(0, 1);
  for (int i = 0; i < n; i++)
    out[i] = in[i] * in[i] * d(g) + in[0];
}

// Letters that choose and count: what the library does to them, and asks of them.
FUNCTION(letters) {
  std::string dots(n + 20, '.'), name = "item " + std::to_string(n * 37), line = "a,bc,def,ghij";
  dots.resize(30, '-'), dots.insert(5, name), dots.replace(0, 3, "begin:"), dots.erase(8, 2);
  std::string other = "short";
  other.swap(dots);
  dots += 'x', dots.append(2, 'y'), other.shrink_to_fit();
  char kept[8] = {0};
  other.copy(kept, 7, 1);
  size_t at = 0;
  for (int i = 0; i < n; i++) {
    size_t end = line.find(',', at);
    std::string part = line.substr(at, end == std::string::npos ? end : end - at);
    double factor = part == "bc" ? 3 : part < "c" ? 2 : part.length();
    out[i] = in[i] * in[i] * factor + in[i] * (other.find("item") + dots.size() + kept[i] - 'a');
    at = end + 1;
  }
  out[0] += in[1] * in[2] * (other.compare(0, 5, "begin") + int(other.rfind('-')));
}

// A key that is moved into the map: where it goes is found by code that not every path sets.
FUNCTION(named) {
  std::map<std::string, double> m;
  m["alpha"] = in[0], m["beta"] = in[1] * in[2], m["gamma"] += in[3];
  m["alpha"] *= m["beta"];
  for (auto &[name, value] : m)
    out[0] += value * name.size();
  auto found = m.find("beta");
  out[1] = found == m.end() ? 0 : found->second * found->second;
  out[2] = m.count("delta") ? 1 : m.at("gamma");
  m.erase("beta");
  out[3] = std::accumulate(m.begin(), m.end(), 1.0, [](double x, auto &p) { return x * p.second; });
}
