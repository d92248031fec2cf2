/** Where a sheet begins: deck, deal and player; or a text that is pasted or dropped. */

import { ask, send } from "../api.js";
import { button, fill, h, icon } from "../dom.js";
import { buildBeginning } from "../duel/begin.js";
import { tables, tableOf, titleOfDeal } from "../play/tables.js";
import { go } from "../router.js";
import { buildSegments } from "../segments.js";
import { keep, kept, language } from "../settings.js";
import { tell } from "../status.js";
import { limit, say } from "../texts.js";
import { askText } from "./dialogs.js";
import { choice, field } from "./fields.js";

/**
 * Build it; `add(texts, given)` puts sheets on the table, `bringBack(sheet)` one that was put away. A deal may be
 * chosen already.
 *
 * @param {{ add: (texts: string[], given: any) => unknown, openText: (text: string) => unknown,
 *   bringBack: (away: import("./session.js").PutAway) => unknown, away: import("./session.js").PutAway[] }} handlers
 * @param {string} dealt
 */
export async function buildBegin({ add, openText, bringBack, away }, dealt = "") {
  const { decks, deals } = await ask("/api/sheet/choices");
  const players = h(
    "datalist",
    { id: "begin-players" },
    tableOf(dealt)?.players.map((name) => h("option", { value: name })),
  );
  const player = h("input", {
    class: "field",
    id: "begin-player",
    list: "begin-players",
    ...limit("sheet.player"),
    autocomplete: "off",
  });
  const deck = choice(
    "begin-deck",
    decks.map((one) => [one.name, one.title]),
  );
  const deal = choice("begin-deal", [
    ["", say("sheet.no_deal")],
    ...[...new Set([...(dealt.includes("@") ? [dealt] : []), ...tables().map((one) => one.deal)])].map((one) => [
      one,
      titleOfDeal(one),
    ]),
    ...deals.map((one) => [one.name, `${one.title} (${one.name})`]),
  ]);
  const duel = await buildBeginning();
  const turns = h(
    "div",
    { class: "sheet-fields" },
    field("sheet.player", player),
    players,
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
    if (kind === "duel") {
      const { text, rival } = await duel.begin();
      return add([text], { rival });
    }
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
    away.length > 0 && [
      h("hr", { class: "seam" }),
      h("h2", { class: "sheet-title" }, say("sheet.put_away_list")),
      h(
        "ul",
        { class: "sheet-away" },
        away.map((one) =>
          h(
            "li",
            {},
            h("span", { class: "grow" }, h("b", {}, one.title), " ", h("span", { class: "muted small" }, whenOf(one))),
            button(say("sheet.bring_back"), { kind: "soft", icon: "undo", onclick: () => bringBack(one) }),
          ),
        ),
      ),
    ],
  );
  deal.value = dealt;
  choose(kept("begin") === "duel" && !dealt ? "duel" : "turns");
  return form;
}

/** @param {import("./session.js").PutAway} away */
const whenOf = ({ when }) =>
  new Date(when).toLocaleString(language(), { weekday: "short", hour: "2-digit", minute: "2-digit" });
