#!/bin/sh
# Shows PDF files to qpdf, mutool, Ghostscript and pdf.js, and prints what any of them complains about; silent and 0 if
# none does. The tests call it with a file of every kind that we write: tools/accept_pdf.sh FILE…
set -u
here="${0%/*}"
complaints=0

# Runs a program that says nothing about a file without faults.
ask() {
    name="$1" file="$2"
    shift 2
    said="$("$@" 2>&1)" && [ -z "$said" ] && return
    printf '%s\n' "${said:-it gave up without a word}" | sort | uniq -c | sed "s|^|$file: $name:|"
    complaints=1
}

# Lets qpdf check a file; the only one that also talks about files without faults.
check_with_qpdf() {
    said="$(qpdf --check "$1" 2>&1)" || { printf '%s\n' "$said"; return 1; }
}

for file in "$@"; do
    ask qpdf "$file" check_with_qpdf "$file"
    # Without colour management, which some builds lack and then mention; all pages, but small.
    ask mutool "$file" mutool draw -q -N -r 18 -o /dev/null -F png "$file"
    ask gs "$file" gs -q -dNOPAUSE -dBATCH -dSAFER -dPDFSTOPONWARNING -sDEVICE=nullpage "$file"
done
# One process for all files: most of its time it only starts.
node "$here/pdfjs/complaints.mjs" "$@" || complaints=1
exit "$complaints"
