"""What a quilt, or a whole game of two, must be."""

from __future__ import annotations

PAGES = {
    "after-the-end": """\
Ein Zug, nachdem beide Figuren das letzte Feld erreicht haben.""",
    "board-size": """\
Bei Decken und ganzen Spielen: ein Spielplan hat nicht die Reihen und Spalten des Spiels, oder fehlt.""",
    "buttons-wrong": """\
Die angegebenen Knöpfe (oder Augen) sind nicht die, die das Nachspielen ergibt.""",
    "circle-wrong": """\
Der Kreis ist kein Kreis aller Flicken.

Die Zeile `circle` nennt jeden Flicken des Decks einmal, im Uhrzeigersinn, zuerst den vor der neutralen Figur.
Die Figur beginnt hinter dem kleinsten Flicken, der also zuletzt kommt; ein anderer an letzter Stelle ist nur
eine Warnung.""",
    "discard-not-allowed": """\
Ein Sonderflicken wurde aus dem Spiel genommen, wo die Ausgabe das nicht erlaubt.

Nur die Halloween-Ausgabe lässt die Wahl; in den anderen muss er gelegt werden.""",
    "empty-wrong": """\
Bei Decken und ganzen Spielen: die Zahl der leeren Felder ist nicht die, die der Spielplan zeigt.""",
    "letter-twice": """\
Bei Decken und ganzen Spielen: derselbe Buchstabe nennt zwei Teile einer Decke.""",
    "not-available": """\
Der Flicken ist keiner von denen, die zu kaufen sind.

Nur die nächsten drei Flicken vor der neutralen Figur sind zu kaufen; dann zieht sie auf den Platz des
genommenen.""",
    "not-enough-buttons": """\
Für diesen Flicken reichen die Knöpfe nicht.""",
    "patch-twice": """\
Derselbe Flicken liegt zweimal auf einer Decke.

Jeden Flicken gibt es einmal. Manche Formen gibt es zweimal, zu verschiedenen Preisen.""",
    "single-size": """\
Bei Decken und ganzen Spielen: ein Sonderflicken ist nicht genau ein Feld.""",
    "special-missing": """\
Ein Sonderflicken wurde gewonnen, aber weder gelegt noch aus dem Spiel genommen.

Er wird sofort gelegt: die Zeile `NAME special BUCHSTABE` folgt dem Zug, der ihn gewann (in Ausgaben, die das
erlauben, `NAME discard`). Ist kein Feld mehr leer, gibt es keine solche Zeile.""",
    "special-unearned": """\
Ein Sonderflicken wird gelegt oder aus dem Spiel genommen, der nicht gewonnen wurde.

Man gewinnt ihn, wenn man sein Feld der Zeitleiste zuerst erreicht oder überschreitet.""",
    "tile-forgotten": """\
Das Sonderplättchen wird von der Person bestritten, die es beim Nachspielen bekommen hat.

Von zwei fertigen Decken hat es die einzige mit einem gefüllten Quadrat; haben beide eines, so hat es eine von
beiden. Ein Plättchen, das nichts zählt, darf liegen bleiben.""",
    "tile-unearned": """\
Das Sonderplättchen wird ohne sein Quadrat beansprucht, oder nicht von der Person, die es zuerst gefüllt hat.

Wer zuerst ein Quadrat von 7×7 ganz füllt, bekommt es.""",
    "too-many-specials": """\
Auf einer Decke oder auf beiden eines Spiels: mehr Sonderflicken, als das Spiel hat.

Ein einzelnes Feld ohne Zeile ist ein Sonderflicken, oder ein Flicken von einem Feld, wo das Deck solche hat.""",
    "total-wrong": """\
Bei Decken und ganzen Spielen: die Summe ist nicht Knöpfe plus Plättchen weniger zwei je leerem Feld.""",
    "unfinished": """\
Der Verlauf endet, bevor beide Figuren auf dem letzten Feld sind.

Ohne angegebene Summen ist das nur eine Warnung: das Spiel kann noch laufen.""",
    "unknown-card": """\
Bei Decken und ganzen Spielen: das Deck hat keinen solchen Flicken. Groß- und Kleinschreibung zählt.""",
    "unknown-letter": """\
Bei Decken und ganzen Spielen: ein Buchstabe, der nirgends auf dem eigenen Spielplan steht.""",
    "unlogged-letter": """\
Bei Decken und ganzen Spielen: ein Buchstabe auf einem Spielplan, den keine Zeile erklärt.

Bei einer fertigen Decke dürfen die Zeilen ganz fehlen; gibt es welche, brauchen alle Buchstaben eine.""",
    "wrong-player": """\
Jemand anderes ist am Zug.

Es zieht, wessen Figur weiter hinten liegt; auf demselben Feld, wessen Figur oben liegt, also zuletzt ankam.
Ganz am Anfang zieht, wer in der Zeile `players` zuerst steht.""",
    "wrong-shape": """\
Bei Decken und ganzen Spielen: die Felder eines Buchstabens sind nicht sein Flicken, gedreht oder gespiegelt.

Ohne eine Zeile, die den Flicken nennt, müssen die Felder irgendein Flicken des Decks sein, oder ein einzelnes
Feld.""",
}
