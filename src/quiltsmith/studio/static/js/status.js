/** What the page says: a line at the lower edge that is heard too, and goes after a while. */

import { withCode, fill } from "./dom.js";

const LONG_ENOUGH = 6000;
const LONG_ENOUGH_TO_ACT = 12_000;
let line = null;
let timer = 0;

/**
 * Give the line its place.
 *
 * @param {HTMLElement} element
 */
export function statusLine(element) {
  line = element;
}

/**
 * Say something, with what can be done about it; an empty text takes it away.
 *
 * @param {string} words
 * @param {...HTMLElement} actions
 */
export function tell(words, ...actions) {
  if (!line) return;
  clearTimeout(timer);
  fill(line, withCode(words), actions);
  if (words) timer = setTimeout(() => (line.textContent = ""), actions.length ? LONG_ENOUGH_TO_ACT : LONG_ENOUGH);
}
