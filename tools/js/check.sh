#!/bin/sh
# Checks the JavaScript of studio and page and style sheets: how they look, what is likely to be a mistake, and the types that
# JSDoc gives. Run from the top of the project; `make test` does. With `--fix` it mends what can be mended by itself.
# What has not changed since the last run is not looked at again.
set -eu
tools=tools/js
run="$tools/node_modules/.bin"
cache="$tools/node_modules/.cache"
checked="src/quiltsmith/studio/static src/quiltsmith/page tests/studio/js $tools"
mkdir -p "$cache" "$tools/generated"

lint() {
    # shellcheck disable=SC2086  # the folders are words of their own
    "$run/eslint" "$@" --config "$tools/eslint.config.js" --cache --cache-strategy content \
        --cache-location "$cache/eslint" --max-warnings 0 $checked
}

format() {
    # shellcheck disable=SC2086
    "$run/prettier" "$@" --config "$tools/prettier.json" --cache --cache-strategy content \
        --cache-location "$cache/prettier" --log-level warn $checked
}

if [ "${1:-}" = --fix ]; then
    format --write
    lint --fix
    format --write
else
    lint
    format --check
fi
# What the server asks and answers is what its own code says.
"${PYTHON:-.venv/bin/python}" "$tools/write_types.py" "$tools/generated/server.d.ts"
"$run/tsc" --project "$tools"
