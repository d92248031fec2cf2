"""What the front door for programs says."""

from __future__ import annotations

TEXTS = {
    "{preset} is not for `{product}`; for that there are: {names}": (
        "{preset} ist nicht für `{product}`; dafür gibt es: {names}"
    ),
    "a print shop gets one sheet on a page, and nothing to fill in on a screen": (
        "eine Druckerei bekommt ein Blatt je Seite, und nichts zum Ausfüllen am Bildschirm"
    ),
    "cards to fold are for printers at home": "Faltkarten sind für Drucker zu Hause",
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
