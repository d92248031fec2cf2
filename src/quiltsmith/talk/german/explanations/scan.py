"""What can be wrong with a photo."""

from __future__ import annotations

PAGES = {
    "no-board": """\
In einem Foto wurde kein Spielplan sicher gefunden.

Gesucht werden der dunkle Rahmen des Spielplans, die Linien darin und die Namen der Spalten und Zeilen, und geraten
wird nie. Der ganze Rahmen muss auf dem Foto sein, mit den Buchstaben darüber und den Zahlen daneben, groß und
scharf, ohne harte Schatten. Blöcke, die `quiltsmith pad` gedruckt hat, lassen sich lesen, andere nicht.""",
    "unreadable-photo": """\
Ein Foto, das sich nicht öffnen lässt.

Fotos sind JPEG-, PNG- oder HEIC-Dateien. Was nicht vollständig, von anderer Art oder größer ist, als Kameras
Fotos machen, wird nicht gelesen: die Größe wird nachgesehen, bevor etwas ausgepackt wird.""",
}
