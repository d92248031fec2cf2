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
    "a side of a board has {least} to {most} spaces, not {side}": (
        "eine Seite eines Plans hat {least} bis {most} Felder, nicht {side}"
    ),
    "row {row}, column {column} is not on a board of {rows}×{columns}": (
        "Zeile {row}, Spalte {column} ist nicht auf einem Plan von {rows}×{columns}"
    ),
    "the drawing is not {rows}×{columns}": "die Zeichnung ist nicht {rows}×{columns}",
    "{number} stands for no spaces of a board": "{number} steht für keine Felder eines Plans",
    "{wanted} is wanted, not {found}": "{wanted} ist gefragt, nicht {found}",
    " or ": " oder ",
    "this cannot be left out": "das kann nicht wegbleiben",
    "note: {note}; Ctrl-C ends it": "Hinweis: {note}; Strg-C beendet es",
    "note: {note} at most; Ctrl-C ends it": "Hinweis: {note}, höchstens; Strg-C beendet es",
    "note: {games} games, as many as half a minute allows here; --games {number} plays the same again": (
        "Hinweis: {games} Partien, so viele hier in eine halbe Minute passen; --games {number} spielt dieselben"
    ),
    "note: compiling the games for this machine; next time they begin at once": (
        "Hinweis: Die Partien werden für diesen Rechner übersetzt; nächstes Mal beginnen sie sofort"
    ),
    "this takes about {number} second": "das dauert etwa {number} Sekunde",
    "this takes about {number} seconds": "das dauert etwa {number} Sekunden",
    "this takes about {number} minute": "das dauert etwa {number} Minute",
    "this takes about {number} minutes": "das dauert etwa {number} Minuten",
    "the patch {id} falls apart into {number} pieces; draw it in one": (
        "der Flicken {id} zerfällt in {number} Teile; zeichne ihn in einem"
    ),
    "cannot write {path}: {reason}": "{path} lässt sich nicht schreiben: {reason}",
    "this is {found}": "das ist {found}",
    "this is {found}, not {wanted}": "das ist {found}, nicht {wanted}",
    "this is {found}, which holds no text to read": "das ist {found}, darin steht kein Text, der sich lesen lässt",
    "a deck": "ein Deck",
    "a game": "ein Spiel",
    "a theme": "ein Thema",
    "a preset of a print shop": "eine Vorgabe einer Druckerei",
    "a pad template": "eine Blockvorlage",
    "a deal": "eine Kartenfolge",
    "a sheet": "ein Blatt",
    "an Excel file": "eine Excel-Datei",
    "a zip archive": "ein Zip-Archiv",
    "a PDF": "ein PDF",
    "a picture": "ein Bild",
    "name it as the preset of cards": "nenne sie als Vorgabe für Karten",
    "save its table as CSV; `quiltsmith deck new` makes a deck of that": (
        "speichere die Tabelle als CSV; `quiltsmith deck new` macht daraus ein Deck"
    ),
    "unpack it, and name a file that was in it": "entpacke es und nenne eine Datei daraus",
    "`quiltsmith preflight {name}` looks at it": "`quiltsmith preflight {name}` sieht es an",
    "`quiltsmith scan {name}` reads photos of pads": "`quiltsmith scan {name}` liest Fotos von Blöcken",
    "the table has no column `{name}`; it has {columns}": (
        "die Tabelle hat keine Spalte `{name}`; sie hat {columns}"
    ),
    'name the column of the drawings `{name}`; a cell of it is for example "##/#."': (
        'nenne die Spalte mit den Zeichnungen `{name}`; eine Zelle ist zum Beispiel "##/#."'
    ),
    "{game}, deal {deal}": "{game}, Kartenfolge {deal}",
}
