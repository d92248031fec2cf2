#!/bin/sh
# Installs what the tests need beyond PyPI, on Debian and Ubuntu. `make test` calls it: it does nothing and says nothing
# when all is there, and where it cannot install, it says what to install by hand.
set -eu

# A line for each package: its name, then the programs that the tests run.
packages="
chromium-headless-shell chromium-headless-shell
ghostscript gs
librsvg2-bin rsvg-convert
mupdf-tools mutool
nodejs node
npm npm
poppler-utils pdffonts pdfinfo pdftotext
qpdf qpdf
"

missing=""
while read -r package programs; do
    for program in $programs; do
        command -v "$program" >/dev/null || { missing="$missing $package" && break; }
    done
done <<END
$packages
END
# Debian's Python cannot make virtual environments without this one.
"${PYTHON:-python3}" -c "import ensurepip" 2>/dev/null || missing="$missing python3-venv"
# From npm come pdf.js and what checks the studio's pages, each into a folder that git leaves alone.
get_from_npm() {
    tools="${0%/*}"
    if [ ! -d "$tools/pdfjs/node_modules/pdfjs-dist" ]; then
        npm install --silent --no-package-lock --omit=optional --no-audit --no-fund --prefix "$tools/pdfjs" || {
            echo "make test needs pdf.js, and npm did not install it. Run: npm install --prefix tools/pdfjs" >&2
            exit 1
        }
    fi
    # Again whenever the lock file is newer than what was installed by it.
    installed="$tools/js/node_modules/.package-lock.json"
    if [ ! -e "$installed" ] || [ "$tools/js/package-lock.json" -nt "$installed" ]; then
        (cd "$tools/js" && npm ci --silent) && touch "$installed" || {
            echo "make test needs eslint, prettier and tsc, and npm did not install them. Run: npm ci --prefix tools/js" >&2
            exit 1
        }
    fi
}

[ -n "$missing" ] || { get_from_npm && exit 0; }

give_up() {
    echo "make test needs$missing, and $1." >&2
    echo "Install it by hand (the names are those of Debian's packages), then run make test again." >&2
    exit 1
}

command -v apt-get >/dev/null || give_up "there is no apt-get here"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || give_up "only root may install it, without sudo"
    as_root="sudo"
fi
echo "make test needs$missing: installing"
# shellcheck disable=SC2086  # the names are words of their own
$as_root apt-get update --quiet && $as_root apt-get install --yes --quiet --no-install-recommends $missing ||
    give_up "apt-get did not install it"
get_from_npm
