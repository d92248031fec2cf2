"""What is said of any file: YAML, values, names, encodings."""

from __future__ import annotations

TEXTS = {
    "no such file or directory": "diese Datei oder diesen Ordner gibt es nicht",
    "permission denied": "das ist dir nicht erlaubt",
    "permission denied; is it open in another program?": (
        "das ist dir nicht erlaubt; ist es in einem anderen Programm geöffnet?"
    ),
    "operation not permitted": "das erlaubt das System nicht",
    "is a directory": "das ist ein Ordner",
    "not a directory": "das ist kein Ordner",
    "no space left on device": "auf dem Datenträger ist kein Platz mehr",
    "read-only file system": "dieser Datenträger lässt sich nur lesen",
    "file name too long": "der Dateiname ist zu lang",
    "too many levels of symbolic links": "zu viele Verknüpfungen hintereinander",
    "{about}, {verdict}": "{about}, {verdict}",
    "rules of {rules}, a board of {rows}×{columns} spaces": (
        "Regeln von {rules}, ein Spielplan von {rows}×{columns} Feldern"
    ),
    "a theme with {number} fabric": "ein Thema mit {number} Stoff",
    "a theme with {number} fabrics": "ein Thema mit {number} Stoffen",
    "a pad with {number} part": "ein Block mit {number} Teil",
    "a pad with {number} parts": "ein Block mit {number} Teilen",
    "the table is larger": "die Tabelle ist größer",
    "{rows} rows and {columns} columns": "{rows} Zeilen und {columns} Spalten",
    "the file begins as UTF-16, and does not go on so": "die Datei beginnt als UTF-16 und geht nicht so weiter",
    "save the file as UTF-8": "speichere die Datei als UTF-8",
    "{what} than the {limit} that are read": "{what} als das, was gelesen wird: {limit}",
    "is this the right file?": "ist das die richtige Datei?",
    "nested more than {limit} levels deep": "mehr als {limit} Ebenen tief verschachtelt",
    "is there a bracket too many?": "ist da eine Klammer zu viel?",
    "the alias `*{name}` is not followed": "dem Alias `*{name}` wird nicht gefolgt",
    "write the value out here": "schreib den Wert hier aus",
    "a tab at the start of the line": "ein Tabulator am Anfang der Zeile",
    "indent with spaces instead": "rück stattdessen mit Leerzeichen ein",
    "there is no {kind} in this file": "in dieser Datei steht nichts; erwartet: {kind}",
    "`{command}` writes one to start from": "`{command}` schreibt einen Anfang",
    "{key} stands here a second time": "{key} steht hier zum zweiten Mal",
    "the first is in line {line}; keep one": "zuerst steht es in Zeile {line}; behalte eines",
    "{owner} has no key {key}": "{owner} hat keinen Schlüssel {key}",
    "{owner} has no `{key}`": "{owner} hat kein `{key}`",
    "add it, for example `{example}`": "ergänze es, zum Beispiel `{example}`",
    "expected {wanted}, found {found}": "erwartet: {wanted}; gefunden: {found}",
    "{what} is out of range: {found}": "{what} liegt außerhalb des Möglichen: {found}",
    "from {low} to {high} is possible here": "möglich ist hier {low} bis {high}",
    "there is no {what} {name}": "{what} {name} gibt es nicht",
    "a list": "eine Liste",
    "keys with values": "Schlüssel mit Werten",
    "nothing": "nichts",
    "did you mean `{word}`?": "meintest du `{word}`?",
    "known here: {names}": "hier bekannt: {names}",
    "there is none to choose from": "es gibt nichts zur Auswahl",
    "a whole number": "eine ganze Zahl",
    "write digits only, for example {number}": "schreib nur Ziffern, zum Beispiel {number}",
    "`true` or `false`": "`true` oder `false`",
    "write `true` or `false`, or leave the key out": "schreib `true` oder `false`, oder lass den Schlüssel weg",
    "write {what} of at most {most} characters": "hierher gehört {what}, höchstens {most} Zeichen lang",
    "write {what} of at most {most} characters, for example `{example}`": (
        "hierher gehört {what}, höchstens {most} Zeichen lang, zum Beispiel `{example}`"
    ),
    "a {what}": "{what}",
    "one of: {words}": "eines von: {words}",
    "each item on a line of its own after `- `, or `[a, b]`": (
        "jedes Element in eine eigene Zeile nach `- `, oder `[a, b]`"
    ),
    "the length of the list": "die Länge der Liste",
    "write `name: value` on each line": "schreib `Name: Wert` in jede Zeile",
    "the number of entries": "die Anzahl der Einträge",
    "{what} with keys": "{what} mit Schlüsseln",
    "start with `{example}: …`": "beginne mit `{example}: …`",
    "write `{en: …, de: …}` or one text for both": "schreib `{en: …, de: …}` oder einen Text für beide",
    "the name of a {what}": "ein Name ({what})",
    "keep one document per file; remove the `---` between them": (
        "behalte ein Dokument je Datei; entferne das `---` dazwischen"
    ),
    "a second document starts here": "hier beginnt ein zweites Dokument",
    "the file has more entries": "die Datei hat mehr Einträge",
    "a word as a key": "ein Wort als Schlüssel",
    "a key is a single word before a colon": "ein Schlüssel ist ein einzelnes Wort vor einem Doppelpunkt",
    'put shapes in quotation marks, for example "##/#."': 'setz Formen in Anführungszeichen, zum Beispiel "##/#."',
    "`#` starts a comment here, so the rest of the line is not read": (
        "`#` beginnt hier einen Kommentar, der Rest der Zeile wird also nicht gelesen"
    ),
    "a colon without a space after it": "ein Doppelpunkt ohne Leerzeichen danach",
    "write a space after the colon": "schreib ein Leerzeichen nach dem Doppelpunkt",
    "the invisible character U+{code:04X}": "das unsichtbare Zeichen U+{code:04X}",
    "delete it and type the line again": "lösch es und tipp die Zeile neu",
    "this is not YAML": "das ist kein YAML",
    "it is closed": "sie ist geschlossen",
    "standard input": "die Standardeingabe",
    "the file is larger": "die Datei ist größer",
    "the file is written in UTF-32": "die Datei ist in UTF-32 geschrieben",
    "byte 0x{byte:02x} is not {encoding}": "das Byte 0x{byte:02x} ist kein {encoding}",
    "nobody writes to this pipe": "niemand schreibt in diese Pipe",
    "the sheet is longer": "das Blatt ist länger",
    "nothing after this sheet is read, which is longer": (
        "nach diesem Blatt wird nichts mehr gelesen, denn es ist länger"
    ),
    "{number} lines": "{number} Zeilen",
    "there are more lines that start with `%`": "mehr Zeilen beginnen mit `%`",
    "`{word}:` starts nothing that a sheet has": "`{word}:` gehört zu nichts, was ein Blatt hat",
    "nothing stands after `{key}:`": "nach `{key}:` steht nichts",
    "write it in the same line": "schreib es in dieselbe Zeile",
    "check colons, quotation marks, brackets and indentation above": (
        "prüfe Doppelpunkte, Anführungszeichen, Klammern und Einrückung darüber"
    ),
    "a colon where none can stand": "ein Doppelpunkt, wo keiner stehen kann",
    "put the text in quotation marks if the colon belongs to it, else check the indentation here and above": (
        "setz den Text in Anführungszeichen, wenn der Doppelpunkt dazugehört; sonst prüfe die Einrückung hier "
        "und darüber"
    ),
    "a key without its colon": "ein Schlüssel ohne seinen Doppelpunkt",
    "write a colon and a space after it": "schreib einen Doppelpunkt und ein Leerzeichen danach",
    "this line is not indented like the ones it belongs to": (
        "diese Zeile ist nicht so eingerückt wie die, zu denen sie gehört"
    ),
    "this line is not indented like the list it belongs to": (
        "diese Zeile ist nicht so eingerückt wie die Liste, zu der sie gehört"
    ),
    "indent it with as many spaces as its neighbours; check the line above as well": (
        "rück sie mit so vielen Leerzeichen ein wie ihre Nachbarn; prüfe auch die Zeile darüber"
    ),
    "a list that is not closed": "eine Liste, die nicht geschlossen ist",
    "close it with `]`": "schließ sie mit `]`",
    "a brace that is not closed": "eine geschweifte Klammer, die nicht geschlossen ist",
    "close it with `}`": "schließ sie mit `}`",
    "a value is missing": "ein Wert fehlt",
    "write it, or remove what announces it": "schreib ihn hin, oder entferne, was ihn ankündigt",
    "a quotation mark that is not closed": "ein Anführungszeichen, das nicht geschlossen ist",
    "write the second one where the text ends": "schreib das zweite dorthin, wo der Text endet",
    "a value cannot start with this character": "mit diesem Zeichen kann kein Wert beginnen",
    "put the text in quotation marks if the character belongs to it": (
        "setz den Text in Anführungszeichen, wenn das Zeichen dazugehört"
    ),
    "a list cannot start here": "hier kann keine Liste beginnen",
    "start the list on a line of its own below the key": (
        "beginne die Liste in einer eigenen Zeile unter dem Schlüssel"
    ),
    "a backslash that means nothing": "ein Backslash, der nichts bedeutet",
    "write two backslashes, or use single quotation marks": (
        "schreib zwei Backslashes, oder nimm einfache Anführungszeichen"
    ),
    "this line does not belong to what stands above": "diese Zeile gehört nicht zu dem, was darüber steht",
    "check the indentation, and what the lines above close": (
        "prüfe die Einrückung, und was die Zeilen darüber schließen"
    ),
    "the number": "die Zahl",
    "a text": "ein Text",
    "word": "Wort",
    "a translated text": "ein übersetzter Text",
    "sheet": "Blatt",
    "{name} has {found:.0f} dpi at its printed size": "{name} hat gedruckt nur {found:.0f} dpi",
    "print services want {wanted}; take a larger picture, or print it smaller": (
        "Druckereien wollen {wanted}; nimm ein größeres Bild oder druck es kleiner"
    ),
    "save it as a TrueType font, or choose another": "speichere sie als TrueType-Schrift, oder wähl eine andere",
}
