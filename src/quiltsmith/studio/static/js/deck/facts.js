/** What is to be known of a shape while it is drawn: the server says it, this shows it. */

import { send } from "../api.js";
import { fill, h, icon } from "../dom.js";
import { latest } from "../latest.js";
import { patch } from "../pictures.js";
import { say, sayCount } from "../texts.js";

const PAUSE = 120;

/**
 * Build the facts; `show` asks for those of a shape, after a moment if shapes follow each other quickly.
 *
 * @param {import("./open.js").Deck} deck
 */
export function buildFacts(deck) {
  const element = h("div", { class: "deck-facts", "aria-live": "polite" });
  const asking = latest();
  let timer = 0;
  let last = "";

  /**
   * @param {Server.CardView | null} card
   * @param {string} shape
   */
  function show(card, shape) {
    const asked = `${card?.id}/${shape}/${deck.text.length}`;
    if (asked === last || !shape) return;
    last = asked;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        asking(
          (signal) => send("/api/deck/shape", { ...deck.question(), shape, card: card?.id ?? "" }, { signal }),
          (facts) => card && draw(card, facts),
          () => fill(element),
        ),
      PAUSE,
    );
  }

  /**
   * @param {Server.CardView} card
   * @param {any} facts
   */
  function draw(card, facts) {
    /** @param {string} words */
    const fact = (words, ...what) => h("div", { class: "deck-fact" }, h("span", { class: "muted small" }, words), what);
    /** @param {string} shape */
    const small = (shape) => patch(shape, card.fabric, { seam: false, kind: "deck-small paper" });
    const other = deck.look.cards?.find((one) => one.id === facts.twins[0]);
    const twin =
      facts.twins.length > 0 &&
      h(
        "div",
        { class: "deck-fact warning" },
        h("span", { class: "small row" }, icon("warning"), say("deck.twin")),
        h(
          "span",
          { class: "row" },
          h("b", {}, facts.twins.join(", ")),
          other &&
            h(
              "button",
              { type: "button", class: "button bare", onclick: () => deck.choose(other.list, other.index) },
              say("deck.show_twin"),
            ),
        ),
      );
    fill(
      element,
      fact(say("deck.size"), h("b", { class: "deck-number" }, facts.size)),
      fact(
        say("deck.mirror"),
        facts.chiral
          ? h("span", { class: "row" }, small(facts.shape), icon("flip"), small(facts.mirror))
          : h("b", {}, say("deck.mirror_same")),
      ),
      fact(
        sayCount("deck.cuts", facts.cut_lines.length),
        h(
          "span",
          { class: "row deck-cut-row" },
          facts.cut_lines.slice(0, 6).map((line) => cutPicture(facts.shape, line)),
        ),
      ),
      fact(
        say("deck.symmetry"),
        h("b", {}, say(`deck.symmetry_${facts.symmetry.replaceAll(" ", "_")}`)),
        h("span", { class: "muted small" }, sayCount("deck.positions", facts.orientations.length)),
      ),
      fact(
        say("deck.on_board"),
        h("b", { class: "deck-number" }, facts.placements),
        h("span", { class: "muted small" }, say("deck.places")),
      ),
      !facts.connected &&
        h("div", { class: "deck-fact bad" }, h("span", { class: "small row" }, icon("error"), say("deck.apart"))),
      twin,
    );
  }

  return { element, show };
}

/**
 * A shape in two tones, parted by a line.
 *
 * @param {string} shape
 * @param {any} line
 */
function cutPicture(shape, line) {
  const rows = shape.split("/");
  const spaces = rows.flatMap((text, row) =>
    [...text].map((one, column) => {
      const isBefore = line.axis === "row" ? row < line.at : column < line.at;
      const side = isBefore ? "one" : "two";
      return h("i", { class: one === "#" ? side : "" });
    }),
  );
  const style = { "--columns": rows[0].length, "--longest": Math.max(rows.length, rows[0].length) };
  return h("span", { class: "deck-cut", style, "aria-hidden": "true" }, spaces);
}
