/** What the page says: a line at the lower edge that is heard too, and goes after a while. */

import { withCode, fill } from "./dom.js";

const LONG_ENOUGH = 6000;
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
 * Say something; an empty text takes it away.
 *
 * @param {string} words
 */
export function tell(words) {
  if (!line) return;
  clearTimeout(timer);
  fill(line, withCode(words));
  if (words) timer = setTimeout(() => (line.textContent = ""), LONG_ENOUGH);
}
