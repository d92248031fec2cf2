"""What a file for print must be."""

from __future__ import annotations

PAGES = {
    "bleed-missing": """\
Das Bild reicht nicht weit genug über den Schnitt hinaus.

Kein Messer trifft seine Linie genau. Das Bild muss einige Millimeter weitergehen, sonst bekommen Karten weiße
Ränder. Die BleedBox sagt, wie weit es geht.""",
    "box-missing": """\
Eine Seite sagt nicht, wo sie geschnitten wird, oder wie weit das Bild darüber hinausgeht.

Eine PDF-Seite kann größer sein als das, was nach dem Schneiden bleibt. Ihre TrimBox sagt, wo das Messer geht,
ihre BleedBox, wie weit das Bild darüber hinausreicht. Ohne sie muss die Druckerei raten und setzt die Seite in
die Mitte.""",
    "boxes-not-nested": """\
Die Rahmen einer Seite liegen nicht ineinander.

Die TrimBox muss in der BleedBox liegen und diese in der MediaBox, der ganzen Seite. Sonst weiß niemand, was zu
drucken und wo zu schneiden ist.""",
    "broken-pdf": """\
Die Datei ist kein PDF, oder so beschädigt, dass sie nicht ganz zu lesen ist.

Abgebrochene Downloads, Mailprogramme und Texteditoren zerstören PDF-Dateien. Was Anzeigeprogramme still
ausbessern, kann die Maschine einer Druckerei ablehnen: schreib die Datei neu.""",
    "broken-picture": """\
Ein PNG-Bild, das zu früh endet.

Solche Dateien bleiben von abgebrochenen Downloads und Kopien. Schreib das Bild neu.""",
    "encrypted-pdf": """\
Die Datei ist verschlüsselt: sie verlangt ein Passwort, oder verbietet Drucken oder Ändern.

Druckereien müssen deine Datei öffnen und auf ihre Bögen setzen, also lehnen sie verschlossene ab, und jedes
PDF/X verbietet Verschlüsselung. Speichere die Datei ohne Passwort und ohne Einschränkungen.""",
    "font-not-embedded": """\
Eine Schrift ist genannt, steckt aber nicht in der Datei.

Ein Rechner ohne die Schrift nimmt eine andere, mit anderen Breiten und Buchstaben. Bette alle Schriften ein,
auch solche, die kein sichtbarer Buchstabe braucht.""",
    "hairline": """\
Eine Linie, so dünn, dass die Druckmaschine sie verliert.

Auf dem Bildschirm ist die dünnste Linie ein Pixel, in der Maschine vielleicht ein Hundertstel Millimeter: sie
bricht oder verschwindet. Breite 0 heißt „so dünn, wie das Gerät kann“. Linien ab 0,25 Punkt sind sicher.""",
    "interactive": """\
Formularfelder, Links oder Notizen in einer Datei, die eine Druckerei drucken soll.

Sie gehören auf Bildschirme: PDF/X verbietet Formularfelder, und Links und Notizen werden als Kästen gedruckt
oder fallen weg. Ausfüllbare Blätter und Druckereien schließen einander aus.""",
    "mixed-sizes": """\
Seiten verschiedener Größe in einer Datei.

Druckereien schneiden alle Karten einer Datei auf eine Größe, und Drucker zu Hause skalieren die abweichende
Seite. Blätter eines Papiers dürfen hoch oder quer liegen. Schreib für jede Größe eine Datei.""",
    "not-cmyk": """\
Eine Farbe, die nicht aus Druckfarben besteht, wo die Druckerei nichts anderes will.

RGB ist für Bildschirme. Eine Druckmaschine hat Cyan, Magenta, Gelb und Schwarz; wer umrechnet, entscheidet, wie
die Farben aussehen, also rechne vorher um. PDF/X-1a nimmt auch keine Farben mit Profilen.""",
    "output-intent": """\
Die Datei nennt die Druckbedingung ihrer Farben nicht, oder eine andere als verlangt.

Dieselben Farben sehen auf gestrichenem und auf einfachem Papier verschieden aus. Das Output-Intent nennt die
Druckbedingung, etwa FOGRA39 für gestrichenes Papier in Europa, und PDF/X-4 bringt ihr Profil mit.""",
    "pdfx-version": """\
Die Datei ist nicht das PDF/X, das die Druckerei verlangt.

PDF/X ist ein Versprechen in der Datei: alle Schriften sind da, alle Rahmen gesetzt, keine Formulare, keine
Überraschungen. Ältere Fassungen schreiben es unter GTS_PDFXVersion, PDF/X-4 in die Metadaten.""",
    "picture-size": """\
Ein Bild, das nicht genau die Pixel hat, die die Druckerei verlangt.

Dienste, die Bilder nehmen, skalieren andere; dann werden Karten unscharf oder an den Rändern abgeschnitten.""",
    "too-much-ink": """\
Eine Farbe, die mehr Farbe aufs Papier bringt, als es fassen kann.

Die Anteile der vier Druckfarben werden addiert: 60 % Cyan, 40 % Magenta, 40 % Gelb und 100 % Schwarz sind 240 %.
Bei mehr trocknet die Farbe nicht, und Karten kleben aneinander. Farben in Bildern und Verläufen zählen nicht
mit.""",
    "transparency": """\
Etwas Durchscheinendes in einer Datei für eine Druckerei, die das nicht nimmt.

Durchscheinende Farben, weiche Schatten und besondere Mischungen müssen vor dem Druck ausgerechnet werden, und
PDF/X-1a hat keinen Platz dafür. Exportiere mit reduzierter Transparenz.""",
    "spot-colour": """\
Eine eigene Druckfarbe, die niemand verlangt hat, oder keine, wo eine Maschine an ihren Linien schneidet.

Eine Sonderfarbe hat eine eigene Druckplatte, und die kostet; oder sie wird gar nicht gedruckt, wie `CutContour`,
die einer Maschine sagt, wo sie schneidet. Druckereien, die Plättchen und Tafeln stanzen, wollen diese; für andere
ist sie ein Fehler.""",
    "trim-size": """\
Die Seiten werden auf eine andere Größe geschnitten, als die Karten oder Seiten der Voreinstellung haben.

Druckereien bieten mehrere Größen, das kann also gewollt sein: wähle dann dieselbe Größe in der Druckerei. Es ist
auch das, was herauskommt, wenn ein Bogen für zu Hause an eine Druckerei für Karten geht.""",
    "wrong-file": """\
Ein PDF für einen Dienst, der Bilder nimmt, oder ein Bild für einen, der PDF nimmt.""",
}
