"""From a photo to a sheet."""

from __future__ import annotations

from quiltsmith.i18n import N_, NN_

TEXTS = {
    "title": N_("From a photo"),
    "about": N_(
        "Take a photo of each filled sheet; the boards are read, and you correct what is not "
        "right. They stay here until you remove them."
    ),
    "advice_above": N_("From above, with the whole frame and the letters and numbers beside it"),
    "advice_light": N_("Daylight or a lamp from the side, no flash, no shadow on the sheet"),
    "advice_still": N_("Hold still; dice and pencils off the board"),
    "drop": N_("Drop photos here"),
    "choose": N_("Choose photos"),
    "camera": N_("Take a photo"),
    "reading": NN_("Reading the photo …", "Reading {number} photos …"),
    "was_read": N_("Read: {names}"),
    "full": N_("So many boards lie here that there is no room for another photo. Open or remove some first."),
    "boards": N_("Boards that were read"),
    "board_of": N_("{file}, board {number}"),
    "new": N_("new"),
    "count_unsure": N_("{number} unsure"),
    "done": N_("opened as a sheet"),
    "back": N_("Back to the photos ({number})"),
    "remove": N_("Remove this board"),
    "remove_done": N_("Remove those that are opened"),
    "remove_all": N_("Remove all"),
    "removed_many": NN_("{number} board is removed.", "{number} boards are removed."),
    "removed": N_("{name} is removed."),
    "bring_back": N_("Bring it back"),
    "question": N_("What is unsure"),
    "looks_filled": N_("{spaces}, looks filled:"),
    "looks_empty": N_("{spaces}, looks empty:"),
    "patch": N_("patch {sign} ({spaces})"),
    "in_patch": N_("{space}, patch {sign}"),
    "fill": N_("filled"),
    "leave": N_("empty"),
    "others": NN_("and {number} other", "and {number} others"),
    "follow_filled": N_("Filled as well, by your answers: {spaces}."),
    "follow_empty": N_("Empty as well, by your answers: {spaces}."),
    "follows": N_("{space}, follows from an answer"),
    "numbers_filled": N_("By these numbers filled: {spaces}."),
    "numbers_empty": N_("By these numbers empty: {spaces}."),
    "take": N_("Take that"),
    "proposed": N_("Numbers with a dashed frame were read from the photo. Compare them with the sheet."),
    "confirm": N_("They are right"),
    "empties_typed": N_("Empty spaces"),
    "clear": N_("All spaces are clear."),
    "unsure": NN_(
        "{number} space is unsure. Answer it above the board, or click on it until it is right.",
        "{number} spaces are unsure. Answer them above the board, or click on them until they are right.",
    ),
    "phone": N_("With your phone"),
    "phone_how": N_("Open this with the phone's camera, in the same network. Photos that you send appear here."),
    "phone_open": N_(
        "Whoever knows this address can send photos here and see the table, and nothing else. It ends with the "
        "studio."
    ),
    "phone_how_to_open": N_("A studio that is started with `--phone` takes photos from phones, too."),
    "code": N_("QR code of the address"),
    "grid": N_("Spaces that were read"),
    "sheet": N_("The sheet"),
    "how": N_(
        "Click on a space to turn it from filled to empty and back. Then type the scores as they "
        "stand on the sheet."
    ),
    "player": N_("Player"),
    "round": N_("Round {round}"),
    "filled": N_("{space}, filled"),
    "empty": N_("{space}, empty"),
    "asked_filled": N_("{space}, unsure, looks filled"),
    "asked_empty": N_("{space}, unsure, looks empty"),
    "by_you": N_("{space}, by you"),
    "best": N_("Best rectangle: {rows} × {columns}, {points} points"),
    "empties": NN_("{number} empty space", "{number} empty spaces"),
    "total": N_("Total"),
    "type_scores": N_("Type all scores to get the total."),
    "unchecked": N_("Not checked: {what}"),
    "partly": N_("No mistakes, partly checked: a photo does not show how the patches came."),
    "valid": N_("No mistakes"),
    "open": N_("Open the sheet"),
    "or_photo": N_("Or take the board from a photo of the sheet."),
}
