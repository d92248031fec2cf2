/** Problems of files as notes: what is wrong, where, and what to do; the words are the checker's own. */

import { h, note } from "./dom.js";
import { say } from "./texts.js";

/** List problems; `choose` hears the one that is tapped. */
export function problemNotes(problems, choose = null) {
  return h("ul", { class: "problems" }, problems.map((problem) => h("li", {}, problemNote(problem, choose))));
}

/** Show one problem. */
export function problemNote(problem, choose = null) {
  const where = problem.line ? say("frame.line", { file: problem.file, line: problem.line }) : problem.file;
  const made = note(problem.level === "error" ? "bad" : "warning",
    [h("b", {}, told(problem.message)), " ", h("span", {}, told(problem.hint)), " ", h("span", { class: "muted small" }, where)]);
  if (choose) {
    made.classList.add("choosable");
    made.addEventListener("click", () => choose(problem));
  }
  return made;
}

/** Tell a phrase as a sentence; what stands between backticks is shown as it is typed. */
export function told(phrase) {
  return sentence(phrase).split("`").map((part, number) => (number % 2 ? h("code", {}, part) : part));
}

/** Make a sentence of a phrase: a large letter first, a full stop last. */
export function sentence(text) {
  if (!text) return "";
  const begun = text[0].toLocaleUpperCase() + text.slice(1);
  return /[.!?`]$/.test(begun) ? begun : `${begun}.`;
}
