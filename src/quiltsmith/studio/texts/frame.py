"""What stands around every page."""

from __future__ import annotations

from quiltsmith.i18n import N_, NN_, NP_

TEXTS = {
    "skip": N_("Skip to the page"),
    "home": N_("quiltsmith, to the first page"),
    "jobs": N_("What you can do"),
    "menu": N_("Menu"),
    "sheet": N_("Check a sheet"),
    "deck": N_("Design a deck"),
    "print": N_("Print"),
    "play": N_("Play"),
    "quoted": N_("“{words}”"),
    "labelled": N_("{name}: {told}"),
    "folder": N_("Your folder"),
    "language_name": NP_("the name of this language", "English"),
    "language": N_("Language of the pages"),
    "dark": N_("Dark colours"),
    "light": N_("Light colours"),
    "oops": N_("That did not work"),
    "gone": N_("The studio has ended. Start it again in the terminal, then open the new address."),
    "went_on": N_("What had to wait is done now."),
    "gone_for_now": N_(
        "The studio does not answer. Nothing is lost, and as soon as it runs again, this page goes on."
    ),
    "other_run": N_(
        "The studio was started anew. Open the address that it shows now; your sheets and boards "
        "are kept in this browser."
    ),
    "not_saved": N_("Not saved: {why}"),
    "try_again": N_("Try again"),
    "download": N_("Download the file"),
    "let_go": N_("Let go to open"),
    "opened": NN_("{number} sheet is on the table.", "{number} sheets are on the table."),
    "trouble": N_("This should not have happened ({what})."),
    "again": N_("Try again"),
    "unknown_file": N_(
        "{name} is neither a sheet (.txt) or a photo of one, nor a deck or deal (.yaml), nor a PDF."
    ),
    "unknown_yaml": N_("{name} is neither a deck nor a deal."),
    "put_in": N_("{name} now lies in your folder."),
    "which": N_("What does {name} show?"),
    "which_photo": N_("The photo of a sheet"),
    "which_page": N_("A page for a print shop"),
    "which_none": N_("Nothing of these"),
    "large_file": N_("{name} is larger than {most} MB."),
    "line": N_("{file}, line {line}"),
    "line_here": N_("Line {line}"),
}
