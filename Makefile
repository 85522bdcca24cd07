# Every command prepares what it needs by itself, inside this checkout. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
SOAK ?= 10
TIMES ?= 20
GAME ?= monster_cafe
MINUTES ?= 60
N ?= 40
SEED ?= 1
PREPARE := @$(PYTHON) tools/prepare.py
PYTEST := $(BIN)/pytest -n 2 --dist worksteal --durations 10
APART := --ignore tests/browser
BROWSER := --dist loadfile tests/browser

.PHONY: help play fast setup test check pages rules mutants bench ladder spiel soak steady clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

play:  ## tables for you, your friends and bots, in the browser (DATA=folder: kept there)
	@$(PYTHON) tools/play.py $(if $(DATA),--data "$(DATA)")

fast:  ## compile the games now: `make play` does it by itself, beside the first game
	$(PREPARE) fast

setup:  ## everything for developers: .venv with the tools and the command `bestiary`, compiled
	$(PREPARE) test

test: setup  ## all tests: on the plain sources, on the built package, in the browser
	@$(BIN)/python tools/chromium.py
	$(BIN)/python tools/web.py test
	BESTIARY_TEST=sources $(PYTEST) $(APART)
	BESTIARY_TEST=installed $(PYTEST) $(APART)
	BESTIARY_TEST=installed $(PYTEST) $(BROWSER) || BESTIARY_TEST=installed $(PYTEST) --last-failed $(BROWSER)
	$(BIN)/python tools/try_package.py

check:  ## lint, format, strict types, import contracts, rule coverage, pages; compiles nothing
	$(PREPARE) check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/rule_coverage.py --check
	@if [ -x $(BIN)/actionlint ]; then $(BIN)/actionlint; else echo 'No actionlint for this machine: the workflows are not checked.'; fi
	$(BIN)/python tools/web.py check

pages:  ## build the browser client into the pages that are served
	$(PREPARE) check
	$(BIN)/python tools/web.py build

rules:  ## how many numbered rules each game has, and how many a test proves
	$(PREPARE) check
	@$(BIN)/python tools/rule_coverage.py

mutants: setup  ## break N=40 random places of GAME=monster_cafe (or core): which does no test notice?
	$(BIN)/python tools/mutants.py $(GAME) -n $(N) --seed $(SEED)

bench: setup .venv-peers/ready $(if $(BEFORE),.venv-before/$(BEFORE))  ## speed beside other projects, and beside the commit BEFORE=..., in one run
	$(BIN)/python benchmarks/compare.py --peers-python .venv-peers/bin/python \
		--compiled-python $(BIN)/python --pure-python $(BIN)/python \
		$(if $(BEFORE),--before-python .venv-before/bin/python)
	$(BIN)/python benchmarks/server_load.py
	$(BIN)/python benchmarks/server_load.py --postgres
	$(BIN)/python benchmarks/growth.py
	PYTHONPATH=. $(BIN)/python benchmarks/workers_load.py

.venv-peers/ready: benchmarks/peers-requirements.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet -r $<
	touch $@

.venv-before/%:
	$(PYTHON) -m venv --clear .venv-before
	PIP_CONSTRAINT=constraints.txt .venv-before/bin/python -m pip install --quiet "git+file://$(CURDIR)@$*"
	touch $@

ladder: setup  ## how strong the bots are: plays for MINUTES=60 more (ONLY=game), and writes docs/minds.md
	$(BIN)/python benchmarks/ladder.py --minutes $(MINUTES) $(if $(ONLY),--only $(ONLY))

spiel: setup .venv-peers/ready  ## our search against OpenSpiel's own, at equal processor time (GAMES=20 a game)
	.venv-peers/bin/python benchmarks/open_spiel_match.py --games $(or $(GAMES),20) \
		--ours $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')

soak: setup  ## the same properties for longer, with more seeds (SOAK=10 times as much)
	BESTIARY_EFFORT=$(SOAK) BESTIARY_TEST=sources $(PYTEST) $(APART)
	BESTIARY_EFFORT=$(SOAK) BESTIARY_TEST=installed $(PYTEST) $(APART)
	$(BIN)/python benchmarks/memory.py

steady: setup  ## what depends on time, TIMES=20 times beside a busy loop: nothing may ever fail
	$(BIN)/python tools/steady.py $(TIMES)

clean:  ## throw away what was prepared
	rm -rf .venv .venv-peers .venv-before build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
