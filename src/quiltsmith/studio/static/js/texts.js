/** What the server tells all pages: their words in the language that was chosen, and limits that it keeps. */

import { toText } from "./numbers.js";
import { pluralForm } from "./plurals.js";

/** @type {Server.FrameAnswer} */
let frame = { folder: "", language: "", languages: [], texts: {}, limits: {}, papers: {} };

/**
 * Use what the server has told; again after the language has changed.
 *
 * @param {Server.FrameAnswer} told
 */
export function useFrame(told) {
  frame = told;
}

/** The name of the person's folder. */
export const folderName = () => frame.folder;

/** The languages that the pages know, each as it calls itself. */
export const languages = () => frame.languages;

/** The papers that can be printed on: what each is called, by its name. */
export const papers = () => frame.papers;

/**
 * Give a limit as attributes of a field: `min`, `max`, `maxlength`, and `most` for the length of a list.
 *
 * @param {string} key such as `card.copies`
 */
export function limit(key) {
  const found = frame.limits[key];
  if (found === undefined) throw new Error(`there is no limit ${key}`);
  return found;
}

/**
 * Give the text of a key with values in its `{places}`.
 *
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
export function say(key, values = {}) {
  const text = frame.texts[key];
  if (typeof text !== "string") throw new Error(`there is no text ${key}`);
  return filled(text, values);
}

/**
 * Put values into the `{places}` of a text.
 *
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (place, name) => (name in values ? toText(values[name]) : place));
}

/**
 * Give the text for as many things as a number says, in the form that the language has for it.
 *
 * @param {string} key
 * @param {number} number
 * @param {Record<string, unknown>} values
 */
export function sayCount(key, number, values = {}) {
  const forms = frame.texts[key];
  if (!Array.isArray(forms)) throw new Error(`there is no text ${key} for numbers`);
  return filled(forms[pluralForm(frame.language, number, forms.length)], { number, ...values });
}

/**
 * Give the text of a key if there is one, else what stands in for it.
 *
 * @template Otherwise
 * @param {string} key
 * @param {Otherwise} otherwise
 */
export const sayOr = (key, otherwise) => {
  const text = frame.texts[key];
  return typeof text === "string" ? text : otherwise;
};
