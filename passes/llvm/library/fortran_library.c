/* What flang calls of Fortran's runtime library: it moves the elements of arrays, and reduces them.
 *
 * Written anew for the layout of flang's descriptors; see `define-library-functions`. Functions that
 * move elements of any type end in `_any`: each call has a copy of its own, so that types are known.
 */
typedef unsigned long size_t;

void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
double fmod(double, double);
float fmodf(float, float);
double frexp(double, int *);
float frexpf(float, int *);
double ldexp(double, int);
float ldexpf(float, int);

struct dim {
  long lower, extent, stride;
};
struct array {
  char *base;
  long size; /* of an element */
  int version;
  signed char rank, type;
  unsigned char attribute, extra;
  struct dim dim[15];
};
enum { POINTER = 1, ALLOCATABLE = 2 };

/* What flang says of a type that has components. */
struct type {
  char binding[64], name[24];
  long size;
  char uninstantiated[40], kinds[48], lengths[48];
  const struct component *component;
  long component_size;
  char more[8];
  struct dim components;
  char addendum[16], procedures[64], special[64];
  int has_special;
  signed char has_parent, needs_no_initialization, needs_no_destruction, needs_no_finalization,
      needs_no_assignment;
};
struct component {
  char name[24];
  signed char genre, category, kind, rank;
  long offset;
  char length[16];
  const struct type *type;
  char more[32], lengths[64], bounds[88];
  const void *initial;
};
enum { DATA = 1, IS_POINTER, IS_ALLOCATABLE, AUTOMATIC };

void stop_components(void);

/* The type of the elements, if it has one that is behind an address or is finalized. */
static const struct type *type_of(const struct array *a) {
  if (!(a->extra & 1))
    return 0;
  const struct type *t = *(const struct type **)&a->dim[a->rank];
  return t && !t->needs_no_destruction ? t : 0;
}

static int needs_initialization(const struct array *a) {
  const struct type *t = a->extra & 1 ? *(const struct type **)&a->dim[a->rank] : 0;
  return t && !t->needs_no_initialization;
}

static long count(const struct array *a) {
  long n = 1;
  for (int j = 0; j < a->rank; j++)
    n *= a->dim[j].extent;
  return n;
}

static long offset(const struct array *a, long k) {
  long o = 0;
  for (int j = 0; j < a->rank; j++) {
    long n = a->dim[j].extent;
    o += k % n * a->dim[j].stride;
    k /= n;
  }
  return o;
}

/* A result of the library is contiguous and allocated; it begins at 1. */
static void start(struct array *r, int rank, long size, long rows, long columns) {
  r->size = size;
  r->rank = rank;
  r->attribute = ALLOCATABLE;
  long n = rank == 0 ? 1 : rank == 1 ? rows : rows * columns;
  if (rank > 0)
    r->dim[0] = (struct dim){1, rows, size};
  if (rank > 1)
    r->dim[1] = (struct dim){1, columns, size * rows};
  long bytes = n * size;
  r->base = malloc(bytes > 0 ? bytes : 1);
}

/* ---- reductions ---- */

static int masked(const struct array *m, long k) {
  if (!m)
    return 0;
  const char *p = m->base + (m->rank ? offset(m, k) : 0);
  switch (m->size) {
  case 1:
    return !*p;
  case 2:
    return !*(const short *)p;
  case 4:
    return !*(const int *)p;
  default:
    return !*(const long *)p;
  }
}

#define REDUCTIONS(T, A, name, least)                                                              \
  T sum_##name(const struct array *a, const char *file, int line, int d, const struct array *m)    \
      __asm__("sum_" #name);                                                                       \
  T sum_##name(const struct array *a, const char *file, int line, int d, const struct array *m) {  \
    A sum = 0, lost = 0;                                                                           \
    long n = count(a);                                                                             \
    for (long k = 0; k < n; k++)                                                                   \
      if (!masked(m, k)) {                                                                         \
        A next = *(const T *)(a->base + offset(a, k)) + lost, old = sum;                           \
        sum += next;                                                                               \
        lost = next - (sum - old);                                                                 \
      }                                                                                            \
    return sum;                                                                                    \
  }                                                                                                \
  T product_##name(const struct array *a, const char *file, int line, int d,                       \
                   const struct array *m) __asm__("product_" #name);                               \
  T product_##name(const struct array *a, const char *file, int line, int d,                       \
                   const struct array *m) {                                                        \
    A product = 1;                                                                                 \
    long n = count(a);                                                                             \
    for (long k = 0; k < n; k++)                                                                   \
      if (!masked(m, k))                                                                           \
        product *= *(const T *)(a->base + offset(a, k));                                           \
    return product;                                                                                \
  }                                                                                                \
  T maxval_##name(const struct array *a, const char *file, int line, int d,                        \
                  const struct array *m) __asm__("maxval_" #name);                                 \
  T maxval_##name(const struct array *a, const char *file, int line, int d,                        \
                  const struct array *m) {                                                         \
    T found = -least;                                                                              \
    int some = 0;                                                                                  \
    long n = count(a);                                                                             \
    for (long k = 0; k < n; k++)                                                                   \
      if (!masked(m, k)) {                                                                         \
        T x = *(const T *)(a->base + offset(a, k));                                                \
        if (!some || x > found || found != found)                                                  \
          found = x;                                                                               \
        some = 1;                                                                                  \
      }                                                                                            \
    return found;                                                                                  \
  }                                                                                                \
  T minval_##name(const struct array *a, const char *file, int line, int d,                        \
                  const struct array *m) __asm__("minval_" #name);                                 \
  T minval_##name(const struct array *a, const char *file, int line, int d,                        \
                  const struct array *m) {                                                         \
    T found = least;                                                                               \
    int some = 0;                                                                                  \
    long n = count(a);                                                                             \
    for (long k = 0; k < n; k++)                                                                   \
      if (!masked(m, k)) {                                                                         \
        T x = *(const T *)(a->base + offset(a, k));                                                \
        if (!some || x < found || found != found)                                                  \
          found = x;                                                                               \
        some = 1;                                                                                  \
      }                                                                                            \
    return found;                                                                                  \
  }                                                                                                \
  T norm_##name(const struct array *a, const char *file, int line, int d) __asm__("norm_" #name);  \
  T norm_##name(const struct array *a, const char *file, int line, int d) {                        \
    A sum = 0;                                                                                     \
    long n = count(a);                                                                             \
    for (long k = 0; k < n; k++) {                                                                 \
      A x = *(const T *)(a->base + offset(a, k));                                                  \
      sum += x * x;                                                                                \
    }                                                                                              \
    return __builtin_sqrt(sum);                                                                    \
  }                                                                                                \
  T dot_##name(const struct array *a, const struct array *b, const char *file, int line)           \
      __asm__("dot_" #name);                                                                       \
  T dot_##name(const struct array *a, const struct array *b, const char *file, int line) {         \
    A sum = 0;                                                                                     \
    long n = a->dim[0].extent;                                                                     \
    for (long k = 0; k < n; k++)                                                                   \
      sum += (A) * (const T *)(a->base + k * a->dim[0].stride) *                                   \
             *(const T *)(b->base + k * b->dim[0].stride);                                         \
    return sum;                                                                                    \
  }                                                                                                \
  static T at_##name(const struct array *a, int turned, long i, long k) {                          \
    long o = turned ? k * a->dim[0].stride + i * a->dim[1].stride : i * a->dim[0].stride;          \
    if (!turned && a->rank > 1)                                                                    \
      o += k * a->dim[1].stride;                                                                   \
    return *(const T *)(a->base + o);                                                              \
  }                                                                                                \
  static void multiply_##name(struct array *r, const struct array *a, const struct array *b,         \
                            int turned) {                                                          \
    long inner = b->dim[0].extent;                                                                 \
    long rows = turned ? a->dim[1].extent : a->rank > 1 ? a->dim[0].extent : 1;                    \
    long columns = b->rank > 1 ? b->dim[1].extent : 1;                                             \
    int lies = !turned && a->rank == 1;                                                            \
    start(r, a->rank + b->rank - 2, sizeof(T), lies ? columns : rows, columns);                    \
    for (long j = 0; j < columns; j++)                                                             \
      for (long i = 0; i < rows; i++) {                                                            \
        T sum = 0;                                                                                 \
        for (long k = 0; k < inner; k++)                                                           \
          sum += (lies ? at_##name(a, 0, k, 0) : at_##name(a, turned, i, k)) *                     \
                 at_##name(b, 0, k, j);                                                            \
        *(T *)(r->base + (lies ? j : i + j * rows) * (long)sizeof(T)) = sum;                       \
      }                                                                                            \
  }                                                                                                \
  void times_##name(struct array *r, const struct array *a, const struct array *b,                 \
                    const char *file, int line) __asm__("matmul_" #name);                          \
  void times_##name(struct array *r, const struct array *a, const struct array *b,                 \
                    const char *file, int line) {                                                  \
    r->type = a->type;                                                                             \
    multiply_##name(r, a, b, 0);                                                                     \
  }                                                                                                \
  void turned_##name(struct array *r, const struct array *a, const struct array *b,                \
                     const char *file, int line) __asm__("matmul_transpose_" #name);               \
  void turned_##name(struct array *r, const struct array *a, const struct array *b,                \
                     const char *file, int line) {                                                 \
    r->type = a->type;                                                                             \
    multiply_##name(r, a, b, 1);                                                                     \
  }

REDUCTIONS(double, double, real8, 1.7976931348623157e308)
REDUCTIONS(float, double, real4, 3.40282347e38f)

/* ---- elements of any type ---- */

/* Offsets of words are counted in words, so that it is seen which words are moved. */
static void move_any(char *to, long at, const char *from, long place, long size) {
  if (size == 8)
    memcpy((long *)to + (at >> 3), (const long *)from + (place >> 3), 8);
  else if (size == 4)
    memcpy((int *)to + (at >> 2), (const int *)from + (place >> 2), 4);
  else if (size == 16) {
    memcpy((long *)to + (at >> 3), (const long *)from + (place >> 3), 8);
    memcpy((long *)to + (at >> 3) + 1, (const long *)from + (place >> 3) + 1, 8);
  } else
    memcpy(to + at, from + place, size);
}

static void extremes(const struct array *a, long *least, long *most) {
  *least = *most = 0;
  for (int j = 0; j < a->rank; j++) {
    long far = (a->dim[j].extent - 1) * a->dim[j].stride;
    if (far < 0)
      *least += far;
    else
      *most += far;
  }
}

static int overlap(const struct array *a, const struct array *b) {
  long first, last, from, to;
  extremes(a, &first, &last);
  extremes(b, &from, &to);
  return a->base + first < b->base + to + b->size && b->base + from < a->base + last + a->size;
}

static char *gathered_any(const struct array *a, long n, long size) {
  char *copy = malloc(n * size + 1);
  for (long k = 0; k < n; k++)
    move_any(copy, k * size, a->base, offset(a, k), size);
  return copy;
}

void assign_any(struct array *to, const struct array *from, const char *file, int line)
    __asm__("assign_any");
void assign_any(struct array *to, const struct array *from, const char *file, int line) {
  long size = from->size, n = count(from);
  if (type_of(from)) {
    stop_components();
    return;
  }
  if (to->attribute == ALLOCATABLE) {
    int fits = to->base != 0;
    for (int j = 0; j < from->rank && fits; j++)
      fits = to->dim[j].extent == from->dim[j].extent;
    if (!fits) {
      char *old = to->base, *new = malloc(n * size > 0 ? n * size : 1);
      long stride = size;
      for (long k = 0; k < n; k++)
        move_any(new, k * size, from->base, offset(from, k), size);
      for (int j = 0; j < from->rank; j++) {
        long extent = from->dim[j].extent;
        to->dim[j] = (struct dim){extent ? from->dim[j].lower : 1, extent, stride};
        stride *= extent;
      }
      to->size = size;
      to->base = new;
      free(old);
      return;
    }
  }
  long many = count(to);
  if (from->rank > 0 && overlap(to, from)) {
    char *copy = gathered_any(from, n, size);
    for (long k = 0; k < many; k++)
      move_any(to->base, offset(to, k), copy, k * size, size);
    free(copy);
  } else
    for (long k = 0; k < many; k++)
      move_any(to->base, offset(to, k), from->base, offset(from, k), size);
}

void transpose_any(struct array *r, const struct array *a, const char *file, int line)
    __asm__("transpose_any");
void transpose_any(struct array *r, const struct array *a, const char *file, int line) {
  long rows = a->dim[0].extent, columns = a->dim[1].extent, size = a->size;
  r->type = a->type;
  start(r, 2, size, columns, rows);
  for (long i = 0; i < rows; i++)
    for (long j = 0; j < columns; j++)
      move_any(r->base, (i * columns + j) * size, a->base, i * a->dim[0].stride + j * a->dim[1].stride, size);
}

void reshape_any(struct array *r, const struct array *a, const struct array *shape,
                 const struct array *pad, const struct array *order, const char *file, int line)
    __asm__("reshape_any");
void reshape_any(struct array *r, const struct array *a, const struct array *shape,
                 const struct array *pad, const struct array *order, const char *file, int line) {
  long rank = shape->dim[0].extent, n = 1, size = a->size, there = count(a);
  r->size = size;
  r->type = a->type;
  r->rank = rank;
  r->attribute = ALLOCATABLE;
  for (long j = 0; j < rank; j++) {
    const char *p = shape->base + j * shape->dim[0].stride;
    long extent = shape->size == 8 ? *(const long *)p : *(const int *)p;
    r->dim[j] = (struct dim){1, extent, size * n};
    n *= extent;
  }
  r->base = malloc(n * size > 0 ? n * size : 1);
  for (long k = 0; k < n; k++) {
    long o = k * size;
    if (order) { /* the k-th element is at subscripts that count in another order */
      o = 0;
      long rest = k;
      for (long j = 0; j < rank; j++) {
        const char *p = order->base + j * order->dim[0].stride;
        long d = (order->size == 8 ? *(const long *)p : *(const int *)p) - 1;
        o += rest % r->dim[d].extent * r->dim[d].stride;
        rest /= r->dim[d].extent;
      }
    }
    if (k < there)
      move_any(r->base, o, a->base, offset(a, k), size);
    else if (pad)
      move_any(r->base, o, pad->base, offset(pad, (k - there) % count(pad)), size);
  }
}

void spread_any(struct array *r, const struct array *a, int d, long copies, const char *file,
                int line) __asm__("spread_any");
void spread_any(struct array *r, const struct array *a, int d, long copies, const char *file,
                int line) {
  long size = a->size, n = 1, below = 1;
  if (copies < 0)
    copies = 0;
  r->size = size;
  r->type = a->type;
  r->rank = a->rank + 1;
  r->attribute = ALLOCATABLE;
  for (int j = 0; j < a->rank + 1; j++) {
    long extent = j == d - 1 ? copies : a->dim[j < d - 1 ? j : j - 1].extent;
    r->dim[j] = (struct dim){1, extent, size * n};
    n *= extent;
    if (j < d - 1)
      below *= extent;
  }
  r->base = malloc(n * size > 0 ? n * size : 1);
  for (long k = 0; k < n; k++)
    move_any(r->base, k * size, a->base, a->rank ? offset(a, k % below + k / (below * copies) * below) : 0, size);
}

void pack_any(struct array *r, const struct array *a, const struct array *m,
              const struct array *vector, const char *file, int line) __asm__("pack_any");
void pack_any(struct array *r, const struct array *a, const struct array *m,
              const struct array *vector, const char *file, int line) {
  long n = count(a), some = 0, size = a->size;
  for (long k = 0; k < n; k++)
    some += !masked(m, k);
  long length = vector ? vector->dim[0].extent : some;
  r->type = a->type;
  start(r, 1, size, length, 1);
  long at = 0;
  for (long k = 0; k < n; k++)
    if (!masked(m, k)) {
      move_any(r->base, at * size, a->base, offset(a, k), size);
      at++;
    }
  for (long k = some; k < length; k++)
    move_any(r->base, k * size, vector->base, k * vector->dim[0].stride, size);
}

void cshift_any(struct array *r, const struct array *a, long by, const char *file, int line)
    __asm__("cshift_any");
void cshift_any(struct array *r, const struct array *a, long by, const char *file, int line) {
  long n = a->dim[0].extent, size = a->size;
  r->type = a->type;
  start(r, 1, size, n, 1);
  for (long k = 0; k < n; k++) {
    long from = (k + by) % n;
    if (from < 0)
      from += n;
    move_any(r->base, k * size, a->base, from * a->dim[0].stride, size);
  }
}

void copy_in_any(struct array *to, const struct array *from, const char *file, int line)
    __asm__("copy_in_any");
void copy_in_any(struct array *to, const struct array *from, const char *file, int line) {
  long n = count(from), size = from->size, stride = size;
  to->size = size;
  to->type = from->type;
  to->rank = from->rank;
  to->attribute = ALLOCATABLE;
  for (int j = 0; j < from->rank; j++) {
    long extent = from->dim[j].extent;
    to->dim[j] = (struct dim){extent ? from->dim[j].lower : 1, extent, stride};
    stride *= extent;
  }
  to->base = gathered_any(from, n, size);
}

void copy_out_any(struct array *to, struct array *from, const char *file, int line)
    __asm__("copy_out_any");
void copy_out_any(struct array *to, struct array *from, const char *file, int line) {
  if (to) {
    long n = count(to), size = from->size;
    for (long k = 0; k < n; k++)
      move_any(to->base, offset(to, k), from->base, offset(from, k), size);
  }
  free(from->base);
  from->base = 0;
}

/* ---- arrays that grow, element by element ---- */

struct growing {
  struct array *to;
  long used, room;
};

void grow_begin(struct growing *g, struct array *to, _Bool lengths, const char *file, int line)
    __asm__("grow_begin");
void grow_begin(struct growing *g, struct array *to, _Bool lengths, const char *file, int line) {
  g->to = to;
  g->used = 0;
  g->room = to->base ? to->dim[0].extent : 0;
}

static void room_any(struct growing *g, long n, long size) {
  struct array *to = g->to;
  long wanted = g->used + n;
  if (!to->base) {
    long room = to->dim[0].extent > wanted ? to->dim[0].extent : wanted;
    to->size = size;
    to->base = malloc(room * size > 0 ? room * size : 1);
    to->dim[0] = (struct dim){1, room, size};
    g->room = room;
    return;
  }
  if (wanted > g->room) {
    long room = wanted > 2 * g->room ? wanted : 2 * g->room, used = g->used;
    char *old = to->base, *new = malloc(room * size > 0 ? room * size : 1);
    for (long k = 0; k < used; k++)
      move_any(new, k * size, old, k * size, size);
    to->base = new;
    free(old);
    g->room = room;
  }
  if (wanted > to->dim[0].extent)
    to->dim[0] = (struct dim){1, wanted, size};
}

void grow_array_any(struct growing *g, const struct array *from) __asm__("grow_array_any");
void grow_array_any(struct growing *g, const struct array *from) {
  long n = count(from), size = from->size;
  room_any(g, n, size);
  char *to = g->to->base + g->used * size;
  for (long k = 0; k < n; k++)
    move_any(to, k * size, from->base, from->rank ? offset(from, k) : 0, size);
  g->used += n;
}

void grow_scalar_any(struct growing *g, const char *from) __asm__("grow_scalar_any");
void grow_scalar_any(struct growing *g, const char *from) {
  long size = g->to->size;
  room_any(g, 1, size);
  move_any(g->to->base, g->used * size, from, 0, size);
  g->used++;
}

/* ---- allocation ---- */

void set_bounds(struct array *a, int d, long lower, long upper) __asm__("set_bounds");
void set_bounds(struct array *a, int d, long lower, long upper) {
  long extent = upper >= lower ? upper - lower + 1 : 0;
  long stride = d ? a->dim[d - 1].stride * a->dim[d - 1].extent : a->size;
  a->dim[d] = (struct dim){extent ? lower : 1, extent, stride};
}

int allocate_(struct array *a, const void *object, _Bool has_status, const struct array *message,
              const char *file, int line, const void *source) __asm__("allocate");
int allocate_(struct array *a, const void *object, _Bool has_status, const struct array *message,
              const char *file, int line, const void *source) {
  if ((a->extra & 1) && needs_initialization(a)) {
    stop_components();
    return 1;
  }
  long bytes = count(a) * a->size, stride = a->size;
  for (int j = 0; j < a->rank; j++) {
    a->dim[j].stride = stride;
    stride *= a->dim[j].extent;
  }
  a->base = malloc(bytes > 0 ? bytes : 1);
  return 0;
}

int allocate_pointer(struct array *a, _Bool has_status, const struct array *message,
                     const char *file, int line) __asm__("allocate_pointer");
int allocate_pointer(struct array *a, _Bool has_status, const struct array *message,
                     const char *file, int line) {
  return allocate_(a, 0, has_status, message, file, line, 0);
}

/* Pointers as later versions of flang allocate them; what they begin as is null where it is not given. */
int allocate_pointer_as(struct array *a, _Bool has_status, const struct array *message,
                        const char *file, int line, const void *source)
    __asm__("allocate_pointer_as");
int allocate_pointer_as(struct array *a, _Bool has_status, const struct array *message,
                        const char *file, int line, const void *source) {
  return allocate_(a, 0, has_status, message, file, line, source);
}

/* `allocate(a, source=...)`: the extents of `a` are there; one element fills all. */
int allocate_as_any(struct array *a, const struct array *source, _Bool has_status,
                    const struct array *message, const char *file, int line)
    __asm__("allocate_as_any");
int allocate_as_any(struct array *a, const struct array *source, _Bool has_status,
                    const struct array *message, const char *file, int line) {
  if (type_of(source)) {
    stop_components();
    return 1;
  }
  int failed = allocate_(a, 0, has_status, message, file, line, 0);
  if (!failed) {
    long n = count(a), size = source->size;
    for (long k = 0; k < n; k++)
      move_any(a->base, k * size, source->base, source->rank ? offset(source, k) : 0, size);
  }
  return failed;
}

/* Words one by one: a copy of 24 bytes says less about what it moves. */
static void set_dim(struct array *to, const struct array *from, int j) {
  to->dim[j].lower = from->dim[j].lower;
  to->dim[j].extent = from->dim[j].extent;
  to->dim[j].stride = from->dim[j].stride;
}

/* `allocate(a, mold=...)`: the bounds and the type, in front of the allocation. */
void apply_mold(struct array *a, const struct array *mold, int rank) __asm__("apply_mold");
void apply_mold(struct array *a, const struct array *mold, int rank) {
  if (a->attribute == ALLOCATABLE && a->base)
    return;
  a->size = mold->size;
  a->rank = rank;
  a->type = mold->type;
  for (int j = 0; j < rank && j < mold->rank; j++)
    set_dim(a, mold, j);
  if ((a->extra & 1) && (mold->extra & 1))
    *(const struct type **)&a->dim[rank] = *(const struct type **)&mold->dim[mold->rank];
}

/* `call move_alloc(from, to)`: no element moves, but the address does. */
int move_alloc(struct array *to, struct array *from, const struct type *declared,
               _Bool has_status, const struct array *message, const char *file, int line)
    __asm__("move_alloc");
int move_alloc(struct array *to, struct array *from, const struct type *declared,
               _Bool has_status, const struct array *message, const char *file, int line) {
  if (to == from)
    return 0;
  if (type_of(from) || type_of(to)) {
    stop_components();
    return 1;
  }
  char *old = to->base;
  to->base = from->base;
  from->base = 0;
  to->size = from->size;
  to->type = from->type;
  for (int j = 0; j < from->rank; j++)
    set_dim(to, from, j);
  if ((to->extra & 1) && (from->extra & 1))
    *(const struct type **)&to->dim[to->rank] = *(const struct type **)&from->dim[from->rank];
  free(old);
  return 0;
}

_Bool is_contiguous(const struct array *a) __asm__("is_contiguous");
_Bool is_contiguous(const struct array *a) {
  long bytes = a->size;
  int lies = 1;
  for (int j = 0; j < a->rank; j++) {
    lies &= a->dim[j].stride == bytes || a->dim[j].extent == 1;
    bytes *= a->dim[j].extent;
  }
  return lies || count(a) < 2;
}

int deallocate(struct array *a, _Bool has_status, const struct array *message, const char *file,
               int line) __asm__("deallocate");
int deallocate(struct array *a, _Bool has_status, const struct array *message, const char *file,
               int line) {
  if (type_of(a)) {
    stop_components();
    return 1;
  }
  free(a->base);
  a->base = 0;
  return 0;
}

void initialize(struct array *a, const char *file, int line) __asm__("initialize");
void initialize(struct array *a, const char *file, int line) {
  if (needs_initialization(a))
    stop_components();
}

/* Frees what is behind addresses in elements of a type. */
static void destroy_parts(char *element, const struct type *t) {
  long n = t->components.extent;
  for (long j = 0; j < n; j++) {
    const struct component *c = t->component + j;
    char *part = element + c->offset;
    if (c->genre == IS_ALLOCATABLE) {
      struct array *a = (struct array *)part;
      if (a->base) {
        const struct type *inner = type_of(a);
        if (inner) {
          long many = count(a), size = a->size;
          for (long k = 0; k < many; k++)
            destroy_parts(a->base + k * size, inner);
        }
        free(a->base);
        a->base = 0;
      }
    } else if (c->genre == DATA && c->type && !c->type->needs_no_destruction) {
      if (c->rank)
        stop_components();
      destroy_parts(part, c->type);
    } else if (c->genre == AUTOMATIC)
      stop_components();
  }
}

void destroy(const struct array *a) __asm__("destroy");
void destroy(const struct array *a) {
  const struct type *t = type_of(a);
  if (!t)
    return;
  if (!t->needs_no_finalization)
    stop_components();
  long n = count(a);
  for (long k = 0; k < n; k++)
    destroy_parts(a->base + (a->rank ? offset(a, k) : 0), t);
}

#define REMAINDERS(KIND, TYPE, FMOD)                                                               \
  TYPE modulo_real##KIND(TYPE a, TYPE b, const char *file, int line) __asm__("modulo_real" #KIND); \
  TYPE modulo_real##KIND(TYPE a, TYPE b, const char *file, int line) {                             \
    TYPE r = FMOD(a, b);                                                                           \
    return r != 0 && (r < 0) != (b < 0) ? r + b : r;                                               \
  }                                                                                                \
  TYPE mod_real##KIND(TYPE a, TYPE b, const char *file, int line) __asm__("mod_real" #KIND);       \
  TYPE mod_real##KIND(TYPE a, TYPE b, const char *file, int line) { return FMOD(a, b); }
REMAINDERS(8, double, fmod)
REMAINDERS(4, float, fmodf)

/* What a float is made of; infinities have no fraction, and the largest exponent. */
#define PARTS(KIND, TYPE, FREXP, LDEXP)                                                            \
  TYPE fraction##KIND(TYPE x) __asm__("fraction" #KIND);                                           \
  TYPE fraction##KIND(TYPE x) {                                                                    \
    int exponent;                                                                                  \
    return x - x == 0 ? FREXP(x, &exponent) : x - x;                                               \
  }                                                                                                \
  int exponent##KIND(TYPE x) __asm__("exponent" #KIND);                                            \
  int exponent##KIND(TYPE x) {                                                                     \
    int exponent = 0x7fffffff;                                                                     \
    if (x - x == 0)                                                                                \
      FREXP(x, &exponent);                                                                         \
    return exponent;                                                                               \
  }                                                                                                \
  TYPE scale##KIND(TYPE x, long p) __asm__("scale" #KIND);                                         \
  TYPE scale##KIND(TYPE x, long p) {                                                               \
    return LDEXP(x, p == (int)p ? (int)p : p < 0 ? -0x7fffffff - 1 : 0x7fffffff);                  \
  }
PARTS(8, double, frexp, ldexp)
PARTS(4, float, frexpf, ldexpf)

/* Complex numbers to whole powers: by squares, as in the library. */
#define POWERS(NAME, TYPE, INTEGER, UNSIGNED)                                                      \
  TYPE _Complex NAME(TYPE _Complex base, INTEGER given) __asm__(#NAME);                            \
  TYPE _Complex NAME(TYPE _Complex base, INTEGER given) {                                          \
    if (given == 0)                                                                                \
      return 1;                                                                                    \
    UNSIGNED left = given < 0 ? -(UNSIGNED)given : (UNSIGNED)given;                                \
    TYPE a = __real__ base, b = __imag__ base, c = 1, d = 0;                                       \
    for (;;) {                                                                                     \
      if (left & 1) {                                                                              \
        TYPE t = c * a - d * b;                                                                    \
        d = c * b + d * a;                                                                         \
        c = t;                                                                                     \
      }                                                                                            \
      left >>= 1;                                                                                  \
      if (!left)                                                                                   \
        break;                                                                                     \
      TYPE t = a * a - b * b;                                                                      \
      b = a * b + b * a;                                                                           \
      a = t;                                                                                       \
    }                                                                                              \
    TYPE _Complex power;                                                                           \
    __real__ power = c;                                                                            \
    __imag__ power = d;                                                                            \
    return given < 0 ? (TYPE _Complex)1 / power : power;                                           \
  }
POWERS(zpowi, double, int, unsigned)
POWERS(zpowk, double, long, unsigned long)
POWERS(cpowi, float, int, unsigned)
POWERS(cpowk, float, long, unsigned long)

long count_true(const struct array *m, const char *file, int line, int d) __asm__("count_true");
long count_true(const struct array *m, const char *file, int line, int d) {
  long n = count(m), some = 0;
  for (long k = 0; k < n; k++)
    some += !masked(m, k);
  return some;
}

_Bool any_true(const struct array *m, const char *file, int line, int d) __asm__("any_true");
_Bool any_true(const struct array *m, const char *file, int line, int d) {
  return count_true(m, file, line, d) > 0;
}

_Bool all_true(const struct array *m, const char *file, int line, int d) __asm__("all_true");
_Bool all_true(const struct array *m, const char *file, int line, int d) {
  return count_true(m, file, line, d) == count(m);
}
