#!/usr/bin/env bash
# Installs what the tests need beyond PyPI, on Debian and Ubuntu: poppler's tools and qpdf look at PDF files.
set -euo pipefail
missing=()
command -v pdftoppm >/dev/null || missing+=(poppler-utils)
command -v qpdf >/dev/null || missing+=(qpdf)
[ "${#missing[@]}" -eq 0 ] && exit 0
sudo=""
[ "$(id -u)" -eq 0 ] || sudo="sudo"
$sudo apt-get update --quiet
$sudo apt-get install --yes --quiet --no-install-recommends "${missing[@]}"
