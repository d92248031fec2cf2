"""What is said about checked sheets: reports, lines, rankings."""

from __future__ import annotations

TEXTS = {
    # Verdicts
    "valid": "gültig",
    "partly": "teilweise",
    "partly checked": "teilweise geprüft",
    "{problems}, partly checked": "{problems}, teilweise geprüft",
    "{number} valid": "{number} gültig",
    "{number} partly checked": "{number} teilweise geprüft",
    "{number} with errors": "{number} mit Fehlern",
    "{number} file missing": "{number} Datei fehlt",
    "{number} files missing": "{number} Dateien fehlen",
    "note:": "Hinweis:",
    "not checked:": "nicht geprüft:",
    # The ranking
    "Ranking": "Rangliste",
    "corrected": "berichtigt",
    "corrected, {claimed} claimed": "berichtigt, angegeben {claimed}",
    "the same sheet as {place}": "dasselbe Blatt wie {place}",
    "no total: {reason}": "keine Summe: {reason}",
    "{number} error: {codes}": "{number} Fehler: {codes}",
    "{number} errors: {codes}": "{number} Fehler: {codes}",
    "{number} warning: {codes}": "{number} Warnung: {codes}",
    "{number} warnings: {codes}": "{number} Warnungen: {codes}",
    "only partly checked": "nur teilweise geprüft",
    "there is no board that can be read": "es gibt keinen lesbaren Spielplan",
    "the sheet stops before the end of the game": "das Blatt hört vor dem Ende des Spiels auf",
    "a score is missing, and the board of that round is not known": (
        "eine Wertung fehlt, und der Spielplan jener Runde ist nicht bekannt"
    ),
    "the sheet does not say how many {currency} are left": "das Blatt sagt nicht, wie viele {currency} übrig sind",
    # Reports
    "with the deck {deck}": "mit dem Deck {deck}",
    "without a deck": "ohne Deck",
    "A sheet without a name": "Ein Blatt ohne Namen",
    "Total {total}: {sum}": "Summe {total}: {sum}",
    "No total; empty spaces: {empty}": "Keine Summe; leere Felder: {empty}",
    "empty spaces: {empty} · {each} = {lost} lost": "leere Felder: {empty} · {each} = {lost} verloren",
    "Special actions:": "Sonderaktionen:",
    "{action} {used} of {allowed}": "{action} {used} von {allowed}",
    "repeat": "Noch einmal",
    "Round {round}: {points}": "Runde {round}: {points}",
    "not checked: nobody\nknows the board then": "nicht geprüft: niemand\nkennt jenen Spielplan",
    "nothing is shaded": "nichts ist gefüllt",
    "the best; none claimed": "das beste; nichts angegeben",
    "not {claimed} as claimed": "nicht {claimed} wie angegeben",
    "best {best}: {where}": "das beste {best}: {where}",
    "the best there was": "das beste, das es gab",
    "scored": "gewertet",
    "only in the best": "nur im besten",
    "shaded": "gefüllt",
    "round {round}: not known": "Runde {round}: nicht bekannt",
    "as claimed": "wie angegeben",
    "round {round}: {reason}: {score}": "Runde {round}: {reason}: {score}",
    "round {round}: {rectangle}: {sum} = {score}": "Runde {round}: {rectangle}: {sum} = {score}",
    "no score": "keine Wertung",
    "{number} point": "{number} Punkt",
    "{number} points": "{number} Punkte",
    "{rectangle} at {where}": "{rectangle} bei {where}",
    "turn": "Zug",
    "start": "Start",
    "pass": "passe",
    " neighbour,": " Nachbar,",
    "not on the board": "nicht auf dem Spielplan",
    "{number} space": "{number} Feld",
    "{number} spaces": "{number} Felder",
    ", the piece {line}": ", das Teil {line}",
    "{some} of {all} spaces": "{some} von {all} Feldern",
    "cut {line}, {sizes}": "Schnitt {line}, {sizes}",
    "not a piece of it": "kein Teil davon",
    "not this patch": "nicht dieser Flicken",
    "as printed": "wie gedruckt",
    "turned right": "nach rechts gedreht",
    "turned upside down": "auf den Kopf gedreht",
    "turned left": "nach links gedreht",
    "flipped": "gewendet",
    # Games of two
    "A quilt without a name": "Eine Decke ohne Namen",
    "winner {player}": "Sieg: {player}",
    "no winner": "kein Sieg",
    "no board that can be read": "kein lesbarer Spielplan",
    "{player}: no total": "{player}: keine Summe",
    "No winner yet": "Noch kein Sieg",
    "No winner": "Kein Sieg",
    "Winner: {player}": "Sieg: {player}",
    "Winner: {player}, tied and the first to reach space {space}": (
        "Sieg: {player}, bei Gleichstand zuerst auf Feld {space}"
    ),
    "{income} income  {special} special patch": "{income} Einkommen  {special} Sonderflicken",
    "special patch": "Sonderflicken",
    "  cost {cost}, time {time}, income {income}": "  Preis {cost}, Zeit {time}, Einkommen {income}",
    "line": "Zeile",
    "player": "Name",
    "move": "Zug",
    "paid": "Preis",
    "on the way": "unterwegs",
    "advance +{number}": "weiter +{number}",
    "income +{number}": "Einkommen +{number}",
    "special +{number}": "sonder +{number}",
    "the tile": "das Plättchen",
    # Files, and sheets beside each other
    "the deck {deck} is for {other}, not for {game}": "das Deck {deck} ist für {other}, nicht für {game}",
    "without `deck:` the usual deck of {game} is taken; or write `game: {other}`": (
        "ohne `karten:` gilt das übliche Deck von {game}; oder schreib `spiel: {other}`"
    ),
    "a sheet of {game} has no `{head}:`": "ein Blatt von {game} hat kein `{head}:`",
    "{hint}, or `game: {rules}` {use}": "{hint}, oder `spiel: {rules}` {use}",
    "this is the same sheet as {place}": "das ist dasselbe Blatt wie {place}",
    "the ranking counts it once; keep one of the two": "die Rangliste zählt es einmal; behalte eines der beiden",
    "is it in another folder?": "liegt sie in einem anderen Ordner?",
    "{name} is named twice": "{name} ist zweimal genannt",
    "it is checked once": "sie wird einmal geprüft",
    "there is no sheet in the folder {name}": "im Ordner {name} ist kein Blatt",
    "sheets in a folder are text files whose names end in {ending}": (
        "Blätter in einem Ordner sind Textdateien, deren Namen auf {ending} enden"
    ),
    "check it with `{command}`": "prüfe es mit `{command}`",
    "name it as the deal, to check sheets against it": "nenne sie als Kartenfolge, um Blätter damit zu prüfen",
    "note: {name} is left out: no line of it is one of a sheet": (
        "Hinweis: {name} bleibt weg: keine Zeile darin gehört zu einem Blatt"
    ),
    "standard input can be read only once; write `-` once": (
        "die Standardeingabe lässt sich nur einmal lesen; schreib `-` einmal"
    ),
    "{path} is one of the sheets; choose another name with -o": (
        "{path} ist eines der Blätter; wähle einen anderen Namen mit -o"
    ),
    "--problems is a view of its own; leave --brief and --full out": (
        "--problems ist eine Ansicht für sich; lass --brief und --full weg"
    ),
}
