"""The page without a server: how it is built, and what it cannot keep."""

TEXTS = {
    "the browser has no space left; save your files, then delete some here": (
        "im Browser ist kein Platz mehr; sichere deine Dateien, dann lösche hier einige"
    ),
    "the browser could not keep the file; save your files to your computer": (
        "der Browser konnte die Datei nicht behalten; sichere deine Dateien auf deinem Computer"
    ),
    "this is no zip file that can be read": "das ist keine lesbare Zip-Datei",
    "the zip file holds more than {most} files": "die Zip-Datei enthält mehr als {most} Dateien",
    "{file} is not a page of quiltsmith; choose another folder": (
        "{file} ist keine Seite von quiltsmith; wähle einen anderen Ordner"
    ),
    "putting the page together": "setze die Seite zusammen",
    "getting Python for browsers from npm": "hole Python für Browser von npm",
    "getting libraries from PyPI": "hole Bibliotheken von PyPI",
    "the page needs {program}, which is not installed here; Node.js brings it": (
        "die Seite braucht {program}, das hier nicht installiert ist; Node.js bringt es mit"
    ),
    "{program} did not do its part of the page: {why}": "{program} hat seinen Teil der Seite nicht getan: {why}",
}
