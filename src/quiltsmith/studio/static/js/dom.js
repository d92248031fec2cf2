/** Elements made by hand: texts are always texts, never markup, so nothing in a file can become a script. */

import { ICONS } from "./icons.js";
import { toText } from "./numbers.js";

/** @typedef {Node | string | number | boolean | null | undefined} OneChild */
/** @typedef {OneChild | OneChild[] | any[]} Child what an element may hold: lists may hold lists */
/** @typedef {{ icon?: string, kind?: string, [name: string]: any }} ButtonOptions */

const SVG = "http://www.w3.org/2000/svg";
const TALLEST_ROW = 60; // pixels: a note of several lines may go behind a heading, its end is read all the same

/**
 * Make an element. `given` holds attributes; `on…` are listeners, `class` a text, `data` a map, and true and false
 * set or leave out an attribute; one that is `pressed`, or not, is a switch. Children are elements, texts, or lists of
 * them; null and false are left out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} given
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name === "pressed") setPressed(made, value);
    else if (value === null || value === undefined || value === false) continue;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(made.dataset, value);
    else if (name === "value" && "value" in made) made.value = value;
    else if (name === "style") setStyle(made, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  add(made, children);
  return made;
}

/**
 * Append children as `h` does.
 *
 * @template {Element} Parent
 * @param {Parent} parent
 * @param {Child} children
 */
export function add(parent, children) {
  if (Array.isArray(children)) for (const child of children) add(parent, child);
  else if (children instanceof Node) parent.append(children);
  else if (children !== null && children !== undefined && children !== false) parent.append(toText(children));
  return parent;
}

/**
 * Put children in the place of all that was there.
 *
 * @template {Element} Parent
 * @param {Parent} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return add(parent, children);
}

/**
 * Find the element that a selector means; there is one.
 *
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(parent, selector) {
  const found = parent.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`there is no ${selector}`);
  return found;
}

/**
 * Focus the first element that one of the selectors means, the first of them if it can; tell whether there is one.
 *
 * @param {ParentNode} parent
 * @param {...string} selectors
 */
export function focusFirst(parent, ...selectors) {
  const found = selectors.map((selector) => parent.querySelector(selector)).find((one) => one instanceof HTMLElement);
  found?.focus();
  return Boolean(found);
}

/**
 * Give the element inside another one that has the focus, or nothing.
 *
 * @param {Element} parent
 */
export function focusedIn(parent) {
  const focused = document.activeElement;
  return parent.contains(focused) && focused instanceof HTMLElement ? focused : null;
}

/**
 * Find the element around an event that a selector means, if there is one.
 *
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Set properties of an element's style, such as `{"--rows": 9}`.
 *
 * @template {HTMLElement | SVGElement} Styled
 * @param {Styled} element
 * @param {Record<string, string | number>} values
 */
export function setStyle(element, values) {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
  return element;
}

/**
 * Show whether a button is pressed.
 *
 * @param {Element} element
 * @param {unknown} isPressed
 */
export function setPressed(element, isPressed) {
  element.setAttribute("aria-pressed", String(Boolean(isPressed)));
}

/**
 * Show the end of a list below its heading, which stays in sight: so that no row is half behind it, there is room for
 * the rest of that row below the last one. Once all else is in place: to measure at once would lay out a page that
 * still changes.
 *
 * @param {HTMLElement} element
 */
export function scrollToEnd(element) {
  requestAnimationFrame(() => {
    const list = element.querySelector("ol");
    list?.style.removeProperty("padding-bottom");
    element.scrollTop = element.scrollHeight;
    if (!list || element.scrollTop === 0) return;
    const edge = (element.firstElementChild ?? element).getBoundingClientRect().bottom;
    const cut = [...list.children].map((row) => row.getBoundingClientRect()).find((row) => row.bottom > edge);
    if (!cut || cut.top >= edge || cut.height > TALLEST_ROW) return;
    list.style.setProperty("padding-bottom", `${cut.bottom - edge}px`);
    element.scrollTop = element.scrollHeight;
  });
}

/**
 * Draw an icon; it is decoration, what it means is said in words beside it or on its button.
 *
 * @param {string} name
 */
export function icon(name) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("class", "icon");
  drawn.setAttribute("aria-hidden", "true");
  for (const data of ICONS[name] ?? []) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", data);
    drawn.append(path);
  }
  return drawn;
}

/**
 * Make a button with an icon and words. `kind` is a class such as `main`, `soft`, `bare` or `big`.
 *
 * @param {Child} words
 * @param {ButtonOptions} options
 */
export function button(words, { icon: drawn, kind = "", ...given } = {}) {
  return h("button", { type: "button", class: `button ${kind}`, ...given }, drawn && icon(drawn), words);
}

/**
 * Make a button of an icon alone; the words are what is heard and shown on hovering.
 *
 * @param {string} drawn
 * @param {string} words
 * @param {Record<string, any>} given
 */
export function iconButton(drawn, words, given = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": words, title: words, ...given },
    icon(drawn),
  );
}

/**
 * Begin with a capital letter: what the server says are phrases, and on pages they stand alone. Names of files stay.
 *
 * @param {string} text
 */
export const capitalise = (text) =>
  /^\S+[./\\]\w/.test(text) ? text : text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/**
 * Show what stands between backticks as it is typed; all else are words.
 *
 * @param {string} text
 */
export const withCode = (text) => text.split("`").map((part, number) => (number % 2 ? h("code", {}, part) : part));

/**
 * Make a note: an icon by its mood, a sentence, and what can be done.
 *
 * @param {string} mood
 * @param {Child} words
 * @param {...Child} actions
 */
export function note(mood, words, ...actions) {
  const drawn = { bad: "error", warning: "warning", good: "check" }[mood] ?? "info";
  return h(
    "div",
    { class: `note ${mood}` },
    icon(drawn),
    h("div", { class: "grow" }, typeof words === "string" ? withCode(words) : words, actions),
  );
}
