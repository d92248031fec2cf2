"""The heads of tables of cards, in the languages of those who fill them in."""

from __future__ import annotations

import re
from collections.abc import Collection

from quiltsmith.i18n.transliteration import slugify

_WORDS = {
    "id": "id card number no nr karte kartennummer kennung carte numero carta tarjeta kaart nummer karta numer",
    "start": "start startkarte beginn depart inicio partenza startkaart startowa",
    "size": "size spaces groesse felder grosse taille tamano dimensione grootte rozmiar",
    "shape": "shape form patch flicken figur zeichnung forme motif forma figura disegno vorm ksztalt figury wzor",
    "flip": "flip chiral mirror spiegeln gespiegelt wenden miroir espejo specchio spiegelen lustro",
    "cuts": "cuts cut schnitte schnitt stuecke coupes cortes tagli sneden ciecia",
    "cost": "cost price kosten preis cout prix coste precio costo prezzo prijs koszt cena",
    "time": "time zeit temps tiempo tempo tijd czas",
    "income": "income einkommen ertrag revenu ingreso ingresos rendita reddito inkomen dochod",
    "name": "name title titel nom nombre nome naam nazwa",
    "note": "note notiz bemerkung hinweis remarque nota opmerking notatka uwaga",
    "fabric": "fabric cloth stoff tissu tela stoffa tessuto stof tkanina",
    "picture": "picture image bild motivbild imagen immagine afbeelding obraz",
    "copies": "copies count anzahl exemplare kopien copias exemplaires copie aantal kopie liczba",
}
"""What a column can be called, without accents; the first language that has a word for another column has it."""
_LONGEST = 40
_COLUMNS = {word: column for column, words in reversed(_WORDS.items()) for word in words.split()}


def column_of(head: str, known: Collection[str]) -> str:
    """Return the column that a head means: `shape` for `Form`, `name_de` for `Name (de)`; else the head itself."""
    name = re.sub(r"[\s()\[\].:-]+", "_", head.strip().lower()).strip("_")
    if name in known:
        return name
    plain = slugify(name, _LONGEST, more="_").replace("-", "_")
    word, _underscore, language = plain.partition("_")
    for found in (_COLUMNS.get(plain), f"{_COLUMNS.get(word)}_{language}"):
        if found in known:
            return str(found)
    return name
