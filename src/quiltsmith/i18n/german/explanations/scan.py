"""What can be wrong with a photo."""

from __future__ import annotations

PAGES = {
    "no-board": """\
In einem Foto wurde kein Spielplan sicher gefunden.

Gesucht werden der dunkle Rahmen des Spielplans, die Linien darin und die Namen der Spalten und Zeilen, und geraten
wird nie. Der ganze Rahmen muss auf dem Foto sein, mit den Buchstaben darüber und den Zahlen daneben, groß und
scharf, ohne harte Schatten. Blöcke, die `quiltsmith pad` gedruckt hat, lassen sich lesen, andere nicht.""",
    "other-board": """\
Der Spielplan auf einem Foto hat andere Zeilen und Spalten als der des Spiels.

Seine Größe wird an den Linien in seinem Rahmen abgezählt. Der Block einer Variante gehört zum Spiel der Variante,
das mit `--game` genannt wird, oder durch die Kartenfolge, die gespielt wurde.""",
    "other-deal": """\
Der Code auf einem Blatt nennt eine andere Kartenfolge als die, mit der das Blatt geprüft wird.

Ein Blatt, das mit `quiltsmith pad --deal` gedruckt wurde, trägt Deck und Zufallszahl seiner Kartenfolge. Sind es
nicht die der Kartenfolge, die `--deal` nennt, ist wohl ein Blatt eines anderen Abends unter den Fotos. Gelesen
wird es trotzdem.""",
    "unreadable-photo": """\
Ein Foto, das sich nicht öffnen lässt.

Fotos sind JPEG-, PNG- oder HEIC-Dateien. Was nicht vollständig, von anderer Art oder größer ist, als Kameras
Fotos machen, wird nicht gelesen: die Größe wird nachgesehen, bevor etwas ausgepackt wird.""",
}
