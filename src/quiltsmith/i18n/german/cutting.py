"""What is said of cut files, boxes and booklets."""

from __future__ import annotations

TEXTS = {
    "a tray is as large as the patches are; it has no size of cards, sleeves or count": (
        "eine Schale ist so groß wie die Flicken; sie hat keine Kartengröße, keine Hüllen und keine Anzahl"
    ),
    "a tuck box is as large as the cards are; their size counts, not that of spaces": (
        "eine Faltschachtel ist so groß wie die Karten; deren Größe zählt, nicht die der Felder"
    ),
    "days have their own puzzles, without a seed or another date": (
        "Tage haben ihre eigenen Rätsel, ohne Zufallszahl und anderes Datum"
    ),
    "the days after {first} are too far away": "die Tage nach {first} sind zu weit weg",
    "`{path}` is no cut file; end its name with .svg or .dxf": (
        "`{path}` ist keine Schneidedatei; lass den Namen auf .svg oder .dxf enden"
    ),
    "nothing is cut out of these pages, so there is no cut file": (
        "aus diesen Seiten wird nichts ausgeschnitten, also gibt es keine Schneidedatei"
    ),
    "a knife takes nothing away; the kerf is for lasers": (
        "ein Messer nimmt nichts weg; die Schnittbreite ist für Laser"
    ),
    "a laser cannot burn {kerf:g} mm wide; choose 0 to {most:g} mm": (
        "ein Laser brennt nicht {kerf:g} mm breit; wähle 0 bis {most:g} mm"
    ),
    "a print shop cuts by itself; leave the cut file out": (
        "eine Druckerei schneidet selbst; lass die Schneidedatei weg"
    ),
    "a print shop cuts by itself; leave the machine out": "eine Druckerei schneidet selbst; lass die Maschine weg",
    "note: the kerf changes the cut file only; ask for one with --cut": (
        "Hinweis: Die Schnittbreite ändert nur die Schneidedatei; verlange sie mit --cut"
    ),
    "the print and the cut file need different names": (
        "der Druck und die Schneidedatei brauchen verschiedene Namen"
    ),
}
