// Containers whose nodes, buckets and letters the C++ library looks after.
#include <algorithm>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <queue>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#define FUNCTION(name) extern "C" void name(double *in, double *out, int n)

FUNCTION(map_of_numbers) {
  std::map<int, double> m;
  for (int i = 0; i < n; i++)
    m[(i * 7) % 5] = in[i] * in[i];
  int j = 0;
  for (auto &one : m)
    out[j++] = one.second * one.first + in[0];
}

FUNCTION(map_that_shrinks) {
  std::map<int, double> m;
  for (int i = 0; i < 3 * n; i++)
    m[(i * 7) % 11] = in[i % n] * in[i % n] * i;
  m.erase(3);
  m.erase(0);
  auto found = m.find(5);
  if (found != m.end())
    m.erase(found);
  int j = 0;
  for (auto one = m.rbegin(); one != m.rend(); ++one)
    out[j++ % n] += one->second * one->first;
}

FUNCTION(map_from_doubles) {
  std::map<double, double> m;
  for (int i = 0; i < n; i++)
    m[in[i]] = in[i] * in[i];
  int j = 0;
  for (auto &one : m)
    out[j++] = one.second * one.first;
}

FUNCTION(set_of_doubles) {
  std::set<double> s(in, in + n);
  int j = 0;
  for (double x : s)
    out[j++] = x * x;
}

FUNCTION(buckets) {
  std::unordered_map<int, double> m;
  for (int i = 0; i < 10 * n; i++)
    m[i * 3] = in[i % n] * in[i % n] + i;
  for (auto &one : m)
    out[one.first % n] += one.second * in[0];
}

FUNCTION(list_of_doubles) {
  std::list<double> d, e;
  for (int i = 0; i < n; i++)
    (i & 1 ? d : e).push_back(in[i] * in[i]);
  d.reverse();
  d.splice(d.begin(), e);
  d.pop_front();
  d.push_back(in[0]);
  int j = 0;
  for (double x : d)
    out[j++] = x;
}

FUNCTION(letters) {
  std::string s;
  for (int i = 0; i < 40; i++)
    s += char('a' + i % 3);
  double a = 0;
  for (size_t i = 0; i < s.size(); i++)
    a += in[i % n] * s[i];
  for (int i = 0; i < n; i++)
    out[i] = a * in[i];
}

FUNCTION(rows) {
  std::vector<std::vector<double>> v;
  for (int i = 0; i < n; i++) {
    std::vector<double> row;
    for (int j = 0; j <= i; j++)
      row.push_back(in[j] * in[i]);
    v.push_back(row);
  }
  for (int i = 0; i < n; i++)
    out[i] = std::accumulate(v[i].begin(), v[i].end(), 0.0);
}

struct Record {
  double x;
  int id;
  double y;
};

FUNCTION(sorted_records) {
  std::vector<Record> v;
  for (int i = 0; i < n; i++)
    v.push_back({in[i] * in[i], i, in[i]});
  std::sort(v.begin(), v.end(), [](const Record &a, const Record &b) { return a.y < b.y; });
  for (int i = 0; i < n; i++)
    out[i] = v[i].x * v[i].id + v[i].y;
}

FUNCTION(heap) {
  std::priority_queue<double> q;
  for (int i = 0; i < n; i++)
    q.push(in[i] * in[i]);
  for (int i = 0; i < n; i++) {
    out[i] = q.top() * (i + 1);
    q.pop();
  }
}

FUNCTION(function_objects) {
  double k = in[0];
  std::function<double(double)> f = [k](double x) { return x * x * k; };
  std::function<double(double)> g = [&f](double x) { return f(x) + x; };
  for (int i = 0; i < n; i++)
    out[i] = i & 1 ? g(in[i]) : f(in[i]);
}

FUNCTION(lists_swapped) {
  std::list<double> l;
  for (int i = 0; i < 2 * n; i++)
    if (i % 2)
      l.push_front(in[i % n] * (i + 1));
    else
      l.push_back(in[i % n] * in[i % n]);
  l.sort();
  int k = 1;
  for (auto it = l.rbegin(); it != l.rend(); ++it)
    out[0] += *it * k++;
  std::list<double> empty, other{in[1], in[2] * in[0]};
  empty.swap(l), l.swap(other), empty.merge(l), l.swap(empty), empty.swap(empty);
  out[1] = l.front() * l.back();
  for (double x : l)
    out[2] += x * x * k--;
  out[3] = empty.size() + in[3];
}
