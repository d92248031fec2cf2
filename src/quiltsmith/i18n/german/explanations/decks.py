"""What a deck must be."""

from __future__ import annotations

PAGES = {
    "disconnected": """\
Die Felder einer Form hängen nicht zusammen.

Ein Flicken ist ein Stück Stoff: von jedem seiner Felder ist jedes andere über gemeinsame Kanten erreichbar. Sich
an einer Ecke zu berühren reicht nicht.""",
    "duplicate-id": """\
Zwei Karten eines Decks haben dieselbe Kennung.

Kennungen unterscheiden Karten in Blättern und Kartenfolgen; jede Karte, ob Flicken oder Start, braucht ihre
eigene. Groß- und Kleinschreibung zählt.""",
    "empty-shape": """\
Eine Form ohne ein einziges Feld.""",
    "endless-base": """\
Decks, die im Kreis oder in zu langer Kette aufeinander aufbauen.""",
    "few-cards": """\
Das Deck hat weniger Flickenkarten, als ein Spiel zeigt (eine Warnung; beim Austeilen ein Fehler).

Ein Doodle-Spiel zeigt 20 Karten: 8 im ersten Kreis und 6 neue in jeder weiteren Runde.""",
    "hole": """\
Ein Flicken, der leere Felder umschließt (eine Warnung).

Nur ein Flicken, der genau in das Loch passt, oder einzelne Felder können es je füllen.""",
    "illegal-cut": """\
Ein Teil, das kein einzelner erlaubter Schnitt ergibt.

Ein Schnitt ist eine gerade Linie am Gitter entlang durch den ganzen Flicken, die genau zwei zusammenhängende
Teile hinterlässt. Eine Linie, die drei hinterlässt, ist nicht erlaubt, und mehr als einen Schnitt gibt es nicht.
In einem Deck zählt `cuts` Teile auf, die auf der Karte zu sehen sind; in einem Blatt zeichnet eine Zeile mit
`cut` eines davon. Startflicken werden ganz gezeichnet, eine Startkarte zählt also keine Teile auf.""",
    "other-game": """\
Ein Schlüssel, oder ein Deck, der zur anderen Art von Spiel gehört.

Preis, Zeit und Einkommen sind für Patchwork-Decks, Startkarten für Doodle-Decks. In einem Blatt: ein Deck der
anderen Art von Spiel, oder `players:`, wo alle ein eigenes Blatt haben.""",
    "price-missing": """\
Ein Flicken eines Patchwork-Spiels ohne Preis, Zeit oder Einkommen.""",
    "same-shape": """\
Zwei Karten zeigen denselben Flicken (eine Warnung).

Gedreht oder gespiegelt ist es derselbe Flicken, denn das darf man beim Spielen. Bei Flicken mit Preis zählt nur
dieselbe Form zum selben Preis. Startkarten werden nur mit Startkarten verglichen.""",
    "start-size": """\
Eine Startkarte, deren Flicken nicht die Startgröße des Spiels hat.

Alle beginnen mit einem Flicken derselben Größe, damit der Start gerecht ist. Die Spieldefinition sagt, mit
welcher.""",
    "too-big": """\
Ein Flicken, der nicht auf den Spielplan passt, wie immer man ihn dreht.""",
    "uncuttable": """\
Ein Flicken, den keine erlaubte Linie in zwei Teile schneidet (eine Warnung).

Wer seinen Schnitt dafür nutzen will, kann es nicht. Das einzelne Feld ist der häufige Fall. Schreib `cuts: []`,
wenn du das weißt; dann wird nichts gesagt.""",
    "unknown-card": """\
Eine Kartenkennung, die das Deck nicht hat.

In einer Deckdatei kann `override` nur Karten des Grunddecks ändern; in einem Blatt oder einer Kartenfolge können
nur Karten ihres Decks gezeichnet werden. Groß- und Kleinschreibung zählt.""",
    "unknown-character": """\
Ein Zeichen in einer Zeichnung, das weder ein Feld des Flickens noch ein leeres bedeutet.

`#`, `X`, `x` und `█` sind Felder des Flickens, `.` und `_` sind leer; Reihen enden an einem Zeilenumbruch oder an
`/`.""",
    "unusual-count": """\
Das Deck hat eine andere Zahl von Karten, als beim Spiel üblich ist (eine Warnung).

Es lässt sich spielen, aber prüfe, ob keine Karte fehlt. Die Spieldefinition sagt, was üblich ist: 30
Flickenkarten und 10 Startkarten für doodle, 33 Flicken für patchwork.""",
    "wrong-flip": """\
`flip` sagt das Gegenteil von dem, was die Form ist.

`flip: true` bedeutet, dass das Spiegelbild des Flickens keine seiner Drehungen ist, die Karte also beide zeigt.
quiltsmith rechnet das selbst aus; der Schlüssel ist nur deine eigene Probe und darf fehlen.""",
    "wrong-size": """\
Die Größe einer Karte ist nicht die Zahl der Felder ihrer Form.

Die Größe steht auf der Karte und muss stimmen. Sie schützt auch vor einem Versehen in der Zeichnung.""",
}
