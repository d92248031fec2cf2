/** What lasts and endangers work, in one bar below the top: the studio does not answer, a file cannot be written. */

import { fill, h, icon, setStyle } from "./dom.js";

/** @typedef {{ words: string, actions: HTMLElement[] }} Alarm */

/** @type {Map<string, Alarm>} */
const raised = new Map();
const bar = h("div", { class: "alarm", role: "alert", hidden: true });

/** The bar, to be put below the top; whoever turns the screen may change its height. */
export function alarmBar() {
  addEventListener("resize", measure);
  return bar;
}

/**
 * Say something until it is settled; what is said of the same thing already is replaced.
 *
 * @param {string} thing
 * @param {string} words
 * @param {...HTMLElement} actions
 */
export function raiseAlarm(thing, words, ...actions) {
  if (raised.get(thing)?.words === words) return;
  raised.set(thing, { words, actions });
  write();
}

/**
 * Say no more of a thing: its cause is gone.
 *
 * @param {string} thing
 */
export function settleAlarm(thing) {
  if (raised.delete(thing)) write();
}

function write() {
  fill(
    bar,
    [...raised.values()].map(({ words, actions }) =>
      h("div", { class: "alarm-line" }, icon("warning"), h("span", { class: "grow" }, words), actions),
    ),
  );
  bar.hidden = raised.size === 0;
  measure();
}

function measure() {
  setStyle(document.documentElement, { "--alarm": `${bar.offsetHeight}px` });
}
