/** A player at the table: name, possessions, quilt, and what is wrong with them. */

import { button, fill, h, icon, note } from "../dom.js";
import { hintAtBoard, isForText, toSentence } from "../problems.js";
import { say } from "../texts.js";

/**
 * A token with the first letter of a name; the second player's is hollow.
 *
 * @param {string} player
 * @param {number} number
 * @param {string} kind
 */
export function token(player, number, kind = "") {
  return h(
    "span",
    { class: `duel-token ${number ? "second" : "first"} ${kind}`, "aria-hidden": "true" },
    [...(player || "?")][0].toLocaleUpperCase(),
  );
}

/**
 * A value with its sign.
 *
 * @param {string} drawn
 * @param {string | number} value
 * @param {string} kind
 */
export const gain = (drawn, value, kind = "") => h("span", { class: `duel-gain ${kind}` }, icon(drawn), value);

/**
 * Build the seat around a quilt; `choose()` hears a tap on the name, `fix()` the wish to write what is right.
 *
 * @param {number} number
 * @param {any} quilt
 */
export function buildSeat(number, quilt, { choose, fix }) {
  const head = h("button", { type: "button", class: "duel-head", onclick: choose });
  const notes = h("div", { class: "duel-notes" });
  const body = h("div", { class: "duel-body" }, quilt.board.element, notes);
  const element = h("section", { class: "duel-seat" }, head, body);

  /**
   * Show the player; `isNow` if it is this player who acts.
   *
   * @param {Server.DuelView} view
   * @param {Server.SeatView} seat
   * @param {Server.Problem[]} problems
   * @param {boolean} isNow
   */
  function show(view, seat, problems, isNow) {
    /** @type {[string, string | number, string][]} */
    const values = [
      ["button", seat.buttons, say("duel.has_buttons", { number: seat.buttons, currency: view.currency })],
      ["income", `+${seat.income}`, say("duel.has_income", { number: seat.income })],
      ["clock", seat.time, say("duel.has_time", { number: seat.time, last: view.track.last })],
      ["board", seat.empty, say("duel.has_empty", { number: seat.empty })],
    ];
    element.classList.toggle("now", isNow);
    element.setAttribute("aria-label", seat.player);
    fill(
      head,
      token(seat.player, number),
      h("b", { class: "duel-name" }, seat.player),
      h(
        "span",
        { class: "duel-values" },
        values.map(([drawn, value, words]) =>
          h(
            "span",
            { class: "duel-value", title: words },
            icon(drawn),
            h("span", { "aria-hidden": "true" }, value),
            h("span", { class: "unseen" }, words),
          ),
        ),
        seat.has_tile &&
          h(
            "span",
            { class: "duel-value tile", title: say("duel.has_tile") },
            icon("star"),
            h("span", { "aria-hidden": "true" }, view.tile_points),
            h("span", { class: "unseen" }, say("duel.has_tile")),
          ),
      ),
    );
    fill(
      notes,
      problems.map((problem) => problemHere(problem, fix)),
    );
  }

  return { element, body, head, show };
}

/**
 * Show a problem at its place, with what mends it: `fix()` if it is a sum, else `fix(problem)` goes to the text.
 *
 * @param {Server.Problem} problem
 * @param {(problem?: Server.Problem) => unknown} fix
 */
export function problemHere(problem, fix) {
  const canFix = ["total-wrong", "empty-wrong", "buttons-wrong", "tile-unearned", "tile-forgotten"].includes(
    problem.code,
  );
  return note(
    problem.level === "error" ? "bad" : "warning",
    [h("b", {}, toSentence(problem.message)), " ", hintAtBoard(problem)],
    (canFix || isForText(problem)) &&
      h(
        "div",
        { class: "sheet-fixes duel-fixes" },
        canFix
          ? button(say("duel.fix"), { onclick: () => fix() })
          : button(say("sheet.mend_in_text"), { icon: "file", onclick: () => fix(problem) }),
      ),
  );
}
