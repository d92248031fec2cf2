# Two commands on a fresh machine: `make kit` prints what you need to play, `make test` proves that it works.
# Both set up their own virtual environment in .venv first, each with what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What printing needs is installed first and alone; developers' tools come on top where they are needed.
PRINTS := $(VENV)/.prints
READY := $(VENV)/.ready
# What is written into the documentation is English, whatever this machine speaks.
export QUILTSMITH_LANG := en
# Tests start many commands; each would compile all of its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: kit page gallery feel screenshots commands catalogues goldens packages test lint-workflows docs coverage mutants lowest package bench ladder schemas clean help

help:
	@echo "make kit    print a whole playable kit to output/"
	@echo "make page   build quiltsmith as a page that needs no Python, in output/"
	@echo "make gallery  draw the pictures in docs/gallery/ anew"
	@echo "make feel   measure how the shipped decks feel to play anew"
	@echo "make screenshots  take the pictures of the studio in docs/studio/ anew"
	@echo "make commands  write docs/commands.md, the reference of all commands, anew"
	@echo "make catalogues  find all texts, and bring the catalogues of translations up to date"
	@echo "make goldens  write anew what the tests expect commands to say; read the difference"
	@echo "make test   lint, types and tests"
	@echo "make docs   the documentation as a site, in output/docs/"
	@echo "make coverage  what the tests of the core reach, branch by branch"
	@echo "make mutants  break rules and geometry in forty places, and see whether tests notice"
	@echo "make lowest  tests with the oldest versions of what we depend on"
	@echo "make package  wheel and sdist in dist/, checked"
	@echo "make bench  speed, as ratios against peers in the same run"
	@echo "make ladder  let all bots meet, and write who is how strong into docs/bots.md; LADDER='--seconds 60' makes it short"
	@echo "make schemas  write the JSON Schemas that editors use anew"
	@echo "make clean  remove everything that was generated"

$(PRINTS): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("quiltsmith needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $(PRINTS)

$(READY): pyproject.toml | $(PRINTS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,docs]'
	@touch $(READY)

kit: $(PRINTS)
	$(BIN)/quiltsmith kit doodle

page: $(PRINTS)
	$(BIN)/quiltsmith page output --parts build/page

gallery: $(READY)
	$(BIN)/python tools/make_gallery.py

feel: $(READY)
	$(BIN)/python tools/make_feel_values.py

screenshots: packages $(READY)
	$(BIN)/python tools/make_screenshots.py

commands: $(READY)
	$(BIN)/python tools/write_commands.py

catalogues: $(READY)
	$(BIN)/python tools/catalogues.py

goldens: $(READY)
	for script in tests/update_*.py; do $(BIN)/python -m tests.$$(basename $$script .py) || exit 1; done

packages:
	@PYTHON='$(PYTHON)' sh tools/install-system-packages.sh

lint-workflows: packages $(READY)
	node tools/js/lint_workflows.js
	$(BIN)/zizmor --offline --quiet .github

test: packages $(READY) lint-workflows
	$(BIN)/ruff check .
	@# Windows would read and write files in an encoding of its own.
	$(BIN)/ruff check --preview --select PLW1514 .
	$(BIN)/ruff format --check .
	@# Types and engines take a minute on a fresh machine, pages a few seconds.
	$(BIN)/mypy & types=$$!; PYTHON=$(BIN)/python sh tools/js/check.sh & pages=$$!; \
		$(BIN)/python -m tests.compile_engines && wait $$types && wait $$pages
	@# The documentation is built while tests wait for browsers.
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet & docs=$$!; \
		$(BIN)/pytest -p pytest_cov --cov --cov-branch --cov-report= && wait $$docs
	@echo "Branch coverage of the core: $$($(BIN)/coverage report --format=total)% (make coverage shows what is missing)"

$(VENV)/.docs: pyproject.toml | $(PRINTS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

coverage: $(READY)
	$(BIN)/pytest -p pytest_cov --cov --cov-branch --cov-report=term -m core

mutants: $(READY)
	$(BIN)/python tools/try_mutants.py

lowest: packages
	sh tools/test-lowest-versions.sh

$(VENV)/.package: pyproject.toml | $(PRINTS)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[package]'
	@touch $@

# The wheel is built twice, from the sdist and from the checkout, and has to be the same.
package: $(VENV)/.package
	rm -rf dist
	$(BIN)/python -m build --outdir dist .
	$(BIN)/python -m build --wheel --outdir dist/again .
	cmp dist/*.whl dist/again/*.whl
	rm -r dist/again
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl

$(VENV)/.peers: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

bench: $(VENV)/.peers
	$(BIN)/python -m benchmarks

ladder: $(READY)
	$(BIN)/python -m benchmarks.ladder $(LADDER)

schemas: $(READY)
	@mkdir -p templates/schemas
	$(BIN)/quiltsmith schema deck > templates/schemas/deck.schema.json
	$(BIN)/quiltsmith schema game > templates/schemas/game.schema.json
	$(BIN)/quiltsmith schema pad > templates/schemas/pad.schema.json
	$(BIN)/quiltsmith schema theme > templates/schemas/theme.schema.json
	$(BIN)/quiltsmith schema preset > templates/schemas/preset.schema.json

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find output -mindepth 1 ! -name README.md -delete
