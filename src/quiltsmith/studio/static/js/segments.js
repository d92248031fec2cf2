/** A few choices side by side, one of which is pressed. */

import { h, setPressed } from "./dom.js";

/**
 * Build them; `choose(value)` hears the one that is chosen, and `press(value)` shows which one it is.
 *
 * @template Value
 * @param {string} words what is chosen
 * @param {[Value, import("./dom.js").Child][]} choices values, and how they are called
 * @param {(value: Value) => void} choose
 * @param {{ kind?: string, [name: string]: any }} options
 */
export function buildSegments(words, choices, choose, { kind = "", ...given } = {}) {
  const buttons = choices.map(([value, shown]) =>
    h("button", { type: "button", pressed: false, data: { tab: value }, onclick: () => choose(value) }, shown),
  );
  const element = h("div", { class: `segments ${kind}`, role: "group", "aria-label": words, ...given }, buttons);

  /** @param {Value} chosen */
  function press(chosen) {
    choices.forEach(([value], number) => setPressed(buttons[number], value === chosen));
  }

  /** @param {Value} wanted */
  const button = (wanted) => buttons[choices.findIndex(([value]) => value === wanted)];

  return { element, press, button };
}
