# Every command prepares .venv by itself. `make help` lists them.
PYTHON ?= python3
BIN := .venv/bin
SOAK ?= 10

.PHONY: help play setup test check rules bench soak clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

play: setup  ## tables for you, your friends and bots, in the browser
	@$(BIN)/bestiary serve --open --set log_level=WARNING

setup:  ## prepare .venv, with the command `bestiary` in it
	@$(PYTHON) tools/prepare.py

test: setup  ## all tests: on the plain sources, on the built package, in the browser
	$(BIN)/python tools/web.py test
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	BESTIARY_TEST=installed $(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	@$(BIN)/python tools/chromium.py
	BESTIARY_TEST=installed $(BIN)/pytest tests/browser

check: setup  ## lint, format, strict types, import contracts, rule coverage
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/web.py check
	$(BIN)/python tools/rule_coverage.py --check

rules: setup  ## how many numbered rules each game has, and how many a test proves
	@$(BIN)/python tools/rule_coverage.py

bench: setup .venv-peers/ready  ## speed, as ratios to other projects in one run
	$(BIN)/python benchmarks/compare.py --peers-python .venv-peers/bin/python \
		--compiled-python $(BIN)/python --pure-python $(BIN)/python
	$(BIN)/python benchmarks/server_load.py

.venv-peers/ready: benchmarks/peers-requirements.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet -r $<
	touch $@

soak: setup  ## the same properties for longer, with more seeds (SOAK=10 times as much)
	BESTIARY_EFFORT=$(SOAK) $(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	BESTIARY_EFFORT=$(SOAK) BESTIARY_TEST=installed $(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser
	$(BIN)/python benchmarks/memory.py

clean:  ## throw away what was prepared
	rm -rf .venv .venv-peers build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
