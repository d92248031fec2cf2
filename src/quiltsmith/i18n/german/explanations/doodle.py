"""What the sheet of a doodle game must be."""

from __future__ import annotations

PAGES = {
    "board-size": """\
Der Spielplan des Blatts hat nicht die Reihen und Spalten des Spiels.

Jede Reihe hat ein Zeichen je Feld; Leerzeichen dazwischen zählen nicht.""",
    "card-discarded": """\
Eine Karte wurde noch einmal gezeichnet, nachdem sie die Karte der Figur war.

Die Karte der Figur wird am Ende ihres Zugs abgelegt. Die Karte eines Nachbarn bleibt und kann später
drankommen.""",
    "empty-wrong": """\
Die Zahl der leeren Felder ist nicht die, die der Spielplan zeigt.""",
    "illegal-cut": """\
In einem Blatt: das gezeichnete Teil ist keines, das der Schnitt seines Flickens ergibt.

Bei `cut cut` geht der zweite Schnitt durch ein Teil des ersten.""",
    "impossible-deal": """\
Kein Kreis von Karten und keine Würfe ergeben die Karten des Verlaufs, was immer ausgeteilt wurde.

Eine Karte, die als Nachbar gezeichnet wurde, bleibt im Kreis, neben der Lücke, in der die Figur steht. Von dort
erreicht die Figur sie nach manchen Zahlen von Zügen, nach anderen mit keinem Wurf. Gemeldet wird es, wo es
bewiesen ist, in Blättern, die ohne Kartenfolge geprüft werden.""",
    "letter-twice": """\
Derselbe Buchstabe nennt zwei Teile.

Jedes gezeichnete Teil braucht einen eigenen Buchstaben oder eine eigene Ziffer; Groß- und Kleinschreibung
zählt.""",
    "no-neighbour": """\
Ein Nachbar wurde in einem Zug gezeichnet, in dem nur eine Karte im Kreis liegt.

Der Kreis schließt sich nach jedem Zug. Wo eine Runde mit nicht mehr Karten beginnt, als sie Züge hat, liegt im
letzten Zug eine einzige, und daneben nichts: Dann ist `neighbour` unmöglich, mit und ohne Kartenfolge.""",
    "not-dealt": """\
Die Karte war in diesem Zug der Kartenfolge nicht zu haben.

Mit `--deal`, oder mit `deal:` im Kopf des Blattes, muss eine gezeichnete Karte die der Figur sein, mit
`neighbour` eine der beiden daneben, im letzten Zug eine der übrigen. Eine Kartenfolge gehört zu ihrem Deck:
Karten eines anderen Decks wurden nicht ausgeteilt, auch wenn sie so heißen. Ein Blatt, das seine Kartenfolge
nennt, lässt sich nicht mit einer anderen prüfen.""",
    "score-impossible": """\
Eine Wertung, die kein Rechteck auf dem damaligen Spielplan ergibt.

Ein Rechteck von a Reihen und b Spalten, a die kleinere Zahl, zählt a·a + (b − a). Nur Teile, die vor der Zeile
der Wertung gezeichnet sind, zählen. Ein kleineres Rechteck als das beste zu wählen ist erlaubt.""",
    "score-missing": """\
Eine Runde ist vorbei, aber ihre Wertung steht nicht da.

Das ist nur eine Warnung: An ihrer Stelle zählt das beste Rechteck der Runde, und eine genannte Summe ist nur dann
falsch, wenn kein Rechteck, das hätte gewählt werden können, sie ergibt. Wo auch Züge fehlen, weiß vielleicht
niemand, zu welcher Runde eine Wertung gehört; dann bleibt das offen. Wer weder Wertung noch Summe aufschreibt,
behauptet nichts.""",
    "single-size": """\
Ein einzelnes Feld ist nicht genau eines.

Die Sonderaktion füllt genau ein Feld; ein zweites braucht einen anderen Buchstaben.""",
    "start-cut": """\
Der Startflicken wurde zerschnitten oder getauscht.

Er wird ganz und wie ausgeteilt gezeichnet: Sonderaktionen beginnen mit dem ersten Zug.""",
    "start-missing": """\
Im Verlauf fehlt der Startflicken.

Alle zeichnen vor dem ersten Zug den Flicken einer Startkarte, es sei denn, Spiel oder Karten haben keine.""",
    "start-twice": """\
Blätter einer Kartenfolge beginnen mit derselben Startkarte.

Jede gibt es einmal, und alle an einem Tisch zeichnen eine. Das ist nur eine Warnung, die für alle Blätter einmal
kommt, denn an mehreren Tischen kann dieselbe Kartenfolge gespielt werden.""",
    "too-many-specials": """\
Eine Sonderaktion wurde öfter genutzt, als das Spiel erlaubt.

Nachbar, Einzeln und Schnitt gehen je einmal; „Noch einmal“ erlaubt eine davon ein weiteres Mal. Im ganzen
Spiel kann also eine der drei zweimal vorkommen und keine dreimal. Ein Flicken lässt sich nur einmal gegen den
eines Nachbarn tauschen. In einem Spiel mit anderen Zahlen ist „Noch einmal“ eine weitere Nutzung dessen, was es
mindestens einmal erlaubt.""",
    "total-wrong": """\
Die Summe ist nicht die Summe der Wertungen weniger die leeren Felder.

Wo eine angegebene Wertung unmöglich ist, zählt an ihrer Stelle die beste mögliche.""",
    "turn-order": """\
Züge oder Wertungen, die nicht in der Reihenfolge des Spiels stehen.

Züge werden von 1 an aufgeschrieben, die Wertung jeder Runde nach ihrem letzten Zug. Ein Zug, in dem nichts
gezeichnet wurde, steht als `4 pass`; ein Zug, der fehlt oder nur ein einzelnes Feld hat, ist nur eine Warnung.""",
    "two-patches": """\
In einem Zug wurden zwei Karten gezeichnet.

Jeder Zug bietet einen Flicken; der eines Nachbarn wird statt seiner gezeichnet, nicht zusätzlich. Einzelne
Felder zählen nicht.""",
    "unknown-card": """\
In einem Blatt: das Deck hat keine solche Karte, oder nur eine der anderen Art.

Startzeilen nennen Startkarten, Züge nennen Flickenkarten.""",
    "unknown-letter": """\
Ein Buchstabe des Verlaufs, der nirgends auf dem Spielplan steht.""",
    "unlogged-letter": """\
Ein Buchstabe auf dem Spielplan, den der Verlauf nicht erklärt.""",
    "which-deal": """\
Von mehreren Kartenfolgen ist keine die, mit der das Blatt gespielt wurde, oder mehr als eine kann es sein.

Ist `--deal` mehr als einmal angegeben, wird ein Blatt mit der Kartenfolge geprüft, die es nennt, mit ihrer
Zufallszahl oder dem Namen ihrer Datei, sonst mit der einzigen, die zu seinen Karten passt. Passt keine, ist das
ein Fehler; passen zu wenigen Karten mehrere, ist es eine Warnung, und das Blatt wird ohne Kartenfolge geprüft.""",
    "wrong-shape": """\
Die Felder eines Buchstabens sind nicht der Flicken seiner Karte, wie immer man ihn dreht oder wendet.""",
}
