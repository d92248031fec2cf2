"""What a pad should be."""

from __future__ import annotations

PAGES = {
    "missing-board": """\
Ein Block ohne Spielplan, für ein Spiel, das darauf gezeichnet wird.

Die Flicken von Würfel-und-Zeichen-Spielen werden auf den Plan des Wertungsblatts gezeichnet. Eine Vorlage ohne
`board` ergibt Blätter, auf denen niemand spielen kann; für Spiele mit eigenen Plänen, etwa patchwork, ist sie
gerade richtig.""",
    "unused-board": """\
Ein Block mit Spielplan, für ein Spiel, das niemand darauf zeichnet.

Eine Vorlage mit `board` ist für Spiele gemacht, die auf ihre Blätter gezeichnet werden, etwa doodle. Ein Spiel für
zwei hat eigene Pläne, sein Blatt bliebe halb leer: Die Spieldatei nennt eine Vorlage, die passt, etwa `duel`.""",
}
