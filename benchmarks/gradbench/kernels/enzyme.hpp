// Calls that ask for derivatives, as Enzyme spells them: docs/enzyme.md says what ad-opt makes of them.

#pragma once

extern int enzyme_dup, enzyme_dupnoneed, enzyme_const;

template <typename Result, typename... Arguments> Result __enzyme_autodiff(void *, Arguments...);
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(void *, Arguments...);
