"""The words of the studio's pages, in all languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

TEXTS = Path(__file__).parent / "texts"


@cache
def page_texts() -> dict[str, dict[str, str]]:
    """Return all texts: by language, then by key, such as `home.title` for the key `title` in `home.yaml`."""
    import yaml

    texts: dict[str, dict[str, str]] = {}
    for file in sorted(TEXTS.glob("*.yaml")):
        entries: dict[str, dict[str, str]] = yaml.safe_load(file.read_text(encoding="utf-8"))
        for key, languages in entries.items():
            for language, text in languages.items():
                texts.setdefault(language, {})[f"{file.stem}.{key}"] = text
    return texts
