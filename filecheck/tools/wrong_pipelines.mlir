// RUN: not ad-opt %s -p "canonicalise" 2>&1 | filecheck %s --check-prefix=NAME
// RUN: not ad-opt %s -p "cse{x=1}" 2>&1 | filecheck %s --check-prefix=OPTION
// RUN: not ad-opt %s -p "cse)" 2>&1 | filecheck %s --check-prefix=SYNTAX

// NAME: error[AD0003]: there is no pass called `canonicalise`
// NAME: help: did you mean `canonicalize`?

// OPTION: error[AD0004]: pass `cse` has no option `x`
// OPTION: --> <pipeline>:1:5

// SYNTAX: error[AD0005]: expected `,` or the end of the pipeline
// SYNTAX: --> <pipeline>:1:4
