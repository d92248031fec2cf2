"""What a theme should be."""

from __future__ import annotations

PAGES = {
    "low-contrast": """\
Text eines Themas, der auf seinem Grund kaum zu lesen ist.

Der Kontrast zweier Farben geht von 1 (gleich) bis 21 (schwarz auf weiß). Text braucht 4,5 und Überschriften 3, wie
es die Richtlinien für barrierefreie Webinhalte (WCAG 2) für Bildschirme sagen; eine Lampe über dem Tisch ist nicht
heller. `text`, `muted` und `accent` stehen auch auf weißem Papier, denn Seiten haben keinen Grund.""",
}
