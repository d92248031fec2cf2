"""What is said of themes, papers, sizes and texts on paper."""

from __future__ import annotations

TEXTS = {
    "`pages: {pages}` does not go with `for: {products}`": "`pages: {pages}` passt nicht zu `for: {products}`",
    "cards have pages of another kind than all else: write a preset for each": (
        "Karten haben eine andere Art von Seiten als alles andere: schreib für jedes eine Voreinstellung"
    ),
    "white paper": "weißem Papier",
    "`{text}` can hardly be read on {ground}: a contrast of {found}, and it wants {least}": (
        "`{text}` ist auf {ground} kaum zu lesen: der Kontrast ist {found}, nötig sind {least}"
    ),
    'write for example {text}: "{colour}"': 'schreib zum Beispiel {text}: "{colour}"',
    "no colour can be read on dark and on light grounds; make all of its grounds light": (
        "keine Farbe ist auf dunklem und auf hellem Grund zu lesen; mach alles hell, worauf sie steht"
    ),
    "known are {names}, and sizes like `63x88mm` or `2.5x3.5in`": (
        "bekannt sind {names}, und Größen wie `63x88mm` oder `2.5x3.5in`"
    ),
    "`{text}` is no length; write for example 3mm, 0.5cm or 0.125in": (
        "`{text}` ist keine Länge; schreib zum Beispiel 3mm, 0.5cm oder 0.125in"
    ),
    "there is no card size `{text}`; {hint}": "die Kartengröße `{text}` gibt es nicht; {hint}",
    "cards of `{text}` are out of range; sides from {least:g} to {most:g} mm are possible": (
        "Karten von `{text}` sind nicht möglich; Seiten von {least:g} bis {most:g} mm sind es"
    ),
    "there is no language `{language}`; known are {names}": (
        "die Sprache `{language}` gibt es nicht; bekannt sind {names}"
    ),
    "known are {names}, and sizes like `200x280mm` or `5.5x8.5in`": (
        "bekannt sind {names}, und Größen wie `200x280mm` oder `5.5x8.5in`"
    ),
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
    "`{text}` is too long for its place on this paper; shorten it, or take larger paper": (
        "`{text}` ist zu lang für seinen Platz auf diesem Papier; kürze es, oder nimm größeres Papier"
    ),
    "a length in mm": "eine Länge in mm",
    "a width in points": "eine Breite in Punkt",
    "picture": "Bild",
    "font": "Schrift",
    "the fonts": "die Schriften",
    "{name} is not a TrueType font": "{name} ist keine TrueType-Schrift",
    "{name}: {reason}": "{name}: {reason}",
    "it has no `{character}`": "sie hat kein `{character}`",
    "its measures make no sense": "ihre Maße sind unsinnig",
    "its maker does not allow to embed it": "wer sie gemacht hat, erlaubt das Einbetten nicht",
    "it is damaged, or not a TrueType font with outlines": (
        "sie ist beschädigt oder keine TrueType-Schrift mit Umrissen"
    ),
    "the name of a file": "der Name einer Datei",
    "the width": "die Breite",
    "{name} is made of pixels, and these cannot be read here": (
        "{name} besteht aus Bildpunkten, und die lassen sich hier nicht lesen"
    ),
    "use an SVG drawing, or the quiltsmith that is installed with Python, which has Pillow": (
        "nimm eine SVG-Zeichnung, oder das mit Python installierte quiltsmith, das Pillow hat"
    ),
    "{name} is neither PNG, JPEG nor SVG": "{name} ist weder PNG noch JPEG noch SVG",
    "save the picture in one of these formats": "speichere das Bild in einem dieser Formate",
    "{name} is larger": "{name} ist größer",
    "{width} × {height} pixels": "{width} × {height} Pixel",
    "{name} has {size}, which is more than any card needs": "{name} hat {size}, mehr als jede Karte braucht",
    "make it smaller": "mach es kleiner",
    "{name} is damaged, or not what its name says": "{name} ist beschädigt oder nicht, was der Name sagt",
    "open it in an image program and save it again": "öffne es in einem Bildprogramm und speichere es neu",
    "the drawing is larger": "die Zeichnung ist größer",
    "this is not XML: {reason}": "das ist kein XML: {reason}",
    "change it in a drawing program, or save the picture as PNG": (
        "ändere das in einem Zeichenprogramm, oder speichere das Bild als PNG"
    ),
    "there is nothing to print in this drawing": "in dieser Zeichnung ist nichts zu drucken",
    "the drawing declares an entity, which is not followed": (
        "die Zeichnung vereinbart eine Entität, der nicht gefolgt wird"
    ),
    "the drawing has more in it than a card can show": "in der Zeichnung ist mehr, als eine Karte zeigen kann",
    "`{tag}` cannot be printed": "`{tag}` lässt sich nicht drucken",
    "the file is not an SVG drawing": "die Datei ist keine SVG-Zeichnung",
    "the drawing does not say how large it is; it needs a `viewBox`": (
        "die Zeichnung sagt nicht, wie groß sie ist; sie braucht eine `viewBox`"
    ),
    "`{text}` is no number": "`{text}` ist keine Zahl",
    "a part that can be seen through cannot be printed": "Durchscheinendes lässt sich nicht drucken",
    "shading and patterns of a drawing cannot be printed": (
        "Verläufe und Muster einer Zeichnung lassen sich nicht drucken"
    ),
    "`{text}` is no colour": "`{text}` ist keine Farbe",
    "`{text}` is no movement": "`{text}` ist keine Bewegung",
    "the data of a path cannot be read: `{text}`": "die Daten eines Pfads lassen sich nicht lesen: `{text}`",
    "a shape lies further away than any drawing is large": (
        "eine Form liegt weiter weg, als jede Zeichnung groß ist"
    ),
}
