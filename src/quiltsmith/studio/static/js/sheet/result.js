/** The end of a game: the sum that adds up, what was missed, print, share, and the game once more, turn by turn. */

import { send, sendForFile } from "../api.js";
import { button, fill, h, iconButton, note } from "../dom.js";
import { printPages, sharePicture } from "../printing.js";
import { toSentence } from "../problems.js";
import { papers, say, sayCount } from "../texts.js";
import { tell } from "../status.js";
import { remarks, verdictNote } from "./remarks.js";

/**
 * Build it; `handlers` has `jump(problem)` to an error, `frame(choice)` of a rectangle, and `replay(view, step)`, which
 * shows the board as it was after some lines of the log.
 */
export function buildResult(desk, handlers) {
  const element = h("div", { class: "sheet-end" });
  let step = 0;

  /** @param {Server.SheetView} view */
  function show(view) {
    step = view.lines.length;
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
      total !== null && sum(view),
      errors(),
      missed(view),
      total !== null && h("div", { class: "sheet-end-buttons" }, printButton(), shareButton(view)),
      view.stage.kind === "over" && replay(view),
      remarks(desk.verdict()),
    );
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

  const question = () => {
    const { name, text, deal } = desk.question();
    return { sheets: [{ name, text }], deal, paper: Object.keys(papers())[0] };
  };
  /** @param {() => Promise<unknown>} work */
  const attempt = (work) => () => work().catch((error) => tell(error.message));

  const printButton = () =>
    button(say("sheet.print_now"), {
      kind: "main",
      icon: "print",
      onclick: attempt(async () => printPages(await send("/api/sheet/print/pages", question()))),
    });

  /** @param {Server.SheetView} view */
  const shareButton = (view) =>
    button(say("sheet.share"), {
      icon: "upload",
      onclick: attempt(async () => {
        const made = await sendForFile("/api/sheet/print/file", { ...question(), kind: "png" });
        await sharePicture(made, say("sheet.share_words", { total: view.total }));
      }),
    });

  /** @param {Server.SheetView} view */
  function replay(view) {
    const last = view.lines.length;
    const words = h("span", { class: "muted small grow", role: "status" }, "");
    const slider = h("input", {
      type: "range",
      min: 1,
      max: last,
      value: last,
      "aria-label": say("sheet.replay"),
      oninput: () => goTo(Number(slider.value)),
    });
    /** @param {number} wanted */
    function goTo(wanted) {
      step = Math.min(last, Math.max(1, wanted));
      slider.value = String(step);
      const line = view.lines[step - 1];
      const turn = line.turn ? say("sheet.stage_turn", { turn: line.turn }) : say("sheet.start_line");
      words.textContent = step === last ? "" : turn;
      handlers.replay(view, step);
    }
    return h(
      "div",
      { class: "sheet-replay" },
      h("div", { class: "sheet-row" }, h("h3", {}, say("sheet.replay")), words),
      h(
        "div",
        { class: "row" },
        iconButton("left", say("sheet.replay_back"), { onclick: () => goTo(step - 1) }),
        slider,
        iconButton("right", say("sheet.replay_on"), { onclick: () => goTo(step + 1) }),
      ),
    );
  }

  return { element, show };
}
