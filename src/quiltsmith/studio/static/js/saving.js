/** New files in the folder: nothing that lies there is ever replaced by one. */

import { send } from "./api.js";

const MOST_TRIED = 99;

/**
 * Save a text under a name, or under the first like it that is free; one that says the same already is taken as it is.
 *
 * @param {string} wanted
 * @param {string} text
 */
export async function saveNew(wanted, text) {
  const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(wanted) ?? [];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${stem}-${number}${ending ?? ""}`;
    try {
      return await send("/api/file/save", { name, text, version: null });
    } catch (error) {
      if (error.now?.text === text) return error.now;
      if (error.status !== 409 || number === MOST_TRIED) throw error;
    }
  }
}
