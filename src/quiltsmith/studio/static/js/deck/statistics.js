/** What a deck is like as a whole, in small pictures. */

import { send } from "../api.js";
import { button, fill, h, note } from "../dom.js";
import { say, sayCount } from "../texts.js";

/**
 * Build the dialog; `open` measures the deck as it is now.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildStatistics(deck) {
  const body = h("div", { class: "deck-stats" });
  const element = h(
    "dialog",
    { class: "deck-dialog", "aria-label": say("deck.statistics") },
    h("h2", {}, say("deck.statistics")),
    body,
    h("div", { class: "row" }, button(say("deck.close"), { onclick: () => element.close() })),
  );
  async function open() {
    element.showModal();
    const stats = await send("/api/deck/stats", deck.question());
    fill(
      body,
      stats
        ? [group("deck.list_patches", stats.patches), group("deck.list_starts", stats.starts)]
        : note("bad", say("deck.no_statistics")),
    );
  }
  return { element, open };
}

/**
 * @param {string} words
 * @param {any} stats
 */
function group(words, stats) {
  if (!stats) return null;
  const most = Math.max(...Object.values(stats.sizes));
  const bars = Object.entries(stats.sizes).map(([size, count]) =>
    h(
      "li",
      {},
      h("span", { class: "unseen" }, sayCount("deck.of_size", count, { size })),
      h("span", { class: "deck-bar-of", style: { "--share": count / most }, "aria-hidden": "true" }, h("b", {}, count)),
      h("span", { class: "muted small", "aria-hidden": "true" }, size),
    ),
  );
  /**
   * @param {string} name
   * @param {number} value
   */
  const tile = (name, value) =>
    h(
      "div",
      { class: "deck-fact" },
      h("span", { class: "muted small" }, say(name)),
      h("b", { class: "deck-number" }, value),
    );
  return h(
    "section",
    {},
    h("h3", {}, say(words)),
    h("p", { class: "muted small" }, say("deck.by_size")),
    h("ul", { class: "deck-bars" }, bars),
    h(
      "div",
      { class: "deck-stat-tiles" },
      tile("deck.stat_cards", stats.cards),
      tile("deck.stat_spaces", stats.spaces),
      tile("deck.stat_chiral", stats.chiral),
      tile("deck.stat_places", Math.round(stats.placements.median)),
    ),
  );
}
