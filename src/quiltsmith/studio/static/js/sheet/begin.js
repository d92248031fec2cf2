/** Where a sheet begins: deck, deal and player; or a text that is pasted or dropped. */

import { ask, send } from "../api.js";
import { button, h, icon } from "../dom.js";
import { say } from "../texts.js";
import { askText } from "./dialogs.js";

/** Build it; `add(texts, given)` puts sheets on the table. */
export async function buildBegin(add, openText) {
  const { decks, deals } = await ask("/api/sheet/choices");
  const player = h("input", { class: "field", id: "begin-player", maxlength: "60", autocomplete: "off" });
  const deck = choice("begin-deck", decks.map((one) => [one.name, one.title]));
  const deal = choice("begin-deal", [["", say("sheet.no_deal")], ...deals.map((one) => [one.name, `${one.title} (${one.name})`])]);
  const form = h("form", { class: "panel sheet-begin",
    onsubmit: async (event) => {
      event.preventDefault();
      const { text } = await send("/api/sheet/begin", { deck: deck.value, deal: deal.value || null, player: player.value });
      add([text], { deal: deal.value || null });
    },
    ondragover: (event) => event.preventDefault(),
    ondrop: async (event) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) openText(await file.text());
    } },
  h("h1", {}, say("sheet.begin")), h("p", { class: "muted" }, say("sheet.begin_about")),
  field("sheet.player", player), field("sheet.deck", deck), field("sheet.deal", deal),
  h("button", { type: "submit", class: "button main big" }, icon("play"), say("sheet.start")),
  h("hr", { class: "seam" }), h("p", { class: "muted" }, say("sheet.or_text")),
  button(say("sheet.paste"), { icon: "clipboard", onclick: () => askText(openText) }));
  return form;
}

const field = (words, made) => h("div", { class: "sheet-field" }, h("label", { for: made.id }, say(words)), made.tagName === "SELECT" ? h("span", { class: "select" }, made, icon("down")) : made);

const choice = (id, options) => h("select", { class: "field", id }, options.map(([value, words]) => h("option", { value }, words)));
