"""What is said about quilts and games of two."""

from __future__ import annotations

TEXTS = {
    # Two quilts of one game
    "{card} lies on the quilt of {player} already, by line {line}": (
        "{card} liegt nach Zeile {line} schon auf der Decke von {player}"
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
        "eines der beiden Bretter ist falsch, oder sie sind nicht aus einem Spiel"
    ),
    "{found} special patches on two quilts, {game} has {exist}": (
        "{found} Sonderflicken auf zwei Decken, {game} hat {exist}"
    ),
    "{found} special patches on one quilt, {game} has {exist}": (
        "{found} Sonderflicken auf einer Decke, {game} hat {exist}"
    ),
    "single spaces can be covered by special patches only": "einzelne Felder füllen nur Sonderflicken",
    "only this quilt has a filled square of {side}×{side}, so its player has the tile": (
        "nur auf dieser Decke ist ein Quadrat von {side}×{side} gefüllt, also gehört das Plättchen hierher"
    ),
    "write `{line}`: {points} points more": "schreibe `{line}`: {points} Punkte mehr",
    "the tile is claimed by {player} already, in line {line}": (
        "das Plättchen hat schon die Decke von {player}, nach Zeile {line}"
    ),
    "only the first to fill a square has it: write `{line}`": (
        "nur wer zuerst ein Quadrat gefüllt hat, hat es: schreibe `{line}`"
    ),
    "both quilts have a filled square of {side}×{side}, so one of the players has the tile": (
        "auf beiden Decken ist ein Quadrat von {side}×{side} gefüllt, also hat eine davon das Plättchen"
    ),
    "the first to fill a square has it: write `{line}`, or that of the other": (
        "wer zuerst ein Quadrat gefüllt hat, hat es: schreibe `{line}` hier oder bei der anderen"
    ),
    "both have {number} point: who reached the last space first has won, but quilts do not show that": (
        "beide haben {number} Punkt: gewonnen hat, wer zuerst auf dem letzten Feld war, was Decken nicht zeigen"
    ),
    "both have {number} points: who reached the last space first has won, but quilts do not show that": (
        "beide haben {number} Punkte: gewonnen hat, wer zuerst auf dem letzten Feld war, was Decken nicht zeigen"
    ),
    # Players and boards
    "a game has two players with different names, here are {number}": (
        "ein Spiel hat zwei Spieler mit verschiedenen Namen, hier sind es {number}"
    ),
    "write for example `players: Andrea Doris`, the first player first": (
        "schreibe zum Beispiel `players: Andrea Doris`, wer beginnt zuerst"
    ),
    "the names stand beside each other, without `{word}`": "die Namen stehen nebeneinander, ohne `{word}`",
    "write `players: {names}`": "schreibe `players: {names}`",
    "write `board {first}:` or `board {second}:`": "schreibe `brett {first}:` oder `brett {second}:`",
    "{player} has a board already": "{player} hat schon ein Brett",
    "`{name}` is not one of the players": "`{name}` spielt hier nicht mit",
    "the board's player is missing": "es fehlt, wessen Brett das ist",
    # Notes, and what could not be checked
    "a square of {side}×{side} is filled: {points} points more for whoever was the first to fill one": (
        "ein Quadrat von {side}×{side} ist gefüllt: {points} Punkte mehr für die Decke, die zuerst eines hatte"
    ),
    "the moves: the sheet has no log": "die Züge: das Blatt hat keinen Verlauf",
    "patches and empty spaces: the sheet has no board that can be read": (
        "Flicken und leere Felder: das Blatt hat kein lesbares Brett"
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
        "Decke, Plättchen und Summe von {player}: es gibt kein lesbares Brett"
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
        "{claimed} leere Felder sind angegeben, das Brett hat {empty}"
    ),
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
    "write `{line}`": "schreibe `{line}`",
    "write `{line}`, or mend the board": "schreibe `{line}` oder berichtige das Brett",
}
