"""What the studio says beside the labels of its pages."""

from __future__ import annotations

TEXTS = {
    "the patches of {name} have prices, and only bots can find good ones": (
        "die Flicken von {name} haben Preise, und gute finden nur Bots"
    ),
    "give the deck a name with a letter or a digit": (
        "gib dem Deck einen Namen mit einem Buchstaben oder einer Ziffer"
    ),
    "there is no folder {folder}": "es gibt keinen Ordner {folder}",
    "port {port} is taken; choose another, or none": ("Port {port} ist belegt; wähle einen anderen oder keinen"),
    "another program has the usual port; what browsers have kept for a studio there is not seen here": (
        "ein anderes Programm hat den üblichen Port; was Browser für ein Studio dort gemerkt haben, fehlt hier"
    ),
    "{name} cannot be deleted: {reason}": "{name} lässt sich nicht löschen: {reason}",
    "{name} cannot be written: {reason}": "{name} lässt sich nicht schreiben: {reason}",
    "the studio is at this address; Ctrl-C ends it": (
        "das Studio ist unter dieser Adresse zu finden; Strg-C beendet es"
    ),
    "the studio is open in your browser; Ctrl-C ends it": "das Studio ist im Browser offen; Strg-C beendet es",
    "the studio has ended; what you saved is in {folder}": (
        "das Studio ist beendet; was du gespeichert hast, liegt in {folder}"
    ),
    "there is no command {name}": "es gibt keinen Befehl {name}",
    "this is not the address of the studio": "das ist nicht die Adresse des Studios",
    "only the studio's own pages may ask": "nur die Seiten des Studios selbst dürfen fragen",
    "the studio does not take this kind of content": "diese Art von Inhalt nimmt das Studio nicht",
    "open the whole address that `quiltsmith studio` has printed; it holds a key": (
        "öffne die ganze Adresse, die `quiltsmith studio` ausgegeben hat; sie enthält einen Schlüssel"
    ),
    "the request took too long to arrive": "die Anfrage kam zu langsam an",
    "this is larger than {most} MB": "das ist größer als {most} MB",
    "a number is too large; it may be {most} at most": "eine Zahl ist zu groß; sie darf höchstens {most} sein",
    "a number is too small; it must be {least} at least": (
        "eine Zahl ist zu klein; sie muss mindestens {least} sein"
    ),
    "a number is too small; it must be more than {least}": "eine Zahl ist zu klein; sie muss über {least} liegen",
    "a text is too long; it may have {most} characters at most": (
        "ein Text ist zu lang; er darf höchstens {most} Zeichen haben"
    ),
    "the studio does not understand this: {why}": "das versteht das Studio nicht: {why}",
    "`{name}` is a link; the studio does not follow links": (
        "`{name}` ist eine Verknüpfung; das Studio folgt keinen Verknüpfungen"
    ),
    "`{name}` is no file": "`{name}` ist keine Datei",
    "`{name}` is too large": "`{name}` ist zu groß",
    "the name of the file must end with one of {known}": "der Name der Datei muss auf {known} enden",
    "there is already a file `{name}`": "es gibt schon eine Datei `{name}`",
    "`{name}` has been deleted meanwhile": "`{name}` wurde inzwischen gelöscht",
    "`{name}` has been changed by somebody else meanwhile": (
        "`{name}` wurde inzwischen von jemand anderem geändert"
    ),
    "`{name}` is no name for a file in this folder": "`{name}` ist kein Name für eine Datei in diesem Ordner",
    "{number} sheet": "{number} Blatt",
    "{number} sheets": "{number} Blätter",
    "Deal {seed}": "Kartenfolge {seed}",
    "the deck has errors; mend them first": "das Deck hat Fehler; behebe sie zuerst",
    "there is no such work: {name}": "diese Arbeit gibt es nicht: {name}",
    "the work has ended before its time": "die Arbeit ist vorzeitig zu Ende gegangen",
    "so much is being worked on already; wait, or end something first": (
        "es wird schon an so viel gearbeitet; warte, oder brich erst etwas ab"
    ),
    "nobody is to move here": "hier ist niemand am Zug",
    "this work is no longer known": "diese Arbeit ist nicht mehr bekannt",
    "there is no such sheet on the table": "ein solches Blatt liegt nicht auf dem Tisch",
    "sheets of {game} cannot be laid on the screen yet; change their text": (
        "Blätter von {game} lassen sich noch nicht auf dem Bildschirm auslegen; ändere ihren Text"
    ),
    "this change would make it a sheet of another game": (
        "mit dieser Änderung wäre es ein Blatt eines anderen Spiels"
    ),
    "the sheet has no log: nobody knows which turn comes next": (
        "das Blatt hat keinen Verlauf: niemand weiß, welcher Zug kommt"
    ),
    "score the earlier rounds first": "werte zuerst die früheren Runden",
    "no turn is open: score the round, or take a turn back first": (
        "kein Zug ist offen: werte die Runde, oder nimm zuerst einen Zug zurück"
    ),
    "the board of this sheet cannot be read; mend the text first": (
        "der Spielplan dieses Blatts ist nicht lesbar; berichtige zuerst den Text"
    ),
    "there are no letters left for another piece": "für noch ein Stück sind keine Buchstaben übrig",
    "this does not fit there: a space is shaded already, or off the board": (
        "das passt dort nicht: Ein Feld ist schon gefüllt oder liegt außerhalb"
    ),
    "there is no such line in the log": "diese Zeile gibt es im Verlauf nicht",
    "give two different names, each a plain word": "gib zwei verschiedene Namen an, jeder ein einfaches Wort",
    # Photos from phones
    "phones in your network can open {address}": "Telefone in deinem Netz können {address} öffnen",
    "that page can only send photos to this studio; it ends with it, and nothing else is open to them": (
        "diese Seite kann nur Fotos an dieses Studio schicken; sie endet mit ihm, und sonst steht ihnen "
        "nichts offen"
    ),
    "so many photos are waiting that there is no room; look at the studio first": (
        "es warten so viele Fotos, dass kein Platz mehr ist; sieh zuerst im Studio nach"
    ),
    "that were many photos; start the studio anew for more": (
        "das waren viele Fotos; starte das Studio neu, um mehr zu schicken"
    ),
    "phones need a network: this machine has no address that one could open": (
        "Telefone brauchen ein Netz: dieser Rechner hat keine Adresse, die eines öffnen könnte"
    ),
    "sent; look at the studio": "geschickt; sieh im Studio nach",
    "there is nothing here": "hier ist nichts",
    "this page only takes photos": "diese Seite nimmt nur Fotos",
    "other photos are on their way; send it again in a moment": (
        "andere Fotos sind unterwegs; schick es gleich noch einmal"
    ),
    "sending …": "wird geschickt …",
    "the studio cannot be reached; is it still open, and the phone in the same network?": (
        "das Studio ist nicht zu erreichen; ist es noch offen und das Telefon im selben Netz?"
    ),
    "Photos for the studio": "Fotos für das Studio",
    "From above, the whole frame of the board with its letters and numbers.": (
        "Von oben, der ganze Rahmen des Spielplans mit seinen Buchstaben und Zahlen."
    ),
    "Take or choose photos": "Fotos aufnehmen oder auswählen",
    "This page can only send photos to your own computer.": (
        "Diese Seite kann nur Fotos an deinen eigenen Rechner schicken."
    ),
    "this is not a board of {game}": "das ist kein Spielplan von {game}",
}
