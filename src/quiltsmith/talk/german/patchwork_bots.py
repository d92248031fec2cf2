"""What the simulator says of games of two."""

from __future__ import annotations

TEXTS = {
    "{game} has no patches to buy; only games of two have": (
        "{game} hat keine Flicken zu kaufen; das haben nur Spiele zu zweit"
    ),
    "{card} is {points} too cheap": "{card} ist {points} zu billig",
    "{card} is {points} too dear": "{card} ist {points} zu teuer",
    "Whoever has it scores so much better against the other; it is bought in {share} of all games.": (
        "So viel besser steht da, wer ihn hat; gekauft wird er in {share} aller Partien."
    ),
    "Whoever has it scores so much worse against the other; it is bought in {share} of all games.": (
        "So viel schlechter steht da, wer ihn hat; gekauft wird er in {share} aller Partien."
    ),
    "{card} is bought in only {share} of all games": "{card} wird nur in {share} aller Partien gekauft",
    "The average patch is bought in {share}.": "Ein durchschnittlicher Flicken wird in {share} gekauft.",
    "The first player wins {share} of all games": "Wer beginnt, gewinnt {share} aller Partien",
    "A fair game would have between 47 and 53 %.": "Bei einem fairen Spiel wären es 47 bis 53 %.",
    "{games} games are too few to tell what patches are worth": (
        "{games} Partien sind zu wenige, um zu sagen, was Flicken wert sind"
    ),
    "About {games} games would tell them to within one point.": (
        "Etwa {games} Partien würden sie auf einen Punkt genau zeigen."
    ),
    "Half of all players end between {low} and {high} points.": (
        "Die Hälfte aller Spielenden hat am Ende zwischen {low} und {high} Punkten."
    ),
    "Scores of both players": "Punkte beider",
    "Wins of the first player": "Siege der Beginnenden",
    "Score of the first player": "Punkte der Beginnenden",
    "Score of the second player": "Punkte der anderen",
    "Moves": "Züge",
    "Income at the end": "Einkommen am Ende",
    "Tile won": "Plättchen gewonnen",
    "What each patch is worth at its price": "Was jeder Flicken zu seinem Preis wert ist",
    "points of score difference": "Punkte Unterschied",
    "patch": "Flicken",
    "bought": "gekauft",
    "by the first": "von wem beginnt",
    "on space": "auf Feld",
    "Patches": "Flicken",
    (
        "Bought: in how many of all games, how many of these by the first player, and on which space of the "
        "track on average. Effect: points compared with the median patch, and its 95 % interval; * measured in "
        "pairs of games, since it is bought nearly always or never. The last columns: bought after how many "
        "income marks, in percent of all games. Each player likes some patches better than others, by lot."
    ): (
        "Gekauft: in wie vielen aller Partien, wie oft davon von der Person, die beginnt, und im Mittel auf "
        "welchem Feld der Zeitleiste. Wirkung: Punkte im Vergleich zum mittleren Flicken, mit 95-%-Bereich; * in "
        "Paaren von Partien gemessen, weil er fast immer oder nie gekauft wird. Die letzten Spalten: gekauft nach "
        "wie vielen Einkommensmarken, in Prozent aller Partien. Jede Seite mag manche Flicken lieber, durch Los."
    ),
}
