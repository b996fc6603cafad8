# Everything a developer does, one word each. `make` alone lists them.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

# Tests start many processes: each would compile a thousand modules anew where this is set.
export PYTHONDONTWRITEBYTECODE :=

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.run: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

demo: $(VENV)/.run ## install into .venv and run the examples
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[examples]'
	$(BIN)/python examples/demo.py
	@mkdir -p build
	$(BIN)/python examples/energies/image_warping.py 256 build/image_warping.png
	$(BIN)/python examples/tensors/moons.py --out build/moons

# Most tests are rows of long tables; SHARE=1 runs all of them, three times as long.
SHARE ?= 8
# Which one in eight: TURN=1 are others than TURN=0.
TURN ?= 0
test: lint ## install the development tools, run every test and one row in eight of long tables
	@$(MAKE) --no-print-directory --jobs=2 types rows SHARE=$(SHARE) TURN=$(TURN)

rows: $(VENV)/.dev
	$(BIN)/pytest -q -n 2 --dist=worksteal --share=$(SHARE) --turn=$(TURN) --durations=40 --durations-min=3

test-all: SHARE = 1
test-all: test ## every row of every table, and FileCheck through the real commands: half an hour
	$(BIN)/lit -q filecheck

# What goes wrong is printed with its seed. SEED=20000 gives other programs than SEED=0.
SEED ?= 0
MINUTES ?= 10
fuzz: $(VENV)/.dev ## random programs and broken rules until MINUTES are over
	$(BIN)/python tests/fuzz.py --minutes=$(MINUTES) --seed=$(SEED)

fast: $(VENV)/.dev ## the tests that take seconds: FileCheck in process, and all that is not marked slow
	$(BIN)/pytest -q -n 2 -m "not slow"

# Some forty minutes on two free cores.
# Parts of it: `python tests/test_random_derivatives.py --seed 5000 --count 1000 --jobs 1`.
random: $(VENV)/.dev ## 10 000 random derivatives, 2 000 random programs, 500 in C, by seeds
	$(BIN)/python tests/test_random_programs.py --count 2000 --seed $(SEED)
	$(BIN)/python tests/test_random_derivatives.py --count 10000 --seed $(SEED)
	$(BIN)/python tests/test_random_c_programs.py --count 500 --seed $(SEED)

journeys: $(VENV)/.dev ## build the wheel, and use it in fresh environments of Python 3.11, 3.12 and 3.13
	$(BIN)/python tests/journeys.py --python 3.11 3.12 3.13

mutants: $(VENV)/.dev ## break every rule, and rows of effects, the C library, BLAS and `raise-llvm`; tests must notice
	$(BIN)/pytest -q tests/passes/analysis/test_effect_rows.py tests/passes/analysis/test_known_functions.py
	$(BIN)/python tests/test_mutants.py

man: $(VENV)/.run ## write manual pages of all commands to build/man
	$(BIN)/python -m ad_opt.tools.common.man_pages build/man

lint: $(VENV)/.dev ## ruff, formatting, FileCheck directives
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python filecheck/check_lint.py filecheck

# Type checkers do not see through the mapping of folders to packages, so they get it as links.
links:
	@rm -rf build/types && mkdir -p build/types/ad_opt
	@ln -s $(CURDIR)/ad_opt/* build/types/ad_opt/
	@for d in dialects passes lowering tools; do ln -s $(CURDIR)/$$d build/types/ad_opt/$$d; done

types: build/types.ok ## pyright, strict; nothing where nothing has changed since it was content

TYPED := $(shell find ad_opt dialects lowering passes tools -name '*.py' -o -type d ! -name __pycache__)
build/types.ok: $(VENV)/.dev pyproject.toml $(TYPED)
	@$(MAKE) --no-print-directory links
	$(BIN)/pyright
	@touch $@

docs: $(VENV)/.run links ## the documentation as a site, with pictures and notebooks: build/site
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[docs,examples]'
	NO_MKDOCS_2_WARNING=1 DISABLE_MKDOCS_2_WARNING=true $(BIN)/mkdocs build --strict --quiet

bench: $(VENV)/.run ## time the generated code against clang and JAX; JSON and plots
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/differentiation.py
	$(BIN)/python benchmarks/energies/run.py

sdist: $(VENV)/.dev ## a source distribution in dist, and a wheel made of it
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'build>=1.2,<2'
	$(BIN)/python -m build

clean: ## remove what the above made
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .ruff_cache

.PHONY: man help demo test rows test-all fuzz fast random journeys mutants lint links types docs bench sdist clean
