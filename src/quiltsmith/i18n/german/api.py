"""What the front door for programs says."""

from __future__ import annotations

TEXTS = {
    "there is no file `{name}`": "eine Datei `{name}` gibt es nicht",
    "and {number} more page": "und {number} weitere Seite",
    "and {number} more pages": "und {number} weitere Seiten",
    "check the path; a string is taken for a text only if it has a line break": (
        "prüfe den Pfad; als Text gilt nur, was einen Zeilenumbruch hat"
    ),
    "here are {number} sheets; `check_sheets` takes them all": (
        "hier sind {number} Blätter; `check_sheets` nimmt sie alle"
    ),
    "{name} cannot be `{word}`; {hint}": "{name} kann nicht `{word}` sein; {hint}",
}
