"""The commands that print: their options are those of the products (`api/products.py`).

Here stands what only the command line has: help, examples, where the file goes, and what is told beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from quiltsmith.api.products import find_product, prepare_of
from quiltsmith.cli.derived_commands import OwnOption, Typed, derived_command, descriptive_filename
from quiltsmith.cli.lazy_commands import LazyCommand
from quiltsmith.cli.name_lookup import note_files_as_players
from quiltsmith.cli.option_types import PlayersFromOption
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    YAML_FILES,
    CutOption,
    ForceOption,
    KindOption,
    LiveTextOption,
    OutputOption,
    output_file,
    write_output,
)
from quiltsmith.cli.refusals import flag_of
from quiltsmith.cli.terminal_output import write_note
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.i18n import N_, _

if TYPE_CHECKING:
    from quiltsmith.api.products import PrintJob
    from quiltsmith.style.preset import Preset


class PrintCommand(Struct, frozen=True, kw_only=True):
    """How a product is printed by a command; `output` and `live_text` say which options they stand after."""

    about: str
    example: str
    output: OwnOption | str | None
    live_text: str
    own: tuple[OwnOption, ...] = ()
    reader: type[LazyCommand] = LazyCommand
    before: Callable[[Typed], bool] | None = None
    """Does something else instead, and tells whether it did."""
    is_cut_out: bool = False
    """Whether a file for cutting machines can be written beside it."""


class MarksCommand(LazyCommand):
    """A command whose `--marks` may stand alone, which Typer does not know: it then means the usual marks."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of the command line."""
        whole: list[str] = []
        for word, after in zip_longest(args, args[1:], fillvalue="-"):
            whole.append(word)
            if word == "--marks" and after.startswith("-"):
                whole.append("edges")
        return super().parse_args(ctx, whole)


def _show_template(typed: Typed) -> bool:
    """Print a shipped template instead of a pad."""
    name = typed.values["show"]
    if name is not None:
        from quiltsmith.cli.list_commands import show_shipped

        show_shipped("template", name, typed.values["output"] or STANDARD_OUTPUT, force=typed.values["force"])
        return True
    return _add_players(typed)


def _switch_marks_off(typed: Typed) -> bool:
    if typed.values["no_marks"] and typed.given.get("marks", "none") != "none":
        raise UsageError(_("cutting marks are there or not; leave one out"), "marks", "no_marks")
    if typed.values["no_marks"]:
        typed.given["marks"] = "none"
    return False


_PLAYERS_FROM = OwnOption("players_from", PlayersFromOption, None, after="players")


def _add_players(typed: Typed) -> bool:
    """Add the names of a file to those that were typed."""
    note_files_as_players(typed.given.get("players", ()), flag_of("players"))
    if typed.values["players_from"] is not None:
        from quiltsmith.cli.player_names import names_in_file

        typed.given["players"] = (*typed.given.get("players", ()), *names_in_file(typed.values["players_from"]))
    return False


_OF_DEALS = ("deck", "seed", "output", "force")


def _write_deal(typed: Typed) -> bool:
    """Write a deal as a file, unless the name of the file asks for a print."""
    from quiltsmith.render.output import SUFFIXES

    path = Path(typed.values["output"])
    if path.suffix.lower() in SUFFIXES or typed.values["kind"] is not None:
        return False
    from quiltsmith.api.deals import deal
    from quiltsmith.api.puzzle_products import seed_or_new

    file = output_file(path, (*YAML_FILES, *SUFFIXES), force=typed.values["force"])
    dealt = deal(typed.given["deck"], seed=seed_or_new(typed.given.get("seed")))
    write_output(file, dealt.to_yaml())
    ignored = [name for name in typed.order if name in typed.names and name not in _OF_DEALS]
    if ignored:
        options = ", ".join(map(flag_of, ignored))
        write_note(_("note: a deal is no print, so this changes nothing: {options}", options=options))
    return True


def _measure_machine(_typed: Typed) -> bool:
    """Let the time that puzzles take be told for this machine."""
    import time

    from quiltsmith.simulate.doodle_work import use_clock

    use_clock(time.perf_counter)
    return False


COMMANDS = {
    "kit": PrintCommand(
        about=N_(
            "Print everything needed to play, as one file.\n\n"
            "In it are advice on printing, rules, score sheets and the scoring aid; then cards, die "
            "and token, or boards, patches and currency."
        ),
        example="quiltsmith kit doodle --lang de --paper letter -o kit.pdf",
        output="seed",
        live_text="output",
        is_cut_out=True,
    ),
    "pad": PrintCommand(
        about=N_("Print score pads.\n\nBoard, rounds and special actions are those of the game."),
        example="quiltsmith pad doodle --sheets 20 --up 2 --lang de -o pad.pdf",
        output="game",
        live_text="seed",
        own=(
            OwnOption(
                "show",
                Annotated[
                    str | None,
                    typer.Option(
                        "--show",
                        metavar="NAME",
                        help=N_("Print a shipped template, to copy and change; -o FILE.yaml writes it."),
                    ),
                ],
                None,
                after="template",
            ),
            OwnOption("force", ForceOption, False, after="show"),
            _PLAYERS_FROM,
        ),
        before=_show_template,
    ),
    "cards": PrintCommand(
        about=N_(
            "Print the cards of a deck, with backs.\n\n"
            "They come on sheets to cut out at home, or with --preset as a print shop wants them."
        ),
        example="quiltsmith cards meadow --size bridge --cuts --duplex short -o cards.pdf",
        output="deck",
        live_text="output",
        is_cut_out=True,
        own=(
            OwnOption(
                "no_marks",
                Annotated[bool, typer.Option("--no-marks", help=N_("The same as --marks none."))],
                False,
                after="marks",
                in_file_name=True,
            ),
        ),
        reader=MarksCommand,
        before=_switch_marks_off,
    ),
    "tiles": PrintCommand(
        about=N_(
            "Print patches at true size, currency and tokens to cut out.\n\n"
            "The patches stand close together, so that they need few pages."
        ),
        example="quiltsmith tiles classic --paper letter --ink light -o tiles.pdf",
        output="deck",
        live_text="seed",
        is_cut_out=True,
    ),
    "boards": PrintCommand(
        about=N_(
            "Print quilt boards and the time board.\n\n"
            "There is a quilt board for each player; its spaces are as large as those of the tiles."
        ),
        example="quiltsmith boards patchwork --track classic --lang de -o boards.pdf",
        output="game",
        live_text="seed",
        is_cut_out=True,
    ),
    "box": PrintCommand(
        about=N_(
            "Print a box that fits a deck, to cut out, fold and glue.\n\n"
            "Cards get a tuck box, patches an open tray. Its size comes from the number of cards, "
            "their size and the weight of the paper."
        ),
        example="quiltsmith box meadow --weight 300 --sleeves -o box.pdf",
        output="deck",
        live_text="seed",
        is_cut_out=True,
    ),
    "rules": PrintCommand(
        about=N_(
            "Print the rules of a game, with a picture for every sentence.\n\n"
            "All numbers are those of the game. With --booklet, sheets are folded in the middle and "
            "stapled there: on A4 paper that makes a booklet of A5 pages."
        ),
        example="quiltsmith rules doodle --booklet --lang de -o rules.pdf",
        output="seed",
        live_text="output",
    ),
    "checker": PrintCommand(
        about=N_(
            "Print the scoring aid, a page that helps to score.\n\n"
            "On it are the scores of all rectangles, worked examples, special actions and cuts; for "
            "games of two a turn, the time board and what counts in the end."
        ),
        example="quiltsmith checker doodle --lang de -o checker.pdf",
        output="seed",
        live_text="output",
    ),
    "calibrate": PrintCommand(
        about=N_(
            "Print a test sheet for two-sided printing.\n\n"
            "Held against the light, it shows how far your printer misses the back: the numbers to "
            "type after --back-offset."
        ),
        example="quiltsmith calibrate --paper letter --duplex short -o test.pdf",
        output=None,
        live_text="ink",
    ),
    "deal": PrintCommand(
        about=N_(
            "Deal cards and rolls, or print a solo challenge.\n\n"
            "With -o solo.pdf it becomes a solo challenge: what every turn offers, and a score sheet, "
            "so that you need only a pencil. Paper, language, theme and ink matter only then. A .yaml "
            "file of the same seed checks what you drew."
        ),
        example="quiltsmith deal meadow --seed 7 -o evening.yaml",
        output=OwnOption(
            "output",
            Annotated[
                str,
                typer.Option(
                    "-o",
                    "--output",
                    metavar="FILE",
                    help=N_(
                        "A .yaml file for `sheet check --deal`; or .pdf, .svg or .png: a solo challenge to "
                        "print. - is standard output."
                    ),
                ),
            ],
            "-",
            after="seed",
        ),
        live_text="ink",
        own=(OwnOption("force", ForceOption, False, after="output"),),
        before=_write_deal,
    ),
    "certificate": PrintCommand(
        about=N_(
            "Print a certificate for each player of an evening.\n\n"
            "On it are the finished quilt, the points of all rounds and the place. Sheets are checked "
            "and ranked as `quiltsmith sheet check` does."
        ),
        example="quiltsmith certificate evening --lang de -o certificates.pdf",
        output="sheet",
        live_text="seed",
        own=(_PLAYERS_FROM,),
        before=_add_players,
    ),
    "challenge": PrintCommand(
        about=N_(
            "Print a booklet of solo puzzles.\n\n"
            "Every puzzle shows a start patch and all turns, with medals to win from what bots reach, "
            "and a score sheet to draw on; solutions stand at the end. The same seed gives the same "
            "booklet everywhere. A day has one puzzle."
        ),
        example="quiltsmith challenge meadow --count 2 --seed 7 -o puzzles.pdf",
        before=_measure_machine,
        output="jobs",
        live_text="ink",
    ),
}


def find_command(name: str) -> Callable[..., None]:
    """Make the command of a product."""
    command, function = COMMANDS[name], find_product(name)
    output = command.output
    if not isinstance(output, OwnOption):
        output = OwnOption("output", OutputOption, None, after=output)
    live_text = OwnOption("live_text", LiveTextOption, False, after=command.live_text, in_file_name=True)
    cut = (OwnOption("cut", CutOption, None, after=output.name),) if command.is_cut_out else ()

    def run(typed: Typed) -> None:
        if command.before is None or not command.before(typed):
            _print(prepare_of(function)(**typed.given), typed)

    kind = OwnOption("kind", KindOption, None, after="output")
    derived = derived_command(function, run, command.about, (output, kind, *cut, live_text, *command.own))
    derived.example = command.example  # type: ignore[attr-defined]
    derived.reader = command.reader  # type: ignore[attr-defined]
    return derived


def _print(job: PrintJob, typed: Typed) -> None:
    """Tell what belongs to a job, print it, and tell what the file is not good for."""
    from quiltsmith.cli.print_output import print_job

    output, cut = typed.values["output"], typed.values.get("cut")
    if cut is not None and job.preset is not None and job.preset.pages != "sheets":
        raise UsageError(_("a print shop cuts by itself; leave the cut file out"), "cut", "preset")
    is_piped = output == STANDARD_OUTPUT and typed.values["kind"] in (None, "pdf")
    if job.is_form and output is not None and not is_piped and Path(output).suffix.lower() != ".pdf":
        raise QuiltsmithError(_("only PDF files can be filled in; end the name of the file with .pdf"))
    for note in job.notes:
        write_note(note)
    if job.warnings:
        from quiltsmith.cli.problem_report import complain_of

        complain_of(job.warnings)
    overruled = job.overruled | ({"no_marks"} if "marks" in job.overruled else set())
    if job.preset is not None:
        _tell_overruled(job.preset, [name for name in typed.order if name in typed.names & overruled])
    name = descriptive_filename(job.file_name, typed, overruled)
    if cut is None and "kerf" in typed.names:
        write_note(_("note: the kerf changes the cut file only; ask for one with --cut"))
    if typed.values["kind"] is not None and output != STANDARD_OUTPUT:
        raise QuiltsmithError(_("--kind is for standard output, `-o -`; the name of a file says it by its end"))
    print_job(job, output, name, live_text=typed.values["live_text"], kind=typed.values["kind"], cut=cut)
    if job.preset is not None:
        _warn_of_wrong_file(job.preset, output)


def _tell_overruled(preset: Preset, names: list[str]) -> None:
    """Note which of the options that were typed change nothing, since the preset decides."""
    if not names:
        return
    places = {"preset": preset.id, "options": ", ".join(map(flag_of, names))}
    if preset.pages == "pages":
        write_note(_("note: {preset} decides about the page, so this changes nothing: {options}", **places))
        return
    write_note(
        _("note: {preset} wants all cards in one picture, so this changes nothing: {options}", **places)
        if preset.pages == "grid"
        else _(
            "note: {preset} wants every card on a page of its own, so this changes nothing: {options}", **places
        )
    )


def _warn_of_wrong_file(preset: Preset, output: str | None) -> None:
    """Note that a shop does not take the kind of file that was asked for, which is then good to look at only."""
    if output is not None and preset.pages != "sheets" and not output.lower().endswith(f".{preset.file}"):
        takes = preset.file.upper()
        write_note(
            _(
                "note: {preset} takes {takes}; {output} is for looking at only",
                preset=preset.id,
                takes=takes,
                output=output,
            )
        )
