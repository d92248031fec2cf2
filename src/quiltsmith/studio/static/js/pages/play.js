/** Play: a table in the middle of everybody, or alone on the screen; no file is written unless somebody wants one. */

import { ask, send } from "../api.js";
import { playArt, sheetArt } from "../art.js";
import { button, fill, h, icon } from "../dom.js";
import { LEVELS } from "../levels.js";
import { beginSolo } from "../play/solo.js";
import { layTable } from "../play/table.js";
import { tableEntry } from "../play/table_entry.js";
import { beginTable, namesIn, tables } from "../play/tables.js";
import { address, go, style } from "../router.js";
import { anySeed } from "../seeds.js";
import { tell } from "../status.js";
import { limit, say } from "../texts.js";

export const title = "play.title";

/** @param {HTMLElement} root */
export async function show(root, { query }) {
  if (query.deal) return layTable(root, await ask("/api/play/table", { deal: query.deal }));
  await style("home");
  const { decks, deals } = await ask("/api/sheet/choices");
  const deck = h(
    "select",
    { class: "field", id: "play-deck" },
    decks.map((one) => h("option", { value: one.name }, one.title)),
  );
  const seed = h("input", {
    class: "field",
    id: "play-seed",
    type: "number",
    ...limit("deal.seed"),
    value: anySeed(),
  });
  const chosenSeed = () => Math.max(0, Math.floor(Number(seed.value) || 0));
  const attempt = (work) => () => work().catch((error) => tell(error.message));
  const table = attempt(async () => {
    const dealt = await send("/api/play/deal", { deck: deck.value, seed: chosenSeed() });
    beginTable(dealt.deal, namesIn(names.value));
    go("play", [], { deal: dealt.deal });
  });
  const solo = attempt(async () => {
    await beginSolo(deck.value, chosenSeed(), rival.value);
    go("sheet");
  });
  const rival = h(
    "select",
    { class: "field", id: "play-rival" },
    ["", ...LEVELS].map((name) => h("option", { value: name }, say(`play.rival_${name || "none"}`))),
  );
  const names = h("input", {
    class: "field",
    id: "play-names",
    autocomplete: "off",
    placeholder: say("play.names_example"),
  });
  fill(
    root,
    h(
      "div",
      { class: "play-begin" },
      h("h1", {}, say("play.title")),
      h("p", { class: "muted" }, say("play.about")),
      h(
        "div",
        { class: "panel play-form" },
        h(
          "div",
          { class: "play-field" },
          h("label", { for: "play-deck" }, say("play.deck")),
          h("span", { class: "select" }, deck, icon("down")),
        ),
        h(
          "div",
          { class: "play-field" },
          h("label", { for: "play-seed" }, say("play.seed")),
          h(
            "span",
            { class: "row" },
            seed,
            button(say("play.other_seed"), {
              icon: "dice",
              onclick: () => {
                seed.value = anySeed();
              },
            }),
          ),
        ),
        h("div", { class: "play-field" }, h("label", { for: "play-names" }, say("play.names")), names),
        h(
          "div",
          { class: "play-field" },
          h("label", { for: "play-rival" }, say("play.rival")),
          h("span", { class: "select" }, rival, icon("down")),
        ),
      ),
      h(
        "div",
        { class: "play-ways" },
        way(playArt, "play.table", "play.table_about", table),
        way(sheetArt, "play.solo", "play.solo_about", solo),
      ),
      (deals.length > 0 || tables().length > 0) &&
        h(
          "section",
          { class: "panel play-form" },
          h("h2", {}, say("play.go_on")),
          h(
            "ul",
            { class: "play-deals" },
            tables().map(tableEntry),
            deals.map((one) =>
              h(
                "li",
                {},
                h(
                  "a",
                  { class: "button soft", href: address("play", [], { deal: one.name }) },
                  icon("dice"),
                  `${one.title} (${one.name})`,
                ),
              ),
            ),
          ),
        ),
    ),
  );
  return undefined;
}

const way = (art, words, about, onclick) =>
  h(
    "section",
    { class: "panel play-way" },
    h("div", { class: "art", "aria-hidden": "true" }, art()),
    h("h2", {}, say(words)),
    h("p", { class: "muted" }, say(about)),
    button(say("play.begin"), {
      kind: "main big",
      icon: "dice",
      onclick,
      "aria-label": say("frame.labelled", { name: say(words), told: say("play.begin") }),
    }),
  );
