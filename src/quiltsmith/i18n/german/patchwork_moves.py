"""What is said about the lines of quilts and whole games of two: who moves, what is bought, and the circle."""

from __future__ import annotations

TEXTS = {
    # Lines that cannot be read
    "`{word}` starts no line of a finished quilt": "mit `{word}` beginnt keine Zeile einer fertigen Decke",
    "write a letter and its patch, or `x special`": "schreib einen Buchstaben und seinen Flicken, oder `x sonder`",
    "expected nothing after the patch": "nach dem Flicken gehört nichts mehr",
    "start another line for another letter": "beginne eine neue Zeile für einen anderen Buchstaben",
    "the player's name is missing": "der Name fehlt",
    "`{word}` is not a move": "`{word}` ist kein Zug",
    "the move is missing": "der Zug fehlt",
    "expected a patch and a letter after `{word}`": "nach `{word}` gehören ein Flicken und ein Buchstabe",
    "expected a letter after `{word}`": "nach `{word}` gehört ein Buchstabe",
    "expected nothing after `{word}`": "nach `{word}` gehört nichts mehr",
    "write for example `{player} take H a`": "schreib zum Beispiel `{player} nimm H a`",
    "write for example `{player} special s`": "schreib zum Beispiel `{player} sonder s`",
    "expected `yes` or `no` here": "hierher gehört `ja` oder `nein`",
    "expected a number here": "hierher gehört eine Zahl",
    'a whole game has two players: name both, for example "Andrea Doris"': (
        'zu einem ganzen Spiel gehören zwei: nenne beide Namen, zum Beispiel "Andrea Doris"'
    ),
    # Whose turn it is, and when the game ends
    "it is the turn of {player}, not of {mover}": "am Zug ist {player}, nicht {mover}",
    "both are on space {space}, and the token of {player} lies on top": (
        "beide stehen auf Feld {space}, und die Figur von {player} liegt oben"
    ),
    "{mover} is on space {space}, {player} on {other}": "{mover} steht auf Feld {space}, {player} auf {other}",
    "the game was over before this move": "das Spiel war vor diesem Zug zu Ende",
    "remove the line, or look for a wrong one above": "lösch die Zeile, oder such darüber nach einer falschen",
    "the game is not over: the last space is {last} ({where})": (
        "das Spiel ist nicht zu Ende: das letzte Feld ist {last} ({where})"
    ),
    "{player} on {space}": "{player} auf {space}",
    "{player} moves next": "als Nächstes zieht {player}",
    # The circle
    "the game has no circle, so nobody knows what was for sale": (
        "das Spiel hat keinen Kreis, also weiß niemand, was zu haben war"
    ),
    "write `circle:` and the {number} patches, the first in front of the neutral token first": (
        "schreib `kreis:` und die {number} Flicken, zuerst den ersten vor der neutralen Figur"
    ),
    "{missing} of {number} patches are missing in the circle": (
        "im Kreis liegen nicht alle {number} Flicken: {missing} zu wenig"
    ),
    "add {patches}": "ergänze {patches}",
    "the neutral token starts behind {patch}, so {patch} is the last of the circle": (
        "die neutrale Figur beginnt hinter {patch}, also kommt {patch} im Kreis zuletzt"
    ),
    "turn the circle until {patch} is last": "dreh den Kreis, bis {patch} zuletzt kommt",
    "the deck {deck} has no patch {patch}": "das Deck {deck} hat keinen Flicken {patch}",
    "{patch} is missing": "{patch} fehlt",
    "{patch} lies in the circle already": "{patch} liegt schon im Kreis",
    "missing: {patches}": "es fehlt noch: {patches}",
    # What is for sale, and what it costs
    "{patch} is {number} patches away from the neutral token": (
        "{patch} ist erst der {number}. Flicken vor der neutralen Figur"
    ),
    "{patch} is no longer in the circle": "{patch} liegt nicht mehr im Kreis",
    "for sale: {patches}": "zu haben: {patches}",
    "{hint}; {letter} is drawn like {patch}": "{hint}; {letter} ist gezeichnet wie {patch}",
    "{letter} is drawn like {patch}": "{letter} ist gezeichnet wie {patch}",
    "{patch} costs {cost}, and {player} has {has}": "{patch} kostet {cost}, und {player} hat {has}",
    "a cheaper patch or `advance` was possible": "möglich war ein billigerer Flicken oder `weiter`",
    # Special patches
    "{player} gained a special patch before this move and did not place it": (
        "{player} hat vor diesem Zug einen Sonderflicken gewonnen und nicht gelegt"
    ),
    "add a line `{player} special s` above": "ergänze darüber eine Zeile `{player} sonder s`",
    "{player} gained a special patch and did not place it": (
        "{player} hat einen Sonderflicken gewonnen und nicht gelegt"
    ),
    "add a line `{player} special s` below": "ergänze darunter eine Zeile `{player} sonder s`",
    "{player} has gained no special patch to place (token on space {space})": (
        "{player} hat keinen Sonderflicken gewonnen (Figur auf Feld {space})"
    ),
    "the next one lies on space {space}": "der nächste liegt auf Feld {space}",
    "all of them are taken": "alle sind vergeben",
    "{game} does not allow to discard a special patch": (
        "{game} erlaubt nicht, einen Sonderflicken aus dem Spiel zu nehmen"
    ),
    "place it: `{player} special s`": "leg ihn: `{player} sonder s`",
    # Game definitions
    "the value of a tile": "der Wert eines Plättchens",
    "write for example `5: 12`": "schreib zum Beispiel `5: 12`",
    # Moves on a screen
    "this move is not possible now": "dieser Zug geht jetzt nicht",
    "{patch} fits nowhere on the quilt of {player}": "{patch} passt nirgends mehr auf die Decke von {player}",
    "a piece lies there; take it away first": "dort liegt ein Stück; nimm es zuerst weg",
    "there is no such piece": "so ein Stück gibt es nicht",
}
