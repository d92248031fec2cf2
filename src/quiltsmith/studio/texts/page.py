"""The page without a server: what is loaded, where files are kept, what it is made of."""

from __future__ import annotations

from quiltsmith.i18n import N_, NN_, NP_

TEXTS = {
    "stage_loading": N_(
        "Loading quiltsmith. You can look around already; nothing is installed, and nothing of "
        "yours leaves this device."
    ),
    "stage_starting": N_("Starting quiltsmith …"),
    "failed": N_("quiltsmith could not be started here."),
    "again": N_("Try again"),
    "browser": N_("This browser"),
    "files": N_("Your files"),
    "in_browser": N_(
        "They are kept in this browser, on this device only. Save them to your computer now and "
        "then: who clears the browser’s data deletes them too."
    ),
    "in_folder": N_("They are the files of your folder {name}."),
    "not_kept": N_("This browser keeps nothing for this page. Save your files before you close it."),
    "save_all": N_("Save all (zip)"),
    "open_zip": N_("Open a zip"),
    "open_folder": N_("Open a folder"),
    "open_again": N_("Open {name} again"),
    "leave_folder": N_("Back to the browser’s files"),
    "opened": NN_("One file was put beside yours.", "{number} files were put beside yours."),
    "no_photos": N_(
        "Photos are read where quiltsmith is installed on a computer, not in this page. Here you "
        "can lay the patches by tapping, or type the sheet."
    ),
    "drop": N_("Drop a sheet, a deck, a deal, a PDF or a zip here,"),
    "share": N_("Link"),
    "share_how": N_(
        "The link holds the whole file. Who opens it sees it at once, beside their own files; "
        "nothing is stored anywhere."
    ),
    "share_file": N_(
        "This page was opened from your disk, so the link works on this computer. On a web page "
        "it works for everybody."
    ),
    "link": N_("The link"),
    "copy": N_("Copy"),
    "copied": N_("The link is copied."),
    "code": N_("The link as a code for cameras"),
    "shared": N_("Opening a link"),
    "broken_link": N_("This link is not whole. Ask for it once more, and copy all of it."),
    "about": N_("About this page"),
    "unofficial": N_(
        "quiltsmith is unofficial: it is not made, endorsed or supported by the publisher of any "
        "game, and contains no text or art of theirs."
    ),
    "private": N_("Everything happens in your browser. Nothing is sent anywhere; the page forbids itself to."),
    "build": N_("Build {build}"),
    "made_of": N_("What it is made of"),
    "source": N_("Source:"),
    "close": N_("Close"),
    "update": N_("There is a newer version of this page."),
    "update_take": NP_("update", "Take it"),
    "update_later": N_("Later"),
}
