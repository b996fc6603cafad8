"""Projections of a box of points by affine maps: injective, surjective, what they cover.

A box is the count of points along each iterator, all from 0. Answers are exact for linear maps
wherever that is feasible, and for others on small boxes; ``None`` says that it is not known.
A symbol is one number for the whole box: the answers hold for each value of it.

Injectivity: a linear map is injective on a box unless a vector of its kernel fits into the box of
differences. First the mixed-radix criterion, position by position, pins iterators (OCANNL's
``affine_injective``); for the rest the kernel is computed, and if it has two dimensions or more,
searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import gcd, lcm, prod

from ad_opt.dialects.support.affine.ranges import LinearForm, Range, linear_form, parts_of, range_of
from xdsl.ir.affine import AffineExpr, AffineMap

Row = Mapping[int, int]
"""Factors of iterators in one position of a map."""
Holds = Callable[[set[tuple[int, ...]], int], bool]

MOST_TRIED = 1 << 14
"""A guess: points of a box, or steps of a search, after which the answer is that it is not known.
A few milliseconds; more would find answers for larger boxes only."""
MOST_CELLS = 1 << 24
"""A guess: indices of one position that are looked at one by one, as the bits of one number; two
megabytes."""


def injective(
    map_: AffineMap, bounds: Sequence[int], symbols: Sequence[Range | None] = ()
) -> bool | None:
    """True if no two points of the box have one image; ``None`` if it is not known."""
    if 0 in bounds:
        return True
    forms = [linear_form(result) for result in map_.results]
    rows = [form.dims for form in forms if form is not None]
    limits = {at: bound - 1 for at, bound in enumerate(bounds) if bound > 1}
    linear = _linear_injective(rows, limits)
    if linear is True or None not in forms:
        return linear
    return _tried(map_, bounds, symbols, lambda images, count: len(images) == count)


def surjective(
    map_: AffineMap,
    bounds: Sequence[int],
    shape: Sequence[int],
    symbols: Sequence[Range | None] = (),
) -> bool | None:
    """True if each index within ``shape`` is the image of a point; ``None`` if it is not known."""
    if 0 in shape:
        return True
    if 0 in bounds:
        return False
    forms = [linear_form(result) for result in map_.results]
    known = [form for form in forms if form is not None]
    if len(known) == len(forms):
        answers = [_group_covers(group, bounds, symbols) for group in _groups(known, shape, bounds)]
        if False in answers:
            return False
        if None not in answers:
            return True
    cells = set(product(*map(range, shape)))
    if len(cells) > MOST_TRIED:
        return None
    return _tried(map_, bounds, symbols, lambda images, _: cells <= images)


def covered(
    map_: AffineMap, bounds: Sequence[int], symbols: Sequence[Range | None] = ()
) -> list[Range] | None:
    """The least and greatest index in each position; ``None`` if some is not known."""
    if 0 in bounds:
        return [(0, -1)] * len(map_.results)
    box = [(0, bound - 1) for bound in bounds]
    symbols = [*symbols, *[None] * (map_.num_symbols - len(symbols))]
    found = [range_of(result, box, symbols) for result in map_.results]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) else None


def covers_box(map_: AffineMap, bounds: Sequence[int]) -> bool:
    """True if the image is known to be all indices within `covered`: it has no holes."""
    ranges = covered(map_, bounds)
    if ranges is None or map_.num_symbols or 0 in bounds:
        return False
    forms = [linear_form(result) for result in map_.results]
    known = [
        LinearForm(form.constant - low, form.dims, form.symbols)
        for form, (low, _) in zip(forms, ranges, strict=True)
        if form is not None
    ]
    if len(known) != len(forms):
        return False
    shape = [high - low + 1 for low, high in ranges]
    groups = _groups(known, shape, bounds)
    return all(_group_covers(group, bounds, ()) is True for group in groups)


# ------------------------------------------------------------------ injective


def _linear_injective(rows: Sequence[Row], limits: Mapping[int, int]) -> bool | None:
    """True if no vector but 0 with entries up to ``limits`` is mapped to 0 by all rows."""
    free = dict(limits)
    while pinned := _pinned(rows, free):
        for at in pinned:
            del free[at]
    if not free:
        return True
    rows = [{at: row[at] for at in row if at in free} for row in rows]
    kernel = list(_kernel([row for row in rows if row], sorted(free)))
    if not kernel:
        return True
    if any(all(abs(one) <= free[at] for at, one in vector.items()) for vector in kernel):
        return False
    # All vectors of a kernel of one dimension are multiples of the one that does not fit.
    return True if len(kernel) == 1 else _searched(rows, free)


def _pinned(rows: Sequence[Row], free: Mapping[int, int]) -> set[int]:
    """Iterators that one row alone determines, as digits: each factor exceeds all before it."""
    for row in rows:
        terms = sorted((abs(factor), at) for at, factor in row.items() if at in free)
        reach = 0
        for factor, at in terms:
            if factor <= reach:
                break
            reach += factor * free[at]
        else:
            if terms:
                return {at for _, at in terms}
    return set()


def _kernel(rows: Sequence[Row], dims: Sequence[int]) -> Iterator[dict[int, int]]:
    """Yield a basis of the vectors that all rows map to 0: integers without common divisor."""
    matrix = [[Fraction(row.get(at, 0)) for at in dims] for row in rows]
    pivots: list[int] = []
    for column in range(len(dims)):
        rank = len(pivots)
        found = next((at for at in range(rank, len(matrix)) if matrix[at][column]), None)
        if found is None:
            continue
        matrix[rank], matrix[found] = matrix[found], matrix[rank]
        matrix[rank] = [one / matrix[rank][column] for one in matrix[rank]]
        for at, row in enumerate(matrix):
            if at != rank and (factor := row[column]):
                pairs = zip(row, matrix[rank], strict=True)
                matrix[at] = [one - factor * other for one, other in pairs]
        pivots.append(column)
    for column in range(len(dims)):
        if column in pivots:
            continue
        vector = [Fraction(0)] * len(dims)
        vector[column] = Fraction(1)
        for rank, pivot in enumerate(pivots):
            vector[pivot] = -matrix[rank][column]
        scale = lcm(*(one.denominator for one in vector))
        whole = [int(one * scale) for one in vector]
        common = gcd(*whole)
        yield {at: one // common for at, one in zip(dims, whole, strict=True) if one}


def _searched(rows: Sequence[Row], free: Mapping[int, int]) -> bool | None:
    """Look for a vector of the kernel within the limits, entry by entry."""
    dims = sorted(free, key=lambda at: free[at])
    reach = [[0] * len(rows)]
    for at in reversed(dims):
        steps = (abs(row.get(at, 0)) * free[at] for row in rows)
        reach.insert(0, [old + step for old, step in zip(reach[0], steps, strict=True)])
    steps_left = MOST_TRIED
    pending: list[tuple[int, tuple[int, ...], bool]] = [(0, (0,) * len(rows), True)]
    while pending:
        depth, sums, zero = pending.pop()
        if depth == len(dims):
            if not zero:
                return False
            continue
        at = dims[depth]
        low, high = (0 if zero else -free[at]), free[at]
        for row, total, rest in zip(rows, sums, reach[depth + 1], strict=True):
            factor = row.get(at, 0)
            if factor < 0:
                factor, total = -factor, -total
            if factor:
                low = max(low, -((rest + total) // factor))
                high = min(high, (rest - total) // factor)
            elif abs(total) > rest:
                high = low - 1
        steps_left -= max(high - low + 1, 1)
        if steps_left < 0:
            return None
        for entry in range(low, high + 1):
            following = tuple(
                total + row.get(at, 0) * entry for row, total in zip(rows, sums, strict=True)
            )
            pending.append((depth + 1, following, zero and entry == 0))
    return True


# ------------------------------------------------------------------ surjective


Group = list[tuple[LinearForm, int]]
"""Positions that share iterators: their linear forms, and how many indices they have."""


def _groups(
    forms: Sequence[LinearForm], shape: Sequence[int], bounds: Sequence[int]
) -> list[Group]:
    """Positions of a map, those that share an iterator of more than one point together."""
    groups: list[tuple[set[int], Group]] = []
    for form, size in zip(forms, shape, strict=True):
        dims = {at for at in form.dims if bounds[at] > 1}
        # A common symbol ties positions too: but each must cover for each of its values.
        together = [one for one in groups if one[0] & dims]
        merged: Group = [item for _, group in together for item in group]
        groups = [one for one in groups if not one[0] & dims]
        groups.append((dims.union(*(one[0] for one in together)), [*merged, (form, size)]))
    return [group for _, group in groups]


def _group_covers(
    group: Group, bounds: Sequence[int], symbols: Sequence[Range | None]
) -> bool | None:
    if len(group) == 1:
        ((form, size),) = group
        return _row_covers(form, size, bounds, symbols)
    each = [_row_covers(form, size, bounds, symbols) for form, size in group]
    if False in each:
        return False
    if any(form.symbols for form, _ in group):
        return None
    dims = set[int]().union(*(form.dims for form, _ in group))
    points = prod(bounds[at] for at in dims)
    cells = prod(size for _, size in group)
    if points < cells:
        return False
    box = [(0, bound - 1) for bound in bounds]
    inside = all(
        (found := range_of(form.expr(), box)) is not None and found[0] >= 0 and found[1] < size
        for form, size in group
    )
    limits = {at: bounds[at] - 1 for at in dims if bounds[at] > 1}
    if inside and points == cells:
        return _linear_injective([form.dims for form, _ in group], limits)
    if points > MOST_TRIED:
        return None
    order = sorted(dims)
    images: set[tuple[int, ...]] = set()
    for point in product(*(range(bounds[at]) for at in order)):
        where = dict(zip(order, point, strict=True))
        images.add(
            tuple(
                form.constant + sum(factor * where[at] for at, factor in form.dims.items())
                for form, _ in group
            )
        )
    return set(product(*(range(size) for _, size in group))) <= images


def _row_covers(
    form: LinearForm, size: int, bounds: Sequence[int], symbols: Sequence[Range | None]
) -> bool | None:
    """True if one position takes each value from 0 to ``size - 1``, for each value of symbols."""
    low = high = 0
    for at, factor in form.dims.items():
        reach = factor * (bounds[at] - 1)
        low, high = low + min(reach, 0), high + max(reach, 0)
    if high - low + 1 < size:
        return False
    shifts = range_of(
        LinearForm(form.constant, {}, form.symbols).expr(), [(0, 0)] * len(bounds), symbols
    )
    if shifts is None or high - low >= MOST_CELLS or shifts[1] - shifts[0] >= MOST_TRIED:
        return None
    # Bit n is set if the value low + n is taken.
    bits = 1
    for at, factor in form.dims.items():
        bits = _spread(bits, abs(factor), bounds[at])
    wanted = (1 << size) - 1
    answers = [
        -low - shift >= 0 and (bits >> (-low - shift)) & wanted == wanted
        for shift in _values(form.symbols, form.constant, symbols)
    ]
    return all(answers)


def _spread(bits: int, step: int, count: int) -> int:
    """Bits moved by 0, 1, ... ``count - 1`` steps, together; doubling what is there."""
    done = 1
    while done < count:
        more = min(done, count - done)
        bits |= bits << (step * more)
        done += more
    return bits


def _values(factors: Row, constant: int, symbols: Sequence[Range | None]) -> Iterable[int]:
    """The numbers that a sum of symbols may be."""
    found = {constant}
    for at, factor in factors.items():
        limits = symbols[at]
        assert limits is not None
        steps = range(limits[0], limits[1] + 1)
        found = {one + factor * step for one in found for step in steps}
    return found


# ------------------------------------------------------------------ by trying


def _tried(
    map_: AffineMap, bounds: Sequence[int], symbols: Sequence[Range | None], holds: Holds
) -> bool | None:
    """Ask ``holds`` of the set of images and the count of points, for each value of symbols."""
    used = set[int]().union(*(parts_of(result)[1] for result in map_.results))
    ranges: list[Range] = []
    for at in range(map_.num_symbols):
        one = symbols[at] if at < len(symbols) else None
        if at in used and one is None:
            return None
        ranges.append(one if at in used and one is not None else (0, 0))
    values = [range(low, high + 1) for low, high in ranges]
    if prod(bounds) * prod(map(len, values)) > MOST_TRIED:
        return None
    for given in product(*values):
        images = {
            tuple(_value(result, point, given) for result in map_.results)
            for point in product(*map(range, bounds))
        }
        if not holds(images, prod(bounds)):
            return False
    return True


def _value(expr: AffineExpr, point: Sequence[int], symbols: Sequence[int]) -> int:
    return expr.eval(list(point), list(symbols))
