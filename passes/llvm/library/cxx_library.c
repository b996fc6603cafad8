/* What programs call of the C++ library's containers: it only moves addresses and letters.
 *
 * Written anew for the layout that libstdc++ gives to nodes, strings and policies; see
 * `define-library-functions`.
 */
typedef unsigned long size_t;

void *malloc(size_t) __asm__("_Znwm");
void free(void *) __asm__("_ZdlPv");

/* ---- nodes of std::map and std::set; the header's parent is the root ---- */

struct tree {
  int black;
  struct tree *parent, *left, *right;
};

static struct tree *leftmost(struct tree *node) {
  while (node->left)
    node = node->left;
  return node;
}

static struct tree *rightmost(struct tree *node) {
  while (node->right)
    node = node->right;
  return node;
}

struct tree *increment(struct tree *node) __asm__("tree_increment");
struct tree *increment(struct tree *node) {
  if (node->right)
    return leftmost(node->right);
  struct tree *above = node->parent;
  while (node == above->right) {
    node = above;
    above = above->parent;
  }
  return node->right == above ? node : above;
}

struct tree *decrement(struct tree *node) __asm__("tree_decrement");
struct tree *decrement(struct tree *node) {
  if (!node->black && node->parent->parent == node)
    return node->right; /* the header, which is red */
  if (node->left)
    return rightmost(node->left);
  struct tree *above = node->parent;
  while (node == above->left) {
    node = above;
    above = above->parent;
  }
  return above;
}

static void replace(struct tree *header, struct tree *old, struct tree *new) {
  struct tree *above = old->parent;
  if (header->parent == old)
    header->parent = new;
  else if (above->left == old)
    above->left = new;
  else
    above->right = new;
}

static void rotate_left(struct tree *x, struct tree *header) {
  struct tree *y = x->right;
  x->right = y->left;
  if (y->left)
    y->left->parent = x;
  replace(header, x, y);
  y->parent = x->parent;
  y->left = x;
  x->parent = y;
}

static void rotate_right(struct tree *x, struct tree *header) {
  struct tree *y = x->left;
  x->left = y->right;
  if (y->right)
    y->right->parent = x;
  replace(header, x, y);
  y->parent = x->parent;
  y->right = x;
  x->parent = y;
}

void insert(_Bool left, struct tree *x, struct tree *above, struct tree *header)
    __asm__("tree_insert");
void insert(_Bool left, struct tree *x, struct tree *above, struct tree *header) {
  x->parent = above;
  x->left = 0;
  x->right = 0;
  x->black = 0;
  if (above == header) {
    header->parent = x;
    header->left = x;
    header->right = x;
  } else if (left) {
    above->left = x;
    if (above == header->left)
      header->left = x;
  } else {
    above->right = x;
    if (above == header->right)
      header->right = x;
  }
  while (x != header->parent && !x->parent->black) {
    struct tree *parent = x->parent, *grand = parent->parent;
    int is_left = parent == grand->left;
    struct tree *uncle = is_left ? grand->right : grand->left;
    if (uncle && !uncle->black) {
      parent->black = 1;
      uncle->black = 1;
      grand->black = 0;
      x = grand;
      continue;
    }
    if (is_left) {
      if (x == parent->right) {
        x = parent;
        rotate_left(x, header);
      }
      x->parent->black = 1;
      grand->black = 0;
      rotate_right(grand, header);
    } else {
      if (x == parent->left) {
        x = parent;
        rotate_right(x, header);
      }
      x->parent->black = 1;
      grand->black = 0;
      rotate_left(grand, header);
    }
  }
  header->parent->black = 1;
}

struct tree *erase(struct tree *z, struct tree *header) __asm__("tree_erase");
struct tree *erase(struct tree *z, struct tree *header) {
  struct tree *y = z->left && z->right ? leftmost(z->right) : z;
  struct tree *x = y->left ? y->left : y->right;
  struct tree *above = y->parent;
  int was_black = y->black;
  if (z == header->left)
    header->left = z->right ? leftmost(z->right) : z->parent;
  if (z == header->right)
    header->right = z->left ? rightmost(z->left) : z->parent;
  if (y == z) {
    if (x)
      x->parent = above;
    replace(header, z, x);
  } else {
    z->left->parent = y;
    y->left = z->left;
    if (y != z->right) {
      if (x)
        x->parent = above;
      above->left = x;
      y->right = z->right;
      z->right->parent = y;
    } else
      above = y;
    replace(header, z, y);
    y->parent = z->parent;
    y->black = z->black;
  }
  if (!was_black)
    return z;
  while (x != header->parent && (!x || x->black)) {
    int is_left = x == above->left;
    struct tree *other = is_left ? above->right : above->left;
    if (!other->black) {
      other->black = 1;
      above->black = 0;
      if (is_left)
        rotate_left(above, header);
      else
        rotate_right(above, header);
      other = is_left ? above->right : above->left;
    }
    struct tree *near = is_left ? other->left : other->right;
    struct tree *far = is_left ? other->right : other->left;
    if ((!near || near->black) && (!far || far->black)) {
      other->black = 0;
      x = above;
      above = above->parent;
      continue;
    }
    if (!far || far->black) {
      near->black = 1;
      other->black = 0;
      if (is_left)
        rotate_right(other, header);
      else
        rotate_left(other, header);
      other = is_left ? above->right : above->left;
      far = is_left ? other->right : other->left;
    }
    other->black = above->black;
    above->black = 1;
    far->black = 1;
    if (is_left)
      rotate_left(above, header);
    else
      rotate_right(above, header);
    break;
  }
  if (x)
    x->black = 1;
  return z;
}

/* ---- nodes of std::list ---- */

struct list {
  struct list *next, *previous;
};

void hook(struct list *node, struct list *where) __asm__("list_hook");
void hook(struct list *node, struct list *where) {
  node->next = where;
  node->previous = where->previous;
  where->previous->next = node;
  where->previous = node;
}

void unhook(struct list *node) __asm__("list_unhook");
void unhook(struct list *node) {
  node->next->previous = node->previous;
  node->previous->next = node->next;
}

void reverse(struct list *head) __asm__("list_reverse");
void reverse(struct list *head) {
  struct list *node = head;
  do {
    struct list *next = node->next;
    node->next = node->previous;
    node->previous = next;
    node = next;
  } while (node != head);
}

void transfer(struct list *where, struct list *first, struct list *last) __asm__("list_transfer");
void transfer(struct list *where, struct list *first, struct list *last) {
  if (where == last)
    return;
  struct list *end = last->previous, *before = where->previous;
  first->previous->next = last;
  last->previous = first->previous;
  before->next = first;
  first->previous = before;
  end->next = where;
  where->previous = end;
}

static void move_all(struct list *to, struct list *from) {
  if (from->next != from)
    transfer(to, from->next, from);
}

void swap_lists(struct list *a, struct list *b) __asm__("list_swap");
void swap_lists(struct list *a, struct list *b) {
  struct list kept;
  kept.next = kept.previous = &kept;
  move_all(&kept, a);
  move_all(a, b);
  move_all(b, &kept);
}

/* ---- how many buckets std::unordered_map has: the library says, of a copy of its policy ---- */

struct policy {
  float load;
  size_t next;
};
struct rehash {
  _Bool wanted;
  size_t buckets;
};
struct rehash library_need_rehash(const struct policy *, size_t, size_t, size_t) __asm__(
    "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm");
size_t library_next_bucket(const struct policy *, size_t) __asm__(
    "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm");

struct rehash need_rehash(struct policy *policy, size_t buckets, size_t elements, size_t more)
    __asm__("policy_need_rehash");
struct rehash need_rehash(struct policy *policy, size_t buckets, size_t elements, size_t more) {
  struct policy copy = {policy->load, policy->next};
  struct rehash found = library_need_rehash(&copy, buckets, elements, more);
  policy->next = copy.next;
  return found;
}

size_t next_bucket(struct policy *policy, size_t least) __asm__("policy_next_bucket");
size_t next_bucket(struct policy *policy, size_t least) {
  struct policy copy = {policy->load, policy->next};
  size_t found = library_next_bucket(&copy, least);
  policy->next = copy.next;
  return found;
}

/* ---- std::string ---- */

struct string {
  char *letters;
  size_t length;
  union {
    char here[16];
    size_t room;
  };
};

static size_t room_of(struct string *s) {
  return s->letters == s->here ? 15 : s->room;
}

char *create(struct string *s, size_t *room, size_t old) __asm__("string_create");
char *create(struct string *s, size_t *room, size_t old) {
  if (*room > old && *room < 2 * old)
    *room = 2 * old;
  return malloc(*room + 1);
}

static void end(struct string *s, size_t length) {
  s->length = length;
  s->letters[length] = 0;
}

static void move(char *to, const char *from, size_t count) {
  if (count)
    __builtin_memmove(to, from, count);
}

/* From `at` on, `old` letters become `count` others, in new memory; nothing is written if there
   are none. */
void mutate(struct string *s, size_t at, size_t old, const char *letters, size_t count)
    __asm__("string_mutate");
void mutate(struct string *s, size_t at, size_t old, const char *letters, size_t count) {
  size_t rest = s->length - at - old, room = s->length + count - old;
  char *made = create(s, &room, room_of(s));
  move(made, s->letters, at);
  if (letters)
    move(made + at, letters, count);
  move(made + at + count, s->letters + at + old, rest);
  if (s->letters != s->here)
    free(s->letters);
  s->letters = made;
  s->room = room;
}

void reserve(struct string *s, size_t room) __asm__("string_reserve");
void reserve(struct string *s, size_t room) {
  size_t old = room_of(s);
  if (room <= old)
    return;
  char *made = create(s, &room, old);
  move(made, s->letters, s->length + 1);
  if (s->letters != s->here)
    free(s->letters);
  s->letters = made;
  s->room = room;
}

struct string *append(struct string *s, const char *letters, size_t count) __asm__("string_append");
struct string *append(struct string *s, const char *letters, size_t count) {
  size_t length = s->length + count;
  if (length <= room_of(s))
    move(s->letters + s->length, letters, count);
  else
    mutate(s, s->length, 0, letters, count);
  end(s, length);
  return s;
}

void assign(struct string *s, const struct string *other) __asm__("string_assign");
void assign(struct string *s, const struct string *other) {
  if (s == other)
    return;
  size_t length = other->length, room = room_of(s);
  if (length > room) {
    size_t wanted = length;
    char *made = create(s, &wanted, room);
    if (s->letters != s->here)
      free(s->letters);
    s->letters = made;
    s->room = wanted;
  }
  move(s->letters, other->letters, length);
  end(s, length);
}

/* `letters` are no part of the string. */
struct string *replace_letters(struct string *s, size_t at, size_t old, const char *letters,
                               size_t count) __asm__("string_replace");
struct string *replace_letters(struct string *s, size_t at, size_t old, const char *letters,
                               size_t count) {
  size_t length = s->length + count - old;
  if (length <= room_of(s) && !(letters >= s->letters && letters <= s->letters + s->length)) {
    move(s->letters + at + count, s->letters + at + old, s->length - at - old);
    move(s->letters + at, letters, count);
  } else
    mutate(s, at, old, letters, count);
  end(s, length);
  return s;
}

struct string *replace_by(struct string *s, size_t at, size_t old, size_t count, char letter)
    __asm__("string_replace_aux");
struct string *replace_by(struct string *s, size_t at, size_t old, size_t count, char letter) {
  size_t length = s->length + count - old;
  if (length <= room_of(s))
    move(s->letters + at + count, s->letters + at + old, s->length - at - old);
  else
    mutate(s, at, old, 0, count);
  __builtin_memset(s->letters + at, letter, count);
  end(s, length);
  return s;
}

void erase_letters(struct string *s, size_t at, size_t count) __asm__("string_erase");
void erase_letters(struct string *s, size_t at, size_t count) {
  move(s->letters + at, s->letters + at + count, s->length - at - count);
  end(s, s->length - count);
}

/* A string that is made has its letters inside. */
void construct_letters(struct string *s, const char *letters, size_t count)
    __asm__("string_construct");
void construct_letters(struct string *s, const char *letters, size_t count) {
  size_t room = count;
  if (count > 15) {
    s->letters = create(s, &room, 0);
    s->room = room;
  }
  move(s->letters, letters, count);
  end(s, count);
}

void construct_by(struct string *s, size_t count, char letter) __asm__("string_construct_fill");
void construct_by(struct string *s, size_t count, char letter) {
  size_t room = count;
  if (count > 15) {
    s->letters = create(s, &room, 0);
    s->room = room;
  }
  __builtin_memset(s->letters, letter, count);
  end(s, count);
}

void resize(struct string *s, size_t length, char letter) __asm__("string_resize");
void resize(struct string *s, size_t length, char letter) {
  if (length > s->length)
    replace_by(s, s->length, 0, length - s->length, letter);
  else
    end(s, length);
}

void shrink(struct string *s) __asm__("string_shrink");
void shrink(struct string *s) {
  char *old = s->letters;
  size_t length = s->length;
  if (old == s->here || length == s->room)
    return;
  if (length > 15) {
    s->letters = malloc(length + 1);
    s->room = length;
  } else
    s->letters = s->here;
  move(s->letters, old, length + 1);
  free(old);
}

void swap(struct string *a, struct string *b) __asm__("string_swap");
void swap(struct string *a, struct string *b) {
  if (a == b)
    return;
  char kept[16], *letters = a->letters == a->here ? b->here : a->letters;
  __builtin_memcpy(kept, a->here, 16);
  __builtin_memcpy(a->here, b->here, 16);
  a->letters = b->letters == b->here ? a->here : b->letters;
  __builtin_memcpy(b->here, kept, 16);
  b->letters = letters;
  size_t length = a->length;
  a->length = b->length;
  b->length = length;
}

size_t copy_letters(const struct string *s, char *to, size_t count, size_t at)
    __asm__("string_copy");
size_t copy_letters(const struct string *s, char *to, size_t count, size_t at) {
  if (at > s->length)
    __builtin_trap();
  if (count > s->length - at)
    count = s->length - at;
  move(to, s->letters + at, count);
  return count;
}

/* `old` letters at `to` become `count`, which may be among them or the `rest` behind. */
void replace_cold(struct string *s, char *to, size_t old, const char *letters, size_t count,
                  size_t rest) __asm__("string_replace_cold");
void replace_cold(struct string *s, char *to, size_t old, const char *letters, size_t count,
                  size_t rest) {
  if (count <= old)
    move(to, letters, count);
  if (count != old)
    move(to + count, to + old, rest);
  if (count <= old)
    return;
  if (letters + count <= to + old)
    move(to, letters, count);
  else if (letters >= to + old)
    move(to, letters + (count - old), count);
  else {
    size_t before = to + old - letters;
    move(to, letters, before);
    move(to + before, to + count, count - before);
  }
}

/* ---- std::string in programs that are not optimised, where each step is a call ---- */

void allocator_nothing(void *allocator) __asm__("allocator_nothing");
void allocator_nothing(void *allocator) {
}

void allocator_same(void *allocator, const void *other) __asm__("allocator_same");
void allocator_same(void *allocator, const void *other) {
}

static void range(size_t at, size_t length) {
  if (at > length)
    __builtin_trap();
}

static size_t at_most(size_t count, size_t rest) {
  return count < rest ? count : rest;
}

static size_t length_of(const char *letters) {
  size_t length = 0;
  while (letters[length])
    length++;
  return length;
}

size_t size(const struct string *s) __asm__("string_size");
size_t size(const struct string *s) {
  return s->length;
}

size_t capacity(struct string *s) __asm__("string_capacity");
size_t capacity(struct string *s) {
  return room_of(s);
}

size_t max_size(const struct string *s) __asm__("string_max_size");
size_t max_size(const struct string *s) {
  return 0x3fffffffffffffff;
}

_Bool empty(const struct string *s) __asm__("string_empty");
_Bool empty(const struct string *s) {
  return s->length == 0;
}

char *first(const struct string *s) __asm__("string_first");
char *first(const struct string *s) {
  return s->letters;
}

char *behind(const struct string *s) __asm__("string_behind");
char *behind(const struct string *s) {
  return s->letters + s->length;
}

char *last(const struct string *s) __asm__("string_last");
char *last(const struct string *s) {
  return s->letters + s->length - 1;
}

char *element(const struct string *s, size_t at) __asm__("string_element");
char *element(const struct string *s, size_t at) {
  return s->letters + at;
}

char *at(const struct string *s, size_t at) __asm__("string_at");
char *at(const struct string *s, size_t at) {
  if (at >= s->length)
    __builtin_trap();
  return s->letters + at;
}

void reverse_begin(char **iterator, const struct string *s) __asm__("string_reverse_begin");
void reverse_begin(char **iterator, const struct string *s) {
  *iterator = s->letters + s->length;
}

void reverse_end(char **iterator, const struct string *s) __asm__("string_reverse_end");
void reverse_end(char **iterator, const struct string *s) {
  *iterator = s->letters;
}

char *local(struct string *s) __asm__("string_local");
char *local(struct string *s) {
  return s->here;
}

void set_letters(struct string *s, char *letters) __asm__("string_set_letters");
void set_letters(struct string *s, char *letters) {
  s->letters = letters;
}

void hide_letters(struct string *s, char *letters, const void *allocator)
    __asm__("string_hide_letters");
void hide_letters(struct string *s, char *letters, const void *allocator) {
  s->letters = letters;
}

void set_room(struct string *s, size_t room) __asm__("string_set_room");
void set_room(struct string *s, size_t room) {
  s->room = room;
}

void set_length(struct string *s, size_t length) __asm__("string_set_length");
void set_length(struct string *s, size_t length) {
  end(s, length);
}

void copy_range(char *to, const char *from, const char *until) __asm__("string_copy_range");
void copy_range(char *to, const char *from, const char *until) {
  move(to, from, until - from);
}

void dispose(struct string *s) __asm__("string_dispose");
void dispose(struct string *s) {
  if (s->letters != s->here)
    free(s->letters);
}

void make_empty(struct string *s) __asm__("string_make_empty");
void make_empty(struct string *s) {
  s->letters = s->here;
  end(s, 0);
}

void make_with(struct string *s, const void *allocator) __asm__("string_make_with");
void make_with(struct string *s, const void *allocator) {
  make_empty(s);
}

void make_of(struct string *s, const char *letters, size_t count, const void *allocator)
    __asm__("string_make_of");
void make_of(struct string *s, const char *letters, size_t count, const void *allocator) {
  s->letters = s->here;
  construct_letters(s, letters, count);
}

void make_copy(struct string *s, const struct string *other) __asm__("string_make_copy");
void make_copy(struct string *s, const struct string *other) {
  s->letters = s->here;
  construct_letters(s, other->letters, other->length);
}

void make_part(struct string *s, const struct string *other, size_t at, size_t count)
    __asm__("string_make_part");
void make_part(struct string *s, const struct string *other, size_t at, size_t count) {
  range(at, other->length);
  s->letters = s->here;
  construct_letters(s, other->letters + at, at_most(count, other->length - at));
}

void make_rest(struct string *s, const struct string *other, size_t at, const void *allocator)
    __asm__("string_make_rest");
void make_rest(struct string *s, const struct string *other, size_t at, const void *allocator) {
  make_part(s, other, at, -1);
}

void make_moved(struct string *s, struct string *other) __asm__("string_make_moved");
void make_moved(struct string *s, struct string *other) {
  make_empty(s);
  swap(s, other);
}

struct string *move_assign(struct string *s, struct string *other) __asm__("string_move_assign");
struct string *move_assign(struct string *s, struct string *other) {
  swap(s, other);
  if (s != other)
    end(other, 0);
  return s;
}

void clear(struct string *s) __asm__("string_clear");
void clear(struct string *s) {
  end(s, 0);
}

void pop(struct string *s) __asm__("string_pop");
void pop(struct string *s) {
  end(s, s->length - 1);
}

struct string *append_letter(struct string *s, char letter) __asm__("string_append_letter");
struct string *append_letter(struct string *s, char letter) {
  return replace_by(s, s->length, 0, 1, letter);
}

void push(struct string *s, char letter) __asm__("string_push");
void push(struct string *s, char letter) {
  append_letter(s, letter);
}

struct string *append_by(struct string *s, size_t count, char letter) __asm__("string_append_by");
struct string *append_by(struct string *s, size_t count, char letter) {
  return replace_by(s, s->length, 0, count, letter);
}

struct string *append_text(struct string *s, const char *text) __asm__("string_append_text");
struct string *append_text(struct string *s, const char *text) {
  return append(s, text, length_of(text));
}

struct string *append_string(struct string *s, const struct string *other)
    __asm__("string_append_string");
struct string *append_string(struct string *s, const struct string *other) {
  return append(s, other->letters, other->length);
}

struct string *append_part(struct string *s, const struct string *other, size_t at, size_t count)
    __asm__("string_append_part");
struct string *append_part(struct string *s, const struct string *other, size_t at, size_t count) {
  range(at, other->length);
  return append(s, other->letters + at, at_most(count, other->length - at));
}

struct string *assign_letters(struct string *s, const char *letters, size_t count)
    __asm__("string_assign_letters");
struct string *assign_letters(struct string *s, const char *letters, size_t count) {
  return replace_letters(s, 0, s->length, letters, count);
}

struct string *assign_text(struct string *s, const char *text) __asm__("string_assign_text");
struct string *assign_text(struct string *s, const char *text) {
  return assign_letters(s, text, length_of(text));
}

struct string *assign_string(struct string *s, const struct string *other)
    __asm__("string_assign_string");
struct string *assign_string(struct string *s, const struct string *other) {
  assign(s, other);
  return s;
}

struct string *assign_by(struct string *s, size_t count, char letter) __asm__("string_assign_by");
struct string *assign_by(struct string *s, size_t count, char letter) {
  return replace_by(s, 0, s->length, count, letter);
}

struct string *assign_letter(struct string *s, char letter) __asm__("string_assign_letter");
struct string *assign_letter(struct string *s, char letter) {
  return assign_by(s, 1, letter);
}

struct string *replace_part(struct string *s, size_t at, size_t old, const char *letters,
                            size_t count) __asm__("string_replace_part");
struct string *replace_part(struct string *s, size_t at, size_t old, const char *letters,
                            size_t count) {
  range(at, s->length);
  return replace_letters(s, at, at_most(old, s->length - at), letters, count);
}

struct string *replace_text(struct string *s, size_t at, size_t old, const char *text)
    __asm__("string_replace_text");
struct string *replace_text(struct string *s, size_t at, size_t old, const char *text) {
  return replace_part(s, at, old, text, length_of(text));
}

struct string *replace_string(struct string *s, size_t at, size_t old, const struct string *other)
    __asm__("string_replace_string");
struct string *replace_string(struct string *s, size_t at, size_t old,
                              const struct string *other) {
  return replace_part(s, at, old, other->letters, other->length);
}

struct string *replace_part_by(struct string *s, size_t at, size_t old, size_t count, char letter)
    __asm__("string_replace_part_by");
struct string *replace_part_by(struct string *s, size_t at, size_t old, size_t count,
                               char letter) {
  range(at, s->length);
  return replace_by(s, at, at_most(old, s->length - at), count, letter);
}

struct string *insert_text(struct string *s, size_t at, const char *text)
    __asm__("string_insert_text");
struct string *insert_text(struct string *s, size_t at, const char *text) {
  return replace_text(s, at, 0, text);
}

struct string *insert_string(struct string *s, size_t at, const struct string *other)
    __asm__("string_insert_string");
struct string *insert_string(struct string *s, size_t at, const struct string *other) {
  return replace_string(s, at, 0, other);
}

struct string *insert_by(struct string *s, size_t at, size_t count, char letter)
    __asm__("string_insert_by");
struct string *insert_by(struct string *s, size_t at, size_t count, char letter) {
  return replace_part_by(s, at, 0, count, letter);
}

char *insert_letter(struct string *s, char *at, char letter) __asm__("string_insert_letter");
char *insert_letter(struct string *s, char *at, char letter) {
  size_t index = at - s->letters;
  replace_by(s, index, 0, 1, letter);
  return s->letters + index;
}

struct string *erase_part(struct string *s, size_t at, size_t count) __asm__("string_erase_part");
struct string *erase_part(struct string *s, size_t at, size_t count) {
  range(at, s->length);
  erase_letters(s, at, at_most(count, s->length - at));
  return s;
}

char *erase_range(struct string *s, char *from, char *until) __asm__("string_erase_range");
char *erase_range(struct string *s, char *from, char *until) {
  erase_letters(s, from - s->letters, until - from);
  return from;
}

char *erase_one(struct string *s, char *at) __asm__("string_erase_one");
char *erase_one(struct string *s, char *at) {
  return erase_range(s, at, at + 1);
}

void resize_zero(struct string *s, size_t length) __asm__("string_resize_zero");
void resize_zero(struct string *s, size_t length) {
  resize(s, length, 0);
}

/* ---- what is looked for in a string, and comparison ---- */

static int order(const char *a, size_t m, const char *b, size_t n) {
  for (size_t i = 0; i < m && i < n; i++)
    if (a[i] != b[i])
      return (unsigned char)a[i] < (unsigned char)b[i] ? -1 : 1;
  return m < n ? -1 : m > n;
}

int compare_text(const struct string *s, const char *text) __asm__("string_compare_text");
int compare_text(const struct string *s, const char *text) {
  return order(s->letters, s->length, text, length_of(text));
}

int compare(const struct string *s, const struct string *other) __asm__("string_compare");
int compare(const struct string *s, const struct string *other) {
  return order(s->letters, s->length, other->letters, other->length);
}

int compare_part_text(const struct string *s, size_t at, size_t count, const char *text)
    __asm__("string_compare_part_text");
int compare_part_text(const struct string *s, size_t at, size_t count, const char *text) {
  range(at, s->length);
  return order(s->letters + at, at_most(count, s->length - at), text, length_of(text));
}

int compare_part(const struct string *s, size_t at, size_t count, const struct string *other)
    __asm__("string_compare_part");
int compare_part(const struct string *s, size_t at, size_t count, const struct string *other) {
  range(at, s->length);
  size_t length = at_most(count, s->length - at);
  return order(s->letters + at, length, other->letters, other->length);
}

static _Bool stands(const char *letters, const char *wanted, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (letters[i] != wanted[i])
      return 0;
  return 1;
}

size_t find_part(const struct string *s, const char *letters, size_t from, size_t count)
    __asm__("string_find_part");
size_t find_part(const struct string *s, const char *letters, size_t from, size_t count) {
  for (size_t i = from; i <= s->length && count <= s->length - i; i++)
    if (stands(s->letters + i, letters, count))
      return i;
  return -1;
}

size_t find_text(const struct string *s, const char *text, size_t from)
    __asm__("string_find_text");
size_t find_text(const struct string *s, const char *text, size_t from) {
  return find_part(s, text, from, length_of(text));
}

size_t find_string(const struct string *s, const struct string *other, size_t from)
    __asm__("string_find_string");
size_t find_string(const struct string *s, const struct string *other, size_t from) {
  return find_part(s, other->letters, from, other->length);
}

size_t find_letter(const struct string *s, char letter, size_t from)
    __asm__("string_find_letter");
size_t find_letter(const struct string *s, char letter, size_t from) {
  return find_part(s, &letter, from, 1);
}

size_t rfind_part(const struct string *s, const char *letters, size_t from, size_t count)
    __asm__("string_rfind_part");
size_t rfind_part(const struct string *s, const char *letters, size_t from, size_t count) {
  if (count > s->length)
    return -1;
  for (size_t i = at_most(from, s->length - count) + 1; i; i--)
    if (stands(s->letters + i - 1, letters, count))
      return i - 1;
  return -1;
}

size_t rfind_text(const struct string *s, const char *text, size_t from)
    __asm__("string_rfind_text");
size_t rfind_text(const struct string *s, const char *text, size_t from) {
  return rfind_part(s, text, from, length_of(text));
}

size_t rfind_string(const struct string *s, const struct string *other, size_t from)
    __asm__("string_rfind_string");
size_t rfind_string(const struct string *s, const struct string *other, size_t from) {
  return rfind_part(s, other->letters, from, other->length);
}

size_t rfind_letter(const struct string *s, char letter, size_t from)
    __asm__("string_rfind_letter");
size_t rfind_letter(const struct string *s, char letter, size_t from) {
  return rfind_part(s, &letter, from, 1);
}

static _Bool is_among(char letter, const char *letters, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (letters[i] == letter)
      return 1;
  return 0;
}

static size_t first_that(const struct string *s, const char *letters, size_t from, _Bool is) {
  size_t count = length_of(letters);
  for (size_t i = from; i < s->length; i++)
    if (is_among(s->letters[i], letters, count) == is)
      return i;
  return -1;
}

static size_t last_that(const struct string *s, const char *letters, size_t from, _Bool is) {
  size_t count = length_of(letters);
  for (size_t i = from < s->length ? from + 1 : s->length; i; i--)
    if (is_among(s->letters[i - 1], letters, count) == is)
      return i - 1;
  return -1;
}

size_t first_of(const struct string *s, const char *text, size_t from) __asm__("string_first_of");
size_t first_of(const struct string *s, const char *text, size_t from) {
  return first_that(s, text, from, 1);
}

size_t first_not_of(const struct string *s, const char *text, size_t from)
    __asm__("string_first_not_of");
size_t first_not_of(const struct string *s, const char *text, size_t from) {
  return first_that(s, text, from, 0);
}

size_t last_of(const struct string *s, const char *text, size_t from) __asm__("string_last_of");
size_t last_of(const struct string *s, const char *text, size_t from) {
  return last_that(s, text, from, 1);
}

size_t last_not_of(const struct string *s, const char *text, size_t from)
    __asm__("string_last_not_of");
size_t last_not_of(const struct string *s, const char *text, size_t from) {
  return last_that(s, text, from, 0);
}
