"""What is said of decks."""

from __future__ import annotations

TEXTS = {
    "{reason}; name another with --deck": ("{reason}; nenne andere mit --deck"),
    "{deck} is a deck for {other}, {game} cannot be played with it": (
        "{deck} ist für {other}, {game} lässt sich damit nicht spielen"
    ),
    "patch {card} of {deck} does not fit the board of {rows}×{columns} spaces": (
        "Flicken {card} aus {deck} passt nicht auf den Plan von {rows}×{columns} Feldern"
    ),
    "{deck} has {number} patch cards, a game of {game} needs {needed}": (
        "{deck} hat {number} Flickenkarten, ein Spiel {game} braucht {needed}"
    ),
    "start patch {card} of {deck} has {size} spaces, those of {game} have {wanted}": (
        "Startflicken {card} aus {deck} hat {size} Felder, die von {game} haben {wanted}"
    ),
}
