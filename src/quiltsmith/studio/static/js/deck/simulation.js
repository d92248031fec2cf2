/** Bots play the deck: a report, a comparison with another deck, or changes that bring it into balance. */

import { ask } from "../api.js";
import { button, fill, h, note } from "../dom.js";
import { buildSegments } from "../segments.js";
import { say, sayCount } from "../texts.js";
import { startReport } from "../work.js";
import { fieldsOf } from "./wishes.js";

const WORKS = ["simulate", "compare", "rebalance"];

/**
 * Build the dialog; `open` asks what bots shall do with the deck as it is saved. The report is a page of its own.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildSimulation(deck) {
  const body = h("div", { class: "deck-bots" });
  const foot = h("div", { class: "row" });
  const element = h(
    "dialog",
    { class: "deck-dialog", "aria-label": say("deck.bots") },
    h("h2", {}, say("deck.bots")),
    body,
    foot,
  );
  let work = "simulate";

  async function open() {
    if (!element.open) element.showModal();
    const known = work === "compare" ? await ask("/api/decks") : [];
    const form = fieldsOf(
      work,
      known.filter((file) => file.mood !== "bad" && file.name !== (deck.name ?? deck.origin)),
    );
    const choices = buildSegments(
      say("deck.bots"),
      WORKS.map((name) => [name, say(`deck.work_${name}`)]),
      (name) => {
        work = name;
        open();
      },
    );
    choices.press(work);
    const { needs, cards, inherited, has_prices: hasPrices } = deck.look;
    const own = [...(cards ?? []), ...inherited].filter((card) => card.list === "cards").length;
    const missing = Math.max(0, needs.cards - own);
    const status = h(
      "div",
      { role: "status" },
      missing > 0 &&
        note(
          "warning",
          say("deck.too_few", { number: own, all: needs.cards }),
          !hasPrices &&
            h(
              "div",
              { class: "sheet-fixes" },
              button(sayCount("deck.draw_more", missing), {
                icon: "spark",
                onclick: async () => {
                  deck.choose("cards", deck.index);
                  await deck.more();
                  await deck.saveAgain();
                  open();
                },
              }),
            ),
        ),
    );
    const start = button(say("deck.start"), {
      kind: "main",
      icon: "play",
      disabled: !form.isReady() || missing > 0,
      onclick: async () => {
        start.disabled = true;
        try {
          location.hash = await startReport(work, { deck: deck.name ?? deck.origin, ...form.values() });
        } catch (error) {
          start.disabled = false;
          fill(status, note("bad", error.message));
        }
      },
    });
    fill(
      body,
      choices.element,
      h("p", { class: "muted" }, say(`deck.about_${work}`)),
      h("div", { class: "deck-wishes" }, form.fields),
      status,
    );
    fill(foot, start, button(say("deck.close"), { onclick: () => element.close() }));
  }

  return { element, open };
}
