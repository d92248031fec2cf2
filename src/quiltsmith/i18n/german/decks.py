"""What is said of decks."""

from __future__ import annotations

TEXTS = {
    "name a deck that fits, or make one for this game": (
        "nenne ein Deck, das passt, oder mach eines für dieses Spiel"
    ),
    "cards have no column {name}, so it is not read": (
        "Karten haben keine Spalte {name}, sie wird also nicht gelesen"
    ),
    "leave it if it is a column of your own": "lass sie stehen, wenn es eine eigene Spalte ist",
    "{text} stands in no column": "{text} steht in keiner Spalte",
    "put a text that holds the separator in quotation marks, or name the column in the first row": (
        "setz einen Text, der das Trennzeichen enthält, in Anführungszeichen, oder benenne die Spalte in der "
        "ersten Zeile"
    ),
    "no card is named; write ids of {deck} like P01,P03-P09,S*": (
        "es ist keine Karte genannt; schreib Kennungen aus {deck} wie P01,P03-P09,S*"
    ),
    "at most {most} cards or ranges can be named": "höchstens {most} Karten oder Bereiche können genannt werden",
    "no card of {deck} is like `{card}`; {hint}": "keine Karte aus {deck} ist wie `{card}`; {hint}",
    "its cards are called {names}": "die Karten heißen {names}",
    "there is no card `{card}` in {deck}; {hint}": "in {deck} gibt es keine Karte `{card}`; {hint}",
    "{reason}; name another deck": "{reason}; nenne ein anderes Deck",
    "{deck} is a deck for {other}, {game} cannot be played with it": (
        "{deck} ist für {other}, {game} lässt sich damit nicht spielen"
    ),
    "patch {card} of {deck} does not fit the board of {rows}×{columns} spaces": (
        "Flicken {card} aus {deck} passt nicht auf den Spielplan von {rows}×{columns} Feldern"
    ),
    "{deck} has {number} patch cards, a game of {game} needs {needed}": (
        "{deck} hat {number} Flickenkarten, ein Spiel {game} braucht {needed}"
    ),
    "start patch {card} of {deck} has {size} spaces, those of {game} have {wanted}": (
        "Startflicken {card} aus {deck} hat {size} Felder, die von {game} haben {wanted}"
    ),
    "`#` starts a comment here, so this row of the shape is not read": (
        "`#` beginnt hier einen Kommentar, diese Reihe der Form wird also nicht gelesen"
    ),
    'put the shape in quotation marks, "##/#.", or write `|` after the colon and rows below': (
        'setz die Form in Anführungszeichen, "##/#.", oder schreib `|` nach dem Doppelpunkt und die Reihen '
        "darunter"
    ),
    "A deck drawn at random, from all shapes that meet the wishes. This command makes the same file again:": (
        "Ein zufälliges Deck, aus allen Formen, die den Wünschen entsprechen. Dieser Befehl ergibt dieselbe Datei:"
    ),
    "Patch cards by size (spaces:cards): {listed}.": "Flickenkarten nach Größe (Felder:Karten): {listed}.",
    "Chiral (`flip: true`, the mirror image differs): {chiral} of {number} patch cards, {share}%.": (
        "Chiral (`flip: true`, das Spiegelbild ist anders): {chiral} von {number} Flickenkarten, {share}%."
    ),
    "Repeated shapes, since there are not enough different ones: {number} patch cards.": (
        "Wiederholte Formen, weil es nicht genug verschiedene gibt: {number} Flickenkarten."
    ),
    "Change what you like, then look it over with `quiltsmith deck check`.": (
        "Ändere, was du magst, und sieh es dann mit `quiltsmith deck check` durch."
    ),
    "a shape": "eine Form",
    'draw it, for example "##/#."': 'zeichne sie, zum Beispiel "##/#."',
    "a shape with one row per line": "eine Form mit einer Reihe je Zeile",
    "write `|` instead of `>`": "schreib `|` statt `>`",
    "the shape is longer": "die Form ist länger",
    "{number} characters": "{number} Zeichen",
    "the shape": "die Form",
    "ask for fewer non-chiral cards or other sizes": "verlange weniger nicht chirale Karten oder andere Größen",
    " without a hole that fit the board of {rows}x{columns}": (
        " ohne Loch, die auf den Spielplan von {rows}x{columns} passen"
    ),
    " without a hole that fits the board of {rows}x{columns}": (
        " ohne Loch, die auf den Spielplan von {rows}x{columns} passt"
    ),
    "ask for fewer chiral cards or larger sizes": "verlange weniger chirale Karten oder größere Flicken",
    " in a box of {box} that can be cut": " (schneidbar, im Kasten von {box})",
    " in a box of {box}": " (im Kasten von {box})",
    " that can be cut": " (schneidbar)",
    "only {number} chiral shape": "nur {number} chirale Form",
    "only {number} chiral shapes": "nur {number} chirale Formen",
    "only {number} non-chiral shape": "nur {number} nicht chirale Form",
    "only {number} non-chiral shapes": "nur {number} nicht chirale Formen",
    "only {number} shape": "nur {number} Form",
    "only {number} shapes": "nur {number} Formen",
    "no shape": "keine Form",
    "ask for none, or change the game": "verlange keine, oder ändere das Spiel",
    "no chiral shape": "keine chirale Form",
    "no non-chiral shape": "keine nicht chirale Form",
    "there are {shapes} of {least} to {most} spaces{within}, but {needed} are needed; ask for fewer cards, or "
    "choose other sizes": (
        "es gibt {shapes} von {least} bis {most} Feldern{within}, gebraucht werden aber {needed}; verlange "
        "weniger Karten, oder wähle andere Größen"
    ),
    "there is {shapes} of {least} to {most} spaces{within}, but {needed} are needed; ask for fewer cards, or "
    "choose other sizes": (
        "es gibt {shapes} von {least} bis {most} Feldern{within}, gebraucht werden aber {needed}; verlange "
        "weniger Karten, oder wähle andere Größen"
    ),
    "size {size} has no shape{within}, but {needed} are needed; leave this size out, or wish for less": (
        "in Größe {size} gibt es keine Form{within}, gebraucht werden aber {needed}; lass diese Größe weg, "
        "oder wünsch dir weniger"
    ),
    "{game} starts with {size} spaces, a size that has {shapes}{fitting}, but {needed} different start cards "
    "are needed; {hint}": (
        "{game} beginnt mit {size} Feldern; in dieser Größe gibt es {shapes}{fitting}, gebraucht werden aber "
        "{needed} verschiedene Startkarten; {hint}"
    ),
    "size {size} has {shapes}{within}, but {needed} are needed; {hint}": (
        "in Größe {size} gibt es {shapes}{within}, gebraucht werden aber {needed}; {hint}"
    ),
    "only {possible} of the {cards} cards can be chiral{within} ({listed}), but {needed} are needed; {hint}": (
        "nur {possible} der {cards} Karten können chiral sein{within} ({listed}), gebraucht werden aber "
        "{needed}; {hint}"
    ),
    "only {possible} of the {cards} cards can be non-chiral{within} ({listed}), but {needed} are needed; {hint}": (
        "nur {possible} der {cards} Karten können nicht chiral sein{within} ({listed}), gebraucht werden aber "
        "{needed}; {hint}"
    ),
    "size {size} has {shapes}{within}, but {needed} are needed; ask for fewer of that size, or allow duplicates": (
        "in Größe {size} gibt es {shapes}{within}, gebraucht werden aber {needed}; verlange weniger in dieser "
        "Größe, oder erlaube Doppelte"
    ),
    "ask for at most {known}": "verlange höchstens {known}",
    "size {size}: {number}": "Größe {size}: {number}",
    "the shape of {entry} falls apart into {number} pieces": "die Form von {entry} zerfällt in {number} Teile",
    "join the pieces along their edges: {parts}": "verbinde die Teile an ihren Kanten: {parts}",
    "the first is in line {line}; give this one an id of its own": (
        "die erste steht in Zeile {line}; gib dieser eine eigene Kennung"
    ),
    "the first is in the base deck; give this one an id of its own": (
        "die erste steht im Grunddeck; gib dieser eine eigene Kennung"
    ),
    "the id {id} is taken": "die Kennung {id} ist vergeben",
    "the shape has no space": "die Form hat kein Feld",
    "draw at least one `#`": "zeichne mindestens ein `#`",
    "the decks named by `base` build on each other without end": (
        "die mit `base` genannten Decks bauen endlos aufeinander auf"
    ),
    "one of them must have cards of its own instead of a base": (
        "eines von ihnen muss eigene Karten statt eines Grunddecks haben"
    ),
    "a game of {game} shows {needed} patch cards, this deck has {number}": (
        "ein Spiel {game} zeigt {needed} Flickenkarten, dieses Deck hat {number}"
    ),
    "add {missing} more to deal and play it": "ergänze {missing}, um damit austeilen und spielen zu können",
    "{entry} has a hole": "{entry} hat ein Loch",
    "{entry} has {number} holes": "{entry} hat {number} Löcher",
    "open it at one side, unless you want it hard to fill": (
        "öffne es an einer Seite, wenn es nicht schwer zu füllen sein soll"
    ),
    "no straight line separates it": "keine gerade Linie trennt es ab",
    "a piece is smaller than the patch": "ein Teil ist kleiner als der Flicken",
    "it is not part of the patch": "es ist kein Teil des Flickens",
    "two cuts are needed": "dazu braucht es zwei Schnitte",
    "one legal cut gives: {pieces}": "ein erlaubter Schnitt ergibt: {pieces}",
    "this patch cannot be cut": "dieser Flicken lässt sich nicht schneiden",
    "the line {line} leaves {number} pieces": "der Schnitt {line} hinterlässt {number} Teile",
    "`{piece}` is never drawn from {entry}: a start patch cannot be cut": (
        "`{piece}` wird nie aus {entry} gezeichnet: Startflicken werden nicht geschnitten"
    ),
    "no legal cut of {entry} gives `{piece}`: {reason}": (
        "kein erlaubter Schnitt von {entry} ergibt `{piece}`: {reason}"
    ),
    "remove `cuts`, or move the card to `cards`": "entferne `cuts`, oder verschieb die Karte nach `cards`",
    "the base deck {base} is for {game}, not for {other}": (
        "das Grunddeck {base} ist für {game}, nicht für {other}"
    ),
    "{game} has no prices that `override` could change": "{game} hat keine Preise, die `override` ändern könnte",
    "{game} has no start cards": "{game} hat keine Startkarten",
    "remove `start`": "entferne `start`",
    "write `game: {game}`": "schreib `game: {game}`",
    "remove `override`": "entferne `override`",
    "{entry} has `{name}`, which {game} does not know": "{entry} hat `{name}`, was {game} nicht kennt",
    "remove `{name}`": "entferne `{name}`",
    "{entry} has no {prices}": "{entry} hat kein {prices}",
    " and no ": " und kein ",
    "every patch of {game} needs cost, time and income; 0 is possible": (
        "jeder Flicken von {game} braucht cost, time und income; 0 ist möglich"
    ),
    "players may turn and flip patches; draw another one, or leave it if you mean it": (
        "Flicken dürfen gedreht und gespiegelt werden; "
        "zeichne einen anderen, oder lass ihn so, wenn es so gemeint ist"
    ),
    "{name} is the same patch as {other} at the same price": (
        "{name} ist derselbe Flicken wie {other} zum selben Preis"
    ),
    "{name} is the same patch as {other}": "{name} ist derselbe Flicken wie {other}",
    "card {card}": "Karte {card}",
    "the card in line {line}": "die Karte in Zeile {line}",
    "this card": "diese Karte",
    "start {entry} has {size} spaces; {game} starts with {usual}": (
        "{entry} unter `start` hat {size} Felder; {game} beginnt mit {usual}"
    ),
    "draw a patch of {size} spaces, or move the card to `cards`": (
        "zeichne einen Flicken mit {size} Feldern, oder verschieb die Karte nach `cards`"
    ),
    "{name} is {rows}×{columns}, too big for a board of {most_rows}×{most_columns}": (
        "{name} misst {rows}×{columns}, zu groß für einen Spielplan von {most_rows}×{most_columns}"
    ),
    "draw a smaller patch, or name a game with a larger board": (
        "zeichne einen kleineren Flicken, oder nenne ein Spiel mit größerem Spielplan"
    ),
    "{entry} cannot be cut": "{entry} lässt sich nicht schneiden",
    "write `cuts: []` if you know it": "schreib `cuts: []`, wenn du das weißt",
    "{deck} has no {kind} {card}": "{deck} kennt {kind} {card} nicht",
    "its {cards} are {first} to {last}": "{cards} gibt es dort von {first} bis {last}",
    "it has no {cards}": "{cards} gibt es dort nicht",
    "the base deck": "das Grunddeck",
    "card": "Karte",
    "cards": "Karten",
    "start card": "Startkarte",
    "start cards": "Startkarten",
    "patch": "Flicken",
    "patches": "Flicken",
    "start patch": "Startflicken",
    "patch cards": "Flickenkarten",
    "{name} in row {row}, column {column} of the shape is neither `#` nor `.`": (
        "{name} in Reihe {row}, Spalte {column} der Form ist weder `#` noch `.`"
    ),
    "draw with `#` for a space of the patch and `.` for none": (
        "zeichne `#` für ein Feld des Flickens und `.` für keines"
    ),
    "a blank": "ein Leerzeichen",
    "a tab": "ein Tabulator",
    "a backslash": "ein Backslash",
    "{number} start card; a deck of {game} usually has {usual}": (
        "{number} Startkarte; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "{number} start cards; a deck of {game} usually has {usual}": (
        "{number} Startkarten; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "{number} patch card; a deck of {game} usually has {usual}": (
        "{number} Flickenkarte; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "{number} patch cards; a deck of {game} usually has {usual}": (
        "{number} Flickenkarten; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "no start cards; a deck of {game} usually has {usual}": (
        "keine Startkarten; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "no patch cards; a deck of {game} usually has {usual}": (
        "keine Flickenkarten; ein Deck von {game} hat gewöhnlich {usual}"
    ),
    "leave it if you mean it": "lass es so, wenn es so gemeint ist",
    "{entry} says `flip: true`, but its mirror image is one of its rotations": (
        "{entry} sagt `flip: true`, doch ihr Spiegelbild ist eine ihrer Drehungen"
    ),
    "{entry} says `flip: false`, but its mirror image is none of its rotations": (
        "{entry} sagt `flip: false`, doch ihr Spiegelbild ist keine ihrer Drehungen"
    ),
    "write `flip: {right}`, or leave the key out": "schreib `flip: {right}`, oder lass den Schlüssel weg",
    "{entry} says size {size}, but its shape has {right}": "{entry} sagt Größe {size}, doch ihre Form hat {right}",
    "write `size: {size}`, or mend the shape": "schreib `size: {size}`, oder bessere die Form aus",
    "a generated {what} has 1 to {most} spaces, not {size}: all shapes of a size are listed before some are "
    "drawn, and beyond {most} there are too many": (
        "ein erzeugter {what} hat 1 bis {most} Felder, nicht {size}: alle Formen einer Größe werden "
        "aufgezählt, bevor einige gezogen werden, und über {most} sind es zu viele"
    ),
    "`{text}` is not a share; write for example 40% or 0.4": (
        "`{text}` ist kein Anteil; schreib zum Beispiel 40% oder 0.4"
    ),
    "`{text}` is not a box with sides from 1 to {most}; write for example 5x4": (
        "`{text}` ist kein Kasten mit Seiten von 1 bis {most}; schreib zum Beispiel 5x4"
    ),
    "the deck {deck} has no patch cards to be like": "das Deck {deck} hat keine Flickenkarten zum Nachahmen",
    "`{part}` is not a size with its number of cards; write for example 3:4,4:8": (
        "`{part}` ist keine Größe mit ihrer Anzahl von Karten; schreib zum Beispiel 3:4,4:8"
    ),
    "size {size} stands twice in `{text}`; write it once, with the sum": (
        "Größe {size} steht zweimal in `{text}`; schreib sie einmal, mit der Summe"
    ),
    "a deck has {least} to {most} {what}, not {count}": "ein Deck hat {least} bis {most} {what}, nicht {count}",
    "the sizes {sizes} add up to {total} cards, but {cards} are asked for; change a count, or leave out the "
    "number of cards": (
        "die Größen {sizes} ergeben {total} Karten, verlangt sind aber {cards}; ändere eine Anzahl, oder lass "
        "die Zahl der Karten weg"
    ),
    "a deck has 1 to {most} patch cards; the sizes add up to {total}": (
        "ein Deck hat 1 bis {most} Flickenkarten; die Größen ergeben {total}"
    ),
}
