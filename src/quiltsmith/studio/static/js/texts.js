/** The words of the pages, by key, in the language that was chosen. */

import { ask } from "./api.js";

let texts = {};
let folder = "";

/** Load the words; again after the language has changed. */
export async function loadTexts() {
  ({ texts, folder } = await ask("/api/frame"));
}

/** The name of the person's folder. */
export const folderName = () => folder;

/** Give the text of a key with values in its `{places}`. */
export function say(key, values = {}) {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (place, name) => (name in values ? String(values[name]) : place));
}

/** Give the text for one or for several: the keys end with `_one` and `_many`. */
export function sayCount(key, number, values = {}) {
  return say(`${key}_${number === 1 ? "one" : "many"}`, { number, ...values });
}

/** Give the text of a key if there is one, else what stands in for it. */
export const sayOr = (key, otherwise) => texts[key] ?? otherwise;
