"""What is said about doodle sheets."""

from __future__ import annotations

TEXTS = {
    # Notes, and what could not be checked
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
        "Formen, Wertungen und leere Felder: das Blatt hat kein Brett"
    ),
    "shapes, scores and empty spaces: the board cannot be read": (
        "Formen, Wertungen und leere Felder: das Brett ist nicht zu lesen"
    ),
    "patches, turns and special actions: the sheet has no log": (
        "Flicken, Züge und Sonderaktionen: das Blatt hat keinen Verlauf"
    ),
    "the board of earlier rounds: only the last one is known": (
        "das Brett früherer Runden: nur das letzte ist bekannt"
    ),
    "shapes: the deck of the sheet cannot be read": "Formen: die Karten des Blatts sind nicht zu lesen",
    "shapes: the sheet names no deck": "Formen: das Blatt nennt keine Karten",
    "turn {turns}: the log does not name it": "Zug {turns}: der Verlauf nennt ihn nicht",
    "turns {turns}: the log does not name them": "Züge {turns}: der Verlauf nennt sie nicht",
    "spaces marked {letters}: nobody knows which patch they are, and when they were shaded": (
        "Felder mit {letters}: niemand weiß, welcher Flicken das ist und wann sie gefüllt wurden"
    ),
    "the total: the sheet stops before the end of the game": "die Summe: das Blatt endet vor dem Ende des Spiels",
    "the score of round {number}: its line is missing": "die Wertung der Runde {number}: ihre Zeile fehlt",
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
    # Deals
    "the deal is of another deck that is called {deck} too: its cards are different": (
        "gegeben wurde aus einem anderen Kartensatz, der auch {deck} heißt: seine Karten sind verschieden"
    ),
    "the deal is of the deck {dealt}, and this sheet of the deck {deck}": (
        "gegeben wurde aus dem Kartensatz {dealt}, und dieses Blatt gehört zu {deck}"
    ),
    "check this sheet without `--deal`, or with a deal of its deck": (
        "prüfe dieses Blatt ohne `--deal` oder mit Karten, die aus seinem Satz gegeben wurden"
    ),
    "{card} is the start card of {player} too, in {file}:{line}": (
        "{card} ist auch die Startkarte von {player}, in {file}:{line}"
    ),
    "another sheet": "einem anderen Blatt",
    "there is one of each; that is fine if they sat at different tables": (
        "jede gibt es nur einmal; an verschiedenen Tischen ist das in Ordnung"
    ),
    # Scores and totals
    "a rectangle has no side of 0": "ein Rechteck hat keine Seite von 0",
    "count its rows and columns of shaded spaces; a single space is 1x1": (
        "zähle seine Zeilen und Spalten gefüllter Felder; ein einzelnes Feld ist 1x1"
    ),
    "a rectangle of {sides} is worth {worth}, not {claimed}": (
        "ein Rechteck von {sides} zählt {worth}, nicht {claimed}"
    ),
    "write {worth}, or other sides": "schreibe {worth} oder andere Seiten",
    "round {number} had no shaded rectangle of {sides}": "in Runde {number} war kein Rechteck von {sides} gefüllt",
    "round {number} had no shaded rectangle worth {worth}": (
        "in Runde {number} war kein Rechteck gefüllt, das {worth} zählt"
    ),
    "the best was {rectangle} at {where}, worth {worth}": (
        "das beste war {rectangle} bei {where} und zählt {worth}"
    ),
    "not even a board of {board} that is shaded all over has one": (
        "nicht einmal ein ganz gefülltes Brett von {board} hat so eines"
    ),
    "nothing was shaded then": "da war noch nichts gefüllt",
    "not even the final board has one": "nicht einmal das Brett am Ende hat so eines",
    "the score of round {rounds} is missing": "die Wertung der Runde {rounds} fehlt",
    "the scores of rounds {rounds} are missing": "die Wertungen der Runden {rounds} fehlen",
    "{some} and {last}": "{some} und {last}",
    "write it after turn {turn}; the best rectangle counts in its place": (
        "schreibe sie hinter Zug {turn}; an ihrer Stelle zählt das beste Rechteck"
    ),
    "{found} of the {rounds} rounds have a score": "{found} der {rounds} Runden haben eine Wertung",
    "write one line for each round, such as `score 25`": "schreibe eine Zeile pro Runde, etwa `wertung 25`",
    "the total is {total}, not {claimed}": "die Summe ist {total}, nicht {claimed}",
    "no rectangles on this board give a total of {claimed}": (
        "keine Rechtecke auf diesem Brett ergeben die Summe {claimed}"
    ),
    "at most {best} is possible; write the scores as well": (
        "höchstens {best} ist möglich; schreibe auch die Wertungen auf"
    ),
    # The start
    "a single space is no start patch": "ein einzelnes Feld ist kein Startflicken",
    "name a start card, such as `start A S03`; a single has a turn, such as `1 {letter} single`": (
        "nenne eine Startkarte, etwa `start A S03`; ein einzelnes Feld hat seinen Zug, etwa `1 {letter} einzeln`"
    ),
    "the start patch cannot be cut": "der Startflicken darf nicht zerschnitten werden",
    "the start patch cannot be exchanged": "der Startflicken darf nicht getauscht werden",
    "draw it whole, and remove the word": "zeichne ihn ganz und lösche das Wort",
    # Turns
    "turn {turn} is missing": "Zug {turn} fehlt",
    "turns {first} to {last} are missing": "die Züge {first} bis {last} fehlen",
    "write `{turn} pass` if nothing was drawn": "schreibe `{turn} passe`, wenn nichts gezeichnet wurde",
    "a score for round {number}; a game of {game} has {rounds}": (
        "eine Wertung für Runde {number}; ein Spiel {game} hat {rounds}"
    ),
    "remove it": "lösche sie",
    "a second score for round {number}": "eine zweite Wertung für Runde {number}",
    "a round is scored once; remove one of the two lines": (
        "eine Runde wird einmal gewertet; lösche eine der beiden Zeilen"
    ),
    # Letters
    "{letter} is not on the board": "{letter} steht nicht auf dem Brett",
    "mark its spaces, or remove the line": "trage die Felder ein oder lösche die Zeile",
    "the log does not say what {letter} is": "der Verlauf sagt nicht, was {letter} ist",
    "the log does not say what these letters are: {letters}": (
        "der Verlauf sagt nicht, was diese Buchstaben sind: {letters}"
    ),
    "it names every turn, so that every shaded space has a letter; write the letters of its lines": (
        "er nennt jeden Zug, also hat jedes gefüllte Feld einen Buchstaben; schreibe die Buchstaben seiner Zeilen"
    ),
    "add its line to the log, for example `{line}`": "ergänze die Zeile im Verlauf, zum Beispiel `{line}`",
    "add their lines to the log, for example `{line}`": "ergänze die Zeilen im Verlauf, zum Beispiel `{line}`",
}
