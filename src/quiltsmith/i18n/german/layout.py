"""What is said of prints."""

from __future__ import annotations

TEXTS = {
    "a print shop folds pages itself, and wants them in the order of reading": (
        "eine Druckerei faltet selbst und will die Seiten in der Reihenfolge, in der man sie liest"
    ),
    "{template} is meant for games that are drawn on the sheet, such as doodle; "
    "for {game} much of it stays empty": (
        "{template} ist für Spiele gedacht, die auf das Blatt gezeichnet werden, etwa doodle; bei {game} bleibt "
        "vieles davon leer"
    ),
    "take the template {name}; `quiltsmith pads` lists all": (
        "nimm die Vorlage {name}; `quiltsmith pads` zählt alle auf"
    ),
    "{board} is {width:.0f} × {height:.0f} mm, and a print shop glues no sheets together; "
    "make it smaller, or take larger paper": (
        "{board} hat {width:.0f} × {height:.0f} mm, und eine Druckerei klebt keine Bögen zusammen; "
        "mach sie kleiner, oder nimm größeres Papier"
    ),
    "{template} has no board, and {game} is drawn on it": (
        "{template} hat keinen Spielplan, und {game} wird darauf gezeichnet"
    ),
    "write `board` among the `parts`, or choose another template; `quiltsmith pads` lists them": (
        "schreib `board` unter die `parts`, oder nimm eine andere Vorlage; `quiltsmith pads` zeigt alle"
    ),
    "large print does not fit on this paper; {paper} is large enough": (
        "Großdruck passt nicht auf dieses Papier; {paper} ist groß genug"
    ),
    "the pad does not fit on this paper; {paper} is large enough": (
        "das Wertungsblatt passt nicht auf dieses Papier; {paper} ist groß genug"
    ),
    "patches of {game} are never cut": ("Flicken von {game} werden nie zerschnitten"),
    "{copies} copies are not possible; from 1 to {most} are": (
        "{copies} Exemplare sind nicht möglich, nur 1 bis {most}"
    ),
    "{what} is one line of at most {most} characters": "{what} ist eine Zeile von höchstens {most} Zeichen",
    "a title": "eine Überschrift",
    "the name of a player": "der Name eines Spielers",
    "{number} players are too many; at most {most} are possible": (
        "{number} Spieler sind zu viele; höchstens {most} sind möglich"
    ),
    "a pad has 1 to {most} sheets, not {sheets}": "ein Block hat 1 bis {most} Blätter, nicht {sheets}",
    "{game} is drawn on score sheets, not played on boards; print a score pad": (
        "{game} wird auf Wertungsblätter gezeichnet und nicht auf Tafeln gespielt; drucke einen Wertungsblock"
    ),
    "{game} cannot be played with this deck, which is made for {own}": (
        "{game} lässt sich mit diesen Karten nicht spielen; sie sind für {own} gemacht"
    ),
    "a time board cannot be {width:g} mm wide; choose a width from {least} to {most:g} mm": (
        "eine Zeittafel kann nicht {width:g} mm breit sein; wähle eine Breite von {least} bis {most:g} mm"
    ),
    "there is no picture `{name}`; known are {names}": "ein Bild `{name}` gibt es nicht; bekannt sind {names}",
    "a die with {number} faces is no cube": "ein Würfel mit {number} Seiten ist keiner",
    "the sheet is too small for what stands on it": "das Blatt ist zu klein für das, was darauf steht",
    "the sheet is too low for what stands on it": "das Blatt ist zu niedrig für das, was darauf steht",
    "{sheets} sheets are too many for one file; at most {most} are possible": (
        "{sheets} Blätter sind zu viele für eine Datei; höchstens {most} sind möglich"
    ),
    "there is no sheet to print": "es gibt kein Blatt zu drucken",
    "sheets of {game} and of {other} are not of one pad; print them one after the other": (
        "Blätter von {game} und von {other} sind nicht von einem Block; druck sie nacheinander"
    ),
    "sheets of {game} cannot be printed as they are filled in": (
        "Blätter von {game} lassen sich nicht ausgefüllt drucken"
    ),
    "filled sheets are as many as there are, with the names and numbers that stand on them": (
        "ausgefüllte Blätter gibt es so viele, wie es gibt, mit den Namen und Zahlen, die darauf stehen"
    ),
    "a fillable pad is one sheet for at most one player, on one side of one page": (
        "ein ausfüllbarer Block ist ein Blatt für höchstens einen Spieler, auf einer Seite eines Papiers"
    ),
    "{game} is a game of {sharing}; name {sharing} players, not {number}": (
        "{game} ist ein Spiel zu {sharing}; nenne {sharing} Spieler, nicht {number}"
    ),
    "the pad does not fit on a sheet of {width:.0f} × {height:.0f} mm; choose a larger paper or fewer sheets "
    "on a page": (
        "der Block passt nicht auf ein Blatt von {width:.0f} × {height:.0f} mm; wähle größeres Papier oder "
        "weniger Blätter auf einer Seite"
    ),
    "no part of the template {template} has anything to say about {game}": (
        "kein Teil der Vorlage {template} hat etwas zu {game} zu sagen"
    ),
    "the sheet for a deal has its cards beside the rounds and its code in the header; the template {template} "
    "lacks one of them": (
        "auf dem Blatt zu einer Kartenfolge stehen ihre Karten bei den Runden und ihr Code im Kopf; der Vorlage "
        "{template} fehlt eins davon"
    ),
    "one of part, row and column": "eines von part, row und column",
    "write the name of a part, or `row: [...]`, or `column: [...]`": (
        "schreib den Namen eines Teils, oder `row: [...]`, oder `column: [...]`"
    ),
    "none of part, row and column": "keines von part, row und column",
    "a part, a row or a column": "ein Teil, eine Reihe oder eine Spalte",
    "{card} and its back do not both fit on {paper}; choose a larger paper or another duplex": (
        "{card} passt nicht mit ihrer Rückseite auf {paper}; wähle größeres Papier oder ein anderes Wenden"
    ),
    "{card} does not fit on {paper} with its margins; choose smaller cards or a larger paper": (
        "{card} passt nicht auf {paper} mit seinen Rändern; wähle kleinere Karten oder größeres Papier"
    ),
    "a card of {width:g} × {height:g} mm with {bleed:g} mm of bleed": (
        "eine Karte von {width:g} × {height:g} mm mit {bleed:g} mm Beschnitt"
    ),
    "a card of {width:g} × {height:g} mm": "eine Karte von {width:g} × {height:g} mm",
    "bleed": "Beschnitt",
    "gap": "Abstand",
    "a bleed of {bleed:g} mm is less than nothing; leave it out or give 2 or 3": (
        "ein Beschnitt von {bleed:g} mm ist weniger als nichts; lass ihn weg oder gib 2 oder 3 an"
    ),
    "a gap of {gap:g} mm is less than nothing; leave it out or give 0 or more": (
        "ein Abstand von {gap:g} mm ist weniger als nichts; lass ihn weg oder gib 0 oder mehr an"
    ),
    "a bleed of {bleed:g} mm on both sides does not fit into a gap of {gap:g} mm; make the gap at least "
    "{least:g} mm, or leave it out": (
        "ein Beschnitt von {bleed:g} mm auf beiden Seiten passt nicht in einen Abstand von {gap:g} mm; mach "
        "den Abstand mindestens {least:g} mm groß, oder lass ihn weg"
    ),
    "an offset of {x},{y} is more than any printer is wrong; up to {most:g} mm are possible": (
        "ein Versatz von {x},{y} ist mehr, als je ein Drucker danebenliegt; bis zu {most:g} mm sind möglich"
    ),
    "an offset moves backs on the other side of the sheet; it needs duplex long or short": (
        "ein Versatz verschiebt Rückseiten auf der anderen Seite des Blatts; er braucht long oder short"
    ),
    "a {name} of {length:g} mm is no length; leave it out or give a number of mm": (
        "ein {name} von {length:g} mm ist keine Länge; lass ihn weg oder gib eine Zahl in mm an"
    ),
    "a board of {rows}×{columns} spaces would need cells of {cell:g} mm on this paper; take larger paper, or "
    "choose cells of {least} mm or more": (
        "ein Spielplan von {rows}×{columns} Feldern bräuchte auf diesem Papier Felder von {cell:g} mm; nimm "
        "größeres Papier, oder wähle Felder von {least} mm oder mehr"
    ),
    "cells of {cell:g} mm cannot be printed; choose a size from {least:g} to {most:g} mm": (
        "Felder von {cell:g} mm lassen sich nicht drucken; wähle eine Größe von {least:g} bis {most:g} mm"
    ),
    "{up} sheets on a page are not possible; choose one of {choices}": (
        "{up} Blätter auf einer Seite sind nicht möglich; wähle eines von {choices}"
    ),
    "nobody could read this on paper of {width:g} × {height:g} mm; take at least {least_width:.0f} × "
    "{least_height:.0f} mm, for example a5": (
        "auf Papier von {width:g} × {height:g} mm könnte das niemand lesen; nimm mindestens {least_width:.0f} "
        "× {least_height:.0f} mm, zum Beispiel a5"
    ),
    "a board of {width:.0f} × {height:.0f} mm would take {sheets} sheets of this paper; make it smaller, or "
    "take larger paper: {most} sheets are the most": (
        "ein Spielplan von {width:.0f} × {height:.0f} mm bräuchte {sheets} Blätter dieses Papiers; mach ihn "
        "kleiner, oder nimm größeres Papier: mehr als {most} Blätter gehen nicht"
    ),
    "this paper is too small for boards; take larger paper": (
        "dieses Papier ist zu klein für Spielpläne; nimm größeres"
    ),
    "a patch of {rows}×{columns} cells is larger than the page": (
        "ein Flicken von {rows}×{columns} Feldern ist größer als die Seite"
    ),
    "a piece of {rows}×{columns} cells is larger than the page": (
        "ein Teil von {rows}×{columns} Feldern ist größer als die Seite"
    ),
    "{game} has no {part} to print; its deck has patches only": (
        "{game} hat dazu nichts zu drucken ({part}); sein Deck hat nur Flicken"
    ),
    "{error}, which holds {rows}×{columns} cells of {cell:g} mm; choose smaller cells or larger paper": (
        "{error}, die {rows}×{columns} Felder von {cell:g} mm fasst; wähle kleinere Felder oder größeres Papier"
    ),
    "the scoring aid": "die Wertungshilfe",
    "the measuring tape": "das Maßband",
    "explanations": "Erklärungen",
    "all that nobody writes on": "alles, worauf niemand schreibt",
    "note: sheets are {size}, too small for: {parts}": "Hinweis: Blätter sind {size} groß, zu klein für: {parts}",
    "under {share}": "unter {share}",
    "over {share}": "über {share}",
}
