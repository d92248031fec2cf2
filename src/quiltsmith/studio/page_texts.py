"""The words of the studio's pages, in all languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quiltsmith.formats.file_reader import read_source

TEXTS = Path(__file__).parent / "texts"


@cache
def page_texts() -> dict[str, dict[str, str]]:
    """Return all texts: by language, then by key, such as `home.title` for the key `title` in `home.yaml`."""
    from quiltsmith.formats.yaml_reader import read_plain

    texts: dict[str, dict[str, str]] = {}
    for file in sorted(TEXTS.glob("*.yaml")):
        entries: dict[str, dict[str, str]] = read_plain(read_source(file), [])
        for key, languages in entries.items():
            for language, text in languages.items():
                texts.setdefault(language, {})[f"{file.stem}.{key}"] = text
    return texts
