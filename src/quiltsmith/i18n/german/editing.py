"""What is said of changes in deck files."""

from __future__ import annotations

TEXTS = {
    "this text cannot be read as a deck; mend it first": (
        "dieser Text lässt sich nicht als Deck lesen; behebe das zuerst"
    ),
    "this text has line breaks that only it knows; mend them first": (
        "dieser Text hat ungewöhnliche Zeilenumbrüche; behebe das zuerst"
    ),
    "there is no card at this place any more": "an dieser Stelle ist keine Karte mehr",
    "`{key}` stands on the line of the dash; change it in the text": (
        "`{key}` steht in der Zeile mit dem Strich; ändere es im Text"
    ),
    "this list of cards stands in brackets; change it in the text": (
        "diese Kartenliste steht in Klammern; ändere sie im Text"
    ),
    "`{key}` is no list of cards; mend it in the text": "`{key}` ist keine Kartenliste; behebe das im Text",
    "this change would touch more than it should; make it in the text": (
        "diese Änderung würde mehr berühren, als sie soll; mach sie im Text"
    ),
}
