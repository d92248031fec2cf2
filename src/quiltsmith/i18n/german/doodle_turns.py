"""What is said about the turns of doodle sheets, and about deals: who drew which card, when and how."""

from __future__ import annotations

TEXTS = {
    # Lines that cannot be read
    "`{word}` starts no line of a log": "mit `{word}` beginnt keine Zeile eines Verlaufs",
    "start the line with the number of the turn": "beginne die Zeile mit der Nummer des Zugs",
    "the line ends too early": "die Zeile endet zu früh",
    "write for example `start A S01`": "schreib zum Beispiel `start A S01`",
    "write for example `{turn} B P12` or `{turn} pass`": (
        "schreib zum Beispiel `{turn} B P12` oder `{turn} passe`"
    ),
    "write for example `{example}`": "schreib zum Beispiel `{example}`",
    "name every piece by one letter or digit, the same as on the board": (
        "nenne jedes Teil mit einem Buchstaben oder einer Ziffer, wie auf dem Spielplan"
    ),
    "`{word}` is not a single letter": "`{word}` ist kein einzelner Buchstabe",
    "the score is missing": "die Wertung fehlt",
    "write for example `score 25` or `score 5x5`": "schreib zum Beispiel `wertung 25` oder `wertung 5x5`",
    "expected a number after `{word}`": "nach `{word}` gehört eine Zahl",
    "remove it, or put `#` before it to make it a comment": (
        "lösch es, oder setz `#` davor, dann ist es ein Kommentar"
    ),
    "`{word}` is not expected here": "`{word}` gehört nicht hierher",
    # The start
    "the log has no start patch": "im Verlauf fehlt der Startflicken",
    "begin it with a line such as `start A S03`": "beginne ihn mit einer Zeile wie `start A S03`",
    "a single space is no start patch": "ein einzelnes Feld ist kein Startflicken",
    "name a start card, such as `start A S03`; a single has a turn, such as `1 {letter} single`": (
        "nenne eine Startkarte, etwa `start A S03`; ein einzelnes Feld hat seinen Zug, etwa `1 {letter} einzeln`"
    ),
    "the start patch cannot be cut": "der Startflicken darf nicht zerschnitten werden",
    "the start patch cannot be exchanged": "der Startflicken darf nicht getauscht werden",
    "draw it whole, and remove the word": "zeichne ihn ganz und lösch das Wort",
    # Turns
    "turn {turn} is missing": "Zug {turn} fehlt",
    "turns {first} to {last} are missing": "die Züge {first} bis {last} fehlen",
    "write `{turn} pass` if nothing was drawn": "schreib `{turn} passe`, wenn nichts gezeichnet wurde",
    "turn {turn} is neither drawn nor passed, it has only a single space": (
        "in Zug {turn} ist weder gezeichnet noch gepasst, er hat nur ein einzelnes Feld"
    ),
    "there is no turn {turn}; a game of {game} has {last}": (
        "Zug {turn} gibt es nicht; ein Spiel {game} hat {last}"
    ),
    "check the number at the line's start": "prüfe die Nummer am Anfang der Zeile",
    "the start is logged after turn {reached}": "der Start steht hinter Zug {reached}",
    "turn {turn} is logged after turn {reached}": "Zug {turn} steht hinter Zug {reached}",
    "log the turns in the order of play": "schreib die Züge in der Reihenfolge des Spiels auf",
    "turn {turn} was passed, so no patch can be drawn in it": (
        "in Zug {turn} wurde gepasst, also kann darin kein Flicken gezeichnet sein"
    ),
    "only single spaces can be shaded after a pass; remove one of the two lines": (
        "nach dem Passen lassen sich nur einzelne Felder füllen; lösch eine der beiden Zeilen"
    ),
    "a second patch at the start: {card} was drawn already": (
        "ein zweiter Flicken zum Start: {card} ist schon gezeichnet"
    ),
    "a second patch in turn {turn}: {card} was drawn already": (
        "ein zweiter Flicken in Zug {turn}: {card} ist schon gezeichnet"
    ),
    "a neighbour's patch is drawn instead of the other, not as well; keep one of the two lines": (
        "der Flicken eines Nachbarn wird statt des anderen gezeichnet, nicht zusätzlich; behalte eine der "
        "beiden Zeilen"
    ),
    "keep one of the two lines": "behalte eine der beiden Zeilen",
    # When rounds are scored
    "the score of round {number} stands after turn {turn}; it belongs after turn {last}": (
        "die Wertung der Runde {number} steht hinter Zug {turn}; sie gehört hinter Zug {last}"
    ),
    "move it up to the end of round {number}": "verschieb sie nach oben ans Ende der Runde {number}",
    "the score of round {number} stands before turn {turn}; it belongs after turn {last}": (
        "die Wertung der Runde {number} steht vor Zug {turn}; sie gehört hinter Zug {last}"
    ),
    "move it down to the end of round {number}": "verschieb sie nach unten ans Ende der Runde {number}",
    "a score for round {number}; a game of {game} has {rounds}": (
        "eine Wertung für Runde {number}; ein Spiel {game} hat {rounds}"
    ),
    "a second score for round {number}": "eine zweite Wertung für Runde {number}",
    "a round is scored once; remove one of the two lines": (
        "eine Runde wird einmal gewertet; lösch eine der beiden Zeilen"
    ),
    # Special actions
    "{card} was exchanged for a neighbour {number} times": (
        "{card} wurde {number}-mal gegen einen Nachbarn getauscht"
    ),
    "one patch can be exchanged once; remove the word": (
        "ein Flicken lässt sich nur einmal tauschen; lösch das Wort"
    ),
    "{action} is used too often: it is allowed {times}": "„{action}“ ist zu oft genutzt, erlaubt ist es {times}",
    "{number} times": "{number}-mal",
    "once": "einmal",
    ", and Again (repeat) is used up": ", und „Noch einmal“ ist verbraucht",
    ", so that it cannot be repeated": ", also geht es auch nicht noch einmal",
    "turn {turn} has one card in the circle, and none beside it": (
        "in Zug {turn} liegt eine einzige Karte im Kreis und keine daneben"
    ),
    "remove `neighbour`, or check the turn": "lösch `nachbar`, oder prüfe den Zug",
    "it was used before, in turn {turns}; one of the lines is wrong": (
        "genutzt ist es schon in Zug {turns}; eine der Zeilen ist falsch"
    ),
    "remove it": "lösch das",
    "neighbour": "Nachbar",
    "single": "Einzeln",
    "cut": "Schnitt",
    # Cards and deals
    "the deck {deck}": "das Deck {deck}",
    "{card} is a patch card; {deck}": "{card} ist eine Flickenkarte; {deck}",
    "{card} is a start card; {deck}": "{card} ist eine Startkarte; {deck}",
    "{letter} on the board is the patch of {card}": "{letter} auf dem Spielplan ist der Flicken von {card}",
    "its cards are {first} to {last}": "seine Karten sind {first} bis {last}",
    "{card} was the token's card in turn {turn} and is out of play": (
        "{card} war in Zug {turn} die Karte der Figur und ist aus dem Spiel"
    ),
    "one of the two lines names the wrong card, or lacks `neighbour`": (
        "eine der beiden Zeilen nennt die falsche Karte, oder ihr fehlt `nachbar`"
    ),
    "turn {turn} offered {cards}, not {card}": "in Zug {turn} lagen {cards} aus, nicht {card}",
    "beside the token's card {token} lay {beside}, not {card}": (
        "neben {token}, der Karte der Figur, gab es {beside}, nicht {card}"
    ),
    "no deal has {card} as the token's card in turn {turn} after what was drawn before": (
        "nach dem, was vorher gezeichnet ist, kann {card} in Zug {turn} nicht die Karte der Figur sein"
    ),
    "no deal has {card} beside the token's card in turn {turn} after what was drawn before": (
        "nach dem, was vorher gezeichnet ist, kann {card} in Zug {turn} nicht neben der Karte der Figur liegen"
    ),
    "no deal leaves {card} for turn {turn} after what was drawn before": (
        "nach dem, was vorher gezeichnet ist, kann {card} in Zug {turn} nicht übrig sein"
    ),
    "no roll leads there from the earlier turns with `neighbour`; check turns and cards, here and there": (
        "von den früheren Zügen mit `nachbar` führt kein Wurf dorthin; prüfe Züge und Karten, hier wie dort"
    ),
    "the token's card of turn {turn} was {token}, not {card}": (
        "die Karte der Figur in Zug {turn} war {token}, nicht {card}"
    ),
    "{card} lay beside it: write `neighbour` after the card": (
        "{card} lag daneben: schreib `nachbar` hinter die Karte"
    ),
    "{card} was the token's card itself: remove `neighbour`": (
        "{card} war selbst die Karte der Figur: lösch `nachbar`"
    ),
    "check the turn and the card, and that this is the right deal": (
        "prüfe Zug und Karte, und ob das die richtige Kartenfolge ist"
    ),
    "the deal is not for {game}, which has other numbers of cards or turns": (
        "die Kartenfolge passt nicht zu {game}, das andere Zahlen von Karten oder Zügen hat"
    ),
    "check this sheet without a deal, or with one of its game": (
        "prüfe dieses Blatt ohne Kartenfolge oder mit einer seines Spiels"
    ),
    "the deal is of another deck that is called {deck} too: its cards are different": (
        "die Kartenfolge ist aus einem anderen Deck, das auch {deck} heißt: seine Karten sind verschieden"
    ),
    "the deal is of the deck {dealt}, and this sheet of the deck {deck}": (
        "die Kartenfolge ist aus dem Deck {dealt}, dieses Blatt gehört zum Deck {deck}"
    ),
    "check this sheet without a deal, or with one of its deck": (
        "prüfe dieses Blatt ohne Kartenfolge oder mit einer aus seinem Deck"
    ),
    "this sheet was played with the deal {name}, not with the one it is checked with": (
        "dieses Blatt wurde mit der Kartenfolge {name} gespielt, nicht mit der, mit der es geprüft wird"
    ),
    "check this sheet without a deal, or with its own": (
        "prüfe dieses Blatt ohne Kartenfolge oder mit seiner eigenen"
    ),
    "take a deck with more cards, or remove the line": "nimm ein Deck mit mehr Karten, oder entferne die Zeile",
    "there is one of each; that is fine if they sat at different tables": (
        "jede gibt es nur einmal; an verschiedenen Tischen ist das in Ordnung"
    ),
    # Deal files
    "A deal: the same cards and rolls for everybody.": "Eine Kartenfolge: dieselben Karten und Würfe für alle.",
    "Check sheets against it with `quiltsmith sheet check SHEET --deal THIS-FILE`.": (
        "Blätter damit prüfen: `quiltsmith sheet check BLATT --deal DIESE-DATEI`."
    ),
    "clockwise from the token": "im Uhrzeigersinn ab der Figur",
    "the new cards of each later round": "die neuen Karten jeder weiteren Runde",
    "every turn but the last": "jeder Zug außer dem letzten",
    "a game of {game} shows {needed} patch cards, {deck} has {number}": (
        "ein Spiel {game} zeigt {needed} Flickenkarten, {deck} hat {number}"
    ),
    "the circle of a game with {turns} turns in a round": "der Kreis eines Spiels mit {turns} Zügen je Runde",
    "the length of the circle": "die Länge des Kreises",
    "the length of the list of refills": "die Länge der Liste `refills`",
    "the length of the list of rolls": "die Länge der Liste `rolls`",
    "the length of a refill": "die Anzahl neuer Karten unter `refills`",
    "the card {card} is dealt twice": "die Karte {card} kommt zweimal",
    "every card lies on the table once": "jede Karte liegt einmal auf dem Tisch",
    "the deck {deck} is for a board of {rows} × {columns}; that of {game} has {other_rows} × {other_columns}": (
        "das Deck {deck} ist für einen Spielplan von {rows} × {columns} Feldern; der von {game} hat "
        "{other_rows} × {other_columns}"
    ),
    "name no game: that of the deal's deck will do": (
        "nenne kein Spiel: das des Decks der Kartenfolge ist das richtige"
    ),
}
