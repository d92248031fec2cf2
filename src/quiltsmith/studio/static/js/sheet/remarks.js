/**
 * What the checker says of a whole sheet beside its problems: how far it was checked, notes, and what was not checked.
 */

import { note } from "../dom.js";
import { sentence, toSentence } from "../problems.js";
import { say } from "../texts.js";

/**
 * Say that a sheet has no problems, and whether all of it could be checked.
 *
 * @param {Record<string, any>} verdict
 */
export function verdictNote(verdict) {
  const isPartly = verdict.checked === "partly";
  return note(
    isPartly ? "" : "good",
    isPartly ? [say("sheet.no_problems"), " ", sentence(say("sheet.partly"))] : say("sheet.no_problems"),
  );
}

/** List notes, then what could not be checked, in the checker's words. */
export function remarks({ notes = [], unchecked = [] }) {
  return [...notes, ...unchecked.map((what) => say("scan.unchecked", { what }))].map((words) =>
    note("", toSentence(words)),
  );
}
