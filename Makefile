# Everything here works on a machine that has only Python 3.11+ and make: each target fills its own virtual environment.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test check fast format bench index clean

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Reverie needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@echo "making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.venv pyproject.toml constraints.txt
	@echo "installing Reverie"
	@$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.venv pyproject.toml constraints.txt
	@echo "installing Reverie and what its tests need"
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play

play: $(VENV)/.play  ## play Dreamblade against a bot, here in the terminal
	@$(BIN)/reverie play dreamblade $(ARGS)

test: $(VENV)/.dev  ## the whole test suite
	@$(BIN)/python -m pytest --numprocesses=auto $(ARGS)

fast: $(VENV)/.dev  ## the fast part of the suite
	@$(BIN)/python -m pytest --numprocesses=auto --quiet -m 'not slow' $(ARGS)

check: $(VENV)/.dev  ## format, lint, types, import law, content, rules index, fast tests
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/reverie content check
	@$(BIN)/python tools/rules_index.py --check
	@$(BIN)/reverie rules dreamblade --coverage
	@$(MAKE) --no-print-directory fast

format: $(VENV)/.dev  ## put the code into the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

index: $(VENV)/.dev  ## write the rules index anew (which steps and tests stand behind each rule)
	@$(BIN)/python tools/rules_index.py

bench: $(VENV)/.play  ## measure speed
	@$(BIN)/reverie bench $(ARGS)

clean:
	rm -rf $(VENV) build dist src/*.egg-info
