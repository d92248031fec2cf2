/**
 * Two versions of a text side by side: lines that the other does not have are marked, and the first of them is in
 * sight.
 */

import { h } from "./dom.js";
import { say } from "./texts.js";

/**
 * Show the page's text beside that of the folder; `now` is the file as the server tells it, with the lines that differ.
 *
 * @param {string} mine
 * @param {any} now
 */
export function bothVersions(mine, now) {
  const made = h(
    "div",
    { class: "versions" },
    version(say("sheet.yours"), mine, now.differs_in_page),
    version(say("sheet.theirs"), now.text, now.differs),
  );
  // Where a line stands is known once the dialog is open.
  requestAnimationFrame(() => reveal([...made.querySelectorAll("pre")]));
  return made;
}

/**
 * @param {string} words
 * @param {string} text
 * @param {number[]} differing
 */
function version(words, text, differing) {
  const marked = new Set(differing);
  const lines = text
    .split("\n")
    .map((line, number) => [number > 0 && "\n", marked.has(number) ? h("mark", {}, line) : line]);
  return h("div", {}, h("h3", {}, words), h("pre", { class: "mono", tabindex: "0" }, lines));
}

/**
 * Scroll each text to its first marked line; one that has none, as far as the other.
 *
 * @param {HTMLElement[]} texts
 */
function reveal(texts) {
  const tops = texts.map((text) => {
    const first = text.querySelector("mark");
    return first && first.getBoundingClientRect().top - text.getBoundingClientRect().top - text.clientHeight / 4;
  });
  texts.forEach((text, number) => {
    text.scrollTop = tops[number] ?? tops[1 - number] ?? 0;
  });
}
