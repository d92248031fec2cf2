"""What commands say."""

from __future__ import annotations

TEXTS = {
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
}
