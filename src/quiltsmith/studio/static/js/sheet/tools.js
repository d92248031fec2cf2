/** The tools below a board, and their keys: what is done to a patch in the hand, and undo and redo. */

import { around, button, h } from "../dom.js";
import { say } from "../texts.js";

const TOOLS = {
  rotate: ["rotate", "R"],
  flip: ["flip", "F"],
  cut: ["cut", "C"],
  back: ["x", "Esc"],
  place: ["check", ""],
};
const KEYS = { r: "rotate", f: "flip", c: "cut", escape: "back" };

/**
 * Build some of them; `handlers` has `hand()`, which gives the hand, `back()` after a patch was put back, `undo()` and
 * `redo()`.
 *
 * @param {string[]} names
 */
export function buildTools(names, handlers) {
  const made = Object.fromEntries(
    names.map((name) => [
      name,
      button(say(`sheet.tool_${name}`), {
        icon: TOOLS[name][0],
        kind: name === "place" ? "main" : "",
        onclick: () => use(name),
      }),
    ]),
  );
  const element = h(
    "div",
    { class: "sheet-tools" },
    names.map((name) =>
      h(
        "span",
        { class: "sheet-tool" },
        made[name],
        TOOLS[name][1] && h("kbd", { "aria-hidden": "true" }, TOOLS[name][1]),
      ),
    ),
  );

  /** @param {string} name */
  function use(name) {
    const hand = handlers.hand();
    if (name === "rotate") hand.rotate();
    else if (name === "flip") hand.flip();
    else if (name === "cut") hand.cut();
    else if (name === "place") hand.lay();
    else if (hand.now()?.isCut) hand.cut();
    else if (hand.now()) {
      hand.putBack();
      handlers.back();
    }
  }

  function show() {
    const hand = handlers.hand();
    const held = hand?.now() ?? null;
    for (const name of names) {
      const isClosed = held?.isCut && !["back", "cut"].includes(name);
      made[name].disabled = !held || isClosed || (name === "cut" && Boolean(hand.whyNoCut()));
    }
    // It can be pressed all the same, and says why it does nothing.
    made.place?.setAttribute("aria-disabled", String(Boolean(held && !held.fit)));
    if (made.cut) made.cut.title = hand?.now() ? hand.whyNoCut() : "";
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (around(event, "input, textarea, select, dialog")) return;
    const key = event.key.toLowerCase();
    const name = KEYS[key];
    if ((event.ctrlKey || event.metaKey) && key === "z") (event.shiftKey ? handlers.redo : handlers.undo)();
    else if ((event.ctrlKey || event.metaKey) && key === "y") handlers.redo();
    else if (event.ctrlKey || event.metaKey || event.altKey || !handlers.hand()?.now() || !(name in made)) return;
    else use(name);
    event.preventDefault();
  }

  addEventListener("keydown", keys);
  return { element, show, leave: () => removeEventListener("keydown", keys) };
}
