/** Fields of forms, with their labels. */

import { h, icon } from "../dom.js";
import { say } from "../texts.js";

/**
 * A label with its field below it.
 *
 * @param {string} words
 */
export const field = (words, made) =>
  h(
    "div",
    { class: "sheet-field" },
    h("label", { for: made.id }, say(words)),
    made.tagName === "SELECT" ? h("span", { class: "select" }, made, icon("down")) : made,
  );

/** A choice from a list of values and words. */
export const choice = (id, options, changed = () => {}) =>
  h(
    "select",
    { class: "field", id, onchange: changed },
    options.map(([value, words]) => h("option", { value }, words)),
  );
