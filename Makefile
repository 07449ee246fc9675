# Two commands do everything on a machine with python3 (with venv) and make: `make certify` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: certify test lint docs certificates mutants soak clean

certify: $(VENV)/installed
	$(BIN)/ruleproof certify

test: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2

lint: $(VENV)/installed
	$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

docs: $(VENV)/installed
	$(BIN)/sphinx-build -W --keep-going -j auto -b html -d docs/_build/doctrees docs docs/_build/html

# The certificates that the site compares. The reference needs no file: the site plays it itself.
certificates: $(VENV)/installed
	$(BIN)/ruleproof certify --engine "stdio:node examples/typescript/main.mjs" --json docs/certificates/typescript-one_piece-1.1.9.json || test $$? = 1
	$(BIN)/ruleproof certify --rules 1.1.8 --engine "stdio:node examples/typescript/main.mjs" --json docs/certificates/typescript-one_piece-1.1.8.json || test $$? = 1

mutants: $(VENV)/mutants-installed
	$(BIN)/python -m bench mutants --minutes 10 -j 2 --out mutants.json

# The long runs of what `make test` does shortly.
soak: $(VENV)/installed
	$(BIN)/ruleproof fuzz games --games 10000 --every 5 -j 2
	$(BIN)/ruleproof fuzz games --games 1000 --seed 20000 -j 2
	$(BIN)/ruleproof perft
	$(BIN)/ruleproof sabotage --wide -j 2
	RULEPROOF_SOAK=1 $(BIN)/pytest -n 2 tests/fuzz

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,docs]'
	touch $@

$(VENV)/mutants-installed: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,mutants]'
	touch $@

clean:
	rm -rf $(VENV) docs/_build docs/rules docs/code dist build .pytest_cache .mypy_cache .ruff_cache
