"""What is said of more than anybody wants to read, in German."""

TEXTS = {
    "the table of printing inks `{name}` was not built; install quiltsmith again": (
        "die Tabelle der Druckfarben `{name}` wurde nicht gebaut; installiere quiltsmith noch einmal"
    ),
    "{name} is `{date}`, and no number of seconds since 1970; unset it": (
        "{name} ist `{date}` und keine Zahl von Sekunden seit 1970; entferne die Variable"
    ),
    "and {number} more": "und {number} weitere",
    "the shapes up to here have more spaces": "die Formen bis hierher haben mehr Felder",
    "the file has more objects": "die Datei hat mehr Objekte",
    "the file has more pages": "die Datei hat mehr Seiten",
    "pages {first} and others, {number} in all": "Seiten {first} und andere, insgesamt {number}",
    "{number} instructions": "{number} Anweisungen",
    "a part of the drawing is no stream": "ein Teil der Zeichnung ist kein Datenstrom",
    "a drawing ends within a text or a picture": "eine Zeichnung endet mitten in einem Text oder einem Bild",
    "the shape is larger than {side}×{side} spaces; is this the right file?": (
        "Die Form ist größer als {side}×{side} Felder; ist das die richtige Datei?"
    ),
}
