"""Every option that a command has stands in a group of the form, with words in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import quiltsmith.studio
from quiltsmith.cli.commands.printing.forms import COMMANDS, TypedCommands
from quiltsmith.studio.print_commands import OptionField
from quiltsmith.studio.routes.asset_routes import page_texts
from quiltsmith.style.sizes import CARD_SIZES

GROUPS = (Path(quiltsmith.studio.__file__).parent / "static" / "js" / "print" / "groups.js").read_text("utf-8")
TITLED = ("deck", "game", "theme", "back_theme", "preset", "template")
"""What these are called stands in their own files."""
FORMS = TypedCommands().forms()


def option_of(field: OptionField) -> str:
    """Name an option as the page does."""
    return field.flag.lstrip("-").replace("-", "_") if field.flag else field.name


def test_every_option_has_words_and_a_group() -> None:
    options = {option_of(field) for form in FORMS for field in form.fields}
    grouped = set(re.findall(r'"(\w+)"', " ".join(re.findall(r"options: \[(.*?)\]", GROUPS, re.DOTALL))))
    assert sorted(options - grouped) == []
    assert sorted(grouped - options) == []
    texts = page_texts()["en"]
    assert sorted(option for option in options if f"print.option_{option}" not in texts) == []
    assert [name for name in COMMANDS if f"print.command_{name}" not in texts] == []


def test_sizes_of_cards_are_those_that_are_printed() -> None:
    for texts in page_texts().values():
        said = {name: texts[f"print.choice_size_{name}"].split(", ")[1] for name in CARD_SIZES}
        assert said == {name: f"{size.width:g} × {size.height:g} mm" for name, size in CARD_SIZES.items()}
    assert said["mini"] == "44 × 63 mm"


def test_every_word_to_choose_has_words() -> None:
    texts = page_texts()["en"]
    fields = [field for form in FORMS for field in form.fields]
    words = {
        (option_of(field), known)
        for field in fields
        for known in field.known
        if not known.isdecimal() and option_of(field) not in TITLED
    }
    assert sorted(word for word in words if f"print.choice_{word[0]}_{word[1]}" not in texts) == []
    used = {f"print.choice_{option}_{known}" for option, known in words}
    assert [key for key in texts if key.startswith("print.choice_") and key not in used] == []
