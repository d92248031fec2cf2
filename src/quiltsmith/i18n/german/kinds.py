"""German of what depends on the kind of a game."""

from __future__ import annotations

TEXTS = {
    "No total": "Keine Summe",
    "Total {total}": "Summe {total}",
    "by the rules of {rules}": "nach den Regeln von {rules}",
    "no total": "keine Summe",
    "nothing draws the {product} of {game}: games with the rules of {rules} have none yet": (
        "für {game} gibt es dieses Druckstück ({product}) noch nicht: Spiele mit den Regeln {rules} haben keines"
    ),
    "there is no empty sheet for {game} yet; start with one of another game": (
        "für {game} gibt es noch kein leeres Blatt; beginne mit dem eines anderen Spiels"
    ),
    "write `player: NAME` and a sheet for each": "schreib `spieler: NAME`, und ein Blatt für jeden Namen",
    "to use it": "dafür",
    "for a whole game of two": "für ein ganzes Spiel zu zweit",
    "{game} has no start cards; ask for none": ("{game} hat keine Startkarten; verlange keine"),
}
