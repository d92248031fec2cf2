/** What stands beside the board: score, special actions and turns, each with the problems that belong there. */

import { button, capitalise, fill, h, icon, iconButton, note, scrollToEnd } from "../dom.js";
import { patch } from "../pictures.js";
import { hintAtBoard, isForText, toSentence } from "../problems.js";
import { say, sayCount } from "../texts.js";
import { verdictNote } from "./remarks.js";
import { buildTyping } from "./typing.js";

const SIGNS = { neighbour: "cards", single: "board", cut: "cut", repeat: "rotate" };

/** Build the panels; `handlers` has `edit(edit)`, `point(line)`, `frame(round)` and `text(problem)`. */
export function buildSides(desk, handlers) {
  const score = h("section", { class: "panel sheet-score", "aria-label": say("sheet.score") });
  const specials = h("section", { class: "panel sheet-specials", "aria-label": say("sheet.specials") });
  const turns = h("section", { class: "panel sheet-turns", "aria-label": say("sheet.turns") });

  const typing = buildTyping(handlers);

  /**
   * Show a sheet, and tell how many errors stand with its score and with its turns.
   *
   * @param {Server.SheetView} view
   */
  function show(view) {
    // A turn that was taken back has its own place in the list.
    const problems = desk.verdict().problems.filter((one) => !(one.code === "turn-order" && isOpen(view)));
    const lines = new Set(view.lines.map((line) => line.line));
    /** @param {number} line */
    const at = (line) =>
      problems.filter((problem) => problem.line === line && line > 0).map((problem) => problemHere(problem, view));
    const others = problems.filter((problem) => !lines.has(problem.line));
    const rounds = new Set(view.rounds.map((round) => round.line));
    const errors = problems.filter((problem) => problem.level === "error");
    const inTurns = errors.filter((problem) => lines.has(problem.line) && !rounds.has(problem.line)).length;
    showScore(view, at, others);
    specials.hidden = turns.hidden = view.stage.kind === "board";
    if (!specials.hidden) showLog(view, at); // without a log nobody knows any of them
    return { score: errors.length - inTurns, turns: inTurns };
  }

  /**
   * @param {Server.SheetView} view
   * @param {(line: number) => HTMLElement[]} at
   */
  function showLog(view, at) {
    fill(
      specials,
      h("h2", { class: "sheet-title" }, say("sheet.specials")),
      h(
        "ul",
        { class: "sheet-actions" },
        view.specials.map((special) =>
          h(
            "li",
            { class: special.turns.length ? "used" : "" },
            icon(SIGNS[special.name] ?? "star"),
            h("b", {}, capitalise(special.title)),
            h(
              "span",
              {},
              special.turns.length ? say("sheet.used_in", { turns: special.turns.join(", ") }) : say("sheet.unused"),
            ),
          ),
        ),
      ),
    );
    showTurns(view, at);
  }

  /**
   * @param {Server.SheetView} view
   * @param {(line: number) => HTMLElement[]} at
   * @param {Server.Problem[]} others
   */
  function showScore(view, at, others) {
    const { empty, claimed_total: claimed } = desk.verdict();
    const isOver = view.stage.kind === "over" || desk.verdict().total !== null;
    const sum = view.stage.kind === "board" && !isOver ? "–" : view.total;
    fill(
      score,
      h(
        "div",
        { class: "sheet-row" },
        h("h2", { class: "sheet-title" }, say("sheet.score")),
        h("span", { class: "muted small" }, empty === null || isOver ? "" : sayCount("sheet.empty", empty)),
      ),
      view.rounds.map((round) => [
        view.stage.kind === "board" ? typing.row(round) : roundRow(round),
        at(round.line),
        betterNow(round),
      ]),
      isOver &&
        empty !== null &&
        h(
          "div",
          { class: "sheet-round" },
          h("span", { class: "sheet-number off" }, icon("board")),
          h("span", { class: "grow" }, sayCount("sheet.empty", empty)),
          h("span", { class: "sheet-box open" }, `−${empty}`),
        ),
      h(
        "div",
        { class: "sheet-round sum" },
        h("b", { class: "grow" }, say(isOver || view.stage.kind === "board" ? "sheet.total" : "sheet.total_so_far")),
        h("span", { class: "sheet-box sum" }, isOver && claimed !== null ? claimed : sum),
      ),
      others.map((problem) => problemHere(problem, view)),
      view.stage.kind === "over" && desk.verdict().problems.length === 0 && verdictNote(desk.verdict()),
    );
    typing.focus();
  }

  /**
   * Offer a rectangle that is worth more than the one that was scored, as there may be one after a correction.
   *
   * @param {Server.RoundView} round
   */
  function betterNow({ number, line, best, chosen, is_possible: isPossible }) {
    if (!line || !isPossible || !best || !chosen || best.points <= chosen.points) return null;
    const { rows, columns, points } = best;
    return note(
      "",
      say("sheet.better_now", { rectangle: `${rows}×${columns}`, points }),
      h(
        "div",
        { class: "sheet-fixes" },
        button(say("sheet.take_it"), { onclick: () => handlers.edit({ type: "score", round: number, rows, columns }) }),
      ),
    );
  }

  /** @param {Server.RoundView} round */
  function roundRow(round) {
    const shown = round.chosen ?? (round.is_over ? null : round.best);
    const size = shown ? `${shown.rows}×${shown.columns}` : "";
    const about = round.chosen ? round.chosen.place : say(shown ? "sheet.so_far" : "sheet.not_yet");
    const isWrong = round.line && !round.is_possible;
    const points = round.line ? round.claimed : (shown?.points ?? "");
    return h(
      "div",
      { class: "sheet-round" },
      h("span", { class: `sheet-number ${round.best ? "" : "off"}` }, round.number),
      h(
        "button",
        {
          type: "button",
          class: "sheet-about grow",
          disabled: !shown,
          onclick: () => handlers.frame(round),
          "aria-label": `${say("sheet.round", { round: round.number })} ${size} ${about}`,
        },
        size && h("b", {}, size),
        h("span", { class: "muted" }, about),
      ),
      h(
        "span",
        { class: ["sheet-box", isWrong && "bad", !round.line && "open"].filter(Boolean).join(" ") },
        points ?? "?",
      ),
      round.line > 0 &&
        round.choices.length > 1 &&
        iconButton("x", say("sheet.choose_other"), {
          onclick: () => handlers.edit({ type: "back", line: round.line }),
        }),
    );
  }

  /**
   * @param {Server.Problem} problem
   * @param {Server.SheetView} view
   */
  function problemHere(problem, view) {
    const fixes = [];
    const round = view.rounds.find((one) => one.line && one.line === problem.line);
    const best = round?.best;
    if (best && !round.is_possible) {
      fixes.push(
        button(say("sheet.write", { points: best.points }), {
          onclick: () => handlers.edit({ type: "score", round: round.number, rows: best.rows, columns: best.columns }),
        }),
      );
    } else if (problem.code === "total-wrong" || problem.code === "empty-wrong") {
      fixes.push(
        button(
          say("sheet.write", { points: problem.code === "total-wrong" ? desk.verdict().total : desk.verdict().empty }),
          { onclick: () => handlers.edit({ type: "totals" }) },
        ),
      );
    }
    const meant = problem.code === "wrong-shape" && view.lines.find((one) => one.line === problem.line)?.meant;
    if (meant) {
      fixes.push(
        button(say("sheet.write", { points: meant }), {
          onclick: () => handlers.edit({ type: "card", line: problem.line, card: meant }),
        }),
      );
    }
    if (!fixes.length && isForText(problem)) {
      fixes.push(button(say("sheet.mend_in_text"), { icon: "file", onclick: () => handlers.text(problem) }));
    }
    const told = note(
      problem.level === "error" ? "bad" : "warning",
      [h("b", {}, toSentence(problem.message)), " ", hintAtBoard(problem)],
      fixes.length > 0 && h("div", { class: "sheet-fixes" }, fixes),
    );
    told.dataset.problem = String(problem.line);
    return told;
  }

  /**
   * @param {Server.SheetView} view
   * @param {(line: number) => HTMLElement[]} at
   */
  function showTurns(view, at) {
    const made = new Set(view.lines.filter((line) => line.turn > 0 && line.kind !== "score").map((line) => line.turn))
      .size;
    const held = desk.held();
    const list = h(
      "ol",
      { class: "sheet-log" },
      view.lines.map((line, number) => [
        isOpen(view) && number === view.lines.findIndex((one) => isLater(one, view.stage)) && openTurn(view.stage.turn),
        logRow(line, view, at),
      ]),
      held?.card &&
        !isOpen(view) &&
        h(
          "li",
          { class: "now" },
          h("span", { class: "sheet-turn" }, view.stage.turn || "–"),
          h("span", { class: "sheet-thumb" }, patch(held.shape, held.fabric, { seam: false })),
          h("b", {}, held.card),
          h("span", { class: "muted" }, say("sheet.in_hand")),
        ),
    );
    fill(
      turns,
      h(
        "div",
        { class: "sheet-row" },
        h("h2", { class: "sheet-title" }, say("sheet.turns")),
        h(
          "span",
          { class: "muted small" },
          say("sheet.turns_of", { number: made, all: view.rounds_of_game * view.turns_per_round }),
        ),
      ),
      view.lines.length || held ? list : h("p", { class: "muted" }, say("sheet.no_turns")),
    );
    scrollToEnd(turns);
  }

  /**
   * Tell whether a turn in the middle was taken back.
   *
   * @param {Server.SheetView} view
   */
  const isOpen = ({ stage, lines }) => stage.kind === "turn" && lines.some((one) => isLater(one, stage));

  /**
   * @param {Server.LineView} line
   * @param {Server.Stage} stage
   */
  const isLater = ({ kind, turn }, stage) => (kind === "score" ? turn >= stage.round : turn > stage.turn);

  /**
   * The place of a turn that was taken back: it is laid now, or was passed.
   *
   * @param {number} turn
   */
  function openTurn(turn) {
    return h(
      "li",
      { class: "now" },
      h("span", { class: "sheet-turn" }, turn),
      h("span", { class: "grow" }, desk.held() ? say("sheet.in_hand") : say("sheet.open_turn")),
      button(say("sheet.passed_then"), { kind: "soft", onclick: () => handlers.edit({ type: "pass" }) }),
    );
  }

  /**
   * @param {Server.LineView} line
   * @param {Server.SheetView} view
   * @param {(line: number) => HTMLElement[]} at
   */
  function logRow(line, view, at) {
    const what = summary(line, view);
    const about =
      line.kind === "score"
        ? [h("span", { class: "grow" }, what)]
        : [
            h("span", { class: "sheet-turn" }, line.turn || "–"),
            h(
              "span",
              { class: "sheet-thumb" },
              line.shape && patch(line.shape, desk.fabrics()[line.card] ?? desk.fabrics()[""], { seam: false }),
            ),
            h("b", {}, line.card || (line.kind === "single" ? say("sheet.single") : "")),
            h("span", { class: "muted grow" }, line.kind === "pass" ? say("sheet.passed") : line.told),
            line.specials.map((name) => h("span", { class: "sheet-special", title: name }, icon(SIGNS[name]))),
          ];
    return [
      h(
        "li",
        { class: line.kind === "score" ? "scored" : "" },
        h(
          "button",
          { type: "button", class: "sheet-entry", onclick: () => handlers.point(line), "aria-label": what },
          about,
        ),
        iconButton("x", say("sheet.take_back", { what }), {
          onclick: () => handlers.edit({ type: "back", line: line.line }),
        }),
      ),
      line.kind !== "score" && at(line.line).map((one) => h("li", { class: "told-here" }, one)),
    ];
  }

  /**
   * @param {Server.LineView} line
   * @param {Server.SheetView} view
   */
  function summary(line, view) {
    if (line.kind === "score") {
      return say("sheet.scored", { round: line.turn, points: view.rounds[line.turn - 1]?.claimed ?? "?" });
    }
    const turn = line.turn ? say("sheet.stage_turn", { turn: line.turn }) : say("sheet.start_line");
    const told = { pass: say("sheet.passed"), single: say("sheet.single") }[line.kind] ?? `${line.card} ${line.told}`;
    return say("frame.labelled", { name: turn, told });
  }

  return { score, specials, turns, show };
}
