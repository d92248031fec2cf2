"""What commands say."""

from __future__ import annotations

TEXTS = {
    "note: a deal is no print, so this changes nothing: {options}": (
        "Hinweis: Eine Kartenfolge wird nicht gedruckt, deshalb ändert das nichts: {options}"
    ),
    "note: {name} is the shipped {what}; for your own file write {own}": (
        "Hinweis: {name} ist mitgeliefert ({what}); für deine eigene Datei schreib {own}"
    ),
    "note: {preset} wants all cards in one picture, so this changes nothing: {options}": (
        "Hinweis: {preset} will alle Karten in einem Bild, deshalb ändert das nichts: {options}"
    ),
    "note: {preset} decides about the page, so this changes nothing: {options}": (
        "Hinweis: {preset} bestimmt die Seite, deshalb ändert das nichts: {options}"
    ),
    "for": "für",
    "note: {preset} wants every card on a page of its own, so this changes nothing: {options}": (
        "Hinweis: {preset} will jede Karte auf einer eigenen Seite, deshalb ändert das nichts: {options}"
    ),
    "code": "Code",
    "what it means": "was er bedeutet",
    "--from takes the cards of a table as they are; leave {option} out": (
        "--from nimmt die Karten einer Tabelle, wie sie sind; lass {option} weg"
    ),
    "there is no {what} `{name}`; {hint}": "{what} `{name}` gibt es nicht; {hint}",
    "there is no {what} `{name}`: no such file, and no shipped {what}; {hint}": (
        "{what} `{name}` gibt es nicht, weder als Datei noch mitgeliefert; {hint}"
    ),
    "{name} cannot be used before this is mended": "{name} lässt sich erst verwenden, wenn das behoben ist",
    "a file": "eine Datei",
    "cannot use {file}: {reason}": "{file} lässt sich nicht verwenden: {reason}",
    "interrupted": "abgebrochen",
    "this should not have happened ({what}); please report it with the file you used": (
        "das hätte nicht passieren dürfen ({what}); bitte melde es mit der Datei, die du verwendet hast"
    ),
    "`{text}` is no offset; write mm to the right and down, for example 0.5,-1": (
        "`{text}` ist kein Versatz; schreib mm nach rechts und nach unten, zum Beispiel 0.5,-1"
    ),
    "there is no file {name}": "es gibt keine Datei {name}",
    "{path} is a folder; name a file in it": "{path} ist ein Ordner; nenne eine Datei darin",
    "{path} exists already; choose another name, or overwrite it with --force": (
        "{path} gibt es schon; wähle einen anderen Namen, oder überschreib sie mit --force"
    ),
    "cannot write {path}: {reason}; choose another place": (
        "{path} lässt sich nicht schreiben: {reason}; wähle einen anderen Ort"
    ),
    "{path} is one of the files that are read; choose another name": (
        "{path} ist eine der Dateien, die gelesen werden; wähle einen anderen Namen"
    ),
    "`{path}` is no file that can be written here; end its name with {known}": (
        "`{path}` lässt sich hier nicht schreiben; der Name der Datei endet mit {known}"
    ),
    "{output} is for a file that is shown; say which one": (
        "{output} ist für eine Datei, die gezeigt wird; sag, welche"
    ),
    "one file is shown, or all are drawn; leave one out": (
        "eine Datei wird gezeigt, oder alle werden gezeichnet; lass eines davon weg"
    ),
    "cutting marks are there or not; leave one out": "Schnittmarken gibt es oder nicht; lass eines davon weg",
    "{option} is there more than once, and takes one value": (
        "{option} steht mehr als einmal da und nimmt nur einen Wert"
    ),
    "note: {option} takes names, so a player is called `{name}`; for the names in that file write them with "
    "commas between them": (
        "Hinweis: {option} nimmt Namen, also heißt jemand `{name}`; schreib die Namen, die in dieser Datei "
        "stehen, mit Kommas dazwischen"
    ),
    "standard output has room for a deck or for JSON; name a file with -o": (
        "die Standardausgabe hat Platz für ein Deck oder für JSON; nenne eine Datei mit -o"
    ),
    "{path} builds on another deck, so its new prices need another file": (
        "{path} baut auf einem anderen Deck auf, also brauchen die neuen Preise eine andere Datei"
    ),
    "note: comments and layout of {deck} could not be kept": (
        "Hinweis: Kommentare und Gestalt von {deck} konnten nicht erhalten bleiben"
    ),
    "there is no schema `{kind}`; {hint}": "ein Schema `{kind}` gibt es nicht; {hint}",
    "there is no problem code `{code}`; {hint}": "den Code `{code}` gibt es nicht; {hint}",
    "the deal is read more than once, so it cannot come from standard input; name a file": (
        "die Kartenfolge wird mehrmals gelesen und kann darum nicht von der Standardeingabe kommen; nenne eine "
        "Datei"
    ),
    "--from-deal is for doodle games; {game} has no deal": (
        "--from-deal ist für Doodle-Spiele; {game} hat keine Kartenfolge"
    ),
    "--whole-game is for games of two; in {game} everybody has a sheet": (
        "--whole-game ist für Spiele zu zweit; bei {game} haben alle ein eigenes Blatt"
    ),
    "{deck} has the rules of {rules}; name a game of that kind with --game": (
        "{deck} hat die Regeln von {rules}; nenne ein Spiel dieser Art mit --game"
    ),
    "{deal} was dealt for a game with other numbers than {game}": (
        "{deal} wurde für ein Spiel mit anderen Zahlen als {game} ausgeteilt"
    ),
    "a player's name is one line without `#`, which starts a comment": (
        "ein Spielername ist eine Zeile ohne `#`, das einen Kommentar beginnt"
    ),
    "{refusal}; draw with # and . and end rows with /": "{refusal}; zeichne mit # und . und beende Reihen mit /",
    "a title is one line of 1 to {most} visible characters": (
        "ein Titel ist eine Zeile von 1 bis {most} sichtbaren Zeichen"
    ),
    "the patches of {name} have prices, and only bots can find good ones: add --balanced; to change prices, write "
    "a deck with `base: {deck}` and `override`": (
        "die Flicken von {name} haben Preise, und gute finden nur Bots: nimm --balanced dazu; um Preise zu "
        "ändern, schreib ein Deck mit `base: {deck}` und `override`"
    ),
    (
        "Bots played it {games} times and changed {number} card: effects spread by {before} points before, "
        "{after} now."
    ): (
        "Bots haben es {games}-mal gespielt und {number} Karte geändert: die Wirkungen streuten vorher um "
        "{before} Punkte, jetzt um {after}."
    ),
    (
        "Bots played it {games} times and changed {number} cards: effects spread by {before} points before, "
        "{after} now."
    ): (
        "Bots haben es {games}-mal gespielt und {number} Karten geändert: die Wirkungen streuten vorher um "
        "{before} Punkte, jetzt um {after}."
    ),
    "standard input cannot be watched; name a file": (
        "die Standardeingabe lässt sich nicht beobachten; nenne eine Datei"
    ),
    "note: {file} has {errors}; `quiltsmith sheet check {file}` tells": (
        "Hinweis: {file} hat {errors}; `quiltsmith sheet check {file}` sagt, welche"
    ),
    "{name} is filled in for {game}, not for {other}": "{name} ist für {game} ausgefüllt, nicht für {other}",
    "only PDF files can be filled in; end the name of the file with .pdf": (
        "nur PDF-Dateien lassen sich ausfüllen; lass den Dateinamen mit .pdf enden"
    ),
    "`{word}` is not possible; {hint}": "`{word}` ist nicht möglich; {hint}",
    "`{text}` is no whole number": "`{text}` ist keine ganze Zahl",
    "a number is wanted, {range}, not `{value}`": "gefragt ist eine Zahl, {range}, nicht `{value}`",
    "nobody is named; write for example Anna,Ben": ("es ist niemand genannt; schreib zum Beispiel Anna,Ben"),
    "cannot read {name}: {reason}": "{name} lässt sich nicht lesen: {reason}",
    "hint:": "Tipp:",
    "error": "Fehler",
    "warning": "Warnung",
    "{number} error": "{number} Fehler",
    "{number} errors": "{number} Fehler",
    "{number} warning": "{number} Warnung",
    "{number} warnings": "{number} Warnungen",
    " and ": " und ",
    "no problems": "keine Probleme",
    "{number} start card": "{number} Startkarte",
    "{number} start cards": "{number} Startkarten",
    "{patches} and {starts}": "{patches} und {starts}",
    "{cards} for {game}": "{cards} für {game}",
    "{number} page of {size}": "{number} Seite von {size}",
    "{number} pages of {size}": "{number} Seiten von {size}",
    "cut to {size}": "geschnitten auf {size}",
    "{width} × {height} pixels, ": "{width} × {height} Pixel, ",
    "made from {deck}": "gemacht aus {deck}",
    "{number} patch": "{number} Flicken",
    "{number} patches": "{number} Flicken",
    "{number} start patch": "{number} Startflicken",
    "{number} start patches": "{number} Startflicken",
    "none": "keine",
    "mirror": "Spiegel",
    "diagonal mirror": "schräger Spiegel",
    "half turn": "halbe Drehung",
    "two mirrors": "zwei Spiegel",
    "two diagonal mirrors": "zwei schräge Spiegel",
    "quarter turn": "Vierteldrehung",
    "full": "volle",
    "size {size}": "Größe {size}",
    "{number} orientation": "{number} Lage",
    "{number} orientations": "{number} Lagen",
    "{rows}×{columns}, perimeter {perimeter}, symmetry: {symmetry}": (
        "{rows}×{columns}, Umfang {perimeter}, Symmetrie: {symmetry}"
    ),
    "{ways}, {placements} placements on the empty {rows}×{columns} board": (
        "{ways}, {placements} Plätze auf dem leeren Spielplan von {rows}×{columns}"
    ),
    "a start patch is drawn whole": "ein Startflicken wird ganz gezeichnet",
    "no legal cut": "kein erlaubter Schnitt",
    "not allowed: {line} ({number} pieces)": "nicht erlaubt: {line} ({number} Teile)",
    "shown on the card: {pieces}": "auf der Karte gezeigt: {pieces}",
    "{price} was {old}": "{price} statt {old}",
    "same shape": "gleiche Form",
    "spaces": "Felder",
    "{spaces}, {mean:.1f} on an average card": "{spaces}, im Schnitt {mean:.1f} je Karte",
    "chiral": "chiral",
    "{some} of {all}": "{some} von {all}",
    "placements": "Plätze",
    "{least} to {most} on the empty board, median {median:g}": (
        "{least} bis {most} auf dem leeren Spielplan, Median {median:g}"
    ),
    "size": "Größe",
    "symmetry": "Symmetrie",
    "can be cut": "schneidbar",
    "size after a cut": "Größe nach Schnitt",
    ", not {cards}": ", nicht {cards}",
    "no shape comes twice": "keine Form kommt zweimal vor",
    "smallest": "wenigste",
    "average": "im Schnitt",
    "largest": "meiste",
    "one game: the start patch and {patches} on {spaces} spaces": (
        "ein Spiel: der Startflicken und {patches} auf {spaces} Feldern"
    ),
    "{number:.1f} patches of average size have the spaces to fill the board": (
        "{number:.1f} durchschnittliche Flicken haben so viele Felder wie der Spielplan"
    ),
    "flip": "wenden",
    "ways": "Lagen",
    "cuts": "Schnitte",
    "pieces": "Teile",
    "places": "Plätze",
    "whole": "ganz",
    "{price}\n/space": "{price}\n/Feld",
    "marks\nahead": "Marken\nvoraus",
    "buy\nbefore": "kaufen\nvor",
    "change": "Änderung",
    "cost": "Preis",
    "time": "Zeit",
    "income": "Eink.",
    "never": "nie",
    "marks ahead: so many income marks repay the cost; buy before: they lie ahead of a player who has not "
    "reached this space": (
        "Marken voraus: so viele Einkommensmarken bringen den Preis wieder ein; kaufen vor: sie liegen noch "
        "vor allen, die dieses Feld nicht erreicht haben"
    ),
    "`deck show` without ids shows all": "`deck show` ohne Kennungen zeigt alle",
    "cost/time/income": "Preis/Zeit/Einkommen",
    "{mark} new price": "{mark} neuer Preis",
    "{mark} chiral, mirror image beside it": "{mark} chiral, Spiegelbild daneben",
    "seed {seed}; with --seed {seed} you get the same deck again": (
        "Zufallszahl {seed}; mit --seed {seed} bekommst du dasselbe Deck wieder"
    ),
    "note: {preset} takes {takes}; {output} is for looking at only": (
        "Hinweis: {preset} nimmt {takes}; {output} ist nur zum Ansehen"
    ),
    "watching for changes; Ctrl-C ends it": "warte auf Änderungen; Strg-C beendet das",
    "checking": "prüfe",
    "printing": "drucke",
    "`quiltsmith explain` lists all": "`quiltsmith explain` zählt alle auf",
    "chiral: flipping it matters": "chiral: Wenden macht einen Unterschied",
    "not chiral: flipping it changes nothing": "nicht chiral: Wenden ändert nichts",
    "size {size}, {rows}×{columns}, perimeter {perimeter}, holes {holes}": (
        "Größe {size}, {rows}×{columns}, Umfang {perimeter}, Löcher {holes}"
    ),
    "{kind}; symmetry: {symmetry}": "{kind}; Symmetrie: {symmetry}",
    "not a patch: it falls apart into {number} pieces": "kein Flicken: die Form zerfällt in {number} Teile",
    "canonical form {shape}": "kanonische Form {shape}",
    "legal cuts": "erlaubte Schnitte",
    "legal cuts: none": "erlaubte Schnitte: keine",
    "illegal cuts": "unerlaubte Schnitte",
    "illegal cuts: none": "unerlaubte Schnitte: keine",
    " ({number} pieces)": " ({number} Teile)",
    "below row {number}": "unter Reihe {number}",
    "right of column {number}": "rechts von Spalte {number}",
    "name": "Name",
    "title": "Titel",
    "rules": "Regeln",
    "board": "Spielplan",
    "mm": "mm",
    "inches": "Zoll",
    "what comes out": "was herauskommt",
    "fabrics": "Stoffe",
    "patterns": "Muster",
    "standard output": "die Standardausgabe",
    "start patches": "Startflicken",
    "What stands out": "Was auffällt",
    "mean {mean}": "Mittel {mean}",
    "percent of all games": "Prozent aller Partien",
    "{game} is played alone, against nobody": "{game} wird allein gespielt, gegen niemanden",
    "{speed} games per second": "{speed} Partien pro Sekunde",
    "playing": "Partien",
    "games/s": "Partien/s",
    "{file} is too large for the file of a run": "{file} ist zu groß für die Datei eines Laufs",
    "{games} games were played; --resume {file} goes on": (
        "{games} Partien sind gespielt; --resume {file} setzt fort"
    ),
    "a file of games goes on with those of one deck, and with no comparison": (
        "eine Datei mit Partien setzt die eines Decks fort, und keinen Vergleich"
    ),
    "{one} and {other} are not played alike": "{one} und {other} werden nicht auf die gleiche Art gespielt",
    "{deal} names no deck; name its deck": "{deal} nennt kein Deck; nenne ihr Deck",
    "{deal} was not dealt from {deck}": "{deal} wurde nicht aus {deck} ausgeteilt",
    "{deck} has no start cards; leave --start out": "{deck} hat keine Startkarten; lass --start weg",
    "there is no start card {card}; there are {starts}": "es gibt keine Startkarte {card}; es gibt {starts}",
    "{total} points, and no game of this deal can be better": (
        "{total} Punkte, und keine Partie mit diesen Karten kann besser sein"
    ),
    "{total} points; no game of this deal exceeds {bound}": (
        "{total} Punkte; keine Partie mit diesen Karten übertrifft {bound}"
    ),
    "a day has one puzzle, without a seed or a count": (
        "ein Tag hat ein Rätsel, ohne Zufallszahl und ohne Anzahl"
    ),
    "`{text}` is no day; write it like 2026-12-24": "`{text}` ist kein Tag; schreib ihn wie 2026-12-24",
    "puzzles": "Rätsel",
    "{told}; `{command} --help` tells more": "{told}; `{command} --help` sagt mehr",
    "{least} or more": "{least} oder mehr",
    "at most {most}": "höchstens {most}",
    "{least} to {most}": "{least} bis {most}",
    "there is no option `{name}` here": "die Option `{name}` gibt es hier nicht",
    "{what} is missing": "{what} fehlt",
    "{option} wants a value after it": "nach {option} fehlt ein Wert",
    "{option} takes no value": "{option} nimmt keinen Wert",
    "`{words}` is one word too many": "`{words}` ist ein Wort zu viel",
    "`{words}` are words too many": "`{words}` sind Wörter zu viel",
    "there is no command `{name}`": "den Befehl `{name}` gibt es nicht",
    "did you mean {words}?": "meinst du {words}?",
    " or ": " oder ",
    "choose from {names}": "wähle aus {names}",
    "{option} cannot be `{value}`; {hint}": "{option} kann nicht `{value}` sein; {hint}",
    "{option} takes a whole number, not `{value}`": "{option} nimmt eine ganze Zahl, nicht `{value}`",
    "{option} takes a whole number, {range}, not `{value}`": (
        "{option} nimmt eine ganze Zahl, {range}, nicht `{value}`"
    ),
    "{option} takes a number, not `{value}`": "{option} nimmt eine Zahl, nicht `{value}`",
    "{path} exists already; choose another folder, or overwrite it with --force": (
        "{path} gibt es schon; wähle einen anderen Ordner, oder überschreib sie mit --force"
    ),
    "there is no command `{name}`; {hint}": "den Befehl `{name}` gibt es nicht; {hint}",
    "note: {game} is a game; its deck is {deck}": "Hinweis: {game} ist ein Spiel; sein Deck ist {deck}",
    "note: {deal} cannot be dealt again from a deck and a seed, so its sheets carry no code": (
        "Hinweis: {deal} lässt sich nicht aus Deck und Zufallszahl neu geben, darum tragen die Blätter keinen Code"
    ),
    "note: {deck} is a deck; its game is {game}": "Hinweis: {deck} ist ein Deck; sein Spiel ist {game}",
    "{path} is written, but no viewer could be started for it": (
        "{path} ist geschrieben, aber kein Betrachter ließ sich dafür starten"
    ),
}
