"""The page with what bots have found out, and the chip that leads there."""

from __future__ import annotations

from quiltsmith.i18n import N_, NN_, NP_

TEXTS = {
    "title": N_("Report"),
    "goes_on": N_("You can leave this page: the bots play on, and the chip in the top bar leads back here."),
    "stop": N_("Stop the bots"),
    "stopped": N_("The bots were stopped. There is no report."),
    "gone": N_(
        "This report is no longer here. The studio keeps the latest ones until it ends. Let the bots play again."
    ),
    "other_language": N_(
        "This report was made in another language. Let the bots play again to have it in English."
    ),
    "to_deck": N_("To the deck"),
    "to_decks": N_("To the decks"),
    "pdf": N_("Download PDF"),
    "html": N_("Download as a web page"),
    "chip": N_("Bots: {percent}%"),
    "chip_short": N_("{percent}%"),
    "chip_done": N_("Report ready"),
    "chip_failed": N_("The bots had to stop"),
    "ready": N_("The bots have finished. Their report is in the top bar."),
    "put_away": NP_("verb", "Put away"),
    "as_tables": N_("As text and tables"),
    "value": N_("Value"),
    "games": N_("Games"),
    "what": N_("What"),
    "space": N_("Space"),
    "share": N_("Share"),
    "card": N_("Card"),
    "effect": N_("Effect ({unit})"),
    "from": N_("At least"),
    "to": N_("At most"),
    "minutes_left": NN_("About {number} minute more.", "About {number} minutes more."),
    "seconds_left": N_("About {number} seconds more."),
}
