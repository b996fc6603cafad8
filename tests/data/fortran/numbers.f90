! Numbers taken apart, remainders, and complex numbers to whole powers.
real(8) function powers(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  complex(8) :: z
  integer(8) :: k
  integer :: i
  k = -n
  z = cmplx(x, x * x - 1, 8)
  powers = abs(z**k)
  do i = -3, n
    powers = powers + real(z**i) * aimag((z + x)**i)
  end do
end function

real(8) function parts(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  integer :: i
  parts = 0
  do i = 1, n
    parts = parts + fraction(x * i) * exponent(x * i) + scale(x, i - 3) + modulo(-x * i, 0.37d0) * x + mod(x * i, 0.37d0)
  end do
end function

real(4) function singles(x, n) bind(c)
  real(4), value :: x
  integer(4), value :: n
  complex(4) :: z
  integer(8) :: k
  k = n
  z = cmplx(x, 1 - x)
  singles = real(z**n) + aimag(z**k) + abs(z**(-2)) + fraction(x) * exponent(x) + scale(x, n) + modulo(-x, 0.37) + mod(x, 0.37)
end function
