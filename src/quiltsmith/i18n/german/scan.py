"""What is said of photos of filled pads."""

from __future__ import annotations

TEXTS = {
    "no sheet was written; `-o FILE` writes one": "kein Blatt wurde geschrieben; `-o DATEI` schreibt eines",
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
    "this is a quilt of Patchwork; only pads of the roll-and-draw game can be read": (
        "das ist eine Decke von Patchwork; nur Blöcke des Würfel- und Zeichenspiels lassen sich lesen"
    ),
    "no board was found for sure": "es wurde kein Spielplan sicher gefunden",
    "photos are read where quiltsmith is installed, not in this page": (
        "Fotos werden dort gelesen, wo quiltsmith installiert ist, nicht auf dieser Seite"
    ),
    "reading photos needs more libraries: `{command}`": (
        "Fotos zu lesen braucht weitere Bibliotheken: `{command}`"
    ),
    # The command
    "reading photos": "lese Fotos",
    "{name} is a folder; name the photos in it": "{name} ist ein Ordner; nenne die Fotos darin",
    "{file}, board {number}": "{file}, Spielplan {number}",
    "{number} space is unsure": "{number} Feld ist unsicher",
    "{number} spaces are unsure": "{number} Felder sind unsicher",
    "all is clear": "alles ist klar",
    "unsure: {spaces}": "unsicher: {spaces}",
    "Filled or empty? {filled} or #: filled, {empty} or .: empty, Enter: what it looks like, u: back": (
        "Gefüllt oder leer? {filled} oder #: gefüllt, {empty} oder .: leer, Eingabetaste: wonach es aussieht, "
        "u: zurück"
    ),
    "filled": "gefüllt",
    "empty": "leer",
    "back": "zurück",
    "patch {sign} ({spaces})": "Flicken {sign} ({spaces})",
    "{spaces}, looks {likely}:": "{spaces}, sieht {likely} aus:",
    "The scores as they stand on the sheet; Enter alone leaves them out, u goes back.": (
        "Die Wertungen, wie sie auf dem Blatt stehen; die Eingabetaste allein lässt sie weg, u geht zurück."
    ),
    "score of round {number}:": "Wertung der Runde {number}:",
    "a score is a number such as 21": "eine Wertung ist eine Zahl wie 21",
    "write the sheet to {path}? Enter: yes, n: no, or another name:": (
        "das Blatt nach {path} schreiben? Eingabetaste: ja, n: nein, oder ein anderer Name:"
    ),
    "{path} exists already": "{path} gibt es schon",
    "--open shows what is written: name a file with -o or --overlay": (
        "--open zeigt, was geschrieben wird: nenne eine Datei mit -o oder --overlay"
    ),
    "standard output has room for a sheet or for JSON; name a file with -o": (
        "die Standardausgabe hat Platz für ein Blatt oder für JSON; nenne eine Datei mit -o"
    ),
    "Read from the photo {file} by `quiltsmith scan`.": "Gelesen vom Foto {file} mit `quiltsmith scan`.",
    "Not read but answered: {spaces}.": "Nicht gelesen, sondern beantwortet: {spaces}.",
    "Its code: deck {deck}, seed {seed}.": "Sein Code: Deck {deck}, Zufallszahl {seed}.",
    "--scores takes numbers with commas between them, such as 21,49,64": (
        "--scores nimmt Zahlen mit Kommas dazwischen, etwa 21,49,64"
    ),
    "names after --player: {names}, sheets in the photos: {sheets}; name one for each": (
        "Namen nach --player: {names}, Blätter auf den Fotos: {sheets}; nenne für jedes einen"
    ),
    "--scores is there for {given} sheets, and the photos show {sheets}": (
        "--scores steht für {given} Blätter da, und die Fotos zeigen {sheets}"
    ),
    "{game} has {rounds} rounds; --scores takes as many numbers": (
        "{game} hat {rounds} Runden; --scores nimmt ebenso viele Zahlen"
    ),
    "photos of {game} cannot be read; only pads that are drawn on can": (
        "Fotos von {game} lassen sich nicht lesen; nur Blöcke, auf denen gezeichnet wird"
    ),
    "the board has {rows}×{columns} spaces, that of {game} has {board_rows}×{board_columns}": (
        "der Spielplan hat {rows}×{columns} Felder, der von {game} hat {board_rows}×{board_columns}"
    ),
    "name the game that was played": "nenne das Spiel, das gespielt wurde",
    "the code on the sheet names another deal: deck {deck}, seed {seed}": (
        "der Code auf dem Blatt nennt eine andere Kartenfolge: Deck {deck}, Zufallszahl {seed}"
    ),
    "is it a sheet of another evening?": "ist es ein Blatt von einem anderen Abend?",
}
