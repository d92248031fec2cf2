"""What can be wrong with any file."""

from __future__ import annotations

PAGES = {
    "encoding": """\
Die Datei ist nicht in UTF-8 geschrieben.

quiltsmith liest UTF-8, was heute jeder Editor schreiben kann. Alte Dateien und manche Exporte sind in UTF-16
oder Latin-1. Öffne die Datei in deinem Editor und speichere sie als UTF-8.""",
    "too-large": """\
Die Datei enthält mehr als jede echte Datei ihrer Art.

Ein Deck von hundert Karten braucht etwa zwanzig Kilobyte. Eine Datei von Megabytes oder mit Zehntausenden von
Einträgen wird nicht gelesen, damit eine kaputte oder bösartige Datei deinen Rechner nicht lahmlegt.""",
    "too-deep": """\
Listen in Listen in Listen, tiefer als in jeder echten Datei.

Meist eine Klammer zu viel. Eine Deckdatei braucht vier Ebenen.""",
    "alias": """\
Ein YAML-Alias (`*name`), der für einen anderswo geschriebenen Wert steht.

Ein paar Zeilen mit Aliasen können für Milliarden von Werten stehen; quiltsmith folgt ihnen darum nicht.""",
    "tab": """\
Ein Tabulator, wo nur Leerzeichen stehen dürfen.

YAML erkennt an der Zahl der Leerzeichen am Zeilenanfang, was zusammengehört, und niemand kann sagen, wie viele
ein Tabulator wert ist. Stell deinen Editor auf Leerzeichen ein.""",
    "syntax": """\
Der Text folgt an dieser Stelle nicht dem Format.

In einem Blatt wird nur diese Zeile ausgelassen, alle anderen werden gelesen. Eine YAML-Datei wird nicht weiter
gelesen; die Ursache ist dort oft eine von diesen: ein fehlendes Leerzeichen nach einem Doppelpunkt, verschieden
eingerückte Zeilen einer Liste, eine Klammer oder ein Anführungszeichen, das nicht geschlossen ist, oder eine
Form, die mit `#` beginnt und nicht in Anführungszeichen steht (`#` beginnt einen Kommentar).""",
    "empty-file": """\
Die Datei enthält nichts, oder nur Kommentare.""",
    "missing-file": """\
Eine Datei oder ein Ordner, der genannt ist, fehlt, lässt sich nicht lesen oder enthält nichts zum Prüfen.

Alle anderen werden trotzdem geprüft; der Rückgabewert ist 2.""",
    "not-a-sheet": """\
Eine Datei anderer Art steht da, wo ein ausgefülltes Blatt erwartet wird: ein Deck oder eine Kartenfolge.

Decks prüft `quiltsmith deck check`. Eine Kartenfolge gibst du mit `--deal` an, und Blätter werden damit
geprüft.""",
    "other-kind": """\
Eine Datei anderer Art als die, die hierher gehört: ein Spiel für ein Deck, eine Tabelle, ein PDF.

Was eine Datei ist, zeigt ihr Anfang. Der Hinweis nennt den Befehl, der sie nimmt.""",
    "same-board": """\
Zwei Blätter verschiedener Spieler haben denselben Spielplan.

Das ist nur eine Warnung: Die Buchstaben dürfen andere sein, aber jeder Flicken liegt an derselben Stelle. Meist
wurde ein Blatt kopiert, um ein anderes zu beginnen, und der Spielplan vergessen; oder ein Block wurde zweimal
abgetippt.""",
    "sheet-twice": """\
Dasselbe Blatt steht hier ein zweites Mal, in derselben Datei oder in einer anderen.

Das ist nur eine Warnung, aber die Rangliste zählt es einmal. Zwei Blätter sind dieselben, wenn alles gleich ist,
was darin steht, auch der Name. Eine Datei, die zweimal genannt ist, wird einmal geprüft.""",
    "unreachable": """\
Ein Ziel, das im Spiel niemand erreichen kann.

Kein Rechteck ist größer als der Spielplan, und jede Runde wertet eines. Das ist nur eine Warnung: Blöcke und
Wertungshilfen lassen das Ziel weg. `quiltsmith simulate` sagt, was mit einem Deck ein gutes Ergebnis ist.""",
    "duplicate-key": """\
Derselbe Schlüssel steht zweimal am selben Ort, einer der Werte ginge also verloren.""",
    "unknown-key": """\
Ein Schlüssel, den diese Art von Datei nicht hat, meist ein Tippfehler.""",
    "missing-key": """\
Ein Schlüssel fehlt, der nicht fehlen darf.""",
    "wrong-type": """\
Etwas anderes, als hierher gehört: ein Wort statt einer Zahl, eine Liste statt eines Texts, oder gar nichts.""",
    "out-of-range": """\
Eine Zahl, die negativ ist oder so groß, dass sie nicht gemeint sein kann, oder eine Liste von solcher Länge.""",
    "unknown-name": """\
Der Name eines Decks, Spiels oder einer anderen mitgelieferten Datei, den es nicht gibt.

Nenne eine mitgelieferte, oder den Pfad deiner eigenen Datei, der auf `.yaml` endet.""",
    "broken-picture": """\
Ein Bild, das sich nicht lesen lässt oder etwas enthält, das nicht gedruckt werden kann.

Bilder sind PNG, JPEG oder SVG, höchstens 20 MB groß und 25 Millionen Pixel. Eine Zeichnung (SVG) darf Linien und
Flächen in einfachen Farben haben; Verläufe, Durchscheinendes, Text, Skripte und Verweise auf andere Dateien
werden abgelehnt, weil Druckereien und Drucker ohne unsere Schriften etwas anderes zeigen würden.""",
    "low-resolution": """\
Ein Bild, das für die Größe, in der es gedruckt wird, zu wenige Pixel hat.

Druckereien wollen 300 Punkte je Zoll: Eine Karte von 63 × 88 mm braucht 744 × 1040 Pixel, mit 3 mm Beschnitt
815 × 1110. Weniger wirken unscharf oder zackig. Zeichnungen (SVG) sind in jeder Größe scharf.""",
    "broken-font": """\
Eine Schrift, die sich nicht einbetten lässt.

Schriften sind TrueType-Dateien (`.ttf`) mit eigenen Umrissen. Andere, etwa OpenType mit PostScript-Umrissen
(`.otf`), Webschriften und Sammlungen, lassen sich mit Schriftprogrammen in TrueType umwandeln. Eine Schrift muss
alle Zeichen haben, die mit ihr gedruckt werden; prüf ihre Lizenz, bevor du ein PDF weitergibst.""",
}
