"""Every option that a product has stands on its form, with words in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from quiltsmith.api.print_options import Group
from quiltsmith.api.products import PRODUCTS
from quiltsmith.studio.endpoints import Nothing
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.page_texts import page_texts
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes.print_routes import forms
from quiltsmith.studio.shared import Studio
from quiltsmith.style.sizes import CARD_SIZES

TITLED = ("deck", "game", "theme", "back_theme", "preset", "template", "paper", "lang")
"""What these are called stands in their own files."""
FORMS = Prints().forms


def test_every_option_has_words_and_every_group_too() -> None:
    options = {field.name for form in FORMS for field in form.fields}
    texts = page_texts("en")
    assert sorted(option for option in options if f"print.option_{option}" not in texts) == []
    labels = [key for key in texts if key.startswith(("print.option_", "print.help_"))]
    assert [key for key in labels if key.partition("_")[2] not in options] == []
    assert [name for name in PRODUCTS if f"print.command_{name}" not in texts] == []
    assert {field.group for form in FORMS for field in form.fields} == set(get_args(Group))
    assert [group for group in get_args(Group) if f"print.group_{group}" not in texts] == []


def test_sizes_of_cards_are_those_that_are_printed(tmp_path: Path) -> None:
    studio = Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process))
    said = forms(studio, Nothing()).titles["size"]
    assert list(said) == list(CARD_SIZES)
    assert said["mini"] == "Mini, 44 × 63 mm"


def test_every_word_to_choose_has_words() -> None:
    texts = page_texts("en")
    fields = [field for form in FORMS for field in form.fields]
    words = {
        (field.name, known)
        for field in fields
        for known in field.known
        if not known.isdecimal() and field.name not in TITLED
    }
    assert sorted(word for word in words if f"print.choice_{word[0]}_{word[1]}" not in texts) == []
    used = {f"print.choice_{option}_{known}" for option, known in words}
    assert [key for key in texts if key.startswith("print.choice_") and key not in used] == []
