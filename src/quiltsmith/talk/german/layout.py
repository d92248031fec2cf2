"""What is said of prints."""

from __future__ import annotations

TEXTS = {
    "large print does not fit on this paper; --paper {paper} is large enough": (
        "Großdruck passt nicht auf dieses Papier; --paper {paper} ist groß genug"
    ),
    "the pad does not fit on this paper; --paper {paper} is large enough": (
        "das Wertungsblatt passt nicht auf dieses Papier; --paper {paper} ist groß genug"
    ),
    "patches of {game} are never cut; leave --cuts out": (
        "Flicken von {game} werden nie zerschnitten; lass --cuts weg"
    ),
    "{copies} copies are not possible; from 1 to {most} are": (
        "{copies} Exemplare sind nicht möglich, nur 1 bis {most}"
    ),
    "--only names no card; write ids of {deck} like P01,P02": (
        "--only nennt keine Karte; schreib Kennungen aus {deck} wie P01,P02"
    ),
    "`quiltsmith deck show` lists them": ("`quiltsmith deck show` zählt sie auf"),
    "there is no card `{card}` in {deck}; {hint}": ("in {deck} gibt es keine Karte `{card}`; {hint}"),
    "{option} takes one line of at most {most} characters": (
        "{option} nimmt eine Zeile von höchstens {most} Zeichen"
    ),
    "--players names {number} players; at most {most} are possible": (
        "--players nennt {number} Spieler; höchstens {most} sind möglich"
    ),
    "a pad has 1 to {most} sheets, not {sheets}": ("ein Block hat 1 bis {most} Blätter, nicht {sheets}"),
    "{game} is drawn on score sheets, not played on boards; print them with `quiltsmith pad`": (
        "{game} wird auf Wertungsblätter gezeichnet und nicht auf Tafeln gespielt; `quiltsmith pad` druckt sie"
    ),
    "{game} cannot be played with this deck, which is made for {own}": (
        "{game} lässt sich mit diesen Karten nicht spielen; sie sind für {own} gemacht"
    ),
}
