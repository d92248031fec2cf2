"""Forms of what is printed: made of the signatures of products, and printed without any command."""

from __future__ import annotations

from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.i18n import use_locale
from quiltsmith.studio.endpoints import Nothing, _refused
from quiltsmith.studio.folder import FileGoneError, Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.print_forms import OptionField, Prints, Value
from quiltsmith.studio.routes.print_routes import forms
from quiltsmith.studio.shared import Studio
from quiltsmith.style.sizes import CARD_SIZES


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    monkeypatch.chdir(tmp_path)
    return Folder(tmp_path)


def fields(command: str) -> dict[str, OptionField]:
    return {field.name: field for form in Prints().forms if form.name == command for field in form.fields}


def test_fields_know_what_the_signature_says() -> None:
    pad = fields("pad")
    assert pad["up"].known == ("1", "2", "4")
    assert (pad["sheets"].least, pad["sheets"].most) == (1, 10_000)
    assert pad["game"].default == "doodle"
    assert pad["theme"].known == ("night", "paper", "quilt")
    assert (fields("tiles")["deck"].is_needed, fields("tiles")["deck"].suggested) == (True, "classic")
    assert "jobs" not in fields("challenge")


def test_print_shops_of_a_form_are_those_that_suit() -> None:
    assert fields("pad")["preset"].known == ("pad-a4", "pad-a5")
    assert fields("tiles")["preset"].known == fields("boards")["preset"].known == ("punchboard",)
    assert "x4" in fields("cards")["preset"].known
    assert "pad-a5" not in fields("cards")["preset"].known


def test_options_of_a_group_stand_in_their_order() -> None:
    look = [name for name, field in fields("pad").items() if field.group == "look"]
    assert look == ["theme", "back_theme", "ink", "lang", "seed"]
    assert [name for name, field in fields("kit").items() if field.group == "paper"][:2] == ["paper", "size"]
    assert next(iter(fields("tiles"))) in ("theme", "game")


@pytest.mark.parametrize(
    ("command", "values", "line"),
    [
        ("pad", {"game": "doodle", "up": 2, "marks": False}, "quiltsmith pad --up=2 --no-marks -o x.pdf"),
        ("cards", {"deck": "my deck.yaml", "cuts": True}, "quiltsmith cards 'my deck.yaml' --cuts -o x.pdf"),
        (
            "cards",
            {"deck": "meadow", "backs": True, "live_text": True},
            "quiltsmith cards meadow --live-text -o x.pdf",
        ),
    ],
)
def test_the_same_can_be_typed(command: str, values: dict[str, Value], line: str) -> None:
    assert Prints().line(command, values, "x.pdf") == line


def test_values_of_a_form_print_what_the_function_prints(folder: Folder) -> None:
    printed = Prints().printed(folder, "pad", {"players": "Anna,Ben", "paper": "a5", "live_text": True})
    assert (printed.file_name, len(printed.document.pages)) == ("doodle-pad.pdf", 2)
    assert printed.document.title == qs.pad(players=["Anna", "Ben"], paper="a5").title
    assert printed.options.live_text


def test_what_is_refused_names_the_label_of_the_field(folder: Folder) -> None:
    with pytest.raises(UsageError) as refused:
        Prints().printed(folder, "cards", {"deck": "classic", "cuts": True})
    assert _refused(refused.value)[0]["refusal"] == "patches of patchwork are never cut (“Show ways to cut”)"
    with use_locale("de"):
        assert str(_refused(refused.value)[0]["refusal"]).endswith("(„Schnittmöglichkeiten zeigen“)")
    with pytest.raises(UsageError) as refused:
        Prints().printed(folder, "pad", {"sheets": 0})
    assert _refused(refused.value)[0]["refusal"] == "a number is wanted, 1 to 10000, not `0` (“Sheets”)"


def test_names_cannot_leave_the_folder_and_commands_must_be_there(folder: Folder) -> None:
    with pytest.raises(QuiltsmithError):
        Prints().printed(folder, "cards", {"deck": "../secret.yaml"})
    with pytest.raises(FileGoneError):
        Prints().printed(folder, "cards", {"deck": "nowhere.yaml"})
    with pytest.raises(QuiltsmithError, match="there is no command nonsense"):
        Prints().printed(folder, "nonsense", {})


def test_sizes_of_cards_are_told_as_they_are_printed(folder: Folder) -> None:
    studio = Studio(folder, Prints(), Jobs(folder.root, run_in_process))
    titles = forms(studio, Nothing()).titles["size"]
    assert set(titles) == set(CARD_SIZES)
    assert titles["mini"] == "Mini, 44 × 63 mm"
    values: dict[str, Value] = {"deck": "meadow", "size": "mini", "preset": "mpc", "only": "P01"}
    page = studio.prints.printed(folder, "cards", values).document.pages[0]
    assert page.trim is not None
    assert (round(page.trim.width), round(page.trim.height)) == (44, 63)
