"""What a pad should be."""

from __future__ import annotations

PAGES = {
    "missing-board": """\
Ein Block ohne Spielplan, für ein Spiel, das darauf gezeichnet wird.

Die Flicken von Würfel-und-Zeichen-Spielen werden auf den Plan des Wertungsblatts gezeichnet. Eine Vorlage ohne
`board` ergibt Blätter, auf denen niemand spielen kann; für Spiele mit eigenen Plänen, etwa patchwork, ist sie
gerade richtig.""",
}
