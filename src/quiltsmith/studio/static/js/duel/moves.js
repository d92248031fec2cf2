/** The moves of a game, what each did, and the problems that belong there. */

import { fill, h, icon, iconButton, scrollToEnd } from "../dom.js";
import { patch } from "../pictures.js";
import { say } from "../texts.js";
import { gain, problemHere, token } from "./seat.js";

/** Build the list; `handlers` has `point(move)`, `correct(move, number)` and `fix()`. */
export function buildMoves(handlers) {
  const list = h("ol", { class: "sheet-log" });
  const above = h("div", { class: "duel-notes" });
  const title = h("span", { class: "muted small" });
  const element = h(
    "section",
    { class: "panel sheet-turns duel-moves", "aria-label": say("sheet.turns") },
    h("div", { class: "sheet-row" }, h("h2", { class: "sheet-title" }, say("sheet.turns")), title),
    above,
    list,
  );

  /**
   * Show them with the problems of their lines; `others` are those that stand nowhere else.
   *
   * @param {import("./desk.js").DuelAnswer} found
   * @param {Server.Problem[]} problems
   * @param {Server.Problem[]} others
   */
  function show({ view, fabrics }, problems, others) {
    title.textContent = String(view.moves.length || "");
    fill(
      above,
      others.map((problem) => problemHere(problem, handlers.fix)),
      view.moves.length === 0 && h("p", { class: "muted" }, say("duel.no_moves")),
    );
    fill(
      list,
      view.moves.map((move) => [
        row(move, view, fabrics),
        problems
          .filter((problem) => problem.line === move.line)
          .map((problem) => h("li", { class: "told-here" }, problemHere(problem, handlers.fix))),
      ]),
    );
    scrollToEnd(element);
  }

  /**
   * @param {Server.MoveView} move
   * @param {Server.DuelView} view
   * @param {Record<string, string>} fabrics
   */
  function row(move, view, fabrics) {
    const player = view.seats[move.player]?.player ?? "?";
    const what = move.action === "take" ? move.card : say(`duel.did_${move.action}`);
    const shape = view.patches[move.card]?.shape ?? (move.action === "special" ? "#" : "");
    const gained = [
      move.cost > 0 && gain("button", `−${move.cost}`, "paid"),
      move.earned > 0 && gain("button", `+${move.earned}`),
      move.received > 0 && gain("income", `+${move.received}`),
      move.specials > 0 && h("span", { class: "duel-leather", title: say("duel.special") }),
      move.has_gained_tile && h("span", { class: "duel-gain", title: say("duel.has_tile") }, icon("star")),
    ];
    const sentence = say(`duel.told_${move.action}`, { player, card: move.card });
    return h(
      "li",
      { data: { line: move.line } },
      h(
        "button",
        {
          type: "button",
          class: "sheet-entry",
          onclick: () => handlers.point(move),
          "aria-label": toldMove(move, view),
        },
        token(player, move.player),
        h("span", { class: "sheet-thumb" }, shape && patch(shape, fabrics[move.card] ?? fabrics[""], { seam: false })),
        h("b", { class: "grow" }, what),
        gained,
        move.is_followed &&
          (move.action === "take" || move.action === "advance") &&
          h("span", { class: "duel-at" }, icon("clock"), move.to),
      ),
      iconButton("pencil", say("duel.correct", { what: sentence }), {
        onclick: () => handlers.correct(move, view.moves.indexOf(move) + 1),
      }),
    );
  }

  return { element, show };
}

/**
 * Say what a move did, and where the player stands then.
 *
 * @param {Server.MoveView} move
 * @param {Server.DuelView} view
 */
export function toldMove(move, view) {
  const player = view.seats[move.player]?.player ?? "?";
  const told = [say(`duel.told_${move.action}`, { player, card: move.card })];
  if (move.is_followed && move.to) {
    told.push(say("duel.then", { space: move.to, number: move.buttons, currency: view.currency }));
  }
  if (move.received > 0) told.push(say("duel.look_income", { number: move.received }));
  if (move.has_gained_tile) told.push(say("duel.has_tile"));
  return told.join(" ");
}
