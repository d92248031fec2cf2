/** The circle before a game: patches are tapped in the order in which they lie, or mixed. */

import { button, fill, h } from "../dom.js";
import { anyNumber } from "../seeds.js";
import { say } from "../texts.js";
import { buildTiles } from "../sheet/tiles.js";
import { buildRing } from "./ring.js";

/**
 * Build it; `write(cards, seed)` hears the patches so far, and a number to mix the others by.
 *
 * @param {() => Record<string, string>} fabrics
 * @param {(cards: string[], seed: number | null) => unknown} write
 */
export function buildCircle(fabrics, write) {
  let lying = [];
  const tiles = buildTiles(
    fabrics,
    (card) => {
      if (!lying.includes(card.id)) write([...lying, card.id], null);
    },
    say("duel.search"),
  );
  const ring = buildRing();
  const progress = h("p", { class: "muted" });
  const back = button(say("duel.circle_back"), {
    kind: "soft",
    icon: "undo",
    onclick: () => write(lying.slice(0, -1), null),
  });
  const mix = button(say("duel.circle_mix"), {
    kind: "soft",
    icon: "shuffle",
    onclick: () => write(lying, anyNumber()),
  });
  const notes = h("div", { class: "duel-notes" });
  const element = h(
    "section",
    { class: "panel duel-market", "aria-label": say("duel.circle") },
    h("h2", { class: "sheet-title" }, say("duel.circle")),
    h("p", {}, say("duel.circle_about")),
    progress,
    h("div", { class: "sheet-two" }, mix, back),
    notes,
    tiles.element,
    ring.element,
  );

  /**
   * Show how far it is, with notes about it.
   *
   * @param {import("./desk.js").DuelAnswer} found
   * @param {HTMLElement[]} problems
   */
  async function show({ view, deck, fabrics: colours }, problems) {
    await tiles.load(deck);
    lying = [...view.circle];
    progress.textContent = say("duel.circle_so_far", { number: lying.length, all: Object.keys(view.patches).length });
    back.disabled = lying.length === 0;
    fill(notes, problems);
    tiles.show(
      say("duel.all_patches"),
      (card) => !card.is_start,
      (id) => lying.includes(id),
      () => false,
    );
    ring.element.hidden = lying.length === 0;
    ring.show(lying, view.patches, colours, 0);
  }

  return { element, show, focus: tiles.focus };
}
