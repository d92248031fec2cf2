/** A file that somebody else has changed: both versions side by side, and nothing is written before one is chosen. */

import { button, h } from "../dom.js";
import { toSentence } from "../problems.js";
import { say } from "../texts.js";
import { bothVersions } from "../versions.js";

/**
 * Ask once which version is to be kept.
 *
 * @param {import("./open.js").Deck} deck
 */
export function showConflict(deck) {
  if (document.querySelector(".deck-conflict")) return;
  const dialog = h(
    "dialog",
    { class: "deck-dialog deck-conflict", "aria-label": say(deck.conflict.isGone ? "sheet.gone" : "deck.conflict") },
    deck.conflict.isGone ? gone() : changed(),
  );
  function changed() {
    return [
      h("h2", {}, say("deck.conflict")),
      h("p", {}, say("deck.conflict_about", { name: deck.name })),
      bothVersions(deck.text, deck.conflict),
      h(
        "div",
        { class: "row" },
        button(say("deck.keep_mine"), { kind: "main", onclick: () => close(() => deck.keepMine()) }),
        button(say("deck.take_theirs"), { onclick: () => close(() => deck.takeTheirs()) }),
      ),
    ];
  }
  function gone() {
    return [
      h("h2", {}, say("sheet.gone")),
      h("p", {}, toSentence(deck.conflict.message)),
      h(
        "div",
        { class: "row" },
        button(say("sheet.write_again"), { kind: "main", onclick: () => close(() => deck.keepMine()) }),
        button(say("sheet.cancel"), {
          kind: "bare",
          onclick: () =>
            close(() => {
              deck.conflict = null;
            }),
        }),
      ),
    ];
  }
  /** @param {() => unknown} then */
  const close = (then) => {
    dialog.close();
    dialog.remove();
    then();
  };
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}
