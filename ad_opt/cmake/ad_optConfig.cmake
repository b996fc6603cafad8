# Gradients by ad-opt as parts of targets of CMake; see docs/compiled-languages.md.
#
#   find_package(ad_opt REQUIRED)
#   ad_opt_add_gradient(TARGET SOURCE file FUNCTIONS name... [CONSTANT argument...]
#                       [NAME name] [OPTIONS option...] [DEPENDS file...])
#
# makes the gradients of functions of a source file (.c, .cpp, .rs, .f90 where their compiler is, .ll,
# .bc or .mlir) as an object with a header, NAME.o and NAME.h, by default SOURCE_grad, and adds them to
# a target. CONSTANT names arguments by which no derivative is wanted, OPTIONS are further ones of
# ad-opt, DEPENDS files that the source includes.

find_program(AD_OPT_EXECUTABLE ad-opt
  HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../bin"
  DOC "the command ad-opt, which makes gradients")
if(NOT AD_OPT_EXECUTABLE)
  set(ad_opt_FOUND FALSE)
  set(ad_opt_NOT_FOUND_MESSAGE "the command ad-opt is not on the path: -DAD_OPT_EXECUTABLE=... names it")
  return()
endif()

function(ad_opt_add_gradient target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SOURCE;NAME" "FUNCTIONS;CONSTANT;OPTIONS;DEPENDS")
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "ad_opt_add_gradient: there is no target ${target}")
  elseif(NOT arg_SOURCE OR NOT arg_FUNCTIONS)
    message(FATAL_ERROR "ad_opt_add_gradient: say SOURCE and FUNCTIONS")
  elseif(arg_UNPARSED_ARGUMENTS OR arg_KEYWORDS_MISSING_VALUES)
    set(odd ${arg_UNPARSED_ARGUMENTS} ${arg_KEYWORDS_MISSING_VALUES})
    message(FATAL_ERROR "ad_opt_add_gradient: these stand there without a meaning: ${odd}")
  endif()
  cmake_path(ABSOLUTE_PATH arg_SOURCE BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
  if(NOT arg_NAME)
    cmake_path(GET arg_SOURCE STEM LAST_ONLY arg_NAME)
    string(APPEND arg_NAME "_grad")
  endif()
  set(made "${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}")
  list(TRANSFORM arg_FUNCTIONS PREPEND "--grad=")
  set(constant "")
  if(arg_CONSTANT)
    list(JOIN arg_CONSTANT "," names)
    set(constant "--constant=${names}")
  endif()
  add_custom_command(
    OUTPUT "${made}.o" "${made}.h"
    COMMAND "${AD_OPT_EXECUTABLE}" "${arg_SOURCE}" ${arg_FUNCTIONS} ${constant} ${arg_OPTIONS}
            --emit=obj "--header=${made}.h" -o "${made}.o"
    DEPENDS "${arg_SOURCE}" ${arg_DEPENDS} "${AD_OPT_EXECUTABLE}"
    COMMENT "Differentiating ${arg_NAME}"
    VERBATIM)
  set_source_files_properties("${made}.o" PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
  target_sources("${target}" PRIVATE "${made}.o" "${made}.h")
  target_include_directories("${target}" PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()
