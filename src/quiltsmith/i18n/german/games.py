"""What is said of games, deals and seeds."""

from __future__ import annotations

TEXTS = {
    "{game} has no time board to choose": "{game} hat keine Zeitleiste, die man wählen könnte",
    "{game} has no track `{track}`; {hint}": "{game} hat keine Zeitleiste `{track}`; {hint}",
    "{game} is not dealt from a circle of cards; only decks of doodle games are": (
        "{game} hat keinen Kreis von Karten; nur für Doodle-Spiele wird ausgeteilt"
    ),
    "a seed is a number from 0 to {most}, not {seed}": (
        "eine Zufallszahl ist eine Zahl von 0 bis {most}, nicht {seed}"
    ),
    "the board has {number} rows, the board of {game} has {rows}": (
        "der Spielplan hat {number} Reihen, der von {game} hat {rows}"
    ),
    "this row has {number} spaces, the board of {game} has {columns}": (
        "diese Reihe hat {number} Felder, der Spielplan von {game} hat {columns}"
    ),
    "one character per space, `.` for an empty one": "ein Zeichen je Feld, `.` für ein leeres",
    "one line per row, no blank line between": "eine Zeile je Reihe, keine leere dazwischen",
    "type it as `{plain}`": "tipp es als `{plain}`",
    "use letters and digits, and `.` for an empty space": (
        "nimm Buchstaben und Ziffern, und `.` für ein leeres Feld"
    ),
    "{shown} names no piece": "{shown} nennt kein Teil",
    "unknown character {character!r} in row {row}, column {column}": (
        "unbekanntes Zeichen {character!r} in Reihe {row}, Spalte {column}"
    ),
    "the shape has no filled space": "die Form hat kein gefülltes Feld",
    "the rules of {rules} come from the package {package}, which cannot be loaded: {error}": (
        "die Regeln von {rules} sind aus dem Paket {package}, das sich nicht laden lässt: {error}"
    ),
}
