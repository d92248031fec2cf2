"""The first page."""

from __future__ import annotations

from quiltsmith.i18n import N_

TEXTS = {
    "title": N_("What would you like to do?"),
    "stays": N_("Everything stays on this computer."),
    "sheet_about": N_("Lay the patches as you drew them. You see the score and every slip."),
    "deck_about": N_("Draw your own patches. See at once whether they work."),
    "print_about": N_("Score pads, cards, boards: everything you need to play."),
    "play_about": N_("Let the screen deal in the middle of the table, or play alone."),
    "sheets": N_("Sheets"),
    "decks": N_("Decks and deals"),
    "examples": N_("Try an example"),
    "example_five_mistakes": N_("Sheet with five mistakes"),
    "example_good": N_("Sheet without a mistake"),
    "example_tied": N_("Patchwork for two"),
    "go_on": N_("Go on where you were:"),
    "open_all": N_("Open all"),
    "search": N_("Search files"),
    "rename": N_("Rename {title}"),
    "rename_now": N_("Rename"),
    "renamed": N_("It is called {name} now."),
    "copy": N_("Duplicate {title}"),
    "copy_word": N_("copy"),
    "delete": N_("Delete {title}"),
    "deleted": N_("{name} was deleted."),
    "rest": N_("The {shown} latest of {number}."),
    "all": N_("Show all"),
    "nothing": N_("Nothing here yet. Start with an example."),
    "drop": N_("Drop a sheet, a photo of one, a deck, a deal or a PDF here,"),
    "or": N_("or"),
    "choose": N_("Choose a file"),
}
