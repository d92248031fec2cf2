/** What can be wished for when bots play a deck. */

import { find, h, icon } from "../dom.js";
import { limit, say } from "../texts.js";

const FEW = 400;

/**
 * The fields of a work and what is chosen in them; what is left empty is as usual.
 *
 * @param {string} work
 * @param {Server.Listed[]} decks
 */
export function fieldsOf(work, decks) {
  /** @param {string} name */
  const number = (name, given) =>
    field(
      name,
      h("input", { class: "field", type: "number", id: `deck-${name}`, placeholder: say("deck.usual"), ...given }),
    );
  const games = number("games", { ...limit(`${work}.games`), value: work === "rebalance" ? "" : FEW });
  /** @param {string} name */
  const read = (name) => {
    const { value } = /** @type {HTMLInputElement} */ (find(document, `#deck-${name}`));
    return value === "" ? undefined : Number(value);
  };
  if (work === "simulate") {
    return { fields: [games], isReady: () => true, values: () => ({ games: read("games") ?? FEW }) };
  }
  if (work === "compare") {
    const other = h(
      "select",
      { class: "field", id: "deck-other" },
      decks.map((file) => h("option", { value: file.name }, `${file.title} (${file.name})`)),
    );
    return {
      fields: [field("other", h("span", { class: "select" }, other, icon("down")), "deck-other"), games],
      isReady: () => decks.length > 0,
      values: () => ({ games: read("games") ?? FEW, other: other.value }),
    };
  }
  const keep = h("input", {
    class: "field",
    id: "deck-keep",
    placeholder: "P01, P07",
    ...limit("rebalance.keep"),
    autocomplete: "off",
  });
  return {
    fields: [
      games,
      number("most", limit("rebalance.most")),
      number("tolerance", { ...limit("rebalance.tolerance"), step: 0.1, value: 1 }),
      field("keep", keep),
    ],
    isReady: () => true,
    values: () => ({ games: read("games"), most: read("most"), tolerance: read("tolerance"), keep: keep.value }),
  };
}

/**
 * @param {string} name
 * @param {string} id
 */
const field = (name, input, id = input.id) =>
  h("label", { class: "deck-field", for: id }, h("span", { class: "muted small" }, say(`deck.field_${name}`)), input);
