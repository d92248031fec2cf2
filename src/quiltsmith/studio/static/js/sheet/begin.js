/** Where a sheet begins: deck, deal and player; or a text that is pasted or dropped. */

import { ask, send } from "../api.js";
import { button, fill, h, icon } from "../dom.js";
import { isPhoto, openPhoto } from "../dropping.js";
import { buildBeginning } from "../duel/begin.js";
import { go } from "../router.js";
import { buildSegments } from "../segments.js";
import { keep, kept } from "../settings.js";
import { tell } from "../status.js";
import { limit, say } from "../texts.js";
import { askText } from "./dialogs.js";
import { choice, field } from "./fields.js";

/**
 * Build it; `add(texts, given)` puts sheets on the table. A deal may be chosen already.
 *
 * @param {(texts: string[], given: any) => unknown} add
 * @param {(text: string) => unknown} openText
 * @param {string} dealt
 */
export async function buildBegin(add, openText, dealt = "") {
  const { decks, deals } = await ask("/api/sheet/choices");
  const player = h("input", { class: "field", id: "begin-player", ...limit("sheet.player"), autocomplete: "off" });
  const deck = choice(
    "begin-deck",
    decks.map((one) => [one.name, one.title]),
  );
  const deal = choice("begin-deal", [
    ["", say("sheet.no_deal")],
    ...deals.map((one) => [one.name, `${one.title} (${one.name})`]),
  ]);
  const duel = await buildBeginning();
  const turns = h(
    "div",
    { class: "sheet-fields" },
    field("sheet.player", player),
    field("sheet.deck", deck),
    field("sheet.deal", deal),
  );
  const kinds = buildSegments(
    say("duel.kinds"),
    ["turns", "duel"].map((name) => [name, say(`duel.kind_${name}`)]),
    (name) => choose(name),
  );
  const fields = h("div", {});
  // Boards of doodle sheets are read, quilts are not.
  const photo = h(
    "div",
    { class: "sheet-photo" },
    h("hr", { class: "seam" }),
    h("p", { class: "muted" }, say("scan.or_photo")),
    button(say("scan.title"), { icon: "camera", onclick: () => go("scan") }),
  );
  let kind = "turns";
  /** @param {string} name */
  function choose(name) {
    kind = name;
    keep("begin", name);
    fill(fields, name === "duel" ? duel.element : turns);
    photo.hidden = name === "duel";
    kinds.press(name);
  }
  const begin = async () => {
    if (kind === "duel") return add([await duel.begin()], {});
    const { text } = await send("/api/sheet/begin", {
      deck: deck.value,
      deal: deal.value || null,
      player: player.value,
    });
    return add([text], { deal: deal.value || null });
  };
  const form = h(
    "form",
    {
      class: "panel sheet-begin",
      onsubmit: (event) => {
        event.preventDefault();
        begin().catch((error) => {
          if (error.status === undefined) throw error;
          tell(error.message);
        });
      },
      ondragover: (event) => event.preventDefault(),
      ondrop: async (event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file && isPhoto(file)) openPhoto(file);
        else if (file) openText(await file.text());
      },
    },
    h("h1", {}, say("sheet.begin")),
    h("p", { class: "muted" }, say("sheet.begin_about")),
    kinds.element,
    fields,
    h("button", { type: "submit", class: "button main big" }, icon("play"), say("sheet.start")),
    photo,
    h("hr", { class: "seam" }),
    h("p", { class: "muted" }, say("sheet.or_text")),
    button(say("sheet.paste"), { icon: "clipboard", onclick: () => askText(openText) }),
  );
  deal.value = dealt;
  choose(kept("begin") === "duel" && !dealt ? "duel" : "turns");
  return form;
}
