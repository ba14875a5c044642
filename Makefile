# make demo: play a short campaign by mail and look at it (GAME=duncan, dice_empires, europe, powers: another game).  make test: the tests.  make serve: leave the service running.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: demo test check serve lock fonts clean

$(STAMP): requirements.lock pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	$(BIN)/pbem words
	touch $(STAMP)

demo: $(STAMP)
	$(BIN)/pbem demo

serve: $(STAMP)
	$(BIN)/pbem serve --local

test: $(STAMP)
	$(BIN)/python -m pytest

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lock: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes --no-emit-index-url --no-header --no-annotate \
	  --output-file requirements.lock pyproject.toml

fonts: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check fonttools brotli
	PYTHONPATH=. $(BIN)/python tools/window_fonts.py

clean:
	rm -rf $(VENV) build dist *.egg-info
