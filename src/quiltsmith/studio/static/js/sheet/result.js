/** The end of a game: the sum that adds up, what was missed, print, share, and the game once more, turn by turn. */

import { button, fill, h, icon, note } from "../dom.js";
import { toSentence } from "../problems.js";
import { say, sayCount } from "../texts.js";
import { buildReplay, endButtons } from "./ending.js";
import { medal, medalTitle } from "./par.js";
import { remarks, verdictNote } from "./remarks.js";

/**
 * Build it; `handlers` has `jump(problem)` to an error, `frame(choice)` of a rectangle, and `replay(view, step)`, which
 * shows the board as it was after some lines of the log.
 */
export function buildResult(desk, handlers) {
  const element = h("div", { class: "sheet-end" });

  /** @param {Server.SheetView} view */
  function show(view) {
    const { total, claimed_total: claimed } = desk.verdict();
    const isWrong = claimed !== null && claimed !== undefined && claimed !== total;
    fill(
      element,
      h("h2", { class: "sheet-title" }, say("duel.tab_result")),
      total === null
        ? h("p", { class: "muted" }, say("scan.type_scores"))
        : h(
            "p",
            { class: "sheet-result" },
            total,
            isWrong && h("span", { class: "sheet-wrote" }, say("sheet.you_wrote", { total: claimed })),
          ),
      total !== null && !desk.isSolo() && !isWrongAnywhere() && medals(view, total),
      total !== null && sum(view),
      errors(),
      missed(view),
      total !== null && endButtons(desk.question, () => say("sheet.share_words", { total: view.total })),
      view.stage.kind === "over" && replay(view),
      remarks(desk.verdict()),
    );
  }

  const isWrongAnywhere = () => desk.verdict().problems.some((problem) => problem.level === "error");

  /**
   * Say which medal a total has earned, and show all of them.
   *
   * @param {Server.SheetView} view
   * @param {number} total
   */
  function medals(view, total) {
    const all = Object.entries(view.medals).map(([name, points]) => ({ title: medalTitle(name), points }));
    const won = all.findLast(({ points }) => total >= points);
    const next = all.find(({ points }) => total < points);
    if (!all.length) return null;
    return [
      h("p", { class: "sheet-medal" }, won && icon("star"), won ? say("sheet.medal_cheer", { medal: won.title }) : ""),
      h(
        "ul",
        { class: "sheet-medals", "aria-label": say("sheet.medals") },
        all.map(({ title, points }) => medal(title, points, total >= points)),
      ),
      next && h("p", { class: "muted small" }, sayCount("sheet.to_medal", next.points - total, { medal: next.title })),
    ];
  }

  /** @param {Server.SheetView} view */
  function sum(view) {
    const { empty, total } = desk.verdict();
    const parts = view.rounds.map((round) => round.chosen?.points ?? round.best?.points ?? 0);
    const all = parts.reduce((one, other) => one + other, 0);
    // The checker knows what counts; a sum that does not lead there is not shown as one.
    if (empty === null || all - empty !== total) return null;
    return h(
      "p",
      { class: "sheet-sum" },
      parts.map((points, number) => [number > 0 && " + ", h("b", {}, points)]),
      " − ",
      h("b", {}, empty),
      " = ",
      h("b", {}, total),
      h("span", { class: "muted small" }, sayCount("sheet.empty", empty)),
    );
  }

  function errors() {
    const wrong = desk.verdict().problems.filter((problem) => problem.level === "error");
    if (!wrong.length) return verdictNote(desk.verdict());
    return note(
      "bad",
      sayCount("sheet.wrong", wrong.length),
      h(
        "ul",
        { class: "sheet-errors" },
        wrong.map((problem) =>
          h(
            "li",
            {},
            h(
              "button",
              { type: "button", class: "sheet-jump", onclick: () => handlers.jump(problem) },
              toSentence(problem.message),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {Server.SheetView} view */
  function missed(view) {
    const better = view.rounds.filter((round) => round.chosen && round.best && round.best.points > round.chosen.points);
    if (!better.length) return null;
    return h(
      "ul",
      { class: "sheet-missed" },
      better.map(({ number, best, chosen }) =>
        h(
          "li",
          {},
          button(
            say("sheet.missed", {
              round: number,
              rectangle: `${best?.rows}×${best?.columns}`,
              points: best?.points,
              more: (best?.points ?? 0) - (chosen?.points ?? 0),
            }),
            { kind: "soft", icon: "star", onclick: () => handlers.frame(best) },
          ),
        ),
      ),
    );
  }

  /** @param {Server.SheetView} view */
  const replay = (view) =>
    buildReplay(view.lines.length, (step) => {
      handlers.replay(view, step);
      const line = view.lines[step - 1];
      return line.turn ? say("sheet.stage_turn", { turn: line.turn }) : say("sheet.start_line");
    });

  return { element, show };
}
