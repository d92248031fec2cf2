/** Problems of files as notes: what is wrong, where, and what to do; the words are the checker's own. */

import { capitalise, withCode, h, note } from "./dom.js";
import { patch } from "./pictures.js";
import { say } from "./texts.js";

/**
 * List problems; `choose` hears the one that is tapped, `place(problem)` says where each is.
 *
 * @param {Server.Problem[]} problems
 * @param {((problem: Server.Problem) => void) | null} choose
 * @param {(problem: Server.Problem) => string} place
 */
export function problemNotes(problems, choose = null, place = placeInFile) {
  return h(
    "ul",
    { class: "problems" },
    problems.map((problem) => h("li", {}, problemNote(problem, choose, place))),
  );
}

const placeInFile = ({ file, line }) => (line ? say("frame.line", { file, line }) : file);

/** Say where a problem is in the text that stands beside it. */
export const placeInText = ({ line }) => (line ? say("frame.line_here", { line }) : "");

/**
 * Show one problem.
 *
 * @param {Server.Problem} problem
 * @param {((problem: Server.Problem) => void) | null} choose
 * @param {(problem: Server.Problem) => string} place
 */
export function problemNote(problem, choose = null, place = placeInFile) {
  const made = note(problem.level === "error" ? "bad" : "warning", [
    h("b", {}, toSentence(problem.message)),
    " ",
    h("span", {}, toSentence(problem.hint)),
    " ",
    h("span", { class: "muted small" }, place(problem)),
  ]);
  if (choose) {
    made.classList.add("choosable");
    made.tabIndex = 0;
    made.setAttribute("role", "button");
    made.addEventListener("click", () => choose(problem));
    made.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose(problem);
    });
  }
  return made;
}

/**
 * Tell a phrase as a sentence; what stands between backticks is shown as it is typed.
 *
 * @param {string} phrase
 */
export function toSentence(phrase) {
  return withCode(sentence(phrase)).map((part) => {
    const text = typeof part === "string" ? part : (part.textContent ?? "");
    return SHAPE.test(text) ? text.split(SHAPE).map(drawn) : part;
  });
}

/**
 * Tell what to do about a problem where a board is laid by hand; a hint that tells what to type is for the text only.
 *
 * @param {Server.Problem} problem
 */
export const hintAtBoard = (problem) => (isForText(problem) ? "" : toSentence(problem.hint));

/**
 * Tell whether only the text can be mended by what a problem's hint says.
 *
 * @param {Server.Problem} problem
 */
export const isForText = ({ hint }) => hint.includes("`");

/** A shape as it is written in files, such as `##/#.`. */
const SHAPE = /((?:[.#]+\/)+[.#]+)/;

/**
 * Draw a shape in the middle of words.
 *
 * @param {string} text
 * @param {number} number
 */
const drawn = (text, number) => (number % 2 ? patch(text, 0, { alt: text, seam: false, kind: "inline-patch" }) : text);

/**
 * Make a sentence of a phrase: a large letter first, a full stop last.
 *
 * @param {string} text
 */
export function sentence(text) {
  if (!text) return "";
  const whole = capitalise(text);
  return /[.!?`]$/.test(whole) ? whole : `${whole}.`;
}
