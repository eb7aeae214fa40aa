# Every target prepares what it needs; nothing but make and Debian's Python is assumed.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
# Targets share one .venv, so only one of them may write to it at a time.
.NOTPARALLEL:
.DEFAULT_GOAL := help

# Hundreds of processes start here: reading all sources anew in each would take minutes.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
SECONDS_TO_RUN ?= 60
# make test ORDER=random SEED=7: all tests in another order, on which nothing may depend.
ORDER ?= file
SEED ?= 0
export LUDOTECA_SHUFFLE := $(if $(filter random,$(ORDER)),$(SEED))
PYTEST := $(BIN)/pytest --quiet --numprocesses auto --dist worksteal

# Compiled once, before several processes ask for it at the same time.
GAMES := marabunta minicity marracash
SIDE_BY_SIDE := xargs -P 0 -I WORD
ASIDE := $(SIDE_BY_SIDE) $(MAKE) --no-print-directory WORD
COMPILED := env LUDOTECA_KERNELS=compiled $(PYTEST)

# What finds most in a minute: rules, words, bots, the command line, a table with people at it.
QUICK := tests/core tests/games tests/bots/test_search.py tests/bots/test_suggestions.py tests/cli \
	tests/test_texts.py tests/test_rule_numbers.py $(foreach part,absence bots playing protocol \
	secrets,tests/server/test_$(part).py)

# Tests of a single game: of what needs no kernels, or none that other tests do not run; of drawings,
# in all languages with compiled kernels alone; of what players make of a position, which is no rule.
OF_GAMES := $(wildcard $(GAMES:%=tests/games/%/test_*.py))
OF_WORDS := $(filter %/test_boards.py %/test_notation.py %/test_story.py %/test_view.py \
	%/test_usage.py,$(OF_GAMES))
OF_PLAYERS := $(filter %/test_drawing.py %/test_knowledge.py %/test_practice.py %/test_sight.py \
	%/test_observation.py %/test_outlook.py %/test_certainty.py,$(OF_GAMES))
OF_RULES := $(filter-out $(OF_WORDS) $(OF_PLAYERS),$(OF_GAMES))

# One stamp a lock: instant when neither the lock nor the package's own facts changed. Every lock
# has all that playing needs.
READY := .venv/ready-
$(READY)%: requirements/%.txt pyproject.toml tools/setup.sh
	tools/setup.sh $*
	touch $@ $(READY)play

.PHONY: help
help: ## List the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

.PHONY: setup
setup: $(READY)play ## Prepare .venv with what playing needs

# Instant when nothing in web/ or in the texts changed since the last time.
.PHONY: web
web: $(READY)play ## Build the pages for the browser, if their sources changed
	$(BIN)/python tools/build_web.py

# The same with all tools that check them, which are then not installed twice.
.PHONY: pages
pages: $(READY)test
	$(BIN)/python tools/build_web.py --tools
	$(BIN)/python tools/build_web.py

.PHONY: play
play: setup web ## Open the table in the browser
	$(BIN)/ludoteca play

# Two lines side by side: the server, whose tests wait the most, and then the pages; and two at a time
# of what seldom waits. More at once would be in each other's way.
.PHONY: test server-and-pages the-rest
test: prepare ## Check the sources and run all tests
	printf '%s\n' server-and-pages the-rest | $(ASIDE)
server-and-pages: run-server run-pages
the-rest:
	printf '%s\n' run-others run-engine test-uncompiled test-checked check | \
		xargs -P 2 -I WORD $(MAKE) --no-print-directory WORD

.PHONY: warm-up
warm-up: $(READY)test
	printf '%s\n' $(GAMES) | $(SIDE_BY_SIDE) $(BIN)/ludoteca simulate WORD --games 1 >/dev/null

.PHONY: prepare
prepare: $(READY)test
	printf '%s\n' pages warm-up | $(ASIDE)

# The engine's apart from those that start programs and clusters; each in one process, in which
# nothing is loaded twice and whatever is made once for a file of tests is made once.
ENGINE := $(patsubst %,tests/%,bots core events games puzzles review study)
.PHONY: test-compiled run-pages run-server run-engine run-games run-others
test-compiled: prepare run-server run-pages run-engine run-games run-others ## Run the tests as players have the kernels
run-pages:
	$(COMPILED) tests/web
run-server:
	$(COMPILED) tests/server
run-engine:
	$(COMPILED) --numprocesses 0 $(ENGINE) $(addprefix --ignore=,$(OF_RULES) $(OF_WORDS))
# Not by day, when they run on plain Python and the rules with kernels that check bounds, and whole games
# of every variant are compared with the twins on the kernels that players have.
run-games:
	$(COMPILED) --numprocesses 0 $(OF_RULES) $(OF_WORDS)
run-others:
	$(COMPILED) --numprocesses 0 $(patsubst %,--ignore=%,tests/web tests/server $(ENGINE))

# What fails most often when something is wrong, for every day.
.PHONY: test-quick
test-quick: $(READY)test web ## Check the sources and run the tests that find most, in a minute
	printf '%s\n' check-sources check-types warm-up | $(ASIDE)
	$(COMPILED) $(QUICK) --deselect tests/games/test_twins.py --ignore tests/core/test_caching.py

# The same tests with more seeds, games and examples, and then the twins for as long as you say.
.PHONY: nightly
nightly: SECONDS_TO_RUN := 14400
nightly: $(READY)test web warm-up ## Run everything as thoroughly as a night allows
	LUDOTECA_EFFORT=thorough $(COMPILED) tests/core tests/games tests/bots tests/research tests/server
	LUDOTECA_EFFORT=thorough $(COMPILED) tests/web
	LUDOTECA_KERNELS=checked $(PYTEST) tests/games
	$(BIN)/python bench/install.py server
	$(BIN)/python tools/fuzz.py --seconds $(SECONDS_TO_RUN)

# Coverage cannot see into compiled code, so it is measured without compiling. One process: the
# tests beside it keep the cores busy, and nothing is collected three times.
.PHONY: test-uncompiled
test-uncompiled: $(READY)test ## Run the rule tests on plain Python; every branch is covered
	LUDOTECA_KERNELS=python $(PYTEST) --numprocesses 0 tests/core tests/games \
		--cov=ludoteca.core --cov=ludoteca.games --cov-branch --cov-fail-under=100

# Compiled code reads past the end of an array in silence, unless told to look. One process a game,
# so that nothing is compiled twice; what is run so seldom is sooner compiled than optimised.
CHECKED := $(GAMES:%=test-checked-%)
.PHONY: test-checked $(CHECKED)
test-checked: $(READY)test ## Run the rule tests with kernels that check array bounds
	printf '%s\n' $(CHECKED) | $(ASIDE)
$(CHECKED): test-checked-%:
	NUMBA_OPT=1 LUDOTECA_KERNELS=checked $(PYTEST) --numprocesses 0 \
		$(filter tests/games/$*/%,$(OF_RULES))

CHECKS := check-sources check-types check-pages
.PHONY: check $(CHECKS)
check: $(READY)test ## Check format, style, types, imports, citations of the rules, the pages
	printf '%s\n' $(CHECKS) | $(ASIDE)

check-sources: $(READY)test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports
	$(BIN)/python tools/check_citations.py
	$(BIN)/python tools/generate_types.py --check

# Folders that are not there yet are left out, since mypy takes them for an error.
check-types: $(READY)test
	$(BIN)/mypy $(wildcard src tests tools bench) docs/examples/evening.py

check-pages: $(READY)test
	$(BIN)/python tools/build_web.py --check

.PHONY: format
format: $(READY)test ## Format the sources and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

.PHONY: bench
bench: $(READY)test ## Measure the engine, next to OpenSpiel
	$(BIN)/python bench/run.py

.PHONY: docs
docs: $(READY)test ## Make a searchable site of all pages, with the reference, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "To read it: $(BIN)/python -m http.server --directory build/site"

.PHONY: pictures
pictures: $(READY)test web ## Take the pictures of the pages that the README shows
	$(BIN)/python tools/take_pictures.py

.PHONY: fuzz
fuzz: $(READY)test ## Play random games against the twins for SECONDS_TO_RUN seconds
	$(BIN)/python tools/fuzz.py --seconds $(SECONDS_TO_RUN)

# Locks hold for every platform and every Python from 3.11, and name no registry.
# The others are constrained by play's versions, because all share one .venv.
LOCK = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
	pyproject.toml --extra server --group build
.PHONY: lock
lock: $(READY)lock ## Renew the locked dependencies in requirements/
	$(LOCK) -o requirements/play.txt
	$(LOCK) -c requirements/play.txt -o requirements/test.txt --extra rl --extra openspiel \
		--extra cluster --group check --group test --group examples --group docs
	$(LOCK) -c requirements/play.txt -o requirements/lock.txt --group lock

.PHONY: clean
clean: ## Remove .venv, caches and build products
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		src/ludoteca/server/static web/.installing web/.svelte-check web/node_modules \
		web/fixtures
	find bench src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
