"""What is said about doodle sheets: their boards, scores and totals, and what could not be checked."""

from __future__ import annotations

TEXTS = {
    # Notes, and what could not be checked
    "a good score of {score} cannot be reached: no game of {game} brings more than {most} points": (
        "ein gutes Ergebnis von {score} ist nicht zu erreichen: keine Partie von {game} bringt mehr als {most} "
        "Punkte"
    ),
    "write for example `good_score: {score}`; nothing printed shows this one": (
        "schreibe zum Beispiel `good_score: {score}`; auf nichts Gedrucktem steht dieses"
    ),
    "round {round}: {number} point missed, {best} were possible{where}": (
        "Runde {round}: {number} Punkt verschenkt, {best} waren möglich{where}"
    ),
    "round {round}: {number} points missed, {best} were possible{where}": (
        "Runde {round}: {number} Punkte verschenkt, {best} waren möglich{where}"
    ),
    " ({rectangle} at {where})": " ({rectangle} bei {where})",
    "the total of {claimed} counts smaller rectangles than the best, {total} were possible": (
        "die Summe {claimed} zählt kleinere Rechtecke als die besten, {total} waren möglich"
    ),
    "turn {turn}: neighbour was not needed, every card left could be drawn": (
        "Zug {turn}: Nachbar war unnötig, jede übrige Karte durfte gezeichnet werden"
    ),
    "shapes, scores and empty spaces: the sheet has no board": (
        "Formen, Wertungen und leere Felder: das Blatt hat keinen Spielplan"
    ),
    "shapes, scores and empty spaces: the board cannot be read": (
        "Formen, Wertungen und leere Felder: der Spielplan ist nicht zu lesen"
    ),
    "patches, turns and special actions: the sheet has no log": (
        "Flicken, Züge und Sonderaktionen: das Blatt hat keinen Verlauf"
    ),
    "the board of earlier rounds: only the last one is known": (
        "der Spielplan früherer Runden: nur der letzte ist bekannt"
    ),
    "shapes: the deck of the sheet cannot be read": "Formen: das Deck des Blatts ist nicht zu lesen",
    "shapes: the sheet names no deck": "Formen: das Blatt nennt kein Deck",
    "turn {turns}: the log does not name it": "Zug {turns}: der Verlauf nennt ihn nicht",
    "turns {turns}: the log does not name them": "Züge {turns}: der Verlauf nennt sie nicht",
    "spaces marked {letters}: nobody knows which patch they are, and when they were shaded": (
        "Felder mit {letters}: niemand weiß, welcher Flicken das ist und wann sie gefüllt wurden"
    ),
    "the total: the sheet stops before the end of the game": "die Summe: das Blatt endet vor dem Ende des Spiels",
    "the score of round {number}: its line is missing": "die Wertung der Runde {number}: ihre Zeile fehlt",
    "the score in line {line}: nobody knows which round it is of": (
        "die Wertung in Zeile {line}: niemand weiß, zu welcher Runde sie gehört"
    ),
    "a second board: one sheet is of one player, and has one board": (
        "ein zweiter Spielplan: ein Blatt gehört einem Menschen und hat einen"
    ),
    "the first is in line {line}; write a sheet for each, with `---` between them": (
        "der erste steht in Zeile {line}; schreib für jeden ein Blatt, mit `---` dazwischen"
    ),
    # Scores and totals
    "a rectangle has no side of 0": "ein Rechteck hat keine Seite von 0",
    "count its rows and columns of shaded spaces; a single space is 1x1": (
        "zähl seine Reihen und Spalten gefüllter Felder; ein einzelnes Feld ist 1x1"
    ),
    "a rectangle of {sides} is worth {worth}, not {claimed}": (
        "ein Rechteck von {sides} zählt {worth}, nicht {claimed}"
    ),
    "write {worth}, or other sides": "schreib {worth} oder andere Seiten",
    "round {number} had no shaded rectangle of {sides}": "in Runde {number} war kein Rechteck von {sides} gefüllt",
    "round {number} had no shaded rectangle worth {worth}": (
        "in Runde {number} war kein Rechteck gefüllt, das {worth} zählt"
    ),
    "the best was {rectangle} at {where}, worth {worth}": (
        "das beste war {rectangle} bei {where} und zählt {worth}"
    ),
    "not even a board of {board} that is shaded all over has one": (
        "nicht einmal ein ganz gefüllter Spielplan von {board} hat so eines"
    ),
    "nothing was shaded then": "da war noch nichts gefüllt",
    "not even the final board has one": "nicht einmal der Spielplan am Ende hat so eines",
    "the score of round {rounds} is missing": "die Wertung der Runde {rounds} fehlt",
    "the scores of rounds {rounds} are missing": "die Wertungen der Runden {rounds} fehlen",
    "{some} and {last}": "{some} und {last}",
    "write it after turn {turn}; the best rectangle counts in its place": (
        "schreib sie hinter Zug {turn}; an ihrer Stelle zählt das beste Rechteck"
    ),
    "{found} of the {rounds} rounds have a score": (
        "aufgeschrieben ist die Wertung von {found} der {rounds} Runden"
    ),
    "write one line for each round, such as `score 25`": "schreib eine Zeile je Runde, etwa `wertung 25`",
    "the total is {total}, not {claimed}": "die Summe ist {total}, nicht {claimed}",
    "no rectangles on this board give a total of {claimed}": (
        "keine Rechtecke auf diesem Spielplan ergeben die Summe {claimed}"
    ),
    "at most {best} is possible": "höchstens {best} ist möglich",
    "at most {best} is possible; write the scores as well": (
        "höchstens {best} ist möglich; schreib auch die Wertungen auf"
    ),
    "write `empty {empty}`": "schreib `leer {empty}`",
    "write `empty {empty}`: {spaces}": "schreib `leer {empty}`: {spaces}",
    # Letters
    "{letter} is not on the board": "{letter} steht nicht auf dem Spielplan",
    "mark its spaces, or remove the line": "trag die Felder ein oder lösch die Zeile",
    "the letter {letter} names a piece already": "der Buchstabe {letter} nennt schon ein Teil",
    "the first is in line {line}; give this piece another letter": (
        "das erste steht in Zeile {line}; gib diesem Teil einen anderen Buchstaben"
    ),
    "the log does not say what {letter} is": "der Verlauf sagt nicht, was {letter} ist",
    "the log does not say what these letters are: {letters}": (
        "der Verlauf sagt nicht, was diese Buchstaben sind: {letters}"
    ),
    "it names every turn, so that every shaded space has a letter; write the letters of its lines": (
        "er nennt jeden Zug, also hat jedes gefüllte Feld einen Buchstaben; schreib die Buchstaben seiner Zeilen"
    ),
    "add its line to the log, for example `{line}`": "ergänze die Zeile im Verlauf, zum Beispiel `{line}`",
    "add their lines to the log, for example `{line}`": "ergänze die Zeilen im Verlauf, zum Beispiel `{line}`",
    # Shapes
    "{letter} is `{drawn}`, but {card} is `{shape}`": "{letter} ist `{drawn}`, {card} aber `{shape}`",
    "{letter} is in {parts} parts, but {card} is `{shape}`": (
        "{letter} besteht aus {parts} getrennten Stücken, {card} aber ist `{shape}`"
    ),
    "it is a piece of one cut: write `cut` after the card if it was cut": (
        "ein Schnitt ergibt dieses Teil: schreib `schnitt` hinter die Karte, wenn sie zerschnitten wurde"
    ),
    "it is the patch of {card}: mend the card, or the board": (
        "das ist der Flicken von {card}: berichtige die Karte oder den Spielplan"
    ),
    "a letter names one piece in one part; mend the board": (
        "ein Buchstabe nennt ein zusammenhängendes Teil; berichtige den Spielplan"
    ),
    "it has {number} spaces, the patch has {size}; mend the board or the card": (
        "gezeichnet ist Größe {number}, der Flicken hat {size}; berichtige den Spielplan oder die Karte"
    ),
    "mend the board, or name another card": "berichtige den Spielplan oder nenne eine andere Karte",
    "{letter} is a single, but stands on {size} spaces": "{letter} ist ein einzelnes Feld, belegt aber {size}",
    "leave one of {spaces}; a second single has a line and a letter of its own": (
        "lass eines von {spaces} stehen; ein zweites einzelnes Feld hat seine eigene Zeile und seinen eigenen "
        "Buchstaben"
    ),
    "leave one; a second single has a line and a letter of its own": (
        "lass eines stehen; ein zweites einzelnes Feld hat seine eigene Zeile und seinen eigenen Buchstaben"
    ),
    # Cuts
    "no legal cut of {card} gives {letter}, `{drawn}`: {reason}": (
        "kein erlaubter Schnitt von {card} ergibt {letter}, `{drawn}`: {reason}"
    ),
    "no {number} legal cuts one after the other of {card} give {letter}, `{drawn}`": (
        "keine {number} erlaubten Schnitte nacheinander durch {card} ergeben {letter}, `{drawn}`"
    ),
    "every cut leaves two pieces; draw one of the last two": (
        "jeder Schnitt lässt zwei Teile; zeichne eines der letzten zwei"
    ),
    "this patch cannot be cut {number} times": "dieser Flicken lässt sich nicht {number}-mal zerschneiden",
    "{number} legal cuts give: {pieces}": "{number} erlaubte Schnitte ergeben: {pieces}",
}
