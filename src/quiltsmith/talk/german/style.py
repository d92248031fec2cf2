"""What is said of themes, papers, sizes and texts on paper."""

from __future__ import annotations

TEXTS = {
    "known are {names}, and sizes like `63x88mm`": "bekannt sind {names}, und Größen wie `63x88mm`",
    "there is no card size `{text}`; {hint}": "die Kartengröße `{text}` gibt es nicht; {hint}",
    "cards of `{text}` are out of range; sides from {least:g} to {most:g} mm are possible": (
        "Karten von `{text}` sind nicht möglich; Seiten von {least:g} bis {most:g} mm sind es"
    ),
    "there is no language `{language}`; known are {names}": (
        "die Sprache `{language}` gibt es nicht; bekannt sind {names}"
    ),
    "known are {names}, and sizes like `200x280mm`": "bekannt sind {names}, und Größen wie `200x280mm`",
    "there is no paper `{text}`; {hint}": "das Papier `{text}` gibt es nicht; {hint}",
    "paper of `{text}` is out of range; sides from {least:g} to {most:g} mm are possible": (
        "Papier von `{text}` ist nicht möglich; Seiten von {least:g} bis {most:g} mm sind es"
    ),
    "write it without a unit, for example {example}": "schreib es ohne Einheit, zum Beispiel {example}",
    "a colour": "eine Farbe",
    'write red, green and blue in quotation marks, for example "#d55e00"': (
        'schreib Rot, Grün und Blau in Anführungszeichen, zum Beispiel "#d55e00"'
    ),
    "the font {font} has no character `{character}` (U+{code:04X}), needed for `{text}`": (
        "die Schrift {font} hat kein Zeichen `{character}` (U+{code:04X}), das `{text}` braucht"
    ),
    "`{text}` does not fit into {width:.0f} × {height:.0f} mm; shorten it": (
        "`{text}` passt nicht in {width:.0f} × {height:.0f} mm; kürze es"
    ),
    "a length in mm": "eine Länge in mm",
    "a width in points": "eine Breite in Punkt",
}
