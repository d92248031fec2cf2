"""What the simulator says of games of two, and of decks that are rebalanced."""

from __future__ import annotations

TEXTS = {
    "For other styles no other cards stand out: {styles}": (
        "Bei anderen Spielweisen fallen keine weiteren Karten auf: {styles}"
    ),
    "Each of them played {games} games, which show large differences only.": (
        "Jede davon hat {games} Partien gespielt; die zeigen nur große Unterschiede."
    ),
    "For {style} other cards stand out: {cards}": "Bei {style} fallen andere Karten auf: {cards}",
    "In {games} games of this style; for players who weigh everything they are in balance.": (
        "In {games} Partien dieser Spielweise; für alle, die alles abwägen, sind sie im Gleichgewicht."
    ),
    "{card} is still called “{name}”": "{card} heißt noch „{name}“",
    "{card} still has the note “{note}”": "{card} hat noch die Notiz „{note}“",
    "That was said of its old shape, {shape}; see whether it fits the new one.": (
        "Das galt der alten Form, {shape}; sieh nach, ob es zur neuen passt."
    ),
    "Names, notes and comments of these cards were written for their old shapes.": (
        "Namen, Notizen und Kommentare dieser Karten galten ihren alten Formen."
    ),
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
    "A fair game would have between 47% and 53%.": "Bei einem fairen Spiel wären es 47 bis 53 %.",
    "{games} games are too few to tell what patches are worth": (
        "{games} Partien sind zu wenige, um zu sagen, was Flicken wert sind"
    ),
    "About {games} games would tell them to within one point.": (
        "Etwa {games} Partien würden sie auf einen Punkt genau zeigen."
    ),
    "Half of all players end between {low} and {high} points.": (
        "Die Hälfte aller Spielenden hat am Ende zwischen {low} und {high} Punkten."
    ),
    "Scores of both players": "Punkte beider Seiten",
    "Wins of the first player": "Siege der Beginnenden",
    "Score of the first player": "Punkte der Beginnenden",
    "Score of the second player": "Punkte der anderen",
    "Moves": "Züge",
    "Income of the first player": "Einkommen der Beginnenden",
    "Income of the second player": "Einkommen der anderen",
    "Empty spaces of the first player": "Leere Felder der Beginnenden",
    "Empty spaces of the second player": "Leere Felder der anderen",
    "Income at the end": "Einkommen am Ende",
    "Tile won": "Plättchen gewonnen",
    "What each patch is worth at its price": "Was jeder Flicken zu seinem Preis wert ist",
    "points of score difference": "Punkte Unterschied",
    "patch": "Flicken",
    "bought": "gekauft",
    "by the first": "davon Beginnende",
    "on space": "auf Feld",
    "Patches": "Flicken",
    (
        "Bought: in how many of all games, how many of these by the first player, and on which space of the "
        "track on average. Effect: points compared with the median patch, and its 95% interval; * measured in "
        "pairs of games, since it is bought nearly always or never. The last columns: bought after how many "
        "income marks, in percent of all games. Each player likes some patches better than others, by lot."
    ): (
        "Gekauft: in wie vielen aller Partien, wie oft davon von der Person, die beginnt, und im Mittel auf "
        "welchem Feld der Zeitleiste. Wirkung: Punkte im Vergleich zum mittleren Flicken, mit 95-%-Bereich; * in "
        "Paaren von Partien gemessen, weil er fast immer oder nie gekauft wird. Die letzten Spalten: gekauft nach "
        "wie vielen Einkommensmarken, in Prozent aller Partien. Jede Seite mag manche Flicken lieber, durch Los."
    ),
    "{deck} has no card {cards}": "{deck} hat keine Karte {cards}",
    "{deck} rebalanced": "{deck} neu ausgewogen",
    "{games} games in {rounds} rounds and checks, bot {bot}, seed {seed}": (
        "{games} Partien in {rounds} Runden und Prüfungen, Bot „{bot}“, Zufallszahl {seed}"
    ),
    "{deck} is in balance as it is": "{deck} ist so ausgewogen, wie es ist",
    "{number} card changes": "{number} Karte ändert sich",
    "{number} cards change": "{number} Karten ändern sich",
    "On fresh seeds effects spread by {before} points before and {after} after.": (
        "In neuen Partien streuen die Wirkungen vorher um {before} Punkte, nachher um {after}."
    ),
    "Some effects are still beyond {tolerance}: what may change does not reach further.": (
        "Manche Wirkungen liegen noch über {tolerance}: weiter reicht nicht, was sich ändern darf."
    ),
    "before": "vorher",
    "after": "nachher",
    "effect before": "Wirkung vorher",
    "effect after": "Wirkung nachher",
    "Effects in points, measured on fresh seeds.": "Wirkungen in Punkten, gemessen in neuen Partien.",
    "What changes": "Was sich ändert",
    "shape": "Form",
    "Shapes of the same size that were played": "Formen derselben Größe, die gespielt wurden",
    "{bot}, {games} games": "{bot}, {games} Partien",
    "How far effects lie apart, before and after": "Wie weit Wirkungen auseinanderliegen, vorher und nachher",
    "What each card does then": "Was dann jede Karte bewirkt",
    "cost {cost}, time {time}": "Preis {cost}, Zeit {time}",
    "{card} still brings {points} too many": "{card} bringt noch {points} zu viel",
    "{card} still costs {points}": "{card} kostet noch {points}",
    "No shape of its size that was played is in balance.": (
        "Keine Form ihrer Größe, die gespielt wurde, ist ausgewogen."
    ),
    "Give it another size.": "Gib ihr eine andere Größe.",
    "Or cut it from the deck, which has more cards than a game shows.": (
        "Oder nimm sie aus dem Deck; es hat mehr Karten, als eine Partie zeigt."
    ),
    "rebalancing": "wiege aus",
    "{deck} with fewest changes so that bots find its cards in balance.": (
        "{deck} mit möglichst wenigen Änderungen, sodass Bots die Karten ausgewogen finden."
    ),
    "Made by `quiltsmith rebalance`; effects are points, measured on fresh seeds.": (
        "Gemacht von `quiltsmith rebalance`; Wirkungen sind Punkte, gemessen in neuen Partien."
    ),
    "was {before}; effect {old} before, {new} now": "war {before}; Wirkung vorher {old}, jetzt {new}",
}
