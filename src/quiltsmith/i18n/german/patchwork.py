"""What is said about quilts and games of two."""

from __future__ import annotations

TEXTS = {
    # Two quilts of one game
    "{card} lies on the quilt of {player} already, by line {line}": (
        "{card} liegt laut Zeile {line} schon auf der Decke von {player}"
    ),
    "the first player": "der ersten Person",
    "every patch exists once; name another": "jeden Flicken gibt es einmal; nenne einen anderen",
    "`{shape}` lies on the two quilts {times} times, and {deck} has it only once": (
        "`{shape}` liegt {times}-mal auf den beiden Decken, und {deck} hat diese Form nur einmal"
    ),
    "`{shape}` lies on the two quilts {times} times, and {deck} has it only {number} times": (
        "`{shape}` liegt {times}-mal auf den beiden Decken, und {deck} hat diese Form nur {number}-mal"
    ),
    "the two quilts have more patches of these shapes than {deck}: {shapes}": (
        "die beiden Decken haben mehr Flicken dieser Formen als {deck}: {shapes}"
    ),
    "one of the two boards is wrong, or they are not of one game": (
        "einer der beiden Spielpläne ist falsch, oder sie sind nicht aus einem Spiel"
    ),
    "{found} special patches {where}, {game} has {exist}": "{found} Sonderflicken {where}, {game} hat {exist}",
    "{found} single spaces {where}; {game} has {exist} special patches, {deck} has {small} patches of one "
    "space that no line names": (
        "{found} einzelne Felder {where}; {game} hat {exist} Sonderflicken, {deck} hat {small} Flicken von einem "
        "Feld, die keine Zeile nennt"
    ),
    "on one quilt": "auf einer Decke",
    "on two quilts": "auf zwei Decken",
    "single spaces can be covered by special patches and by patches of one space only": (
        "einzelne Felder lassen sich nur mit Sonderflicken und mit Flicken von einem Feld füllen"
    ),
    "single spaces can be covered by special patches only": (
        "einzelne Felder lassen sich nur mit Sonderflicken füllen"
    ),
    "only this quilt has a filled square of {side}×{side}, so its player has the tile": (
        "nur auf dieser Decke ist ein Quadrat von {side}×{side} gefüllt, also gehört das Plättchen hierher"
    ),
    "write `{line}`: {points} points more": "schreib `{line}`: {points} Punkte mehr",
    "the tile is claimed by {player} already, in line {line}": (
        "das Plättchen hat laut Zeile {line} schon die Decke von {player}"
    ),
    "only the first to fill a square has it: write `{line}`": (
        "nur wer zuerst ein Quadrat gefüllt hat, hat es: schreib `{line}`"
    ),
    "both quilts have a filled square of {side}×{side}, so one of the players has the tile": (
        "auf beiden Decken ist ein Quadrat von {side}×{side} gefüllt, also hat eine davon das Plättchen"
    ),
    "the first to fill a square has it: write `{line}`, or that of the other": (
        "wer zuerst ein Quadrat gefüllt hat, hat es: schreib `{line}` hier oder bei der anderen"
    ),
    "both have {total} point: who reached the last space first has won, but quilts do not show that": (
        "beide haben {total} Punkt: gewonnen hat, wer zuerst auf dem letzten Feld war, was Decken nicht zeigen"
    ),
    "both have {total} points: who reached the last space first has won, but quilts do not show that": (
        "beide haben {total} Punkte: gewonnen hat, wer zuerst auf dem letzten Feld war, was Decken nicht zeigen"
    ),
    # Patches, letters and shapes
    "{patch} lies on the quilt already, as {letter}": "{patch} liegt schon auf der Decke, als {letter}",
    "{letter} is `{shape}`, which {deck} has only {times}": (
        "{letter} ist `{shape}`, und {deck} hat diese Form nur {times}"
    ),
    "twice": "zweimal",
    "all of that shape lie elsewhere on the quilt already": "alle dieser Form liegen schon anderswo auf der Decke",
    "{letter} is `{drawn}`, which no patch of {deck} is": (
        "{letter} ist `{drawn}`, und so ist kein Flicken von {deck}"
    ),
    "mend the board; pieces that touch need different letters": (
        "berichtige den Spielplan; Teile, die sich berühren, brauchen verschiedene Buchstaben"
    ),
    "mend the board, or name another patch": "berichtige den Spielplan oder nenne einen anderen Flicken",
    "{letter} is a special patch, but stands on {size} spaces": (
        "{letter} ist ein Sonderflicken, belegt aber {size} Felder"
    ),
    "leave one; another special patch is a line and a letter of its own": (
        "lass eines stehen; ein weiterer Sonderflicken hat seine eigene Zeile und seinen eigenen Buchstaben"
    ),
    "the letter {letter} names a piece of {player} already": (
        "der Buchstabe {letter} nennt schon ein Teil von {player}"
    ),
    "the first is in line {line}; choose another letter": (
        "das erste steht in Zeile {line}; wähl einen anderen Buchstaben"
    ),
    "{letter} is not on the board of {player}": "{letter} steht nicht auf dem Spielplan von {player}",
    "mark its spaces, or mend the line": "trag die Felder ein oder berichtige die Zeile",
    "no line says what {letter} is": "keine Zeile sagt, was {letter} ist",
    "add one, for example `{example}`": "ergänze eine, zum Beispiel `{example}`",
    "{player} take H {letter}": "{player} nimm H {letter}",
    # Players and boards
    "the board of {player} is missing": "der Spielplan von {player} fehlt",
    "draw it below a line `board {player}:`": "zeichne ihn unter eine Zeile `brett {player}:`",
    "a game has two players with different names, here are {number}": (
        "zu einem Spiel gehören zwei verschiedene Namen, hier stehen {number}"
    ),
    "write for example `players: Andrea Doris`, the first player first": (
        "schreib zum Beispiel `spieler: Andrea Doris`, wer beginnt zuerst"
    ),
    "the names stand beside each other, without `{word}`": "die Namen stehen nebeneinander, ohne `{word}`",
    "write `players: {names}`": "schreib `spieler: {names}`",
    "write `board {first}:` or `board {second}:`": "schreib `brett {first}:` oder `brett {second}:`",
    "{player} has a board already": "{player} hat schon einen Spielplan",
    "`{name}` is not one of the players": "`{name}` spielt hier nicht mit",
    "the board's player is missing": "es fehlt, wessen Spielplan das ist",
    # Notes, and what could not be checked
    "a square of {side}×{side} is filled: {points} points more for whoever was the first to fill one": (
        "ein Quadrat von {side}×{side} ist gefüllt: {points} Punkte mehr für die Decke, die zuerst eines hatte"
    ),
    "the moves: the sheet has no log": "die Züge: das Blatt hat keinen Verlauf",
    "patches and empty spaces: the sheet has no board that can be read": (
        "Flicken und leere Felder: das Blatt hat keinen lesbaren Spielplan"
    ),
    "spaces marked {letters}: nobody knows which patch they are": (
        "Felder mit {letters}: niemand weiß, welcher Flicken das ist"
    ),
    "the tile: the sheet does not say who has it": "das Plättchen: das Blatt sagt nicht, wer es hat",
    "which patches were for sale: the circle is not known": (
        "welche Flicken zu haben waren: der Kreis ist nicht bekannt"
    ),
    "everything after line {line}: which patch was taken there is not known": (
        "alles nach Zeile {line}: welcher Flicken dort genommen wurde, ist nicht bekannt"
    ),
    "the end of the game: the record stops before it": "das Ende des Spiels: der Verlauf hört vorher auf",
    "the quilt, the tile and the total of {player}: there is no board that can be read": (
        "Decke, Plättchen und Summe von {player}: es gibt keinen lesbaren Spielplan"
    ),
    "the total: the sheet does not say how many {currency} are left": (
        "die Summe: das Blatt sagt nicht, wie viele {currency} übrig sind"
    ),
    "the {currency}: only the record of a whole game can tell": (
        "die {currency}: nur der Verlauf eines ganzen Spiels kann sie zeigen"
    ),
    # Claims
    "{player} has {number} {currency}, not {claimed}": "{player} hat {number} {currency}, nicht {claimed}",
    "{claimed} empty spaces are claimed, the board has {empty}": (
        "leere Felder: {claimed} angegeben, {empty} auf dem Spielplan"
    ),
    "{claimed} empty spaces are claimed, {player} has {empty}": (
        "leere Felder: {claimed} angegeben, {player} hat {empty}"
    ),
    "the total of {player} is {total}, not {claimed}": "die Summe von {player} ist {total}, nicht {claimed}",
    "the tile is claimed, but no square of {side}×{side} is filled": (
        "das Plättchen ist angegeben, aber kein Quadrat von {side}×{side} ist gefüllt"
    ),
    "{player} has the tile, as the first to fill a square of {side}×{side}": (
        "{player} hat das Plättchen für das zuerst gefüllte Quadrat von {side}×{side}"
    ),
    "{player} was the first to fill a square of {side}×{side}": (
        "{player} hat zuerst ein Quadrat von {side}×{side} gefüllt"
    ),
    "{player} has no filled square of {side}×{side}": "{player} hat kein gefülltes Quadrat von {side}×{side}",
    "write `{line}`": "schreib `{line}`",
    "write `{line}`, or mend the board": "schreib `{line}` oder berichtige den Spielplan",
}
