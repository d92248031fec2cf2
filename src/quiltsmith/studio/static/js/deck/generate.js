/** A new deck: empty, or drawn at random from a few wishes. */

import { send } from "../api.js";
import { button, h } from "../dom.js";
import { tell } from "../status.js";
import { say } from "../texts.js";

const EMPTY = (id) => `deck: ${id}\ntitle: ${id}\ngame: doodle\ncards:\n  - id: P01\n    size: 1\n    shape: |\n      #\n`;

/** Build the form; `made` hears the name of the new file. */
export function buildGenerate(made) {
  const name = h("input", { class: "field", id: "deck-name", value: "my-deck", pattern: "[a-z][a-z0-9\\-]{0,39}", maxlength: 40 });
  const cards = h("input", { class: "field", id: "deck-count", type: "number", min: 1, max: 200, value: 30 });
  const chiral = h("input", { class: "field", id: "deck-chiral", type: "number", min: 0, max: 100, value: 35 });
  const field = (words, input) => h("label", { class: "deck-field", for: input.id }, h("span", { class: "muted small" }, words), input);
  const save = async (makeText) => {
    if (!name.reportValidity()) return;
    try {
      const file = `${name.value}.yaml`;
      await send("/api/file/save", { name: file, text: await makeText(name.value), version: null });
      made(file);
    } catch (error) {
      tell(error.message);
    }
  };
  const random = async (id) => {
    const wishes = { id, seed: Math.floor(Math.random() * 1_000_000), cards: Number(cards.value), chiral: `${chiral.value}%` };
    return (await send("/api/deck/new", wishes)).text;
  };
  const element = h("section", { class: "panel deck-generate" }, h("h2", {}, say("deck.new_deck")), h("div", { class: "deck-wishes" }, field(say("deck.new_name"), name), field(say("deck.new_cards"), cards), field(say("deck.new_chiral"), chiral)),
    h("div", { class: "row" }, button(say("deck.generate"), { icon: "spark", kind: "main", onclick: () => save(random) }), button(say("deck.start_empty"), { icon: "more", onclick: () => save(EMPTY) })));
  return { element };
}
