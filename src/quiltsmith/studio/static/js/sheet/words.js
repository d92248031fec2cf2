/** A sheet as its text, to be typed in, with what the checker says beside it; for games without a board to lay, too. */

import { fill, h, note } from "../dom.js";
import { placeInText, problemNotes, toSentence } from "../problems.js";
import { say } from "../texts.js";
import { remarks, verdictNote } from "./remarks.js";

const PAUSE = 350;

/**
 * Build it.
 *
 * @param {(text: string) => void} write keeps what is typed
 * @param {() => unknown} check asks what is to be said of it
 */
export function buildWords(write, check) {
  let timer = 0; // runs while something was typed that nobody has heard of yet
  const area = h("textarea", {
    class: "field sheet-textarea",
    spellcheck: "false",
    "aria-label": say("sheet.text"),
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(handOn, PAUSE);
    },
    // Whoever presses a button right after typing means what is typed.
    onchange: () => timer && handOn(),
  });
  const said = h("section", { class: "panel sheet-said", "aria-label": say("sheet.verdict") });
  const element = h("div", { class: "sheet-words" }, area, said);

  function handOn() {
    keepTyped();
    return check();
  }

  function keepTyped() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    write(area.value);
  }

  function leave() {
    removeEventListener("pagehide", keepTyped);
    keepTyped();
  }

  /** @param {Server.Problem} problem */
  function choose(problem) {
    const lines = area.value.split("\n");
    const start = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    area.focus();
    area.setSelectionRange(start, start + (lines[problem.line - 1]?.length ?? 0));
  }

  /**
   * Show the text and what the checker says of it; `why` there is only the text, if that is not as somebody wants it.
   *
   * @param {string} text
   * @param {Server.SheetAnswer} answer
   */
  function show(text, { verdict, view }) {
    // What was typed while this answer was on its way stays.
    if (!timer && area.value !== text) area.value = text;
    const players = (verdict.players ?? [verdict]).filter((one) => one.total !== null && one.total !== undefined);
    fill(
      said,
      h("h1", { class: "sheet-title" }, say("sheet.verdict")),
      players.map((one) =>
        h(
          "p",
          { class: "sheet-points" },
          say("sheet.points_of", { player: one.player ?? say("sheet.player_none"), total: one.total }),
        ),
      ),
      verdict.winner && h("p", {}, h("b", {}, say("sheet.winner", { player: verdict.winner }))),
      "why" in view && note("", toSentence(view.why)),
      verdict.problems.length ? problemNotes(verdict.problems, choose, placeInText) : verdictNote(verdict),
      remarks(verdict),
    );
  }

  // Who reloads or closes the page from the keyboard means what is typed, too.
  addEventListener("pagehide", keepTyped);
  return { element, show, choose, leave };
}
