/** What a page is called below its picture: what is on it, from first to last, and whether these are the backs. */

import { say } from "../texts.js";

/** Shorten the label of a page, such as `P01, P02, P03 back`. */
export function captionOf(label) {
  const [, listed, side] = /^(.*?)(?: (front|back))?$/s.exec(label) ?? [];
  const all = listed.split(", ");
  const [first, last] = [all[0], all[all.length - 1]];
  const short = follow(all) ? say("print.first_to_last", { first, last }) : `${first} … ${last}`;
  const names = all.length > 3 ? short : listed;
  return side === "back" ? say("print.backs_of", { names }) : names;
}

/**
 * Tell whether names are numbered on without a gap.
 *
 * @param {string[]} names
 */
function follow(names) {
  const numbers = names.map((name) => /^(\D*)(\d+)$/.exec(name));
  const [start] = numbers;
  return numbers.every((one, at) => one && start && one[1] === start[1] && Number(one[2]) === Number(start[2]) + at);
}
