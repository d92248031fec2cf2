#!/bin/sh
# Checks the studio's JavaScript and style sheets: how they look, what is likely to be a mistake, and the types that
# JSDoc gives. Run from the top of the project; `make test` does. With `--fix` it mends what can be mended by itself.
# What has not changed since the last run is not looked at again.
set -eu
tools=tools/js
run="$tools/node_modules/.bin"
cache="$tools/node_modules/.cache"
pages=src/quiltsmith/studio/static
mkdir -p "$cache"

check=--check
fix=
[ "${1:-}" != --fix ] || { check=--write && fix=--fix; }
"$run/eslint" $fix --config "$tools/eslint.config.js" --cache --cache-strategy content --cache-location "$cache/eslint" \
    --max-warnings 0 "$pages" "$tools"
"$run/prettier" $check --config "$tools/prettier.json" --cache --cache-strategy content --cache-location "$cache/prettier" \
    --log-level warn "$pages" "$tools"
"$run/tsc" --project "$tools"
