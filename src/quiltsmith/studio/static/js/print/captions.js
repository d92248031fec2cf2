/** What a page is called below its picture: what is on it, from first to last, and whether these are the backs. */

import { say } from "../texts.js";

/** Shorten the label of a page, such as `P01, P02, P03 back`. */
export function captionOf(label) {
  const [, listed, side] = /^(.*?)(?: (front|back))?$/s.exec(label) ?? [];
  const all = listed.split(", ");
  const names = all.length > 3 ? say("print.first_to_last", { first: all[0], last: all.at(-1) }) : listed;
  return side === "back" ? say("print.backs_of", { names }) : names;
}
