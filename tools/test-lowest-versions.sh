#!/bin/sh
# Runs the tests with the oldest versions that pyproject.toml allows, in an environment of its own: `make lowest`.
set -eu
place=build/lowest
"${PYTHON:-python3}" -m venv "$place"
"$place/bin/python" -m pip install --quiet --disable-pip-version-check uv
extras="--extra fast --extra scan --extra cluster"
# shellcheck disable=SC2086  # the extras are words of their own
"$place/bin/uv" pip compile --quiet --python "$place/bin/python" --resolution lowest-direct $extras pyproject.toml \
    --output-file "$place/lowest.txt"
# What only tests need may be new.
"$place/bin/uv" pip install --quiet --python "$place/bin/python" --constraint "$place/lowest.txt" --editable '.[dev,docs]'
exec "$place/bin/pytest" "$@"
