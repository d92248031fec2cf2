"""What is said about evenings of a club: deals, rankings, certificates and leagues; and about decks compared."""

from __future__ import annotations

TEXTS = {
    # Several deals
    "this sheet was played with the deal {name}, which is none of those given": (
        "dieses Blatt wurde mit der Kartenfolge {name} gespielt, und die ist nicht unter den angegebenen"
    ),
    "given are {names}; give its own too": "angegeben sind {names}; gib auch seine eigene an",
    "the cards of this sheet fit none of the deals": "die Karten dieses Blatts passen zu keiner der Kartenfolgen",
    "{name}: {number} of {all} cards are others": "{name}: {number} von {all} Karten sind andere",
    "this sheet fits {names}, so it is checked without a deal": (
        "dieses Blatt passt zu {names} und wird darum ohne Kartenfolge geprüft"
    ),
    "name its deal: `deal: {name}`": "nenne seine Kartenfolge: `deal: {name}`",
    # What several sheets have
    "the board of {player} is the same as that of {other} in `{place}`": (
        "der Spielplan von {player} ist derselbe wie der von {other} in `{place}`"
    ),
    "nobody draws the same quilt by accident: was a sheet copied to begin another?": (
        "niemand zeichnet zufällig dieselbe Decke: Wurde ein Blatt kopiert, um ein anderes zu beginnen?"
    ),
    "{number} start card is on several sheets of one deal: {cards}": (
        "{number} Startkarte steht auf mehreren Blättern einer Kartenfolge: {cards}"
    ),
    "{number} start cards are on several sheets of one deal: {cards}": (
        "{number} Startkarten stehen auf mehreren Blättern einer Kartenfolge: {cards}"
    ),
    # Lists, certificates and leagues
    "Standings": "Tabelle",
    "{number} win": "{number} Sieg",
    "{number} wins": "{number} Siege",
    "in {number} game": "in {number} Partie",
    "in {number} games": "in {number} Partien",
    "sum": "Summe",
    "The best {best} results count; others are in parentheses.": (
        "Die besten {best} Ergebnisse zählen; die übrigen stehen in Klammern."
    ),
    "note: {file}: {player} has no rank: {reason}": "Hinweis: {file}: {player} hat keinen Rang: {reason}",
    "note: {player} has no rank, and gets no certificate: {reason}": (
        "Hinweis: {player} hat keinen Rang und bekommt keine Urkunde: {reason}"
    ),
    "nobody has a rank, so there is no list to print": (
        "niemand hat einen Rang, also gibt es keine Liste zu drucken"
    ),
    "nobody has a rank, so there is no certificate to print": (
        "niemand hat einen Rang, also gibt es keine Urkunde zu drucken"
    ),
    "nobody has a rank in any of these evenings, so there is no table": (
        "an keinem dieser Abende hat jemand einen Rang, also gibt es keine Tabelle"
    ),
    "there is no result of {names}": "es gibt kein Ergebnis von {names}",
    "a page is no text for a terminal; name a file with -o": (
        "eine Seite ist kein Text für ein Terminal; nenne mit -o eine Datei"
    ),
    "{path} is no file for --format {format}; leave one of them out": (
        "{path} ist keine Datei für --format {format}; lass eines von beiden weg"
    ),
    # Names of players
    "note: {option} takes names, so a player is called `{name}`; for the names in that file write "
    "--players-from {name}": (
        "Hinweis: {option} nimmt Namen, also heißt jemand `{name}`; für die Namen in dieser Datei schreibe "
        "--players-from {name}"
    ),
    "there is no name in {name}": "in {name} steht kein Name",
    "{player} is twice in {name}; tell them apart": "{player} steht zweimal in {name}; unterscheide die beiden",
    "--players makes a sheet for each of them; leave --player and --whole-game out": (
        "--players macht für jeden Namen ein Blatt; lass --player und --whole-game weg"
    ),
    "several sheets need a folder: -o FOLDER": "mehrere Blätter brauchen einen Ordner: -o ORDNER",
    "only sheets of a deal have a code; name the deal": (
        "nur Blätter einer Kartenfolge haben einen Code; nenne die Kartenfolge"
    ),
    # Decks compared
    "The decks have the same cards.": "Die Decks haben dieselben Karten.",
    "the same cards": "dieselben Karten",
    "changed": "geändert",
    "renamed": "umbenannt",
    "added": "neu",
    "removed": "entfernt",
    "{number} card changed": "{number} Karte geändert",
    "{number} cards changed": "{number} Karten geändert",
    "{number} renamed": "{number} umbenannt",
    "{number} added": "{number} neu",
    "{number} removed": "{number} entfernt",
    "another shape": "andere Form",
    "turned or flipped": "gedreht oder gespiegelt",
    "no": "nein",
    # Files of any kind, and standard output
    "a table of cards": "eine Tabelle mit Karten",
    "{number} file checked": "{number} Datei geprüft",
    "{number} files checked": "{number} Dateien geprüft",
    "note: there is none of our files in these folders": "Hinweis: In diesen Ordnern ist keine unserer Dateien",
    "nobody knows what this is: it has the keys of no kind of file": (
        "niemand weiß, was das ist: Es hat die Schlüssel keiner Art von Datei"
    ),
    "a deck begins with `deck:`, a game with `game:`, a sheet with `player:` and `board:`": (
        "ein Deck beginnt mit `deck:`, ein Spiel mit `game:`, ein Blatt mit `player:` und `board:`"
    ),
    "--kind is for standard output, `-o -`; the name of a file says it by its end": (
        "--kind ist für die Standardausgabe, `-o -`; bei einer Datei sagt es das Ende ihres Namens"
    ),
    "a print is no text for a terminal; lead it into a file or another program": (
        "ein Druck ist kein Text für ein Terminal; leite ihn in eine Datei oder ein anderes Programm"
    ),
    "standard output holds one {kind}, and this has {number} pages; a PDF holds them all": (
        "in die Standardausgabe passt ein {kind}, und das hier hat {number} Seiten; ein PDF fasst sie alle"
    ),
    "there is no completion for {shell}; there is one for {known}": (
        "für {shell} gibt es keine Vervollständigung; es gibt sie für {known}"
    ),
}
