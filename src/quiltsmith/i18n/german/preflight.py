"""What is said of files for print shops, and of files that are written."""

from __future__ import annotations

TEXTS = {
    "{pages} has the spot colour {name}": "{pages} hat die Sonderfarbe {name}",
    "{pages} have the spot colour {name}": "{pages} haben die Sonderfarbe {name}",
    "{preset} prints with four inks; ask the shop, or leave it out": (
        "{preset} druckt mit vier Farben; frag die Druckerei, oder lass sie weg"
    ),
    "no page has lines of the spot colour {name}": "keine Seite hat Linien der Sonderfarbe {name}",
    "{preset} cuts along them; what is printed for {preset} has it": (
        "{preset} schneidet an ihnen entlang; was für {preset} gedruckt wird, hat sie"
    ),
    "a page of {preset} is {width:g} × {height:g} mm": "eine Seite von {preset} hat {width:g} × {height:g} mm",
    "`{path}` does not say what to write; end the name of the file with one of {known}": (
        "`{path}` sagt nicht, was zu schreiben ist; lass den Dateinamen mit einem von {known} enden"
    ),
    "at {dpi:g} dpi the page would be {width} × {height} pixels": (
        "bei {dpi:g} dpi hätte die Seite {width} × {height} Pixel"
    ),
    "pages {most} and {last}": "Seiten {most} und {last}",
    "page {number}": "Seite {number}",
    "pages {last}": "Seiten {last}",
    "all {number} pages": "alle {number} Seiten",
    "both pages": "beide Seiten",
    "not all of its parts are where they have to be, or what they have to be": (
        "nicht alle Teile sind, wo oder was sie sein müssen"
    ),
    "something in it is not of the kind that it has to be": "etwas darin ist nicht von der Art, die es sein muss",
    "page {number} takes more drawing": "Seite {number} verlangt mehr zu zeichnen",
    "a page box needs four numbers": "ein Seitenrahmen braucht vier Zahlen",
    "it does not begin like one": "es fängt nicht so an",
    "its end is missing, as after a download that stopped": (
        "sein Ende fehlt, wie nach einem abgebrochenen Herunterladen"
    ),
    "there are no pages": "es gibt keine Seiten",
    "{pages} has {bleed:.3g} mm of bleed": "{pages} hat {bleed:.3g} mm Beschnitt",
    "{pages} have {bleed:.3g} mm of bleed": "{pages} haben {bleed:.3g} mm Beschnitt",
    "{preset} wants {bleed:g} mm on all sides": "{preset} will {bleed:g} mm auf allen Seiten",
    "{pages} has no {box}": "{pages} hat keine {box}",
    "{pages} have no {box}": "{pages} haben keine {box}",
    "what is printed for {preset} has it": "was für {preset} gedruckt wird, hat sie",
    "the {inner} of {pages} sticks out of the {outer}": "die {inner} ragt aus der {outer} heraus ({pages})",
    "make the {inner} smaller or the {outer} larger": "mach die {inner} kleiner oder die {outer} größer",
    "this is not a PDF that can be read: {reason}": "das ist kein lesbares PDF: {reason}",
    "page {page} cannot be read: {reason}": "Seite {page} lässt sich nicht lesen: {reason}",
    "choose another file, or make this one again": "wähl eine andere Datei, oder mach diese noch einmal",
    "the file is damaged, and was mended for reading: {damage}": (
        "die Datei ist beschädigt und wurde zum Lesen ausgebessert: {damage}"
    ),
    "write the file anew": "schreib die Datei neu",
    "nothing in it makes sense": "nichts darin ergibt Sinn",
    "the picture is not complete": "das Bild ist nicht vollständig",
    "the file asks for a password": "die Datei verlangt ein Passwort",
    "save it without one; no shop can print it": "speichere sie ohne; so kann sie keine Druckerei drucken",
    "the file is encrypted": "die Datei ist verschlüsselt",
    "save it without restrictions": "speichere sie ohne Einschränkungen",
    "the font {font} on {pages} is not embedded": "die Schrift {font} ist nicht eingebettet ({pages})",
    "without a name": "ohne Namen",
    "embed all fonts when you export the PDF": "bette beim Export des PDF alle Schriften ein",
    "{pages} has lines of {width:.2g} pt": "{pages} hat Linien von {width:.2g} pt",
    "{pages} have lines of {width:.2g} pt": "{pages} haben Linien von {width:.2g} pt",
    "make them {limit:g} pt or thicker": "mach sie {limit:g} pt oder dicker",
    "{preset} wants paper only: export without forms and links": (
        "{preset} will nur Papier: exportiere ohne Formulare und Links"
    ),
    "{pages} has {what}": "{pages} hat {what}",
    "{pages} have {what}": "{pages} haben {what}",
    "form fields": "Formularfelder",
    "links": "Links",
    "annotations {kind}": "Anmerkungen {kind}",
    "the file holds a form": "die Datei enthält ein Formular",
    "{pages} is {width:g} × {height:g} mm, page 1 is {first_width:g} × {first_height:g} mm": (
        "{pages} misst {width:g} × {height:g} mm, Seite 1 aber {first_width:g} × {first_height:g} mm"
    ),
    "{pages} are {width:g} × {height:g} mm, page 1 is {first_width:g} × {first_height:g} mm": (
        "{pages} messen {width:g} × {height:g} mm, Seite 1 aber {first_width:g} × {first_height:g} mm"
    ),
    "write one file for each size": "schreib für jede Größe eine Datei",
    "{pages} is painted with {kind}": "{pages} hat Farben in {kind}",
    "{pages} are painted with {kind}": "{pages} haben Farben in {kind}",
    "{width:g} × {height:g} mm": "{width:g} × {height:g} mm",
    "grey": "Grau",
    "spot colour": "Schmuckfarbe",
    "an unknown colour space": "einem unbekannten Farbraum",
    "grey with a profile": "Grau mit Profil",
    "RGB with a profile": "RGB mit Profil",
    "the colour of registration marks": "Passkreuzfarbe",
    "CMYK with a profile": "CMYK mit Profil",
    "{preset} wants CMYK; what is printed for {preset} has it": (
        "{preset} will CMYK; was für {preset} gedruckt wird, hat es"
    ),
    "{preset} is printed in the condition {condition}": "{preset} druckt nach der Bedingung {condition}",
    "the file has no output intent": "die Datei hat kein Output-Intent",
    "the output intent brings no profile": "das Output-Intent bringt kein Profil mit",
    "PDF/X-4 embeds an ICC profile": "PDF/X-4 bettet ein ICC-Profil ein",
    "the output intent is {named}": "das Output-Intent ist {named}",
    "the file does not say that it is PDF/X": "die Datei sagt nicht, dass sie PDF/X ist",
    "the file says {version}": "die Datei sagt {version}",
    "{preset} wants PDF/{pdfx}: export it as that": "{preset} will PDF/{pdfx}: exportiere sie so",
    "the picture has {width} × {height} pixels": "das Bild hat {width} × {height} Pixel",
    "{preset} wants {width} × {height}": "{preset} will {width} × {height}",
    "{pages} takes up to {ink} of ink": "{pages} trägt bis zu {ink} Farbe auf",
    "{pages} take up to {ink} of ink": "{pages} tragen bis zu {ink} Farbe auf",
    "{preset} wants at most {limit}; take less of the colours below black": (
        "{preset} will höchstens {limit}; nimm weniger von den Farben unter Schwarz"
    ),
    "{pages} has see-through parts": "{pages} hat durchscheinende Teile",
    "{pages} have see-through parts": "{pages} haben durchscheinende Teile",
    "{preset} takes none: export with flattened transparency": (
        "{preset} nimmt keine: exportiere mit reduzierter Transparenz"
    ),
    "{pages} is cut to {width:g} × {height:g} mm": "{pages} wird auf {width:g} × {height:g} mm geschnitten",
    "{pages} are cut to {width:g} × {height:g} mm": "{pages} werden auf {width:g} × {height:g} mm geschnitten",
    "a card of {preset} is {card_width:g} × {card_height:g} mm; leave it if you mean it": (
        "eine Karte von {preset} misst {card_width:g} × {card_height:g} mm; lass es so, wenn es so gemeint ist"
    ),
    "cards printed for {preset} are such files": "Karten, die für {preset} gedruckt sind, sind solche Dateien",
    "this is a PNG picture; without a preset a PDF is checked": (
        "das ist ein PNG-Bild; ohne Voreinstellung wird ein PDF geprüft"
    ),
    "this is a PNG picture; {preset} takes PDF": "das ist ein PNG-Bild; {preset} nimmt PDF",
    "this is a PDF; {preset} takes PNG pictures": "das ist ein PDF; {preset} nimmt PNG-Bilder",
    "for pictures name the print service, such as gamecrafter": "für Bilder nenne die Druckerei, etwa gamecrafter",
}
