# Everything here works on a machine that has only Python 3.11+ and make: each target fills its own virtual environment.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Browser tests wait for pages half of the time: one process more than there are cores fills it.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# A server or a worker is started dozens of times in the tests: none of them compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal test check lint fast mutants format bench balance index texts compiled test-compiled clean

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Reverie needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@echo "making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml constraints.txt
	@echo "installing Reverie"
	@$(PIP) --editable '.[web]'
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml constraints.txt
	@echo "installing Reverie and what its tests need"
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play

# The browser that browser tests drive: the one of the machine, else Debian's package, else Playwright's own; else they are skipped.
$(VENV)/.browser: $(VENV)/.dev
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && echo "installing Chromium for the browser tests" \
	       && { apt-get install -y -qq chromium fonts-dejavu-core >/dev/null 2>&1 \
	            || { apt-get update -qq && apt-get install -y -qq chromium fonts-dejavu-core; } >/dev/null 2>&1; }; } \
	  || $(BIN)/python -m playwright install chromium >/dev/null 2>&1 \
	  || echo "no Chromium here and none could be installed: browser tests will be skipped"
	@touch $@

play: $(VENV)/.play  ## open the table in the browser
	@$(BIN)/reverie serve --open $(ARGS)

terminal: $(VENV)/.play  ## play Dreamblade against a bot, here in the terminal
	@$(BIN)/reverie play dreamblade $(or $(ARGS),--seat B=greedy)

test: $(VENV)/.dev $(VENV)/.browser  ## the whole test suite
	@$(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal --durations=25 $(ARGS)

fast: $(VENV)/.dev  ## the fast part of the suite
	@$(BIN)/python -m pytest --numprocesses=auto --quiet -m 'not slow' $(ARGS)

check: lint fast  ## everything of lint, and the fast tests

lint: $(VENV)/.dev  ## format, lint, types, import law, sizes, duplicates, dead code, known holes, content, rules index
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python tools/sizes.py
	@$(BIN)/python tools/duplicates.py
	@$(BIN)/python tools/dead.py
	@$(BIN)/python tools/audit.py
	@$(BIN)/python tools/rules_index.py --check
	@for game in $$($(BIN)/python -c 'from reverie.games import BUILT_IN; print(*BUILT_IN)'); do \
	  $(BIN)/reverie content check --game $$game && $(BIN)/reverie rules $$game --coverage || exit 1; done

mutants: $(VENV)/.dev  ## break the rules code in 300 places and see whether the tests that cite rules notice
	@$(BIN)/python tools/mutants.py $(ARGS)

format: $(VENV)/.dev  ## put the code into the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

index: $(VENV)/.dev  ## write the rules index anew (which steps and tests stand behind each rule)
	@$(BIN)/python tools/rules_index.py

texts: $(VENV)/.dev  ## print the generated rules texts in both languages, for an editor
	@$(BIN)/python tools/ability_texts.py

bench: $(VENV)/.dev  ## measure speed beside peers from PyPI, in an environment of their own
	@$(BIN)/python benchmarks/compare.py $(ARGS)
	@echo; echo "one server process, every answer durable"
	@$(BIN)/reverie load
	@if command -v npm >/dev/null; then $(BIN)/python benchmarks/boardgame.py; else echo "no npm here: boardgame.io is not measured"; fi

balance: $(VENV)/.dev  ## every warband and hero against every other, parties in every quest, with reports in docs/balance
	@rm -f docs/balance/games.jsonl docs/balance/dice_throne/games.jsonl docs/balance/sword_and_sorcery/games.jsonl docs/balance/etherfields/games.jsonl
	@$(BIN)/reverie balance dreamblade --games 200 --bot greedy --seed 1 --workers 2 --out docs/balance $(ARGS)
	@$(BIN)/reverie balance dice_throne --games 2000 --bot normal --seed 7 --workers 2 --out docs/balance/dice_throne $(ARGS)
	@$(BIN)/reverie balance sword_and_sorcery --games 300 --bot normal --seed 1 --workers 2 --out docs/balance/sword_and_sorcery $(ARGS)
	@$(BIN)/reverie balance etherfields --games 1000 --bot normal --seed 1 --workers 2 --out docs/balance/etherfields $(ARGS)

# The compiled build has an environment of its own, so that both builds can be had side by side.
COMPILED := .venv-compiled
$(COMPILED)/.done: $(wildcard src/reverie/*/*.py src/reverie/*/*/*.py src/reverie/*/*/*/*.py) pyproject.toml setup.py constraints.txt
	@test -d $(COMPILED) || $(PYTHON) -m venv $(COMPILED)
	@echo "compiling Reverie (this takes a few minutes)"
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt 'setuptools>=77' mypy
	@$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt '.[test]'
	@rm -rf build; $(COMPILED)/bin/python -m pip uninstall --quiet --yes reverie
	@REVERIE_COMPILED=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps .
	@touch $@

compiled: $(COMPILED)/.done  ## build kernel, games and bots with mypyc, in $(COMPILED)
	@$(COMPILED)/bin/python -c 'import reverie.kernel.agenda as a; print("compiled" if a.__file__.endswith(".so") else "no compiler: interpreted")'

test-compiled: compiled  ## the whole suite on the compiled build
	@$(COMPILED)/bin/python -m pytest --numprocesses=$(WORKERS) --dist=worksteal $(ARGS)

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info
