"""What the simulator says."""

from __future__ import annotations

TEXTS = {
    "{score} would be a good score with this deck": "{score} wäre ein gutes Ergebnis mit diesem Deck",
    "The game says {own}; bots reach {mean} points on average.": (
        "Das Spiel sagt {own}; Bots erreichen im Mittel {mean} Punkte."
    ),
    "clusters are used where quiltsmith is installed, not in this page": (
        "Cluster gehen dort, wo quiltsmith installiert ist, nicht auf dieser Seite"
    ),
    "quiltsmith plays the same games 30 to 100 times as fast where it is installed with `[fast]`": (
        "quiltsmith spielt dieselben Partien 30- bis 100-mal so schnell, wo es mit `[fast]` installiert ist"
    ),
    "`{command}` plays the same games 30 to 100 times as fast": (
        "Mit `{command}` werden dieselben Partien 30- bis 100-mal so schnell gespielt"
    ),
    "the game is over": "das Spiel ist aus",
    "no bot plays {game} yet": "{game} spielt noch kein Bot",
    "there is no bot {name}; there are {bots}": "es gibt keinen Bot {name}; es gibt {bots}",
    "this is no file of an interrupted run": "das ist keine Datei eines abgebrochenen Laufs",
    "the file of the run is damaged; play it from the start": (
        "die Datei des Laufs ist beschädigt; spiele ihn von vorn"
    ),
    (
        "the file holds games of {deck}, bot {bot}, seed {seed}, version {version}, or the deck has "
        "changed; only the same games can go on"
    ): (
        "die Datei enthält Partien von {deck}, Bot {bot}, Zufallszahl {seed}, Version {version}, oder das "
        "Deck wurde geändert; nur dieselben Partien können weitergehen"
    ),
    "How {deck} plays": "Wie sich {deck} spielt",
    "{games}, bot {bot}, seed {seed}": "{games}, Bot „{bot}“, Zufallszahl {seed}",
    "{number} game": "{number} Partie",
    "{games} games": "{games} Partien",
    "1 point": "1 Punkt",
    "{points} points": "{points} Punkte",
    "{best} is worth {points} more than {worst}": "{best} ist {points} mehr wert als {worst}",
    "Whoever starts with {worst} starts behind.": "Wer mit {worst} beginnt, beginnt im Rückstand.",
    "No start card is worth much more than another": "Keine Startkarte ist viel mehr wert als eine andere",
    "{card} is passed in {share} of its turns": "Bei {card} wird in {share} ihrer Züge gepasst",
    "The average card is passed in {share} of its turns.": "Bei einer durchschnittlichen Karte sind es {share}.",
    "{card} helps most: {points}": "{card} hilft am meisten: {points}",
    "So much more does a game bring in which it is the token's card once.": (
        "So viel mehr bringt eine Partie, in der sie einmal die Karte der Figur ist."
    ),
    "{card} costs most: {points}": "{card} kostet am meisten: {points}",
    "So much less does a game bring in which it is the token's card once.": (
        "So viel weniger bringt eine Partie, in der sie einmal die Karte der Figur ist."
    ),
    "{card} costs {cost} in round {early} and brings {gain} in round {late}": (
        "{card} kostet {cost} in Runde {early} und bringt {gain} in Runde {late}"
    ),
    "Small patches help late, when large ones no longer fit.": (
        "Kleine Flicken helfen spät, wenn große nicht mehr passen."
    ),
    "{action} is not used in {share} of all games": "{action} bleibt in {share} aller Partien ungenutzt",
    "It may be worth too little.": "Vielleicht ist das zu wenig wert.",
    "{level} of {number} card is in balance": "{level} von {number} Karte ist ausgewogen",
    "{level} of {number} cards are in balance": "{level} von {number} Karten sind ausgewogen",
    "Their effect may be less than one point.": "Ihre Wirkung ist vielleicht kleiner als ein Punkt.",
    "{games} games are too few to tell what cards are worth": (
        "{games} Partien sind zu wenig, um zu sagen, was Karten wert sind"
    ),
    "Effects are only known to within {points}": "Wirkungen sind nur auf {points} genau bekannt",
    "About {games} games would tell them to within half a point.": (
        "Etwa {games} Partien würden sie auf einen halben Punkt genau sagen."
    ),
    "Neighbour": "Nachbar",
    "Single": "Einzeln",
    "Cut": "Schnitt",
    "Totals": "Summen",
    "Half of all games end between {low} and {high} points.": (
        "Die Hälfte aller Partien endet zwischen {low} und {high} Punkten."
    ),
    "points, when it is the token's card": "Punkte, wenn sie die Karte der Figur ist",
    "points": "Punkte",
    "What each card does to the total": "Was jede Karte mit der Summe macht",
    "What each start card does to the total": "Was jede Startkarte mit der Summe macht",
    "Round {number}": "Runde {number}",
    "round {number}": "Runde {number}",
    "Empty spaces": "Leere Felder",
    "Passes": "Gepasst",
    "Special actions": "Sonderaktionen",
    "An average game": "Eine durchschnittliche Partie",
    "Spaces that stay empty": "Felder, die leer bleiben",
    "{space} most often, in {share} of all games. Bots build from the top left.": (
        "Am öftesten {space}, in {share} aller Partien. Bots bauen von links oben."
    ),
    "seen": "gesehen",
    "drawn": "gezeichnet",
    "passed": "gepasst",
    "effect": "Wirkung",
    "games": "Partien",
    (
        "Seen: how often it was the token's card; drawn and passed: what was done then, else a neighbour "
        "was drawn. Effect: points compared with the average card, its 95% interval, and the effect in "
        "each round."
    ): (
        "Gesehen: wie oft sie die Karte der Figur war; gezeichnet und gepasst: was dann geschah, sonst "
        "wurde ein Nachbar gezeichnet. Wirkung: Punkte im Vergleich zur durchschnittlichen Karte, ihr "
        "95-%-Intervall und die Wirkung in jeder Runde."
    ),
    "Cards": "Karten",
    "Start cards": "Startkarten",
    "action": "Aktion",
    "mean": "Mittel",
    "Turn by turn, in percent of all games": "Zug um Zug, in Prozent aller Partien",
    "decks of {game} cannot be compared yet": "Decks von {game} lassen sich noch nicht vergleichen",
    "{first} and {second}": "{first} und {second}",
    "{outcome}: {second} has {difference}": "{outcome}: {second} hat {difference}",
    "{first} on average instead of {second}.": "Im Mittel {first} statt {second}.",
    "{card} is worth {points} points with {second}": "{card} ist mit {second} {points} Punkte wert",
    "With {first} it is {points}.": "Mit {first} sind es {points}.",
    "Nothing differs beyond chance": "Nichts unterscheidet sich mehr als durch Zufall",
    "{number} more": "{number} mehr",
    "{number} less": "{number} weniger",
    "yes": "ja",
    "difference": "Unterschied",
    "beyond chance": "kein Zufall",
    "What games bring": "Was Partien bringen",
    "outcome": "Ergebnis",
    "How the effects of cards change": "Wie sich die Wirkung von Karten ändert",
    "points; the intervals are those of all cards together": (
        "Punkte; die Intervalle gelten für alle Karten zusammen"
    ),
    "Total": "Summe",
    "a cluster needs Dask: `{command}`": ("ein Cluster braucht Dask: `{command}`"),
    "no Dask cluster answers at {address}: {reason}": "unter {address} antwortet kein Dask-Cluster: {reason}",
    "the cluster has no workers yet": "der Cluster hat noch keine Worker",
    "every worker needs quiltsmith {version}; there is {found}": (
        "jeder Worker braucht quiltsmith {version}; vorhanden ist {found}"
    ),
    "the cluster loses its workers; {count} were lost over one batch": (
        "der Cluster verliert seine Worker, {count} bei denselben Partien"
    ),
}
