/** A file that somebody else has changed: both versions side by side, and nothing is written before one is chosen. */

import { button, h } from "../dom.js";
import { say } from "../texts.js";

/** Ask once which version is to be kept. */
export function showConflict(deck) {
  if (document.querySelector(".deck-conflict")) return;
  const version = (words, text) => h("div", {}, h("h3", {}, words), h("pre", { class: "mono", tabindex: "0" }, text));
  const dialog = h("dialog", { class: "deck-dialog deck-conflict", "aria-label": say("deck.conflict") },
    h("h2", {}, say("deck.conflict")), h("p", {}, say("deck.conflict_about", { name: deck.name })),
    h("div", { class: "deck-both" }, version(say("deck.mine"), deck.text), version(say("deck.theirs"), deck.conflict.text)),
    h("div", { class: "row" }, button(say("deck.keep_mine"), { kind: "main", onclick: () => close(() => deck.keepMine()) }),
      button(say("deck.take_theirs"), { onclick: () => close(() => deck.takeTheirs()) })));
  const close = (then) => { dialog.remove(); then(); };
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}
