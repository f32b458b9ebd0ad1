# One command on a fresh Debian or Raspberry Pi OS with python3, git and make:
#   make run    the table on this machine; ARGS="--port 8081 --dice manual" go to `postparade run`
#   make test   everything that is checked, after installing what the checks need; ARGS="-k journal" go to pytest
#   make lint   ruff and mypy        make bench   figures        make lock   new versions        make clean
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint bench lock clean

run: $(VENV)/.run
	@$(BIN)/postparade run $(ARGS)

test: $(VENV)/.dev
	@tools/setup.sh apt chromium libatomic1 fonts-dejavu-core
	$(BIN)/python -m pytest $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.dev
	@set -e; for bench in benchmarks/bench_*.py; do echo "== $$bench"; $(BIN)/python "$$bench" $(ARGS); done

# The stamps stand for what is installed. The dev lock holds everything that the run lock holds, in the same versions.
$(VENV)/.run: requirements.lock pyproject.toml tools/setup.sh
	@tools/setup.sh venv $(VENV) $(PYTHON) requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml tools/setup.sh
	@tools/setup.sh venv $(VENV) $(PYTHON) requirements-dev.lock
	@touch $(VENV)/.run $@

# For maintainers. The locks hold names, versions and hashes, and no address.
COMPILE := build/lock-venv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock:
	$(PYTHON) -m venv build/lock-venv
	build/lock-venv/bin/python -m pip --disable-pip-version-check install -q 'uv>=0.13'
	$(COMPILE) --upgrade --extra pi --group build -o requirements.lock pyproject.toml
	$(COMPILE) --upgrade --extra pi --group dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	rm -rf build/lock-venv
	! grep -nE '://|^--' requirements.lock requirements-dev.lock

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
