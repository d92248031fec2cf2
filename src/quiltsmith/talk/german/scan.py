"""What is said of photos of filled pads."""

from __future__ import annotations

TEXTS = {
    "this is not a photo that can be read": "das ist kein Foto, das sich lesen lässt",
    "photos are JPEG, PNG or HEIC files; choose one": "Fotos sind JPEG-, PNG- oder HEIC-Dateien; wähle eine davon",
    "the photo is damaged or not complete": "das Foto ist beschädigt oder nicht vollständig",
    "copy it again, or take another one": "kopiere es noch einmal, oder mach ein neues",
    "the photo is too large": "das Foto ist zu groß",
    "at most {most} megapixels can be read; save it smaller, or take another one": (
        "höchstens {most} Megapixel lassen sich lesen; speichere es kleiner, oder mach ein neues"
    ),
    "the photo is too small": "das Foto ist zu klein",
    "take it closer, or send it in its original size": "geh näher heran, oder schick es in voller Größe",
    "turn on more light, or stand where the sheet is not in the shade": (
        "mach mehr Licht, oder stell dich so, dass das Blatt nicht im Schatten liegt"
    ),
    "the whole frame of the board has to be seen; take the photo from above": (
        "der ganze Rahmen des Spielplans muss zu sehen sein; fotografiere von oben"
    ),
    "go closer, hold still, and show the letters and numbers beside the board too": (
        "geh näher heran, halt still, und zeig auch die Buchstaben und Zahlen neben dem Spielplan"
    ),
    "no board was found for sure": "es wurde kein Spielplan sicher gefunden",
    "reading photos needs more libraries: `pip install 'quiltsmith[scan]'`": (
        "Fotos zu lesen braucht weitere Bibliotheken: `pip install 'quiltsmith[scan]'`"
    ),
}
